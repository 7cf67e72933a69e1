"""What do antes do to stacks, pots and bets? Rulebook 2.13 and 3 (2024: RP-11)."""

import pytest

from rules.engine.judging import adjudicate
from tests.engine.told import faults, flop, options, pots, told


def of_big_blind(amount):
    return {"ante": {"amount": amount, "payer": "big-blind"}}


def of_everyone(amount):
    return {"ante": {"amount": amount, "payer": "everyone"}}


def pots_of(data):
    verdict = adjudicate({**data, "ask": "pots"})
    return pots(verdict), verdict.returned


@pytest.mark.parametrize(
    ("stack", "story", "main"),
    [
        (5000, "UTG call; SB fold", 13_000),
        (6000, "UTG call; SB fold", 15_000),
        (6001, "UTG call; SB fold", 15_001),
        (7000, "UTG call; SB fold", 16_000),
        (11_999, "UTG call; SB fold", 20_999),
        (12_000, "UTG call; SB fold", 21_000),
        (20_000, "UTG call; SB fold; BB check", 21_000),
    ],
)
def test_pc_81_the_big_blind_posts_the_blind_first_and_the_ante_from_what_is_left(stack, story, main):
    """A live report, 2018: 3,000-6,000, ante 6,000; by the rules of 2024.

    With 6,000 there is no ante, and the big blind wins 6,000 from the caller and the 3,000 of the small blind.
    """
    data = told(f"SB BB:{stack} UTG", story, blinds=[3000, 6000], **of_big_blind(6000))
    assert pots_of(data) == ([f"main {main} BB UTG"], {"UTG": 1000} if stack == 5000 else {})


@pytest.mark.parametrize("keys", [{}, of_big_blind(100), of_everyone(20)])
def test_an_ante_changes_neither_the_call_nor_the_minimum_raise(keys):
    assert options(told("SB BB UTG", "", blinds=[50, 100], **keys), "UTG") == "fold | call 100 | raise 200"


@pytest.mark.parametrize(
    ("keys", "expected"),
    [
        ({}, "check 100 | raise 200 to 1000 | fold"),
        (of_big_blind(100), "check 100 | raise 200 to 900 | fold"),
        (of_everyone(20), "check 100 | raise 200 to 980 | fold"),
    ],
)
def test_it_is_paid_from_the_stack(keys, expected):
    data = told("SB BB:1000 UTG", "UTG call; SB call", blinds=[50, 100], **keys)
    assert options(data, "BB") == expected


@pytest.mark.parametrize(
    ("keys", "expected"),
    [
        ({}, ["main 300 SB BB UTG"]),
        (of_big_blind(100), ["main 400 SB BB UTG"]),
        (of_everyone(20), ["main 360 SB BB UTG"]),
        ({"pot": 70, **of_everyone(20)}, ["main 430 SB BB UTG"]),
    ],
)
def test_it_lies_in_the_pot(keys, expected):
    data = told("SB BB UTG", "UTG call; SB call; BB check", blinds=[50, 100], **keys)
    assert pots_of(data) == (expected, {})


def test_who_has_less_than_the_ante_of_everyone_plays_for_that_much_of_each():
    """Ante 100, 300-600: UTG has 50; SB folds. 3 x 50 in the main pot; 50 + 50 + 300 + 300 beside it, 300 back."""
    data = told("SB BB UTG:50", "SB fold", blinds=[300, 600], **of_everyone(100))
    assert pots_of(data) == (["side-1 700 BB", "main 150 BB UTG"], {"BB": 300})


def test_the_single_ante_is_dead_money_that_a_short_player_can_win():
    """UTG is all-in for 60 and wins 60 of each, and the ante of 100."""
    data = told("SB BB UTG:60 BTN", "UTG all-in; BTN call; SB fold; BB check", blinds=[50, 100], **of_big_blind(100))
    assert pots_of(data) == (["side-1 80 BB BTN", "main 330 BB UTG BTN"], {})


def test_heads_up_the_big_blind_pays_it_and_the_button_does_not():
    data = told("BB:500 BTN:500", "BTN call", blinds=[50, 100], **of_big_blind(100))
    assert options(data, "BB") == "check 100 | raise 200 to 400 | fold"


def test_after_the_flop_none_is_paid():
    data = flop("A:500 B", "A check; B check", blinds=[50, 100], pot=250, **of_everyone(20))
    assert pots_of(data) == (["main 250 A B"], {})


def test_pot_limit_counts_it():
    keys = {"betting": "pot-limit", "blinds": [100, 200]}
    assert options(told("SB BB UTG", "", **keys, **of_everyone(50)), "UTG") == "fold | call 200 | raise 400 to 850"


@pytest.mark.parametrize(
    ("ante", "keys", "expected"),
    [
        ({"amount": 100, "payer": "big-blind"}, {}, ["blinds: missing"]),
        ({"amount": 0, "payer": "everyone"}, {"blinds": [50, 100]}, ["ante.amount: not-positive"]),
        ({"amount": 100}, {"blinds": [50, 100]}, ["ante.payer: missing"]),
        ({"amount": 100, "payer": "button"}, {"blinds": [50, 100]}, ["ante.payer: unknown-word"]),
        ({"amount": 1.5, "payer": "everyone"}, {"blinds": [50, 100]}, ["ante.amount: not-a-whole-number"]),
        (100, {"blinds": [50, 100]}, ["ante: not-an-object"]),
    ],
)
def test_antes_that_cannot_be_meant(ante, keys, expected):
    assert faults(told("SB BB UTG", "UTG fold", ante=ante, **keys)) == expected
