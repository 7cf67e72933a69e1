"""Words and chips: which of them defines the act?

Rules: methods of betting and raising (2024: 40, 42), overchip (2024: 44).  What comes first defines the bet; after
"raise" alone the chips give the amount.  Where words and chips come together, a clear and reasonable declaration wins,
a number of open scale once its amount is found; where they contradict each other the director decides.

Fixed reading of the raise in two motions, allowed before 2019: "raise", the call in chips, then one more motion.  The
amount of the call *said* after "raise" is no motion of chips: it is the amount of the raise, and no possible total.
"""

from dataclasses import dataclass, replace

from rules.engine.findings import Finding
from rules.engine.rulings.bet_facing_bet import rule_on_bet_facing_bet
from rules.engine.rulings.declarations import await_amount, rule_on_words
from rules.engine.rulings.pulled_chips import PulledFacingRaise
from rules.engine.rulings.raise_amounts import rule_on_declared_raise
from rules.engine.rulings.silent_chips import ByTheChips, ByTheWords, rule_on_silent_chips
from rules.engine.rulings.spot import Spot, distinct, left_to_director, readings_of, same_outcome
from rules.engine.rulings.unclear_amounts import ChipsMayBeMeant, MeantAmountWins, may_be_meant_too
from rules.engine.verdict import Decision, Motion, Ruling
from rules.engine.words import Words


@dataclass(frozen=True, slots=True)
class WordsCameFirst(Finding):
    """The declaration came first and defines the act; the chips put out, `chips`, do not change it."""

    rule = "methods-of-betting"
    chips: int


@dataclass(frozen=True, slots=True)
class ChipsCameFirst(Finding):
    """The chips came first and define the act; the words after them do not change it."""

    rule = "methods-of-betting"
    chips: int


@dataclass(frozen=True, slots=True)
class ClearDeclarationWins(Finding):
    """Words and chips came together: the declaration is clear and reasonable, and wins."""

    rule = "methods-of-betting"


@dataclass(frozen=True, slots=True)
class WordsAgainstChips(Finding):
    """Words and chips came together and contradict each other."""

    rule = "methods-of-betting"


@dataclass(frozen=True, slots=True)
class RaiseDeclaredFirst(Finding):
    """Raise was declared, and the chips give the amount, `total`."""

    rule = "methods-of-raising"
    total: int


@dataclass(frozen=True, slots=True)
class OverchipAfterRaise(Finding):
    """Raise was declared before one chip of `chip`: all that the chip allows, `total`."""

    rule = "overchip"
    chip: int
    total: int


def rule_on_push(spot: Spot, motion: Motion, words: Words | None, first: str) -> Ruling:
    """Rule on chips put out in turn, with or without words; `first` is words, chips or together."""
    if words is None:
        return _silent(spot, motion)
    if first == "chips":
        silent = rule_on_silent_chips(spot, motion)
        return _with(silent, ChipsCameFirst(motion.front))
    by_words = _words_and_chips(spot, motion, words)
    return _words_first(spot, by_words, motion, words) if first == "words" else _together(spot, motion, words, by_words)


def _silent(spot: Spot, motion: Motion) -> Ruling:
    """Chips in silence; where "raise" was said before, they give the amount."""
    silent = rule_on_silent_chips(spot, motion)
    if spot.seat.bet_declared:
        return rule_on_bet_facing_bet(spot, silent, _raise_by_chips(spot, motion))
    return _raise_by_chips(spot, motion) if spot.seat.raise_declared else silent


def _words_and_chips(spot: Spot, motion: Motion, words: Words) -> Ruling:
    """The words define the act; after "raise" alone the chips give the amount."""
    if not _amount_by_chips(spot, words):
        return rule_on_words(spot, words)
    if words.act == "bet" and not spot.unopened:
        return rule_on_bet_facing_bet(spot, rule_on_silent_chips(spot, motion), _raise_by_chips(spot, motion))
    return _raise_by_chips(spot, motion)


def _amount_by_chips(spot: Spot, words: Words) -> bool:
    """Whether the words leave the amount to the chips."""
    if words.act == "check-raise":
        return spot.facing
    return words.act in {"raise", "bet"} and words.amount is None


def _words_first(spot: Spot, ruling: Ruling, motion: Motion, words: Words) -> Ruling:
    """Say that the words count where the chips put out after them come to something else."""
    if _amount_by_chips(spot, words) or motion.front == (words.amount if ruling.to is None else ruling.to):
        return ruling
    return _with(ruling, WordsCameFirst(motion.front))


def _raise_by_chips(spot: Spot, motion: Motion) -> Ruling:
    total = motion.front
    if spot.edition.two_motion_raise and total == spot.call and spot.facing:
        return await_amount(spot)
    if motion.new.count == 1 and total >= spot.table.minimum_raise and not spot.unopened:
        return rule_on_declared_raise(spot, total, OverchipAfterRaise(motion.new.total, total))
    return rule_on_declared_raise(spot, total, RaiseDeclaredFirst(total))


def _together(spot: Spot, motion: Motion, words: Words, by_words: Ruling) -> Ruling:
    by_chips = _silent(spot, motion)
    if same_outcome(by_words, by_chips):
        return by_words
    if by_words.decision is Decision.FOLD and spot.bound_by_pull:
        return _with(by_chips, PulledFacingRaise(spot.pulled))
    unclear = words.act == "unclear"
    both_meant = unclear and may_be_meant_too(spot, by_words, words.amount or 0, motion.front)
    if not both_meant and _reasonable(spot, words, by_words):
        return _found_to_win(by_words) if unclear else _with(by_words, ClearDeclarationWins())
    readings = readings_of(spot, by_words, ByTheWords()) + readings_of(spot, by_chips, ByTheChips())
    found = ChipsMayBeMeant(motion.front) if both_meant else WordsAgainstChips()
    return left_to_director(distinct(readings), *(by_words.findings[:1] if unclear else ()), found)


def _found_to_win(by_words: Ruling) -> Ruling:
    """How the amount of the word is found, and that it wins then."""
    first, *then = by_words.findings
    return replace(by_words, findings=(first, MeantAmountWins(), *then))


def _reasonable(spot: Spot, words: Words, ruling: Ruling) -> bool:
    """Whether the declaration is an act that the spot allows as it was said."""
    if ruling.decision in {Decision.HELD, Decision.DIRECTOR, Decision.CHECK, Decision.FOLD}:
        # Whoever says check or fold and pushes chips forward with it contradicts himself.
        return False
    if words.act == "unclear" or words.amount is None or spot.is_all(words.amount):
        return True
    if spot.unopened:
        return words.amount >= spot.table.least_bet
    return words.amount >= (spot.call if words.act == "amount" else spot.table.minimum_raise)


def _with(ruling: Ruling, first: Finding) -> Ruling:
    return replace(ruling, findings=(first, *ruling.findings))
