"""What is said of a fault of the deal: the faults, then what becomes of the hand.

Rule: misdeals (2013: 34, 2019 to 2024: 35, 2026: 37), and where named the button short of cards (2024: 37), the
placement of the button (2024: 34) and floor decisions (2024: 1).
"""

from dataclasses import dataclass

from rules.engine.findings import Finding


@dataclass(frozen=True, slots=True)
class BoxedCards(Finding):
    """`count` boxed cards, face up in the deck, came on the deal: a misdeal from two on."""

    rule = "misdeals"
    count: int


@dataclass(frozen=True, slots=True)
class OneBoxedCard(Finding):
    """A single boxed card is no misdeal."""

    rule = "misdeals"


@dataclass(frozen=True, slots=True)
class FirstCardToWrongSeat(Finding):
    """The first card went to the wrong seat: a misdeal."""

    rule = "misdeals"


@dataclass(frozen=True, slots=True)
class ButtonInWrongPlace(Finding):
    """The button stood in the wrong place, so that the first card went to the wrong seat: a misdeal."""

    rule = "misdeals"


@dataclass(frozen=True, slots=True)
class SeatNotEntitled(Finding):
    """Cards were dealt to a seat that was not entitled to a hand: a misdeal."""

    rule = "misdeals"


@dataclass(frozen=True, slots=True)
class SeatSkipped(Finding):
    """A seat that was entitled to a hand was dealt out: a misdeal."""

    rule = "misdeals"


@dataclass(frozen=True, slots=True)
class WrongNumberOfCards(Finding):
    """A player was dealt the wrong number of cards, `cards` being too few or too many: a misdeal since 2022."""

    rule = "misdeals"
    cards: str


@dataclass(frozen=True, slots=True)
class ForeignCard(Finding):
    """A card that does not belong to the deck was found: a misdeal since 2022."""

    rule = "misdeals"


@dataclass(frozen=True, slots=True)
class FirstCardsExposed(Finding):
    """The dealer exposed one of the first two cards of the deal: a misdeal in flop games."""

    rule = "misdeals"


@dataclass(frozen=True, slots=True)
class TwoDownCardsExposed(Finding):
    """The dealer exposed two downcards: a misdeal in flop games."""

    rule = "misdeals"


@dataclass(frozen=True, slots=True)
class OneDownCardExposed(Finding):
    """The dealer exposed a single downcard after the first two: no misdeal in flop games."""

    rule = "misdeals"


@dataclass(frozen=True, slots=True)
class FouledDeck(Finding):
    """The deck is fouled: the hand ends and every bet goes back, substantial action or not."""

    rule = "misdeals"


@dataclass(frozen=True, slots=True)
class ButtonCompleted(Finding):
    """The button is short of cards and has not acted: he is given the missing ones, substantial action or not."""

    rule = "button-short-of-cards"


@dataclass(frozen=True, slots=True)
class ButtonActedShort(Finding):
    """The button acted on a hand with too few cards: it is dead."""

    rule = "button-short-of-cards"


@dataclass(frozen=True, slots=True)
class ShortButtonOpen(Finding):
    """The edition does not say what becomes of a button with too few cards."""

    rule = "button-short-of-cards"


@dataclass(frozen=True, slots=True)
class NoMisdealAfterAction(Finding):
    """After substantial action no misdeal can be declared: the hand goes on."""

    rule = "misdeals"


@dataclass(frozen=True, slots=True)
class WrongHandDead(Finding):
    """A hand with the wrong number of cards cannot be played: it is dead, its bets stay in, the others play on."""

    rule = "misdeals"


@dataclass(frozen=True, slots=True)
class ButtonStays(Finding):
    """A wrong button that is found after substantial action stays where it is."""

    rule = "button-placement"


@dataclass(frozen=True, slots=True)
class FairnessMayOverride(Finding):
    """The seat is out of the hand; where all have folded only, a director has set the rule aside in fairness."""

    rule = "floor-decisions"


@dataclass(frozen=True, slots=True)
class FaultNotListed(Finding):
    """The edition does not count this fault among the misdeals: it is for the director."""

    rule = "misdeals"


@dataclass(frozen=True, slots=True)
class HouseStandardInStud(Finding):
    """Exposed cards are settled for flop games; in stud the standard of the house decides."""

    rule = "misdeals"
