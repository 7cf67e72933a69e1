"""``manage.py importdocument`` says what it read and what it did, or why it did nothing."""

import io
from types import SimpleNamespace

import pytest
from django.contrib.admin.models import LogEntry
from django.core.management import CommandError, call_command

from rules.documents.assembly import rebuild_pages
from rules.models import Edition, IndexedWord, Passage, Rule, RuleVersion, Scenario, Section, Translation
from tests.documents import five

pytestmark = pytest.mark.usefixtures("rulebook")


def run(*arguments: str, language: str = "it", edition: str = "2026") -> list[str]:
    out = io.StringIO()
    call_command("importdocument", *arguments, language=language, edition=edition, stdout=out)
    return out.getvalue().splitlines()


def test_it_says_what_it_read_and_did():
    lines = run(str(five.PRIOR_CHIPS_IT))
    assert lines == [
        "Title: Gettoni di puntate precedenti non fisicamente nel piatto",
        "Rule: prior-bet-chips",
        "Number: 48",
        "Edition: 2026, stated on the page",
        "Language: Italian",
        "Section: Puntate & Rilanci",
        "Translation: Fabiano Stefanini",
        "Revision: Jacopo Marcelletti",
        "Source: PokerTDA.com",
        "Notice: In caso di differenze prevale la fonte originale",
        "  line of the page: number section edition addendum addendum-number",
        "  heading: heading addendum-heading",
        "  clause: A B C C.1 C.2",
        "  introduction to cases: 1 2 3",
        "  case: 1.1 1.2 1.3 2.1 2.2 3.1 4 5",
        "  credit: credit source",
        "Passages: 25 created, 0 changed, 0 same, 0 removed",
    ]


def test_run_twice_it_says_that_nothing_had_to_be_written():
    run(str(five.FACE_UP_IT), edition="2024")
    lines = run(str(five.FACE_UP_IT), edition="2024")
    assert "Edition: 2024, as told: the page names none" in lines
    assert lines[-2:] == ["Passages: 0 created, 0 changed, 8 same, 0 removed", "Nothing needed to be written."]


PAGE = "Regola 48\nTitolo\nA: Il giocatore. B: I gettoni.\nTraduzione: Anna"
OTHER = "Regola 48\nTitolo\nA: Il giocatore punta.\nTraduzione: Bruno"


@pytest.fixture
def importing(tmp_path):
    """Import a text as a file."""

    def importing(text: str, *arguments: str) -> list[str]:
        path = tmp_path / "page.txt"
        path.write_text(text, encoding="utf-8")
        return run(str(path), *arguments)

    return importing


def written() -> list:
    return [
        *Passage.objects.rewrite(False).order_by("pk").values_list("pk", "key", "kind", "position", "text_it"),
        *Translation.objects.order_by("pk").values_list(),
        *IndexedWord.objects.order_by("pk").values_list(),
        *LogEntry.objects.values_list(),
    ]


@pytest.mark.parametrize(
    ("arguments", "missing"),
    [
        ((), "--replace lets it replace them. The page lacks passages that stand here: --remove lets them go."),
        (("--replace",), "Nothing was written. The page lacks passages that stand here: --remove lets them go."),
        (("--remove",), "Nothing was written. The page has other words than stand here: --replace lets it replace"),
        (("--remove", "--dry-run"), "Nothing was written."),
    ],
)
def test_without_consent_nothing_is_written_and_the_exit_code_says_so(importing, capsys, arguments, missing):
    importing(PAGE)
    before = written()
    with pytest.raises(CommandError) as refusal:
        importing(OTHER, *arguments)
    assert missing in str(refusal.value)
    assert refusal.value.returncode == 3
    assert written() == before


def test_old_and_new_words_are_shown_before_anything_is_written(importing, tmp_path):
    importing(PAGE)
    out = io.StringIO()
    path = tmp_path / "other.txt"
    path.write_text(OTHER, encoding="utf-8")
    with pytest.raises(CommandError):
        call_command("importdocument", str(path), language="it", edition="2026", stdout=out)
    assert out.getvalue().splitlines()[-11:] == [
        "A, other words:",
        "  - A: Il giocatore. ",
        "  + A: Il giocatore punta.",
        "credit, other words:",
        "  - Traduzione: Anna",
        "  + Traduzione: Bruno",
        "translator, other words:",
        "  - Anna",
        "  + Bruno",
        "B, not on the page:",
        "  - B: I gettoni.",
    ]


def test_with_consent_it_is_written_found_and_logged_with_the_old_words(importing):
    importing(PAGE)
    lines = importing(OTHER, "--replace", "--remove")
    assert lines[-1] == "Passages: 0 created, 2 changed, 2 same, 1 removed"
    assert Translation.objects.get().translator == "Bruno"
    assert IndexedWord.objects.filter(word="punta", language="it").exists()
    entry = LogEntry.objects.first()
    assert (entry.user.username, entry.user.is_active) == ("importdocument", False)
    assert not entry.user.has_usable_password()
    assert "B, removed: B: I gettoni." in entry.change_message
    assert "translator, replaced: Anna" in entry.change_message
    assert entry.get_edited_object() == Translation.objects.get()


def test_a_page_that_only_adds_needs_no_consent(importing):
    importing("Regola 48\nTitolo\nA: Il giocatore.\n")
    assert importing("Regola 48\nTitolo\nA: Il giocatore.\nB: I gettoni.")[-1].startswith(
        "Passages: 1 created, 0 changed"
    )


def test_a_dry_run_writes_nothing(importing):
    lines = importing(PAGE, "--dry-run")
    assert lines[-1] == "Nothing was written: this was a dry run."
    assert written() == []


