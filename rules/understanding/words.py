"""Cut a text into words, figures and signs, each with its place."""

import re
from dataclasses import dataclass

from rules.understanding.numerals import plain

_SPACE = "\u00a0\u202f\u2009"
_GROUPED = rf"[0-9]{{1,3}}(?:(?P<mark>[.,'’{_SPACE}])[0-9]{{3}})(?:(?P=mark)[0-9]{{3}})*|[0-9]{{1,3}}(?: 000)+"
_FIGURE = rf"(?:{_GROUPED}|[0-9]+)(?![0-9])(?![.,'’][0-9])"
_TOKEN = re.compile(
    rf"(?P<position>utg ?\+ ?[1-4]|mp ?\+? ?[12]\b)"
    rf"|(?P<figure>{_FIGURE})(?:(?P<unit> ?[km]\b| ?k(?=-?er|s\b))?(?P<each>-?ern?\b|s\b)?(?![^\W_])|(?=x ?[0-9]))"
    rf"|(?P<fraction>[0-9]{{1,4}}[.,][0-9]{{1,2}}) ?(?P<fraction_unit>[km])\b"
    r"|(?P<odd>[0-9][\w.,'’]*)"
    r"|(?P<word>[^\W\d_]+)"
    r"|(?P<sign>\.{2,}|[^\w\s])|(?P<line>\n+)",
    re.IGNORECASE,
)
_UNITS = {"k": 1_000, "m": 1_000_000}
_LARGEST = 10**12


@dataclass(frozen=True, slots=True)
class Word:
    """A word, figure or sign of a text.

    `kind` is ``word``, ``position``, ``figure``, ``odd`` (a figure that cannot be read) or ``sign``.  `text` is in
    lower case without accents.  `value` is that of a figure.  `each` says that it ends like a chip, as in "500er" or
    "500s".
    """

    kind: str
    text: str
    start: int
    end: int
    raw: str
    value: int = 0
    each: str = ""


def words_of(text: str) -> list[Word]:
    """Return the words, figures and signs of a text in their order."""
    return [_word(match) for match in _TOKEN.finditer(text) if not _within_word(match, text)]


def _within_word(match: re.Match[str], text: str) -> bool:
    """Whether a hyphen or an apostrophe stands between letters: "all-in", "dell'ante"."""
    if match[0] not in "-‐‑'’‘`´" or len(match[0]) > 1:
        return False
    return text[match.start() - 1 : match.start()].isalpha() and text[match.end() : match.end() + 1].isalpha()


def _word(match: re.Match[str]) -> Word:
    kind, raw, place = match.lastgroup or "", match[0], (match.start(), match.end())
    if match["figure"]:
        value = int(re.sub("[^0-9]", "", match["figure"])) * _UNITS.get((match["unit"] or "").strip().lower(), 1)
        odd = value > _LARGEST or _in_doubt(match)
        return Word("odd" if odd else "figure", raw, *place, raw, value, _each(match["each"]))
    if match["fraction"]:
        whole, part = re.split("[.,]", match["fraction"])
        value = int(whole + part.ljust(2, "0")) * _UNITS[match["fraction_unit"].lower()] // 100
        return Word("figure", raw, *place, raw, value)
    if kind == "position":
        return Word(kind, raw.upper().replace(" ", ""), *place, raw)
    if kind == "line":
        return Word("sign", "\n", *place, raw)
    return Word(kind, plain(raw), *place, raw)


def _in_doubt(match: re.Match[str]) -> bool:
    """Whether a figure can be read in two ways: "1,500k", and a leading zero."""
    grouped = bool(match["mark"])
    return grouped and (bool(match["unit"]) or match["figure"].startswith("0"))


def _each(ending: str | None) -> str:
    """Return ``one`` for "500er", ``many`` for "500s", empty for a plain figure."""
    return "" if not ending else "many" if ending.strip("-").lower() in {"s", "ern"} else "one"
