"""Cards, written like ``"As"``, ``"10h"`` or ``"Th"``."""

from typing import Annotated, Any

from pydantic import PlainValidator, WithJsonSchema
from pydantic_core import PydanticCustomError

_RANKS = "23456789TJQKA"
_SUITS = "cdhs"


def card_value(card: str) -> tuple[int, int]:
    """The rank of a card such as ``"As"``, then its suit: spades high, then hearts, diamonds and clubs.

    Raises ValueError for what is no card.
    """
    if len(card) != 2:
        raise ValueError(card)
    return _RANKS.index(card[0]), _SUITS.index(card[1])


def _card_from_text(value: Any) -> str:
    """The card in two letters; raises a PydanticCustomError with the code of the fault."""
    if not isinstance(value, str):
        raise PydanticCustomError("not-text", "not text")
    text = value.strip()
    card = text[:-1].upper().replace("10", "T") + text[-1:].lower()
    try:
        card_value(card)
    except ValueError:
        raise PydanticCustomError("not-a-card", "unreadable card") from None
    return card


Card = Annotated[str, PlainValidator(_card_from_text), WithJsonSchema({"type": "string"})]
"""A card in two letters, rank and suit."""
