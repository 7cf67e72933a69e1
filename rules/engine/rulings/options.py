"""What may this player do now?

Rules: methods of betting, calling and raising (2024: 40 to 42), raise amounts (43), reopening the bet (47), pot-limit
bets (54).
"""

from dataclasses import dataclass

from rules.engine.findings import Finding
from rules.engine.rulings.plain_acts import FoldedWithNoBet
from rules.engine.rulings.raise_amounts import rule_on_all_in
from rules.engine.rulings.reopening import closed_to
from rules.engine.rulings.short_limit_bets import left_open, raises_open
from rules.engine.rulings.spot import Spot, called, checked, folded, raised, reading
from rules.engine.verdict import Decision, Reading, Ruling


@dataclass(frozen=True, slots=True)
class MayCheckOrBet(Finding):
    """There is nothing to call: check, or bet at least `minimum`."""

    rule = "methods-of-betting"
    minimum: int


@dataclass(frozen=True, slots=True)
class MayCallOrRaise(Finding):
    """The call is `call`, and the betting is open: a raise is at least `minimum` in total."""

    rule = "raise-amounts"
    clause = "A"
    call: int
    minimum: int


@dataclass(frozen=True, slots=True)
class MayCheckOrBetInLimit(Finding):
    """Limit, with nothing to call: check, or bet `size`, the only size there is."""

    rule = "methods-of-betting"
    size: int


@dataclass(frozen=True, slots=True)
class MayCallOrRaiseInLimit(Finding):
    """Limit: the call is `call`, and the betting is open: a raise is to `total`, the only one there is."""

    rule = "raise-amounts"
    clause = "A"
    call: int
    total: int


@dataclass(frozen=True, slots=True)
class MayOnlyBetAllIn(Finding):
    """There is nothing to call: check, or bet all the player has, `total`, less than the minimum bet of `minimum`."""

    rule = "methods-of-betting"
    total: int
    minimum: int


@dataclass(frozen=True, slots=True)
class MayOnlyRaiseAllIn(Finding):
    """The call is `call`: the only raise is all the player has, `total`, less than the minimum of `minimum`."""

    rule = "raise-amounts"
    clause = "A"
    call: int
    total: int
    minimum: int


@dataclass(frozen=True, slots=True)
class StackForCallOnly(Finding):
    """All the player has, `total` chips, is no more than the call of `call`: there is nothing to raise with."""

    rule = "methods-of-calling"
    total: int
    call: int


@dataclass(frozen=True, slots=True)
class NotHisTurn(Finding):
    """It is the turn of `player`: this is what is left if the action comes round unchanged."""

    rule = "acting-in-turn"
    player: str


@dataclass(frozen=True, slots=True)
class NothingToDo(Finding):
    """The player has folded, is all-in, or the betting of the round is over."""

    rule = "acting-in-turn"


def options(spot: Spot) -> Ruling:
    """List what the player may do, the least first; every act comes with its total.

    Where a check is free a fold comes last: it is allowed, binds, and may be penalised.
    """
    table, seat = spot.table, spot.seat
    if not table.owes(seat) or len(table.live()) < 2:
        return Ruling(Decision.OPTIONS, findings=(NothingToDo(),))
    turn = table.to_act
    notes = () if turn in {None, seat.index} else (NotHisTurn(table.seats[turn or 0].name),)
    closed = closed_to(spot)
    fold, others = _fold(spot), (*_stay(spot), *(() if closed else _more(spot)))
    may = (*fold, *others) if spot.facing else (*others, *fold)
    return Ruling(Decision.OPTIONS, findings=(*notes, closed or _open(spot)), may=may)


def _fold(spot: Spot) -> tuple[Reading, ...]:
    """A fold, unless the player has bound himself by taking chips back facing a raise."""
    premise = None if spot.facing else FoldedWithNoBet()
    return () if spot.bound_by_pull else (reading(spot, folded(spot), premise),)


def _stay(spot: Spot) -> tuple[Reading, ...]:
    return (reading(spot, called(spot) if spot.facing else checked(spot)),)


def _more(spot: Spot) -> tuple[Reading, ...]:
    """The least bet or raise, or the all-in for less; none where the stack only covers the call."""
    seat, table = spot.seat, spot.table
    if table.completed_at is not None:
        return raises_open(spot)
    minimum = table.least_bet if spot.unopened else table.minimum_raise
    if not minimum:
        # No blinds are given, so that any amount is a bet.
        return (Reading(Decision.BET),)
    if seat.at_most(minimum) <= table.bet:
        return ()
    ruling = raised(spot, minimum) if seat.at_most(minimum) == minimum else rule_on_all_in(spot, seat.at_most(minimum))
    return (reading(spot, ruling),)


def _open(spot: Spot) -> Finding:
    """What is open: the call, and the least bet or raise that the stack allows."""
    table, least = spot.table, spot.table.least_bet if spot.unopened else spot.table.minimum_raise
    most, fixed = spot.seat.at_most(least), table.structure.fixed
    if spot.unopened and most < least:
        return MayOnlyBetAllIn(most, least)
    if spot.unopened:
        return MayCheckOrBetInLimit(least) if fixed else MayCheckOrBet(least)
    if most <= table.bet:
        return StackForCallOnly(most, spot.call)
    if table.completed_at is not None:
        return left_open(spot)
    if most < least:
        return MayOnlyRaiseAllIn(spot.call, most, least)
    return MayCallOrRaiseInLimit(spot.call, least) if fixed else MayCallOrRaise(spot.call, least)
