"""Which marks open a part: those that continue a series.

A page has clauses (A, B, C), some with numbered items (C.1, C.2), then cases in a series of their own (1, 2, 3),
some with cases inside (1.1, 1.2 or 1-A, 1-B).  A mark counts only where its series has come to it and something
ends before it, so that "player A", "2: and so on" in passing or a sum in brackets cut nothing.
"""

import re
from dataclasses import dataclass, field

from rules.documents.markers import Boundary, Marker, Sort, markers
from rules.documents.page import Cut, Kind

_LOOK_AHEAD = 200  # Marks looked at to see whether a list goes on.
_LETTERS = (re.compile(r"[.:;,)\s][aA]\)"), re.compile(r"[.:;,)\s][bB]\)"))


@dataclass
class Numbering:
    """A list that is being counted, and the lists inside its members, told apart by the style of their marks."""

    following: int = 1
    closer: str = ""
    inside: dict[str, int] = field(default_factory=dict)

    def takes(self, marker: Marker) -> bool:
        """Count a mark, and say whether it opens a member of this list."""
        if self.inside.get(marker.closer) == marker.major:
            self.inside[marker.closer] += 1
            return False
        if self._is_due(marker):
            self.following += 1
            self.closer = self.closer or marker.closer
            self.inside.clear()
            return True
        if marker.major == 1 and self.following > 1 and marker.boundary:
            self.inside[marker.closer] = 2
        return False

    def repeats(self, marker: Marker) -> bool:
        """Say whether a mark plainly opens a member that the list already has."""
        plain = marker.boundary >= Boundary.STRONG and marker.closer == self.closer != "." and not self.inside
        return plain and 0 < marker.major < self.following

    def _is_due(self, marker: Marker) -> bool:
        if marker.major != self.following or marker.closer in self.inside:
            return False
        in_series = marker.closer == ")" and marker.major > 1
        needed = Boundary.SERIES if in_series else Boundary.LINE if marker.closer == "." else Boundary.WEAK
        return marker.boundary >= needed


@dataclass
class Situation:
    """A numbered case that may have cases inside."""

    number: int
    inner: Numbering = field(default_factory=Numbering)
    letter: str = "A"
    lettered: bool = False
    group: str = ""
    """The sort of word that opens the cases inside, where a word does."""


