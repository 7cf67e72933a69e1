"""What is said of a flop dealt wrong, of a card dealt too early, and of a hand that was killed or mixed.

Rules: irregular flops (2011: 33, 2013: 36, 2019 to 2024: 39, 2026: 41), cards dealt too early (2024 and 2026: RP-5),
killed hands (2024: 65, 2026: 67).
"""

from dataclasses import dataclass

from rules.engine.findings import Finding


@dataclass(frozen=True, slots=True)
class FourCardsOnFlop(Finding):
    """The flop has four cards instead of three."""

    rule = "irregular-flops"


@dataclass(frozen=True, slots=True)
class NoBurnBeforeFlop(Finding):
    """No card was burned before the flop."""

    rule = "irregular-flops"


@dataclass(frozen=True, slots=True)
class FourCardsScrambled(Finding):
    """The four cards are scrambled, the floor picks one as the next burn card, the other three are the flop."""

    rule = "irregular-flops"


@dataclass(frozen=True, slots=True)
class ThreeCardsScrambled(Finding):
    """The three cards are scrambled, one is the burn card, and the next card of the stub completes the flop."""

    rule = "irregular-flops"


@dataclass(frozen=True, slots=True)
class MissingBurnAmongFour(Finding):
    """A reading: one of the four scrambled cards is the missing burn card, and the next burn is due as usual."""

    rule = "irregular-flops"


@dataclass(frozen=True, slots=True)
class FlopStands(Finding):
    """After action the flop stands as it was played."""

    rule = "irregular-flops"


@dataclass(frozen=True, slots=True)
class ActionOnFourCardsOpen(Finding):
    """The rule does not say what becomes of four cards once there was action on them."""

    rule = "irregular-flops"


@dataclass(frozen=True, slots=True)
class FourCardsWithoutBurnOpen(Finding):
    """Four cards and a missing burn card are settled one by one, not together."""

    rule = "irregular-flops"


@dataclass(frozen=True, slots=True)
class ActionNotDefined(Finding):
    """The rule lets a flop stand after action; it does not say whether one act is enough."""

    rule = "irregular-flops"


@dataclass(frozen=True, slots=True)
class MissingBurnNotListed(Finding):
    """What the edition says of a flop without a burn card is not established."""

    rule = "irregular-flops"


@dataclass(frozen=True, slots=True)
class CardsDealtTooEarly(Finding):
    """The cards of `street` (flop, turn or river) were dealt before the betting round was over."""

    rule = "irregular-flops"
    street: str


@dataclass(frozen=True, slots=True)
class ReplacementRecommended(Finding):
    """How the cards are replaced is a recommended procedure, not a rule: the director decides."""

    rule = "premature-cards"


@dataclass(frozen=True, slots=True)
class CardsReplaced(Finding):
    """A reading, the usual one: flop and river go back into the stub, and the burn card stays.

    A turn is set aside: the river that was due becomes the turn, and a new river is dealt from the shuffled stub.
    """

    rule = "premature-cards"
    street: str


@dataclass(frozen=True, slots=True)
class CardsReplacedOtherwise(Finding):
    """A reading: the burn card of flop or river goes back as well; a turn is replaced at once, and the river kept."""

    rule = "premature-cards"
    street: str


@dataclass(frozen=True, slots=True)
class HandKilledByDealer(Finding):
    """The dealer put a live hand into the muck by mistake."""

    rule = "killed-hands"


@dataclass(frozen=True, slots=True)
class HandMixed(Finding):
    """A live hand was mixed with other cards."""

    rule = "killed-hands"


@dataclass(frozen=True, slots=True)
class HandIdentified(Finding):
    """Every card of the hand is identified beyond doubt: it is live."""

    rule = "killed-hands"


@dataclass(frozen=True, slots=True)
class HandNotIdentified(Finding):
    """The hand cannot be identified beyond doubt: it is dead, there is no redress, called bets stay in the pot."""

    rule = "killed-hands"
    clause = "A"


@dataclass(frozen=True, slots=True)
class UncalledChipsBack(Finding):
    """The player's own bet or raise of `chips` that nobody has called goes back."""

    rule = "killed-hands"
    clause = "A"
    chips: int


@dataclass(frozen=True, slots=True)
class KilledThoughIdentified(Finding):
    """A hand killed by the dealer has no redress by the text, but this one can be identified."""

    rule = "killed-hands"
    clause = "A"


@dataclass(frozen=True, slots=True)
class IdentityIsEnough(Finding):
    """A reading: the hand is live, since every card of it is identified."""

    rule = "killed-hands"


@dataclass(frozen=True, slots=True)
class FaultIsEnough(Finding):
    """A reading: the hand is dead, since a player has to protect his cards."""

    rule = "killed-hands"
    clause = "A"


@dataclass(frozen=True, slots=True)
class CameraNotSettled(Finding):
    """No rule says whether the pictures of a camera identify a hand beyond doubt."""

    rule = "killed-hands"


@dataclass(frozen=True, slots=True)
class FouledHandsNotSettled(Finding):
    """What the edition says of killed and mixed hands is not established."""

    rule = "killed-hands"
