"""A case with other figures: the same situation at other stakes, with other bets and other chips.

A number and the name of the question seed the figures, so that an address keeps its question for ever.  The engine
knows the answer to each; a draft that it refuses, or that is about another rule, gives way to the next.
"""

from collections.abc import Iterator
from fractions import Fraction
from hashlib import sha256
from typing import Any, TypeVar

from rules.engine.judging import judge
from rules.engine.problems import ScenarioRefused
from rules.engine.reading import in_edition, read_scenario
from rules.engine.scenario import Push, Scenario, blind_due
from rules.engine.verdict import Decision, Verdict
from rules.web.quiz.scaling import restaked, scales, stakes

Data = dict[str, Any]
Drawn = TypeVar("Drawn")

MOST = 9999
"""The largest number of a variant."""

_DRAFTS = 40
_SCALES = (1, 2, 3, 4, 5, 10, 20)
"""How much larger the figures become where no chips are named."""

_STRETCHES = (Fraction(1), Fraction(3, 4), Fraction(5, 4), Fraction(3, 2))
"""How much larger the bets become besides."""

_MORE_CHIPS = (0, 1, 2, -1)


def vary(data: Data, edition: str, name: str, number: int) -> Data | None:
    """The scenario with other figures; None where it has none that could be others."""
    before = _judged(data, edition)
    if before is None:
        return None
    drafts = (draft for at in range(_DRAFTS) if (draft := _draft(data, before, f"{name}?{number}.{at}")))
    return next((draft for draft in drafts if _keeps_its_sense(before, _judged(draft, edition))), None)


Judged = tuple[Scenario, Verdict]


def _judged(data: Data, edition: str) -> Judged | None:
    """A hand of betting and the verdict on it; None where there is none, or it is no such hand."""
    try:
        scenario = in_edition(read_scenario(data), edition)
        return (scenario, judge(scenario)) if isinstance(scenario, Scenario) else None
    except ScenarioRefused:
        return None


def _draft(data: Data, before: Judged, seed: str) -> Data | None:
    draws = _draws(seed)
    scale = _drawn(draws, scales(data, _SCALES))
    stretch = Fraction(1) if _is_fixed(data) else _drawn(draws, _STRETCHES)
    other = stakes(data, scale, stretch)
    if other is None:
        return None
    draft = restaked(data, other, before[1].event, _drawn(draws, _MORE_CHIPS))
    return draft if draft != data else None


def _is_fixed(data: Data) -> bool:
    """Whether bets are tied to other figures: to the limit, or to what the dealer announced or quoted."""
    told = any("announced" in event or "quoted" in event for event in data.get("events", ()))
    return told or data.get("betting") == "limit"


def _draws(seed: str) -> Iterator[int]:
    """Numbers that depend on a text alone, whatever the machine and the version of Python."""
    return iter(sha256(seed.encode()).digest())


def _drawn(draws: Iterator[int], of: tuple[Drawn, ...]) -> Drawn:
    return of[next(draws) % len(of)]


def _keeps_its_sense(before: Judged, after: Judged | None) -> bool:
    """Whether a draft can be judged, rests on the same rule, and leaves to the director what was left to him."""
    if after is None:
        return False
    rules = [judged[1].findings[0].rule if judged[1].findings else "" for judged in (before, after)]
    directors = {judged[1].decision is Decision.DIRECTOR for judged in (before, after)}
    alike = all(facts(before[0]) == facts(after[0]) for facts in (_posted, _announced_more))
    return rules[0] == rules[1] and len(directors) == 1 and alike


def _posted(scenario: Scenario) -> list[bool]:
    """Which seats have their blind in front to the chip."""
    return [seat.out.total == blind_due(scenario, at) for at, seat in enumerate(scenario.seats) if seat.out]


def _announced_more(scenario: Scenario) -> list[bool]:
    """Of the piles whose amount was announced wrong, which were announced as more than they are."""
    pushes = [event for event in scenario.events if isinstance(event, Push) and event.announced]
    return [(push.announced or 0) > push.chips.total for push in pushes]
