"""Worked cases as programs read them: the one place that knows where they are kept, and of what kinds they are."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from itertools import groupby
from typing import Any

from rules.engine.judging import judge
from rules.engine.problems import ScenarioRefused
from rules.engine.reading import in_edition, read_scenario
from rules.engine.record import AnyScenario
from rules.languages import LANGUAGES, in_language
from rules.models import CaseOption, Passage
from rules.narration.plain import problem_in_words, with_words
from rules.web.cases.directed import with_options
from rules.web.cases.own import worked_cases
from rules.web.cases.printed import TextsOfCase
from rules.web.sharing import notation
from rules.web.site import addresses
from rules.web.site.concordance import Concordance, RuleInEdition
from rules.web.verdict.agreement import read_tellings
from rules.web.verdict.box import Judged, judge_case


@dataclass(frozen=True, slots=True)
class WorkedScenario:
    """What happened in a case: `data` names no edition; it stands for `languages`, or for all where there are none."""

    data: dict[str, Any]
    letter: str = ""
    variant: str = ""
    languages: tuple[str, ...] = ()
    assumed: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Choice:
    """What the director may do in a case that he decides; `sure` says how well it is known."""

    condition: str
    outcome: str
    sure: str
    rule: str | None


@dataclass(frozen=True, slots=True)
class Worked:
    """A case of a rule in an edition; `texts` are the languages it can be read in.

    `origin` is ``printed`` for one that the rule texts print, and ``own`` for one of ours, which has a title.
    """

    place: RuleInEdition
    key: str
    origin: str
    title: str
    texts: tuple[str, ...]
    scenarios: tuple[WorkedScenario, ...]
    not_judged: tuple[tuple[str, str], ...] = ()
    """The languages whose text has no verdict, each with the reason."""
    options: tuple[Choice, ...] = ()
    """What the director may do, in the language of the answer; such a case of ours has no scenario."""


def all_cases(concordance: Concordance, edition: str, place: RuleInEdition | None = None) -> list[Worked]:
    """The cases of an edition, or of one rule in it, by rule: those that are printed, then ours; in four queries."""
    found: dict[RuleInEdition, list[Worked]] = defaultdict(list)
    for case in (*_printed(concordance, edition, place), *_own(concordance, edition, place)):
        found[case.place].append(case)
    return [case for known in concordance.of(edition) for case in found[known]]


def _printed(concordance: Concordance, edition: str, place: RuleInEdition | None) -> Iterator[Worked]:
    rows = Passage.objects.rewrite(False).filter(version__edition__key=edition)
    known = {one.pk: one for one in concordance.of(edition)}
    chosen = rows.filter(version=place.pk) if place else rows
    ordered = chosen.order_by("version__position", "position").prefetch_related("scenarios")
    for version, passages in groupby(ordered, key=lambda row: row.version_id):
        yield from _of_rule(concordance, known[version], list(passages))


def _of_rule(concordance: Concordance, place: RuleInEdition, passages: list[Passage]) -> Iterator[Worked]:
    judged = {row.key: judge_case(row, place.edition) for row in passages if row.kind == Passage.Kind.CASE}
    tellings = read_tellings(concordance, place, passages, judged)
    for row in passages:
        if row.key in judged:
            case = TextsOfCase(row, judged[row.key], (), tellings)
            scenarios = tuple(_stored(run, case) for run in judged[row.key])
            not_judged = tuple(
                (language, str(why)) for language in case.printing if (why := case.lacks_verdict(language))
            )
            yield Worked(place, row.key, "printed", "", case.printing, scenarios, not_judged)


def _own(concordance: Concordance, edition: str, place: RuleInEdition | None) -> Iterator[Worked]:
    known = {one.slug: one for one in concordance.of(edition)}
    rows = worked_cases(concordance, edition).select_related("rule")
    for row in with_options(rows.filter(rule__slug=place.slug) if place else rows):
        here = known[row.rule.slug]
        texts = tuple(language for language in LANGUAGES if in_language(row, "situation", language))
        title = in_language(row, "title", here.language)
        if row.data is None:
            options = tuple(_choice(option, here.language) for option in row.options.all())
            yield Worked(here, row.key, "own", title, texts, (), options=options)
        else:
            yield Worked(here, row.key, "own", title, texts, (WorkedScenario(row.data),))


def _choice(option: CaseOption, language: str) -> Choice:
    condition, outcome = (in_language(option, field, language) for field in ("condition", "outcome"))
    return Choice(condition, outcome, option.sure, option.rests_on.slug if option.rests_on else None)


def _stored(judged: Judged, case: TextsOfCase) -> WorkedScenario:
    row, languages = judged.row, case.languages(judged)
    everywhere = set(case.printing) <= set(languages)
    assumed = tuple(row.assumed) if case.assumed(judged) else ()
    return WorkedScenario(row.data, row.letter, row.variant, () if everywhere else tuple(languages), assumed)


def case_as_data(worked: Worked, language: str) -> dict[str, Any]:
    """A case as plain data, each of its scenarios with the verdict of this moment."""
    place = worked.place
    return {
        "edition": place.edition,
        "rule": place.slug,
        "number": place.number,
        "clause": place.clause or None,
        "rule_title": place.title,
        "title": worked.title or None,
        "key": worked.key,
        "origin": worked.origin,
        "texts": list(worked.texts),
        "page": addresses.case(language, place, worked.key),
        "scenarios": scenarios_as_data(worked.scenarios, place.edition),
        "options": [asdict(option) for option in worked.options],
        "not_judged": [{"language": language, "reason": reason} for language, reason in worked.not_judged],
    }


def scenarios_as_data(scenarios: Sequence[WorkedScenario], edition: str) -> list[dict[str, Any]]:
    """Scenarios under an edition: as they can be sent for a ruling, as a link, and judged."""
    return [
        {
            "letter": one.letter or None,
            "variant": one.variant or None,
            "languages": list(one.languages),
            "assumed": list(one.assumed),
            "scenario": {"edition": edition, **one.data} if isinstance(one.data, dict) else one.data,
            **_judged(one.data, edition),
        }
        for one in scenarios
    ]


def _judged(data: dict[str, Any], edition: str) -> dict[str, Any]:
    """The verdict with its words, and the link; or what keeps the scenario from being judged."""
    try:
        scenario = _under(data, edition)
        return {"link": link_of(scenario), "verdict": with_words(judge(scenario)), "problems": []}
    except ScenarioRefused as refusal:
        problems = [problem_in_words(problem) for problem in refusal.problems]
        return {"link": None, "verdict": None, "problems": problems}


def _under(data: dict[str, Any], edition: str) -> AnyScenario:
    return in_edition(read_scenario(data), edition)


def link_of(scenario: AnyScenario) -> str | None:
    """The scenario as the text of a shared link; None where it has none."""
    return notation.write(scenario) or None
