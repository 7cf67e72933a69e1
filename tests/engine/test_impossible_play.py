"""What cannot have happened is refused, act by act, and what is not judged yet says so."""

import pytest

from tests.engine.tables import (
    after_flop,
    all_in,
    before_flop,
    bet,
    call,
    check,
    deal,
    fold,
    problems,
    pull,
    push,
    raise_to,
    say,
)

SENSE_AND_PLAY = {
    "unknown player": (after_flop("A B", bet("X", 100)), ("events[0].player", "unknown-player")),
    "who has folded": (after_flop("A B C", bet("A", 5), fold("B"), call("B")), ("events[2].player", "has-folded")),
    "who is all-in": (
        after_flop("A:100 B C", all_in("A"), call("B"), call("C"), deal("turn"), check("A")),
        ("events[4].player", "is-all-in"),
    ),
    "all-in without a stack": (after_flop("A B", all_in("A")), ("events[0].player", "stack-needed")),
    "all-in said without a stack": (after_flop("A B", say("A", "all-in")), ("events[0].says", "stack-needed")),
    "all-in pushed without a stack": (
        after_flop("A B", push("A", "100", says="all-in")),
        ("events[0].says", "stack-needed"),
    ),
    "wrong street": (
        after_flop("A B", check("A"), check("B"), deal("river")),
        ("events[2].street", "street-out-of-order"),
    ),
    "street again": (
        after_flop("A B", check("A"), check("B"), deal("flop")),
        ("events[2].street", "street-out-of-order"),
    ),
    "after the river": (
        after_flop("A B", check("A"), check("B"), deal("flop"), street="river"),
        ("events[2].street", "street-out-of-order"),
    ),
    "dealt while betting is open": (
        after_flop("A B", bet("A", 5), deal("turn"), call("B")),
        ("events[1].does", "betting-not-finished"),
    ),
    "dealt after the hand is over": (
        after_flop("A B", bet("A", 5), fold("B"), deal("turn")),
        ("events[2].does", "hand-is-over"),
    ),
    "acting after the hand is over": (
        after_flop("A B C", bet("A", 5), fold("B"), fold("C"), check("A")),
        ("events[3].player", "hand-is-over"),
    ),
    "the round is over": (
        after_flop("A B C", check("A"), check("B"), check("C"), check("A")),
        ("events[3].player", "betting-round-over"),
    ),
    "more chips than the stack": (
        after_flop("A:500 B", push("A", "1x500 1x1")),
        ("events[0].chips", "more-than-the-stack"),
    ),
    "more chips than the stack, with the blind": (
        before_flop("SB BB:500=1x100 BTN", 50, 100, raise_to("BTN", 300), fold("SB"), push("BB", "4x100 1x1")),
        ("events[2].chips", "more-than-the-stack"),
    ),
    "a stack smaller than what is out": (
        before_flop("SB BB:50=1x100 BTN", 50, 100, call("BTN")),
        ("seats[1].stack", "stack-smaller-than-out"),
    ),
    "a blind of too little": (
        before_flop("SB BB=1x50 BTN", 50, 100, call("BTN")),
        ("seats[1].out", "less-than-the-blind"),
    ),
    "chips out of who owes no blind": (
        before_flop("SB BB BTN=1x100", 50, 100, call("BTN")),
        ("seats[2].out", "no-blind-due"),
    ),
    "posting more than the big blind": (
        before_flop([{"name": "SB", "posts": 101}, {"name": "BB"}], 50, 100, call("BB")),
        ("seats[0].posts", "more-than-the-big-blind"),
    ),
    "pulling what is not there": (
        before_flop("SB BB=2x25 BTN", 25, 50, raise_to("BTN", 600), fold("SB"), push("BB", "1x1000", pulls="3x25")),
        ("events[2].pulls", "chips-not-in-front"),
    ),
    "pulling other chips": (
        before_flop("SB BB=2x25 BTN", 25, 50, raise_to("BTN", 600), fold("SB"), pull("BB", "1x50")),
        ("events[2].pulls", "chips-not-in-front"),
    ),
    "pulling more often than there are chips": (
        before_flop(
            "SB BB=2x25 BTN",
            25,
            50,
            raise_to("BTN", 600),
            fold("SB"),
            pull("BB", "2x25"),
            push("BB", "1k", pulls="1x25"),
        ),
        ("events[3].pulls", "chips-not-in-front"),
    ),
    "pulling with nothing in front": (after_flop("A B", pull("A", "1x100")), ("events[0].pulls", "chips-not-in-front")),
    "pulling chips of unknown composition": (
        before_flop("SB BB BTN", 25, 50, raise_to("BTN", 600), fold("SB"), pull("BB", "1x25")),
        ("events[2].pulls", "chips-not-known"),
    ),
}


@pytest.mark.parametrize(("data", "problem"), SENSE_AND_PLAY.values(), ids=SENSE_AND_PLAY)
def test_what_cannot_have_happened_is_refused(data, problem):
    assert problems(data) == [problem]


def test_play_goes_on_after_an_impossible_act_so_that_later_ones_are_found():
    data = after_flop("A:500 B C", push("A", "1x600"), bet("A", 100), fold("B"), call("B"), deal("river"))
    assert problems(data) == [
        ("events[0].chips", "more-than-the-stack"),
        ("events[3].player", "has-folded"),
        ("events[4].street", "street-out-of-order"),
    ]