def test_the_same_page_after_a_staff_edit_undoes_it_only_when_told(importing):
    importing(PAGE)
    row = Passage.objects.rewrite(False).get(key="A")
    row.text_it = "A: Il giocatore corretto. "
    row.save()
    rebuild_pages(row.version)
    Translation.objects.update(translator="Carla")
    with pytest.raises(CommandError) as refusal:
        importing(PAGE)
    assert refusal.value.returncode == 3
    assert Passage.objects.rewrite(False).get(key="A").text_it == "A: Il giocatore corretto. "
    assert Translation.objects.get().translator == "Carla"
    importing(PAGE, "--replace")
    assert Translation.objects.get().translator == "Anna"


def test_a_word_processor_s_traces_are_said(importing):
    lines = importing("Regola 48\nTitolo\nA: Il gioca\u00adtore.\u200b B: I gettoni.")
    assert lines[0] == "2 invisible characters were taken out: U+00AD, U+200B."


def test_a_rule_that_the_edition_lacks_is_added_with_its_number(importing):
    text = "29: Al proprio posto\nA: Il giocatore è al posto. B: I gettoni anche."
    rule = Rule.objects.create(slug="at-your-seat", section=Section.objects.get())
    RuleVersion.objects.create(rule=rule, edition=Edition.objects.get(key="2024"), position=9, title_it="Al posto")
    with pytest.raises(CommandError, match="edition 2026 has no such number"):
        importing(text)
    lines = importing(text, "--rule", "at-your-seat")
    assert "The rule is new in this edition, and is added to it." in lines
    version = RuleVersion.objects.rewrite(False).get(edition__key="2026", rule__slug="at-your-seat")
    assert (version.number, version.certainty, version.title_it) == ("29", "likely", "Al posto")


def content() -> list:
    """Return the texts, without keys of rows."""
    passages = Passage.objects.rewrite(False).order_by("version__edition__key", "version__rule__slug", "key")
    return [
        *passages.values_list("version", "key", "kind", "text_it", "text_de", "text_es"),
        *Translation.objects.order_by("pk").values_list(),
        *Scenario.objects.order_by("pk").values_list("pk", "passage__key", "data"),
    ]


def test_the_shipped_words_come_back_as_the_message_says(tmp_path):
    call_command("loadlibrary", verbosity=0)
    path = tmp_path / "de.txt"
    path.write_text("45 : Setzen mehrerer Chips\nDer Spieler setzt mehrere Chips ohne Ansage.", encoding="utf-8")
    before = content()
    arguments = ("--replace", "--remove")
    lines = run(str(path), *arguments, language="de", edition="2024")
    assert lines[-1] == "To bring the shipped words back: loadlibrary --force page/2024/multiple-chips/de"
    assert content() != before
    call_command("loadlibrary", "--force", "page/2024/multiple-chips/de", verbosity=0)
    assert content() == before


def test_it_reads_standard_input(monkeypatch):
    stdin = SimpleNamespace(buffer=io.BytesIO(five.PRIOR_CHIPS_ES.read_bytes()))
    monkeypatch.setattr("sys.stdin", stdin)
    assert "Number: 48" in run("-", language="es")


def test_it_takes_the_rule_from_its_option(tmp_path):
    path = tmp_path / "page.txt"
    path.write_text("Titolo\nA: Il giocatore. B: I gettoni.", encoding="utf-8")
    assert "Rule: multiple-chips" in run(str(path), "--rule", "multiple-chips")


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"", "The page is empty"),
        (b"\x00\x01", "byte 1"),
        (b"Regola 48\nPu\xf2", "not in UTF-8: byte 13, in line 2"),
        (b"Buongiorno.", "line 1: “Buongiorno.”"),
        (b"Regola 99\nTitolo\nA: Il giocatore non ha gettoni.", "Line 1 says rule 99"),
        (b"Regola 48 TDA 2024\nTitolo\nA: Il giocatore.", "Line 1 says 2024"),
        (b"Regel 48\nTitel\nA: Der Spieler und die Chips.", "but it is in German: “Regel” in line 1"),
        (b"Regola 48\nTitolo\nCaso 1: il giocatore. Caso 1: ancora.", "Two cases are called 1: one begins"),
    ],
)
def test_it_refuses_in_one_sentence_and_writes_nothing(content, sentence, tmp_path):
    path = tmp_path / "page.txt"
    path.write_bytes(content)
    with pytest.raises(CommandError) as refused:
        run(str(path))
    assert sentence in str(refused.value)
    assert not Passage.objects.exists()
    assert not Translation.objects.exists()


def test_where_the_rule_is_not_found_the_option_that_names_it_is_pointed_out(tmp_path):
    path = tmp_path / "page.txt"
    path.write_text("Regola 99\nTitolo\nA: Il giocatore non ha gettoni.", encoding="utf-8")
    with pytest.raises(CommandError, match=r"has no such number\. Say with --rule which rule it is\.$"):
        run(str(path))


def test_a_file_that_is_not_there_is_an_error(tmp_path):
    with pytest.raises(CommandError, match=r"none\.txt"):
        run(str(tmp_path / "none.txt"))


def test_an_undated_page_is_not_taken_for_the_rule_that_has_its_number_in_another_edition():
    run(str(five.MULTIPLE_CHIPS_IT), edition="2024")
    with pytest.raises(CommandError) as refusal:
        run(str(five.MULTIPLE_CHIPS_IT), edition="2026")
    assert "raise-amounts in edition 2026" in str(refusal.value)
    assert "multiple-chips in edition 2024" in str(refusal.value)
    assert Translation.objects.count() == 1
