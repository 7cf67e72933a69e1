"""Players in sentences.  Positions have words of their own, with the article; every other name stands as it is.

Sentences are phrased so that a player is always their subject: no language then needs another case of the words.
"""

from django.utils.translation import pgettext_lazy

_POSITIONS = {
    "SB": pgettext_lazy("seat", "the small blind"),
    "BB": pgettext_lazy("seat", "the big blind"),
    "BTN": pgettext_lazy("seat", "the button"),
    "CO": pgettext_lazy("seat", "the cutoff"),
    "HJ": pgettext_lazy("seat", "the hijack"),
}
_CODES_ALONE = {"UTG", "UTG+1", "UTG+2", "UTG+3", "MP"}


def seat(name: str) -> str:
    """A player as he stands inside a sentence: ``the big blind``, ``UTG+1``, ``Anna``."""
    return str(_POSITIONS.get(name, name))


def is_position(name: str) -> bool:
    """Whether a name is a place at the table, and not what a player is called."""
    return name in _POSITIONS or name in _CODES_ALONE


def begin(sentence: str) -> str:
    """Begin a sentence with a capital where it begins with the words of a position; names are left as they are."""
    if sentence[:1].islower() and sentence.startswith(tuple(str(words) for words in _POSITIONS.values())):
        return capital(sentence)
    return sentence


def capital(words: str) -> str:
    return words[:1].upper() + words[1:]
