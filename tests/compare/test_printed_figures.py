"""What a document states, held against what its chips make."""

import pytest

from rules.compare.printed import Disagreement, disagreements, figures_of, places
from rules.engine.judging import adjudicate
from rules.engine.verdict import Verdict


def big_blind_pushes(chips: str) -> Verdict:
    """25-50, two 25s out, the button raises to 600: what case 1.3 of prior chips says, with these chips added."""
    return adjudicate(
        {
            "edition": "2026",
            "blinds": [25, 50],
            "seats": [{"name": "SB"}, {"name": "BB", "out": "2x25"}, {"name": "BTN"}],
            "events": [
                {"player": "BTN", "does": "raise", "to": 600},
                {"player": "SB", "does": "fold"},
                {"player": "BB", "does": "push", "chips": chips},
            ],
        }
    )


def answers(chips: str, edition: str = "2024") -> Verdict:
    """250-500, under the gun raises to 1,100, the next player pushes these chips."""
    return adjudicate(
        {
            "edition": edition,
            "blinds": [250, 500],
            "seats": [{"name": "SB"}, {"name": "BB"}, {"name": "UTG"}, {"name": "UTG+1"}],
            "events": [
                {"player": "UTG", "does": "raise", "by": 600},
                {"player": "UTG+1", "does": "push", "chips": chips},
            ],
        }
    )


def test_the_italian_total_is_not_what_the_chips_make_but_the_minimum_raise():
    assert disagreements({"it": {"out": 1150}}, big_blind_pushes("2x1000")) == (
        Disagreement("it", "out", 1150, 2050, also="minimum_raise"),
    )


def test_the_spanish_total_is_right():
    assert disagreements({"es": {"out": 1550}}, big_blind_pushes("1x1000 1x500")) == ()


@pytest.mark.parametrize(
    ("chips", "printed"),
    [
        ("1x1000 5x100", {"call": 1100, "increment": 600, "raises_from": 1400, "to": 1700, "out": 1500}),
        ("1x1000 5x100", {"decision": "raise", "adds": 200, "returns": 0, "minimum_raise": 1700, "all_in": False}),
        ("1x1000 3x100", {"call": 1100, "returns": 200, "decision": "call"}),
    ],
)
def test_what_agrees_is_not_spoken_of(chips: str, printed: dict):
    assert disagreements({"it": printed, "de": printed}, answers(chips)) == ()


@pytest.mark.parametrize(
    ("role", "figure", "computed", "also"),
    [
        ("decision", "call", "raise", None),
        ("to", 1600, 1700, None),
        ("to", 1500, 1700, "out"),
        ("to", 1400, 1700, "raises_from"),
        ("increment", 500, 600, None),
        ("call", 600, 1100, "increment"),
        ("adds", 300, 200, None),
        ("returns", 200, 0, "adds"),
        ("all_in", True, False, None),
        ("main", 3000, None, None),
    ],
)
def test_each_role_is_held_against_its_own_figure(role: str, figure, computed, also: str | None):
    assert disagreements({"de": {role: figure}}, answers("1x1000 5x100")) == (
        Disagreement("de", role, figure, computed, also),
    )


def test_a_pot_is_known_by_its_name():
    verdict = adjudicate(
        {
            "edition": "2024",
            "blinds": [50, 100],
            "seats": [{"name": "SB", "stack": 700}, {"name": "BB"}, {"name": "C"}],
            "events": [
                {"player": "C", "does": "raise", "to": 1700},
                {"player": "SB", "does": "all-in"},
                {"player": "BB", "does": "call"},
            ],
            "ask": "pots",
        }
    )
    assert figures_of(verdict)["side-1"] == 2000
    assert disagreements({"it": {"side-1": 2000, "main": 2000}}, verdict) == (
        Disagreement("it", "main", 2000, 2100, also="side-1"),
    )


def test_one_of_the_readings_that_the_director_has_is_not_wrong():
    verdict = answers("1x1000 5x100", edition="2013")
    assert disagreements({"it": {"decision": "raise"}}, verdict) == ()


def disagreement(role: str, printed) -> Disagreement:
    return Disagreement("it", role, printed, 1)


@pytest.mark.parametrize(
    ("text", "role", "printed", "marked"),
    [
        ("(due gettoni da 1k sui due da 25 è una puntata totale di 1150).", "out", 1150, ["1150"]),
        ("auf insgesamt 1.150.", "out", 1150, ["1.150"]),
        ("ein 1k Chip, ein 1.000er", "out", 1000, ["1k", "1.000"]),
        ("raise a 600 (600 oltre il BB)", "increment", 600, ["600"]),
        ("rilancia a 600, un totale di 600", "out", 600, ["600"]),
        ("nessuna cifra", "out", 1150, []),
        ("il 50% di 1.150,5", "out", 50, []),
        ("è un call", "decision", "call", []),
        ("1 gettone", "all_in", True, []),
    ],
)
def test_a_printed_figure_is_found_by_its_value(text: str, role: str, printed, marked: list[str]):
    assert [text[start:end] for start, end in places(text, disagreement(role, printed))] == marked


def test_of_several_places_those_count_that_have_a_word_for_the_role():
    text = "A apre 1150 e B, dopo una lunga pausa di riflessione, punta in tutto un totale di 1150."
    assert places(text, disagreement("out", 1150)) == ((len(text) - 5, len(text) - 1),)
