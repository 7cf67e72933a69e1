"""The rulings of a hand, one by one, and the circumstances of an event that only the hand tells."""

from dataclasses import dataclass

from rules.engine.chips import Chips
from rules.engine.verdict import Figures, Motion, Ruling


@dataclass(frozen=True, slots=True)
class Ruled:
    """The ruling on one event, with the figures of the table it was made by.

    `front` are the chips in front of the player once he has moved, before the ruling is carried out, and `pile` their
    composition where it is known.  `declared` is whether words gave the total, so that chips only pay it out.
    """

    event: int
    player: str
    ruling: Ruling
    figures: Figures
    front: int
    pile: Chips | None
    motion: Motion | None = None
    declared: bool = False


@dataclass(frozen=True, slots=True)
class Circumstance:
    """How an event stood to the action.

    `skipped` was next to act, empty if the act was in turn.  `premature` is a call before the amount of a raise was
    known, `exposed` are cards shown while somebody had still to act.
    """

    skipped: str = ""
    premature: bool = False
    exposed: bool = False
