"""One scenario under every edition, and which finding makes the difference."""

from dataclasses import dataclass

from rules.engine.editions import EDITIONS
from rules.engine.findings import Finding
from rules.engine.judging import edition_of, judge
from rules.engine.problems import ScenarioRefused
from rules.engine.reading import in_edition
from rules.engine.record import AnyScenario
from rules.engine.verdict import Verdict


@dataclass(frozen=True, slots=True)
class UnderEdition:
    """A verdict under one edition.

    `flips` is whether it differs from the edition before, `because` the first finding that the other has not.
    """

    edition: str
    verdict: Verdict
    flips: bool
    because: Finding | None


def judge_under_every_edition(scenario: AnyScenario) -> tuple[UnderEdition, ...]:
    """Judge a scenario under every edition, the oldest first; raises ScenarioRefused where its own does not judge it.

    An edition is left out that rules on an earlier act in a way that leaves no room for a later one.
    """
    edition_of(scenario)
    rows: list[UnderEdition] = []
    for key in EDITIONS:
        try:
            verdict = judge(in_edition(scenario, key))
        except ScenarioRefused:
            if key == scenario.edition:
                raise
            continue
        before = rows[-1].verdict if rows else None
        flips = before is not None and outcome(before) != outcome(verdict)
        rows.append(UnderEdition(key, verdict, flips, _new_finding(before, verdict) if flips and before else None))
    return tuple(rows)


def outcome(verdict: Verdict) -> tuple[object, ...]:
    """What a verdict comes to, whatever its reasons and the numbers of its rules."""
    readings = tuple((reading.decision, reading.to, reading.forfeits, reading.details) for reading in verdict.may)
    return verdict.decision, verdict.to, verdict.forfeits, verdict.all_in, readings, verdict.pots, verdict.details


def _new_finding(before: Verdict, after: Verdict) -> Finding | None:
    """The first finding that is not of a kind with those before.

    Where there is only one less, what it had left open is settled by a finding on the same rule.
    """
    known, kept = _kinds(before), _kinds(after)
    new = next((finding for finding in after.findings if finding.kind not in known), None)
    gone = next((finding for finding in before.findings if finding.kind not in kept), None)
    if new or gone is None:
        return new
    return next((finding for finding in after.findings if finding.rule == gone.rule), None)


def _kinds(verdict: Verdict) -> set[str]:
    return {finding.kind for finding in verdict.findings}
