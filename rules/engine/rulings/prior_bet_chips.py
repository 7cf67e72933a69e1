"""What do chips count as that are added in silence to chips of an earlier bet?

Rule: prior bet chips, clause C (2013: 44, which only warns; 2019 to 2024: 46, 2026: 48).  The situations: prior chips
short of the call and left alone; short of it and all pulled back; part pulled back; prior chips that cover the call.
"""

from dataclasses import dataclass

from rules.engine.findings import Finding
from rules.engine.rulings.binding_calls import rule_on_undercall
from rules.engine.rulings.forward_gesture import rule_on_gesture
from rules.engine.rulings.multiple_chips import EveryChipNeeded, rule_on_multiple_chips
from rules.engine.rulings.overchip import rule_on_overchip
from rules.engine.rulings.raise_amounts import rule_on_all_in, rule_on_half
from rules.engine.rulings.spot import Spot, called, left_to_director, reading
from rules.engine.verdict import Decision, Motion, Ruling


@dataclass(frozen=True, slots=True)
class PriorChipsShort(Finding):
    """The prior chips, `prior`, do not cover the call of `call` and were left alone."""

    rule = "prior-bet-chips"
    clause = "C.1"
    prior: int
    call: int


@dataclass(frozen=True, slots=True)
class PriorChipsAllPulled(Finding):
    """The prior chips, `prior`, were all pulled back: only the new ones, `new`, count."""

    rule = "prior-bet-chips"
    clause = "C.1"
    prior: int
    new: int


@dataclass(frozen=True, slots=True)
class PriorChipsPartPulled(Finding):
    """Part of the prior chips, `pulled`, was pulled back: all that is in front now, `front`, counts together."""

    rule = "prior-bet-chips"
    clause = "C.2"
    pulled: int
    front: int


@dataclass(frozen=True, slots=True)
class PriorChipsCover(Finding):
    """The prior chips, `prior`, cover the call of `call`: any new chip makes a bet of all in front, `front`."""

    rule = "prior-bet-chips"
    clause = "C.2"
    prior: int
    call: int
    front: int


@dataclass(frozen=True, slots=True)
class EveryNewChipNeeded(Finding):
    """Without one new `smallest` chip `left` chips remain of `total`, short of the call of `call`."""

    rule = "prior-bet-chips"
    clause = "C.1"
    total: int
    smallest: int
    left: int
    call: int


@dataclass(frozen=True, slots=True)
class TestsDisagree(Finding):
    """Every chip of `total` is needed, which says call; half a raise, `half`, is reached, which says raise."""

    rule = "prior-bet-chips"
    clause = "C.2"
    total: int
    half: int
    call: int


@dataclass(frozen=True, slots=True)
class PriorChipsOpen(Finding):
    """The edition only warns about prior chips, and does not say what new ones, `new`, on `prior` count as."""

    rule = "prior-bet-chips"
    prior: int
    new: int


def rule_on_prior_chips(spot: Spot, motion: Motion) -> Ruling:
    """Rule on new chips in silence, where chips of an earlier bet were in front of the player."""
    if not spot.edition.prior_chips_settled and spot.table.raised:
        return _not_settled(spot, motion)
    as_added = _rule_on_situation(spot, motion)
    return rule_on_gesture(spot, motion, as_added) if motion.forward and motion.untouched else as_added


def _rule_on_situation(spot: Spot, motion: Motion) -> Ruling:
    if motion.prior >= spot.call:
        found = PriorChipsCover(motion.prior, spot.call, motion.front)
        return _combined(spot, motion, found)
    if motion.part_pulled:
        return _combined(spot, motion, PriorChipsPartPulled(motion.pulled.total, motion.front))
    if motion.all_pulled:
        return rule_on_new_chips(spot, motion, PriorChipsAllPulled(motion.prior, motion.new.total))
    return _left_alone(spot, motion)


def _left_alone(spot: Spot, motion: Motion) -> Ruling:
    """Prior chips short of the call and untouched: one chip is a call, several are when each new one is needed."""
    found, total, new = PriorChipsShort(motion.prior, spot.call), motion.front, motion.new
    if total < spot.call:
        return rule_on_undercall(spot, total)
    if new.count == 1:
        return rule_on_overchip(spot, new.total, found)
    left = total - new.smallest
    if left < spot.call:
        return called(spot, found, EveryNewChipNeeded(total, new.smallest, left, spot.call))
    return rule_on_multiple_chips(spot, total, new, found)


def rule_on_new_chips(spot: Spot, motion: Motion, *findings: Finding) -> Ruling:
    """Rule on new chips alone, with nothing else left in front of the player."""
    new = motion.new
    if new.total < spot.call:
        return rule_on_undercall(spot, new.total, *findings)
    if new.count == 1:
        return rule_on_overchip(spot, new.total, *findings)
    return rule_on_multiple_chips(spot, new.total, new, *findings)


def _combined(spot: Spot, motion: Motion, found: Finding) -> Ruling:
    """All chips finally in front count together, even where only one was added."""
    total, call, table = motion.front, spot.call, spot.table
    if total < call:
        return rule_on_undercall(spot, total, found)
    pile = motion.pile or motion.new
    left = total - pile.smallest
    if left >= call or total < table.raises_from:
        return rule_on_multiple_chips(spot, total, pile, found)
    needed = EveryChipNeeded(total, pile.smallest, left, call)
    readings = (
        reading(spot, called(spot), needed),
        reading(spot, rule_on_half(spot, total), TestsDisagree(total, table.raises_from, call)),
    )
    return left_to_director(readings, found, TestsDisagree(total, table.raises_from, call))


def _not_settled(spot: Spot, motion: Motion) -> Ruling:
    """An edition that only warns: a call, or what all chips in front come to together."""
    total = motion.front
    if total < spot.call:
        return rule_on_undercall(spot, total)
    together = rule_on_all_in(spot, total) if spot.is_all(total) else rule_on_half(spot, total)
    if together.decision == Decision.CALL:
        return together
    readings = (reading(spot, called(spot)), reading(spot, together))
    return left_to_director(readings, PriorChipsOpen(motion.prior, motion.new.total))
