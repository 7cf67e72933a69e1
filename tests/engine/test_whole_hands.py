"""What holds of every legal hand, whatever its structure."""

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from rules.engine.judging import adjudicate
from rules.engine.reading import ScenarioRefused
from tests.engine.legal_hands import BIG, hands

settings.register_profile(
    "whole-hands",
    max_examples=60,
    deadline=None,
    suppress_health_check=list(HealthCheck),
)
whole_hands = settings(settings.get_profile("whole-hands"))

HELD_BACK = {"held", "pending", "director", "call", "check", "fold"}


def refused(data):
    try:
        return None, adjudicate(data)
    except ScenarioRefused as refusal:
        return {problem.code for problem in refusal.problems}, None


def ruled_next(hand, **event):
    return refused({**hand.data, "events": [*hand.data["events"], event], "ask": "action"})


@whole_hands
@given(hands)
def test_chips_are_conserved(hand):
    """What lies in the pots and goes back is what was put in, with the antes and the dead money."""
    verdict = hand.asked("pots")
    put_in = sum(hand.paid.values()) + sum(hand.round.values()) + hand.dead
    assert sum(pot.amount for pot in verdict.pots) + sum(verdict.returned.values()) == put_in
    assert all(amount > 0 for amount in verdict.returned.values())
    assert all(set(pot.players) <= set(hand.live) for pot in verdict.pots)


@whole_hands
@given(hands)
def test_nobody_puts_in_more_than_he_has_or_takes_chips_out(hand):
    for index, verdict in hand.verdicts.items():
        player = hand.data["events"][index]["player"]
        assert min(verdict.adds or 0, verdict.returns or 0, verdict.figures.call) >= 0
        assert verdict.to is None or hand.stacks[player] is None or verdict.to <= hand.stacks[player]
        if verdict.to is not None:
            figures = verdict.figures
            assert figures.out + verdict.adds - verdict.returns - (verdict.forfeits or 0) == verdict.to
            assert verdict.to >= figures.call or verdict.all_in


@whole_hands
@given(hands)
def test_no_all_in_or_folded_player_acts(hand):
    for name in hand.names:
        if name in hand.folded or hand.all_in(name):
            assert hand.options_of(name).may == ()
            for does in ("check", "call", "fold"):
                codes, _ = ruled_next(hand, player=name, does=does)
                assert codes & {"has-folded", "is-all-in", "hand-is-over"}


@whole_hands
@given(hands)
def test_what_is_offered_is_accepted_as_it_is(hand):
    turn = hand.to_act()
    assume(turn)
    name, verdict = turn
    for reading in (one for one in verdict.may if one.premise is None):
        to = {"to": reading.to} if reading.decision in {"bet", "raise"} else {}
        ruling = hand.asked("action", {"player": name, "does": str(reading.decision), **to})
        assert (ruling.decision, ruling.to, ruling.all_in) == (reading.decision, reading.to, reading.all_in)
        assert (ruling.adds, ruling.returns) == (reading.adds, reading.returns)


@whole_hands
@given(hands, st.integers(1, 5000))
def test_what_is_not_offered_is_held_or_bound_to_what_is(hand, more):
    turn = hand.to_act()
    assume(turn)
    name, verdict = turn
    assume(all(reading.premise is None for reading in verdict.may))
    offered = {str(reading.decision): reading for reading in verdict.may}
    facing = "check" not in offered
    least = offered.get("raise") or offered.get("bet")
    most = verdict.figures.maximum
    if facing:
        assert ruled_next(hand, player=name, does="check")[1].decision == "held"
    else:
        assert ruled_next(hand, player=name, does="call")[1].decision == "check"
    if least is None:
        ruling = ruled_next(hand, player=name, does="raise", to=verdict.figures.call + more)[1]
        assert ruling is None or ruling.decision in HELD_BACK
        return
    does = "raise" if "raise" in offered else "bet"
    below = ruled_next(hand, player=name, does=does, to=max(least.to - more, verdict.figures.call + 1))[1]
    assert below.to == least.to or (does == "bet" and below.to <= least.to)
    if most:
        assert ruled_next(hand, player=name, does=does, to=most + more)[1].to == most


@whole_hands
@given(hands)
def test_an_act_out_of_turn_waits_or_is_a_fold_or_refused(hand):
    turn = hand.to_act()
    assume(turn)
    for name in hand.names:
        if name == turn[0]:
            continue
        codes, verdict = ruled_next(hand, player=name, does="raise", to=10 * BIG)
        last = hand.data["events"][-1].get("player") if hand.data["events"] else None
        assert codes or verdict.decision == "pending" or name == last


@whole_hands
@given(hands)
def test_renaming_the_seats_changes_nothing_but_the_names(hand):
    """P0, P1 ... become names that sort the other way round."""
    new = {name: f"{chr(122 - index)}-player" for index, name in enumerate(hand.names)}
    other = _renamed(hand.data, new)
    asks = ["pots", "tabling", "first-to-show", *({"about": "options", "of": name} for name in hand.names)]
    for ask in [*asks, *({"about": "action", "event": index} for index in hand.verdicts)]:
        ours = adjudicate({**hand.data, "ask": ask}).as_data()
        theirs = adjudicate({**other, "ask": _renamed(ask, new)}).as_data()
        assert _renamed(ours, new) == _renamed(theirs, {})


def _renamed(data, new):
    if isinstance(data, dict):
        return {new.get(key, key): _renamed(value, new) for key, value in data.items()}
    if isinstance(data, list | tuple):
        return [_renamed(value, new) for value in data]
    return new.get(data, data) if isinstance(data, str) else data


@whole_hands
@given(hands)
def test_a_hand_cut_in_two_at_a_deal_is_judged_alike(hand):
    """The pot and the stacks carry over, and who has folded is left out; side pots cannot, so nobody is all-in."""
    cuts = [(at, before) for at, before in hand.deals.items() if not any(before.all_in(name) for name in before.live)]
    assume(cuts)
    for at, before in cuts:
        later = hand.data["events"][at + 1 :]
        data = {key: value for key, value in hand.data.items() if key != "ante"}
        data |= {"street": hand.data["events"][at]["street"], "pot": sum(before.paid.values()) + before.dead}
        data |= {"seats": [_left_of(before, name) for name in before.live], "events": later}
        for index in range(len(later)):
            if "player" in later[index]:
                cut = adjudicate({**data, "ask": {"about": "action", "event": index}}).as_data()
                assert cut == {**hand.verdicts[at + 1 + index].as_data()}
        assert adjudicate({**data, "ask": "pots"}).as_data() == hand.asked("pots").as_data()


def _left_of(before, name):
    stack = before.stacks[name]
    return {"name": name, **({} if stack is None else {"stack": stack - before.paid[name]})}


@pytest.mark.parametrize("edition", ["2011", "2013", "2019", "2022", "2024", "2026"])
@settings(settings.get_profile("whole-hands"), max_examples=15)
@given(hand=hands)
def test_clear_acts_are_ruled_alike_in_every_edition(edition, hand):
    """An opening bet or raise within the bounds, a call, a check and a fold are no matter of edition."""
    for index, verdict in hand.verdicts.items():
        data = {**hand.data, "edition": edition, "ask": {"about": "action", "event": index}}
        other = adjudicate(data)
        assert (other.decision, other.to, other.all_in) == (verdict.decision, verdict.to, verdict.all_in)
