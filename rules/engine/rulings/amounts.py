"""What does an amount alone come to, with nothing declared but the number?

Rule: methods of betting (2019 to 2024: 40, 2026: 42).  It is the same as pushing that amount in silence, of whatever
chips; with prior chips it is the total.
"""

from dataclasses import dataclass

from rules.engine.findings import Finding
from rules.engine.rulings.binding_calls import rule_on_undercall
from rules.engine.rulings.raise_amounts import rule_on_all_in, rule_on_half, rule_on_opening_bet
from rules.engine.rulings.silent_chips import ExactCall
from rules.engine.rulings.spot import Spot, called, checked
from rules.engine.verdict import Ruling


@dataclass(frozen=True, slots=True)
class AmountAlone(Finding):
    """An amount alone, `said`, is the same as pushing that amount in silence."""

    rule = "methods-of-betting"
    said: int


def rule_on_amount(spot: Spot, amount: int, found: Finding | None = None) -> Ruling:
    """Rule on an amount alone; `found` says how it came to be meant, where that is not plain."""
    found, amount = found or AmountAlone(amount), spot.seat.at_most(amount)
    if spot.unopened:
        return rule_on_opening_bet(spot, amount, found)
    if not spot.facing and amount <= spot.call:
        return checked(spot, found)
    if amount < spot.call:
        return rule_on_undercall(spot, amount, found)
    if amount == spot.call:
        return called(spot, found, ExactCall(amount))
    if spot.is_all(amount):
        return rule_on_all_in(spot, amount, found)
    return rule_on_half(spot, amount, found)
