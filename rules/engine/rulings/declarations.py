"""Words and chips: which of them defines the act, and what does it come to?

Rules: methods of betting, calling and raising (2024: 40 to 42).  What comes first defines the bet.  An amount alone is
the same as pushing that amount in silence; "raise" and an amount is the total.  Where words and chips come together,
a clear and reasonable declaration wins; where they contradict each other the director decides.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace

from rules.engine.findings import Finding
from rules.engine.rulings.amounts import rule_on_amount
from rules.engine.rulings.binding_calls import AllInForLess
from rules.engine.rulings.plain_acts import rule_on_call, rule_on_check, rule_on_fold
from rules.engine.rulings.pot_bets import rule_on_pot
from rules.engine.rulings.raise_amounts import (
    rule_on_all_in,
    rule_on_declared_raise,
    rule_on_opening_bet,
)
from rules.engine.rulings.silent_chips import ByTheChips, ByTheWords, rule_on_silent_chips
from rules.engine.rulings.spot import Spot, called, left_to_director, readings_of, same_outcome
from rules.engine.rulings.unclear_amounts import rule_on_unclear_amount
from rules.engine.verdict import Decision, Motion, Ruling
from rules.engine.words import Words


@dataclass(frozen=True, slots=True)
class AllInDeclared(Finding):
    """All-in was declared: everything the player has, `total` chips."""

    rule = "methods-of-betting"
    total: int


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


@dataclass(frozen=True, slots=True)
class RaiseAwaitsAmount(Finding):
    """Raise was declared without an amount: at least `minimum`; the next chips or words give the amount."""

    rule = "methods-of-raising"
    minimum: int


@dataclass(frozen=True, slots=True)
class RaiseWithoutAmount(Finding):
    """Raise was declared and no amount ever followed: a raise to the minimum, `minimum`."""

    rule = "methods-of-raising"
    minimum: int


def rule_on_push(spot: Spot, motion: Motion, words: Words | None, first: str) -> Ruling:
    """Rule on chips put out in turn, with or without words; `first` is words, chips or together."""
    if words is None:
        return _silent(spot, motion)
    if first == "chips":
        silent = rule_on_silent_chips(spot, motion)
        return _with(silent, ChipsCameFirst(motion.front))
    by_words = _words_and_chips(spot, motion, words)
    return _words_first(by_words, motion) if first == "words" else _together(spot, motion, words, by_words)


def rule_on_words(spot: Spot, words: Words) -> Ruling:
    """Rule on a declaration in turn with no chips put out."""
    if words.act == "unclear":
        return rule_on_unclear_amount(spot, words.amount or 0)
    if words.amount is not None:
        return _amount_declared(spot, words.act, words.amount)
    return _PLAIN[words.act](spot)


def rule_on_declared_all_in(spot: Spot) -> Ruling:
    """Rule on everything the player has, said or plainly done."""
    total = spot.seat.limit or 0
    if spot.unopened or total > spot.call:
        return rule_on_all_in(spot, total, AllInDeclared(total))
    found = AllInForLess(total, spot.call) if total < spot.call else AllInDeclared(total)
    return called(spot, found)


def rule_on_raise_without_amount(spot: Spot) -> Ruling:
    """Rule on a raise that was said and never given an amount, before a call or fold: it is one to the minimum."""
    minimum = spot.seat.at_most(_least_raise(spot))
    return rule_on_declared_raise(spot, minimum, RaiseWithoutAmount(minimum))


def _silent(spot: Spot, motion: Motion) -> Ruling:
    """Chips in silence; where "raise" was said before, they give the amount."""
    if spot.seat.raise_declared:
        return _raise_by_chips(spot, motion)
    return rule_on_silent_chips(spot, motion)


def _words_and_chips(spot: Spot, motion: Motion, words: Words) -> Ruling:
    """The words define the act; after "raise" alone the chips give the amount."""
    if words.act in {"raise", "bet"} and words.amount is None:
        return _raise_by_chips(spot, motion)
    return rule_on_words(spot, words)


def _words_first(ruling: Ruling, motion: Motion) -> Ruling:
    """Say that the words count where the chips put out after them come to something else."""
    by_chips = isinstance(ruling.findings[0], RaiseDeclaredFirst | OverchipAfterRaise | RaiseAwaitsAmount)
    return ruling if by_chips or ruling.to == motion.front else _with(ruling, WordsCameFirst(motion.front))


def _raise_by_chips(spot: Spot, motion: Motion) -> Ruling:
    total = motion.front
    if spot.edition.two_motion_raise and total == spot.call and spot.facing:
        return _await_amount(spot)
    if motion.new.count == 1 and total >= spot.table.minimum_raise and not spot.unopened:
        return rule_on_declared_raise(spot, total, OverchipAfterRaise(motion.new.total, total))
    return rule_on_declared_raise(spot, total, RaiseDeclaredFirst(total))


def _together(spot: Spot, motion: Motion, words: Words, by_words: Ruling) -> Ruling:
    by_chips = rule_on_silent_chips(spot, motion)
    if same_outcome(by_words, by_chips):
        return by_words
    if _reasonable(spot, words, by_words):
        return _with(by_words, ClearDeclarationWins())
    readings = readings_of(spot, by_words, ByTheWords()) + readings_of(spot, by_chips, ByTheChips())
    return left_to_director(readings, WordsAgainstChips())


def _reasonable(spot: Spot, words: Words, ruling: Ruling) -> bool:
    """Whether the declaration is an act that the spot allows as it was said."""
    if ruling.decision in {Decision.HELD, Decision.DIRECTOR, Decision.CHECK, Decision.FOLD}:
        # Whoever says check or fold and pushes chips forward with it contradicts himself.
        return False
    if words.amount is None or spot.is_all(words.amount):
        return True
    if spot.unopened:
        return words.amount >= spot.table.least_bet
    return words.amount >= (spot.call if words.act == "amount" else spot.table.minimum_raise)


def _amount_declared(spot: Spot, act: str, amount: int) -> Ruling:
    if act == "raise" or spot.seat.raise_declared:
        return rule_on_declared_raise(spot, amount)
    return rule_on_opening_bet(spot, amount) if spot.unopened else rule_on_amount(spot, amount)


def _await_amount(spot: Spot) -> Ruling:
    decision = Decision.BET if spot.unopened else Decision.RAISE
    return Ruling(decision, findings=(RaiseAwaitsAmount(spot.seat.at_most(_least_raise(spot))),))


def _least_raise(spot: Spot) -> int:
    return max(spot.table.least_bet, 1) if spot.unopened else spot.table.minimum_raise


def _with(ruling: Ruling, first: Finding) -> Ruling:
    return replace(ruling, findings=(first, *ruling.findings))


_PLAIN: dict[str, Callable[[Spot], Ruling]] = {
    "fold": rule_on_fold,
    "check": rule_on_check,
    "call": rule_on_call,
    "raise": _await_amount,
    "bet": _await_amount,
    "all-in": rule_on_declared_all_in,
    "pot": rule_on_pot,
}
