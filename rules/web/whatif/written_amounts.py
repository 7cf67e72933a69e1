"""Amounts and chips as people write them: the one reader of each, for every field that takes them.

What can be read in two ways is refused, and so is a part of a chip: nothing is guessed.  Chips in the notation of the
scenario format, ``2x25 1x1000``, are read by the engine.
"""

import re

from rules.engine.chips import LARGEST_AMOUNT, NO_CHIPS, Chips, ChipsUnreadable, read_chips

SPACES = "\u00a0\u2007\u2009\u202f\t\n"
_ALIKE = str.maketrans(dict.fromkeys(SPACES, " ") | dict.fromkeys("’‘ʼ`´", "'") | dict.fromkeys("−–", "-"))
_UNITS = {"k": 1_000, "m": 1_000_000}
_AMOUNT = re.compile(
    r"(?P<figure>[0-9]+|[0-9]{1,3}(?P<mark>[ .,'])[0-9]{3}(?:(?P=mark)[0-9]{3})*) ?(?P<unit>[km])?(?: ?-?er)?"
)
_FRACTION = re.compile(r"(?P<whole>[0-9]{1,3})[.,](?P<part>[0-9]{1,2}) ?(?P<unit>[km])(?:-?er)?")
_DECIMAL = re.compile(r"[0-9]+(?:[ .,'][0-9]{3})*[.,][0-9]+")

_TIMES = re.compile(r" ?[x×✕✖*] ?")
_FORMAT = re.compile(r"[0-9]{1,6}x[0-9]{1,15}k?(?: [0-9]{1,6}x[0-9]{1,15}k?)*")
_GROUPS = re.compile(
    r"(?:(?P<x>x)|(?<![0-9.'x])(?<![0-9] ))(?P<figure>[0-9]{1,3}(?P<mark>[ ,])[0-9]{3}(?:(?P=mark)[0-9]{3})*)"
    r"(?![0-9x])(?P<each>(?= ?-?er\b))?"
)
_LINKS = re.compile(r"\s*(?:[+;&]|,(?= |$)|(?<=[a-z]),|,(?=[0-9]+x)|\b(?:and|und|e|ed|y|u)\b)\s*")
_COMMA = re.compile(r"(?P<before>[0-9]+),(?P<after>[0-9]+)(?P<unit> ?[km])?")

_VALUE = r"[0-9]+(?:[.'][0-9]{3})*(?:[.,][0-9]{1,2}(?= ?[km]))?(?: ?[km](?=-?er|\b))?"
_OF = r"(?:(?:gettoni|chips?|fiches?|fichas?|jetons?) )?(?:da|de|di|zu|à|a|von|of|mal|por|per) "
_PILE = re.compile(
    rf"(?:(?P<count>[0-9]{{1,6}})(?:x| {_OF}|(?: (?={_VALUE} ?-?er\b))))?(?P<value>{_VALUE})(?: ?-?er\b)?(?= |$)"
)
_LEAST_USUAL = 25
"""A bare figure below this, before a larger one, may be a count."""


class Unreadable(ValueError):
    """A text that cannot be read as an amount or as chips: `code` tells why, `figures` what a sentence needs."""

    def __init__(self, code: str, **figures: int) -> None:
        super().__init__(code)
        self.code, self.figures = code, figures


def read_amount(text: str) -> int:
    """Read an amount: ``1.200``, ``1,200``, ``1'200``, ``1 200``, ``1.000er``, ``1k`` and ``1,5k``; never a decimal.

    Raises Unreadable with `missing`, `not-a-number`, `not-a-whole-number`, `negative`, `two-amounts` or `too-large`.
    """
    text = _plain(text)
    match = _AMOUNT.fullmatch(text)
    fraction = _FRACTION.fullmatch(text)
    if fraction:
        chips = int(fraction["whole"] + fraction["part"].ljust(2, "0")) * _UNITS[fraction["unit"]] // 100
    elif match and not (match["mark"] and text.startswith("0")):
        chips = _whole(match)
    else:
        raise Unreadable(_why_no_amount(text))
    if chips > LARGEST_AMOUNT:
        raise Unreadable("too-large")
    return chips


