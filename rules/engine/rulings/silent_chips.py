"""What do chips put out in silence count as?

This module only finds the question that applies; the answers rest on methods of betting and calling (2024: 40, 41),
the overchip, multiple chips and prior bet chips.
"""

from dataclasses import dataclass

from rules.engine.findings import Finding
from rules.engine.rulings.binding_calls import rule_on_undercall
from rules.engine.rulings.multiple_chips import rule_on_multiple_chips
from rules.engine.rulings.overchip import rule_on_option
from rules.engine.rulings.prior_bet_chips import rule_on_new_chips, rule_on_prior_chips
from rules.engine.rulings.raise_amounts import rule_on_opening_bet
from rules.engine.rulings.spot import Spot, called, left_to_director, reading
from rules.engine.verdict import Decision, Motion, Reading, Ruling


@dataclass(frozen=True, slots=True)
class ExactCall(Finding):
    """The chips in front, `call`, are the call exactly."""

    rule = "methods-of-calling"
    call: int


@dataclass(frozen=True, slots=True)
class ActedOnChips(Finding):
    """The bettor said `said` and put out `shown`; the caller matched the chips he saw."""

    rule = "methods-of-betting"
    said: int
    shown: int


@dataclass(frozen=True, slots=True)
class ByTheWords(Finding):
    """One reading: the declaration counts."""

    rule = "methods-of-betting"


@dataclass(frozen=True, slots=True)
class ByTheChips(Finding):
    """The other reading: the chips count."""

    rule = "methods-of-betting"


def rule_on_silent_chips(spot: Spot, motion: Motion) -> Ruling:
    """Rule on chips put out in turn with nothing declared."""
    if spot.unopened:
        return rule_on_opening_bet(spot, motion.front)
    if spot.table.shown == motion.front < spot.call:
        return _acted_on_chips(spot, motion.front)
    if motion.front == spot.call:
        return called(spot, ExactCall(spot.call))
    if spot.has_option:
        return _rule_on_option(spot, motion)
    if motion.prior:
        return rule_on_prior_chips(spot, motion)
    return rule_on_new_chips(spot, motion)


def _rule_on_option(spot: Spot, motion: Motion) -> Ruling:
    """A blind that nobody raised: one silent chip is open, several are a bet of multiple chips."""
    if motion.front < spot.call:
        return rule_on_undercall(spot, motion.front)
    if motion.new.count == 1:
        return rule_on_option(spot, motion)
    return rule_on_multiple_chips(spot, motion.front, motion.new)


def _acted_on_chips(spot: Spot, shown: int) -> Ruling:
    """The words bind, unless the opponent has acted on the chips: then the director decides."""
    readings = (
        reading(spot, called(spot), ByTheWords()),
        Reading(Decision.CALL, to=shown, adds=0, returns=0, all_in=spot.is_all(shown), premise=ByTheChips()),
    )
    return left_to_director(readings, ActedOnChips(spot.call, shown))
