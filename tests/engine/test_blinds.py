"""Who has to match what before the flop? scenario-format.md, and the blinds of rulebook section 0."""

import pytest

from rules.engine.judging import adjudicate
from tests.engine.tables import (
    all_in,
    before_flop,
    call,
    check,
    deal,
    fold,
    judged,
    problems,
    push,
    raise_to,
)


def test_the_bet_to_match_is_the_full_big_blind_though_its_owner_is_short():
    assert judged(before_flop("SB BB:60 UTG", 50, 100, call("UTG"))) == "call 100, adds 100"
    assert adjudicate(before_flop("SB BB:60 UTG", 50, 100, raise_to("UTG", 150))).figures.minimum_raise == 200


def test_a_short_blind_may_have_his_last_chips_out():
    data = before_flop("SB BB:60=1x50+1x10 UTG", 50, 100, call("UTG"))
    assert problems(data) == []
    assert judged(data) == "call 100, adds 100"
    assert problems(before_flop("SB BB:80=1x50+1x10 UTG", 50, 100, call("UTG"))) == [
        ("seats[1].out", "less-than-the-blind")
    ]


def test_a_small_blind_that_is_short_is_all_in():
    data = before_flop("SB:30 BB UTG", 50, 100, call("UTG"), check("BB"))
    assert judged(data) == "check 100"
    assert problems(before_flop("SB:30 BB UTG", 50, 100, call("UTG"), call("SB"))) == [
        ("events[1].player", "is-all-in")
    ]


def test_a_dead_small_blind_posts_nothing_and_calls_the_whole_big_blind():
    data = before_flop([{"name": "SB", "posts": 0}, {"name": "BB"}, {"name": "UTG"}], 50, 100, call("UTG"), call("SB"))
    assert judged(data) == "call 100, adds 100"


def test_a_blind_posted_late_has_the_option_as_well():
    players = [{"name": "SB"}, {"name": "BB"}, {"name": "CO", "posts": 100}]
    assert judged(before_flop(players, 50, 100, check("CO"))) == "check 100"
    assert judged(before_flop(players, 50, 100, push("CO", "1x500"))) == "director: check 100, returns 500 | raise 600"


def test_heads_up_the_button_posts_the_small_blind_and_acts_first():
    assert judged(before_flop("BB SB", 50, 100, call("SB"))) == "call 100, adds 50"
    assert adjudicate(before_flop("BB SB", 50, 100, call("BB"))).decision == "pending"
    assert judged(before_flop("BB SB", 50, 100, call("SB"), check("BB"), deal("flop"), check("BB"))) == "check 0"


def test_the_big_blind_may_raise_a_limped_pot():
    data = before_flop("SB BB BTN", 50, 100, call("BTN"), call("SB"), raise_to("BB", 150))
    assert judged(data) == "raise 200, adds 100"


@pytest.mark.parametrize(
    ("chips", "ruled"),
    [
        ("2x100", "raise 300"),
        ("2x25", "raise 200, adds 50"),
        ("2x20", "check 100, returns 40"),
        ("5x100", "raise 600"),
    ],
)
def test_several_silent_chips_on_the_option_are_judged_as_multiple_chips(chips, ruled):
    """100-100 is called: half a raise is 150 in all."""
    data = before_flop("SB BB=1x100 BTN", 50, 100, call("BTN"), call("SB"), push("BB", chips))
    assert judged(data) == ruled


def test_a_blind_posted_with_a_larger_chip_is_worth_the_blind_and_change_is_due():
    limped = call("BTN"), call("SB")
    assert judged(before_flop("SB BB=1x1000 BTN", 50, 100, *limped, check("BB"))) == "check 100, returns 900"
    raised = raise_to("BTN", 300), fold("SB")
    assert judged(before_flop("SB BB=1x1000 BTN", 50, 100, *raised, call("BB"))) == "call 300, returns 700"
    assert judged(before_flop("SB BB=1x1000 BTN", 50, 100, *raised, fold("BB"))) == "fold, returns 900"
    assert judged(before_flop("SB=1x100 BB BTN", 50, 100, call("BTN"), call("SB"))) == "call 100"


def test_the_small_blind_completes_with_an_overchip():
    """Prior chips that do not cover the call, one new chip: a call."""
    data = before_flop("SB=2x25 BB BTN", 50, 100, call("BTN"), push("SB", "1x100"))
    assert judged(data) == "call 100, returns 50"


def test_all_in_with_exactly_the_big_blind_leaves_no_option():
    data = before_flop("SB BB:100 BTN", 50, 100, call("BTN"), call("SB"), deal("flop"), check("SB"))
    assert judged(data) == "check 0"
    assert problems(before_flop("SB BB:100 BTN", 50, 100, call("BTN"), call("SB"), check("BB"))) == [
        ("events[2].player", "is-all-in")
    ]


def test_a_raise_all_in_for_less_than_the_big_blind_is_a_call():
    assert judged(before_flop("SB BB UTG:80", 50, 100, all_in("UTG"))) == "call 80 all-in, adds 80"


def test_without_blinds_the_first_seat_acts_first_even_before_the_flop():
    data = {"seats": [{"name": "A"}, {"name": "B"}, {"name": "C"}], "events": [check("A")]}
    assert judged(data) == "check 0"


@pytest.mark.parametrize("game", ["stud", "razz"])
@pytest.mark.parametrize("blinds", [(0, 50), (25, 50)])
def test_stud_has_no_blinds(game, blinds):
    """A bring-in told as a big blind would be judged by the wrong figures."""
    data = before_flop("A B C", *blinds, call("C"), game=game)
    assert problems(data) == [("blinds", "no-blinds-in-stud")]
    assert judged(before_flop("A B C", 0, 50, call("C"))) == "call 50, adds 50"
