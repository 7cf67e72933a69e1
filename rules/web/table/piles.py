"""What lies in front of a player, laid out in rows: his chips, those that he pulled back, and their sum as a figure.

All lengths are units of the picture, which is 360 wide.
"""

from dataclasses import dataclass

from rules.engine.trace import Place
from rules.narration.figures import amount

CHIP = 28
GAP = 2
BADGE = 8
"""The width of a character of the count beside equal chips."""

ROW = CHIP + 2
FIGURE = 17
"""The height of the figure under the chips, or of a figure alone."""


@dataclass(frozen=True, slots=True)
class DrawnPile:
    """`count` equal chips, at `x` and `y` from the corner of the heap; `pulled` are drawn as outlines."""

    x: float
    y: float
    denomination: int
    count: int
    pulled: bool


@dataclass(frozen=True, slots=True)
class Heap:
    """All that lies in front of a player; `figure` is the sum, empty where nothing lies there."""

    piles: tuple[DrawnPile, ...]
    figure: str
    width: float
    height: float


NOTHING = Heap((), "", 0, 0)


def heap(place: Place, room: float) -> Heap:
    """Lay out what lies in front of a player, no wider than `room`."""
    known = place.pile.piles if place.pile else ()
    wanted = [(value, count, False) for value, count in known]
    wanted += [(value, count, True) for value, count in place.pulled.piles]
    if not wanted and not place.front:
        return NOTHING
    rows = _rows(wanted, room)
    width = max((sum(map(_width, row)) + GAP * (len(row) - 1) for row in rows), default=0)
    piles = tuple(pile for at, row in enumerate(rows) for pile in _across(row, at * ROW, width))
    figure = amount(place.front) if place.front else ""
    return Heap(piles, figure, width, len(rows) * ROW + (FIGURE if figure else 0))


def _rows(wanted: list[tuple[int, int, bool]], room: float) -> list[list[tuple[int, int, bool]]]:
    rows: list[list[tuple[int, int, bool]]] = []
    left = 0.0
    for pile in wanted:
        if not rows or left < _width(pile):
            rows.append([])
            left = room
        rows[-1].append(pile)
        left -= _width(pile) + GAP
    return rows


def _width(pile: tuple[int, int, bool]) -> float:
    count = pile[1]
    return CHIP + (BADGE * (len(str(count)) + 1) if count > 1 else 0)


def _across(row: list[tuple[int, int, bool]], y: float, width: float) -> list[DrawnPile]:
    """Place the piles of a row side by side in the middle of the heap."""
    x = (width - sum(map(_width, row)) - GAP * (len(row) - 1)) / 2
    placed = []
    for value, count, pulled in row:
        placed.append(DrawnPile(x, y, value, count, pulled))
        x += _width((value, count, pulled)) + GAP
    return placed
