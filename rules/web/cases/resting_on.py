"""The worked cases of a rule in a line each: those whose verdicts rest on it, and those that are printed under it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from rules.engine.findings import Finding
from rules.engine.verdict import Decision, Verdict
from rules.languages import column
from rules.models import Passage, Scenario
from rules.narration.headlines import WORDS, headline
from rules.web.cases.own import worked_cases
from rules.web.site import addresses
from rules.web.site.concordance import Concordance, RuleInEdition
from rules.web.verdict.box import judge_stored, split


@dataclass(frozen=True, slots=True)
class Resting:
    """A case, and its verdict in one line; one of ours has a title."""

    edition: str
    slug: str
    rule: str
    case: str
    address: str
    tone: str
    word: str
    rest: str
    then: str | None
    title: str = ""


def resting_on(concordance: Concordance, place: RuleInEdition, language: str) -> list[Resting]:
    """Judge the first scenario of every case of the edition, and tell those that rest on the rule, in two queries."""
    cases = (
        Passage.objects.rewrite(False)
        .filter(version__edition__key=place.edition, kind=Passage.Kind.CASE, scenarios__isnull=False)
        .order_by("version__position", "position")
        .distinct()
        .prefetch_related("scenarios")
    )
    rules = {other.pk: other for other in concordance.of(place.edition)}
    found = []
    for case in cases:
        verdict = _first_verdict(list(case.scenarios.all()), place.edition)
        if verdict and any(finding.rule == place.slug for finding in _all_findings(verdict.findings)):
            found.append(_tell(rules[case.version_id], case.key, verdict, language))
    return found


def printed_under(concordance: Concordance, rules: Sequence[str], language: str) -> list[Resting]:
    """Tell the cases that are printed under some rules, each in the newest edition that has any, in two queries."""
    cases = (
        Passage.objects.rewrite(False)
        .filter(version__rule__slug__in=rules, kind=Passage.Kind.CASE)
        .order_by("-version__edition__position", "position")
        .prefetch_related("scenarios")
    )
    places = {place.pk: place for place in concordance.rules}
    newest: dict[str, str] = {}
    found = []
    for case in cases:
        place = places[case.version_id]
        verdict = _first_verdict(list(case.scenarios.all()), place.edition)
        if verdict and newest.setdefault(place.slug, place.edition) == place.edition:
            found.append(_tell(place, case.key, verdict, language))
    return sorted(found, key=lambda case: rules.index(case.slug))


def ours_under(concordance: Concordance, rule: str, language: str) -> list[Resting]:
    """Tell our own cases of a rule in the current edition, those that the director decides as well, in one query."""
    place = concordance.at(concordance.current, rule)
    if place is None:
        return []
    rows = worked_cases(concordance, concordance.current).filter(rule__slug=rule)
    told = []
    for key, data, title in rows.values_list("key", "data", column("title", language)):
        line = _directed(place, key, language) if data is None else _judged(place, key, data, language)
        if line:
            told.append(replace(line, title=title or key))
    return told


def _directed(place: RuleInEdition, case: str, language: str) -> Resting:
    """Tell a case that the director decides."""
    address = addresses.case(language, place, case)
    word, tone = str(WORDS[Decision.DIRECTOR]), str(Decision.DIRECTOR)
    return Resting(place.edition, place.slug, place.label or place.title, case, address, tone, word, "", None)


def _judged(place: RuleInEdition, case: str, data: Any, language: str) -> Resting | None:
    verdict = judge_stored(Scenario(data=data), place.edition).verdict
    return _tell(place, case, verdict, language) if verdict else None


def _first_verdict(scenarios: list[Scenario], edition: str) -> Verdict | None:
    return judge_stored(scenarios[0], edition).verdict if scenarios else None


def _all_findings(findings: tuple[Finding, ...]) -> Iterator[Finding]:
    for finding in findings:
        yield finding
        yield from _all_findings(finding.beneath)


def _tell(place: RuleInEdition, case: str, verdict: Verdict, language: str) -> Resting:
    line = headline(verdict)
    word, rest = split(line)
    address, tone = addresses.case(language, place, case), str(verdict.decision)
    return Resting(place.edition, place.slug, place.label or place.title, case, address, tone, word, rest, line.then)
