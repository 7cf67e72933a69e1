"""A text that tells of another situation than its scenario: one finding, no verdict; a slip is a wrong figure."""

import pytest

from rules.compare.checks.base import Severity
from rules.compare.figures_by_role import telling
from rules.compare.findings import findings
from rules.compare.leftopen import leaves_open
from rules.compare.loading import load_pages
from tests.compare.checks.invented import blind, built, case, flop
from tests.compare.unseen.pages import made
from tests.compare.unseen.test_halves import CLEAN, PLANTED

OF_FIGURES = {"figure", "arithmetic", "sister-figures"}
SISTER = {
    "1": "Caso 1: i gettoni precedenti restano. Esempio: bui 50-100, il BB ha un gettone da 100, il bottone rilancia a"
    " 500 (400 oltre il BB).",
    "1.1": "1: un gettone di taglio maggiore è un call (mette un gettone da 1000 su quello da 100).",
    "1.2": "2: due gettoni sono un call se servono entrambi (mette due gettoni da 250 su quello da 100).",
}
OTHER = {
    "1": "Fall 1: Die vorherigen Chips bleiben liegen. Beispiel: Blinds 100-200, der BB hat einen 200er Chip gesetzt,"
    " der Button erhöht auf 950 (750 mehr als der BB).",
    "1.1": "1: Ein höherwertiger Chip ist ein Call (er setzt einen 1.000er auf den 200er).",
    "1.2": "2: Zwei Chips sind ein Call, wenn beide gebraucht werden (er setzt zwei 500er auf den 200er).",
}
CASES = {"1.1": "1x1000", "1.2": "2x250"}


def page_of(concordance, german):
    rows = [(key, "case" if "." in key else "situation", {"it": SISTER[key], "de": german[key]}) for key in SISTER]
    cases = {key: (case(blind(chips), "2026"),) for key, chips in CASES.items()}
    return built(concordance, "2026", "prior-bet-chips", "48", rows, cases)


def test_a_text_with_other_blinds_bets_and_chips_gives_one_finding_for_all_its_cases(concordance):
    (finding,) = (f for f in findings(page_of(concordance, OTHER)) if f.severity is not Severity.NOTE)
    assert (finding.checks, finding.language, finding.key) == (("other-figures",), "de", "1")
    assert finding.sentences()[0] == (
        "The text tells of 100, 200, 950, 750, 500; the scenario has 50, 500, 400, 100, 250 instead."
    )
    assert {spot.key for spot in finding.also} == {"1", "1.1", "1.2"}
    assert finding.right == ""


def test_no_verdict_is_one_on_a_case_whose_introduction_tells_of_another_situation(concordance):
    page = page_of(concordance, OTHER)
    told = {key: telling(page, page.text("de", key)) for key in SISTER}
    assert [bool(each.other) for each in told.values()] == [True, True, True]
    assert not any(each.cases for each in told.values())
    assert all(telling(page, page.text("it", key)).cases for key in CASES)


def test_a_single_figure_is_no_slip_where_another_situation_of_the_page_has_it(concordance):
    page = page_of(concordance, OTHER)
    rows = [(row.key, row.kind, dict(row.texts)) for row in page.rows]
    rows.append(("2", "case", {"de": "Fall 2: Er nimmt den 200er zurück und legt einen 1.000er: ein Call."}))
    cases = {**page.cases, "2": (case(blind("1x1000", pulls="1x100"), "2026"),)}
    found = findings(built(concordance, "2026", "prior-bet-chips", "48", rows, cases))
    assert [(f.key, f.checks) for f in found if (f.language, f.key) == ("de", "2")] == [("2", ("other-figures",))]


def one_case(concordance, italian, scenario, **more):
    rows = [("1", "case", {"it": italian})]
    return built(concordance, "2024", "multiple-chips", "45", rows, {"1": (case(scenario, "2024", **more),)})


BET = "Caso 1: A punta 1200 al flop, B mette due gettoni da 1000 senza dichiarare."


@pytest.mark.parametrize(
    ("text", "others"),
    [
        (BET, []),
        (BET.replace("1200", "900"), ["900"]),
        (BET.replace("da 1000", "da 500"), ["500"]),
        (BET.replace("due gettoni", "tre gettoni"), ["3 × 1000"]),
        # The text itself prints what follows from the right figure: it is a slip.
        (f"{BET.replace('1200', '1300')} Non si può togliere un gettone lasciando il call (1200).", []),
        (f"{BET} Il totale è di 2500.", []),
        (f"{BET} Gli vengono restituiti 700.", []),
        (BET.replace("1200", "900").replace("da 1000", "da 500"), ["900", "500"]),
    ],
)
def test_blinds_bets_and_chips_make_a_situation_and_what_follows_from_them_does_not(concordance, text, others):
    page = one_case(concordance, text, flop(1200, "2x1000"))
    assert [spotted.shown for spotted in telling(page, page.text("it", "1")).other] == others


@pytest.mark.parametrize(("wrong", "check"), [(("900",), "figure"), (("900", "500"), "other-figures")])
def test_one_figure_is_reported_as_wrong_and_several_as_another_situation(concordance, wrong, check):
    text = BET
    for old, new in zip(("1200", "1000"), wrong, strict=False):
        text = text.replace(old, new)
    found = [f for f in findings(one_case(concordance, text, flop(1200, "2x1000"))) if f.severity is not Severity.NOTE]
    assert [f.checks for f in found] == [(check,)]


OPEN = "Caso 1: A punta 1200 al flop, B mette più gettoni senza dichiarare."


@pytest.mark.parametrize(
    ("text", "others"),
    [
        (OPEN, []),
        (OPEN.replace("più gettoni", "due gettoni da 1000"), []),
        (OPEN.replace("più gettoni", "due gettoni da 5000"), ["5000"]),
    ],
)
def test_figures_are_assumed_only_while_the_text_leaves_them_open(concordance, text, others):
    page = one_case(concordance, text, flop(1200, "2x1000"), assumed=("events[1].chips",))
    told = page.text("it", "1")
    assert [spotted.shown for spotted in telling(page, told).other] == others
    scenario = page.cases["1"][0].scenario
    assert leaves_open(told, scenario, "events[1].chips") is ("da 1000" not in text)


def test_a_scenario_stands_for_the_languages_whose_text_fits_it_whatever_is_stored(concordance):
    spanish = "Caso 1: A apuesta 1200 en el flop, B coloca dos fichas de 1000 en silencio."
    rows = [("1", "case", {"it": BET, "es": spanish})]
    cases = (
        case(flop(1200, "2x1000"), "2024", languages=("es",)),
        case(flop(1200, "3x500"), "2024", languages=("it",)),
    )
    page = built(concordance, "2024", "multiple-chips", "45", rows, {"1": cases})
    assert telling(page, page.text("it", "1")).cases == telling(page, page.text("es", "1")).cases == cases[:1]


@pytest.mark.parametrize("data", [*CLEAN, *PLANTED], ids=lambda data: data["name"])
def test_no_text_is_taken_for_another_situation_that_is_none(concordance, data):
    page = made(concordance, data)
    other = [(text.language, text.key) for text in page.every_text() if telling(page, text).other]
    wrong = {(fault["language"], fault["key"]) for fault in data.get("faults", ()) if fault["check"] in OF_FIGURES}
    assert set(other) <= wrong
    assert all(telling(page, page.text(*place)).is_slip for place in other)


@pytest.mark.django_db
def test_every_shipped_text_tells_of_its_scenarios(library):
    for page in load_pages():
        assert [(text.language, text.key) for text in page.every_text() if telling(page, text).other] == []
