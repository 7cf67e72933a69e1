"""The way in: a scenario to its verdict."""

from typing import Any

from rules.engine.editions import EDITIONS, Edition
from rules.engine.hand import play
from rules.engine.kinds import KINDS
from rules.engine.problems import ScenarioRefused
from rules.engine.questions import answer
from rules.engine.reading import read_scenario
from rules.engine.record import AnyScenario
from rules.engine.scenario import Scenario
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
    return answer(hand, scenario)
