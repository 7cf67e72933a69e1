"""What becomes of an act out of turn?

Rule: out of turn (2011: 35, 2013: 38, 2019 to 2024: 53, 2026: 55).  It waits for the player who was skipped: if he
checks, calls or folds, the action is unchanged and the act binds; if he bets or raises, the chips come back and the
player is free.  A fold out of turn binds at once.  A skipped player who calls an out-of-turn bet accepts it.
"""

from dataclasses import dataclass

from rules.engine.findings import Finding
from rules.engine.rulings.spot import Spot, reading
from rules.engine.verdict import Decision, Reading, Ruling


@dataclass(frozen=True, slots=True)
class OutOfTurn(Finding):
    """It was the turn of `skipped`, so the act waits for him."""

    rule = "out-of-turn"
    clause = "A"
    skipped: str


@dataclass(frozen=True, slots=True)
class BindsIfUnchanged(Finding):
    """One reading: `skipped` checks, calls or folds, and the act binds."""

    rule = "out-of-turn"
    clause = "A"
    skipped: str


@dataclass(frozen=True, slots=True)
class FreeIfChanged(Finding):
    """The other reading: `skipped` bets or raises, the chips come back and the player has every choice."""

    rule = "out-of-turn"
    clause = "A"
    skipped: str


@dataclass(frozen=True, slots=True)
class FoldedOutOfTurn(Finding):
    """A fold out of turn binds at once, and may be penalised; it was the turn of `skipped`."""

    rule = "non-standard-folds"
    skipped: str


@dataclass(frozen=True, slots=True)
class AcceptedOutOfTurn(Finding):
    """By calling, the skipped player accepts the bet that `bettor` made out of turn."""

    rule = "accepted-action"
    bettor: str


@dataclass(frozen=True, slots=True)
class DirectorLeftOpen(Finding):
    """What `player` did before was left to the director: this verdict takes the first reading of it."""

    rule = "acting-in-turn"
    player: str


def pending(spot: Spot, in_turn: Ruling, skipped: str) -> Ruling:
    """An act that waits: `in_turn` is what it would be if the action came to the player unchanged."""
    unchanged = reading(spot, in_turn, BindsIfUnchanged(skipped))
    free = FreeIfChanged(skipped)
    changed = tuple(Reading(decision, premise=free) for decision in (Decision.CALL, Decision.RAISE, Decision.FOLD))
    return Ruling(Decision.PENDING, findings=(OutOfTurn(skipped),), may=(unchanged, *changed))
