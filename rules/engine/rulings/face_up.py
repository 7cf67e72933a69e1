"""Must the hands be turned up now?

Rule: face up for all-ins (2011: 11, 2013: 15, 2019 to 2024: 16, 2026: 17).  All at once, as soon as somebody is all-in
and no further betting is possible by anyone; all hands in main and side pots.
"""

from dataclasses import dataclass

from rules.engine.findings import Finding
from rules.engine.table import Table
from rules.engine.verdict import Decision


@dataclass(frozen=True, slots=True)
class NobodyAllIn(Finding):
    """Nobody is all-in."""

    rule = "face-up-for-all-ins"


@dataclass(frozen=True, slots=True)
class HandIsWon(Finding):
    """All others have folded: there is nobody to show to."""

    rule = "face-up-for-all-ins"
    winner: str


@dataclass(frozen=True, slots=True)
class StillToAct(Finding):
    """Somebody is all-in, but `player` still has to act."""

    rule = "face-up-for-all-ins"
    player: str


@dataclass(frozen=True, slots=True)
class BettingStillPossible(Finding):
    """Somebody is all-in, but `players` still have chips, and further betting is possible."""

    rule = "face-up-for-all-ins"
    players: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class HandForHand(Finding):
    """Play is hand for hand: cards stay down until the director has the other tables stopped."""

    rule = "face-up-for-all-ins"


@dataclass(frozen=True, slots=True)
class NoFurtherBetting(Finding):
    """Somebody is all-in, and no further betting is possible by anyone: `players` turn their hands up."""

    rule = "face-up-for-all-ins"
    players: tuple[str, ...]


def rule_on_tabling(table: Table, *, hand_for_hand: bool = False) -> tuple[Decision, Finding]:
    """Whether hands must be turned up as the table stands, and why; hand for hand they stay down."""
    live = table.live()
    if len(live) < 2:
        return Decision.KEEP_DOWN, HandIsWon(live[0].name)
    if not any(seat.all_in for seat in live):
        return Decision.KEEP_DOWN, NobodyAllIn()
    if table.to_act is not None:
        return Decision.KEEP_DOWN, StillToAct(table.seats[table.to_act].name)
    able = table.able_to_bet()
    if len(able) > 1 and table.street != "river":
        return Decision.KEEP_DOWN, BettingStillPossible(tuple(seat.name for seat in able))
    if hand_for_hand:
        return Decision.KEEP_DOWN, HandForHand()
    return Decision.TABLE, NoFurtherBetting(tuple(seat.name for seat in live))
