"""A hand whose big blind is short of blind and ante, under an edition that leaves their order to the house.

Source: big blind ante, a recommended procedure since 2024 (RP-11).  Before, the ante came first in most rooms.  Both
orders are played; what comes to the same is ruled, what differs in a decision or a figure is left to the director.
"""

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

from rules.engine.editions import Edition
from rules.engine.problems import ScenarioRefused
from rules.engine.procedures.blind_ante import AnteFirst, BigBlindFirst, OrderIsTheHouses, OrderMakesNoDifference
from rules.engine.rulings.spot import distinct
from rules.engine.scenario import Ask, Scenario, big_blind_seat, blind_due
from rules.engine.verdict import Decision, Figures, Reading, Verdict

Judge = Callable[[bool], Verdict]
"""Judge the hand, with the ante first or not."""

Order = AnteFirst | BigBlindFirst


def open_order(scenario: Scenario, edition: Edition) -> tuple[AnteFirst, BigBlindFirst] | None:
    """The two orders in which a short big blind may have posted; None where that is settled or changes nothing."""
    ante = scenario.ante
    if edition.big_blind_before_ante or not ante or ante.payer != "big-blind" or scenario.street != "preflop":
        return None
    index = big_blind_seat(scenario)
    stack, big, out = scenario.seats[index].stack, blind_due(scenario, index), scenario.seats[index].out
    if stack is None or stack >= big + ante.amount:
        return None
    first, blind = min(ante.amount, stack), min(big, stack)
    if out:
        # The chips in front are the whole blind or the whole stack: more than the ante would have left.
        return None
    return AnteFirst(stack, first, stack - first), BigBlindFirst(stack, blind, stack - blind)


def judge_in_either_order(orders: tuple[AnteFirst, BigBlindFirst], judge: Judge) -> Verdict:
    """Judge a hand in both orders; one in which its events cannot have happened is none."""
    verdicts: list[tuple[Order, Verdict]] = []
    refused: list[ScenarioRefused] = []
    either: tuple[tuple[Order, bool], ...] = ((orders[0], True), (orders[1], False))
    for order, ante_first in either:
        try:
            verdicts.append((order, judge(ante_first)))
        except ScenarioRefused as refusal:
            if any(problem.path.startswith("ask") for problem in refusal.problems):
                raise
            refused.append(refusal)
    if not verdicts:
        raise refused[-1]
    if refused:
        order, only = verdicts[0]
        return replace(only, findings=(*only.findings, order))
    return _both(verdicts)


def within_pots(ask: Ask, pots: set[str]) -> Ask:
    """A question after a split with the winners of these pots only: the other order may have others."""
    given = {key: getattr(ask, key) for key in _WON}
    kept = {key: {name: won for name, won in names.items() if name in pots} for key, names in given.items() if names}
    return ask.model_copy(update=kept)


_WON = "winners", "low"


def _both(verdicts: list[tuple[Order, Verdict]]) -> Verdict:
    """One verdict of the two: what both come to, or the director's with a reading for each."""
    (_, one), (_, other) = verdicts
    common = tuple(finding for finding in other.findings if finding in one.findings)
    figures = other.figures and _common_figures(other.figures, one.figures)
    if _outcome(one) == _outcome(other):
        return replace(other, figures=figures, findings=(*common, OrderIsTheHouses(), OrderMakesNoDifference()))
    readings = tuple(reading for order, verdict in verdicts for reading in _readings(order, verdict))
    return Verdict(
        edition=other.edition,
        decision=Decision.DIRECTOR,
        figures=figures,
        findings=(*common, OrderIsTheHouses()),
        player=other.player,
        may=distinct(readings) if other.decision in _ACTS and len(distinct(readings)) > 1 else readings,
        event=other.event,
        motion=other.motion,
    )


_ACTS = {Decision.FOLD, Decision.CHECK, Decision.CALL, Decision.BET, Decision.RAISE, Decision.DIRECTOR}


def _common_figures(figures: Figures, others: Figures | None) -> Figures:
    """The figures, without those that hang on what lies in the pot and differ."""
    if others is None:
        return figures
    pot = figures.pot if figures.pot == others.pot else None
    return replace(figures, pot=pot, maximum=figures.maximum if figures.maximum == others.maximum else None)


def _outcome(verdict: Verdict) -> tuple[Any, ...]:
    """What a verdict comes to: its decision, every figure of it, and what is asked for besides."""
    figures = verdict.figures and replace(verdict.figures, pot=None, maximum=_maximum(verdict))
    may = [replace(option, premise=None) for option in verdict.may]
    return replace(verdict, findings=(), figures=figures, may=(), timeline=()), may


def _maximum(verdict: Verdict) -> int | None:
    """The most that may be bet, where that is what was asked."""
    return verdict.figures.maximum if verdict.figures and verdict.decision is Decision.OPTIONS else None


def _readings(order: Order, verdict: Verdict) -> Iterator[Reading]:
    """A verdict as what it is in one order of posting; what it leaves open itself stays open."""
    if verdict.decision is Decision.DIRECTOR:
        yield from (replace(option, premise=option.premise or order) for option in verdict.may)
        return
    details = dict(verdict.details)
    if verdict.decision is Decision.OPTIONS:
        details = {"options": [option.as_data(verdict.edition) for option in verdict.may], "maximum": _maximum(verdict)}
    elif verdict.pots:
        details |= {"pots": [pot.as_data() for pot in verdict.pots], "returned": dict(verdict.returned)}
    yield Reading(
        verdict.decision,
        verdict.to,
        adds=verdict.adds,
        returns=verdict.returns,
        forfeits=verdict.forfeits,
        all_in=verdict.all_in,
        premise=order,
        details=details,
    )
