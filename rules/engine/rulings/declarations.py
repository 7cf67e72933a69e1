"""What does a declaration come to, with no chips put out?

Rules: methods of betting, calling and raising (2024: 40 to 42).  An amount alone is the same as pushing that amount in
silence; "raise" and an amount is the total; "raise" alone waits for its amount.
"""

from collections.abc import Callable
from dataclasses import dataclass

from rules.engine.findings import Finding
from rules.engine.rulings.amounts import rule_on_amount
from rules.engine.rulings.bet_facing_bet import rule_on_bet_facing_bet
from rules.engine.rulings.binding_calls import AllInForLess
from rules.engine.rulings.plain_acts import rule_on_call, rule_on_check, rule_on_fold
from rules.engine.rulings.pot_bets import rule_on_pot
from rules.engine.rulings.raise_amounts import (
    rule_on_all_in,
    rule_on_declared_raise,
    rule_on_opening_bet,
    rule_on_raise_said,
)
from rules.engine.rulings.spot import Spot, called
from rules.engine.rulings.unclear_amounts import rule_on_unclear_amount
from rules.engine.rulings.unofficial_words import rule_on_check_raise, rule_on_in, rule_on_more, rule_on_same_bet
from rules.engine.verdict import Decision, Ruling
from rules.engine.words import Words


@dataclass(frozen=True, slots=True)
class AllInDeclared(Finding):
    """All-in was declared: everything the player has, `total` chips."""

    rule = "methods-of-betting"
    total: int


@dataclass(frozen=True, slots=True)
class RaiseAwaitsAmount(Finding):
    """Raise was declared without an amount: at least `minimum`; the next chips or words give the amount."""

    rule = "methods-of-raising"
    minimum: int


@dataclass(frozen=True, slots=True)
class OnlyOneAmount(Finding):
    """A bet or raise was declared without an amount, and structure or stack leave only one, a total of `total`."""

    rule = "methods-of-raising"
    total: int


@dataclass(frozen=True, slots=True)
class RaiseWithoutAmount(Finding):
    """Raise was declared and no amount ever followed: a raise to the minimum, `minimum`."""

    rule = "methods-of-raising"
    minimum: int


def rule_on_words(spot: Spot, words: Words) -> Ruling:
    """Rule on a declaration in turn with no chips put out."""
    if words.act == "unclear":
        return rule_on_unclear_amount(spot, words.amount or 0)
    if words.act == "more":
        return rule_on_more(spot, words.amount or 0)
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


def _amount_declared(spot: Spot, act: str, amount: int) -> Ruling:
    if act == "raise":
        return rule_on_raise_said(spot, amount)
    if act == "bet" or spot.seat.bet_declared:
        return rule_on_bet_of(spot, amount)
    if spot.seat.raise_declared:
        return rule_on_raise_said(spot, amount)
    return rule_on_opening_bet(spot, amount) if spot.unopened else rule_on_amount(spot, amount)


def rule_on_bet_of(spot: Spot, amount: int) -> Ruling:
    """Rule on a bet of `amount` chips that was declared, whether there is a bet to match already or not."""
    if spot.unopened:
        return rule_on_opening_bet(spot, amount)
    return rule_on_bet_facing_bet(spot, rule_on_amount(spot, amount), rule_on_raise_said(spot, amount))


def await_amount(spot: Spot) -> Ruling:
    """Rule on a raise or bet that was said without an amount: the next chips or words give it.

    Where only one amount is possible, in limit or with a short stack, it is that.
    """
    least, most = spot.seat.at_most(_least_raise(spot)), _largest(spot)
    if most is not None and most <= least:
        return rule_on_declared_raise(spot, most, OnlyOneAmount(most))
    decision = Decision.BET if spot.unopened else Decision.RAISE
    return Ruling(decision, findings=(RaiseAwaitsAmount(least),))


def _largest(spot: Spot) -> int | None:
    """The largest total that structure and stack allow; None where neither bounds it."""
    bounds = [bound for bound in (spot.table.maximum(spot.seat), spot.seat.limit) if bound is not None]
    return min(bounds, default=None)


def _await_bet(spot: Spot) -> Ruling:
    """Rule on "bet" without an amount; facing a bet it is no raise yet, so that its amount is never the only one."""
    if spot.unopened:
        return await_amount(spot)
    return Ruling(Decision.RAISE, findings=(RaiseAwaitsAmount(spot.seat.at_most(_least_raise(spot))),))


def _least_raise(spot: Spot) -> int:
    return max(spot.table.least_bet, 1) if spot.unopened else spot.table.minimum_raise


_PLAIN: dict[str, Callable[[Spot], Ruling]] = {
    "fold": rule_on_fold,
    "check": rule_on_check,
    "call": rule_on_call,
    "raise": await_amount,
    "bet": _await_bet,
    "all-in": rule_on_declared_all_in,
    "pot": rule_on_pot,
    "i'm in": rule_on_in,
    "same bet": rule_on_same_bet,
    "check-raise": lambda spot: rule_on_check_raise(spot, await_amount),
}
