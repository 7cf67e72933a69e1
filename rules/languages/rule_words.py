"""What texts and people call a rule beside its number, by language: "Regola 46", "Norma n.º 46", "§ 46", "Art. 46".

The one list for pages that are read, references in texts, and numbers typed into search.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass


@dataclass(frozen=True)
class RuleWords:
    """The words of one language, in lower case and without full stops."""

    singular: tuple[str, ...]
    plural: tuple[str, ...]
    short: tuple[str, ...]
    """Abbreviations; in running text a full stop follows them."""
    heading: tuple[str, ...] = ()
    """Words that name a rule in a heading alone: in running text they count points, or the members of a list."""
    number: tuple[str, ...] = ()
    """Words and signs for "number" that may stand before the number."""

    @property
    def names(self) -> tuple[str, ...]:
        """All words that may stand before a number."""
        return (*self.singular, *self.plural, *self.short, *self.heading)


RULE_WORDS = {
    "it": RuleWords(
        singular=("regola", "norma", "articolo"),
        plural=("regole", "norme", "articoli"),
        short=("reg", "art", "artt"),
        heading=("punto",),
        number=("n", "n°", "nº", "nr", "num", "numero", "nn"),
    ),
    "de": RuleWords(
        singular=("regel", "norm", "artikel", "paragraph", "paragraf"),
        plural=("regeln", "normen", "artikeln", "paragraphen", "paragrafen"),
        short=("reg", "art"),
        heading=("punkt", "ziffer", "ziff"),
        number=("nr", "nummer", "nrn", "nummern"),
    ),
    "es": RuleWords(
        singular=("regla", "norma", "artículo", "articulo"),
        plural=("reglas", "normas", "artículos", "articulos"),
        short=("reg", "art", "arts"),
        heading=("punto",),
        number=("n", "n°", "nº", "n.º", "n.°", "núm", "num", "número", "numero", "no"),
    ),
    "en": RuleWords(
        singular=("rule", "article"),
        plural=("rules", "articles"),
        short=("art",),
        number=("no", "number", "nos", "numbers"),
    ),
}

SIGNS = ("§", "#")
"""Signs that stand for the word, in every language."""


def every_name() -> tuple[str, ...]:
    """Return the words of all languages that may stand before the number of a rule, the longest first."""
    return _longest_first(name for words in RULE_WORDS.values() for name in words.names)


def every_number_word() -> tuple[str, ...]:
    """Return the words and signs for "number" in all languages, the longest first."""
    return _longest_first(word for words in RULE_WORDS.values() for word in words.number)


def several(language: str) -> str:
    """Return a pattern for the words that name several rules in running text."""
    return "|".join(map(re.escape, RULE_WORDS[language].plural))


def named(language: str) -> str:
    """Return a pattern for the words that name a rule, or several, in running text."""
    words = RULE_WORDS[language]
    full = map(re.escape, _longest_first((*words.singular, *words.plural)))
    return "|".join([*full, *(rf"{re.escape(word)}\." for word in _longest_first(words.short))])


def _longest_first(words: Iterator[str] | tuple[str, ...]) -> tuple[str, ...]:
    return tuple(sorted(set(words), key=lambda word: (-len(word), word)))
