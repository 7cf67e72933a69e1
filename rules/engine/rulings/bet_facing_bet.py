"""What does "bet" count as where there is a bet to match already?

Rule: invalid declarations (2019 to 2024: 55, 2026: 57).  They settle a call and a raise with no bet, and a check facing
one; of "bet" facing a bet no edition says anything.  Fixed reading: what comes to the same as a raise and without the
word is ruled so; where that differs the director decides.
"""

from dataclasses import dataclass, replace

from rules.engine.findings import Finding
from rules.engine.rulings.spot import Spot, distinct, left_to_director, readings_of, same_outcome
from rules.engine.verdict import Ruling


@dataclass(frozen=True, slots=True)
class BetFacingBet(Finding):
    """Bet was declared facing a bet of `call`, and no rule says what that counts as."""

    rule = "invalid-declarations"
    call: int


@dataclass(frozen=True, slots=True)
class BetComesToTheSame(Finding):
    """Bet was declared facing a bet of `call`: as a raise and without the word it comes to the same."""

    rule = "invalid-declarations"
    call: int


@dataclass(frozen=True, slots=True)
class BetDoesNotCount(Finding):
    """One reading: the word does not count, and what is said or put out besides does."""

    rule = "invalid-declarations"


@dataclass(frozen=True, slots=True)
class BetIsRaise(Finding):
    """The other reading: the word counts as a raise that was declared."""

    rule = "invalid-declarations"


def rule_on_bet_facing_bet(spot: Spot, without: Ruling, as_raise: Ruling) -> Ruling:
    """Rule on "bet" facing a bet: `without` is what it comes to without the word, `as_raise` with a raise declared."""
    if same_outcome(without, as_raise):
        return replace(without, findings=(BetComesToTheSame(spot.call), *without.findings))
    readings = readings_of(spot, without, BetDoesNotCount()) + readings_of(spot, as_raise, BetIsRaise())
    return left_to_director(distinct(readings), BetFacingBet(spot.call))
