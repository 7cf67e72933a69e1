"""A page that was read stands in the database: whole, beside the other languages, and as often as one likes."""

from unicodedata import normalize

import pytest
from django.utils import translation

from rules.documents import importer
from rules.documents.importer import Report, import_page, passages_of
from rules.documents.reader import read_file, read_page
from rules.documents.refusals import DocumentRefused
from rules.models import Edition, Passage, RuleVersion, Scenario, Translation
from tests.documents import five

pytestmark = pytest.mark.usefixtures("rulebook")

PLACES = {path: path.parts[-3:-1] for path in five.ALL}


def put(text: str, language: str = "it", edition: str = "2024", rule: str | None = "multiple-chips") -> Report:
    return import_page(read_page(text, language=language), language=language, edition=edition, rule=rule)


def put_file(path) -> Report:
    return put(read_file(path), path.stem, PLACES[path][0], None)


def version(slug: str = "multiple-chips", edition: str = "2024") -> RuleVersion:
    return RuleVersion.objects.get(rule__slug=slug, edition__key=edition)


def texts(language: str, slug: str = "multiple-chips", edition: str = "2024") -> dict[str, str]:
    column = f"text_{language}"
    rows = passages_of(version(slug, edition)).values_list("key", column)
    return {key: text for key, text in rows if text}


def keys(slug: str = "multiple-chips", edition: str = "2024") -> str:
    return " ".join(passages_of(version(slug, edition)).values_list("key", flat=True))


def everything() -> list:
    return [
        *Passage.objects.rewrite(False).order_by("pk").values_list(
            "pk", "key", "kind", "position", "text_it", "text_de", "text_es", "text_en"
        ),
        *Translation.objects.order_by("pk").values_list(),
    ]  # fmt: skip


@pytest.mark.parametrize("path", five.ALL, ids=five.name)
def test_the_passages_of_a_page_put_together_are_the_file(path):
    report = put_file(path)
    stored = {passage.key: getattr(passage, f"text_{path.stem}") for passage in passages_of(report.version)}
    layout = Translation.objects.get().layout
    assert "".join(stored[key] for key in layout).encode() == path.read_bytes()
    assert Translation.objects.get().page.encode() == path.read_bytes()


@pytest.mark.parametrize("path", five.ALL, ids=five.name)
def test_a_page_finds_its_rule_by_its_number(path):
    edition, slug = PLACES[path]
    found = put_file(path).version
    assert (found.edition.key, found.rule.slug) == (edition, slug)


@pytest.mark.parametrize("path", five.ALL, ids=five.name)
def test_a_page_imported_twice_changes_nothing(path):
    first = put_file(path)
    before = everything()
    second = put_file(path)
    assert everything() == before
    assert second.nothing_changed
    assert second.same == first.created


def test_all_pages_imported_again_in_any_order_change_nothing():
    for path in five.ALL:
        put_file(path)
    before = everything()
    assert all(put_file(path).nothing_changed for path in reversed(five.ALL))
    assert everything() == before


def test_the_credits_are_kept():
    put_file(five.PRIOR_CHIPS_IT)
    row = Translation.objects.get()
    assert (row.translator, row.reviser, row.source, row.notice, row.state) == (
        "Fabiano Stefanini", "Jacopo Marcelletti", "PokerTDA.com",
        "In caso di differenze prevale la fonte originale", "stated",
    )  # fmt: skip


def test_credits_that_the_staff_knows_stay_where_the_page_is_silent():
    put_file(five.FACE_UP_IT)
    Translation.objects.update(translator="Maria Prova")
    assert put_file(five.FACE_UP_IT).nothing_changed
    assert Translation.objects.get().translator == "Maria Prova"


def test_an_edition_that_the_page_does_not_state_is_assumed():
    put_file(five.FACE_UP_IT)
    assert Translation.objects.get().state == Translation.State.ASSUMED


