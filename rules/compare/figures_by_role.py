"""The figures that a text prints in a case, by role, beside those of its scenario and verdict.

How a page uses it::

    for row in table(page, "1.3"):
        row.role                 # `roles` says which there are; "" for figures that the reader cannot place
        row.printed["it"]        # Judged figures of one language: .placed.value, .placed.count, .agrees, .expected
        row.expected             # what scenario and verdict come to in this role
"""

from collections.abc import Sequence
from dataclasses import dataclass

from rules.compare.checks.page import Case, Page, Text
from rules.compare.expected import Expected, expected
from rules.compare.judged import Judged, judged_figures
from rules.compare.roles import placed_figures
from rules.models import Passage

SITUATION, CASE = Passage.Kind.SITUATION.value, Passage.Kind.CASE.value
ROLES: tuple[str, ...] = (
    *("blind", "bet", "call", "chip", "by", "to", "to or by", "minimum", "half of", "half", "total", "out", "left"),
    *("returned", "forfeited", "adds", "pot", "stack", ""),
)
"""In the order of the table."""


@dataclass(frozen=True)
class RoleRow:
    """The figures of one role in a case: what each language prints, and what they should be."""

    role: str
    expected: tuple[int, ...]
    printed: dict[str, tuple[Judged, ...]]


def table(page: Page, key: str) -> tuple[RoleRow, ...]:
    """Return the figures of a case by role, those without a role last."""
    printed = {language: judged_text(page, text) for language in page.languages if (text := page.text(language, key))}
    wanted = _wanted(page, _cases(page, key), key not in page.cases)
    found = {judged.placed.role for judgeds in printed.values() for judged in judgeds}
    return tuple(
        RoleRow(
            role,
            tuple(wanted.counts) if role == "chip" else wanted.of(role),
            {lang: tuple(j for j in judgeds if j.placed.role == role) for lang, judgeds in printed.items()},
        )
        for role in ROLES
        if role in found
    )


def judged_text(page: Page, text: Text) -> tuple[Judged, ...]:
    """Return the figures of a passage, held against the scenario that suits its language best."""
    if text.kind not in {SITUATION, CASE}:
        return ()
    return scenario_for(page, text)[1]


def scenario_for(page: Page, text: Text) -> tuple[tuple[Case, ...], tuple[Judged, ...]]:
    """Return the scenarios that a text tells of, and its figures held against them.

    A language is held against the scenarios of its own; where those of a sister suit it without a fault, it tells of
    the same chips and is right.  A scenario from another edition counts only where most of the figures are its own.
    """
    place = "scenario", text.language, text.key
    if place not in page.worked_out:
        page.worked_out[place] = _scenario_for(page, text)
    found: tuple[tuple[Case, ...], tuple[Judged, ...]] = page.worked_out[place]
    return found


def _scenario_for(page: Page, text: Text) -> tuple[tuple[Case, ...], tuple[Judged, ...]]:
    figures = placed_figures(text.text, text.language)
    unjudged = tuple(Judged(placed) for placed in figures)
    candidates = _candidates(_cases(page, text.key), text.language)
    if not candidates:
        return (), unjudged
    only_table = text.key not in page.cases
    judged = [(cases, judged_figures(figures, _wanted(page, cases, only_table))) for cases in candidates]
    best = min(judged, key=lambda pair: _faults(pair[1]))
    chosen = best if _faults(best[1]) == 0 else judged[0]
    return chosen if _is_about(chosen) else ((), unjudged)


def borne_out(page: Page, text: Text) -> set[int]:
    """Return the figures of a text that its case has, in the role that they play or, where that is open, in any."""
    cases, judged = scenario_for(page, text)
    wanted = _wanted(page, cases, text.key not in page.cases)
    return {j.placed.value for j in judged if j.agrees or (j.agrees is None and wanted.has(j.placed.value))}


def _wanted(page: Page, cases: Sequence[Case], only_table: bool) -> Expected:
    place = "expected", only_table, tuple(map(id, cases))
    if place not in page.worked_out:
        page.worked_out[place] = expected(cases, table_only=only_table)
    found: Expected = page.worked_out[place]
    return found


def _cases(page: Page, key: str) -> tuple[Case, ...]:
    own = page.cases.get(key, ())
    if own or key not in page.by_key or page.by_key[key].kind != SITUATION:
        return own
    return tuple(case for row in page.within(key) for case in page.cases.get(row.key, ()))


def _candidates(cases: Sequence[Case], language: str) -> list[tuple[Case, ...]]:
    """Return the sets of scenarios that a language may tell of, its own first."""
    own = tuple(case for case in cases if not case.languages or language in case.languages)
    shared = tuple(case for case in cases if not case.languages)
    others = sorted({case.languages for case in cases if case.languages and language not in case.languages})
    sets = [own, *((*shared, *(case for case in cases if case.languages == of)) for of in others)]
    return [candidate for candidate in sets if candidate]


def _faults(judged: Sequence[Judged]) -> int:
    return sum(figure.agrees is False for figure in judged)


def _is_about(chosen: tuple[tuple[Case, ...], tuple[Judged, ...]]) -> bool:
    """Say whether a text tells of a scenario at all."""
    cases, judged = chosen
    wrong, right = _faults(judged), sum(figure.agrees is True for figure in judged)
    if any(case.borrowed for case in cases):
        return (right >= 2 and wrong * 3 <= right) or (right >= 1 >= wrong and len(judged) <= 4)
    return wrong <= max(2, right)
