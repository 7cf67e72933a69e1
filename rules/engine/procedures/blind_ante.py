"""What does the big blind post who pays the ante for the table, and has too few chips for both?

Rule: big blind ante, a recommended procedure (2024: RP-11).  Since 2024 the big blind comes first, and the
ante is what is left; it is not reduced as players go.  Before, the order was the house's choice, mostly the ante first.
From each opponent a player can win what he has in himself (side pots, 2024: 21); his ante is not part of that.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Annotated, Any, Literal

from pydantic import BeforeValidator, Field

from rules.engine.editions import Edition
from rules.engine.findings import Finding
from rules.engine.problems import Problem
from rules.engine.record import Amount, AmountOrNone, Procedure
from rules.engine.verdict import Decision, Reading, Verdict


def _ante_of_big_blind(value: Any) -> Any:
    """The amount of an ante that is written as for a hand of betting, ``{"amount": 6000, "payer": "big-blind"}``."""
    if isinstance(value, dict) and value.keys() == {"amount", "payer"} and value["payer"] == "big-blind":
        return value["amount"]
    return value


class BlindAnte(Procedure):
    """The big blind has `stack` chips before he posts; `ante` is what he owes for the table, in chips."""

    kind: Literal["blind-ante"]
    blinds: Annotated[list[AmountOrNone], Field(min_length=2, max_length=2)]
    ante: Annotated[AmountOrNone, BeforeValidator(_ante_of_big_blind)]
    stack: Amount

    def faults_of_sense(self) -> Iterator[Problem]:
        """Blinds that cannot be meant, besides."""
        yield from super().faults_of_sense()
        small, big = self.blinds
        if not big:
            yield Problem("blinds[1]", "not-positive")
        elif small > big:
            yield Problem("blinds", "small-blind-over-big-blind")


@dataclass(frozen=True, slots=True)
class StackCoversBoth(Finding):
    """The stack of `stack` chips covers the big blind of `blind` and the ante of `ante`: the order does not matter."""

    rule = "big-blind-ante"
    stack: int
    blind: int
    ante: int


@dataclass(frozen=True, slots=True)
class NoAnteDue(Finding):
    """No ante is due: of `stack` chips `blind` are the big blind."""

    rule = "big-blind-ante"
    stack: int
    blind: int


@dataclass(frozen=True, slots=True)
class BigBlindFirst(Finding):
    """The big blind comes first: of `stack` chips `blind` are the big blind, and `ante` are left for the ante."""

    rule = "big-blind-ante"
    stack: int
    blind: int
    ante: int


@dataclass(frozen=True, slots=True)
class AnteFirst(Finding):
    """One reading: the ante comes first; of `stack` chips `ante` are the ante, and `blind` are left for the blind."""

    rule = "big-blind-ante"
    stack: int
    ante: int
    blind: int


@dataclass(frozen=True, slots=True)
class OrderIsTheHouses(Finding):
    """The edition does not say whether the big blind or the ante comes first: it is the house's choice."""

    rule = "big-blind-ante"


@dataclass(frozen=True, slots=True)
class OrderMakesNoDifference(Finding):
    """Whichever comes first, a hand of betting is ruled alike."""

    rule = "big-blind-ante"


@dataclass(frozen=True, slots=True)
class WinsAtMost(Finding):
    """From each opponent he can win `chips` at the most: what he has for this hand without the ante."""

    rule = "side-pots"
    chips: int


def judge_blind_ante(scenario: BlindAnte, edition: Edition) -> Verdict:
    """The big blind and the ante that are posted, and what can be won from each opponent with the chips he has."""
    big, stack = scenario.blinds[1], scenario.stack
    blind_first = _posted(stack, big, min(scenario.ante, max(stack - big, 0)))
    ante_first = _posted(stack, big, min(scenario.ante, stack))
    if not scenario.ante:
        return _settled(edition, blind_first, NoAnteDue(stack, blind_first["blind"]))
    if blind_first == ante_first:
        return _settled(edition, blind_first, StackCoversBoth(stack, big, scenario.ante))
    by_blind = BigBlindFirst(stack, blind_first["blind"], blind_first["ante"])
    if edition.big_blind_before_ante:
        return _settled(edition, blind_first, by_blind)
    by_ante = AnteFirst(stack, ante_first["ante"], ante_first["blind"])
    readings = (
        Reading(Decision.BLIND_ANTE, premise=by_ante, details=ante_first),
        Reading(Decision.BLIND_ANTE, premise=by_blind, details=blind_first),
    )
    nothing = dict.fromkeys(blind_first)
    return Verdict(edition, Decision.DIRECTOR, findings=(OrderIsTheHouses(),), may=readings, details=nothing)


def _posted(stack: int, big: int, ante: int) -> dict[str, int]:
    """The details, in chips, once it is known what goes to the ante."""
    return {"blind": min(big, stack - ante), "ante": ante, "wins_from_each": stack - ante}


def _settled(edition: Edition, posted: dict[str, int], finding: Finding) -> Verdict:
    findings = (finding, WinsAtMost(posted["wins_from_each"]))
    return Verdict(edition, Decision.BLIND_ANTE, findings=findings, details=dict(posted))
