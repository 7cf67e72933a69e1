"""The contents of an edition: its rules by section, those with a text and those with a title only."""

import re
from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import date

from django.utils.dateparse import parse_date
from django.utils.formats import date_format

from rules.languages import LANGUAGES, column, in_language
from rules.models import Edition, Passage, Section, Translation
from rules.models.shapes import fault_of_shape
from rules.web.cases.own import VERSION, worked_cases
from rules.web.site import addresses
from rules.web.site.concordance import Concordance, RuleInEdition
from rules.web.site.content_cache import while_unchanged

_NUMBER_IN_FRONT = re.compile(r"^\s*(?:RP[-–\s]?)?\d{1,3}\s*[:.)–-]\s*")


@dataclass(frozen=True, slots=True)
class Entry:
    """A rule in the contents: `printed` where its title is one that a document gives, `cases` those of our own."""

    place: RuleInEdition
    address: str
    title: str
    printed: bool
    languages: tuple[str, ...]
    cases: int = 0


@dataclass(frozen=True, slots=True)
class Chapter:
    """A section and its rules."""

    slug: str
    title: str
    entries: tuple[Entry, ...]


def without_number(heading: str) -> str:
    """A printed heading without the number in front of it, which stands beside it on our pages."""
    return _NUMBER_IN_FRONT.sub("", heading).strip()


@while_unchanged
def entries(concordance: Concordance, edition: str, language: str) -> list[Entry]:
    """The rules of an edition with the titles they are printed under and what there is of them, in three queries."""
    cases = Counter(worked_cases(concordance, edition).values_list(VERSION, flat=True))
    listed = _entries(concordance.of(edition), _held(language, version__edition__key=edition), language)
    return [replace(entry, cases=cases[entry.place.pk]) for entry in listed]


@while_unchanged
def with_text(concordance: Concordance, language: str) -> list[Entry]:
    """The rules of all editions whose texts are held, the newest edition first, in two queries."""
    held = _held(language)
    places = [
        place for key in reversed(concordance.editions) for place in concordance.of(key) if place.pk in held.languages
    ]
    return _entries(places, held, language)


@dataclass(frozen=True, slots=True)
class _Held:
    """What is held of rules, by version: the languages, and the title that a page prints in one of them."""

    languages: dict[int, list[str]]
    titles: dict[int, str]


def _held(language: str, **where: str) -> _Held:
    languages: dict[int, list[str]] = defaultdict(list)
    pages = Translation.objects.filter(**where).order_by("version")
    for version, spoken in pages.values_list("version_id", "language"):
        languages[version].append(spoken)
    headings = Passage.objects.rewrite(False).filter(key="heading", **where)
    titles = headings.values_list("version_id", column("text", language))
    return _Held(languages, {version: without_number(title) for version, title in titles if title})


def _entries(places: Iterable[RuleInEdition], held: _Held, language: str) -> list[Entry]:
    return [
        Entry(
            place,
            addresses.rule(language, place),
            held.titles.get(place.pk) or place.title,
            place.pk in held.titles,
            tuple(language for language in LANGUAGES if language in held.languages.get(place.pk, ())),
        )
        for place in places
    ]


def chapters(rules: Iterable[Entry], edition: str, language: str) -> list[Chapter]:
    """Rules of an edition by section, in one query."""
    rows = Section.objects.rewrite(False).filter(rules__versions__edition__key=edition).order_by("position")
    sections: dict[str, tuple[str, set[int]]] = {}
    for slug, title, version in rows.values_list("slug", column("title", language), "rules__versions__pk"):
        sections.setdefault(slug, (title or slug, set()))[1].add(version)
    listed = list(rules)
    return [
        Chapter(slug, title, tuple(entry for entry in listed if entry.place.pk in members))
        for slug, (title, members) in sections.items()
    ]


@while_unchanged
def section_of(place: RuleInEdition, language: str) -> tuple[str, str]:
    """The section of a rule, as slug and title."""
    title = column("title", language)
    slug, name = Section.objects.rewrite(False).filter(rules__versions=place.pk).values_list("slug", title)[0]
    return slug, name or slug


@while_unchanged
def sections_in(edition: str, language: str) -> list[tuple[str, str]]:
    """The sections of an edition in their order, each as slug and title."""
    rows = Section.objects.rewrite(False).filter(rules__versions__edition__key=edition).order_by("position").distinct()
    return [(slug, name or slug) for slug, name in rows.values_list("slug", column("title", language))]


def note_of(edition: Edition, language: str) -> str:
    return in_language(edition, "note", language)


def releases_of(edition: Edition, language: str) -> list[tuple[str, str]]:
    """The minor versions of an edition with their dates, as the language writes them."""
    found = []
    for release in () if fault_of_shape("releases", edition.releases) else edition.releases:
        day = parse_date(str(release.get("date", "")))
        found.append((str(release.get("version", "")), written(day, language) if day else ""))
    return found


def written(day: date, language: str) -> str:
    """Return a date in words; Django has Italian months with a capital and days with a zero, which nobody writes."""
    return date_format(day, "j F Y").lower() if language == "it" else date_format(day, "DATE_FORMAT")
