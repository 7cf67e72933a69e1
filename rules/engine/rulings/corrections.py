"""What becomes of a wrong amount that nobody noticed?

Rule: incorrect bets, underbets and underraises (2019 to 2024: 52, 2026: 54; no rule before 2017).  Below the minimum:
it is corrected for everybody anywhere on the street, on the river until the showdown starts; after the next card it
stands.  Pot-limit with the pot quoted wrong: too high is reduced for everybody anywhere on the street, too low is
corrected only until there is substantial action after the bet.
"""

from dataclasses import dataclass

from rules.engine.findings import Finding
from rules.engine.problems import ImpossibleAct
from rules.engine.rulings.pot_bets import total_by_quoted
from rules.engine.rulings.spot import Spot
from rules.engine.scenario import Act, Bet, Push, Raise, Say
from rules.engine.verdict import Decision

_AMOUNT_WORDS = {"amount", "bet", "raise"}


@dataclass(frozen=True, slots=True)
class UnderbetCorrected(Finding):
    """The bet of `performed` was below the legal `legal`, and the street goes on: it is `legal` for everybody."""

    rule = "incorrect-bets"
    clause = "A"
    performed: int
    legal: int


@dataclass(frozen=True, slots=True)
class OverbetReduced(Finding):
    """The bet of `performed` was over the pot-limit of `legal`, and the street goes on: it is reduced for everybody."""

    rule = "incorrect-bets"
    clause = "B"
    performed: int
    legal: int


@dataclass(frozen=True, slots=True)
class LowQuoteCorrected(Finding):
    """The pot was quoted too low, and there is no substantial action after the bet yet: `legal`, not `performed`."""

    rule = "incorrect-bets"
    clause = "B"
    performed: int
    legal: int


@dataclass(frozen=True, slots=True)
class SubstantialActionAfterBet(Finding):
    """The pot was quoted too low, but there has been substantial action after the bet: `performed` stands."""

    rule = "incorrect-bets"
    clause = "B"
    performed: int
    legal: int


@dataclass(frozen=True, slots=True)
class StreetIsOver(Finding):
    """The next card is out, or the showdown has begun: the bet of `performed` stands."""

    rule = "incorrect-bets"
    performed: int
    legal: int


@dataclass(frozen=True, slots=True)
class AmountWasLegal(Finding):
    """The bet of `performed` was legal: there is nothing to correct."""

    rule = "incorrect-bets"
    performed: int


@dataclass(frozen=True, slots=True)
class CorrectionOpen(Finding):
    """The bet of `performed` should have been `legal`, and the edition does not say what becomes of it."""

    rule = "incorrect-bets"
    performed: int
    legal: int


@dataclass(frozen=True, slots=True)
class Mistake:
    """A wrong amount nobody noticed: by whom, on which street, what was performed and what would have been legal.

    `maximum` is the most that the betting structure allowed, None in no-limit.
    """

    event: int
    player: str
    street: str
    performed: int
    minimum: int
    maximum: int | None
    by_pot: bool

    @classmethod
    def of(cls, event: int, act: Act, spot: Spot, performed: int) -> "Mistake":
        """Take the legal bounds from the spot in which the act was performed."""
        table = spot.table
        minimum = spot.seat.at_most(table.least_bet if spot.unopened else table.minimum_raise)
        most = table.maximum(spot.seat)
        maximum = None if most is None else spot.seat.at_most(most)
        return cls(event, spot.seat.name, table.street, performed, minimum, maximum, act.quoted is not None)

    @property
    def legal(self) -> int:
        """The total that it should have been."""
        if self.performed < self.minimum:
            return self.minimum
        if self.maximum is not None and (self.performed > self.maximum or self.by_pot):
            return self.maximum
        return self.performed


def total_performed(spot: Spot, act: Act) -> int:
    """The total that a wrong amount came to on the table: as it was said, or what lay in front of the player then."""
    if isinstance(act, Raise):
        return act.to if act.to is not None else spot.call + (act.by or 0)
    if isinstance(act, Bet):
        return act.to
    says = act.says if isinstance(act, (Say, Push)) else None
    if says and says.act == "pot" and act.quoted:
        return total_by_quoted(spot, act.quoted)
    if says and says.act in _AMOUNT_WORDS and says.amount is not None:
        return says.amount
    if isinstance(act, Push) and (says.act in {"bet", "raise"} if says else spot.unopened or act.chips.count > 1):
        return spot.front
    raise ImpossibleAct("unnoticed", "only-for-bets-and-raises")


def rule_on_mistake(
    mistake: Mistake, *, same_street: bool, substantial: bool, settled: bool
) -> tuple[Decision, int | None, Finding]:
    """Whether the bet is corrected or stands, the total that it is now (None where that is open), and why.

    `same_street`: no card and no showdown since; `substantial`: there was substantial action after the bet; `settled`:
    the edition has a rule for it.
    """
    performed, legal = mistake.performed, mistake.legal
    if performed == legal:
        return Decision.STANDS, performed, AmountWasLegal(performed)
    if not settled:
        return Decision.DIRECTOR, None, CorrectionOpen(performed, legal)
    if not same_street:
        return Decision.STANDS, performed, StreetIsOver(performed, legal)
    if performed > legal:
        return Decision.CORRECTED, legal, OverbetReduced(performed, legal)
    if not mistake.by_pot:
        return Decision.CORRECTED, legal, UnderbetCorrected(performed, legal)
    if substantial:
        return Decision.STANDS, performed, SubstantialActionAfterBet(performed, legal)
    return Decision.CORRECTED, legal, LowQuoteCorrected(performed, legal)
