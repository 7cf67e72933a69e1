"""Passages of several columns side by side: by key across languages, by key and likeness across editions.

A column is one language of one edition.  Rows come in the order of the first column; what only a later column has
stands behind the passage that it follows there.
"""

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from rules.compare.checks.lettered import normal_key
from rules.compare.checks.page import Text
from rules.compare.differences import likeness

_SURE, _ALIKE, _SLIGHTLY = 0.5, 0.45, 0.25
"""Likeness from which texts of one key are the same passage at once, from which texts of two keys are, and below which
even one key does not make them so where a better partner is there."""


@dataclass(frozen=True)
class Column:
    """The passages of one language in one edition, in the order of its page."""

    edition: str
    language: str
    passages: tuple[Text, ...]


@dataclass(frozen=True)
class Cell:
    """A passage in a row.  `moved`: in another order than in the first column; `renamed`: under another key."""

    text: Text
    moved: bool = False
    renamed: bool = False


@dataclass(frozen=True)
class AlignedRow:
    """One passage in all columns; None where a column does not have it."""

    key: str
    kind: str
    cells: tuple[Cell | None, ...]

    @property
    def missing(self) -> tuple[int, ...]:
        """The columns that lack a passage which the first one has."""
        return tuple(index for index, cell in enumerate(self.cells) if cell is None) if self.cells[0] else ()

    @property
    def is_new(self) -> bool:
        """Whether the first column lacks it."""
        return self.cells[0] is None


@dataclass
class _Row:
    cells: dict[int, Cell] = field(default_factory=dict)

    def beside(self, columns: Sequence[Column], column: int) -> "Beside":
        """Return the text that a column is held against: of its own language, else of its own edition, else any."""
        wanted = columns[column]
        rank = {index: self._rank(columns[index], wanted) for index in self.cells}
        chosen = min(rank, key=lambda index: (rank[index], index))
        return Beside(self.cells[chosen].text, columns[chosen].edition == wanted.edition)

    @staticmethod
    def _rank(column: Column, wanted: Column) -> int:
        return 0 if column.language == wanted.language else 1 if column.edition == wanted.edition else 2


@dataclass(frozen=True)
class Beside:
    """A text that passages are held against, and whether it is of their own edition."""

    text: Text
    of_the_edition: bool = True


def align(columns: Sequence[Column]) -> tuple[AlignedRow, ...]:
    """Return the rows of a comparison."""
    rows = [_Row({0: Cell(text)}) for text in columns[0].passages] if columns else []
    for index, column in enumerate(columns[1:], start=1):
        beside = [row.beside(columns, index) for row in rows]
        pairs = pair(beside, column.passages)
        _place(rows, column, index, pairs)
    return tuple(_aligned(row, len(columns)) for row in rows)


def pair(ours: Sequence[Beside], theirs: Sequence[Text]) -> dict[int, int]:
    """Return which of their passages is which of ours, by place: {theirs: ours}."""
    by_key: dict[str, list[int]] = {}
    for place, beside in enumerate(ours):
        by_key.setdefault(normal_key(beside.text.key), []).append(place)
    alike: dict[tuple[int, int], float] = {}
    for place, text in enumerate(theirs):
        named = [(_likeness(ours[mine], text), -mine) for mine in by_key.get(normal_key(text.key), ())]
        if named:
            score, mine = max(named)
            alike[place, -mine] = score
    found = {place: mine for (place, mine), score in alike.items() if score >= _SURE}
    open_theirs = [place for place in range(len(theirs)) if place not in found]
    open_ours = [place for place in range(len(ours)) if place not in found.values()]
    scores = [
        (alike.get((place, mine)) or _likeness(ours[mine], theirs[place]), place, mine)
        for place in open_theirs
        for mine in open_ours
        if _may_be(ours[mine].text, theirs[place])
    ]
    _take(found, (entry for entry in sorted(scores, reverse=True) if entry[0] >= _ALIKE))
    _take(found, ((score, place, mine) for (place, mine), score in alike.items() if score >= _SLIGHTLY))
    _take(found, ((score, place, mine) for (place, mine), score in alike.items()))
    return found


def _take(found: dict[int, int], scores: Iterator[tuple[float, int, int]]) -> None:
    taken = set(found.values())
    for _, place, mine in scores:
        if place not in found and mine not in taken:
            found[place] = mine
            taken.add(mine)


def _likeness(ours: Beside, theirs: Text) -> float:
    """Return how alike two passages are; of two languages nothing but the key can be said, best within an edition."""
    if ours.text.language == theirs.language:
        return likeness(ours.text.text, theirs.text)
    if normal_key(ours.text.key) != normal_key(theirs.key):
        return 0.0
    return 1.0 if ours.of_the_edition else _SURE


def _may_be(ours: Text, theirs: Text) -> bool:
    """Say whether two passages could be one: of one language, and cases only among cases."""
    numbered = {"case", "situation"}
    return ours.language == theirs.language and (ours.kind in numbered) == (theirs.kind in numbered)


def _place(rows: list[_Row], column: Column, index: int, pairs: dict[int, int]) -> None:
    """Put a column's passages into the rows, with new rows for those that have no partner."""
    held = list(rows)
    stay = _in_order([pairs[place] for place in sorted(pairs)])
    after: _Row | None = None
    for place, text in enumerate(column.passages):
        mine = pairs.get(place)
        if mine is None:
            row = _Row({index: Cell(text)})
            rows.insert(rows.index(after) + 1 if after else 0, row)
        else:
            row = held[mine]
            renamed = normal_key(next(iter(row.cells.values())).text.key) != normal_key(text.key)
            row.cells[index] = Cell(text, moved=mine not in stay, renamed=renamed)
        after = row


def _in_order(places: Sequence[int]) -> set[int]:
    """Return the longest part of a series that rises: what is not in it has moved."""
    ends: list[int] = []
    chains: list[tuple[int, ...]] = []
    for place in places:
        at = bisect_left(ends, place)
        chain = (*(chains[at - 1] if at else ()), place)
        if at == len(ends):
            ends.append(place)
            chains.append(chain)
        else:
            ends[at], chains[at] = place, chain
    return set(chains[-1]) if chains else set()


def _aligned(row: _Row, count: int) -> AlignedRow:
    cells = tuple(row.cells.get(index) for index in range(count))
    first = next(cell for cell in cells if cell is not None)
    return AlignedRow(first.text.key, first.text.kind, cells)
