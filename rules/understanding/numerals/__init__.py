"""Read number words: "milleduecento", "fünfhundert", "quinientos", "twelve hundred".

A word is cut into numerals, longest first, and the numerals are added up.  A word with a remainder is no number.
The numerals of a language are in ``<language>.toml``.
"""

import re
import tomllib
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

LANGUAGES = ("it", "de", "es", "en")

_LONGEST = 60  # Letters: a longer word is no number, and is not cut.


@dataclass(frozen=True, slots=True)
class Numeral:
    """A part of a number word: 20 in "ventuno", or the factor 1000 in "duemila".

    ``after_unit``: German tens behind their unit and "und", as 20 in "fünfundzwanzig".
    """

    value: int
    multiplies: bool = False
    after_unit: bool = False


@dataclass(frozen=True, slots=True)
class _Table:
    numerals: dict[str, Numeral]
    joins: frozenset[str]
    units_first: bool
    longest: int


def plain(text: str) -> str:
    """Return a text in lower case without accents."""
    letters = unicodedata.normalize("NFD", text.lower().replace("ß", "ss"))
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


@cache
def _table(language: str) -> _Table:
    data = tomllib.loads((Path(__file__).parent / f"{language}.toml").read_text(encoding="utf-8"))
    numerals = {plain(form): Numeral(int(value)) for value, forms in data["adds"].items() for form in forms}
    numerals |= {
        plain(form): Numeral(int(value), True) for value, forms in data["multiplies"].items() for form in forms
    }
    joins = frozenset(data["joins"])
    return _Table(numerals, joins, data.get("units_first", False), max(map(len, {*numerals, *joins})))


def number(words: str, language: str) -> int | None:
    """Return the number that words say, or None if any part of them is no numeral."""
    table = _table(language)
    parts: list[str] = []
    for word in re.findall(r"[^\W\d_]+", plain(words)):
        cut = _cut(word, table)
        if cut is None:
            return None
        parts += cut
    numerals = list(_numerals(parts, table))
    return _sum(numerals) if numerals else None


def _cut(word: str, table: _Table) -> list[str] | None:
    """Return the numerals and joining words that a word consists of, the longest first, or None if letters remain."""
    if len(word) > _LONGEST:
        return None
    tails: dict[int, list[str]] = {len(word): []}  # The parts from each position on.
    for start in range(len(word) - 1, -1, -1):
        for end in range(min(len(word), start + table.longest), start, -1):
            part = word[start:end]
            if end in tails and (part in table.numerals or part in table.joins):
                tails[start] = [part, *tails[end]]
                break
    return tails.get(0)


def _numerals(parts: list[str], table: _Table) -> Iterator[Numeral]:
    joined = False
    for part in parts:
        if part not in table.joins:
            numeral = table.numerals[part]
            yield replace(numeral, after_unit=True) if joined and table.units_first else numeral
        joined = part in table.joins


def _sum(numerals: list[Numeral]) -> int | None:
    """Add up numerals.  Return None if they do not form one number, as in "two five"."""
    total = group = 0
    ceiling = 10**9  # What is added next must be smaller than the place filled before.
    for numeral in numerals:
        if not numeral.multiplies:
            if group and not _fits(group, numeral):
                return None
            group += numeral.value
        elif numeral.value == 100:
            if group >= 100:
                return None
            group = (group or 1) * 100
        else:
            if numeral.value >= ceiling:
                return None
            total, group, ceiling = total + (group or 1) * numeral.value, 0, numeral.value
    return total + group if group < ceiling else None


def _fits(group: int, numeral: Numeral) -> bool:
    """Say whether a numeral fills an empty place: 20 + 5 and 100 + 20, never 2 + 5, 10 + 5 or 5 + 20 without "und"."""
    if numeral.after_unit and 0 < group % 100 < 10 and 20 <= numeral.value < 100:
        return True
    place = 100 if group % 100 == 0 else 10 if group % 10 == 0 and group % 100 >= 20 else 1
    return numeral.value < place
