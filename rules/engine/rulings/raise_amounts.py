"""How much is a raise, and when does half of one count?

Rule: raise amounts (2013: 41-A, 2019 to 2024: 43, 2026: 45).  Half a raise is half of the increment on top of the
bet, and reaching it exactly counts.  Opening bets below the minimum rest on incorrect bets (2024: 52-A).

Fixed reading: an amount said with a raise is its total.  One that is not above the call is no possible total: it is
made up to the minimum, or it is meant on top of the call; where that differs the director decides.
"""

from dataclasses import dataclass, replace

from rules.engine.findings import Finding
from rules.engine.rulings.spot import Spot, called, left_to_director, raised, reading, same_outcome
from rules.engine.verdict import Ruling


@dataclass(frozen=True, slots=True)
class FullRaise(Finding):
    """A total of `total` chips reaches the minimum raise of `minimum`: it stands as it is."""

    rule = "raise-amounts"
    clause = "A"
    total: int
    minimum: int


@dataclass(frozen=True, slots=True)
class HalfReached(Finding):
    """A total of `total` chips reaches half a raise, which is `half`: it is a raise."""

    rule = "raise-amounts"
    clause = "A"
    total: int
    half: int
    increment: int


@dataclass(frozen=True, slots=True)
class MadeUpToMinimumRaise(Finding):
    """The raise is made up to the minimum of `minimum` chips in total."""

    rule = "raise-amounts"
    clause = "A"
    minimum: int
    increment: int


@dataclass(frozen=True, slots=True)
class HalfNotReached(Finding):
    """A total of `total` chips is short of half a raise, which is `half`: it is a call of `call`."""

    rule = "raise-amounts"
    clause = "A"
    total: int
    half: int
    call: int


@dataclass(frozen=True, slots=True)
class RaiseDeclared(Finding):
    """A raise was declared, so a total of `total` chips is a raise whether half is reached or not."""

    rule = "raise-amounts"
    clause = "A"
    total: int
    minimum: int


@dataclass(frozen=True, slots=True)
class NoPossibleTotal(Finding):
    """A raise was declared with `said` chips, not above the call of `call`: as a total that is not possible."""

    rule = "raise-amounts"
    said: int
    call: int


@dataclass(frozen=True, slots=True)
class SaidAsTotal(Finding):
    """One reading: the amount was meant as the total, and is made up to the minimum raise."""

    rule = "raise-amounts"


@dataclass(frozen=True, slots=True)
class SaidOnTop(Finding):
    """The other reading: the `said` chips were meant on top of the call."""

    rule = "raise-amounts"
    said: int


@dataclass(frozen=True, slots=True)
class NoMoreThanTheCall(Finding):
    """A raise was declared, but all the player has, `total` chips, is no more than the call of `call`: an all-in."""

    rule = "raise-amounts"
    total: int
    call: int


@dataclass(frozen=True, slots=True)
class AllInRaiseStands(Finding):
    """All-in for `total` chips, short of the minimum raise of `minimum`: it stands, as the player has no more."""

    rule = "raise-amounts"
    clause = "A"
    total: int
    minimum: int


@dataclass(frozen=True, slots=True)
class OpeningBet(Finding):
    """Nobody has bet: `total` chips are an opening bet."""

    rule = "methods-of-betting"
    total: int


@dataclass(frozen=True, slots=True)
class OpeningBetMadeUp(Finding):
    """An opening bet of `total` chips is below the minimum, and is made up to `minimum`."""

    rule = "incorrect-bets"
    clause = "A"
    total: int
    minimum: int


@dataclass(frozen=True, slots=True)
class SmallOpeningBetOpen(Finding):
    """An opening bet of `total` chips is below `minimum`, and the edition does not say what becomes of it."""

    rule = "incorrect-bets"
    total: int
    minimum: int


def rule_on_half(spot: Spot, total: int, *findings: Finding) -> Ruling:
    """Rule on `total` chips above the call by the 50% standard; `findings` led here."""
    table = spot.table
    if total >= table.minimum_raise:
        return raised(spot, total, *findings, FullRaise(total, table.minimum_raise))
    if total >= table.raises_from:
        return _made_up(spot, total, *findings, HalfReached(total, table.raises_from, table.increment))
    return called(spot, *findings, HalfNotReached(total, table.raises_from, spot.call))


def rule_on_declared_raise(spot: Spot, total: int, *findings: Finding) -> Ruling:
    """Rule on a raise that was declared, to a total of `total` chips: at least the minimum."""
    if spot.unopened:
        return rule_on_opening_bet(spot, total, *findings)
    minimum, total = spot.table.minimum_raise, spot.seat.at_most(total)
    if spot.is_all(spot.call):
        return called(spot, *findings, NoMoreThanTheCall(spot.seat.at_most(spot.call), spot.call))
    if total >= minimum:
        return raised(spot, total, *findings, FullRaise(total, minimum))
    return _made_up(spot, total, *findings, RaiseDeclared(total, minimum))


def rule_on_raise_said(spot: Spot, said: int, *findings: Finding) -> Ruling:
    """Rule on a raise that was declared with `said` chips: the total, or on top of the call where it cannot be that."""
    as_total = rule_on_declared_raise(spot, said, *findings)
    if spot.unopened or said > spot.call or spot.is_all(spot.call):
        return as_total
    on_top = rule_on_declared_raise(spot, spot.call + said, *findings)
    found = NoPossibleTotal(said, spot.call)
    if same_outcome(as_total, on_top):
        rest = (finding for finding in as_total.findings if not isinstance(finding, RaiseDeclared))
        return replace(as_total, findings=(found, *rest))
    readings = reading(spot, as_total, SaidAsTotal()), reading(spot, on_top, SaidOnTop(said))
    return left_to_director(readings, *findings, found)


def rule_on_all_in(spot: Spot, total: int, *findings: Finding) -> Ruling:
    """Rule on all a player has, `total` chips, where that is more than the call."""
    if spot.unopened:
        return _opened(raised(spot, total, *findings))
    minimum = spot.table.minimum_raise
    amount = FullRaise(total, minimum) if total >= minimum else AllInRaiseStands(total, minimum)
    return raised(spot, total, *findings, amount)


def rule_on_opening_bet(spot: Spot, total: int, *findings: Finding) -> Ruling:
    """Rule on `total` chips where nobody has bet: a bet, made up to the minimum unless the player has no more."""
    minimum, total = spot.table.least_bet, spot.seat.at_most(total)
    if total >= minimum or spot.is_all(total):
        return _opened(raised(spot, total, *findings))
    if spot.edition.incorrect_bets_settled:
        return raised(spot, minimum, *findings, OpeningBetMadeUp(total, spot.seat.at_most(minimum)))
    open_question = SmallOpeningBetOpen(total, minimum)
    readings = tuple(reading(spot, raised(spot, amount)) for amount in (minimum, total))
    return left_to_director(readings, *findings, open_question)


def _opened(ruling: Ruling) -> Ruling:
    """Say of a bet where nobody has bet to what total it opens, once the structure has cut it."""
    return replace(ruling, findings=(*ruling.findings, OpeningBet(ruling.to or 0)))


def _made_up(spot: Spot, total: int, *findings: Finding) -> Ruling:
    """A raise to the minimum, or to all the player has where that is less."""
    table = spot.table
    ruling = raised(spot, table.minimum_raise, *findings, MadeUpToMinimumRaise(table.minimum_raise, table.increment))
    if ruling.to is not None and ruling.to < table.minimum_raise:
        return raised(spot, ruling.to, *findings, AllInRaiseStands(ruling.to, table.minimum_raise))
    return ruling
