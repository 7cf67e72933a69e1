"""Stems of words.  A stemmer must not be used by two threads at once, so each thread has its own."""

from threading import local

from Stemmer import Stemmer

ALGORITHMS = {"it": "italian", "de": "german", "es": "spanish", "en": "english"}

_mine = local()


def stem(word: str, language: str) -> str:
    """The stem of a word in small letters."""
    stemmers: dict[str, Stemmer] | None = getattr(_mine, "stemmers", None)
    if stemmers is None:
        stemmers = _mine.stemmers = {code: Stemmer(name) for code, name in ALGORITHMS.items()}
    return str(stemmers[language].stemWord(word))
