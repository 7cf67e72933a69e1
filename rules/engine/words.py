"""What a player says: one word, a word with an amount, or an amount alone."""

import re
from dataclasses import dataclass
from typing import Any

from pydantic_core import PydanticCustomError

from rules.engine.chips import LARGEST_AMOUNT


@dataclass(frozen=True, slots=True)
class Words:
    """A declaration: `act` is the word said, `amount` the figure said with it, in chips.

    The act is ``"amount"`` for a number alone, and ``"unclear"`` for a number word whose scale is open.
    """

    act: str
    amount: int | None = None


_DECLARATION = re.compile(r"(?:(raise|bet)(?: ([0-9]{1,13}k?))?|(call|check|fold|all-in|pot)|([0-9]{1,13}k?))")


def words_from_text(value: Any) -> Words:
    """Read ``"raise"``, ``"raise 8000"``, ``"1400"``, ``"call"`` and so on.

    Raises a PydanticCustomError with the code of the fault.
    """
    if isinstance(value, Words):
        return value
    if isinstance(value, dict) and value.keys() == {"unclear"} and type(value["unclear"]) is int:
        return Words("unclear", _within_bounds(value["unclear"]))
    if not isinstance(value, str):
        raise PydanticCustomError("not-text", "not text")
    match = _DECLARATION.fullmatch(value.strip().lower())
    if not match:
        raise PydanticCustomError("words-unreadable", "unreadable words")
    spoken = match[2] or match[4]
    amount = _spoken_amount(spoken) if spoken else None
    return Words(match[1] or match[3] or "amount", amount)


def _spoken_amount(spoken: str) -> int:
    return _within_bounds(int(spoken.removesuffix("k")) * (1000 if spoken.endswith("k") else 1))


def _within_bounds(amount: int) -> int:
    if not 0 < amount <= LARGEST_AMOUNT:
        raise PydanticCustomError("too-large" if amount > 0 else "not-positive", "amount out of bounds")
    return amount
