"""``manage.py importdocument`` says what it read and what it did, or why it did nothing."""

import io
from types import SimpleNamespace

import pytest
from django.core.management import CommandError, call_command

from rules.models import Passage, Translation
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


def test_it_names_the_passages_that_changed(tmp_path):
    path = tmp_path / "page.txt"
    path.write_text("Regola 48\nTitolo\nA: Il giocatore. B: I gettoni.", encoding="utf-8")
    run(str(path))
    path.write_text("Regola 48\nTitolo\nA: Il giocatore punta.", encoding="utf-8")
    assert run(str(path))[-3:] == [
        "Passages: 0 created, 1 changed, 2 same, 1 removed",
        "Changed passages: A",
        "Removed passages: B",
    ]


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