def _whole(match: re.Match[str]) -> int:
    """A whole number with its unit; before a unit one group of three digits may also be a fraction."""
    digits = re.sub(r"[^0-9]", "", match["figure"])
    if len(digits) > len(str(LARGEST_AMOUNT)) and digits.strip("0"):
        raise Unreadable("too-large")
    unit = _UNITS.get(match["unit"] or "", 1)
    if unit > 1 and match["mark"] and match["mark"] in ".," and len(digits) <= 6:
        raise Unreadable("two-amounts", small=int(digits) * unit // 1000, large=int(digits) * unit)
    return int(digits) * unit


def _why_no_amount(text: str) -> str:
    if not text:
        return "missing"
    if text.startswith("-") and text[1:2].isdecimal():
        return "negative"
    return "not-a-whole-number" if _DECIMAL.fullmatch(text) else "not-a-number"


def read_pile(text: str) -> Chips:
    """Read chips: ``2x500``, ``2 × 500``, ``2 da 500``, ``2 500er``, ``1000 + 500``, ``1.000``; nothing is no chips.

    Raises Unreadable with `chips-unreadable`, `two-piles`, or a code of an amount.
    """
    text = _TIMES.sub("x", _plain(text))
    if text in {"", "0"}:
        return NO_CHIPS
    if not _FORMAT.fullmatch(text):
        text = " ".join(_in_format(text))
    try:
        pile = read_chips(text)
    except ChipsUnreadable as fault:
        raise Unreadable(str(fault)) from None
    if any(_swapped(value, count) for value, count in pile.piles):
        raise Unreadable("two-piles")
    return pile


def _swapped(value: int, count: int) -> bool:
    """Whether count and value have changed places, as in ``500x2``: no chips of 2 to 4 or 6 to 9 are made."""
    return value in {2, 3, 4, 6, 7, 8, 9} and count >= _LEAST_USUAL and _usual(str(count))


def _in_format(text: str) -> list[str]:
    """What was typed, in the notation of the format, pile by pile."""
    piles: list[str] = []
    for part in _LINKS.split(_GROUPS.sub(_join_group, _LINKS.sub("+", text))):
        piles += _piles(_COMMA.sub(_split_list, part.strip()))
    return piles


def _join_group(match: re.Match[str]) -> str:
    """Take the marks out of one large figure; refuse what may as well be several chips."""
    first, *groups = re.split("[ ,]", match["figure"])
    if not any(int(group) for group in groups) or (match["mark"] == "," and _usual(first + "".join(groups))):
        return (match["x"] or "") + first + "".join(groups)
    if match["mark"] == " " and (match["x"] or match["each"] is not None):
        return match[0]
    raise Unreadable("two-piles")


def _usual(figure: str) -> bool:
    """Whether chips of this value are made: 1, 2, 2.5 or 5 and zeros."""
    return figure.rstrip("0") in {"1", "2", "25", "5"}


def _split_list(match: re.Match[str]) -> str:
    """A comma without a space: between chips, or in a figure such as ``1,5k``."""
    before, after = match["before"], match["after"]
    if match["unit"] and len(after) < 3 and int(before) < _LEAST_USUAL:
        return match[0]
    if len(before) >= 3 and len(after) >= 3:
        return f"{before} {after}{match['unit'] or ''}"
    raise Unreadable("two-piles" if match["unit"] or len(after) > 1 else "not-a-whole-number")


def _piles(part: str) -> list[str]:
    """The piles of a part in which only spaces stand between them."""
    piles, bare, at = list[str](), 0, 0
    while at < len(part):
        match = _PILE.match(part, at)
        if not match:
            raise Unreadable(_why_no_pile(part))
        value = read_amount(match["value"])
        if not match["count"] and 0 < bare < min(value, _LEAST_USUAL):
            raise Unreadable("two-piles")
        bare = 0 if match["count"] else value
        piles.append(f"{match['count'] or 1}x{value}")
        at = match.end() + 1
    return piles


def _why_no_pile(part: str) -> str:
    why = _why_no_amount(part)
    return why if why in {"negative", "not-a-whole-number"} else "chips-unreadable"


def _plain(text: str) -> str:
    """The text with one kind of space, apostrophe and minus, in small letters."""
    return re.sub(" +", " ", text.translate(_ALIKE)).strip().lower()