@pytest.mark.parametrize(
    "other",
    [
        lambda text: text.replace("\n", "\r\n"),
        lambda text: text.replace("\n", "\r"),
        lambda text: "\ufeff" + text,
        lambda text: normalize("NFD", text),
        lambda text: text.replace("giocatore", "gioca\u00adto\u200bre"),
        lambda text: "\u202a" + text,
    ],
)
def test_the_same_page_written_otherwise_is_the_same(other):
    put_file(five.MULTIPLE_CHIPS_IT)
    report = put(other(read_file(five.MULTIPLE_CHIPS_IT)), rule=None)
    assert report.nothing_changed


def test_a_credit_too_long_for_its_column_is_cut_there_alone():
    put(f"Regola 45\nTitolo\nA: Il giocatore.\nTraduzione: {'Maria ' * 25}")
    assert len(Translation.objects.get().translator) == 120
    assert texts("it")["credit"].endswith("Maria ")


# Languages side by side


def test_languages_are_aligned_by_key():
    put_file(five.PRIOR_CHIPS_IT)
    report = put_file(five.PRIOR_CHIPS_ES)
    italian, spanish = texts("it", "prior-bet-chips", "2026"), texts("es", "prior-bet-chips", "2026")
    assert set(italian) - set(spanish) == {"credit"}
    assert set(spanish) <= set(italian)
    assert (len(report.created), report.changed) == (len(spanish), ())


@pytest.mark.parametrize("order", [("it", "de"), ("de", "it")], ids="-".join)
def test_passages_that_one_language_has_stand_where_it_has_them(order):
    for language in order:
        put_file(five.MULTIPLE_CHIPS_IT.with_name(f"{language}.txt"))
    found = keys().split()
    for language in order:
        layout = Translation.objects.get(language=language).layout
        assert [key for key in found if key in layout] == layout
    assert [passage.position for passage in passages_of(version())] == list(range(1, len(found) + 1))


def test_a_new_page_touches_no_other_language():
    put_file(five.MULTIPLE_CHIPS_DE)
    german, page = texts("de"), Translation.objects.get(language="de").page
    put_file(five.MULTIPLE_CHIPS_IT)
    put("Regola 45\nTitolo\nA: Il giocatore non punta.")
    assert texts("de") == german
    assert Translation.objects.get(language="de").page == page


@pytest.mark.parametrize("interface", ["it", "de", "es", "en"])
def test_the_language_of_the_interface_does_not_matter(interface):
    with translation.override(interface):
        put_file(five.MULTIPLE_CHIPS_DE)
        assert put_file(five.MULTIPLE_CHIPS_DE).nothing_changed
    assert not any(texts(language) for language in ("it", "es", "en"))
    assert texts("de")["heading"] == "Setzen mehrerer Chips.\n\n"


def test_a_case_in_one_language_is_a_case_in_all():
    put("Regola 45\nTitolo\nCaso 1: il primo. 1: uno.")
    put("Regel 45\nTitel\nFall 1: der erste. a) er setzt; b) er setzt nicht. 1: eins.", "de")
    assert put("Regola 45\nTitolo\nCaso 1: il primo. 1: uno.").nothing_changed
    assert Passage.objects.get(key="1").kind == Passage.Kind.CASE


# A page that comes again, changed


def test_what_changed_is_reported_by_passage():
    put("Regola 45\nTitolo\nA: Il giocatore punta. B: Il floor guarda.\nCaso 1: uno.")
    report = put("Regola 45\nTitolo\nA: Il giocatore passa. B: Il floor guarda.\nCaso 1: uno. Caso 2: due.")
    assert (report.created, report.changed, report.removed) == (("2",), ("A", "1"), ())
    assert report.same == ("number", "heading", "B")
    assert not report.nothing_changed


def test_a_passage_that_vanished_is_removed_unless_another_language_has_it():
    put("Regel 45\nTitel\nA: Der Spieler. B: Die Chips.", "de")
    put("Regola 45\nTitolo\nA: Il giocatore. B: I gettoni. C: Il floor.")
    report = put("Regola 45\nTitolo\nA: Il giocatore.")
    assert report.removed == ("B", "C")
    assert keys() == "number heading A B"
    assert (texts("it").get("B"), texts("de")["B"]) == (None, "B: Die Chips.")


