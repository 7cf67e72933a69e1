"""Which printed figures show that a text tells of another situation than its scenario.

Blinds, bets and chips define a situation; totals, halves and what goes back follow from them.  A wrong figure that
follows from others is a fault of the text.  A wrong figure that defines the situation is a slip where the text prints
something that follows from the right one, and otherwise another situation, of which the verdict says nothing.
"""

from collections.abc import Sequence
from enum import Enum
from math import inf

from rules.compare.expected import Expected
from rules.compare.judged import Judged

_OF_BETS = frozenset({"bet", "to", "by", "to or by", "call"})
_DEFINING = frozenset({"blind", "chip", *_OF_BETS})
_FOLLOWS_FROM = {
    "blind": frozenset({"blind"}),
    "chip": frozenset({"out", "total", "left", "returned", "adds"}),
    **dict.fromkeys(_OF_BETS, frozenset({"by", "half", "half of", "minimum", "adds", "returned"})),
    "by": frozenset({"to", "half", "half of", "minimum", "adds", "returned"}),
}
"""Roles of figures that follow from one of a role, by that role; the two blinds vouch for each other."""

_ASSUMED = frozenset({*_DEFINING, "stack", "pot"})


class Order(Enum):
    """What a text tells in which order; a bet that is told after the chips that answer it follows from them."""

    TABLE_ONLY = 0
    """It introduces cases: no chips answer a bet."""
    CHIPS_FIRST = 1
    """The first chips are those that answer a bet."""
    PRIOR_CHIPS = 2
    """The first chips are prior ones, then come the bet and the chips that answer it."""


def other_figures(judged: Sequence[Judged], wanted: Expected, order: Order) -> tuple[Judged, ...]:
    """Return the figures of a text that are those of another situation; empty where the text fits the scenario.

    `judged` are all its figures, held against `wanted`.
    """
    answer = _answer(judged, order)
    return tuple(
        figure
        for figure in judged
        if (_is_defining(figure, answer) and not _is_slip(figure, judged)) or _is_unforeseen(figure, wanted)
    )


def _answer(judged: Sequence[Judged], order: Order) -> float:
    """Return where a text begins to tell of the chips that answer the bet."""
    chips = [figure.placed.start for figure in judged if figure.placed.role == "chip"]
    if order is Order.PRIOR_CHIPS:
        bet = min((figure.placed.start for figure in judged if figure.placed.role in _OF_BETS), default=0)
        chips = [start for start in chips if start > bet]
    return inf if order is Order.TABLE_ONLY else min(chips, default=inf)


def _is_defining(figure: Judged, answer: float) -> bool:
    """Say whether a wrong figure defines the situation: a bet does so before the chips that answer it."""
    role = figure.placed.role
    if figure.agrees is not False or role not in _DEFINING:
        return False
    return role not in _OF_BETS or figure.placed.start < answer


def _is_slip(wrong: Judged, judged: Sequence[Judged]) -> bool:
    """Say whether the text itself prints the right figure, or one that follows from it."""
    role = wrong.placed.role
    alike = _OF_BETS if role in _OF_BETS else {role}
    return any(
        figure.agrees
        and (
            figure.placed.role in _FOLLOWS_FROM[role]
            or (figure.placed.role in alike and figure.placed.value == wrong.right and not wrong.counted)
        )
        for figure in judged
    )


def _is_unforeseen(figure: Judged, wanted: Expected) -> bool:
    """Say whether a text states a figure that it was thought to leave open, and a different one than was assumed."""
    placed = figure.placed
    if placed.role not in _ASSUMED & wanted.open or figure.agrees or placed.conditional or placed.unreal:
        return False
    return (
        placed.value not in wanted.of(placed.role)
        and placed.value not in wanted.counts
        and not wanted.has(placed.value)
    )
