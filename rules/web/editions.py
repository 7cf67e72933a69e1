"""The same case under every edition that is known well enough to decide by: who else would have ruled otherwise."""

from dataclasses import dataclass
from itertools import groupby

from rules.engine.editions import EDITIONS
from rules.engine.judging import judge
from rules.engine.problems import ScenarioRefused
from rules.engine.reading import in_edition
from rules.engine.scenario import Scenario
from rules.models import Scenario as StoredScenario
from rules.narration.headlines import Headline, headline
from rules.web import sharing
from rules.web.verdicts import judge_stored, split


@dataclass(frozen=True, slots=True)
class InEdition:
    """The decision under one edition; `flips` where it is not that of the edition before, `text` the scenario there."""

    edition: str
    tone: str
    word: str
    rest: str
    then: str | None
    flips: bool
    text: str


def in_every_edition(scenario: Scenario) -> list[InEdition]:
    """Judge a scenario under each edition, the oldest first."""
    told: list[InEdition] = []
    before = None
    for edition in EDITIONS:
        there = in_edition(scenario, edition)
        try:
            verdict = judge(there)
        except ScenarioRefused:  # What an edition rules on an earlier act may leave no room for a later one.
            continue
        line = headline(verdict)
        flips = before is not None and line != before
        told.append(InEdition(edition, str(verdict.decision), *split(line), line.then, flips, sharing.write(there)))
        before = line
    return told


@dataclass(frozen=True, slots=True)
class UnderEdition:
    """The decision under one edition, or several in a row; `other` where it is not that of the page."""

    editions: str
    tone: str
    word: str
    rest: str
    then: str | None
    here: bool
    other: bool


def under_editions(row: StoredScenario | None, here: str) -> list[UnderEdition]:
    """Judge a stored scenario that is read in one edition under each of them; empty where all decide alike."""
    told = [(edition, *ruled) for edition in EDITIONS if (ruled := _decide(row, edition))]
    ours = next((line for edition, _, line in told if edition == here), None)
    if ours is None or all(line == ours for _, _, line in told):
        return []
    runs = [list(run) for _, run in groupby(told, key=lambda ruled: ruled[2])]
    return [_in_words(run, here, ours) for run in runs]


def _decide(row: StoredScenario | None, edition: str) -> tuple[str, Headline] | None:
    verdict = judge_stored(row, edition).verdict if row else None
    return (str(verdict.decision), headline(verdict)) if verdict else None


def _in_words(run: list[tuple[str, str, Headline]], here: str, ours: Headline) -> UnderEdition:
    _, tone, line = run[0]
    editions = [edition for edition, _, _ in run]
    return UnderEdition(", ".join(editions), tone, *split(line), line.then, here in editions, line != ours)
