"""Our own cases of a rule, judged and told, and our summary of it."""

from dataclasses import dataclass
from types import MappingProxyType

from django.db.models import Q, QuerySet
from django.utils.safestring import SafeString

from rules.finding.naming import Names
from rules.languages import in_language
from rules.models import Scenario, Summary, WorkedCase
from rules.web.cases.directed import director_box, with_options
from rules.web.cases.printed import Case
from rules.web.site.citations import Links
from rules.web.site.concordance import Concordance, RuleInEdition
from rules.web.site.content_cache import while_unchanged
from rules.web.text.markdown import our_words
from rules.web.text.term_marks import Glossary
from rules.web.verdict.box import box, judge_stored


@dataclass(frozen=True, slots=True)
class OwnCase:
    """A worked case of ours as it is shown: what happened, the ruling and a remark in our words, and the verdict.

    One that the director decides has his options instead of a ruling.
    """

    key: str
    title: str
    situation: SafeString
    ruling: SafeString
    remark: SafeString
    case: Case

    @property
    def directed(self) -> bool:
        """Whether the director decides it: there is no scenario."""
        return self.case.row is None


@dataclass(frozen=True, slots=True)
class Ours:
    """What we say of a rule: a summary, empty where there is none, and our worked cases."""

    summary: SafeString
    cases: tuple[OwnCase, ...]


def told_for(edition_position: int) -> Q:
    """The worked cases that are told for an edition, by its position among the editions."""
    newest = Q(last=None) | Q(last__position__gte=edition_position)
    return newest & Q(first__position__lte=edition_position)


VERSION = "rule__versions__pk"
"""What `worked_cases` calls the version of the rule in the edition."""


def worked_cases(concordance: Concordance, edition: str) -> QuerySet[WorkedCase]:
    """The worked cases of an edition, in the order of its rules; none where there is no such edition."""
    if edition not in concordance.editions:
        return WorkedCase.objects.rewrite(False).none()
    position = concordance.editions[edition].position
    return (
        WorkedCase.objects.rewrite(False)
        .filter(told_for(position), rule__versions__edition__key=edition)
        .order_by("rule__versions__position", "position")
    )


def read_ours(
    concordance: Concordance, place: RuleInEdition, language: str, glossary: Glossary = MappingProxyType({})
) -> Ours:
    """Read what we say of a rule, in two queries, and one for what the director may do."""
    links = Links(concordance, place.edition, language)
    names = glossary.get(language)
    summary, rows = _read_rows(concordance, place.edition, place.slug)
    return Ours(
        our_words(in_language(summary, "text", language) if summary else "", links, names),
        tuple(tell_worked(row, place.edition, language, links, names) for row in rows),
    )


def summary_of(concordance: Concordance, place: RuleInEdition, language: str) -> str:
    """Our summary of a rule as it is written; empty where there is none."""
    summary, _ = _read_rows(concordance, place.edition, place.slug)
    return in_language(summary, "text", language) if summary else ""


@while_unchanged
def _read_rows(concordance: Concordance, edition: str, slug: str) -> tuple[Summary | None, list[WorkedCase]]:
    summary = Summary.objects.rewrite(False).filter(rule__slug=slug).first()
    return summary, with_options(worked_cases(concordance, edition).filter(rule__slug=slug))


def read_worked(
    concordance: Concordance, place: RuleInEdition, key: str, language: str, glossary: Glossary = MappingProxyType({})
) -> OwnCase:
    """Read one worked case of ours that is known to be there."""
    (row,) = with_options(worked_cases(concordance, place.edition).filter(rule__slug=place.slug, key=key))
    return tell_worked(
        row, place.edition, language, Links(concordance, place.edition, language), glossary.get(language)
    )


def tell_worked(row: WorkedCase, edition: str, language: str, links: Links, names: Names | None = None) -> OwnCase:
    """Judge a worked case under an edition and tell it in a language; it comes with its options."""
    situation, ruling, remark = (
        our_words(in_language(row, field, language), links, names) for field in ("situation", "ruling", "remark")
    )
    case = _judge(row, edition, language, links)
    return OwnCase(row.key, in_language(row, "title", language), situation, ruling, remark, case)


def _judge(row: WorkedCase, edition: str, language: str, links: Links) -> Case:
    if row.data is None:
        return Case(row.key, (director_box(row, language, links),))
    scenario = Scenario(data=row.data)
    return Case(row.key, (box(judge_stored(scenario, edition), links),), row=scenario)
