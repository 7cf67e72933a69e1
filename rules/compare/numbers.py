"""Reads the amounts of chips that a text states, however they are written.

``1.200``, ``1,200``, ``1 200``, ``1'200`` and ``1200`` are 1200; ``1k`` and ``1.000er`` are 1000, ``1,5k`` is 1500;
``25-50`` is two amounts, ``1400+700=2100`` three.  What could only be a decimal is no amount, and neither is a share
(50%), a seat (UTG+1) or the label of a case (1-A, 1.3) or a procedure (RP-11).  Amounts in words ("fünf") are not
read here.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from rules.compare.words import every

_TIGHT = ".,'’\u00a0\u2007\u2009\u202f"
"""What separates thousands; a plain space does too, but more often stands between two numbers."""

_LONGEST = 12  # Digits: more is no amount of chips, whatever it is.

_NUMBER = re.compile(
    rf"(?P<seat>[A-Za-z]\+\d+)"
    rf"|(?P<label>(?<![\w.,])\d{{1,2}}[-–‑][A-Z](?!\w)|(?<!\w)RP[-–‑ ]?\d{{1,2}}(?!\d))"
    rf"|(?P<word>(?<![^\W\d_])[^\W\d_]+(?<![0-9][xX])\d\w*)"
    rf"|(?P<digits>\d+(?:[{_TIGHT}]\d+)*(?P<spaced>(?:[ ]\d{{3}}(?![\d{_TIGHT}]\d|\d))+)?)"
    rf"(?P<thousands>\s?[kK](?![^\W\d_]))?(?P<rest>[ºª°]|[^\W_]+)?",
)
_SHARE = re.compile(rf"\s?[-–‑]?\s?(?:[%‰]|(?:{every('percent')})(?!\w))", re.IGNORECASE)
_DENOMINATION = re.compile(r"er[nsm]?$|s$")
_TIMES = re.compile(r"[xX]\d")


@dataclass(frozen=True, slots=True)
class TextFigure:
    """An amount in a text: ``text[start:end]`` is how it is printed."""

    start: int
    end: int
    value: int


@lru_cache(maxsize=2048)
def text_figures(text: str) -> tuple[TextFigure, ...]:
    """Return the amounts that a text states in figures, in order."""
    found: list[TextFigure] = []
    position = 0
    while match := _NUMBER.search(text, position):
        position = match.end()
        if match["digits"]:
            position = _resume(match)
            found += _amounts(text, match)
    return tuple(found)


def _resume(match: re.Match[str]) -> int:
    """Return where reading goes on: "2x500" is read again from the second number."""
    rest = match["rest"] or ""
    return match.start("rest") + 1 if _TIMES.match(rest) else match.end()


def _amounts(text: str, match: re.Match[str]) -> Iterator[TextFigure]:
    rest = match["rest"] or ""
    if _SHARE.match(text, match.end()) or (rest and not (_DENOMINATION.fullmatch(rest) or _TIMES.match(rest))):
        return
    start, end = match.span("digits")
    if match["spaced"] and not _grouped_by_spaces(match):
        yield from _split_at_spaces(match)
        return
    value = _value(match["digits"], thousands=bool(match["thousands"]))
    if value is not None:
        yield TextFigure(start, match.end("thousands") if match["thousands"] else end, value)
    elif re.fullmatch(r"[1-9]\d+(?:,[1-9]\d+)+", match["digits"]):
        for part in re.finditer(r"\d+", match["digits"]):
            yield TextFigure(start + part.start(), start + part.end(), int(part[0]))


def _grouped_by_spaces(match: re.Match[str]) -> bool:
    """Say whether plain spaces separate thousands: "1 200" and "239 000", but not "3 500er" or "100 200"."""
    first, *groups = match["digits"].split(" ")
    if not re.fullmatch(r"[1-9]\d{0,2}", first):
        return False
    if match["rest"] or len(first) == 3:
        return all(group == "000" for group in groups)
    return True


def _split_at_spaces(match: re.Match[str]) -> Iterator[TextFigure]:
    for part in re.finditer(r"[^ ]+", match["digits"]):
        value = _value(part[0])
        if value is not None:
            start = match.start("digits") + part.start()
            yield TextFigure(start, start + len(part[0]), value)


def _value(digits: str, *, thousands: bool = False) -> int | None:
    """Return what digits with separators come to, or None where they are no whole amount."""
    pieces = re.split(rf"[ {_TIGHT}]", digits)
    separators = re.findall(rf"[ {_TIGHT}]", digits)
    if sum(map(len, pieces)) > _LONGEST or (len(pieces[0]) > 1 and pieces[0].startswith("0")):
        return None
    if thousands:
        return _thousands(pieces, separators)
    if len(set(separators)) == 2 and separators[-1] in ".," and re.fullmatch("0{1,2}", pieces[-1]):
        pieces, separators = pieces[:-1], separators[:-1]  # "1.200,00" is a whole amount.
    if not separators:
        return int(pieces[0])
    even = len(set(separators)) == 1 and all(len(piece) == 3 for piece in pieces[1:])
    return int("".join(pieces)) if even and len(pieces[0]) <= 3 and pieces[0] != "0" else None


def _thousands(pieces: list[str], separators: list[str]) -> int | None:
    """Return an amount in thousands: "1k", "1,5k", "1.200k" is 1,200,000 nowhere and so is not read."""
    if not separators:
        return int(pieces[0]) * 1000
    if len(pieces) == 2 and separators[0] in ".," and len(pieces[1]) <= 2:
        return int(pieces[0]) * 1000 + int(pieces[1].ljust(3, "0"))
    return None
