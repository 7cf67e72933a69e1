"""What the engine answers: a decision, its figures, and the findings it rests on."""

from dataclasses import KW_ONLY, dataclass, field
from enum import StrEnum
from typing import Any

from rules.engine.chips import Chips
from rules.engine.editions import Edition
from rules.engine.findings import Finding

FORMAT = 1


class Decision(StrEnum):
    """What an act counts as, or what is answered to another question."""

    FOLD = "fold"
    CHECK = "check"
    CALL = "call"
    BET = "bet"
    RAISE = "raise"
    HELD = "held"
    PENDING = "pending"
    DIRECTOR = "director"
    KEEP_DOWN = "keep-down"
    TABLE = "table"
    POTS = "pots"
    OPTIONS = "options"
    SPLIT = "split"
    ORDER = "order"
    CORRECTED = "corrected"
    STANDS = "stands"
    REACHED = "reached"
    NOT_REACHED = "not-reached"
    MISDEAL = "misdeal"
    PLAY_ON = "play-on"
    HAND_DEAD = "hand-dead"
    COMPLETE_THE_HAND = "complete-the-hand"
    BETS_RETURNED = "bets-returned"
    BOARD_PUT_RIGHT = "board-put-right"
    BUTTON = "button"
    BLIND_ANTE = "blind-ante"
    CHIP_RACE = "chip-race"
    THIS_HAND = "this-hand"
    NEXT_HAND = "next-hand"


@dataclass(frozen=True, slots=True)
class Reading:
    """One way the rules can be read, or one act that is left: what it would come to.

    `premise` says under what condition it holds.  Chips and `details` are as in `Verdict`.
    """

    decision: Decision
    to: int | None = None
    _: KW_ONLY
    adds: int | None = None
    returns: int | None = None
    forfeits: int | None = None
    all_in: bool = False
    premise: Finding | None = None
    details: dict[str, Any] = field(default_factory=dict)

    def as_data(self, edition: Edition) -> dict[str, Any]:
        """The reading as plain data."""
        data = {name: getattr(self, name) for name in ("to", "adds", "returns", "forfeits", "all_in")}
        premise = self.premise.as_data(edition) if self.premise else None
        return {"decision": str(self.decision), **data, "premise": premise, **self.details}


@dataclass(frozen=True, slots=True)
class Ruling:
    """What one act counts as, before the chips are moved.

    `to` is the player's total for the round; `forfeits` chips stay in the pot without a call; `stays` is what a player
    who folds leaves in front of him, blinds and earlier bets included.
    """

    decision: Decision
    to: int | None = None
    findings: tuple[Finding, ...] = ()
    may: tuple[Reading, ...] = ()
    all_in: bool = False
    forfeits: int | None = None
    stays: int | None = None


@dataclass(frozen=True, slots=True)
class Motion:
    """The chips of one motion: `prior` stood in front of the player, `pulled` were taken back, `new` were put out.

    `pile` is what stands in front of him then, `front` its total; None where the composition is not known.
    """

    prior: int
    prior_pile: Chips | None
    pulled: Chips
    new: Chips
    front: int
    pile: Chips | None
    forward: bool = False

    @property
    def all_pulled(self) -> bool:
        """Whether prior chips were in front and every one of them was taken back."""
        return 0 < self.prior == self.pulled.total

    @property
    def part_pulled(self) -> bool:
        """Whether some of the prior chips were taken back, and some left."""
        return 0 < self.pulled.total < self.prior

    @property
    def untouched(self) -> bool:
        """Whether no prior chip was taken back."""
        return not self.pulled.count


@dataclass(frozen=True, slots=True)
class Figures:
    """The figures of the table that a ruling was made by.

    `call` is the total to match, `increment` the largest full bet or raise of the round, `raises_from` the least
    total that counts as a raise, `minimum_raise` the total of the smallest legal raise, `out` the chips now in front
    of the player.  `raises_from` and `minimum_raise` are null where no bet is faced, and where the rules leave open to
    what a raise goes.  `faces` is what the player faces since he last acted and `reopened` whether that opens the
    betting to him; `maximum` is the largest total that the betting structure or his stack allows, `pot` all the chips
    by which it is counted.
    """

    call: int
    increment: int
    raises_from: int | None
    minimum_raise: int | None
    out: int
    faces: int | None = None
    reopened: bool | None = None
    maximum: int | None = None
    pot: int | None = None

    def as_data(self) -> dict[str, Any]:
        """The figures as plain data; those that do not apply are left out."""
        data: dict[str, Any] = {name: getattr(self, name) for name in _ALWAYS}
        data.update({name: getattr(self, name) for name in _SOMETIMES if getattr(self, name) is not None})
        return data


_ALWAYS = ("call", "increment", "raises_from", "minimum_raise", "out")
_SOMETIMES = ("faces", "reopened", "maximum", "pot")


@dataclass(frozen=True, slots=True)
class Pot:
    """A main or side pot: its chips, and the names of those who play for it."""

    name: str
    amount: int
    players: tuple[str, ...]

    def as_data(self) -> dict[str, Any]:
        """The pot as plain data."""
        return {"name": self.name, "amount": self.amount, "players": list(self.players)}


@dataclass(frozen=True, slots=True)
class Moment:
    """Whether hands must be turned up after one event, and why."""

    event: int
    decision: Decision
    finding: Finding

    def as_data(self, edition: Edition) -> dict[str, Any]:
        """The moment as plain data."""
        return {"event": self.event, "decision": str(self.decision), "finding": self.finding.as_data(edition)}


@dataclass(frozen=True, slots=True)
class Verdict:
    """The answer to what a scenario asks.

    For every ruling with a total, ``out + adds - returns - forfeits == to``: `adds` are chips the player still owes,
    `returns` chips he takes back, `forfeits` chips he leaves without a call (null where there are none).  `since` is
    the event from which hands are turned up, `event` and `motion` the act that was ruled on, and `details` what
    is answered to a question of its own kind, such as the `shares` of a split or the `order` of showing.
    """

    edition: Edition
    decision: Decision
    figures: Figures | None = None
    findings: tuple[Finding, ...] = ()
    player: str | None = None
    to: int | None = None
    adds: int | None = None
    returns: int | None = None
    forfeits: int | None = None
    all_in: bool = False
    may: tuple[Reading, ...] = ()
    pots: tuple[Pot, ...] = ()
    returned: dict[str, int] = field(default_factory=dict)
    timeline: tuple[Moment, ...] = ()
    since: int | None = None
    event: int | None = None
    motion: Motion | None = None
    details: dict[str, Any] = field(default_factory=dict)

    def as_data(self) -> dict[str, Any]:
        """The verdict as plain data in verdict format 1."""
        return {
            "format": FORMAT,
            "edition": self.edition.key,
            "decision": str(self.decision),
            "player": self.player,
            "to": self.to,
            "adds": self.adds,
            "returns": self.returns,
            "forfeits": self.forfeits,
            "all_in": self.all_in,
            "may": [reading.as_data(self.edition) for reading in self.may],
            "figures": self.figures.as_data() if self.figures else {},
            "findings": [finding.as_data(self.edition) for finding in self.findings],
            "pots": [pot.as_data() for pot in self.pots],
            "returned": dict(self.returned),
            "since": self.since,
            "timeline": [moment.as_data(self.edition) for moment in self.timeline],
            "shares": None,
            "order": None,
            **self.details,
        }
