"""The glossary: the terms in the order of the reader's alphabet, and those that a question names."""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.urls import reverse
from django.utils.translation import gettext

from rules.finding.terms import Sought, initial, spelt
from rules.languages import LANGUAGES, column
from rules.models import WORD_KINDS, Term
from rules.web.site.broken_rows import Unshown, faults_of_shape, unshown
from rules.web.site.concordance import Concordance, RuleInEdition, read_concordance
from rules.web.site.content_cache import while_unchanged
from rules.web.site.etags import conditional
from rules.web.site.page import Head, show

MOST_NAMED = 3
"""Terms that a search page names."""

_TOLD = ("name", "article", "means")
_COLUMNS = [column(field, language) for language in LANGUAGES for field in _TOLD]


@dataclass(frozen=True, slots=True)
class Wording:
    """A term in one language; `forms`, `accepted` and `discouraged` are its other words."""

    language: str
    name: str
    article: str
    means: str
    forms: tuple[str, ...] = ()
    accepted: tuple[str, ...] = ()
    discouraged: tuple[str, ...] = ()

    @property
    def before(self) -> str:
        """The article as it stands before the name."""
        return self.article if not self.article or self.article.endswith("’") else f"{self.article} "

    @property
    def known_by(self) -> tuple[str, ...]:
        return (self.name, f"{self.before}{self.name}", *self.forms, *self.accepted)

    @property
    def every_word(self) -> tuple[str, ...]:
        """What it is found by: who looks for a word that we do not write is led to the one that we do."""
        return (*self.known_by, *self.discouraged)


@dataclass(frozen=True, slots=True)
class Entry:
    """A term for a reader: in the language of the page, in the others, and with the rules where it is at home."""

    key: str
    own: Wording
    others: tuple[Wording, ...]
    rules: tuple[str, ...]
    address: str

    @property
    def wordings(self) -> tuple[Wording, ...]:
        return (self.own, *self.others)


@dataclass(frozen=True, slots=True)
class Letter:
    """What stands under a letter, each term with its rules in the current edition."""

    sign: str
    anchor: str
    entries: tuple[tuple[Entry, tuple[RuleInEdition, ...]], ...]


@conditional()
def glossary(request: HttpRequest, language: str) -> HttpResponse:
    """All terms, or those that have a word of the question in any language."""
    sought = Sought.of(request.GET.get("q", ""))
    entries = read_glossary(language)
    found = [entry for entry in entries if _is_found(entry, sought)] if sought.letters else entries
    head = Head(
        gettext("Glossary of tournament poker"),
        gettext("What the words of the TDA rules mean, and how Italian, German, Spanish and English say them."),
        "/glossary/",
    )
    letters = under_letters(found, read_concordance(language))
    context = {
        "letters": letters,
        "sought": sought.text,
        "count": len(found),
        "every": len(entries),
        "unshown": _read_terms(language)[1],
    }
    return show(request, "text/glossary.html", head, context)


def named(text: str, language: str) -> list[Entry]:
    """The terms that a question is a word for and nothing else, those of the reader's language first."""
    letters = Sought.of(text).letters
    return _by_spelling(language).get(letters, [])[:MOST_NAMED] if letters else []


@while_unchanged
def _by_spelling(language: str) -> dict[str, list[Entry]]:
    """Every spelling with the terms that are known by it, those of the reader's language first."""
    entries = read_glossary(language)
    own = [(name, entry) for entry in entries for name in entry.own.known_by]
    others = [(name, entry) for entry in entries for wording in entry.others for name in wording.known_by]
    found: dict[str, list[Entry]] = defaultdict(list)
    for name, entry in (*own, *others):
        if entry not in found[spelt(name)]:
            found[spelt(name)].append(entry)
    return dict(found)


def read_glossary(language: str) -> list[Entry]:
    """Read all terms, in alphabetical order of their names in `language`, in one query."""
    return _read_terms(language)[0]


@while_unchanged
def _read_terms(language: str) -> tuple[list[Entry], list[Unshown]]:
    """Read the terms, and those apart whose rules or words no page can read."""
    page = reverse("glossary", args=[language])
    rows = Term.objects.rewrite(False).order_by("position").values_list("pk", "key", "rules", "words", *_COLUMNS)
    entries, apart = [], []
    for pk, key, rules, words, *told in rows:
        reasons = faults_of_shape({"rules": rules, "words": words})
        if reasons:
            apart.append(unshown(Term, pk, key, *reasons))
        else:
            entries.append(_entry(page, language, key, rules, words, told))
    return sorted(entries, key=lambda entry: (spelt(entry.own.name), entry.key)), apart


def under_letters(entries: Iterable[Entry], concordance: Concordance) -> list[Letter]:
    """Put entries, which are in order, under their letters."""
    return [
        Letter(sign, f"letter-{sign[0].lower()}", tuple((entry, _places(entry, concordance)) for entry in run))
        for sign, run in groupby(entries, key=lambda entry: initial(entry.own.name))
    ]


def _is_found(entry: Entry, sought: Sought) -> bool:
    return any(sought.is_in(wording.every_word, wording.language) for wording in entry.wordings)


def _entry(page: str, language: str, key: str, rules: list[str], words: dict[str, Any], told: list[str]) -> Entry:
    """A row as an entry; a term without a name in the language of the page stands under its key."""
    texts = {code: told[at * len(_TOLD) :][: len(_TOLD)] for at, code in enumerate(LANGUAGES)}
    wordings = {code: _wording(code, texts[code], words.get(code) or {}) for code in LANGUAGES}
    own = wordings.pop(language)
    if not own.name:
        own = Wording(language, key, "", own.means)
    others = tuple(wording for wording in wordings.values() if wording.name)
    return Entry(key, own, others, tuple(rules), f"{page}#{key}")


def _wording(language: str, texts: list[str], words: Mapping[str, list[str]]) -> Wording:
    name, article, means = (text or "" for text in texts)
    forms, accepted, discouraged = (tuple(words.get(kind) or ()) for kind in WORD_KINDS)
    return Wording(language, name, article, means, forms, accepted, discouraged)


def _places(entry: Entry, concordance: Concordance) -> tuple[RuleInEdition, ...]:
    """The rules of a term in the current edition, or the newest that has them."""
    standing = (
        concordance.at(concordance.current, slug) or next(iter(concordance.across(slug)), None) for slug in entry.rules
    )
    return tuple(place for place in standing if place)
