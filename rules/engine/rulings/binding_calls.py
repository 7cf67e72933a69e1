"""What becomes of chips, or an amount said, that fall short of the call?

Rule: binding declarations and undercalls (2013: 37, 2019 to 2024: 51, 2026: 53).  There is no 50% test here.  A
general "call" or "raise" binds to the full action.  A silent undercall must be made a full call heads-up and against
the opening bet of the round; otherwise the director chooses between the full call, and leaving the chips and folding.
The 2011 edition left every undercall to the director.

Fixed readings: a player who has taken prior chips back facing a raise must call or raise (prior bet chips, clause B),
so that of an undercall only the full call is left.  Of undercalls in a row the first is corrected; for a player who
followed it the director chooses between the full call, leaving the chips and folding, and taking them back.
"""

from dataclasses import dataclass, replace

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
class UndercallAfterPull(Finding):
    """`total` chips are short of the call of `call`; `pulled` chips taken back rule out a fold: a full call."""

    rule = "prior-bet-chips"
    clause = "B"
    total: int
    call: int
    pulled: int


@dataclass(frozen=True, slots=True)
class UndercallsInARow(Finding):
    """`total` chips are short of the call of `call`, and so were those of the player before, not made up yet."""

    rule = "binding-declarations"
    clause = "B"
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


@dataclass(frozen=True, slots=True)
class ChipsTakenBack(Finding):
    """The third reading, after an undercall of somebody else: the chips come back, and the player folds."""

    rule = "binding-declarations"
    clause = "B"


UNDERCALLS = (
    UndercallHeadsUp,
    UndercallOfOpener,
    UndercallOpen,
    UndercallNotSettled,
    UndercallAfterPull,
    UndercallsInARow,
)


def rule_on_undercall(spot: Spot, total: int, *findings: Finding) -> Ruling:
    """Rule on `total` chips short of the call, put out or said with nothing declared; `findings` led here."""
    call = spot.call
    if spot.is_all(total):
        return called(spot, *findings, AllInForLess(total, call))
    if spot.bound_by_pull:
        return called(spot, *findings, UndercallAfterPull(total, call, spot.pulled))
    if spot.table.undercalled:
        return _followed(spot, total, *findings)
    if not spot.edition.undercall_settled:
        return _left_open(spot, total, *findings, UndercallNotSettled(total, call))
    if len(spot.table.live()) == 2:
        return called(spot, *findings, UndercallHeadsUp(total, call))
    if not spot.table.raised:
        return called(spot, *findings, UndercallOfOpener(total, call))
    return _left_open(spot, total, *findings, UndercallOpen(total, call))


def is_undercall(ruling: Ruling) -> bool:
    """Return whether a ruling rests on chips, or an amount said, that were short of the call."""
    return any(isinstance(finding, UNDERCALLS) for finding in ruling.findings)


def _followed(spot: Spot, total: int, *findings: Finding) -> Ruling:
    """Rule on an undercall after another one: the player went by the chips that he saw."""
    ruling = _left_open(spot, total, *findings, UndercallsInARow(total, spot.call))
    return replace(ruling, may=(*ruling.may, reading(spot, folded(spot), ChipsTakenBack())))


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
