"""The way in: a scenario to its verdict."""

from dataclasses import replace
from typing import Any

from rules.engine.editions import EDITIONS
from rules.engine.hand import Hand, play
from rules.engine.problems import ScenarioRefused
from rules.engine.reading import read_scenario
from rules.engine.rulings.face_up import rule_on_tabling
from rules.engine.rulings.pots import divide, explain
from rules.engine.rulings.spot import difference
from rules.engine.scenario import Scenario
from rules.engine.verdict import Decision, Verdict


def adjudicate(data: Any) -> Verdict:
    """Read plain data in scenario format 1 and judge it; raises ScenarioRefused with every problem."""
    return judge(read_scenario(data))


def judge(scenario: Scenario) -> Verdict:
    """Answer what a scenario asks, under its edition; raises ScenarioRefused where it cannot have happened."""
    asked = scenario.ask.event
    if asked is not None:
        scenario = scenario.model_copy(update={"events": scenario.events[: asked + 1]})
    edition = EDITIONS[scenario.edition]
    hand = play(scenario, edition, watch_tabling=scenario.ask.about == "tabling")
    if hand.problems:
        raise ScenarioRefused(hand.problems)
    match scenario.ask.about:
        case "tabling":
            return _on_tabling(hand)
        case "pots":
            return _on_pots(hand)
        case _:
            return _on_action(hand)


def _on_action(hand: Hand) -> Verdict:
    """The verdict on the last act."""
    ruled = hand.rulings[-1]
    ruling = ruled.ruling
    adds, returns = difference(ruling, ruled.front)
    return Verdict(
        edition=hand.edition,
        decision=ruling.decision,
        figures=ruled.figures,
        findings=ruling.findings,
        player=ruled.player,
        to=ruling.to,
        adds=adds,
        returns=returns,
        forfeits=ruling.forfeits,
        all_in=ruling.all_in,
        may=ruling.may,
        event=ruled.event,
        motion=ruled.motion,
    )


def _on_tabling(hand: Hand) -> Verdict:
    """Whether hands are turned up after the last event, since when, and the pots."""
    decision, finding = rule_on_tabling(hand.table)
    verdict = _on_pots(hand)
    return replace(
        verdict,
        decision=decision,
        findings=(finding, *verdict.findings),
        timeline=tuple(hand.moments),
        since=_since(hand, decision),
    )


def _on_pots(hand: Hand) -> Verdict:
    """The main and side pots in the order of award, and what goes back uncalled."""
    hand.settle()
    pots = divide(hand.table)
    findings = explain(pots, hand.returned)
    return Verdict(hand.edition, Decision.POTS, findings=findings, pots=pots, returned=hand.returned)


def _since(hand: Hand, decision: Decision) -> int | None:
    """The event from which hands have been turned up; None while they stay down."""
    if decision is not Decision.TABLE:
        return None
    down = [moment.event for moment in hand.moments if moment.decision is not decision]
    return down[-1] + 1 if down else 0
