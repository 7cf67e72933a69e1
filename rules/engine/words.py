"""What a player says: one word, a word with an amount, an amount alone, or words that are no official term.

``"raise"``, ``"raise 8000"``, ``"bet 300"``, ``"call"``, ``"check"``, ``"fold"``, ``"all-in"``, ``"pot"``, ``"1400"``,
``"1.5k"``; ``"i'm in"``, ``"same bet"``, ``"600 more"``, ``"check-raise"``.
"""

import re
from dataclasses import dataclass
from typing import Any

from pydantic_core import PydanticCustomError

from rules.engine.chips import LARGEST_AMOUNT


@dataclass(frozen=True, slots=True)
class Words:
    """A declaration: `act` is the word said, `amount` the figure said with it, in chips.

    The act is ``"amount"`` for a number alone, ``"more"`` for one said on top of the bet, and ``"unclear"`` for a
    number word whose scale is open.
    """

    act: str
    amount: int | None = None

    @property
    def understood(self) -> str:
        """The word that this is understood as: ``"i'm in"`` and ``"same bet"`` are a call."""
        return _UNDERSTOOD.get(self.act, self.act)


_UNDERSTOOD = {"i'm in": "call", "same bet": "call"}


_AMOUNT = r"[0-9]{1,13}|[0-9]{1,13}(?:[.,][0-9]{1,3})?k"
_DECLARATION = re.compile(
    rf"(?P<with_amount>raise|bet)(?: (?P<of>{_AMOUNT}))?"
    rf"|(?P<word>call|check|fold|all-in|pot|i'm in|same bet|check-raise)"
    rf"|(?P<alone>{_AMOUNT})(?P<more> more)?"
)
_SPELLINGS = {"im in": "i'm in", "i am in": "i'm in", "check raise": "check-raise", "checkraise": "check-raise"}


def words_from_text(value: Any) -> Words:
    """Read a declaration; ``1.5k`` is 1,500, with a point or a comma.

    Raises a PydanticCustomError with the code of the fault.
    """
    if isinstance(value, Words):
        return value
    if isinstance(value, dict) and value.keys() == {"unclear"} and type(value["unclear"]) is int:
        return Words("unclear", _within_bounds(value["unclear"]))
    if not isinstance(value, str):
        raise PydanticCustomError("not-text", "not text")
    text = value.strip().lower().replace("’", "'")
    match = _DECLARATION.fullmatch(_SPELLINGS.get(text, text))
    if not match:
        raise PydanticCustomError("words-unreadable", "unreadable words")
    spoken = match["of"] or match["alone"]
    amount = _spoken_amount(spoken) if spoken else None
    return Words(match["with_amount"] or match["word"] or ("more" if match["more"] else "amount"), amount)


def _spoken_amount(spoken: str) -> int:
    if not spoken.endswith("k"):
        return _within_bounds(int(spoken))
    whole, _, part = spoken.removesuffix("k").replace(",", ".").partition(".")
    return _within_bounds(int(whole) * 1000 + int(part.ljust(3, "0")))


def _within_bounds(amount: int) -> int:
    if not 0 < amount <= LARGEST_AMOUNT:
        raise PydanticCustomError("too-large" if amount > 0 else "not-positive", "amount out of bounds")
    return amount
