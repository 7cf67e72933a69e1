"""The figures that a document states, held against the verdict that the chips make.

A figure is judged by its role: 1,150 as the total in front of the player is wrong where the chips make 2,050, though
1,150 is the minimum raise of the same case.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from rules.compare.numbers import TextFigure, text_figures
from rules.compare.role_words import CUES
from rules.engine.verdict import Decision, Reading, Verdict

Figure = int | str | bool
"""Chips, a decision, or whether the player is all-in."""

_OF_VERDICT = ("to", "adds", "returns", "forfeits")
_OF_TABLE = ("minimum_raise", "call", "raises_from", "increment", "out", "faces")
_LIKENESS = ("minimum_raise", "call", "raises_from", "out", "to", "increment", "adds", "returns", "forfeits", "faces")
"""In this order a printed figure is said to be another figure of the case."""

_OPEN = frozenset({Decision.DIRECTOR, Decision.HELD, Decision.PENDING})
_REACH = 30
"""Characters to each side of a figure, up to the next mark, in which a word may say what role it plays."""

_BREAK = re.compile(r"[,.;:()]")


@dataclass(frozen=True, slots=True)
class Disagreement:
    """A printed figure that is not what the verdict comes to.

    `role` is a key of the verdict or the name of a pot; `computed` is None where the verdict has no such figure.
    `also` is the role of the figure of the same case that the printed one equals, if there is one.
    """

    language: str
    role: str
    printed: Figure
    computed: Figure | None
    also: str | None = None


def disagreements(printed: Mapping[str, Mapping[str, Figure]], verdict: Verdict) -> tuple[Disagreement, ...]:
    """Return what a scenario's printed figures, by language and role, say otherwise than the verdict."""
    computed = figures_of(verdict)
    return tuple(
        Disagreement(language, role, figure, computed.get(role), _also(role, figure, verdict, computed))
        for language, figures in printed.items()
        for role, figure in figures.items()
        if not _agrees(role, figure, verdict, computed)
    )


def figures_of(verdict: Verdict) -> dict[str, Figure]:
    """Return every figure of a verdict by its role; those that it does not have are left out."""
    found: dict[str, Figure] = {"decision": str(verdict.decision), "all_in": verdict.all_in}
    for source, roles in ((verdict, _OF_VERDICT), (verdict.figures, _OF_TABLE)):
        values = ((role, getattr(source, role, None)) for role in roles)
        found.update({role: value for role, value in values if value is not None})
    found.update({pot.name: pot.amount for pot in verdict.pots})
    return found


def places(text: str, disagreement: Disagreement) -> tuple[tuple[int, int], ...]:
    """Return where a text prints the figure of a disagreement, as (start, end).

    Where it stands more than once, those places count that have a word for the role beside them, if any has.
    """
    if isinstance(disagreement.printed, bool) or not isinstance(disagreement.printed, int):
        return ()
    found = [figure for figure in text_figures(text) if figure.value == disagreement.printed]
    cued = [figure for figure in found if _is_cued(text, figure, disagreement)]
    return tuple((figure.start, figure.end) for figure in (cued or found))


def _agrees(role: str, figure: Figure, verdict: Verdict, computed: Mapping[str, Figure]) -> bool:
    if computed.get(role) == figure:
        return True
    return verdict.decision in _OPEN and figure in _left_open(role, verdict.may)


def _left_open(role: str, readings: tuple[Reading, ...]) -> Iterator[Figure]:
    """Yield what the readings that are left open come to in a role: a text that takes one of them is not wrong."""
    for reading in readings:
        value = getattr(reading, role, None)
        if value is not None:
            yield str(value) if role == "decision" else value


def _also(role: str, figure: Figure, verdict: Verdict, computed: Mapping[str, Figure]) -> str | None:
    if isinstance(figure, bool) or not isinstance(figure, int):
        return None
    roles = (*_LIKENESS, *(pot.name for pot in verdict.pots))
    return next((other for other in roles if other != role and computed.get(other) == figure), None)


def _is_cued(text: str, figure: TextFigure, disagreement: Disagreement) -> bool:
    cue = CUES.get(disagreement.role)
    before = _BREAK.split(text[max(0, figure.start - _REACH) : figure.start])[-1]
    after = _BREAK.split(text[figure.end : figure.end + _REACH])[0]
    return cue is not None and any(re.search(rf"(?<!\w)(?:{cue})", part, re.IGNORECASE) for part in (before, after))
