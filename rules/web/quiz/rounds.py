"""What can be played: all questions of an edition, those of a section, those of a rule."""

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass

from rules.engine.editions import EDITIONS
from rules.languages import column
from rules.models import Section
from rules.web.quiz.questions import Question
from rules.web.site import addresses
from rules.web.site.concordance import Concordance


@dataclass(frozen=True, slots=True)
class Round:
    """Questions that are asked in a row: how many, the address of the first, and the slug they are chosen by."""

    title: str
    count: int
    address: str
    on: str = ""
    number: str = ""


@dataclass(frozen=True, slots=True)
class Chapter:
    """A section with its questions, and those of each of its rules."""

    whole: Round
    rules: tuple[Round, ...]


@dataclass(frozen=True, slots=True)
class SectionRules:
    """A section of the contents and the rules in it."""

    slug: str
    title: str
    rules: frozenset[str]


def playable(concordance: Concordance) -> list[str]:
    """The editions that can be judged by, the oldest first."""
    return [edition for edition in concordance.editions if edition in EDITIONS]


def sections_of(edition: str, language: str) -> list[SectionRules]:
    """The sections of an edition with their rules, in one query."""
    title = column("title", language)
    rows = Section.objects.rewrite(False).filter(rules__versions__edition__key=edition).order_by("position")
    rules: dict[tuple[str, str], set[str]] = defaultdict(set)
    for slug, name, rule in rows.values_list("slug", title, "rules__slug"):
        rules[slug, name or slug].add(rule)
    return [SectionRules(slug, name, frozenset(members)) for (slug, name), members in rules.items()]


def within(found: Iterable[Question], on: str, sections: Iterable[SectionRules]) -> list[Question]:
    """The questions of a rule or a section; all of them where `on` is neither."""
    rules = next((section.rules for section in sections if section.slug == on), frozenset({on}))
    every = list(found)
    return [question for question in every if question.place.slug in rules] or every


def round_of(found: list[Question], title: str, language: str, on: str = "", number: str = "") -> Round:
    query = {"on": on} if on else {}
    return Round(title, len(found), addresses.quiz(language, found[0].name, query) if found else "", on, number)


def chapters(found: list[Question], sections: Iterable[SectionRules], language: str) -> list[Chapter]:
    """The sections that have questions, and their rules in the order of the edition."""
    by_rule: dict[str, list[Question]] = defaultdict(list)
    for question in found:
        by_rule[question.place.slug].append(question)
    told = []
    for section in sections:
        rules = {slug: here for slug, here in by_rule.items() if slug in section.rules}
        if rules:
            every = [question for here in rules.values() for question in here]
            whole = round_of(every, section.title, language, section.slug)
            told.append(Chapter(whole, tuple(_of_rule(slug, here, language) for slug, here in rules.items())))
    return told


def _of_rule(slug: str, here: list[Question], language: str) -> Round:
    place = here[0].place
    return round_of(here, place.title, language, slug, place.label)
