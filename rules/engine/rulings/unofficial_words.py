"""What do words count as that are no official terms: "I'm in", "same bet", "600 more", "check-raise"?

Rule: non-standard and unclear betting (2013: 49, 2019 to 2024: 57, 2026: 59).  A player uses such words at his own
risk; they may be ruled to mean something else than he intended.  Fixed readings: words that come to the same in every
sense are ruled so; where the senses differ the director decides.  "Check-raise" with nothing to call is a check, and
the raise is announced ahead of its turn (conditional declarations, 2024: 59).
"""

from collections.abc import Callable
from dataclasses import dataclass, replace

from rules.engine.findings import Finding
from rules.engine.rulings.amounts import rule_on_amount
from rules.engine.rulings.plain_acts import rule_on_call
from rules.engine.rulings.raise_amounts import rule_on_declared_raise, rule_on_opening_bet
from rules.engine.rulings.spot import (
    Spot,
    called,
    checked,
    distinct,
    left_to_director,
    raised,
    readings_of,
    same_outcome,
)
from rules.engine.verdict import Ruling


@dataclass(frozen=True, slots=True)
class NotOfficialTerm(Finding):
    """The words are no official term: they are understood as a call."""

    rule = "unclear-bets"


@dataclass(frozen=True, slots=True)
class SameBetAsBefore(Finding):
    """With no bet on this street "same bet" means the bet of the street before, `amount`."""

    rule = "unclear-bets"
    amount: int


@dataclass(frozen=True, slots=True)
class SameBetOpen(Finding):
    """There is no bet on this street and there was none on the street before: nothing to be the same as."""

    rule = "unclear-bets"


@dataclass(frozen=True, slots=True)
class MoreOpen(Finding):
    """`more` chips "more" were said without the word raise: the senses come to different acts."""

    rule = "unclear-bets"
    more: int


@dataclass(frozen=True, slots=True)
class MoreIsTheCall(Finding):
    """One reading: the `more` chips are those that the player still owes for the call."""

    rule = "unclear-bets"
    more: int


@dataclass(frozen=True, slots=True)
class MoreIsAnAmount(Finding):
    """Another reading: an amount alone, on top of the call, a total of `total`."""

    rule = "methods-of-betting"
    total: int


@dataclass(frozen=True, slots=True)
class MoreIsARaise(Finding):
    """Another reading: a raise that was declared, by `more` chips."""

    rule = "unclear-bets"
    more: int


@dataclass(frozen=True, slots=True)
class CheckRaiseAnnounced(Finding):
    """With nothing to call "check-raise" is a check; whether the raise binds later is the director's."""

    rule = "conditional-declarations"
    clause = "A"


def rule_on_in(spot: Spot) -> Ruling:
    """Rule on "I'm in": a call, or a check with nothing to call."""
    return _with(rule_on_call(spot), NotOfficialTerm())


def rule_on_same_bet(spot: Spot) -> Ruling:
    """Rule on "same bet": a call; with nothing to call the bet of the street before."""
    if not spot.unopened:
        return _with(rule_on_call(spot), NotOfficialTerm())
    before = spot.table.last_bet
    if before:
        return rule_on_opening_bet(spot, before, SameBetAsBefore(before))
    bet = raised(spot, max(spot.table.least_bet, 1))
    readings = readings_of(spot, checked(spot)) + readings_of(spot, bet)
    return left_to_director(readings, SameBetOpen())


def rule_on_more(spot: Spot, more: int) -> Ruling:
    """Rule on "600 more": what is missing for the call, an amount alone on top of it, or a raise by that."""
    if spot.unopened:
        return rule_on_opening_bet(spot, more)
    total = spot.call + more
    senses = [
        (rule_on_amount(spot, total, MoreIsAnAmount(total)), MoreIsAnAmount(total)),
        (rule_on_declared_raise(spot, total, MoreIsARaise(more)), MoreIsARaise(more)),
    ]
    if spot.facing and more == spot.call - spot.seat.total:
        senses.insert(0, (called(spot, MoreIsTheCall(more)), MoreIsTheCall(more)))
    first = senses[0][0]
    if all(same_outcome(first, ruling) for ruling, _ in senses):
        return first
    readings = tuple(one for ruling, premise in senses for one in readings_of(spot, ruling, premise))
    return left_to_director(distinct(readings), MoreOpen(more))


def rule_on_check_raise(spot: Spot, as_raise: Callable[[Spot], Ruling]) -> Ruling:
    """Rule on "check-raise": a check, or facing a bet the raise that `as_raise` rules on."""
    return as_raise(spot) if spot.facing else checked(spot, CheckRaiseAnnounced())


def _with(ruling: Ruling, first: Finding) -> Ruling:
    return replace(ruling, findings=(first, *ruling.findings))
