"""What does "pot" come to?

Rule: pot size and pot-limit bets (2019 to 2024: 54, 2026: 56).  In pot-limit it is the most that the player may bet,
the blinds counted as if posted in full before the flop.  In no-limit it is no valid amount, but binds to a valid bet.
"""

from dataclasses import dataclass, replace

from rules.engine.findings import Finding
from rules.engine.rulings.raise_amounts import rule_on_declared_raise
from rules.engine.rulings.spot import Spot
from rules.engine.verdict import Ruling


@dataclass(frozen=True, slots=True)
class PotDeclared(Finding):
    """Pot was declared: with `pot` chips in all and a call of `call`, that is a total of `maximum`."""

    rule = "pot-limit-bets"
    pot: int
    call: int
    maximum: int


@dataclass(frozen=True, slots=True)
class PotQuotedWrong(Finding):
    """The dealer quoted the pot at `quoted`; it is `pot`, and the bet is made by the true pot."""

    rule = "pot-limit-bets"
    quoted: int
    pot: int


@dataclass(frozen=True, slots=True)
class PotDeclaredInNoLimit(Finding):
    """Pot was declared in no-limit: it binds to a valid bet of at least `minimum`, and may be penalised."""

    rule = "pot-limit-bets"
    minimum: int


def rule_on_pot(spot: Spot) -> Ruling:
    """Rule on "pot" said in turn."""
    table = spot.table
    maximum = table.maximum(spot.seat)
    if table.structure.pot and maximum is not None:
        return rule_on_declared_raise(spot, maximum, PotDeclared(table.whole_pot, spot.call, maximum))
    minimum = table.least_bet if spot.unopened else table.minimum_raise
    return rule_on_declared_raise(spot, minimum, PotDeclaredInNoLimit(minimum))


def with_true_pot(spot: Spot, ruling: Ruling, quoted: int | None) -> Ruling:
    """Say of a ruling that it goes by the true pot, where the dealer quoted another."""
    if quoted is None or not spot.table.structure.pot or quoted == spot.table.whole_pot:
        return ruling
    return replace(ruling, findings=(PotQuotedWrong(quoted, spot.table.whole_pot), *ruling.findings))


def total_by_quoted(spot: Spot, quoted: int) -> int:
    """The total that "pot" comes to by a pot of `quoted` chips."""
    return spot.call + quoted + (spot.call - spot.seat.total)
