"""What becomes of an act out of turn?

Rule: out of turn (2011: 35, 2013: 38, 2019 to 2024: 53, 2026: 55).  It waits for the player who was skipped: if he
checks, calls or folds, the action is unchanged and the act binds; if he bets or raises, the chips come back and the
player is free.  A fold out of turn binds at once.  A skipped player who calls an out-of-turn bet accepts it.
Substantial action behind a player who had time to speak binds; the director rules on his hand.
"""

from dataclasses import dataclass, replace

from rules.engine.findings import Finding
from rules.engine.rulings.spot import Spot, called, distinct, folded, left_to_director, reading, readings_of
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


@dataclass(frozen=True, slots=True)
class SubstantialActionBinds(Finding):
    """There was substantial action behind `skipped`, who had time to speak: the acts out of turn bind."""

    rule = "out-of-turn"
    clause = "B"
    skipped: str


@dataclass(frozen=True, slots=True)
class SubstantialActionOpen(Finding):
    """It was the turn of `skipped`; whether the acts behind him are substantial action hangs on one not allowed."""

    rule = "substantial-action"
    skipped: str


@dataclass(frozen=True, slots=True)
class PassedOver(Finding):
    """The player let substantial action go by out of turn: the director rules on his hand."""

    rule = "out-of-turn"
    clause = "B"


@dataclass(frozen=True, slots=True)
class MayOnlyStay(Finding):
    """One reading: the player may check, call or fold, but not raise."""

    rule = "out-of-turn"
    clause = "B"


@dataclass(frozen=True, slots=True)
class HandDead(Finding):
    """The other reading: his hand is dead."""

    rule = "out-of-turn"
    clause = "B"


@dataclass(frozen=True, slots=True)
class FreedomDebated(Finding):
    """The player acted out of turn and the action has changed: the edition leaves open whether he may raise."""

    rule = "out-of-turn"


def rule_on_debated_raise(spot: Spot, freely: Ruling) -> Ruling:
    """Leave a raise to the director whose player acted out of turn before, where the edition does not free him."""
    readings = readings_of(spot, freely)
    if all(one.decision is not Decision.RAISE for one in readings) or freely.decision is Decision.HELD:
        return freely
    open_besides = freely.findings if freely.may else ()
    return left_to_director(distinct((*readings, reading(spot, called(spot)))), *open_besides, FreedomDebated())


def binding(in_turn: Ruling, skipped: str) -> Ruling:
    """An act out of turn that binds at once, because substantial action went by the player who was skipped."""
    return replace(in_turn, findings=(SubstantialActionBinds(skipped), *in_turn.findings))


def binding_or_pending(spot: Spot, in_turn: Ruling, skipped: str) -> Ruling:
    """An act that makes substantial action only with acts that the spot did not allow: the director decides."""
    premise = SubstantialActionBinds(skipped)
    binds = tuple(replace(one, premise=one.premise or premise) for one in readings_of(spot, in_turn, premise))
    pending = Reading(Decision.PENDING, premise=OutOfTurn(skipped))
    return left_to_director((*binds, pending), SubstantialActionOpen(skipped))


def rule_on_passed_over(spot: Spot) -> Ruling:
    """Rule on whatever a player does who let substantial action go by: the director decides."""
    readings = (
        reading(spot, called(spot), MayOnlyStay()),
        reading(spot, folded(spot), HandDead()),
    )
    return left_to_director(readings, PassedOver())


def pending(spot: Spot, in_turn: Ruling, skipped: str) -> Ruling:
    """An act that waits: `in_turn` is what it would be if the action came to the player unchanged."""
    unchanged = _if_unchanged(spot, in_turn, BindsIfUnchanged(skipped))
    free = FreeIfChanged(skipped)
    changed = tuple(Reading(decision, premise=free) for decision in (Decision.CALL, Decision.RAISE, Decision.FOLD))
    return Ruling(Decision.PENDING, findings=(OutOfTurn(skipped),), may=(*unchanged, *changed))


def _if_unchanged(spot: Spot, in_turn: Ruling, premise: BindsIfUnchanged) -> tuple[Reading, ...]:
    """Return what an act comes to if the action is unchanged; of one that is held, the acts that are left then."""
    if in_turn.decision is Decision.HELD:
        return tuple(Reading(left.decision, premise=premise) for left in in_turn.may)
    return (reading(spot, in_turn, premise),)
