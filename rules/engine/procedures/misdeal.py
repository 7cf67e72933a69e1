"""Is it a misdeal, or does the hand go on?

Rule: misdeals (2013: 34, 2019 to 2024: 35, 2026: 37).  Once there has been substantial action no misdeal can be
declared: the hand goes on, and a hand with the wrong number of cards is dead.  Only a fouled deck ends it even then.
A button with too few cards is given the missing ones unless he has acted (2024: 37, 2026: 39; no rule before 2017).
The wrong number of cards and foreign cards are on the list since 2022.  In stud, exposed cards are for the house.
"""

from collections.abc import Iterator
from typing import Annotated, Literal

from pydantic import Field

from rules.engine.editions import Edition
from rules.engine.findings import Finding
from rules.engine.problems import Problem
from rules.engine.procedures import misdeal_findings as say
from rules.engine.procedures.substantial_action import Acts, substantial_action
from rules.engine.record import Procedure
from rules.engine.verdict import Decision, Reading, Verdict

_PLAIN: dict[str, type[Finding]] = {
    "wrong-first-seat": say.FirstCardToWrongSeat,
    "wrong-button": say.ButtonInWrongPlace,
    "seat-not-entitled": say.SeatNotEntitled,
    "seat-skipped": say.SeatSkipped,
    "foreign-card": say.ForeignCard,
    "exposed-first-two": say.FirstCardsExposed,
    "exposed-two": say.TwoDownCardsExposed,
    "exposed-one": say.OneDownCardExposed,
    "fouled-deck": say.FouledDeck,
}
"""The faults that have no figure of their own."""

_NO_MISDEAL = (say.OneBoxedCard, say.OneDownCardExposed)
_LISTED_SINCE_2022 = {"wrong-count", "foreign-card"}


class Misdeal(Procedure):
    """A fault of the deal, and the `acts` in turn before it was noticed.

    `count` boxed cards; a wrong count is of `cards` too few or too many, `acted` when its owner has acted on his hand.
    """

    kind: Literal["misdeal"]
    fault: Literal[
        "boxed-cards",
        "wrong-first-seat",
        "wrong-button",
        "seat-not-entitled",
        "seat-skipped",
        "wrong-count",
        "foreign-card",
        "exposed-first-two",
        "exposed-two",
        "exposed-one",
        "fouled-deck",
    ]
    seat: Literal["button", "other"] = "other"
    acts: Acts = []
    game: Literal["board", "board-hilo", "stud", "razz"] = "board"
    count: Annotated[int, Field(gt=0, le=52)] = 2
    cards: Literal["too-few", "too-many"] = "too-few"
    acted: bool = False

    def faults_of_sense(self) -> Iterator[Problem]:
        """Keys that say nothing of this fault are refused besides."""
        yield from super().faults_of_sense()
        for key, fault in (("count", "boxed-cards"), ("cards", "wrong-count"), ("acted", "wrong-count")):
            if key in self.model_fields_set and self.fault != fault:
                yield Problem(key, f"only-with-{fault}")
        if self.acted and not self.acts:
            yield Problem("acted", "nobody-has-acted")


def judge_misdeal(scenario: Misdeal, edition: Edition) -> Verdict:
    """Whether a fault of the deal is a misdeal, or how the hand goes on."""
    fault = _fault(scenario)
    since, action = substantial_action(scenario.acts)
    if scenario.fault == "fouled-deck":
        return Verdict(edition, Decision.BETS_RETURNED, findings=(fault,))
    if _button_is_short(scenario) and (edition.short_button_settled or not scenario.acted):
        return _on_short_button(edition, fault, scenario.acted, since is not None)
    if since is not None:
        return _too_late(scenario, edition, fault, action)
    if scenario.game in {"stud", "razz"} and scenario.fault.startswith("exposed"):
        return _open(edition, Decision.MISDEAL, Decision.PLAY_ON, fault, say.HouseStandardInStud())
    if scenario.fault in _LISTED_SINCE_2022 and not edition.wrong_cards_settled:
        other = Decision.HAND_DEAD if scenario.fault == "wrong-count" else Decision.PLAY_ON
        return _open(edition, Decision.MISDEAL, other, fault, action, say.FaultNotListed())
    if isinstance(fault, _NO_MISDEAL):
        return Verdict(edition, Decision.PLAY_ON, findings=(fault,))
    return Verdict(edition, Decision.MISDEAL, findings=(fault, action))


def _fault(scenario: Misdeal) -> Finding:
    if scenario.fault == "boxed-cards":
        return say.BoxedCards(scenario.count) if scenario.count > 1 else say.OneBoxedCard()
    if scenario.fault == "wrong-count":
        return say.WrongNumberOfCards(scenario.cards)
    return _PLAIN[scenario.fault]()


def _button_is_short(scenario: Misdeal) -> bool:
    return scenario.fault == "wrong-count" and scenario.seat == "button" and scenario.cards == "too-few"


def _on_short_button(edition: Edition, fault: Finding, acted: bool, too_late: bool) -> Verdict:
    """The button may be completed at any time, unless he has acted."""
    if not edition.short_button_settled:
        other = Decision.HAND_DEAD if too_late else Decision.MISDEAL
        return _open(edition, Decision.COMPLETE_THE_HAND, other, fault, say.ShortButtonOpen())
    if acted:
        return Verdict(edition, Decision.HAND_DEAD, findings=(fault, say.ButtonActedShort()))
    return Verdict(edition, Decision.COMPLETE_THE_HAND, findings=(fault, say.ButtonCompleted()))


def _too_late(scenario: Misdeal, edition: Edition, fault: Finding, action: Finding) -> Verdict:
    """After substantial action the hand goes on, whatever was wrong with the deal."""
    findings = [fault, action, say.NoMisdealAfterAction()]
    if scenario.fault == "wrong-count":
        return Verdict(edition, Decision.HAND_DEAD, findings=(*findings, say.WrongHandDead()))
    if scenario.fault == "wrong-button":
        findings.append(say.ButtonStays())
    if scenario.fault == "seat-skipped" and set(scenario.acts) == {"fold"}:
        return _open(edition, Decision.PLAY_ON, Decision.MISDEAL, *findings, say.FairnessMayOverride())
    return Verdict(edition, Decision.PLAY_ON, findings=tuple(findings))


def _open(edition: Edition, usual: Decision, other: Decision, *findings: Finding) -> Verdict:
    """The text leaves it to the director: the usual practice and the other reading."""
    return Verdict(edition, Decision.DIRECTOR, findings=findings, may=(Reading(usual), Reading(other)))
