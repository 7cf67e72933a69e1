"""Declarations with an "if", calls before the amount, amounts given out wrong.

Rulebook 2.11 (2024: rules 59, 49; 2026: 61, 51).
"""

import pytest

from rules.engine.judging import adjudicate
from tests.engine.told import flop, options, ruled, told, why

BLINDS = {"blinds": [50, 100]}


@pytest.mark.parametrize(
    ("story", "expected"),
    [
        ("A bet 200; B say call if", "director: call 200 +200 | pending"),
        ("A bet 200; B say raise 700 if", "director: raise 700 +700 | pending"),
        ("A bet 200; B fold if", "director: fold | pending"),
        ("A bet 200; B push 1x100 1x25 if", "director: call 200 +75 | pending"),
        ("A say call if", "director: call | pending"),
        ("A check if", "director: check 0 | pending"),
    ],
)
def test_what_is_said_with_an_if_is_the_directors(story, expected):
    data = flop("A B", story, **BLINDS)
    assert ruled(data) == expected
    assert why(data) == ["conditional-declaration"]


def test_pc_45_i_call_if_you_bet():
    """pokertda.com: razz heads-up, the second player says "I call if you bet", ahead of the first."""
    data = flop("A B", "B say call if", game="razz", **BLINDS)
    assert ruled(data) == "director: call | pending"
    assert ruled(flop("A B", "B say call if; A bet 200; B fold", game="razz", **BLINDS)) == "fold"


def test_pc_43_a_call_before_the_amount_is_known_may_be_held_to_any():
    """alinenkarl.net: A 10,000, B "raise", C "call" at once."""
    data = flop("A B C", "A bet 10000; B say raise; C call", **BLINDS)
    verdict = adjudicate(data)
    assert ruled(data) == "director: call | pending | fold"
    assert [reading.premise.kind for reading in verdict.may] == ["held-to-any-amount", "call-not-held", "call-not-held"]


@pytest.mark.parametrize(
    ("story", "expected"),
    [
        ("B say 30000; C call", "call 30000 +30000"),
        ("B say 30000; C fold", "fold"),
        ("B push 1x25000; C call", "call 25000 +25000"),
    ],
)
def test_once_the_amount_is_known_play_goes_on(story, expected):
    assert ruled(flop("A B C", f"A bet 10000; B say raise; C say call; {story}", **BLINDS)) == expected


def test_pc_39_who_says_call_in_turn_is_bound():
    """piranhapokerteam.com: A is all-in, B calls in the belief that he opens."""
    assert ruled(flop("A:9000 B C", "A all-in; B call", **BLINDS)) == "call 9000 +9000"


def test_pc_41_the_caller_takes_the_true_amount():
    """cbssports.com: raise to 1.7 m, all-in for 22.2 m, given out as 17.2 m."""
    story = "UTG raise 1700000; BTN all-in announced=17200000; SB fold; BB fold; UTG call"
    data = told("SB BB UTG BTN:22200000", story, blinds=[50, 100])
    assert ruled(data) == "call 22200000 +20500000"
    assert adjudicate(data).findings[-1].figures == {"announced": 17_200_000, "call": 22_200_000}


@pytest.mark.parametrize(
    ("act", "expected"),
    [
        ("C push 4x100 80x1000 says call", "call 291000 +210600"),
        ("C say 380000", "call 291000 +291000"),
        ("C raise 380000", "raise 516000 +516000"),
    ],
)
def test_pc_19_the_true_amount_decides_about_a_raise_as_well(act, expected):
    """blondepoker.com: 66,000, then 291,000 given out as 191,000; on that 380,000 would have been a raise."""
    data = flop("A B C", f"A bet 66000; B raise 291000 announced=191000; {act}", blinds=[15_000, 30_000])
    assert ruled(data) == expected


def test_the_wrong_amount_is_named_for_calls_until_somebody_raises():
    story = "A bet 200; B raise 800 announced=600; C call"
    assert why(flop("A B C", story, **BLINDS))[-1] == "true-amount-counts"
    assert why(flop("A B C", f"{story}; A call", **BLINDS))[-1] == "true-amount-counts"
    assert "true-amount-counts" not in why(flop("A B C", f"{story}; A raise 2000; B call", **BLINDS))


@pytest.mark.parametrize("said", ["announced=800", ""])
def test_the_right_amount_is_no_reason(said):
    data = flop("A B", f"A bet 200; B raise 800 {said}; A call", **BLINDS)
    assert why(data) == ["call-declared"]


def test_the_announcement_changes_no_option():
    data = flop("A B", "A bet 200; B raise 800 announced=600", **BLINDS)
    assert options(data, "A") == "fold | call 800 | raise 1400"


def test_a_bettor_who_miscounts_himself_is_not_the_dealer():
    story = "A bet 8000 announced=800; B call"
    data = flop("A B C", story, blinds=[50, 100])
    data["events"][0]["announced_by"] = "player"
    assert ruled(data) == "call 8000 +8000"
    assert why(data) == ["call-declared", "bettor-miscounted"]
    assert why(flop("A B C", story, blinds=[50, 100])) == ["call-declared", "true-amount-counts"]
