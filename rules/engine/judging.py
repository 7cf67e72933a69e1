"""The way in: a scenario to its verdict."""

from typing import Any

from rules.engine.ante_orders import judge_in_either_order, open_order, within_pots
from rules.engine.editions import EDITIONS, Edition, faults_of_edition
from rules.engine.hand import play
from rules.engine.kinds import KINDS
from rules.engine.problems import ScenarioRefused
from rules.engine.questions import answer
from rules.engine.reading import read_scenario
from rules.engine.record import AnyScenario
from rules.engine.scenario import Ask, Scenario
from rules.engine.verdict import Verdict


def adjudicate(data: Any) -> Verdict:
    """Read plain data in scenario format 1 and judge it; raises ScenarioRefused with every problem."""
    return judge(read_scenario(data))


def judge(scenario: AnyScenario) -> Verdict:
    """Answer what a scenario asks, under its edition.

    Raises ScenarioRefused where it cannot have happened, or where nothing is known of its edition.
    """
    edition = edition_of(scenario)
    if isinstance(scenario, Scenario):
        return _judge_hand(scenario, edition)
    return KINDS[scenario.kind].judge(scenario, edition)


def edition_of(scenario: AnyScenario) -> Edition:
    """Return what the edition of a scenario settles; raises ScenarioRefused for an edition that is not known.

    Every way to a verdict passes through here.
    """
    faults = list(faults_of_edition(scenario.edition))
    if faults:
        raise ScenarioRefused(faults)
    return EDITIONS[scenario.edition]


def _judge_hand(scenario: Scenario, edition: Edition) -> Verdict:
    """Play a hand of betting, and answer what is asked of it."""
    if scenario.ask.event is not None and scenario.ask.about != "action":
        scenario = scenario.model_copy(update={"events": scenario.events[: scenario.ask.event + 1]})
    orders = open_order(scenario, edition)
    if orders is None:
        return _played(scenario, edition)
    return judge_in_either_order(orders, lambda ante_first: _in_order(scenario, edition, ante_first=ante_first))


def _in_order(scenario: Scenario, edition: Edition, *, ante_first: bool) -> Verdict:
    """Play a hand in one order of ante and blind; of who is paid, each order asks for its own pots only.

    Where the ante first makes pots whose winners are not given, they are all that is said of that order.
    """
    if scenario.ask.about != "split":
        return _played(scenario, edition, ante_first=ante_first)
    asked_pots = scenario.model_copy(update={"ask": Ask(about="pots")})
    pots = _played(asked_pots, edition, ante_first=ante_first)
    names = {pot.name for pot in pots.pots}
    if ante_first and names - set(scenario.ask.winners or {}):
        return pots
    split = scenario.model_copy(update={"ask": within_pots(scenario.ask, names)})
    return _played(split, edition, ante_first=ante_first)


def _played(scenario: Scenario, edition: Edition, *, ante_first: bool = False) -> Verdict:
    hand = play(scenario, edition, watch_tabling=scenario.ask.about == "tabling", ante_first=ante_first)
    if hand.problems:
        raise ScenarioRefused(hand.problems)
    return answer(hand, scenario)
