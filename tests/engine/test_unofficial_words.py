"""What do words count as that are no official terms? Rulebook 2.11 (2024: rule 57, 2026: 59)."""

import pytest

from rules.engine.words import Words, words_from_text
from tests.engine.tables import (
    after_flop,
    before_flop,
    bet,
    call,
    check,
    deal,
    fold,
    judged,
    kinds,
    push,
    raise_to,
    say,
)


def facing_600(*events, players="A B C", edition="2024"):
    """A has bet 600, the minimum raise is 1200, half of it from 900."""
    return after_flop(players, bet("A", 600), *events, blinds=[50, 100], edition=edition)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("1.5k", Words("amount", 1500)),
        ("1,5k", Words("amount", 1500)),
        ("raise 2.25k", Words("raise", 2250)),
        ("0.5k", Words("amount", 500)),
        ("600 more", Words("more", 600)),
        ("1.5k more", Words("more", 1500)),
        ("I'm in", Words("i'm in")),
        ("I’m in", Words("i'm in")),
        ("im in", Words("i'm in")),
        ("Same bet", Words("same bet")),
        ("check raise", Words("check-raise")),
        ("check-raise", Words("check-raise")),
    ],
)
def test_they_are_read(text, words):
    assert words_from_text(text) == words


@pytest.mark.parametrize(
    ("words", "ruled"),
    [
        ("i'm in", "call 600, adds 600"),
        ("same bet", "call 600, adds 600"),
        ("600 more", "director: call 600, adds 600 | raise 1200, adds 1200"),
        ("601 more", "raise 1201, adds 1201"),
        ("300 more", "raise 1200, adds 1200"),
        ("299 more", "director: call 600, adds 600 | raise 1200, adds 1200"),
        ("check-raise", "raise"),
    ],
)
@pytest.mark.parametrize("edition", ["2011", "2013", "2019", "2022", "2024", "2026"])
def test_facing_a_bet(words, ruled, edition):
    assert judged(facing_600(say("B", words), edition=edition)) == ruled


@pytest.mark.parametrize(
    ("words", "ruled"),
    [
        ("i'm in", "check 0"),
        ("same bet", "director: check 0 | bet 100, adds 100"),
        ("600 more", "bet 600, adds 600"),
        ("check-raise", "check 0"),
    ],
)
def test_with_nothing_to_call(words, ruled):
    assert judged(after_flop("A B C", say("A", words), blinds=[50, 100])) == ruled


def test_the_same_bet_is_that_of_the_street_before():
    start = bet("A", 600), call("B"), fold("C"), deal("turn")
    assert judged(after_flop("A B C", *start, say("A", "same bet"))) == "bet 600, adds 600"
    checked = check("A"), check("B"), check("C"), deal("turn")
    data = after_flop("A B C", *checked, say("A", "same bet"), blinds=[50, 100])
    assert judged(data) == "director: check 0 | bet 100, adds 100"


def test_more_may_be_what_is_missing_for_the_call():
    """The blind has 100 out against a raise to 400: 300 more is the call, or a full raise to 700."""
    start = raise_to("UTG", 400), fold("SB")
    data = before_flop("SB BB UTG", 50, 100, *start, say("BB", "300 more"))
    assert judged(data) == "director: call 400, adds 300 | raise 700, adds 600"
    assert kinds(data) == ["more-open"]
    assert judged(before_flop("SB BB UTG", 50, 100, *start, say("BB", "400 more"))) == "raise 800, adds 700"


def test_chips_after_check_raise_give_the_amount_and_with_nothing_to_call_they_do_not():
    assert judged(facing_600(push("B", "2x1000", says="check-raise"))) == "raise 2000"
    assert judged(after_flop("A B C", push("A", "1x1000", says="check-raise"))) == "check 0, returns 1000"


def test_i_m_in_accepts_a_bet_out_of_turn_as_a_call_does():
    data = after_flop("A B C", bet("B", 300), say("A", "i'm in"), blinds=[50, 100])
    assert judged(data) == judged(after_flop("A B C", bet("B", 300), say("A", "call"), blinds=[50, 100]))
