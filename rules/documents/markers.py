"""Marks on a page that may open a part: ``A:``, ``1)``, ``1-A:``, ``Caso 1:``, ``NOTA:``.

Here is only what stands there and what stands before it.  Whether a mark opens a part depends on its place in a
series, which `grammar` knows.
"""

import re
from bisect import bisect_right
from dataclasses import dataclass
from enum import Enum, IntEnum, auto
from unicodedata import normalize

from rules.documents.words import CASE_GROUPS, every

BLANKS = "".join(filter(str.isspace, map(chr, range(0x3001)))) + "\u200b\ufeff"
"""White space, and what is as good as that at the ends of a line: a byte order mark among it."""
OPENING_QUOTES = '“„«»"‟'
_CLOSING_QUOTES = '”“»«"'
_BULLETS = "-–—•*·▪◦"
_REACH = 80  # Characters looked at before a mark.
_LONGEST_BRACKET = 300  # A longer one is more likely a bracket that was never closed.


class Sort(Enum):
    """What a mark looks like."""

    CLAUSE = auto()
    """A capital: ``A:``"""
    WORD = auto()
    """A word with a number: ``Caso 1:``, ``Example 4-B:``"""
    LABEL = auto()
    """A number of two parts: ``1-A:``, ``2.1:``"""
    NUMBER = auto()
    """A number: ``1:``, ``1)``"""
    NOTE = auto()
    """A word for a note: ``NOTA:``"""


class Boundary(IntEnum):
    """How plainly something ends before a mark."""

    NONE = 0
    SERIES = 1
    """A comma or a conjunction, as between the members of a list."""
    WEAK = 2
    """A colon or a semicolon."""
    STRONG = 3
    """The end of a sentence or a bracket."""
    LINE = 4
    """The end of a line."""


@dataclass(frozen=True)
class Marker:
    """A mark and what stands before it."""

    offset: int
    sort: Sort
    closer: str
    boundary: Boundary
    major: int = 0
    minor: str = ""
    """The second part of a label: a capital, or a number."""
    letter: str = ""
    group: str = ""
    capital: bool = False
    mention: bool = False
    """The word before it makes it a reference: "see example 2"."""

    @property
    def label(self) -> str:
        """The number as a key, such as ``1-A`` or ``2.1``."""
        joint = "-" if self.minor.isalpha() else "."
        return f"{self.major}{joint}{self.minor}" if self.minor else str(self.major)


def alternatives(words: tuple[str, ...]) -> str:
    """Return a pattern for any of the words, with accents composed or not, where a blank may be any white space."""
    written = [form for word in words for form in dict.fromkeys((word, normalize("NFD", word)))]
    return "|".join(re.escape(word).replace(r"\ ", r"\s+") for word in written)


_GROUPS = "|".join(f"(?P<{group}>{alternatives(every(group))})" for group in CASE_GROUPS)
_LABEL = r"(?P<{0}>\d{{1,2}})(?:\s?[-–—‑]\s?(?P<{0}_letter>[A-Za-z])(?!\w)|\.(?P<{0}_minor>\d{{1,2}}))?"
_PATTERN = re.compile(
    rf"(?<!\w)(?:"
    rf"(?P<word>(?i:{_GROUPS}))\s*(?:(?i:nr\.?|n\.?[°º]?|no\.)\s*)?{_LABEL.format('named')}(?P<tight>[A-Za-z](?!\w))?"
    rf"(?:\s?\([^()\n]{{1,60}}\))?\s?(?P<named_closer>:|\)|\.(?!\d)|[–—-](?=\s))"
    rf"|(?P<note>(?i:{alternatives(every('note'))}))\s?:"
    rf"|{_LABEL.format('bare')}(?P<bare_tight>[A-Z])?\s?(?P<bare_closer>:(?!\d)|\)|\.(?=\s|$))"
    rf"|(?P<clause>[A-Z])\s?(?P<clause_closer>:|\)|\.(?=\s)))"
)
_LAST_WORD = re.compile(r"[\w’'.]+$")
_CONJUNCTIONS = frozenset(("e", "o", "ed", "y", "u", "und", "oder", "and", "or"))
_ABBREVIATIONS = frozenset(every("abbreviation"))
_MENTIONS = _CONJUNCTIONS | _ABBREVIATIONS | {*every("reference"), *every("common")}


