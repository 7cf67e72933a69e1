"""What of chips that are found behind after an all-in?

Rule: all-in with chips found behind (2019 to 2024: 62, 2026: 64).  The director decides whether they are part of what
was accepted.  If not, a winner is not paid for them, and a loser does not keep them as a rescue.
"""

from dataclasses import dataclass

from rules.engine.findings import Finding
from rules.engine.rulings.spot import left_to_director
from rules.engine.verdict import Decision, Reading, Ruling


@dataclass(frozen=True, slots=True)
class ChipsFound(Finding):
    """`chips` were found behind after the player was all-in for `total`."""

    rule = "hidden-chips"
    chips: int
    total: int


@dataclass(frozen=True, slots=True)
class PartOfTheAllIn(Finding):
    """One reading: the chips found belong to what was accepted, `total` in all."""

    rule = "hidden-chips"
    total: int


@dataclass(frozen=True, slots=True)
class NotPartOfTheAllIn(Finding):
    """The other reading: they do not; the winner is not paid for them, the loser does not keep them."""

    rule = "hidden-chips"
    total: int


def rule_on_chips_found(decision: Decision, total: int, chips: int) -> Ruling:
    """Rule on `chips` found behind a player whose act, `decision`, put him all-in for `total`."""
    with_them = total + chips
    readings = (
        Reading(decision, with_them, adds=chips, returns=0, all_in=True, premise=PartOfTheAllIn(with_them)),
        Reading(decision, total, adds=0, returns=0, all_in=True, premise=NotPartOfTheAllIn(total)),
    )
    return left_to_director(readings, ChipsFound(chips, total))
