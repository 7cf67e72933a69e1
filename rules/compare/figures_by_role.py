"""The figures that a text prints in a case, by role, beside those of its scenario and verdict.

How a page uses it::

    for row in table(page, "1.3"):
        row.role                 # `roles` says which there are; "" for figures that the reader cannot place
        row.printed["it"]        # Judged figures of one language: .placed.value, .placed.count, .agrees, .expected
        row.expected             # what scenario and verdict come to in this role
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rules.compare.checks.page import Case, Page, Text
from rules.compare.expected import Expected, expected
from rules.compare.roles import Placed, placed_figures
from rules.models import Passage

SITUATION, CASE = Passage.Kind.SITUATION.value, Passage.Kind.CASE.value
ROLES: tuple[str, ...] = (
    *("blind", "bet", "call", "chip", "by", "to", "to or by", "minimum", "half of", "half", "total", "out", "left"),
    *("returned", "forfeited", "adds", "pot", "stack", ""),
)
"""In the order of the table."""

_UNREAL_TOO = frozenset({"half", "half of", "minimum"})
"""Roles that a sentence about what did not happen states all the same: "it would have taken 950"."""

_IF_SO = frozenset({"chip", "out", "total", "bet", "left", "returned", "forfeited", "adds", "call"})
"""Roles that a sentence about what might be says nothing of."""


@dataclass(frozen=True)
class Judged:
    """A printed figure and what it should be; `agrees` is None where nothing can be said against or for it.

    `right` is the one figure that should stand there, None where several might; `counted` says that not the value but
    the number of chips is wrong, and `right` is that number.
    """

    placed: Placed
    expected: tuple[int, ...] = ()
    agrees: bool | None = None
    right: int | None = None
    counted: bool = False


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


def judged_figures(figures: Sequence[Placed], wanted: Expected) -> tuple[Judged, ...]:
    """Hold the figures of a text against what a scenario comes to."""
    first_chip = next((placed.start for placed in figures if placed.role == "chip"), len(figures) and figures[-1].end)
    judged = [
        _chip(placed, figures, wanted)
        if placed.role == "chip"
        else _amount(placed, figures, wanted, placed.start > first_chip)
        for placed in figures
    ]
    if any(figure.agrees is False and figure.placed.role == "chip" and not figure.counted for figure in judged):
        # Where a denomination is wrong, it is that which does not add up.
        judged = [Judged(figure.placed, figure.expected) if figure.counted else figure for figure in judged]
    return tuple(judged)


def _amount(placed: Placed, figures: Sequence[Placed], wanted: Expected, late: bool) -> Judged:
    allowed = wanted.of(placed.role)
    unclear = (
        placed.role in {"", "stack"} or placed.role in wanted.open or (placed.role == "left" and not placed.removed)
    )
    if placed.value in allowed:
        return Judged(placed, allowed, True)
    if unclear or not allowed or (placed.conditional and placed.role in _IF_SO):
        return Judged(placed, allowed)
    if (placed.unreal and placed.role not in _UNREAL_TOO) or _is_the_pot(placed, wanted):
        return Judged(placed, allowed)
    if (placed.far and wanted.has(placed.value)) or (placed.role in {"out", "bet"} and placed.value in wanted.counts):
        return Judged(placed, allowed)  # Another figure of the case, or a chip that is named by its value alone.
    if placed.role == "blind":
        pairs = [other for other in figures if other.role == "blind"]
        return Judged(placed, allowed, False, allowed[min(pairs.index(placed) % 2, len(allowed) - 1)])
    return Judged(placed, allowed, False, _right(placed, figures, wanted, late))


def _is_the_pot(placed: Placed, wanted: Expected) -> bool:
    """Say whether a figure beside the word for an act is the pot that the act makes: "with the call 6,200"."""
    return placed.role in {"bet", "call", "returned"} and placed.value in wanted.of("pot")


def _right(placed: Placed, figures: Sequence[Placed], wanted: Expected, late: bool) -> int | None:
    """Return what should stand for a wrong figure: of the table before the chips are put out, of the verdict after."""
    role = placed.role
    early, after = wanted.early.get(role, ()), wanted.figures.get(role, ())
    if role in {"half", "minimum"} and len(early) > 1:
        total, part = early[0], early[1]
        return part if placed.value < total - part else total
    if role in {"to or by"}:
        return None
    first, second = (after, early) if late or role in {"total", "out"} else (early, after)
    alike = {role, "to", "bet", ""} if role in {"to", "bet"} else {role}
    said = {other.value for other in figures if other is not placed and other.role in alike}
    return next((value for value in (*first, *second) if value not in said), next(iter((*first, *second)), None))


def _chip(placed: Placed, figures: Sequence[Placed], wanted: Expected) -> Judged:
    known = tuple(wanted.counts)
    if not known or placed.conditional:
        return Judged(placed, known)
    if placed.value not in wanted.counts:
        if "chip" in wanted.open:
            return Judged(placed, known)
        mentioned = {other.value for other in figures if other.role == "chip" and other.start < placed.start}
        unsaid = [d for d, count in wanted.pushed.items() if d not in mentioned and count == placed.count]
        if len(unsaid) > 1:
            later = {other.value for other in figures if other.role == "chip"}
            unsaid = [denomination for denomination in unsaid if denomination not in later]
        unsaid = unsaid or [denomination for denomination in known if denomination not in mentioned]
        return Judged(placed, known, False, unsaid[0] if len(unsaid) == 1 else None)
    instead = _instead(placed, figures, wanted)
    return Judged(placed, known, False, instead) if instead else _counted(placed, figures, wanted)


def _instead(placed: Placed, figures: Sequence[Placed], wanted: Expected) -> int | None:
    """Return the denomination that a chip should have where its number fits one that the text never names."""
    said = [p.value for p in figures if p.role == "chip"]
    if said.count(placed.value) < 2 or placed.count == wanted.pushed.get(placed.value) or "chip" in wanted.open:
        return None
    unsaid = (d for d, count in wanted.pushed.items() if d not in said and count == placed.count)
    return next(unsaid, None)


def _counted(placed: Placed, figures: Sequence[Placed], wanted: Expected) -> Judged:
    """Hold the number of chips against the scenario: one mention must be right, the first is blamed."""
    known, counts = tuple(wanted.counts), wanted.counts[placed.value]
    said = [p for p in figures if p.role == "chip" and p.value == placed.value and p.count is not None]
    if placed.count is None or not counts or any(other.count in counts for other in said):
        return Judged(placed, known, True)
    spared = placed.removed and placed.value not in wanted.pulled
    if placed != said[0] or spared or ("chip" in wanted.open and placed.value in wanted.pushed):
        return Judged(placed, known)
    return Judged(placed, known, False, wanted.pushed.get(placed.value, max(counts)), counted=True)


def every_judged(page: Page) -> Iterator[tuple[Text, Judged]]:
    """Yield every figure of every case and situation of a page."""
    for text in page.every_text():
        for judged in judged_text(page, text):
            yield text, judged
