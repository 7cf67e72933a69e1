"""Whether the glossary says of each word only one thing: which term it is, and whether we write it."""

from collections import defaultdict
from collections.abc import Iterator

from django.utils.translation import gettext as _

from rules.languages import LANGUAGES
from rules.library.entries import TermEntry, WordingEntry
from rules.library.problems import Problem
from rules.library.reading import Library

FILE = "glossary.toml"

ARTICLES = {
    "it": {"il", "lo", "l’", "la", "i", "gli", "le"},
    "de": {"der", "die", "das"},
    "es": {"el", "la", "los", "las"},
    "en": set[str](),
}
"""The articles that a name may have; none in English, where every name would have the same."""


def glossary_problems(library: Library) -> Iterator[Problem]:
    """Yield what is wrong with the terms, beyond their form."""
    slugs = {rule.slug for rule in library.rules}
    keys = [term.key for term in library.glossary]
    for key in sorted({key for key in keys if keys.count(key) > 1}):
        yield Problem(FILE, key, _("appears here more than once"))
    for term in library.glossary:
        for slug in sorted(set(term.rules) - slugs):
            yield Problem(FILE, f"rules ({term.key})", _("no such rule: %(slug)s") % {"slug": slug})
        for language, wording in term.wordings.items():
            for name, fault in _wording(wording, ARTICLES[language]):
                yield Problem(FILE, f"{language}.{name} ({term.key})", fault)
    for language in LANGUAGES:
        yield from _one_meaning(library.glossary, language)


def _wording(wording: WordingEntry, articles: set[str]) -> Iterator[tuple[str, str]]:
    """Yield field and fault of what is wrong with a term in one language."""
    if wording.article and wording.article not in articles:
        yield "article", _("not an article of this language")
    if not wording.means.endswith("."):
        yield "means", _("must end with a full stop")


def _one_meaning(terms: list[TermEntry], language: str) -> Iterator[Problem]:
    """Yield words that two terms have, and words that one term has and another, or the same, would not have written."""
    owners: dict[str, set[str]] = defaultdict(set)
    for term in terms:
        for word in term.wordings[language].known_by:
            owners[word.casefold()].add(term.key)
    for word, keys in owners.items():
        if len(keys) > 1:
            fault = _("is a word of more than one term: %(terms)s") % {"terms": ", ".join(sorted(keys))}
            yield Problem(FILE, f"{language}, {word}", fault)
    for term in terms:
        for word in term.wordings[language].discouraged:
            for key in owners.get(word.casefold(), ()):
                fault = _("is discouraged here and a word of this term: %(term)s") % {"term": key}
                yield Problem(FILE, f"{language}.discouraged, {word} ({term.key})", fault)