def markers(text: str, start: int, end: int) -> list[Marker]:
    """Return all marks between two offsets, in order, but for those inside brackets."""
    brackets = _brackets(text, start, end)
    starts = [opening for opening, _ in brackets]
    found = []
    for match in _PATTERN.finditer(text, start, end):
        index = bisect_right(starts, match.start()) - 1
        inside = index >= 0 and match.start() < brackets[index][1]
        if not inside and not _is_part_of_a_figure(text, match):
            found.append(_marker(text, match, start))
    return found


def boundary_before(text: str, offset: int, start: int) -> Boundary:
    """Return how plainly something ends before an offset, in a text that begins at `start`."""
    before = text[max(start, offset - _REACH) : offset]
    held = before.rstrip(BLANKS + _BULLETS)
    if not held or set(before[len(held) :]) & set("\r\n"):
        return Boundary.LINE
    if before[-1] in _CLOSING_QUOTES:
        return Boundary.NONE  # With nothing between, it is an opening quote.
    return _after(before.rstrip(BLANKS))


def last_word(text: str, offset: int) -> str:
    """Return the word before an offset, in lower case and with the full stops inside it."""
    match = _LAST_WORD.search(text[max(0, offset - _REACH) : offset].rstrip(BLANKS))
    return normalize("NFC", match[0]).casefold().strip("'’.") if match else ""


def _after(held: str) -> Boundary:
    last = held[-1]
    if last in _CLOSING_QUOTES or last in ")]":
        return Boundary.STRONG
    if last in ".!?…":
        return Boundary.NONE if _is_abbreviation(held) else Boundary.STRONG
    if last in ":;":
        return Boundary.WEAK
    return Boundary.SERIES if last == "," or last_word(held, len(held)) in _CONJUNCTIONS else Boundary.NONE


def _is_abbreviation(held: str) -> bool:
    """Say whether a text ends in an abbreviation; a single capital is the name of a player."""
    match = _LAST_WORD.search(held)
    word = match[0].rstrip(".") if match else ""
    return (word if len(word) == 1 else word.casefold()) in _ABBREVIATIONS


def _is_part_of_a_figure(text: str, match: re.Match[str]) -> bool:
    """Say whether a bare number is the tail of a figure: ``25-50:``, ``1.20)``, ``+600)``."""
    if match["bare"] is None:
        return False
    before = text[max(0, match.start() - 2) : match.start()]
    tail, digit = before[-1:], before[:1].isdigit()
    return tail in set("-–—‑+=/*×%$€#§") - {""} or (tail in {".", ",", "'", "’"} and digit)


def _marker(text: str, match: re.Match[str], start: int) -> Marker:
    offset = match.start()
    place = boundary_before(text, offset, start)
    if match["clause"]:
        return Marker(offset, Sort.CLAUSE, match["clause_closer"], place, letter=match["clause"])
    if match["note"]:
        return Marker(offset, Sort.NOTE, ":", place)
    if match["word"]:
        return _named(text, match, place)
    minor = (match["bare_letter"] or match["bare_minor"] or match["bare_tight"] or "").upper()
    sort = Sort.LABEL if minor else Sort.NUMBER
    return Marker(offset, sort, match["bare_closer"], place, int(match["bare"]), minor)


def _named(text: str, match: re.Match[str], place: Boundary) -> Marker:
    return Marker(
        match.start(),
        Sort.WORD,
        match["named_closer"],
        place,
        int(match["named"]),
        (match["named_letter"] or match["named_minor"] or match["tight"] or "").upper(),
        group=next(group for group in CASE_GROUPS if match[group]),
        capital=match["word"][0].isupper(),
        mention=last_word(text, match.start()) in _MENTIONS,
    )


def _brackets(text: str, start: int, end: int) -> list[tuple[int, int]]:
    """Return the outermost bracketed stretches.  The bracket of ``1)`` closes nothing that was opened before it."""
    spans: list[tuple[int, int]] = []
    opened: list[int] = []
    for match in re.finditer(r"[()]|\n\s*\n", text[start:end]):
        at = start + match.start()
        if match[0] == "(":
            opened.append(at)
        elif match[0] != ")":
            opened.clear()
        elif opened and not _closes_a_mark(text, opened[-1], at):
            opening = opened.pop()
            while spans and spans[-1][0] > opening:
                spans.pop()
            spans.append((opening, at))
    return [span for span in spans if span[1] - span[0] <= _LONGEST_BRACKET]


def _closes_a_mark(text: str, opening: int, closing: int) -> bool:
    """Say whether a bracket belongs to a mark such as ``1)`` after the end of a sentence."""
    return bool(re.search(r"[.:;)]\s+\w{1,2}$", text[max(opening, closing - 10) : closing]))
