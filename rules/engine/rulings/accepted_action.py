"""Which amount counts for a caller who heard another one?

Rule: accepted action (2011: 41, 2019 to 2024: 49, 2026: 51).  The caller takes the true amount, whatever was
announced; the director may soften it.
"""

from dataclasses import dataclass, replace

from rules.engine.findings import Finding
from rules.engine.rulings.spot import Spot
from rules.engine.verdict import Decision, Ruling


@dataclass(frozen=True, slots=True)
class TrueAmountCounts(Finding):
    """The dealer gave out `announced`; the bet is `call`, and who calls takes the true amount."""

    rule = "accepted-action"
    announced: int
    call: int


@dataclass(frozen=True, slots=True)
class BettorMiscounted(Finding):
    """The bettor himself gave out `announced`; the bet is `call`, and who calls takes the true amount."""

    rule = "accepted-action"
    announced: int
    call: int


def with_true_amount(spot: Spot, ruling: Ruling) -> Ruling:
    """Say of a call that it is for the true amount, where another was announced."""
    announced = spot.table.announced
    if ruling.decision is not Decision.CALL or announced is None or announced == spot.call:
        return ruling
    kind = BettorMiscounted if spot.table.announced_by == "player" else TrueAmountCounts
    return replace(ruling, findings=(*ruling.findings, kind(announced, spot.call)))
