"""Whether what our worked cases say in four languages is what their scenarios and verdicts come to."""

from collections.abc import Iterator

from django.utils.translation import gettext as _

from rules.compare.stated import Fault, faults
from rules.engine.editions import EDITIONS
from rules.engine.judging import judge
from rules.engine.problems import ScenarioRefused
from rules.engine.reading import in_edition, read_scenario
from rules.engine.record import AnyScenario
from rules.engine.verdict import Verdict
from rules.library.entries import WorkedCaseEntry
from rules.library.problems import Problem
from rules.library.reading import CASES, Library, OwnShelf
from rules.library.worked_texts import CaseText


def stated_problems(library: Library) -> Iterator[Problem]:
    """Yield what a case states otherwise than the engine, under each edition that it is told for."""
    keys = [edition.key for edition in library.editions]
    for shelf in library.ours:
        for case in shelf.cases:
            told_for = [key for key in keys if case.first <= key <= (case.last or key) and key in EDITIONS]
            yield from _case(shelf, case, told_for)


def _case(shelf: OwnShelf, case: WorkedCaseEntry, editions: list[str]) -> Iterator[Problem]:
    told: set[tuple[str, Fault]] = set()
    for edition in editions:
        try:
            scenario = in_edition(read_scenario(case.scenario), edition)
            verdict = judge(scenario)
        except ScenarioRefused as refusal:
            codes = ", ".join(problem.code for problem in refusal.problems)
            yield Problem(f"{shelf.folder}/{CASES}", f"{edition} ({case.key})", codes)
            continue
        for language, text in shelf.texts.items():
            for fault in _texts(text.cases[case.key], language, scenario, verdict):
                if (language, fault) not in told:
                    told.add((language, fault))
                    yield Problem(f"{shelf.folder}/{language}.md", "", _words(fault), text.cases[case.key].line)


def _texts(text: CaseText, language: str, scenario: AnyScenario, verdict: Verdict) -> Iterator[Fault]:
    for part in (text.situation, text.ruling):
        yield from faults(part, language, scenario, verdict)


def _words(fault: Fault) -> str:
    figures = {"quote": fault.quote, "role": fault.role, "computed": fault.computed}
    if fault.computed is None:
        return _("“%(quote)s”: the case has no such figure (%(role)s)") % figures
    return _("“%(quote)s”: the engine comes to %(computed)s (%(role)s)") % figures
