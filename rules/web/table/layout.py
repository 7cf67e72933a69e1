"""Where everything stands on the drawn table: two columns of players, a row at the foot, a band in the middle.

The dealer stands at the top. The first seat, left of the button, is to his left, so that the seats run clockwise.  All
lengths are units of the picture.  A layout holds for every step of a hand: nothing moves but chips.
"""

from collections.abc import Sequence
from dataclasses import dataclass

WIDTH = 360
PLATE = 78
"""The width of the plate with a player's name."""

TAG = 17
"""The height of the line under a plate."""

HEAP = 90
"""The width of what lies in front of a player at the side."""

FOOT_HEAP = 150
EDGE = 3
GAP = 9
"""Between a plate, with the button on its corner, and the heap beside it."""

TOP = 34
"""Where the first row begins, under the dealer."""

MARGIN = 12


@dataclass(frozen=True, slots=True)
class Slot:
    """The place of a player: his plate from `x` and `y`, the middle of his heap, and the side of the table."""

    x: float
    y: float
    heap_x: float
    heap_y: float
    side: str


@dataclass(frozen=True, slots=True)
class Layout:
    """The slots in the order of the seats, the height of the picture, and where the band in the middle begins."""

    slots: tuple[Slot, ...]
    height: float
    band: float
    felt: float
    """The height of the oval."""


def room_of(count: int, index: int) -> int:
    """Return how wide the heap of a seat may be."""
    columns, foot = _sides(count)
    if not columns <= index < columns + foot:
        return HEAP
    return FOOT_HEAP if foot > 1 else 2 * HEAP


def lay_out(heaps: Sequence[float], plate: float, band: float) -> Layout:
    """Lay out a table; `heaps` is the height of the largest heap of each seat, `plate` and `band` are heights."""
    count = len(heaps)
    columns, foot = _sides(count)
    slots: dict[int, Slot] = {}
    y = float(TOP)
    band_at = y
    for row in range(columns):
        if row == columns // 2:
            band_at, y = y, y + band
        pair = (row, count - 1 - row)
        height = max(plate + TAG, *(heaps[seat] for seat in pair)) + MARGIN
        for seat, side in zip(pair, ("right", "left"), strict=True):
            slots[seat] = _beside(side, y + height / 2, y + (height - plate - TAG) / 2)
        y += height
    if not foot:
        return Layout(_in_order(slots), y + MARGIN, band_at, y + MARGIN - 20)
    tallest = max(heaps[columns : columns + foot])
    y += tallest + MARGIN
    for place in range(foot):
        slots[columns + place] = _at_foot(place, foot, y, tallest)
    return Layout(_in_order(slots), y + plate + TAG + EDGE, band_at, y + plate / 2 - 16)


def _sides(count: int) -> tuple[int, int]:
    """How many seats a column has, and how many the foot."""
    foot = 1 if count % 2 else 2 if count > 2 else 0
    return (count - foot) // 2, foot


def _beside(side: str, heap: float, plate: float) -> Slot:
    """A seat at the side, with the middle of its heap and the top of its plate."""
    inwards = EDGE + PLATE + GAP + HEAP / 2
    if side == "left":
        return Slot(EDGE, plate, inwards, heap, side)
    return Slot(WIDTH - EDGE - PLATE, plate, WIDTH - inwards, heap, side)


def _at_foot(place: int, foot: int, y: float, heap: float) -> Slot:
    """A seat at the foot, from the right to the left."""
    middle = WIDTH / 2 if foot == 1 else WIDTH * (0.74 - 0.48 * place)
    return Slot(middle - PLATE / 2, y, middle, y - heap / 2 - 4, "foot")


def _in_order(slots: dict[int, Slot]) -> tuple[Slot, ...]:
    return tuple(slots[seat] for seat in sorted(slots))
