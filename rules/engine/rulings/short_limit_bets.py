"""To what does a raise go, in limit, over an all-in of less than half a bet?

Rules: methods of raising (2024: 42), reopening the bet (2024: 47).  They say from which size on an all-in reopens the
betting, and not whether a raise over a smaller one completes it to the full bet (the usual practice) or puts a full bet
on top of it.  Fixed reading: where that changes the ruling the director decides.
"""

from dataclasses import dataclass, replace

from rules.engine.findings import Finding
from rules.engine.rulings.spot import Spot, distinct, left_to_director, raised, reading, readings_of, same_outcome
from rules.engine.verdict import Decision, Reading, Ruling


@dataclass(frozen=True, slots=True)
class ShortBetOpen(Finding):
    """In limit, over an all-in short of half a bet: a raise goes to `completed`, or a full bet on top to `full`."""

    rule = "methods-of-raising"
    completed: int
    full: int


@dataclass(frozen=True, slots=True)
class ShortBetMakesNoDifference(Finding):
    """The same, and it comes to the same here."""

    rule = "methods-of-raising"
    completed: int
    full: int


@dataclass(frozen=True, slots=True)
class BetCompleted(Finding):
    """One reading, the usual practice: a raise completes the bet to `completed`."""

    rule = "methods-of-raising"
    completed: int


@dataclass(frozen=True, slots=True)
class FullBetOnTop(Finding):
    """The other reading: a raise is a full bet on top of the all-in, to `full`."""

    rule = "methods-of-raising"
    full: int


def completing(spot: Spot) -> Spot | None:
    """The same spot with a raise that completes the bet; None where no bet of less than half waits for that."""
    return None if spot.table.completed_at is None else replace(spot, table=replace(spot.table, completing=True))


def rule_on_short_bet(spot: Spot, completed: Ruling, on_top: Ruling) -> Ruling:
    """Rule on an act over an all-in short of half a bet: `completed` and `on_top` are what it is in each reading."""
    common = tuple(finding for finding in on_top.findings if finding in completed.findings)
    if same_outcome(completed, on_top):
        alike = () if completed.findings == on_top.findings else (ShortBetMakesNoDifference(*_totals(spot)),)
        return replace(on_top, findings=(*common, *alike))
    completed_to, full = _totals(spot)
    readings = readings_of(spot, completed, BetCompleted(completed_to)) + readings_of(spot, on_top, FullBetOnTop(full))
    if on_top.decision is Decision.HELD:
        return replace(on_top, may=distinct(readings))
    return left_to_director(distinct(readings), *common, ShortBetOpen(completed_to, full))


def raises_open(spot: Spot) -> tuple[Reading, ...]:
    """The raises that are open over an all-in short of half a bet, one in each reading."""
    completed_to, full = _totals(spot)
    by_completing = completing(spot) or spot
    readings = (
        reading(spot, raised(by_completing, completed_to), BetCompleted(completed_to)),
        reading(spot, raised(spot, full), FullBetOnTop(full)),
    )
    return distinct(readings)


def left_open(spot: Spot) -> ShortBetOpen:
    """What is said of the raises that are open."""
    return ShortBetOpen(*_totals(spot))


def _totals(spot: Spot) -> tuple[int, int]:
    return spot.table.completed_at or 0, spot.table.minimum_raise
