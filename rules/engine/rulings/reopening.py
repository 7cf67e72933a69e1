"""May this player raise at all?

Rule: reopening the bet (2013: 41-B, 2019 to 2024: 47, 2026: 49).  A player who has acted may raise only if what he
faces since then amounts to a full raise; several short all-ins add up.  A player who checked facing a bet may not
raise, and against players who are all-in there is nobody to raise.  In limit half a raise reopens, and the number of
raises may be capped (number of raises, 2024: 48).

Fixed reading: chips in silence are a call then.  A raise or an all-in that is declared is a general declaration, which
commits to the full action (binding declarations, 2024: 51-A), so a call; whether a fold is still allowed no edition
says: the director decides, the call first.  After a check facing a bet the rule itself says call or fold: there it is
held.
"""

from dataclasses import dataclass, replace

from rules.engine.findings import Finding
from rules.engine.rulings.out_of_turn import PassedOver
from rules.engine.rulings.plain_acts import CheckedFacingBet
from rules.engine.rulings.spot import Spot, call_or_fold, called, folded, held, left_to_director, reading
from rules.engine.verdict import Decision, Ruling


@dataclass(frozen=True, slots=True)
class NotReopened(Finding):
    """Since he acted the player faces only `faces` chips more, short of a full raise of `increment`."""

    rule = "reopening-the-bet"
    faces: int
    increment: int


@dataclass(frozen=True, slots=True)
class NotReopenedInLimit(Finding):
    """Limit: since he acted the player faces only `faces` chips more, short of `half` of a bet or raise."""

    rule = "reopening-the-bet"
    faces: int
    half: int


@dataclass(frozen=True, slots=True)
class RaiseNotOpen(Finding):
    """A raise was declared that is not open to the player: it commits him to the call of `call`, and perhaps not."""

    rule = "binding-declarations"
    clause = "A"
    call: int


@dataclass(frozen=True, slots=True)
class CommittedToCall(Finding):
    """One reading: the declaration commits to the call."""

    rule = "binding-declarations"
    clause = "A"


@dataclass(frozen=True, slots=True)
class NotCommitted(Finding):
    """The other reading: a declaration that is not possible commits to nothing, and the player may fold."""

    rule = "binding-declarations"
    clause = "A"


@dataclass(frozen=True, slots=True)
class NobodyLeftToRaise(Finding):
    """Every other player is all-in: there is nobody to raise, so the call of `call` is all."""

    rule = "side-pots"
    call: int


@dataclass(frozen=True, slots=True)
class RaisesCapped(Finding):
    """Limit: the `cap` raises of the round are made, heads-up too, until two players are left in the event."""

    rule = "number-of-raises"
    cap: int


def closed_to(spot: Spot) -> Finding | None:
    """Why the player may not raise, or None where he may."""
    seat, table = spot.seat, spot.table
    if seat.passed_over:
        return PassedOver()
    if seat.checked_facing_bet:
        return CheckedFacingBet(spot.call)
    if seat.acted is not None and table.bet - seat.acted < table.reopens_from:
        found = NotReopenedInLimit if table.structure.fixed else NotReopened
        return found(table.bet - seat.acted, table.reopens_from)
    if table.structure.cap is not None and table.raises >= table.structure.cap:
        return RaisesCapped(table.structure.cap)
    if all(other is seat or other.folded or other.all_in for other in table.seats):
        return NobodyLeftToRaise(spot.call)
    return None


def within_what_is_open(spot: Spot, ruling: Ruling, *, chips_in: bool) -> Ruling:
    """Take a raise out of a ruling that holds one, where the player may not raise.

    Chips that are in (`chips_in`) are a call then, an amount alone too.  A raise that was declared is a call for a
    player who may not fold any more, and against players who are all-in, whom it can cost no more; otherwise the
    director decides.
    """
    if (closed := closed_to(spot)) is None:
        return ruling
    if chips_in:
        return called(spot, closed)
    left = tuple(r for r in ruling.may if r.decision is not Decision.RAISE)
    if len(left) >= (1 if ruling.decision is Decision.HELD else 2):
        return replace(ruling, findings=(*ruling.findings, closed), may=left)
    if spot.bound_by_pull or isinstance(closed, NobodyLeftToRaise):
        return called(spot, closed)
    if isinstance(closed, CheckedFacingBet):
        return held(spot, call_or_fold(spot), closed)
    readings = reading(spot, called(spot), CommittedToCall()), reading(spot, folded(spot), NotCommitted())
    return left_to_director(readings, closed, RaiseNotOpen(spot.call))


def is_not_open(ruling: Ruling) -> bool:
    """Return whether a ruling left a declared raise to the director because it is not open to the player."""
    return any(isinstance(finding, RaiseNotOpen) for finding in ruling.findings)


def raises(ruling: Ruling) -> bool:
    """Return whether a ruling is a raise, or one of its readings is."""
    return ruling.decision is Decision.RAISE or any(r.decision is Decision.RAISE for r in ruling.may)
