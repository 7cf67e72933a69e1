"""The spot a player is in when he acts, and the plain outcomes that rulings are made of."""

from dataclasses import dataclass, replace

from rules.engine.editions import Edition
from rules.engine.findings import Finding
from rules.engine.table import Seat, Table
from rules.engine.verdict import Decision, Reading, Ruling


@dataclass(frozen=True, slots=True)
class Spot:
    """A player at a table, under an edition.

    `front` are the chips in front of him once his motion is over, `pulled` those that he has taken back in this round,
    his motion included.
    """

    edition: Edition
    table: Table
    seat: Seat
    front: int
    pulled: int = 0

    @property
    def call(self) -> int:
        """The total that the player must match, in chips."""
        return self.table.bet

    @property
    def facing(self) -> bool:
        """Whether there is a bet or blind to match that the player has not matched."""
        return self.seat.total < self.table.bet

    @property
    def has_option(self) -> bool:
        """Whether the player's own blind is the bet to match, and nobody has raised it."""
        return 0 < self.table.bet <= self.seat.posted and not self.table.raised

    @property
    def unopened(self) -> bool:
        """Whether nobody has bet in this round and no blind stands."""
        return self.table.bet == 0

    @property
    def bound_by_pull(self) -> bool:
        """Whether the player took prior chips back facing a raise: he must call or raise.

        Source: prior bet chips, clause B (2024: rule 46-B).
        """
        return self.pulled > 0 and self.table.raised and self.edition.prior_chips_settled

    def is_all(self, total: int) -> bool:
        """Whether a total of `total` chips is everything the player has."""
        return self.seat.limit is not None and total >= self.seat.limit


def called(spot: Spot, *findings: Finding) -> Ruling:
    """A call: the bet is matched, or everything the player has where that is less; a check with nothing to call."""
    if not spot.facing:
        return checked(spot, *findings)
    return _with_total(spot, Decision.CALL, spot.call, findings)


def checked(spot: Spot, *findings: Finding) -> Ruling:
    """A check: what the player has in the round stays as it is."""
    return Ruling(Decision.CHECK, spot.seat.total, findings)


@dataclass(frozen=True, slots=True)
class CutToMaximum(Finding):
    """A total of `total` chips is over the most that pot-limit allows: it is cut to `maximum`."""

    rule = "pot-limit-bets"
    total: int
    maximum: int


@dataclass(frozen=True, slots=True)
class CutToFixedSize(Finding):
    """A total of `total` chips is more than the bet or raise of limit: it is cut to `maximum`."""

    rule = "methods-of-raising"
    total: int
    maximum: int


def raised(spot: Spot, total: int, *findings: Finding) -> Ruling:
    """A raise to `total` chips, or a bet where nobody has bet; all-in where the player has no more.

    Pot-limit and limit cut it to the most that they allow.
    """
    maximum = spot.table.maximum(spot.seat)
    if maximum is not None and total > maximum:
        cut = CutToFixedSize if spot.table.structure.fixed else CutToMaximum
        findings = (*findings, cut(total, maximum))
        total = maximum
    return _with_total(spot, Decision.BET if spot.unopened else Decision.RAISE, total, findings)


def folded(spot: Spot, *findings: Finding, forfeits: int | None = None) -> Ruling:
    """A fold: earlier bets stay in the pot, and `forfeits` chips where an undercall is left there."""
    stays = max(forfeits or 0, spot.seat.total)
    return Ruling(Decision.FOLD, findings=findings, forfeits=forfeits, stays=stays)


def call_or_fold(spot: Spot) -> tuple[Reading, ...]:
    """Return the readings left where a raise is not possible: a call, and a fold unless a pull rules it out."""
    call = reading(spot, called(spot))
    return (call,) if spot.bound_by_pull else (call, reading(spot, folded(spot)))


def held(spot: Spot, may: tuple[Reading, ...], *findings: Finding) -> Ruling:
    """What was tried is not allowed; `may` is what is left to the player."""
    return Ruling(Decision.HELD, findings=findings, may=may)


def left_to_director(may: tuple[Reading, ...], *findings: Finding) -> Ruling:
    """The rules leave it to the director; `may` holds the readings they allow, the usual practice first."""
    return Ruling(Decision.DIRECTOR, findings=findings, may=may)


def reading(spot: Spot, ruling: Ruling, premise: Finding | None = None) -> Reading:
    """Turn a ruling into one of several readings; `premise` says when it holds."""
    adds, returns = difference(ruling, spot.front)
    return Reading(
        ruling.decision,
        ruling.to,
        adds=adds,
        returns=returns,
        forfeits=ruling.forfeits,
        all_in=ruling.all_in,
        premise=premise,
    )


def readings_of(spot: Spot, ruling: Ruling, premise: Finding | None = None) -> tuple[Reading, ...]:
    """The readings a ruling stands for: itself, or those that it leaves open."""
    return ruling.may or (reading(spot, ruling, premise),)


def distinct(readings: tuple[Reading, ...]) -> tuple[Reading, ...]:
    """The readings without those that come to the same as an earlier one."""
    found: dict[object, Reading] = {}
    for one in readings:
        found.setdefault((one.decision, one.to, one.forfeits), one)
    return tuple(found.values())


def moved_by(chips: int, option: Reading) -> Reading:
    """The same reading, once `chips` more lie in front of the player, or fewer where it is negative."""
    if option.adds is None or option.returns is None:
        return option
    owes = option.adds - option.returns - chips
    return replace(option, adds=max(owes, 0), returns=max(-owes, 0))


def same_outcome(one: Ruling, other: Ruling) -> bool:
    """Whether two rulings come to the same for the player, whatever their reasons."""
    return (one.decision, one.to, one.may) == (other.decision, other.to, other.may)


def difference(ruling: Ruling, front: int) -> tuple[int | None, int | None]:
    """The chips that a ruling makes the player add to `front`, and those that it gives back to him."""
    stays = ruling.stays if ruling.to is None else ruling.to
    if stays is None:
        return None, None
    return max(stays - front, 0), max(front - stays, 0)


def _with_total(spot: Spot, decision: Decision, total: int, findings: tuple[Finding, ...]) -> Ruling:
    to = spot.seat.at_most(total)
    return Ruling(decision, to, findings, all_in=spot.is_all(to))
