"""The questions of the quiz: every case whose answer can be chosen, in the order in which they are asked."""

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import chain
from typing import Any

from django.utils.safestring import SafeString

from rules.languages import column, in_language
from rules.models import Scenario, WorkedCase
from rules.web.cases.directed import with_options
from rules.web.cases.own import VERSION, worked_cases
from rules.web.quiz.answer_choices import can_be_chosen
from rules.web.quiz.director import asked_of, name_of_option, situation
from rules.web.site.addresses import QuestionPart
from rules.web.site.broken_rows import faults_of_shape
from rules.web.site.citations import Links
from rules.web.site.concordance import Concordance, RuleInEdition
from rules.web.text.markdown import our_words

_NAME = re.compile(QuestionPart.regex)

Data = dict[str, Any]
NOTHING = SafeString("")


@dataclass(frozen=True, slots=True)
class Question:
    """A case that is asked: `data` is its scenario, `which` tells it from others of the same case.

    `situation` says in words what happened; where it is empty, that is told from the figures.  One of our own cases
    has a `title`.  A case that the director decides is `directed`: it has options instead of a scenario.
    """

    place: RuleInEdition
    key: str
    which: str
    data: Data
    assumed: tuple[str, ...] = ()
    situation: SafeString = NOTHING
    title: str = ""
    directed: WorkedCase | None = None

    @property
    def name(self) -> str:
        """What addresses and browsers know it by: edition, rule and case, and no number that may change."""
        return "/".join(filter(None, (self.place.edition, self.place.slug, self.key, self.which)))


def printed_cases(concordance: Concordance, edition: str, language: str) -> Iterator[Question]:
    """The cases that the pages of an edition print, one question a scenario, in one query.

    What happened is told from the figures, since the printed sentences say the answer as well.
    """
    places = {place.pk: place for place in concordance.of(edition)}
    rows = (
        Scenario.objects.filter(passage__version__edition__key=edition)
        .order_by("passage__position", "position")
        .values_list("passage__version_id", "passage__key", "letter", "variant", "languages", "data", "assumed")
    )
    for version, key, letter, variant, languages, data, assumed in rows:
        if faults_of_shape({"languages": languages, "assumed": assumed}):
            continue
        which = letter or variant or "-".join(languages)
        yield Question(places[version], key, which.lower(), data, tuple(assumed))


def our_cases(concordance: Concordance, edition: str, language: str) -> Iterator[Question]:
    """Our own worked cases that have a scenario, told in our words, in one query."""
    links = Links(concordance, edition, language)
    places = {place.pk: place for place in concordance.of(edition)}
    words = (column("situation", language), column("title", language))
    judged = worked_cases(concordance, edition).filter(data__isnull=False)
    for version, key, data, told, title in judged.values_list(VERSION, "key", "data", *words):
        yield Question(places[version], key, "", data, (), our_words(told or "", links), title or key)


def director_cases(concordance: Concordance, edition: str, language: str) -> Iterator[Question]:
    """The cases that the director decides, one question an option, in two queries."""
    links = Links(concordance, edition, language)
    places = {place.slug: place for place in concordance.of(edition)}
    directed = worked_cases(concordance, edition).filter(data__isnull=True).select_related("rule")
    for case in with_options(directed):
        title = in_language(case, "title", language) or case.key
        for option in asked_of(case, language):
            told = situation(case, option, language, links)
            yield Question(places[case.rule.slug], case.key, name_of_option(option), {}, (), told, title, case)


Source = Callable[[Concordance, str, str], Iterable[Question]]

SOURCES: tuple[Source, ...] = (printed_cases, our_cases, director_cases)
"""What questions are made of, for an edition and a language.  Whoever has further cases adds a function here."""


def questions(concordance: Concordance, edition: str, language: str) -> list[Question]:
    """All questions of an edition in the order of its rules; each name stands for one of them."""
    order = {place.slug: at for at, place in enumerate(concordance.of(edition))}
    found = chain.from_iterable(source(concordance, edition, language) for source in SOURCES)
    named = {
        question.name: question
        for question in found
        if (question.directed or can_be_chosen(question.data)) and _NAME.fullmatch(question.name)
    }
    return sorted(named.values(), key=lambda question: order[question.place.slug])
