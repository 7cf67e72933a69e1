"""Who finishes higher of several players who go out in the same hand?

Rule: ranking of simultaneous eliminations (2026: 22).  In the money, with a big blind ante, the larger stack at the
start of the hand is the better place, counted after the ante was paid.  Before 2026 there was no rule: where it matters
whether the ante counts, the director decides.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Annotated, Any, Literal

from pydantic import Field

from rules.engine.editions import Edition
from rules.engine.findings import Finding
from rules.engine.problems import Problem, place
from rules.engine.record import Amount, AmountOrNone, Name, Procedure, Record
from rules.engine.sense import names_twice
from rules.engine.verdict import Decision, Reading, Verdict

MOST_PLAYERS = 100

Places = list[tuple[int, tuple[str, ...]]]
"""The places, the best first: the chips that count, and who shares the place."""


class Eliminated(Record):
    """A player who went out: `stack` is what he had before he paid, `paid_ante` the ante he paid, in chips."""

    name: Name
    stack: Amount
    paid_ante: AmountOrNone = 0


class Ranking(Procedure):
    """The players who went out in one hand."""

    kind: Literal["ranking"]
    players: Annotated[list[Eliminated], Field(min_length=2, max_length=MOST_PLAYERS)]

    @classmethod
    def faults_of_names(cls, data: Any) -> Iterator[Problem]:
        """Players of one name, in data of any shape."""
        yield from names_twice(data, "players")

    def faults_of_sense(self) -> Iterator[Problem]:
        """Antes that cannot have been paid, besides."""
        yield from super().faults_of_sense()
        for index, player in enumerate(self.players):
            if player.paid_ante > player.stack:
                path = place("players", index, "paid_ante")
                yield Problem(path, "more-than-the-stack", {"limit": player.stack})


@dataclass(frozen=True, slots=True)
class NoRuleOnTheAnte(Finding):
    """The edition has no rule on this, and the order depends on whether the ante counts."""

    rule = "simultaneous-eliminations"


@dataclass(frozen=True, slots=True)
class SameOrderEitherWay(Finding):
    """The edition has no rule on this, but the larger stack is the same before the ante and after it."""

    rule = "simultaneous-eliminations"


@dataclass(frozen=True, slots=True)
class CountedBeforeAnte(Finding):
    """One reading: the stacks count as they were before the ante was paid."""

    rule = "simultaneous-eliminations"


@dataclass(frozen=True, slots=True)
class CountedAfterAnte(Finding):
    """The stacks count as they were once the ante was paid."""

    rule = "simultaneous-eliminations"


@dataclass(frozen=True, slots=True)
class StackCounts(Finding):
    """`player` started the hand with `stack`, paid `paid_ante` and is ranked with `counts` chips."""

    rule = "simultaneous-eliminations"
    player: str
    stack: int
    paid_ante: int
    counts: int


@dataclass(frozen=True, slots=True)
class PlaceShared(Finding):
    """`players` have `counts` chips each: none of them has the better place."""

    rule = "simultaneous-eliminations"
    players: tuple[str, ...]
    counts: int


def judge_ranking(scenario: Ranking, edition: Edition) -> Verdict:
    """The order of the places, the best first; `shared` are the groups of players with the same place."""
    after = _places({player.name: player.stack - player.paid_ante for player in scenario.players})
    if edition.eliminations_ranked:
        return _ranked(scenario, edition, after, CountedAfterAnte())
    before = _places({player.name: player.stack for player in scenario.players})
    if _names(before) == _names(after):
        return _ranked(scenario, edition, before, SameOrderEitherWay())
    readings = (
        Reading(Decision.ORDER, premise=CountedBeforeAnte(), details=_details(before)),
        Reading(Decision.ORDER, premise=CountedAfterAnte(), details=_details(after)),
    )
    return Verdict(edition, Decision.DIRECTOR, findings=(NoRuleOnTheAnte(),), may=readings)


def _ranked(scenario: Ranking, edition: Edition, places: Places, how: Finding) -> Verdict:
    players = {player.name: player for player in scenario.players}
    findings: list[Finding] = [how]
    for counts, names in places:
        findings += [StackCounts(name, players[name].stack, players[name].paid_ante, counts) for name in names]
        if len(names) > 1:
            findings.append(PlaceShared(names, counts))
    return Verdict(edition, Decision.ORDER, findings=tuple(findings), details=_details(places))


def _places(chips: dict[str, int]) -> Places:
    """The places by chips, the most first; who has the same shares one."""
    ranked = sorted(chips, key=lambda name: chips[name], reverse=True)
    return [(counts, tuple(names)) for counts, names in groupby(ranked, key=lambda name: chips[name])]


def _names(places: Places) -> list[tuple[str, ...]]:
    return [names for _, names in places]


def _details(places: Places) -> dict[str, Sequence[object]]:
    names = _names(places)
    return {
        "order": [name for group in names for name in group],
        "shared": [list(group) for group in names if len(group) > 1],
    }
