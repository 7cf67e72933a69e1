"""A sentence and its figures, put together in the active language."""

from collections.abc import Mapping
from typing import Any, Protocol

from django.utils.translation import pgettext

from rules.engine.chips import Chips
from rules.engine.words import Words
from rules.narration.figures import Amount, all_of, amount, number_word
from rules.narration.piles import pile
from rules.narration.seats import begin, seat


class Sentence(Protocol):
    """A translatable sentence with named places, such as ``gettext_lazy`` and ``ngettext_lazy`` give."""

    def __mod__(self, figures: Any, /) -> str: ...


def put(sentence: Sentence, figures: Mapping[str, Any]) -> str:
    """Put figures into a sentence: amounts, players and chips in the words of the active language.

    A list of players also gives its length, for the plural: ``players`` gives ``players_count``.
    """
    spoken = {name: _speak(value) for name, value in figures.items()}
    spoken |= {f"{name}_count": len(value) for name, value in figures.items() if isinstance(value, tuple)}
    return begin(sentence % spoken)


def _speak(value: Any) -> Any:
    match value:
        case int():
            return Amount(value)
        case str():
            return seat(value)
        case tuple():
            return all_of([seat(name) for name in value])
        case Chips():
            return pile(value)
        case Words():
            return declared(value)
    return value


def declared(words: Words) -> str:
    """What a player said, as he would say it in the active language."""
    if words.act == "amount":
        return amount(words.amount or 0)
    if words.act == "unclear":
        return number_word(words.amount or 0)
    if words.amount is None:
        return _word_said(words.act)
    return pgettext("declaration", "%(word)s, %(amount)s") % {
        "word": _word_said(words.act),
        "amount": amount(words.amount),
    }


def _word_said(act: str) -> str:
    said = {
        "raise": pgettext("declaration", "raise"),
        "bet": pgettext("declaration", "bet"),
        "call": pgettext("declaration", "call"),
        "check": pgettext("declaration", "check"),
        "fold": pgettext("declaration", "fold"),
        "all-in": pgettext("declaration", "all-in"),
        "pot": pgettext("declaration", "pot"),
    }
    return said[act]
