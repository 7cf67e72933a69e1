"""The way in: a scenario to its verdict."""

from dataclasses import replace
from typing import Any

from rules.engine.editions import EDITIONS, Edition
from rules.engine.findings import Finding
from rules.engine.hand import play
from rules.engine.kinds import KINDS
from rules.engine.problems import ScenarioRefused
from rules.engine.procedures.blind_ante import order_taken
from rules.engine.questions import answer
from rules.engine.reading import read_scenario
from rules.engine.record import AnyScenario
from rules.engine.scenario import Scenario, blind_due
from rules.engine.verdict import Verdict


def adjudicate(data: Any) -> Verdict:
    """Read plain data in scenario format 1 and judge it; raises ScenarioRefused with every problem."""
    return judge(read_scenario(data))


def judge(scenario: AnyScenario) -> Verdict:
    """Answer what a scenario asks, under its edition; raises ScenarioRefused where it cannot have happened."""
    edition = EDITIONS[scenario.edition]
    if isinstance(scenario, Scenario):
        return _judge_hand(scenario, edition)
    return KINDS[scenario.kind].judge(scenario, edition)


def _judge_hand(scenario: Scenario, edition: Edition) -> Verdict:
    """Play a hand of betting, and answer what is asked of it."""
    if scenario.ask.event is not None and scenario.ask.about != "action":
        scenario = scenario.model_copy(update={"events": scenario.events[: scenario.ask.event + 1]})
    hand = play(scenario, edition, watch_tabling=scenario.ask.about == "tabling")
    if hand.problems:
        raise ScenarioRefused(hand.problems)
    verdict, besides = answer(hand, scenario), _order_of_ante(scenario, edition)
    return replace(verdict, findings=(*verdict.findings, *besides)) if besides else verdict


def _order_of_ante(scenario: Scenario, edition: Edition) -> tuple[Finding, ...]:
    """That the blind of a short big blind was taken before his ante, where the edition leaves it to the house."""
    ante = scenario.ante
    if edition.big_blind_before_ante or not ante or ante.payer != "big-blind" or scenario.street != "preflop":
        return ()
    big = 0 if len(scenario.seats) == 2 else 1
    stack = scenario.seats[big].stack
    return () if stack is None else order_taken(stack, blind_due(scenario, big), ante.amount)
