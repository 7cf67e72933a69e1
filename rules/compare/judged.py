"""Figures of a text, each held against what scenario and verdict come to in the role that it plays."""

from collections.abc import Sequence
from dataclasses import dataclass

from rules.compare.expected import Expected
from rules.compare.roles import Placed

_WEAK = frozenset({"bet", "call"})
"""Roles whose words go with other figures of a case as well: one of these in their place is not placed, not wrong."""

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
    if placed.role == "blind":
        return _blind(placed, figures, wanted)
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
    if (placed.far or placed.role in _WEAK) and wanted.has(placed.value):
        return Judged(placed, allowed)
    if placed.role in {"out", "bet"} and placed.value in wanted.counts:
        return Judged(placed, allowed)  # A chip that is named by its value alone.
    return Judged(placed, allowed, False, _right(placed, figures, wanted, late))


def _blind(placed: Placed, figures: Sequence[Placed], wanted: Expected) -> Judged:
    """Hold one of a pair of blinds against that of its place; of a pair that is all wrong the first is blamed."""
    blinds, pairs = wanted.of("blind"), [other for other in figures if other.role == "blind"]
    index = pairs.index(placed)
    if not blinds or "blind" in wanted.open:
        return Judged(placed, blinds)
    right = [blinds[min(place, len(blinds) - 1)] for place in (0, 1)]
    if placed.value == right[index % 2] or (len(blinds) != 2 and placed.value in blinds):
        return Judged(placed, blinds, True)
    if index % 2 and pairs[index - 1].value != right[0]:
        return Judged(placed, blinds)
    return Judged(placed, blinds, False, right[index % 2])


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
