"""Which terms of the glossary a question names, and where a name stands in the alphabet."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache

from rules.finding.asking import LONGEST, Wanted, read_in, tidy
from rules.finding.words import folded
from rules.languages import LANGUAGES

DIGITS = "0–9"
"""What names that begin with a figure stand under."""

_BETWEEN = re.compile(r"[\W_]+")


@lru_cache(maxsize=8192)
def spelt(text: str) -> str:
    """A text by its letters and figures alone: case, accents, hyphens and apostrophes make no difference."""
    return _BETWEEN.sub(" ", folded(text)).strip()


def initial(name: str) -> str:
    """The letter of the alphabet that a name stands under."""
    first = spelt(name)[:1]
    return first.upper() if first.isalpha() else DIGITS


@dataclass(frozen=True, slots=True)
class Sought:
    """What is looked for in the glossary: as it is spelt, and as the words of each language."""

    text: str
    letters: str
    words: Mapping[str, tuple[Wanted, ...]]

    @classmethod
    def of(cls, text: str) -> "Sought":
        tidied = tidy(text)[:LONGEST]
        return cls(tidied, spelt(tidied), {language: read_in(tidied, language) for language in LANGUAGES})

    def is_in(self, names: Iterable[str], language: str) -> bool:
        """Whether one of the names has these letters from the beginning of a word, or all these words in any form."""
        return any(f" {self.letters}" in f" {spelt(name)}" or self._has_words(name, language) for name in names)

    def _has_words(self, name: str, language: str) -> bool:
        sought = self.words[language]
        return bool(sought) and all(word.terms & _said(name, language) for word in sought)


@lru_cache(maxsize=8192)
def _said(name: str, language: str) -> frozenset[str]:
    """The terms of the words of a name; names are read again and again, and seldom change."""
    return frozenset[str]().union(*(word.terms for word in read_in(name, language)))
