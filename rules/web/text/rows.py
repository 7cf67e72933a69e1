"""The passages of a rule in rows: one column for each language shown, aligned by key.

What is missing is said only of like kinds: a lettered clause in German is not missing in an Italian page that quotes
the rule unlettered.  Passages of unlike kinds that follow each other stand side by side in one row, as each page has
them.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import groupby

from rules.languages import LANGUAGES, in_language
from rules.models import Passage
from rules.web.text.marks import Marked

Mark = Callable[[Passage, str], Marked]
"""Marks the text of a passage in a language."""

PAGE_LINES = frozenset({Passage.Kind.LABEL, Passage.Kind.HEADING})
"""Kinds of passages that name the page itself, and stand together at its head."""

NUMBERED = frozenset({Passage.Kind.CLAUSE, Passage.Kind.CASE, Passage.Kind.SITUATION})
"""Kinds of passages whose key is one that the page prints."""

ADDENDUM = "addendum"


@dataclass(frozen=True, slots=True)
class Part:
    """A passage in one language, as printed."""

    key: str
    kind: str
    marked: Marked
    numbered: bool


@dataclass(frozen=True, slots=True)
class Cell:
    """One language of a row: its passages, or that one is missing and which languages have it."""

    language: str
    parts: tuple[Part, ...] = ()
    missing: bool = False
    held: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, eq=False)
class Row:
    """A passage with a cell for each language shown; one without a key holds several, which bear their own keys."""

    key: str
    kind: str
    numbered: bool
    cells: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class Sheet:
    """A rule's passages: what names the page, the rule itself, its cases, and the credits."""

    head: tuple[Row, ...]
    rule: tuple[Row, ...]
    cases: tuple[Row, ...]
    credits: tuple[Row, ...]


def held_in(passages: Iterable[Passage]) -> tuple[str, ...]:
    """The languages that any passage is held in."""
    found = {language for passage in passages for language in languages_of(passage)}
    return tuple(language for language in LANGUAGES if language in found)


def languages_of(passage: Passage) -> tuple[str, ...]:
    return tuple(language for language in LANGUAGES if in_language(passage, "text", language).strip())


def lay_out(passages: Iterable[Passage], shown: tuple[str, ...], mark: Mark) -> Sheet:
    """Put the passages into rows, and the rows into the parts of the page."""
    rows = list(_Layout(list(passages), shown, mark).rows())
    first = next((at for at, row in enumerate(rows) if _opens_cases(row)), len(rows))
    before, after = rows[:first], rows[first:]
    return Sheet(
        head=tuple(row for row in before if row.kind in PAGE_LINES),
        rule=tuple(row for row in before if row.kind not in {*PAGE_LINES, Passage.Kind.CREDIT}),
        cases=tuple(row for row in after if row.kind != Passage.Kind.CREDIT),
        credits=tuple(row for row in rows if row.kind == Passage.Kind.CREDIT),
    )


def _opens_cases(row: Row) -> bool:
    return row.key.startswith(ADDENDUM) or row.kind in {Passage.Kind.SITUATION, Passage.Kind.CASE}


class _Layout:
    """Passages on their way into rows."""

    def __init__(self, passages: list[Passage], shown: tuple[str, ...], mark: Mark) -> None:
        self.passages, self.shown, self.mark = passages, shown, mark
        self.kinds = {language: {p.kind for p in passages if language in languages_of(p)} for language in shown}

    def rows(self) -> Iterator[Row]:
        for together, run in groupby(self.passages, key=self._together):
            if together:
                yield from self._joined(list(run), *together)
            else:
                for passage in run:
                    yield from self._row(passage)

    def _together(self, passage: Passage) -> tuple[str, str] | None:
        """What passages have in common that stand in one row: its key and kind; None for those with a row each."""
        if passage.kind in PAGE_LINES:
            return (ADDENDUM if passage.key.startswith(ADDENDUM) else "head"), Passage.Kind.LABEL
        if passage.kind == Passage.Kind.CREDIT:
            return "credits", Passage.Kind.CREDIT
        alone = sum(passage.kind in self.kinds[language] for language in self.shown) < len(self.shown)
        return ("", "") if alone and passage.kind != Passage.Kind.CASE else None

    def _joined(self, run: list[Passage], key: str, kind: str) -> Iterator[Row]:
        cells = tuple(Cell(language, tuple(self._parts(run, language))) for language in self.shown)
        if any(cell.parts for cell in cells):
            yield Row(key, kind, False, cells)

    def _parts(self, run: list[Passage], language: str) -> Iterator[Part]:
        for passage in run:
            if language in languages_of(passage):
                yield Part(passage.key, passage.kind, self.mark(passage, language), passage.kind in NUMBERED)

    def _row(self, passage: Passage) -> Iterator[Row]:
        cells = tuple(self._cell(passage, language) for language in self.shown)
        if passage.kind == Passage.Kind.CASE or any(cell.parts or cell.missing for cell in cells):
            yield Row(passage.key, passage.kind, passage.kind in NUMBERED, cells)

    def _cell(self, passage: Passage, language: str) -> Cell:
        parts = tuple(self._parts([passage], language))
        expected = passage.kind == Passage.Kind.CASE or passage.kind in self.kinds[language]
        return Cell(language, parts, expected and not parts, languages_of(passage))
