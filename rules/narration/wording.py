"""A sentence and its figures, put together in the active language."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from django.utils.translation import pgettext

from rules.engine.chips import Chips
from rules.engine.words import Words
from rules.narration.figures import Amount, all_of, amount, number_said
from rules.narration.piles import pile


class Sentence(Protocol):
    """A translatable sentence with named places, such as ``gettext_lazy`` and ``ngettext_lazy`` give."""

    def __mod__(self, figures: Any, /) -> str: ...


@dataclass(frozen=True, slots=True)
class InWords:
    """A sentence some of whose figures are said in words of their own: `speak` says them, by name."""

    sentence: Sentence
    speak: Mapping[str, Callable[[Any], Any]]

    def __mod__(self, figures: Any, /) -> str:
        said: str = self.sentence % figures
        return said


@dataclass(frozen=True, slots=True)
class OneOf:
    """Several sentences for one kind: the one of the value of the figure `key`, or `otherwise`."""

    key: str
    sentences: Mapping[Any, Sentence]
    otherwise: Sentence

    def chosen(self, figures: Mapping[str, Any]) -> Sentence:
        """The sentence for these figures."""
        return self.sentences.get(figures[self.key], self.otherwise)

    def __mod__(self, figures: Any, /) -> str:
        said: str = self.chosen(figures) % figures
        return said


def put(sentence: Sentence, figures: Mapping[str, Any]) -> str:
    """Put figures into a sentence: amounts, players and chips in the words of the active language.

    A list of players also gives its length, for the plural: ``players`` gives ``players_count``.
    """
    while isinstance(sentence, OneOf):
        sentence = sentence.chosen(figures)
    own = sentence.speak if isinstance(sentence, InWords) else {}
    spoken = {name: own.get(name, _speak)(value) for name, value in figures.items()}
    spoken |= {f"{name}_count": len(value) for name, value in figures.items() if isinstance(value, tuple)}
    return str(sentence % spoken)


def _speak(value: Any) -> Any:
    match value:
        case int():
            return Amount(value)
        case tuple():
            return all_of(value)
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
        return number_said(words.amount or 0)
    if words.act == "more":
        return pgettext("declaration", "%(amount)s more") % {"amount": amount(words.amount or 0)}
    if words.amount is None:
        return word_said(words.act)
    return pgettext("declaration", "%(word)s, %(amount)s") % {
        "word": word_said(words.act),
        "amount": amount(words.amount),
    }


def word_said(act: str) -> str:
    """The word that declares an act, such as ``fold``."""
    said = {
        "raise": pgettext("declaration", "raise"),
        "bet": pgettext("declaration", "bet"),
        "call": pgettext("declaration", "call"),
        "check": pgettext("declaration", "check"),
        "fold": pgettext("declaration", "fold"),
        "all-in": pgettext("declaration", "all-in"),
        "pot": pgettext("declaration", "pot"),
        "i'm in": pgettext("declaration", "I’m in"),
        "same bet": pgettext("declaration", "same bet"),
        "check-raise": pgettext("declaration", "check-raise"),
    }
    return said[act]
