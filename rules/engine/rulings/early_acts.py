"""What became of an act out of turn, once somebody has acted after it?

Rule: out of turn (2011: 35, 2013: 38, 2019 to 2024: 53, 2026: 55).  It binds where the skipped players checked, called
or folded; where one of them bet or raised, its chips go back and its player is free.  A skipped player who faces a bet
and says "call", or who puts out in silence exactly what was bet out of turn, may have acted on what he faced, or may
have accepted the act as he saw it: the director decides.  The 2011 edition leaves a raise of a freed player open.
"""

from dataclasses import dataclass

from rules.engine.findings import Finding
from rules.engine.rulings.out_of_turn import FreedomDebated
from rules.engine.rulings.spot import Spot, distinct, held, left_to_director, reading, readings_of
from rules.engine.verdict import Reading, Ruling


@dataclass(frozen=True, slots=True)
class BecameBinding(Finding):
    """The act out of turn binds: `players`, who acted since, have not changed the action."""

    rule = "out-of-turn"
    clause = "A"
    players: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class NoLongerBinding(Finding):
    """The act out of turn does not bind, and its chips go back: `changer` has bet or raised since.

    `early` is the decision that the act would have been, empty where its amount was open, and `total` its total.
    """

    rule = "out-of-turn"
    clause = "A"
    changer: str
    early: str
    total: int


@dataclass(frozen=True, slots=True)
class EarlyBetBinds(Finding):
    """The bet to match was made out of turn by `bettor`; it binds, as `players` have not changed the action."""

    rule = "out-of-turn"
    clause = "A"
    bettor: str
    players: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class AlreadyBound(Finding):
    """The player's act out of turn binds him: what he does after it changes nothing."""

    rule = "out-of-turn"
    clause = "A"


@dataclass(frozen=True, slots=True)
class AnsweredOrAccepted(Finding):
    """The player may have acted on what he faced, or on what `bettor` did out of turn."""

    rule = "out-of-turn"
    clause = "A"
    bettor: str


@dataclass(frozen=True, slots=True)
class ActsOnWhatHeFaced(Finding):
    """One reading: the act answers what the player faced in turn."""

    rule = "out-of-turn"
    clause = "A"


@dataclass(frozen=True, slots=True)
class AcceptsAsSeen(Finding):
    """The other reading: the player accepts what `bettor` did out of turn, and calls it."""

    rule = "accepted-action"
    bettor: str


def accepted_or_not(spot: Spot, in_turn: Ruling, as_seen: Ruling, bettor: str) -> Ruling:
    """Leave an act to the director that may answer what the player faced (`in_turn`) or the act of `bettor`."""
    answers = readings_of(spot, in_turn, ActsOnWhatHeFaced())
    return left_to_director(
        distinct((*answers, reading(spot, as_seen, AcceptsAsSeen(bettor)))), AnsweredOrAccepted(bettor)
    )


def after_change(spot: Spot, may: tuple[Reading, ...], found: NoLongerBinding) -> Ruling:
    """An act out of turn after which the action has changed: it counts no more, and `may` is what is left.

    Where the edition does not free the player, the director decides about a raise.
    """
    if spot.edition.changed_action_frees:
        return held(spot, may, found)
    return left_to_director(may, found, FreedomDebated())


def after_binding(spot: Spot, bound: Ruling) -> Ruling:
    """Rule on something else that a player does after his act out of turn, `bound`, has become binding."""
    return held(spot, readings_of(spot, bound), AlreadyBound(), *bound.findings[:1])
