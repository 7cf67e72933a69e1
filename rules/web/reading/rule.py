"""A rule in one edition, read from the database and made ready: its texts in rows, its cases judged.

However many cases and languages there are, it takes three queries, and one for the terms.
"""

from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from django.http import HttpRequest

from rules.languages import TEXT_LANGUAGES, in_language
from rules.models import Passage, Translation
from rules.web.cases.printed import Case, tell
from rules.web.reading.contents import without_number
from rules.web.site.broken_rows import Unshown
from rules.web.site.citations import Links
from rules.web.site.concordance import Concordance, RuleInEdition
from rules.web.site.content_cache import while_unchanged
from rules.web.site.preferences import Texts, choose_texts
from rules.web.text.marks import Marker
from rules.web.text.rows import Sheet, held_in, lay_out
from rules.web.text.term_marks import Glossary, glossary_for, marking_terms
from rules.web.verdict.agreement import read_tellings
from rules.web.verdict.box import judge_case


@dataclass(frozen=True, slots=True)
class RulePage:
    """A rule as it is read."""

    place: RuleInEdition
    texts: Texts
    translations: dict[str, Translation]
    passages: tuple[Passage, ...]
    sheet: Sheet
    cases: dict[str, Case]
    title: str
    printed: bool

    @property
    def shown_translations(self) -> list[Translation]:
        """The pages of the languages shown, in their order."""
        return [self.translations[language] for language in self.texts.shown if language in self.translations]

    @property
    def unshown(self) -> list[Unshown]:
        """The passages whose key fits no address: they are read here, and no link leads to them."""
        return [
            Unshown.of(passage, f"{self.place.label} {passage.key}", *passage.faults_of_key())
            for passage in self.passages
            if passage.faults_of_key()
        ]

    @property
    def overview(self) -> tuple[Case, ...]:
        """The cases, in their order."""
        return tuple(self.cases.values())

    @property
    def assumed(self) -> bool:
        """Whether a page that is shown does not say which edition it belongs to."""
        return any(page.state == Translation.State.ASSUMED for page in self.shown_translations)


def read_rule(
    request: HttpRequest, concordance: Concordance, place: RuleInEdition, language: str, only: str = ""
) -> RulePage:
    """Read a rule in the languages that the reader has chosen; with the case `only` alone where one is named."""
    passages, translations = read_texts(place.pk)
    texts = choose_texts(request, language, held_in(passages))
    return compose(concordance, place, passages, translations, texts, only, glossary_for(request))


@while_unchanged
def read_texts(version: int) -> tuple[list[Passage], list[Translation]]:
    """The passages of a rule with their scenarios, and its pages, in three queries."""
    passages = Passage.objects.rewrite(False).filter(version=version).order_by("position")
    pages = Translation.objects.filter(version=version).order_by("language")
    return list(passages.prefetch_related("scenarios")), list(pages)


def compose(
    concordance: Concordance,
    place: RuleInEdition,
    passages: list[Passage],
    translations: list[Translation],
    texts: Texts,
    only: str = "",
    glossary: Glossary = MappingProxyType({}),
) -> RulePage:
    """Make a rule ready out of its passages, which come with their scenarios, and its pages."""
    language = place.language
    links = Links(concordance, place.edition, language)
    chosen = [passage for passage in passages if not only or _belongs(passage, only)]
    judged = {p.key: judge_case(p, place.edition) for p in chosen if p.kind == Passage.Kind.CASE}
    tellings = read_tellings(concordance, place, passages, judged)
    cases = {p.key: tell(p, judged[p.key], texts.shown, links, tellings) for p in chosen if p.key in judged}
    printed = _printed_title(passages, language)
    return RulePage(
        place,
        texts,
        {row.language: row for row in translations},
        tuple(passages),
        concordance.memory.keep(
            (place, texts.shown, only, tellings, bool(glossary)),
            lambda: lay_out(
                chosen, texts.shown, marking_terms(Marker(concordance, place, language, tellings.wrong).mark, glossary)
            ),
        ),
        cases,
        printed or place.title,
        bool(printed),
    )


def _belongs(passage: Passage, case: str) -> bool:
    """Whether a passage is a case, introduces it (1 introduces 1.1 and 1-A), or says whom its text is owed to."""
    situation = passage.kind == Passage.Kind.SITUATION and case.startswith((f"{passage.key}.", f"{passage.key}-"))
    return passage.key == case or situation or passage.kind == Passage.Kind.CREDIT


def _printed_title(passages: list[Passage], language: str) -> str:
    heading = next((in_language(passage, "text", language) for passage in passages if passage.key == "heading"), "")
    return without_number(heading)


def layout(page: RulePage) -> dict[str, Any]:
    """What the templates need of a rule to lay it out."""
    columns = ("none", "one", "two", "three")[len(page.texts.shown)]
    return {
        "page": page,
        "place": page.place,
        "texts": page.texts,
        "columns": columns,
        "text_languages": dict.fromkeys((*TEXT_LANGUAGES, *page.texts.held)),
    }
