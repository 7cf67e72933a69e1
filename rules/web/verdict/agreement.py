"""Which stored scenarios the printed texts of a rule tell of, and where a text contradicts the verdict.

All of it is read from the texts, whenever a verdict or a text has changed: nothing that a text prints is stored again.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from rules.compare.checks.base import Hit, Severity
from rules.compare.checks.page import Case, Page, Row
from rules.compare.checks.verdicts import FiguresByRole, Statements
from rules.compare.figures_by_role import Telling, telling
from rules.compare.leftopen import leaves_open
from rules.compare.meaning import Reading
from rules.engine.scenario import Scenario
from rules.engine.verdict import Verdict
from rules.languages import LANGUAGES, in_language
from rules.models import Passage
from rules.web.site.concordance import Concordance, RuleInEdition
from rules.web.verdict.box import Judged, judge_case

_CHECKS = (Statements(), FiguresByRole())
Verdicts = Mapping[str, Sequence[Judged]]
"""The judged scenarios of the cases of a rule, by the key of the case."""


@dataclass(frozen=True, eq=False)
class Tellings:
    """The texts of a rule, held against the scenarios of its cases."""

    page: Page
    cases: Mapping[int, Case]
    """The scenarios that a text can tell of, by primary key."""

    def applies(self, judged: Judged, key: str, language: str) -> bool:
        """Return whether a scenario is what a language tells of; where its text does not say, what is stored counts."""
        case, told = self.cases.get(judged.row.pk), self.told(key, language)
        if case is None or told is None or not (told.cases or told.other):
            return not judged.row.languages or language in judged.row.languages
        return any(case is known for known in told.cases)

    def differs(self, key: str, language: str) -> bool:
        """Return whether a language tells of other figures than the scenarios of the case."""
        told = self.told(key, language)
        return told is not None and bool(told.other)

    def assumes(self, judged: Judged, key: str, languages: Sequence[str]) -> bool:
        """Return whether any figure of a scenario is one that the text of the first language leaves open."""
        case = self.cases.get(judged.row.pk)
        text = next((text for language in languages if (text := self.page.text(language, key))), None)
        if case is None or text is None:
            return bool(judged.row.assumed)
        return any(leaves_open(text, case.scenario, path) for path in case.assumed)

    def has_figures(self, key: str) -> bool:
        """Return whether any language prints an amount in a case."""
        texts = (self.page.text(language, key) for language in self.page.languages)
        return any(telling(self.page, text).judged for text in texts if text)

    def told(self, key: str, language: str) -> Telling | None:
        """Return what a language tells of in a case; None where it does not print the case."""
        text = self.page.text(language, key)
        return telling(self.page, text) if text else None

    def wrong(self, key: str, language: str) -> tuple[Hit, ...]:
        """Return where a passage contradicts the verdict."""
        return self._wrong.get((key, language), ())

    @cached_property
    def _wrong(self) -> dict[tuple[str, str], tuple[Hit, ...]]:
        found: dict[tuple[str, str], tuple[Hit, ...]] = {}
        for check in _CHECKS:
            for hit in check.find(self.page):
                place = hit.spot.key, hit.spot.language
                if (hit.severity or check.severity) is Severity.ERROR and not self.differs(*place):
                    found[place] = (*found.get(place, ()), hit)
        return found


@dataclass(frozen=True)
class _Kept:
    verdicts: dict[int, Verdict | None]
    tellings: Tellings


def read_tellings(
    concordance: Concordance, place: RuleInEdition, passages: Sequence[Passage], verdicts: Verdicts
) -> Tellings:
    """Return what the texts of a rule tell of; from memory where texts and verdicts are the same.

    `verdicts` may be those of one case: the others are judged where nothing is remembered of them.
    """
    kept = concordance.memory.get(("tellings", place.pk))
    now = {judged.row.pk: judged.verdict for run in verdicts.values() for judged in run}
    if not isinstance(kept, _Kept) or {**kept.verdicts, **now} != kept.verdicts:
        every = {p.key: judge_case(p, place.edition) for p in passages if p.kind == Passage.Kind.CASE}
        all_verdicts = {judged.row.pk: judged.verdict for run in every.values() for judged in run}
        kept = _Kept(all_verdicts, _read(concordance, place, passages, {**every, **verdicts}))
        concordance.memory.put(("tellings", place.pk), kept)
    return kept.tellings


def _read(concordance: Concordance, place: RuleInEdition, passages: Sequence[Passage], verdicts: Verdicts) -> Tellings:
    rows = []
    for passage in passages:
        texts = {language: in_language(passage, "text", language).strip() for language in LANGUAGES}
        rows.append(Row(passage.key, passage.kind, {language: text for language, text in texts.items() if text}))
    cases = {key: tuple(filter(None, map(_case, run))) for key, run in verdicts.items()}
    page = Page(
        Reading(concordance.compared, place.edition, place.slug),
        tuple(rows),
        {key: tuple(case for _, case in run) for key, run in cases.items() if run},
    )
    return Tellings(page, {pk: case for run in cases.values() for pk, case in run})


def _case(judged: Judged) -> tuple[int, Case] | None:
    """A scenario of a hand as the checks see it; others print no figures that the checks read."""
    row, scenario, verdict = judged.row, judged.scenario, judged.verdict
    if not isinstance(scenario, Scenario) or verdict is None:
        return None
    return row.pk, Case(scenario, verdict, row.letter, row.variant, tuple(row.languages), tuple(row.assumed))
