"""What somebody asks for in words, as it would be said in each language."""

import re
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import pairwise

from rules.finding.words import Token, counts, is_stop_word, plain, terms, tokens
from rules.languages import LANGUAGES

_SPACED = re.compile(r"(?<!\d)(?<!\d[ .,])(\d{1,2})((?: \d{3})+)(?!\d)")
"""An amount whose thousands are parted by a blank, as people type it."""

LONGEST = 200
"""Characters of a question that are read."""

MOST_WORDS = 12
"""Words of a question that are looked up."""

_UNREADABLE = frozenset({"Cc", "Cs", "Cn", "Co"})
_UNSEEN = re.compile("[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]")
"""Joiners, soft hyphens and marks of direction: they part no words."""

Alike = Mapping[str, Mapping[str, frozenset[str]]]
"""By language: a term, and the terms of the other words that players say for the same thing."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """A word that is looked for: the `terms` it is found by, and those of its synonyms, which rank below."""

    word: str
    terms: frozenset[str]
    alike: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Asked:
    """A question: its words in each language, without stop words.

    `dull` where each of its words stands in every text of some language, or where it has no word at all; `cut` where
    it was too long to be read whole.
    """

    text: str
    words: Mapping[str, tuple[Wanted, ...]]
    dull: bool = False
    cut: bool = False

    @property
    def terms(self) -> set[str]:
        """All that has to be looked up."""
        return {term for words in self.words.values() for each in words for term in each.terms | each.alike}


def tidy(text: str) -> str:
    """A question in one line, without characters that cannot be seen or that no database takes."""
    seen = "".join(" " if unicodedata.category(each) in _UNREADABLE else each for each in _UNSEEN.sub("", text))
    return re.sub(r"\s+", " ", seen).strip()


def read(text: str, alike: Alike | None = None) -> Asked:
    """Read a question of words; `alike` are the words that players use for each other."""
    tidied = tidy(text)
    kept = tidied if len(tidied) <= LONGEST else tidied[:LONGEST].rsplit(" ", 1)[0]
    found = _tokens(_SPACED.sub(lambda amount: amount[0].replace(" ", ""), kept))
    words = {language: _words(found[:MOST_WORDS], language, (alike or {}).get(language, {})) for language in LANGUAGES}
    dull = all(any(is_stop_word(token.text, language) for language in LANGUAGES) for token in found)
    return Asked(kept, words, dull, cut=len(kept) < len(tidied) or len(found) > MOST_WORDS)


def read_in(text: str, language: str) -> tuple[Wanted, ...]:
    """The words of a text in one language, without their synonyms."""
    return _words(_tokens(text), language, {})


def _tokens(text: str) -> list[Token]:
    return [token for token in tokens(text) if counts(plain(token.text))]


def _words(found: list[Token], language: str, alike: Mapping[str, frozenset[str]]) -> tuple[Wanted, ...]:
    """The words of a question in one language, each once."""
    compounds = _compounds(found, language)
    told: dict[frozenset[str], Wanted] = {}
    for token, compound in zip(found, compounds, strict=True):
        if is_stop_word(token.text, language):
            continue
        own = terms(token.text, language)
        same = frozenset(other for term in own for other in alike.get(term, ())) - own
        told.setdefault(own, Wanted(plain(token.text), own | compound, same))
    return tuple(told.values())


def _compounds(found: list[Token], language: str) -> list[frozenset[str]]:
    """For each word, the compounds that it makes with its neighbours: who types string bet may mean Stringbet."""
    made: list[set[str]] = [set() for _ in found]
    for at, (one, other) in enumerate(pairwise(found)):
        if not (one.text[-1].isdigit() or other.text[0].isdigit()):
            whole = terms(one.text + other.text, language)
            made[at] |= whole
            made[at + 1] |= whole
    return [frozenset(each) for each in made]
