"""Near spellings of words that stand nowhere."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache

from rapidfuzz import fuzz, process
from rapidfuzz.distance import OSA

from rules.finding.words import folded

NEAR = 65
"""Likeness, of a hundred, from which a word is offered."""


@dataclass(frozen=True, slots=True)
class Near:
    """A word of the texts that is spelt like one that was asked for."""

    word: str
    languages: tuple[str, ...]


def near(word: str, vocabulary: Mapping[str, Iterable[str]], reader: str, most: int = 4) -> list[Near]:
    """The words of the texts that are spelt most like one, those in the reader's language first among equals.

    A word that begins like it comes before one with other letters: who types half a word has not mistyped it.
    """
    plain = folded(word)
    if len(plain) < 3:
        return []
    spelt = {known: _letters(known) for known in vocabulary if not known.isdigit()}
    found = process.extract(plain, spelt, scorer=OSA.normalized_similarity, score_cutoff=NEAR / 100, limit=None)
    likeness = {known: score for _, score, known in found}
    likeness |= {known: 1.0 for known, letters in spelt.items() if letters.startswith(plain)}
    best = sorted(likeness, key=lambda known: (-likeness[known], reader not in vocabulary[known], len(known), known))
    return [Near(known, tuple(sorted(vocabulary[known]))) for known in _unlike(best, spelt)[:most]]


@lru_cache(maxsize=50_000)
def _letters(word: str) -> str:
    return folded(word)


def _unlike(words: list[str], spelt: Mapping[str, str]) -> list[str]:
    """One of each set of words that differ in an ending only."""
    kept: list[str] = []
    for word in words:
        if all(fuzz.ratio(spelt[word], spelt[other]) < 85 for other in kept):
            kept.append(word)
    return kept
