"""The table before the first event and after each: nothing appears, nothing vanishes, and the end is the verdict's."""

from itertools import pairwise

import pytest
from hypothesis import HealthCheck, assume, given, settings

from rules.engine.chips import read_chips
from rules.engine.judging import adjudicate, judge
from rules.engine.problems import ScenarioRefused
from rules.engine.reading import read_scenario
from rules.engine.scenario import Find, Push
from rules.engine.trace import trace
from tests.engine.hands import hands
from tests.engine.tables import act, after_flop, before_flop, deal

quick = settings(
    max_examples=70, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much]
)


def steps_of(data, **keys):
    return trace(read_scenario({**data, **keys}))


def place(state, name):
    return next(place for place in state.places if place.name == name)


def with_stacks(data):
    """The same hand with a stack for everybody, so that every chip is known."""
    seats = [{"stack": 100_000, **seat} for seat in data["seats"]]
    return {**data, "seats": seats}


def states(steps):
    return [state for step in steps for state in (step.performed, step.as_ruled)]


@quick
@given(hands())
def test_no_chip_appears_or_vanishes_between_two_states(data):
    data = with_stacks(data)
    try:
        found = states(steps_of(data, ask="pots"))
    except ScenarioRefused:
        assume(False)
    assert len({state.chips for state in found}) == 1
    for state in found:
        assert sum(pot.amount for pot in state.pots) == state.middle
        assert all(place.behind >= 0 and place.front >= 0 for place in state.places)
        assert all(place.pile is None or place.pile.total == place.front for place in state.places)


@quick
@given(hands())
def test_a_push_moves_just_its_chips_and_nobody_elses(data):
    scenario = read_scenario({**data, "ask": "tabling"})
    steps = trace(scenario)
    for before, step in pairwise(steps):
        event = None if step.event is None else scenario.events[step.event]
        if not isinstance(event, Push):
            continue
        others = [p for p in step.performed.places if p.name != event.player]
        assert others == [p for p in before.as_ruled.places if p.name != event.player]
        assert step.performed.middle == before.as_ruled.middle
        assert place(step.performed, event.player).front == step.ruled.front


@quick
@given(hands())
def test_the_last_state_is_the_verdicts(data):
    scenario = read_scenario({**data, "ask": "pots"})
    verdict, end = judge(scenario), trace(scenario)[-1].as_ruled
    assert end.pots == verdict.pots
    assert all(p.front == 0 for p in end.places)
    assume(scenario.events and scenario.events[-1].does != "deal")
    scenario = read_scenario({**data, "ask": "action"})
    verdict, step = judge(scenario), trace(scenario)[-1]
    assert (step.ruled.ruling.decision, step.ruled.ruling.to) == (verdict.decision, verdict.to)
    mine = place(step.as_ruled, verdict.player)
    if verdict.decision in {"call", "bet", "raise"} and step.as_ruled.to_act is not None and not mine.pending:
        assert verdict.to is None or verdict.to >= mine.counts


def test_an_overchip_lies_there_as_it_was_put_out_and_then_counts_as_a_call():
    data = before_flop("SB BB BTN:5000", 250, 500, act("BTN", "push", chips="1x1000"))
    step = steps_of(data)[-1]
    mine = place(step.performed, "BTN")
    assert (mine.front, str(mine.pile), mine.behind, mine.counts) == (1000, "1x1000", 4000, 500)
    mine = place(step.as_ruled, "BTN")
    assert (mine.front, mine.pile, mine.behind, mine.counts) == (500, None, 4500, 500)


def test_chips_out_of_turn_lie_there_and_count_for_nothing_until_the_skipped_player_has_acted():
    data = after_flop(
        "A B C:900", act("B", "push", chips="1x100"), act("A", "check"), act("C", "push", chips="1x100"), street="flop"
    )
    pending, after = steps_of(data)[1:3]
    mine = place(pending.as_ruled, "B")
    assert (mine.front, str(mine.pile), mine.counts, mine.pending) == (100, "1x100", 0, True)
    mine = place(after.as_ruled, "B")
    assert (mine.front, mine.counts, mine.pending) == (100, 100, False)


def test_chips_pulled_back_are_behind_again_and_told_apart():
    data = before_flop(
        "SB BB:5000=2x25 BTN", 25, 50, act("BTN", "raise", to=600), act("SB", "fold"),
        act("BB", "push", pulls="1x25", chips="1x1000"), edition="2026",
    )  # fmt: skip
    mine = place(steps_of(data)[-1].performed, "BB")
    assert (str(mine.pile), str(mine.pulled), mine.behind) == ("1x1000 1x25", "1x25", 3975)


def test_side_pots_form_as_the_streets_are_dealt_and_uncalled_chips_go_back_at_the_end():
    data = before_flop(
        "A:700 B:5000 C:9000", 50, 100, act("C", "call"), act("A", "all-in"), act("B", "call"), act("C", "call"),
        deal("flop"), act("B", "bet", to=1000), act("C", "raise", to=3000), act("B", "fold"), ask="pots",
    )  # fmt: skip
    steps = steps_of(data)
    flop = steps[5].as_ruled
    assert [(pot.name, pot.amount, pot.players) for pot in flop.pots] == [("main", 2100, ("A", "B", "C"))]
    end = steps[-1].as_ruled
    assert [(pot.name, pot.amount) for pot in end.pots] == [("side-1", 2000), ("main", 2100)]
    assert place(end, "C").behind == 9000 - 700 - 1000
    assert adjudicate({**data}).returned == {"C": 2000}


def test_chips_found_behind_add_to_what_there_is():
    data = before_flop(
        "A:700 B:5000", 50, 100, act("B", "call"), act("A", "all-in"), act("B", "call"),
        act("A", "find", chips="1x500"),
    )  # fmt: skip
    before, after = (step.as_ruled for step in steps_of(data)[-2:])
    assert isinstance(read_scenario(data).events[-1], Find)
    assert after.chips - before.chips == read_chips("1x500").total


@pytest.mark.parametrize("ask", ["action", "pots", "tabling"])
def test_there_is_a_step_for_the_start_for_each_event_and_for_an_answer_about_the_table(ask):
    data = before_flop("SB BB BTN", 25, 50, act("BTN", "fold"), act("SB", "call"), act("BB", "check"), ask=ask)
    assert [step.event for step in steps_of(data)] == [None, 0, 1, 2, *([] if ask == "action" else [None])]


def test_what_cannot_have_happened_is_refused_as_judging_refuses_it():
    data = before_flop("SB BB BTN", 25, 50, act("BTN", "fold"), act("BTN", "call"))
    with pytest.raises(ScenarioRefused):
        steps_of(data)
