"""Figures and references of a passage by the role they play, one column for each text."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from rules.compare.checks.page import Page, Text
from rules.compare.figures_by_role import ROLES, RoleRow
from rules.compare.judged import Judged
from rules.compare.meaning import Resolved
from rules.narration.figures import amount

WORDS: dict[str, Promise] = {
    "blind": pgettext_lazy("role of a figure", "blind"),
    "bet": pgettext_lazy("role of a figure", "bet faced"),
    "call": pgettext_lazy("role of a figure", "call"),
    "chip": pgettext_lazy("role of a figure", "chips"),
    "by": pgettext_lazy("role of a figure", "raise by"),
    "to": pgettext_lazy("role of a figure", "raise to"),
    "to or by": pgettext_lazy("role of a figure", "raise to or by"),
    "minimum": pgettext_lazy("role of a figure", "minimum raise"),
    "half of": pgettext_lazy("role of a figure", "of which half is taken"),
    "half": pgettext_lazy("role of a figure", "half"),
    "total": pgettext_lazy("role of a figure", "total"),
    "out": pgettext_lazy("role of a figure", "chips in front"),
    "left": pgettext_lazy("role of a figure", "left in"),
    "returned": pgettext_lazy("role of a figure", "comes back"),
    "forfeited": pgettext_lazy("role of a figure", "forfeited"),
    "adds": pgettext_lazy("role of a figure", "to add"),
    "pot": pgettext_lazy("role of a figure", "pot"),
    "stack": pgettext_lazy("role of a figure", "stack"),
    "": pgettext_lazy("role of a figure", "not placed"),
}
CITED = _("rules cited")


@dataclass(frozen=True, slots=True)
class Shown:
    """A figure or a number of a rule as printed; `agrees` is None where nothing is said for or against it."""

    text: str
    agrees: bool | None = None
    right: str = ""


@dataclass(frozen=True, slots=True)
class RoleLine:
    """One role: what each text prints, and what scenario and verdict come to."""

    word: Promise
    printed: tuple[tuple[Shown, ...], ...]
    expected: tuple[str, ...] = ()

    @property
    def contradicts(self) -> bool:
        return any(shown.agrees is False for column in self.printed for shown in column)


Told = tuple[Page, Text | None]
"""A page, and its passage in one language."""


def role_lines(told: Sequence[Told], tables: Sequence[Sequence[RoleRow]]) -> Iterator[RoleLine]:
    """Yield the roles that any of the texts has a figure in; `tables` are the figures of each text's page."""
    for role in ROLES:
        rows = [next((row for row in table if row.role == role), None) for table in tables]
        printed = tuple(
            tuple(_figure(judged, text) for judged in row.printed.get(text.language, ())) if row and text else ()
            for row, (_, text) in zip(rows, told, strict=True)
        )
        if any(printed):
            values = sorted({value for row in rows if row and role for value in row.expected})
            yield RoleLine(WORDS[role], printed, tuple(map(amount, values)))


def _figure(judged: Judged, text: Text) -> Shown:
    placed = judged.placed
    figure = text.text[placed.start : placed.end]
    right = "" if judged.right is None else amount(judged.right)
    if judged.counted and judged.right is not None:
        right = f"{right} ×"
    return Shown(f"{placed.count} × {figure}" if placed.count else figure, judged.agrees, right)


def cited(references: Sequence[Sequence[Resolved]]) -> RoleLine | None:
    """The rules that each text cites; None where none does."""
    printed = tuple(tuple(dict.fromkeys(map(_reference, column))) for column in references)
    return RoleLine(CITED, printed) if any(printed) else None


def _reference(reference: Resolved) -> Shown:
    label = "-".join(filter(None, (reference.number, reference.clause)))
    if reference.stale:
        return Shown(label, False, reference.meant_number or "")
    return Shown(label, True if reference.rule else None)
