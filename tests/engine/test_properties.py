"""What holds in every hand, whatever is done in it."""

import contextlib
import json

from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from rules.engine.chips import read_chips
from rules.engine.editions import EDITIONS as EDITION_OF
from rules.engine.hand import play
from rules.engine.judging import adjudicate
from rules.engine.reading import ScenarioRefused, read_scenario
from tests.engine.hands import EDITIONS, amounts, hands
from tests.engine.tables import act, outcome

quick = settings(
    max_examples=70, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much]
)


def verdict_of(data):
    try:
        return adjudicate({**data, "ask": "action"})
    except ScenarioRefused:
        assume(False)


def stack_of(data, name):
    return next(seat for seat in data["seats"] if seat["name"] == name).get("stack")


def rulings_in(verdict):
    """The ruling itself and every reading of it, with the chips in front they start from."""
    return [verdict, *verdict.may]


@quick
@given(hands())
def test_no_ruling_commits_more_than_the_stack(data):
    verdict = verdict_of(data)
    stack = stack_of(data, verdict.player)
    for ruling in rulings_in(verdict):
        assert stack is None or (ruling.to or 0) <= stack
        assert stack is None or verdict.figures.out + (ruling.adds or 0) <= stack or ruling.adds in (None, 0)


@quick
@given(hands())
def test_what_is_out_and_added_less_what_comes_back_is_the_total(data):
    verdict = verdict_of(data)
    for ruling in rulings_in(verdict):
        if ruling.to is not None and ruling.adds is not None:
            assert verdict.figures.out + ruling.adds - ruling.returns - (ruling.forfeits or 0) == ruling.to
            assert not (ruling.adds and ruling.returns)
            assert min(ruling.adds, ruling.returns, ruling.forfeits or 0, ruling.to) >= 0
        elif ruling.forfeits is not None:
            assert verdict.figures.out + ruling.adds - ruling.returns >= ruling.forfeits


@quick
@given(hands())
def test_a_call_never_exceeds_the_bet_and_falls_short_of_it_only_all_in(data):
    """Only the reading in which a player accepts a bet out of turn calls more than the bet that he faces in turn."""
    verdict = verdict_of(data)
    for ruling in rulings_in(verdict):
        if getattr(ruling, "premise", None) and ruling.premise.kind == "accepts-as-seen":
            continue
        if ruling.decision == "call" and ruling.to is not None:
            shown = any(finding.kind == "acted-on-chips" for finding in verdict.findings)
            assert ruling.to <= verdict.figures.call
            assert ruling.to == verdict.figures.call or ruling.all_in or shown


@quick
@given(hands())
def test_a_raise_is_at_least_the_minimum_unless_all_in_and_always_more_than_the_bet(data):
    verdict = verdict_of(data)
    for ruling in rulings_in(verdict):
        if ruling.decision == "raise" and ruling.to is not None:
            assert ruling.to > verdict.figures.call
            assert ruling.to >= verdict.figures.minimum_raise or ruling.all_in


@quick
@given(hands())
def test_a_choice_is_a_choice(data):
    """A director's ruling has two readings at least, what is held or pending tells what is left, and no reading of
    them leaves the question open again.
    """
    verdict = verdict_of(data)
    open_decisions = {"director", "held", "pending"}
    assert (verdict.decision in open_decisions) == bool(verdict.may)
    if verdict.decision == "director":
        assert len({outcome(reading) for reading in verdict.may}) >= 2
    left_open = {str(reading.decision) for reading in verdict.may} & {"director", "held"}
    assert not left_open or verdict.decision == "pending"


@quick
@given(hands())
def test_the_figures_of_a_verdict_fit_together(data):
    figures = verdict_of(data).figures
    assert min(figures.call, figures.increment, figures.out) >= 0
    if figures.minimum_raise is not None:
        assert figures.call < figures.minimum_raise == figures.call + figures.increment
        assert figures.raises_from == figures.call + (figures.increment + 1) // 2
    if figures.faces is not None:
        assert 0 < figures.faces <= figures.call
        assert figures.faces >= figures.increment or not figures.reopened


@quick
@given(hands())
def test_every_finding_rests_on_a_rule_and_every_verdict_on_a_finding(data):
    verdict = verdict_of(data)
    assert verdict.findings
    assert all(finding.rule and finding.kind for finding in verdict.findings)


@quick
@given(hands())
def test_chips_are_conserved(data):
    """What went in is in the pots or goes back; nobody put in more than his stack."""
    asked = adjudicate({**data, "ask": "pots"})
    put_in = sum(pot.amount for pot in asked.pots) + sum(asked.returned.values()) - data["pot"]
    assert put_in >= 0
    stacks = [seat.get("stack") for seat in data["seats"]]
    assert None in stacks or put_in <= sum(stacks)
    assert [pot.name for pot in asked.pots] == [
        *(f"side-{n}" for n in range(len(asked.pots) - 1, 0, -1)),
        *(["main"] if asked.pots else []),
    ]
    for inner, outer in zip(asked.pots, asked.pots[1:], strict=False):
        assert set(inner.players) < set(outer.players)


