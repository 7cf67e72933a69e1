"""What does a declaration come to that is conditional, or made before the amount is known?

Rule: conditional and premature declarations (2019 to 2024: 59, 2026: 61; no rule before 2017).  The director decides;
who calls before the amount is known may be held to any amount.
"""

from dataclasses import dataclass

from rules.engine.findings import Finding
from rules.engine.rulings.plain_acts import CallWithNoBet
from rules.engine.rulings.spot import Spot, folded, left_to_director, reading, readings_of
from rules.engine.verdict import Decision, Reading, Ruling


@dataclass(frozen=True, slots=True)
class ConditionalDeclaration(Finding):
    """The declaration was conditional: it may be binding."""

    rule = "conditional-declarations"
    clause = "A"


@dataclass(frozen=True, slots=True)
class DeclarationBinds(Finding):
    """One reading: the declaration binds as it was made."""

    rule = "conditional-declarations"
    clause = "A"


@dataclass(frozen=True, slots=True)
class DeclarationDoesNotBind(Finding):
    """The other reading: the declaration does not bind, and the player acts in turn."""

    rule = "conditional-declarations"
    clause = "A"


@dataclass(frozen=True, slots=True)
class CalledBeforeAmount(Finding):
    """`bettor` has declared a raise and no amount yet, and the player called: he may be held to any amount."""

    rule = "conditional-declarations"
    clause = "B"
    bettor: str


@dataclass(frozen=True, slots=True)
class HeldToAnyAmount(Finding):
    """One reading: the call stands, whatever `bettor` makes it."""

    rule = "conditional-declarations"
    clause = "B"
    bettor: str


@dataclass(frozen=True, slots=True)
class CallNotHeld(Finding):
    """The other reading: the call does not stand, and the player acts once the amount is known."""

    rule = "conditional-declarations"
    clause = "B"


def rule_on_condition(spot: Spot, unconditional: Ruling) -> Ruling:
    """Rule on a conditional declaration; `unconditional` is what it would be without the condition."""
    binds = readings_of(spot, unconditional, DeclarationBinds())
    if any(isinstance(finding, CallWithNoBet) for finding in unconditional.findings):
        binds = (Reading(Decision.CALL, premise=DeclarationBinds()),)
    return left_to_director(
        (*binds, Reading(Decision.PENDING, premise=DeclarationDoesNotBind())), ConditionalDeclaration()
    )


def rule_on_call_before_amount(spot: Spot, bettor: str) -> Ruling:
    """Rule on a call while `bettor` has not given the amount of his raise."""
    readings = (
        Reading(Decision.CALL, premise=HeldToAnyAmount(bettor)),
        Reading(Decision.PENDING, premise=CallNotHeld()),
        reading(spot, folded(spot), CallNotHeld()),
    )
    return left_to_director(readings, CalledBeforeAmount(bettor))
