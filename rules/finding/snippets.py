"""The stretch of a text where the words stand, as printed, with the words marked."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from rules.finding.asking import Wanted
from rules.finding.words import Token, terms, tokens

LENGTH = 180
"""Characters of a snippet, give or take a word."""

LEAD = 50
"""Characters before the first word that is marked."""


@dataclass(frozen=True, slots=True)
class Piece:
    """A stretch of a text, marked where it is a word that was asked for."""

    text: str
    marked: bool = False


@dataclass(frozen=True, slots=True)
class Snippet:
    """Pieces that together are a part of the text, and whether something stands before and after it."""

    pieces: tuple[Piece, ...]
    before: bool = False
    after: bool = False

    @property
    def text(self) -> str:
        return "".join(piece.text for piece in self.pieces)


def cut(text: str, language: str, wanted: Iterable[Wanted], length: int = LENGTH) -> Snippet:
    """Cut a text to the stretch that holds most of the words, and mark them; a short text stays whole."""
    found = _found(text, language, wanted)
    start, end = _window(text, found, length)
    pieces, at = [], start
    for token in found:
        if start <= token.start and token.end <= end:
            pieces += [Piece(text[at : token.start]), Piece(text[token.start : token.end], marked=True)]
            at = token.end
    pieces.append(Piece(text[at:end]))
    return Snippet(tuple(piece for piece in pieces if piece.text), start > 0, end < len(text))


def _found(text: str, language: str, wanted: Iterable[Wanted]) -> list[Token]:
    sought = frozenset().union(*(each.terms | each.alike for each in wanted))
    return [token for token, found_by in _read(text, language) if not sought.isdisjoint(found_by)]


@lru_cache(maxsize=4096)
def _read(text: str, language: str) -> tuple[tuple[Token, frozenset[str]], ...]:
    """The words of a text with the terms they are found by; texts are read again and again, and seldom change."""
    return tuple((token, _terms(token, language)) for token in tokens(text))


def _terms(token: Token, language: str) -> frozenset[str]:
    own = terms(token.text, language)
    return own | terms(token.joined, language) if token.joined else own


def _window(text: str, found: list[Token], length: int) -> tuple[int, int]:
    if len(text) <= length or not found:
        return 0, _word_end(text, min(length, len(text)))
    start = max(0, _densest(text, found, length) - LEAD)
    start = _word_start(text, min(start, max(0, len(text) - length)))
    return start, _word_end(text, min(start + length, len(text)))


def _densest(text: str, found: list[Token], length: int) -> int:
    """Where the stretch begins that has the most different words in it, the first of several."""
    words = [text[token.start : token.end].lower() for token in found]

    def different(at: int) -> int:
        reach = found[at].start + length - LEAD
        return len({word for token, word in zip(found[at:], words[at:], strict=True) if token.end <= reach})

    return found[max(range(len(found)), key=lambda at: (different(at), -at))].start


def _word_start(text: str, at: int) -> int:
    blank = text.rfind(" ", 0, at + 1)
    return 0 if at == 0 or blank < 0 else blank + 1


def _word_end(text: str, at: int) -> int:
    blank = text.find(" ", at)
    return len(text) if blank < 0 or at >= len(text) else blank
