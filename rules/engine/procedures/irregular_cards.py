"""A flop dealt wrong, a board card dealt too early, a live hand killed or mixed: what happens now?

Rules: irregular flops (2011: 33, 2013: 36, 2019 to 2024: 39, 2026: 41), cards dealt too early (2024 and 2026: RP-5),
killed hands (2024: 65, 2026: 67).

* Four cards on the flop: scrambled, the floor picks one as the next burn card (certain, every edition).
* No burn card and no action: the three are scrambled, one is the burn card, the next card completes the flop; after
  action the flop stands (certain in 2024; what earlier editions say is not established).  Whether a single act is
  action, or only substantial action, is left to the director, and so are acts on a flop of four cards.
* A card dealt too early: only a recommended procedure, so the director decides.  The readings are the usual procedures
  of the house (likely: rules of public card rooms; the second reading of a river is made like that of a flop).
* A hand that the dealer kills, or that cannot be identified beyond doubt, is dead.  Called bets stay in, the uncalled
  part goes back (likely since 2019: one public quotation).  A mixed hand that is identified is live (derived from it).
  No rule that was seen mentions a camera.  At least one other live hand is left, so that the others can play on.
"""

from collections.abc import Iterator
from typing import Literal

from rules.engine.editions import Edition
from rules.engine.findings import Finding
from rules.engine.problems import Problem
from rules.engine.procedures import irregular_card_findings as say
from rules.engine.procedures.substantial_action import Acts, substantial_action
from rules.engine.record import AmountOrNone, Procedure
from rules.engine.verdict import Decision, Reading, Verdict

_FLOPS = {"four-card-flop", "flop-without-burn"}
_HANDS = {"hand-in-muck", "hands-mixed"}


class IrregularCards(Procedure):
    """A fault with the board or with a live hand.

    `no_burn`: no card was burned before a flop of four cards.  `acts` were taken on the flop before it was noticed.
    `identified`: whether every card of the hand is known beyond doubt.  `uncalled`: chips of its player's bet or raise
    that nobody has called.
    """

    kind: Literal["irregular-cards"]
    fault: Literal[
        "four-card-flop",
        "flop-without-burn",
        "premature-flop",
        "premature-turn",
        "premature-river",
        "hand-in-muck",
        "hands-mixed",
    ]
    no_burn: bool = False
    acts: Acts = []
    identified: Literal["certain", "uncertain", "by-camera"] = "uncertain"
    uncalled: AmountOrNone = 0

    def faults_of_sense(self) -> Iterator[Problem]:
        """Keys that say nothing of this fault are refused besides."""
        yield from super().faults_of_sense()
        if "no_burn" in self.model_fields_set and self.fault != "four-card-flop":
            yield Problem("no_burn", "only-with-four-card-flop")
        if "acts" in self.model_fields_set and self.fault not in _FLOPS:
            yield Problem("acts", "only-with-irregular-flop")
        for key in ("identified", "uncalled"):
            if key in self.model_fields_set and self.fault not in _HANDS:
                yield Problem(key, "only-with-killed-hand")


def judge_irregular_cards(scenario: IrregularCards, edition: Edition) -> Verdict:
    """How the board is put right, or whether the hand is live."""
    if scenario.fault in _HANDS:
        return _on_hand(scenario, edition)
    if scenario.fault == "four-card-flop":
        return _on_four_cards(scenario, edition)
    if scenario.fault == "flop-without-burn":
        return _on_missing_burn(scenario, edition)
    return _on_premature_card(scenario.fault.removeprefix("premature-"), edition)


