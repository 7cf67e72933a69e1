"""What do a clear fold, check or call count as, and one that the spot does not allow?

Rules: non-standard folds (2024: 58), invalid declarations (2024: 55, no rule before 2017), binding declarations
(2024: 51-A).  A "call" with no bet is a check; a check facing a bet is held: call or fold, no raise.
"""

from dataclasses import dataclass

from rules.engine.findings import Finding
from rules.engine.rulings.binding_calls import AllInForLess, CallDeclared
from rules.engine.rulings.pulled_chips import fold_after_pull
from rules.engine.rulings.spot import (
    Spot,
    call_or_fold,
    called,
    checked,
    folded,
    held,
    left_to_director,
    raised,
    reading,
)
from rules.engine.verdict import Ruling


@dataclass(frozen=True, slots=True)
class Folded(Finding):
    """The player folds."""

    rule = "acting-in-turn"


@dataclass(frozen=True, slots=True)
class FoldedWithNoBet(Finding):
    """The player folds with no bet to call: the fold binds, and may be penalised."""

    rule = "non-standard-folds"


@dataclass(frozen=True, slots=True)
class Checked(Finding):
    """There is nothing to call, and the player checks."""

    rule = "acting-in-turn"


@dataclass(frozen=True, slots=True)
class CheckedFacingBet(Finding):
    """There is a bet of `call`, so a check is not possible: call or fold, no raise."""

    rule = "invalid-declarations"
    call: int


@dataclass(frozen=True, slots=True)
class CheckedAfterPull(Finding):
    """There is a bet of `call`, so a check is not possible, and chips pulled back rule out a fold: a call."""

    rule = "invalid-declarations"
    call: int


@dataclass(frozen=True, slots=True)
class CallWithNoBet(Finding):
    """A call was declared with no bet: a check."""

    rule = "invalid-declarations"


@dataclass(frozen=True, slots=True)
class InvalidDeclarationOpen(Finding):
    """The declaration does not fit the spot, and this edition has no rule for it."""

    rule = "invalid-declarations"


def rule_on_fold(spot: Spot) -> Ruling:
    """Rule on a fold in turn."""
    return fold_after_pull(spot) or folded(spot, Folded() if spot.facing else FoldedWithNoBet())


def rule_on_check(spot: Spot) -> Ruling:
    """Rule on a check in turn."""
    if not spot.facing:
        return checked(spot, Checked())
    if spot.bound_by_pull:
        return held(spot, call_or_fold(spot), CheckedAfterPull(spot.call))
    may = call_or_fold(spot)
    if spot.edition.invalid_declarations_settled:
        return held(spot, may, CheckedFacingBet(spot.call))
    return left_to_director(may, InvalidDeclarationOpen())


def rule_on_call(spot: Spot) -> Ruling:
    """Rule on a call that was declared or plainly made, in turn."""
    if not spot.facing:
        return _call_with_no_bet(spot)
    if spot.is_all(spot.call) and spot.seat.limit != spot.call:
        return called(spot, AllInForLess(spot.seat.limit or 0, spot.call))
    return called(spot, CallDeclared(spot.call))


def _call_with_no_bet(spot: Spot) -> Ruling:
    if spot.edition.invalid_declarations_settled or not spot.unopened:
        return checked(spot, CallWithNoBet())
    readings = (reading(spot, checked(spot)), reading(spot, raised(spot, max(spot.table.least_bet, 1))))
    return left_to_director(readings, InvalidDeclarationOpen())
