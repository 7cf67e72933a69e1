"""The figures that a text prints in a case, by role, beside those of its scenario and verdict.

How a page uses it::

    for row in table(page, "1.3"):
        row.role                 # `roles` says which there are; "" for figures that the reader cannot place
        row.printed["it"]        # Judged figures of one language: .placed.value, .placed.count, .agrees, .expected
        row.expected             # what scenario and verdict come to in this role

How a page finds out whether the verdict on a scenario is one on a text::

    told = telling(page, text)
    told.cases               # the scenarios that the text tells of, none where its figures are others
    told.other               # the figures that make it another situation
"""

from collections.abc import Sequence
from dataclasses import dataclass

from rules.compare.checks.page import Case, Page, Text
from rules.compare.expected import Expected, expected
from rules.compare.fitting import Order, other_figures
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


@dataclass(frozen=True)
class Spotted:
    """A figure of a text, held against a scenario."""

    text: Text
    judged: Judged

    @property
    def figure(self) -> tuple[str, int]:
        """Its role and its value."""
        return self.judged.placed.role, self.judged.placed.value

    @property
    def shown(self) -> str:
        """The figure as it is printed, with the number of chips where that is what differs."""
        printed = self.text.text[self.judged.placed.start : self.judged.placed.end]
        return f"{self.judged.placed.count} × {printed}" if self.judged.counted else printed


@dataclass(frozen=True)
class Telling:
    """What a text tells of.

    `cases` are the scenarios that it tells of: none where there are none, or where its figures are others.  `judged`
    are its figures, held against them.  `other` are the figures that are not those of the scenario: its own, and those
    of the words that introduce it.
    """

    cases: tuple[Case, ...] = ()
    judged: tuple[Judged, ...] = ()
    other: tuple[Spotted, ...] = ()

    @property
    def is_slip(self) -> bool:
        """Whether a single figure differs, so that it may as well be a fault of the text."""
        return len(self.other) == 1 and sum(figure.agrees is False for figure in self.judged) == 1


def telling(page: Page, text: Text) -> Telling:
    """Return what a text tells of.

    A language is held against the scenarios of its own; where those of a sister suit it without a fault, it tells of
    the same chips and is right.  A case whose introduction tells of another situation does so as well.  A single figure
    is no slip where another text of the language, which tells of another situation, has it too.
    """
    place = "telling", text.language, text.key
    if place not in page.worked_out:
        told = _by_itself(page, text)
        if told.is_slip and told.other[0].figure in _of_other_situations(page, text.language):
            told = Telling((), _unjudged(told.judged), told.other)
        page.worked_out[place] = told
    found: Telling = page.worked_out[place]
    return found


def _of_other_situations(page: Page, language: str) -> frozenset[tuple[str, int]]:
    """Return the figures by which the texts of a language tell of other situations, where they do so beyond doubt."""
    place = "other situations", language
    if place not in page.worked_out:
        told = [_by_itself(page, text) for text in page.texts[language] if text.kind in {SITUATION, CASE}]
        page.worked_out[place] = frozenset(s.figure for each in told if not each.is_slip for s in each.other)
    found: frozenset[tuple[str, int]] = page.worked_out[place]
    return found


def _by_itself(page: Page, text: Text) -> Telling:
    place = "telling by itself", text.language, text.key
    if place not in page.worked_out:
        page.worked_out[place] = _telling(page, text)
    found: Telling = page.worked_out[place]
    return found


def _telling(page: Page, text: Text) -> Telling:
    figures = placed_figures(text.text, text.language)
    candidates = _candidates(_cases(page, text.key), text.language)
    if not candidates or text.kind not in {SITUATION, CASE}:
        return Telling(judged=tuple(Judged(placed) for placed in figures))
    held = [_held(page, text, cases) for cases in candidates]
    best = min(held, key=lambda told: (_faults(told.judged), len(told.other)))
    chosen = best if not _faults(best.judged) and not best.other else held[0]
    return _introduced(page, text, chosen)


def _held(page: Page, text: Text, cases: tuple[Case, ...]) -> Telling:
    """Hold a text against some scenarios."""
    wanted = _wanted(page, cases, text.key not in page.cases)
    judged = judged_figures(placed_figures(text.text, text.language), wanted)
    other = other_figures(judged, wanted, _order(page, text, cases))
    if not other and not _is_about(cases, judged):
        other = tuple(figure for figure in judged if figure.agrees is False)
        cases = ()
    return Telling(cases, judged if cases else _unjudged(judged), tuple(Spotted(text, figure) for figure in other))


def _order(page: Page, text: Text, cases: Sequence[Case]) -> Order:
    """Return in which order a text tells of bets and chips."""
    if text.key not in page.cases:
        return Order.TABLE_ONLY
    has_prior = any(seat.out is not None for case in cases for seat in case.scenario.seats)
    return Order.PRIOR_CHIPS if has_prior and page.introduction(text) is None else Order.CHIPS_FIRST


def _introduced(page: Page, text: Text, told: Telling) -> Telling:
    """Add the figures of the words that introduce a case; of another situation nothing is judged."""
    words = page.introduction(text) if text.kind == CASE else None
    other = (*(_by_itself(page, words).other if words else ()), *told.other)
    if not other:
        return told
    told = Telling((), told.judged, other)
    return told if told.is_slip else Telling((), _unjudged(told.judged), other)


def _unjudged(judged: Sequence[Judged]) -> tuple[Judged, ...]:
    return tuple(Judged(figure.placed, figure.expected) for figure in judged)


def gathered(page: Page, text: Text) -> tuple[Spotted, ...]:
    """Return the figures by which a text tells of another situation, with those of the cases that it introduces.

    Empty for a case whose introduction does so, and for a single figure, which is reported as a wrong one.
    """
    told = telling(page, text)
    if text.kind == CASE:
        words = page.introduction(text)
        return () if told.is_slip or (words and telling(page, words).other) else told.other
    if not told.other:
        return ()
    cases = (page.text(text.language, row.key) for row in page.within(text.key))
    of_cases = [spotted for case in cases if case for spotted in telling(page, case).other if spotted.text is case]
    return () if told.is_slip and not of_cases else (*told.other, *of_cases)


def judged_text(page: Page, text: Text) -> tuple[Judged, ...]:
    """Return the figures of a passage, held against the scenario that suits its language best."""
    return telling(page, text).judged if text.kind in {SITUATION, CASE} else ()


def borne_out(page: Page, text: Text) -> set[int]:
    """Return the figures of a text that its case has, in the role that they play or, where that is open, in any."""
    told = telling(page, text)
    wanted = _wanted(page, told.cases, text.key not in page.cases)
    return {j.placed.value for j in told.judged if j.agrees or (j.agrees is None and wanted.has(j.placed.value))}


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


def _is_about(cases: Sequence[Case], judged: Sequence[Judged]) -> bool:
    """Say whether enough of the figures are those of the scenarios.

    A scenario from another edition counts only where most of the figures are its own.
    """
    wrong, right = _faults(judged), sum(figure.agrees is True for figure in judged)
    if any(case.borrowed for case in cases):
        return (right >= 2 and wrong * 3 <= right) or (right >= 1 >= wrong and len(judged) <= 4)
    return wrong <= max(2, right)
