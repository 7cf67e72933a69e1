"""Chips as they are drawn: each with the figure on its face, a long row of equal ones as one chip with a count."""

from dataclasses import dataclass

from rules.engine.chips import Chips
from rules.engine.verdict import Motion
from rules.narration.acts import NEW_CHIPS, PRIOR_CHIPS, PULLED_CHIPS
from rules.narration.figures import amount

DENOMINATIONS = (1, 5, 25, 100, 500, 1_000, 5_000, 25_000, 100_000)
"""Those with a colour in the common tournament set; any other is drawn in a plain one."""

MOST_DRAWN = 5
"""The most equal chips that are drawn one by one."""

_SHORT = ((1_000_000_000, "B"), (1_000_000, "M"), (1_000, "k"))


@dataclass(frozen=True, slots=True)
class DrawnChip:
    """One chip, or `count` equal ones: `tone` names its colours, `face` is the figure on it."""

    tone: str
    face: str
    count: int = 1


@dataclass(frozen=True, slots=True)
class Pile:
    """Chips that lie together: what became of them in words, and how they are told without a picture."""

    label: str
    chips: tuple[DrawnChip, ...]
    spoken: str


@dataclass(frozen=True, slots=True)
class Drawing:
    """The chips of one motion: what lies in front of the player in the end and its total, and what was taken back."""

    front: tuple[Pile, ...]
    total: str
    pulled: Pile | None


def face(denomination: int) -> str:
    """The figure on a chip: 500, 1k, 2.5k; a chip has no room for a language."""
    for size, letter in _SHORT:
        if denomination >= size and not denomination * 10 % size:
            return f"{denomination / size:g}{letter}"
    return str(denomination)


def tone(denomination: int) -> str:
    return f"d{denomination}" if denomination in DENOMINATIONS else "other"


def draw(chips: Chips) -> tuple[DrawnChip, ...]:
    """Draw a pile, the largest chips first."""
    drawn: list[DrawnChip] = []
    for denomination, count in chips.piles:
        singles, many = (count, 1) if count <= MOST_DRAWN else (1, count)
        drawn += [DrawnChip(tone(denomination), face(denomination), many)] * singles
    return tuple(drawn)


def drawing(motion: Motion | None) -> Drawing | None:
    """Draw what one motion did; None where no chips moved."""
    if motion is None or not (motion.new.count or motion.pulled.count):
        return None
    front = (_prior(motion), _pile(NEW_CHIPS, motion.new) if motion.new.count else None)
    return Drawing(
        tuple(pile for pile in front if pile),
        amount(motion.front),
        _pile(PULLED_CHIPS, motion.pulled) if motion.pulled.count else None,
    )


def _prior(motion: Motion) -> Pile | None:
    """What is left of the prior chips; of chips that are not known one by one, their total."""
    left = motion.prior - motion.pulled.total
    if not left:
        return None
    if motion.prior_pile is None:
        return Pile(str(PRIOR_CHIPS), (), amount(left))
    return _pile(PRIOR_CHIPS, motion.prior_pile - motion.pulled)


def _pile(label: object, chips: Chips) -> Pile:
    return Pile(str(label), draw(chips), ", ".join(f"{count} × {amount(value)}" for value, count in chips.piles))
