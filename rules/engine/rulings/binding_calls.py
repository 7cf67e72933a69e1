"""What becomes of chips, or an amount said, that fall short of the call?

Rule: binding declarations and undercalls (2013: 37, 2019 to 2024: 51, 2026: 53).  There is no 50% test here.  A
general "call" or "raise" binds to the full action.  A silent undercall must be made a full call heads-up and against
the opening bet of the round; otherwise the director chooses between the full call, and leaving the chips and folding.
The 2011 edition left every undercall to the director.
"""

from dataclasses import dataclass

from rules.engine.findings import Finding
from rules.engine.rulings.spot import Spot, called, folded, left_to_director, reading
from rules.engine.verdict import Ruling


@dataclass(frozen=True, slots=True)
class CallDeclared(Finding):
    """A call was declared: it binds to the full call of `call`."""

    rule = "binding-declarations"
    clause = "A"
    call: int


@dataclass(frozen=True, slots=True)
class AllInForLess(Finding):
    """The last chips, `total`, are short of the call of `call`: an all-in call."""

    rule = "binding-declarations"
    total: int
    call: int


@dataclass(frozen=True, slots=True)
class UndercallHeadsUp(Finding):
    """`total` chips are short of the call of `call`, and only two players are left: a full call."""

    rule = "binding-declarations"
    clause = "B"
    total: int
    call: int


@dataclass(frozen=True, slots=True)
class UndercallOfOpener(Finding):
    """`total` chips are short of the call of `call`, the opening bet of the round: a full call."""

    rule = "binding-declarations"
    clause = "B"
    total: int
    call: int


@dataclass(frozen=True, slots=True)
class UndercallOpen(Finding):
    """`total` chips are short of the call of `call`, several players are left and there was a raise."""

    rule = "binding-declarations"
    clause = "B"
    total: int
    call: int


@dataclass(frozen=True, slots=True)
class UndercallNotSettled(Finding):
    """`total` chips are short of the call of `call`, and the edition leaves every undercall to the director."""

    rule = "binding-declarations"
    total: int
    call: int


@dataclass(frozen=True, slots=True)
class HeldToFullCall(Finding):
    """One reading: the player is held to the full call of `call`."""

    rule = "binding-declarations"
    clause = "B"
    call: int


@dataclass(frozen=True, slots=True)
class ChipsForfeited(Finding):
    """The other reading: `forfeits` chips stay in the pot, and the player folds."""

    rule = "binding-declarations"
    clause = "B"
    forfeits: int


def rule_on_undercall(spot: Spot, total: int, *findings: Finding) -> Ruling:
    """Rule on `total` chips short of the call, put out or said with nothing declared; `findings` led here."""
    call = spot.call
    if spot.is_all(total):
        return called(spot, *findings, AllInForLess(total, call))
    if not spot.edition.undercall_settled:
        return _left_open(spot, total, *findings, UndercallNotSettled(total, call))
    if len(spot.table.live()) == 2:
        return called(spot, *findings, UndercallHeadsUp(total, call))
    if not spot.table.raised:
        return called(spot, *findings, UndercallOfOpener(total, call))
    return _left_open(spot, total, *findings, UndercallOpen(total, call))


def _left_open(spot: Spot, total: int, *findings: Finding) -> Ruling:
    forfeits = _forfeit(spot, total)
    readings = (
        reading(spot, called(spot), HeldToFullCall(spot.call)),
        reading(spot, folded(spot, forfeits=forfeits), ChipsForfeited(forfeits)),
    )
    return left_to_director(readings, *findings)


def _forfeit(spot: Spot, total: int) -> int:
    """The highest earlier level of the bet that the chips cover, or all of them; never less than was bet before."""
    covered = [level for level in spot.table.levels[:-1] if level <= total]
    return max(max(covered, default=total), spot.seat.total)