@quick
@given(hands(most=7))
def test_pots_and_what_goes_back_are_what_the_rulings_put_in(data):
    """Added up from the total of each act, street by street, where none of them waits for somebody."""
    totals, paid = _blinds(data), 0
    for index, event in enumerate(data["events"]):
        if event["does"] == "deal":
            paid, totals = paid + sum(totals.values()), {}
            continue
        verdict = adjudicate({**data, "ask": {"about": "action", "event": index}})
        assume(verdict.decision in {"fold", "check", "call", "bet", "raise"})
        totals[verdict.player] = max(verdict.to or 0, totals.get(verdict.player, 0), verdict.forfeits or 0)
    asked = adjudicate({**data, "ask": "pots"})
    put_in = sum(pot.amount for pot in asked.pots) + sum(asked.returned.values())
    assert put_in == data["pot"] + paid + sum(totals.values())


def _blinds(data):
    """What each player has posted, from the stack he has."""
    if data["street"] != "preflop" or not data.get("blinds"):
        return {}
    posting = data["seats"][:2] if len(data["seats"]) > 2 else data["seats"][::-1]
    return {
        seat["name"]: min(blind, seat.get("stack", blind)) for seat, blind in zip(posting, data["blinds"], strict=True)
    }


@quick
@given(hands())
def test_a_verdict_is_plain_data_and_always_the_same(data):
    for ask in ("tabling", "pots", "action"):
        try:
            verdict = adjudicate({**data, "ask": ask})
        except ScenarioRefused:
            continue
        written = json.dumps(verdict.as_data())
        assert json.loads(written) == json.loads(json.dumps(adjudicate({**data, "ask": ask}).as_data()))
        assert json.loads(written)["edition"] == data["edition"]


@quick
@given(hands())
def test_reading_a_scenario_does_not_change_it(data):
    before = json.dumps(data)
    verdict_of(data)
    assert json.dumps(data) == before


@quick
@given(hands(), st.permutations("WXYZ"))
def test_other_names_change_nothing_but_names(data, names):
    new = dict(zip("ABCD", names, strict=True))
    text = json.dumps(data)
    renamed = json.loads(text)
    for row in renamed["seats"]:
        row["name"] = new[row["name"]]
    for event in renamed["events"]:
        if "player" in event:
            event["player"] = new[event["player"]]
    one, other = verdict_of(data), verdict_of(renamed)
    assert outcome(one) == outcome(other)
    assert [finding.kind for finding in one.findings] == [finding.kind for finding in other.findings]
    assert (one.figures, new[one.player]) == (other.figures, other.player)


@quick
@given(hands(), st.randoms(use_true_random=False))
def test_the_order_in_which_chips_are_named_changes_nothing(data, random):
    shuffled = json.loads(json.dumps(data))
    for event in shuffled["events"]:
        if "chips" in event:
            event["chips"] = shuffle(event["chips"], random)
    one, other = verdict_of(data), verdict_of(shuffled)
    assert one.as_data() == other.as_data()


def shuffle(chips, random):
    """``5x100 1x1000`` as ``100 1x1000 2x100 2x100`` or the like."""
    parts = []
    for denomination, count in read_chips(chips).piles:
        split = random.randint(0, count)
        heaps = [f"{n}x{denomination}" for n in (split, count - split) if n]
        parts += [str(denomination)] * count if random.random() < 0.3 else heaps
    random.shuffle(parts)
    return " ".join(parts)


@quick
@given(hands(), amounts)
def test_in_any_spot_an_amount_said_is_the_same_as_pushing_it_with_nothing_in_front(data, amount):
    """The composition is chosen so that one chip is always to spare: the amount less one, and a single one.

    After "raise" they differ: before 2019 the call in chips was the first of two motions, the call in words was not.
    """
    player = player_to_act(data)
    assume(player is not None and amount > 1)
    pushed = [*data["events"], act(player, "push", chips=f"1x{amount - 1} 1x1")]
    said = [*data["events"], act(player, "say", says=str(amount))]
    one = verdict_of({**data, "events": pushed})
    other = verdict_of({**data, "events": said})
    assume(other.figures.out == 0 and one.figures.out == amount)
    assume(not any(f.kind in CHIPS_ONLY for f in (*one.findings, *other.findings)))
    assume(amount - 1 >= one.figures.call or amount <= one.figures.call)
    assert (one.decision, one.to, len(one.may)) == (other.decision, other.to, len(other.may))


def player_to_act(data):
    """The name of the player whose turn it is, unless words of his wait for the director.

    Out of turn a pending verdict does not show what it rests on.  Chips pay out words that wait; new words answer them.
    """
    scenario = read_scenario({**data, "ask": "tabling"})
    table = play(scenario, EDITION_OF[data["edition"]]).table
    if table.to_act is None or table.seats[table.to_act].said is not None:
        return None
    return table.seats[table.to_act].name


CHIPS_ONLY = {
    "every-chip-needed",
    "last-chips-open",
    "acted-on-chips",
    "raise-declared-first",
    "raise-awaits-amount",
    "words-after-act",
    "already-bound",  # words after an act that binds are held; chips are its bet being put out
}


@settings(quick, max_examples=30)
@given(hands(most=6))
def test_no_hand_fails_in_any_edition(data):
    for edition in EDITIONS:
        for ask in ("tabling", "pots"):
            with contextlib.suppress(ScenarioRefused):
                assert adjudicate({**data, "edition": edition, "ask": ask}).edition.key == edition
