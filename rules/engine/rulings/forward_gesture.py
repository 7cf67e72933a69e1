"""What do prior and new chips count as that are swept or tossed forward together?

Rule: prior bet chips, situation 5 (2019 to 2024: 46, 2026: 48).  The gesture may be read as the intent to bet
everything that is in front: the director decides, unless both readings come to the same.
"""

from dataclasses import dataclass

from rules.engine.findings import Finding
from rules.engine.rulings.multiple_chips import rule_on_multiple_chips
from rules.engine.rulings.spot import Spot, left_to_director, reading, same_outcome
from rules.engine.verdict import Motion, Ruling


@dataclass(frozen=True, slots=True)
class ForwardGesture(Finding):
    """Prior and new chips were swept or tossed forward together, which may be meant as a bet of all, `front`."""

    rule = "prior-bet-chips"
    clause = "C"
    front: int


@dataclass(frozen=True, slots=True)
class ForwardGestureAsBetOfAll(Finding):
    """One reading: the gesture is a bet of all that is in front, `front`."""

    rule = "multiple-chips"
    front: int


@dataclass(frozen=True, slots=True)
class ForwardGestureAsAddedChips(Finding):
    """The other reading: the new chips, `new`, were only added."""

    rule = "prior-bet-chips"
    clause = "C"
    new: int


def rule_on_gesture(spot: Spot, motion: Motion, as_added: Ruling) -> Ruling:
    """Rule on the gesture, where `as_added` is the ruling if the new chips were only added."""
    total = motion.front
    if total < spot.call:
        return as_added
    # Where the composition of the prior chips is not known, the smallest of the new ones is taken away.
    as_all = rule_on_multiple_chips(spot, total, motion.pile or motion.new)
    if same_outcome(as_all, as_added):
        return as_added
    readings = (
        reading(spot, as_all, ForwardGestureAsBetOfAll(total)),
        reading(spot, as_added, ForwardGestureAsAddedChips(motion.new.total)),
    )
    return left_to_director(readings, ForwardGesture(total))
