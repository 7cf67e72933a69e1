"""What becomes of an act out of turn? Rulebook 2.10 and section 0 (2024: rule 53, 2026: 55)."""

import pytest

from rules.engine.judging import adjudicate
from tests.engine.tables import (
    after_flop,
    all_in,
    before_flop,
    bet,
    call,
    check,
    deal,
    fold,
    judged,
    kinds,
    problems,
    pull,
    push,
    raise_to,
    say,
)

SKIPPED = [bet("A", 300), raise_to("C", 800)]


def example_1(*events, edition="2024"):
    """100-200: a bet of 300, seat C raises to 800 out of turn, B was skipped."""
    return after_flop("A B C", *SKIPPED, *events, blinds=[100, 200], edition=edition)


def example_2(*events, edition="2024"):
    """100-200: C checks out of turn, B was to act after A's check."""
    return after_flop("A B C", check("A"), check("C"), *events, blinds=[100, 200], edition=edition)


def test_an_act_out_of_turn_waits_and_tells_what_it_becomes_either_way():
    verdict = adjudicate(example_1())
    assert (verdict.decision, verdict.player, verdict.to) == ("pending", "C", None)
    assert [r.decision for r in verdict.may] == ["raise", "call", "raise", "fold"]
    assert (verdict.may[0].to, verdict.may[0].adds) == (800, 800)


@pytest.mark.parametrize("skipped", [call("B"), fold("B")])
def test_a_call_or_fold_by_the_skipped_player_leaves_the_raise_binding(skipped):
    data = example_1(skipped, call("A"))
    assert judged(data) == "call 800, adds 500"
    assert adjudicate(data).figures.increment == 500


@pytest.mark.parametrize(
    ("act", "ruled"),
    [
        (call("C"), "call 600, adds 600"),
        (raise_to("C", 899), "raise 900, adds 900"),
        (raise_to("C", 900), "raise 900, adds 900"),
        (raise_to("C", 1500), "raise 1500, adds 1500"),
        (fold("C"), "fold"),
        (push("C", "1x600"), "call 600"),
    ],
)
def test_a_raise_by_the_skipped_player_frees_the_other(act, ruled):
    assert judged(example_1(raise_to("B", 600), act)) == ruled


@pytest.mark.parametrize(
    ("act", "ruled"),
    [
        (call("C"), "call 300, adds 300"),
        (raise_to("C", 600), "raise 600, adds 600"),
        (raise_to("C", 599), "raise 600, adds 600"),
        (fold("C"), "fold"),
    ],
)
def test_a_check_out_of_turn_does_not_bind_once_somebody_bets(act, ruled):
    assert judged(example_2(bet("B", 300), act)) == ruled


def test_a_check_out_of_turn_binds_when_the_skipped_player_checks():
    assert problems(example_2(check("B"), deal("turn"), check("A"))) == []
    assert kinds(example_2(check("B"), check("C"))) == ["became-binding", "checked"]


def test_a_fold_out_of_turn_always_binds():
    data = after_flop("A B C", bet("A", 300), fold("C"), blinds=[100, 200])
    assert judged(data) == "fold"
    raised = {**data, "events": [*data["events"], raise_to("B", 600), call("C")]}
    assert problems(raised) == [("events[3].player", "has-folded")]


def test_the_skipped_player_who_calls_a_bet_out_of_turn_accepts_it():
    data = after_flop("A:5000 B:4000", all_in("B"), call("A"))
    assert judged(data) == "call 4000, adds 4000"
    assert kinds(data)[0] == "accepted-out-of-turn"


def test_the_skipped_player_who_bets_does_not():
    data = after_flop("A:5000 B:4000", all_in("B"), bet("A", 500), call("B"))
    assert judged(data) == "call 500, adds 500"


@pytest.mark.parametrize("later", [pull("C", "1x800"), say("C", "fold"), push("C", "1x100")])
def test_taking_the_chips_back_or_second_words_leave_the_act_pending(later):
    data = after_flop("A B C", bet("A", 300), push("C", "1x800", says="raise"), later, blinds=[100, 200])
    assert problems(data) == []
    assert adjudicate(data).decision == "pending"
    bound = {**data, "events": [*data["events"], call("B"), call("A")]}
    assert judged(bound) == "call 800, adds 500"


def test_silent_chips_out_of_turn_are_judged_by_the_same_tests():
    data = after_flop("A B C", bet("A", 1000), push("C", "2x1000"))
    assert adjudicate(data).may[0].to == 2000
    assert judged({**data, "events": [*data["events"], fold("B"), call("A")]}) == "call 2000, adds 1000"


def test_two_players_skipped_must_both_leave_the_action_unchanged():
    start = [bet("A", 300), raise_to("D", 800), call("B")]
    changed = after_flop("A B C D", *start, raise_to("C", 700), fold("D"), blinds=[100, 200])
    unchanged = after_flop("A B C D", *start, fold("C"), call("A"), blinds=[100, 200])
    assert judged(changed) == "fold"
    assert judged(unchanged) == "call 800, adds 500"


def test_out_of_turn_before_the_flop():
    data = before_flop("SB BB UTG BTN", 50, 100, raise_to("BTN", 300), call("UTG"), fold("SB"), call("BB"))
    assert judged(data) == "call 300, adds 200"


def test_the_next_street_cannot_be_dealt_while_an_act_out_of_turn_waits():
    assert problems(example_1(deal("turn"))) == [("events[2].does", "betting-not-finished")]


def test_what_is_held_out_of_turn_leaves_the_acts_that_would_be_left_in_turn():
    pulled = before_flop("SB BB=2x25 BTN CO", 25, 50, raise_to("BTN", 600), pull("BB", "1x25"))
    assert judged(pulled) == "pending: call | raise | call | raise | fold"
    checked = after_flop("A B C", bet("A", 300), check("C"))
    assert judged(checked) == "pending: call | fold | call | raise | fold"


def test_who_has_acted_out_of_turn_changes_nothing_by_acting_once_more_while_it_waits():
    data = after_flop("A B C D", bet("A", 300), raise_to("D", 800), fold("B"), raise_to("D", 900))
    assert (adjudicate(data).decision, adjudicate(data).may[0].to) == ("pending", 800)
    assert kinds(data) == ["words-after-act", "out-of-turn"]
