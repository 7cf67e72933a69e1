"""What a text tells before it is a scenario: the setting, and one frame an act.

A frame is filled by marks; every mark that fills a place is noted, so that a span can say which.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from rules.understanding.marks import Mark

DEALER = "\0dealer"
"""Stands for the dealer where the name of a player stands."""


@dataclass(slots=True)
class Speech:
    """Words of a player: the act said, the amount said, whether it is on top of the bet, and whether its scale is open.

    The scale of a small number word is open: "five" may be 500.
    """

    act: str = ""
    amount: int | None = None
    more: bool = False
    open: bool = False

    @property
    def empty(self) -> bool:
        """Whether nothing was said yet."""
        return not self.act and self.amount is None


@dataclass(slots=True)
class Frame:
    """One act as it is told.

    `players` do it one after another; `named` says that this clause names them.  `verb` is the kind of the verb.
    Amounts are chips: `amount` has no role, `to` is a total, `by` comes on top.  `chips` and `pulls` are
    (value, count).
    `order` has ``words`` and ``chips`` in the order in which they come.
    """

    players: list[str] = field(default_factory=list)
    named: bool = False
    verb: str = ""
    amount: int | None = None
    to: int | None = None
    by: int | None = None
    for_: int | None = None
    in_all: int | None = None
    over: int | None = None
    behind: int | None = None
    stack: int | None = None
    chips: list[tuple[int, int]] = field(default_factory=list)
    pulls: list[tuple[int, int]] = field(default_factory=list)
    out: list[tuple[int, int]] = field(default_factory=list)
    speech: Speech | None = None
    silent: bool = False
    together: bool = False
    forward: bool = False
    front: bool = False
    last: bool = False
    deep: bool = False
    minimum: bool = False
    all_in: bool = False
    out_of_turn: bool = False
    unnoticed: bool = False
    conditional: bool = False
    hidden: bool = False
    no_time: bool = False
    announced: int | None = None
    quoted: int | None = None
    order: list[str] = field(default_factory=list)
    notes: list[tuple[Mark, str, str]] = field(default_factory=list)

    @property
    def empty(self) -> bool:
        """Whether the frame has nothing but perhaps players."""
        filled = (
            self.verb,
            self.amount,
            self.to,
            self.by,
            self.for_,
            self.chips,
            self.pulls,
            self.out,
            self.speech,
            self.stack,
            self.behind,
        )
        return not any(filled) and not (self.silent or self.last or self.deep or self.out_of_turn)

    def note(self, mark: Mark, taken_for: str, key: str = "") -> None:
        """Remember what a mark was taken for, and the key that it fills."""
        self.notes.append((mark, taken_for, key))


@dataclass(slots=True)
class Deal:
    """The next street, and the mark that says so; `alone` says that it begins a sentence."""

    street: str
    mark: Mark
    alone: bool = False


@dataclass(slots=True)
class Turn:
    """Whose turn it was said to be, before the act of the index `before`."""

    player: str
    before: int
    mark: Mark


_OPEN_SCALE = 10
"""A figure this many times smaller than the big blind stands for a larger one: "five" for 500."""

_POT_IN_BLINDS = 20


@dataclass(slots=True)
class Told:
    """All that a text tells."""

    blinds: tuple[int, ...] = ()
    ante: int | None = None
    pot: int | None = None
    street: str = ""
    betting: str = ""
    heads_up: bool = False
    hand_for_hand: bool = False
    count: int | None = None
    listed: list[str] = field(default_factory=list)
    items: list[Frame | Deal] = field(default_factory=list)
    turns: list[Turn] = field(default_factory=list)
    ask: str = ""
    asked: str = ""
    asked_act: str = ""
    split: dict[str, Any] | None = None
    game: str = ""
    kind: str = ""
    statement: bool = False
    notes: list[tuple[Mark, str, str]] = field(default_factory=list)
    unread: list[Mark] = field(default_factory=list)
    doubtful: list[Mark] = field(default_factory=list)

    def note(self, mark: Mark, taken_for: str, key: str = "") -> None:
        """Remember what a mark of the setting was taken for, and the place that it fills."""
        self.notes.append((mark, taken_for, key))

    def refuse(self, marks: Iterable[Mark]) -> None:
        """Count marks among what was not read."""
        self.unread += marks

    @property
    def frames(self) -> list[Frame]:
        """The acts in their order."""
        return [item for item in self.items if isinstance(item, Frame)]

    @property
    def names(self) -> list[str]:
        """Every player in the order of being mentioned, without the dealer."""
        acting = [name for frame in self.frames for name in frame.players]
        every = [*self.listed, *acting, *(turn.player for turn in self.turns), *([self.asked] if self.asked else [])]
        return list(dict.fromkeys(name for name in every if name != DEALER))


def least_clear(told: Told) -> int:
    """Return the chips below which a figure is no clear bet, by the big blind, or by the pot where it is not told."""
    blind = told.blinds[1] if told.blinds else (told.pot or 0) // _POT_IN_BLINDS
    return blind // _OPEN_SCALE
