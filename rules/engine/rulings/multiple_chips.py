"""Is a bet of several chips, pushed in silence, a call or a raise?

Rule: multiple chips (2013: 43, 2019 to 2024: 45, 2026: 47).  One chip of the smallest denomination is taken away
in thought.  Where that leaves less than the call, every chip was needed: a call, even with the last chips.
Otherwise the 50% standard rules, or, with the last chips, the player is all-in.
The 2013 wording is silent on last chips: where that matters the director decides.
The 2011 wording takes a chip away only where all chips are of one value, and leaves chips of several values to the 50%
standard.  That is known from one translation only: where it matters the director decides, the 50% standard first.
"""

from dataclasses import dataclass

from rules.engine.chips import Chips
from rules.engine.findings import Finding
from rules.engine.rulings.raise_amounts import rule_on_all_in, rule_on_half
from rules.engine.rulings.spot import Spot, called, left_to_director, reading
from rules.engine.verdict import Ruling


@dataclass(frozen=True, slots=True)
class EveryChipNeeded(Finding):
    """Without one `smallest` chip `left` chips remain of `total`, short of the call of `call`: every chip is needed."""

    rule = "multiple-chips"
    clause = "A"
    total: int
    smallest: int
    left: int
    call: int


@dataclass(frozen=True, slots=True)
class SmallestChipNotNeeded(Finding):
    """Without one `smallest` chip `left` chips remain of `total`, and still cover the call of `call`."""

    rule = "multiple-chips"
    clause = "B.1"
    total: int
    smallest: int
    left: int
    call: int


@dataclass(frozen=True, slots=True)
class LastChipsAllIn(Finding):
    """Not every chip is needed and these are the last ones: all-in for `total`, half a raise or not."""

    rule = "multiple-chips"
    clause = "B.2"
    total: int
    smallest: int
    left: int
    call: int


@dataclass(frozen=True, slots=True)
class MixedChipsOpen(Finding):
    """Every chip of `total` is needed for the call of `call`, but half a raise, `half`, is reached.

    In this edition the test whether every chip is needed seems to be meant for chips of one value only.
    """

    rule = "multiple-chips"
    total: int
    half: int
    call: int


@dataclass(frozen=True, slots=True)
class LastChipsOpen(Finding):
    """These `total` chips are the last ones, and the edition does not say what multiple last chips count as."""

    rule = "multiple-chips"
    total: int
    call: int


def rule_on_multiple_chips(spot: Spot, total: int, pile: Chips, *findings: Finding) -> Ruling:
    """Rule on `total` chips in silence; the smallest chip of `pile` is taken away in thought; `findings` led here."""
    call, smallest = spot.call, pile.smallest
    left = total - smallest
    if spot.is_all(total) and not spot.edition.last_chips_settled and not _raise_in_any_case(spot, total, left):
        return _last_chips_open(spot, total, *findings)
    if left < call:
        needed = EveryChipNeeded(total, smallest, left, call)
        open_question = len(pile.piles) > 1 and not spot.edition.mixed_chips_settled and total >= spot.table.raises_from
        return _mixed_chips_open(spot, total, needed, *findings) if open_question else called(spot, *findings, needed)
    if spot.is_all(total):
        return rule_on_all_in(spot, total, *findings, LastChipsAllIn(total, smallest, left, call))
    return rule_on_half(spot, total, *findings, SmallestChipNotNeeded(total, smallest, left, call))


def _raise_in_any_case(spot: Spot, total: int, left: int) -> bool:
    """Whether the chips are a raise even if nothing is made of their being the last: one is spare, half is reached."""
    return left >= spot.call and total >= spot.table.raises_from


def _mixed_chips_open(spot: Spot, total: int, needed: EveryChipNeeded, *findings: Finding) -> Ruling:
    found = MixedChipsOpen(total, spot.table.raises_from, spot.call)
    readings = reading(spot, rule_on_half(spot, total), found), reading(spot, called(spot), needed)
    return left_to_director(readings, *findings, found)


def _last_chips_open(spot: Spot, total: int, *findings: Finding) -> Ruling:
    readings = (
        reading(spot, called(spot)),
        reading(spot, rule_on_all_in(spot, total)),
    )
    return left_to_director(readings, *findings, LastChipsOpen(total, spot.call))
