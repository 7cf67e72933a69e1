"""Does taking prior chips back bind the player?

Rule: prior bet chips, clause B (2019 to 2024: 46-B, 2026: 48-B).  Facing a raise, clearly pulling a prior chip back
binds to call or raise; putting it back and folding is not allowed.  Earlier editions do not say: there the
director decides.
"""

from dataclasses import dataclass

from rules.engine.findings import Finding
from rules.engine.rulings.raise_amounts import rule_on_half
from rules.engine.rulings.spot import Spot, called, folded, held, left_to_director, reading
from rules.engine.verdict import Reading, Ruling


@dataclass(frozen=True, slots=True)
class PulledWithoutRaise(Finding):
    """The player pulled `pulled` chips back, but faces no raise: he is bound to nothing yet."""

    rule = "prior-bet-chips"
    pulled: int


@dataclass(frozen=True, slots=True)
class PullOpen(Finding):
    """The player pulled `pulled` chips back, and the edition does not say whether that binds him."""

    rule = "prior-bet-chips"
    pulled: int


@dataclass(frozen=True, slots=True)
class PulledFacingRaise(Finding):
    """The player faces a raise and pulled `pulled` chips back: he must call or raise, and cannot fold any more."""

    rule = "prior-bet-chips"
    clause = "B"
    pulled: int


@dataclass(frozen=True, slots=True)
class PullTakenAs(Finding):
    """`player` pulled chips back facing a raise, and play went on: he is bound, and this verdict takes the least act.

    That is a call, or where he had declared a raise the minimum raise: `decision`, to a total of `to` chips.
    """

    rule = "prior-bet-chips"
    clause = "B"
    player: str
    decision: str
    to: int


def rule_on_pull(spot: Spot, pulled: int) -> Ruling:
    """Rule on prior chips taken back with nothing put out yet."""
    fold = reading(spot, folded(spot))
    if not spot.table.raised:
        return held(spot, (*_call_or_raise(spot), fold), PulledWithoutRaise(pulled))
    if not spot.edition.prior_chips_settled:
        return left_to_director((*_call_or_raise(spot), fold), PullOpen(pulled))
    return held(spot, _call_or_raise(spot), PulledFacingRaise(pulled))


def fold_after_pull(spot: Spot) -> Ruling | None:
    """Hold a fold if the player pulled chips back before it, facing a raise; return None if nothing forbids the fold.

    A fold that is said first, before the chips are pulled in the same move, is a fold.
    """
    if not spot.seat.pulled or not spot.bound_by_pull:
        return None
    return held(spot, _call_or_raise(spot), PulledFacingRaise(spot.pulled))


def _call_or_raise(spot: Spot) -> tuple[Reading, ...]:
    """What is left: a call unless a raise was declared, and a raise of the minimum where the player has more."""
    call = reading(spot, called(spot))
    if spot.is_all(spot.call):
        return (call,)
    least = reading(spot, rule_on_half(spot, spot.table.minimum_raise))
    return (least,) if spot.seat.raise_declared else (call, least)