def _on_four_cards(scenario: IrregularCards, edition: Edition) -> Verdict:
    """Scramble the four; with no burn card, or after action, the director decides."""
    scrambled = _board(say.FourCardsScrambled())
    stands = [Reading(Decision.PLAY_ON, premise=say.FlopStands())] if scenario.acts else []
    action = [substantial_action(scenario.acts)[1], say.ActionOnFourCardsOpen()] if scenario.acts else []
    if scenario.no_burn:
        findings = (say.FourCardsOnFlop(), say.NoBurnBeforeFlop(), say.FourCardsWithoutBurnOpen(), *action)
        return _open(edition, findings, scrambled, _board(say.MissingBurnAmongFour()), *stands)
    if scenario.acts:
        return _open(edition, (say.FourCardsOnFlop(), *action), scrambled, *stands)
    findings = (say.FourCardsOnFlop(), say.FourCardsScrambled())
    return Verdict(edition, Decision.BOARD_PUT_RIGHT, findings=findings)


def _on_missing_burn(scenario: IrregularCards, edition: Edition) -> Verdict:
    """Scramble the three before action, let the flop stand after it."""
    fault, scrambled, stands = say.NoBurnBeforeFlop(), say.ThreeCardsScrambled(), say.FlopStands()
    since, action = substantial_action(scenario.acts)
    readings = [_board(scrambled), Reading(Decision.PLAY_ON, premise=stands)]
    if not edition.unburned_flop_settled:
        order = readings if since is None else readings[::-1]
        return _open(edition, (fault, say.MissingBurnNotListed()), *order)
    if not scenario.acts:
        return Verdict(edition, Decision.BOARD_PUT_RIGHT, findings=(fault, scrambled))
    if since is None:
        return _open(edition, (fault, action, say.ActionNotDefined()), *readings[::-1])
    return Verdict(edition, Decision.PLAY_ON, findings=(fault, action, stands))


def _on_premature_card(street: str, edition: Edition) -> Verdict:
    """Finish the betting round, then replace the cards as the house does."""
    findings = (say.CardsDealtTooEarly(street), say.ReplacementRecommended())
    readings = (_board(say.CardsReplaced(street)), _board(say.CardsReplacedOtherwise(street)))
    return _open(edition, findings, *readings)


def _on_hand(scenario: IrregularCards, edition: Edition) -> Verdict:
    """Live where it is identified, else dead; the director decides what identifies it."""
    mixed = scenario.fault == "hands-mixed"
    fault = say.HandMixed() if mixed else say.HandKilledByDealer()
    if scenario.identified == "by-camera":
        findings: tuple[Finding, ...] = (fault, say.CameraNotSettled())
        return _open(edition, findings, _live(say.HandIdentified()), _dead(scenario, say.HandNotIdentified()))
    if scenario.identified == "certain":
        if mixed and edition.fouled_hands_settled:
            return Verdict(edition, Decision.PLAY_ON, findings=(fault, say.HandIdentified()))
        why = say.KilledThoughIdentified() if edition.fouled_hands_settled else say.FouledHandsNotSettled()
        return _open(edition, (fault, why), _live(say.IdentityIsEnough()), _dead(scenario, say.FaultIsEnough()))
    if not edition.fouled_hands_settled:
        findings = (fault, say.FouledHandsNotSettled())
        return _open(edition, findings, _dead(scenario, say.HandNotIdentified()), _live(say.HandIdentified()))
    findings = (fault, say.HandNotIdentified(), *_uncalled(scenario))
    return Verdict(edition, Decision.HAND_DEAD, findings=findings, returns=scenario.uncalled or None)


def _uncalled(scenario: IrregularCards) -> tuple[Finding, ...]:
    return (say.UncalledChipsBack(scenario.uncalled),) if scenario.uncalled else ()


def _board(how: Finding) -> Reading:
    return Reading(Decision.BOARD_PUT_RIGHT, premise=how)


def _live(when: Finding) -> Reading:
    return Reading(Decision.PLAY_ON, premise=when)


def _dead(scenario: IrregularCards, when: Finding) -> Reading:
    """A dead hand; the uncalled part of its bet goes back."""
    return Reading(Decision.HAND_DEAD, returns=scenario.uncalled or None, premise=when)


def _open(edition: Edition, findings: tuple[Finding, ...], *readings: Reading) -> Verdict:
    """The director decides: the usual practice first."""
    return Verdict(edition, Decision.DIRECTOR, findings=findings, may=readings)