class Grammar:
    """Reads the marks of a stretch of text in order, and collects the cuts."""

    def __init__(self, text: str, start: int, end: int, *, addendum: bool) -> None:
        self.text, self.start, self.addendum = text, start, addendum
        self.marks = markers(text, start, end)
        self.cuts: list[Cut] = []
        self.clause = ""
        self.clause_closer = ""
        self.items = Numbering()
        self.situation: Situation | None = None
        self.group: str | None = None
        self.next_case = 1
        self.next_inner = ("", 0)
        self.noted = False

    def read(self) -> list[Cut]:
        """Return where clauses, cases and notes begin."""
        readers = {
            Sort.CLAUSE: self._clause,
            Sort.WORD: self._word,
            Sort.LABEL: self._label,
            Sort.NUMBER: self._number,
            Sort.NOTE: self._note,
        }
        for index, marker in enumerate(self.marks):
            readers[marker.sort](index, marker)
        return _with_situations(self.text, self.cuts)

    def _cut(self, marker: Marker, key: str, kind: str) -> None:
        self.cuts.append(Cut(marker.offset, key, kind))

    def _clause(self, index: int, marker: Marker) -> None:
        due = chr(ord(self.clause) + 1) if self.clause else "A"
        if self.addendum or self.group is not None or marker.letter != due or marker.boundary < Boundary.WEAK:
            return
        if marker.closer != (self.clause_closer or marker.closer):
            return
        if due == "A" and not self._opens_clauses(index, marker):
            return
        self.clause, self.clause_closer, self.items, self.noted = due, marker.closer, Numbering(), False
        self._cut(marker, due, Kind.CLAUSE)

    def _opens_clauses(self, index: int, marker: Marker) -> bool:
        at_the_start = not self.text[self.start : marker.offset].strip()
        return (at_the_start and marker.closer != ".") or self._goes_on(index, Sort.CLAUSE)

    def _goes_on(self, index: int, sort: Sort) -> bool:
        """Say whether the second member of a list follows the first before the next case."""
        first = self.marks[index]
        for marker in self.marks[index + 1 : index + _LOOK_AHEAD]:
            if marker.sort is Sort.WORD and marker.boundary >= Boundary.STRONG:
                return False
            second = marker.letter == "B" if sort is Sort.CLAUSE else marker.major == 2
            if marker.sort is sort and second and marker.closer == first.closer and marker.boundary >= Boundary.WEAK:
                return True
        return False

    def _word(self, index: int, marker: Marker) -> None:
        if marker.minor:
            self._named_label(marker)
        elif self._is_inner_word(marker):
            self._inner_word(marker)
        elif self._is_case(marker, marker.major == self.next_case):
            self.group = self.group or marker.group
            self._open(marker)

    def _is_case(self, marker: Marker, due: bool) -> bool:
        """Say whether a word with a number opens a case; out of its turn only where nothing can be meant but that."""
        if marker.boundary >= Boundary.STRONG:
            return True
        if marker.boundary is Boundary.WEAK:
            return due and marker.capital
        return due and marker.capital and marker.closer == ":" and not marker.mention

    def _is_inner_word(self, marker: Marker) -> bool:
        """Say whether a word opens a case inside another, as an example of a situation does."""
        situation = self.situation
        if situation is None or self.group in {None, "", marker.group} or situation.lettered:
            return False
        if situation.inner.following == 1 and (marker.group, marker.major) == self.next_inner:
            situation.inner.following = marker.major  # The examples are counted on from the last situation.
        return marker.major == situation.inner.following and situation.group in {"", marker.group}

    def _inner_word(self, marker: Marker) -> None:
        situation = self.situation
        if situation is not None and self._is_case(marker, True):
            situation.group, situation.inner.following = marker.group, marker.major + 1
            self.next_inner = (marker.group, marker.major + 1)
            self._cut(marker, f"{situation.number}.{marker.major}", Kind.CASE)

    def _open(self, marker: Marker) -> None:
        self.situation = Situation(marker.major)
        self.next_case, self.noted = marker.major + 1, False
        self._cut(marker, marker.label, Kind.CASE)

    def _named_label(self, marker: Marker) -> None:
        if self._is_case(marker, self._is_due(marker)):
            self.group = self.group or marker.group
            self._open_inside(marker)

    def _label(self, index: int, marker: Marker) -> None:
        due = self._is_due(marker)
        needed = Boundary.WEAK if due and self.situation is not None else Boundary.STRONG
        if marker.boundary >= needed and (due or self.group is not None):
            self.group = self.group or ""
            self._open_inside(marker)

    def _is_due(self, marker: Marker) -> bool:
        situation = self.situation
        if situation is None or situation.number != marker.major:
            return marker.major == self.next_case and marker.minor in {"A", "1"}
        return marker.minor in {situation.letter, str(situation.inner.following)}

    def _open_inside(self, marker: Marker) -> None:
        if self.situation is None or self.situation.number != marker.major:
            self.situation = Situation(marker.major)
            self.next_case = max(self.next_case, marker.major + 1)
        if marker.minor.isalpha():
            self.situation.lettered, self.situation.letter = True, chr(ord(marker.minor) + 1)
        else:
            self.situation.inner.following = int(marker.minor) + 1
        self.noted = False
        self._cut(marker, marker.label, Kind.CASE)

    def _number(self, index: int, marker: Marker) -> None:
        if self.situation is not None and self.group != "":
            self._inner_number(index, marker)
        elif self.group is None and self.clause:
            if self._takes(self.items, index, marker):
                self._cut(marker, f"{self.clause}.{marker.major}", Kind.CLAUSE)
        elif self.addendum and not self._is_lettered() and self._takes(self.items, index, marker):
            self.group = ""
            self._open(marker)

    def _is_lettered(self) -> bool:
        return self.situation is not None and self.situation.lettered

    def _inner_number(self, index: int, marker: Marker) -> None:
        situation = self.situation
        if situation is None or situation.lettered or situation.group:
            return
        if situation.inner.repeats(marker) or self._takes(situation.inner, index, marker):
            self._cut(marker, f"{situation.number}.{marker.major}", Kind.CASE)

    def _takes(self, numbering: Numbering, index: int, marker: Marker) -> bool:
        first = numbering.following == 1 == marker.major
        if first and (self.noted or (marker.closer == "." and not self._goes_on(index, Sort.NUMBER))):
            return False
        return numbering.takes(marker)

    def _note(self, index: int, marker: Marker) -> None:
        if marker.boundary >= Boundary.STRONG and marker.offset > self.start:
            self.noted = True
            self._cut(marker, "note", Kind.NOTE)


def _with_situations(text: str, cuts: list[Cut]) -> list[Cut]:
    """Name those cases situations that only introduce others: with letters of its own a case is one itself."""
    ends = [*(cut.offset for cut in cuts[1:]), len(text)]
    parents = {match[1] for cut in cuts if (match := re.match(r"(\d+)[.-]", cut.key))}
    result = []
    for cut, end in zip(cuts, ends, strict=False):
        introduces = cut.kind == Kind.CASE and cut.key in parents and not _has_letters(text, cut.offset, end)
        result.append(Cut(cut.offset, cut.key, Kind.SITUATION) if introduces else cut)
    return result


def _has_letters(text: str, start: int, end: int) -> bool:
    first = _LETTERS[0].search(text, start, end)
    return first is not None and _LETTERS[1].search(text, first.end(), end) is not None
