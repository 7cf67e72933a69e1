"""Which language a page is in, by its frequent words."""

import re
from collections import Counter
from unicodedata import normalize

from rules.documents.page import line_at
from rules.documents.words import WORDS
from rules.languages.rule_words import RULE_WORDS

_ENOUGH = 4
_CLEARLY = 2  # The language found has so many times the words of any other.
_MARK = 3  # A word that marks a rule or a case tells more than an article, but not enough alone.
_LIMIT = 100_000


def _telling_words() -> dict[str, tuple[str, int]]:
    """Return the words that belong to one language alone, with that language and their weight."""
    owners: dict[str, set[str]] = {}
    weights: dict[str, int] = {}
    for language, words in WORDS.items():
        marks = {*RULE_WORDS[language].singular, *words.case, *words.situation, *words.example}
        for word in {*words.common, *marks}:
            owners.setdefault(word, set()).add(language)
            weights[word] = _MARK if word in marks else 1
    return {word: (owner, weights[word]) for word, (owner, *others) in owners.items() if not others}


_TELLING = _telling_words()


def detect(text: str) -> str | None:
    """Return the language of a text, or None where its words do not show one clearly."""
    counts: Counter[str] = Counter()
    for word in re.findall(r"\w+", normalize("NFC", text[:_LIMIT]).casefold()):
        if word in _TELLING:
            language, weight = _TELLING[word]
            counts[language] += weight
    ranking = [*counts.most_common(2), ("", 0), ("", 0)]
    (first, most), (_, next_most) = ranking[:2]
    return first if most >= _ENOUGH and most >= _CLEARLY * next_most else None


def first_word_of(text: str, language: str) -> tuple[str, int]:
    """Return the first word that tells a language, as printed, and the line it stands in."""
    composed = normalize("NFC", text[:_LIMIT])
    for match in re.finditer(r"\w+", composed):
        if _TELLING.get(match[0].casefold(), ("", 0))[0] == language:
            return match[0], line_at(composed, match.start())
    return "", 1
