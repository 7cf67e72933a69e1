"""A text in stretches: what is marked in it, and what another text has otherwise.

The stretches that are not taken out, put together, are the text.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from rules.compare.differences import differences
from rules.web.text.marks import Piece

PLUS, MINUS = "+", "−"


@dataclass(frozen=True, slots=True)
class Stretch:
    """Pieces of a text; `sign` says that they are put in or taken out, against another text."""

    pieces: tuple[Piece, ...]
    sign: str = ""


def stretches(pieces: Sequence[Piece], before: str | None = None) -> tuple[Stretch, ...]:
    """Cut a marked text by its differences from `before`; without that it is one stretch."""
    if before is None:
        return (Stretch(tuple(pieces)),)
    return tuple(_against(pieces, before))


def _against(pieces: Sequence[Piece], before: str) -> Iterator[Stretch]:
    reached = 0
    for run in differences(before, "".join(piece.text for piece in pieces)):
        if run.is_difference and run.before:
            yield Stretch((Piece(run.before.rstrip()),), MINUS)
        if run.after:
            sign = PLUS if run.is_difference else ""
            yield Stretch(tuple(cut(pieces, reached, reached + len(run.after))), sign)
        reached += len(run.after)


def cut(pieces: Iterable[Piece], start: int, end: int) -> Iterator[Piece]:
    """Yield what lies between two places of a text; a piece that reaches beyond them is cut."""
    reached = 0
    for piece in pieces:
        first, last = max(start - reached, 0), min(end - reached, len(piece.text))
        if first < last:
            yield replace(piece, text=piece.text[first:last])
        reached += len(piece.text)


def with_odd(pieces: Sequence[Piece], spots: Iterable[tuple[int, int]]) -> tuple[Piece, ...]:
    """Mark spots of a text as odd."""
    reached = 0
    found: list[Piece] = []
    for start, end in sorted(spots):
        if start >= reached:
            found += cut(pieces, reached, start)
            found += (replace(piece, odd=True) for piece in cut(pieces, start, end))
            reached = end
    return (*found, *cut(pieces, reached, sum(len(piece.text) for piece in pieces)))
