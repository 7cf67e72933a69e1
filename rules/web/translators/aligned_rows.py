"""The rows of a comparison, ready for a template: texts level with each other, what differs, what each verdict is."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace

from rules.compare.alignment import AlignedRow, Column, align
from rules.compare.alignment import Cell as AlignedCell
from rules.compare.checks.page import Case
from rules.compare.figures_by_role import RoleRow, Telling, table, telling
from rules.compare.loading import judged_under
from rules.models import Passage
from rules.narration.headlines import headline
from rules.web.site.concordance import Concordance
from rules.web.text.marks import Marked, Marker
from rules.web.text.pieces import Stretch, stretches, with_odd
from rules.web.text.rows import NUMBERED
from rules.web.translators.columns import TextColumn
from rules.web.translators.figures_by_role import RoleLine, cited, role_lines
from rules.web.translators.terms import TermLine, term_lines
from rules.web.verdict.box import split

_JUDGED = {Passage.Kind.CASE, Passage.Kind.SITUATION}
_OF_THE_PAGE = {Passage.Kind.LABEL, Passage.Kind.CREDIT}
"""Kinds that each page has in its own way: none is missing where another page has one."""


@dataclass(frozen=True, slots=True)
class Ruled:
    """The verdict on a case under the edition of a column."""

    letter: str
    tone: str
    word: str
    rest: str
    then: str | None
    borrowed: bool


@dataclass(frozen=True, slots=True)
class SideCell:
    """One text of a row: `missing` where it lacks what its kind of page should have.

    `other` are the figures by which it tells of another situation than the scenario: no verdict is one on it.
    """

    column: TextColumn
    key: str = ""
    stretches: tuple[Stretch, ...] = ()
    marked: Marked = field(default_factory=lambda: Marked(()))
    ruled: tuple[Ruled, ...] = ()
    other: tuple[str, ...] = ()
    moved: bool = False
    renamed: bool = False
    kind: str = ""
    missing: bool = False
    empty: bool = False

    @property
    def numbered(self) -> bool:
        """Whether the key is one that the page prints."""
        return self.kind in NUMBERED

    @property
    def differs(self) -> bool:
        """Whether anything in it is otherwise than in the texts to its left, or odd."""
        changed = any(stretch.sign for stretch in self.stretches)
        odd = any(piece.odd for stretch in self.stretches for piece in stretch.pieces)
        return changed or odd or self.moved or self.renamed or self.missing or bool(self.other)


@dataclass(frozen=True, slots=True)
class SideRow:
    """A passage in all columns; `following` is the anchor of the next row in which anything differs."""

    anchor: str
    key: str
    kind: str
    cells: tuple[SideCell, ...]
    lines: tuple[RoleLine, ...]
    terms: tuple[TermLine, ...]
    new: bool
    following: str = ""

    @property
    def numbered(self) -> bool:
        """Whether the key is one that the pages print."""
        return self.kind in NUMBERED

    @property
    def judged(self) -> bool:
        return any(cell.ruled or cell.other for cell in self.cells)

    @property
    def contradicts(self) -> bool:
        return any(line.contradicts for line in self.lines)

    @property
    def differs(self) -> bool:
        """Whether there is anything to look at: words, places, figures, references or verdicts."""
        verdicts = {tuple(replace(ruled, borrowed=False) for ruled in cell.ruled) for cell in self.cells if cell.ruled}
        return self.new or self.contradicts or len(verdicts) > 1 or any(cell.differs for cell in self.cells)


def side_by_side(concordance: Concordance, columns: Sequence[TextColumn], language: str) -> list[SideRow]:
    """Align the texts and tell what differs between them."""
    aligned = align([Column(text.edition, text.language, text.page.texts.get(text.language, ())) for text in columns])
    rows = list(_Rows(concordance, columns, language).rows(aligned))
    return list(_linked(rows))


def _linked(rows: Sequence[SideRow]) -> Iterator[SideRow]:
    following = ""
    found = []
    for row in reversed(rows):
        found.append(replace(row, following=following))
        following = row.anchor if row.differs else following
    yield from reversed(found)


class _Rows:
    """Aligned passages on their way into rows."""

    def __init__(self, concordance: Concordance, columns: Sequence[TextColumn], language: str) -> None:
        self.columns, self.language = columns, language
        places = {text.place.pk: text.place for text in columns if text.place}
        markers = {key: Marker(concordance, place, language) for key, place in places.items()}
        self.markers = [markers[text.place.pk] if text.place else None for text in columns]
        self.kinds = [{passage.kind for passage in text.page.texts.get(text.language, ())} for text in columns]
        self.tables: dict[tuple[str, str], tuple[RoleRow, ...]] = {}
        self.anchors: Counter[str] = Counter()

    def rows(self, aligned: Sequence[AlignedRow]) -> Iterator[SideRow]:
        for row in aligned:
            self.anchors[row.key] += 1
            anchor = f"{row.key}~{self.anchors[row.key]}" if self.anchors[row.key] > 1 else row.key
            cells: list[SideCell] = []
            for index, cell in enumerate(row.cells):
                cells.append(self._cell(index, cell, row) if cell else self._gap(index, row))
            lines, terms = tuple(self._lines(row, cells)), self._terms(row)
            yield SideRow(anchor, row.key, row.kind, tuple(cells), lines, terms, self._is_new(row))

    def _is_new(self, row: AlignedRow) -> bool:
        return row.is_new and row.kind in self.kinds[0] and row.kind not in _OF_THE_PAGE

    def _gap(self, index: int, row: AlignedRow) -> SideCell:
        column = self.columns[index]
        expected = row.kind in self.kinds[index] and row.kind not in _OF_THE_PAGE
        ruled = () if column.held else tuple(self._ruled_elsewhere(column, row))
        return SideCell(column, ruled=ruled, missing=expected and not row.is_new, empty=True)

    def _ruled_elsewhere(self, column: TextColumn, row: AlignedRow) -> Iterator[Ruled]:
        """Yield the verdicts under the edition of a text that is not held, on what the first text of a row tells of."""
        told = next((cell.text for cell in row.cells if cell), None)
        source = next((text for text, cell in zip(self.columns, row.cells, strict=True) if cell), None)
        if told and source and column.place:
            cases = _of(source, source.page.cases.get(told.key, ()))
            same = column.edition == source.edition
            yield from map(_ruled, cases if same else judged_under(column.edition, cases))

    def _cell(self, index: int, cell: AlignedCell, row: AlignedRow) -> SideCell:
        column, text = self.columns[index], cell.text
        texts = {code: printed.strip() for code, printed in column.page.by_key[text.key].texts.items()}
        marker = self.markers[index]
        marked = marker.mark_text(texts, text.language, text.key, text.kind) if marker else Marked(())
        pieces = with_odd(marked.pieces, self._wrong(index, cell))
        told = telling(column.page, text)
        return SideCell(
            column,
            text.key,
            stretches(pieces, self._before(index, row)),
            marked,
            tuple(map(_ruled, _told_of(column, text.key, told))),
            tuple(dict.fromkeys(spotted.shown for spotted in told.other)),
            cell.moved,
            cell.renamed,
            text.kind,
        )

    def _before(self, index: int, row: AlignedRow) -> str | None:
        """The text to the left in the same language, if there is one: that is what words are held against."""
        for column, cell in zip(self.columns[:index], row.cells, strict=False):
            if cell and column.language == self.columns[index].language:
                return cell.text.text.strip()
        return None

    def _table(self, index: int, key: str) -> tuple[RoleRow, ...]:
        column = self.columns[index]
        place = column.edition, key
        if place not in self.tables:
            self.tables[place] = table(column.page, key)
        return self.tables[place]

    def _wrong(self, index: int, cell: AlignedCell) -> Iterator[tuple[int, int]]:
        """Yield the places of figures that the verdict contradicts, in the text without the blanks around it."""
        if cell.text.kind not in _JUDGED:
            return
        lead = len(cell.text.text) - len(cell.text.text.lstrip())
        for row in self._table(index, cell.text.key):
            for judged in row.printed.get(cell.text.language, ()):
                if judged.agrees is False:
                    yield judged.placed.start - lead, judged.placed.end - lead

    def _terms(self, row: AlignedRow) -> tuple[TermLine, ...]:
        if row.kind in _OF_THE_PAGE:
            return ()
        texts = [(c.language, cell.text if cell else None) for c, cell in zip(self.columns, row.cells, strict=True)]
        return term_lines(
            [each for each, column in zip(texts, self.columns, strict=True) if column.held], self.language
        )

    def _lines(self, row: AlignedRow, cells: Sequence[SideCell]) -> Iterator[RoleLine]:
        texts = [cell.text if cell else None for cell in row.cells]
        if row.kind in _JUDGED:
            tables = [self._table(index, text.key) if text else () for index, text in enumerate(texts)]
            yield from role_lines([(c.page, text) for c, text in zip(self.columns, texts, strict=True)], tables)
        line = cited([cell.marked.references for cell in cells])
        if line:
            yield line


def _told_of(column: TextColumn, key: str, told: Telling) -> Sequence[Case]:
    """The scenarios that a text tells of: none where it has other figures; where it says nothing, those of its case."""
    if told.other:
        return ()
    return [case for case in told.cases if not case.variant] or _of(column, column.page.cases.get(key, ()))


def _of(column: TextColumn, cases: Sequence[Case]) -> Sequence[Case]:
    """The scenarios that a language tells of; where it has none of its own, the first."""
    printed = [case for case in cases if not case.variant]
    own = [case for case in printed if not case.languages or column.language in case.languages]
    return own or printed[:1]


def _ruled(case: Case) -> Ruled:
    line = headline(case.verdict)
    return Ruled(case.letter, case.verdict.decision, *split(line), line.then, case.borrowed)