def test_a_passage_that_vanished_stays_for_its_scenarios():
    put("Regola 45\nTitolo\nCaso 1: il giocatore. Caso 2: i gettoni.")
    Scenario.objects.create(passage=Passage.objects.get(key="2"), data={})
    put("Regola 45\nTitolo\nCaso 1: il giocatore.")
    assert keys() == "number heading 1 2"
    assert "2" not in texts("it")


def test_a_page_whose_parts_moved_decides_their_order():
    put("Regola 45\nTitolo\nA: Il giocatore.\nNota: una nota.\nCaso 1: uno.")
    put("Regola 45\nTitolo\nA: Il giocatore.\nCaso 1: uno.\nNota: una nota.")
    assert keys() == "number heading A 1 note"


# Refusals write nothing

PAGE = "Regola {number}\nTitolo\nA: Il giocatore che non ha gettoni non punta."


@pytest.mark.parametrize(
    ("text", "edition", "rule", "code", "place"),
    [
        pytest.param(PAGE.format(number=99), "2024", None, "number-unknown", "Line 1 says rule 99", id="number"),
        pytest.param(PAGE.format(number=1), "2026", None, "number-unknown", "2026", id="unknown in this edition"),
        pytest.param(PAGE.format(number=41), "2013", None, "number-ambiguous", "raise-amounts, reopening-the-bet",
                     id="number of two rules"),
        pytest.param("Titolo\nA: Il giocatore. B: Il floor.", "2024", None, "number-missing", "rule number", id="none"),
        pytest.param(PAGE.format(number=45), "2024", "no-such-rule", "rule-unknown", "no-such-rule", id="slug"),
        pytest.param(PAGE.format(number=45), "2024", "simultaneous-eliminations", "number", "which is multiple-chips",
                     id="the number of another rule"),
        pytest.param(PAGE.format(number=45), "2026", "multiple-chips", "number", "raise-amounts", id="other rule"),
        pytest.param("\n" + PAGE.format(number="45 · TDA 2024"), "2026", None, "edition", "Line 2 says 2024",
                     id="edition"),
        pytest.param("Titolo\nRegola 45\nTesto TDA 2024\nA: Il giocatore.", "2026", None, "edition", "Line 3",
                     id="line of the edition"),
        pytest.param(PAGE.format(number=45), "2030", None, "edition-unknown", "2013, 2024, 2026", id="no edition"),
    ],
)  # fmt: skip
def test_a_page_that_contradicts_its_place_is_refused(text, edition, rule, code, place):
    with pytest.raises(DocumentRefused) as refused:
        put(text, edition=edition, rule=rule)
    assert refused.value.code == code
    assert place in str(refused.value)
    assert not everything()


def test_without_any_edition_the_way_to_have_them_is_named():
    RuleVersion.objects.all().delete()
    Edition.objects.all().delete()
    with pytest.raises(DocumentRefused, match="No edition is held here yet: run loadlibrary first"):
        put(PAGE.format(number=45))


def test_a_page_is_not_written_as_another_language():
    with pytest.raises(DocumentRefused, match="should be in German, but it is in Italian: “Regola” in line 1"):
        import_page(read_page(PAGE.format(number=45)), language="de", edition="2024")


@pytest.mark.parametrize(
    ("number", "edition", "rule"),
    [
        ("99", "2024", "multiple-chips"),
        ("1", "2026", "floor-decisions"),
        ("41", "2013", "reopening-the-bet"),
        ("41-B", "2013", None),
        ("45", "2024", None),
    ],
)
def test_a_page_is_accepted_where_the_rule_is_known(number, edition, rule):
    report = put(PAGE.format(number=number), edition=edition, rule=rule)
    expected = rule or {"2013": "reopening-the-bet", "2024": "multiple-chips"}[edition]
    assert report.version.rule.slug == expected


def test_nothing_is_written_if_anything_fails(monkeypatch):
    put_file(five.MULTIPLE_CHIPS_DE)
    before = everything()

    def fail(*args: object) -> None:
        raise RuntimeError

    monkeypatch.setattr(importer, "_write_translation", fail)
    with pytest.raises(RuntimeError):
        put_file(five.MULTIPLE_CHIPS_IT)
    assert everything() == before
