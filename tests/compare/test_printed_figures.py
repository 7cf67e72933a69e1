"""The figures of a verdict by their roles."""

from rules.compare.printed import figures_of
from rules.engine.judging import adjudicate
from rules.engine.verdict import Verdict


def answers(chips: str) -> Verdict:
    """250-500, under the gun raises to 1,100, the next player pushes these chips."""
    return adjudicate(
        {
            "edition": "2024",
            "blinds": [250, 500],
            "seats": [{"name": "SB"}, {"name": "BB"}, {"name": "UTG"}, {"name": "UTG+1"}],
            "events": [
                {"player": "UTG", "does": "raise", "by": 600},
                {"player": "UTG+1", "does": "push", "chips": chips},
            ],
        }
    )


def test_every_figure_of_a_verdict_has_its_role():
    assert figures_of(answers("1x1000 5x100")) == {
        "decision": "raise",
        "to": 1700,
        "adds": 200,
        "returns": 0,
        "minimum_raise": 1700,
        "call": 1100,
        "raises_from": 1400,
        "increment": 600,
        "out": 1500,
    }


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
    figures = figures_of(verdict)
    assert (figures["side-1"], figures["main"]) == (2000, 2100)
