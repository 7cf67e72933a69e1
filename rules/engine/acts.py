"""Which question does an act ask?  This module finds the ruling that answers it."""

from collections.abc import Callable
from typing import Any

from rules.engine.motions import left_after_pull
from rules.engine.problems import ImpossibleAct
from rules.engine.rulings.accepted_action import with_true_amount
from rules.engine.rulings.bet_facing_bet import rule_on_bet_facing_bet
from rules.engine.rulings.conditional_declarations import rule_on_condition
from rules.engine.rulings.declarations import (
    rule_on_bet_of,
    rule_on_declared_all_in,
    rule_on_raise_without_amount,
    rule_on_words,
)
from rules.engine.rulings.plain_acts import rule_on_call, rule_on_check, rule_on_fold
from rules.engine.rulings.pot_bets import with_true_pot
from rules.engine.rulings.pulled_chips import rule_on_pull
from rules.engine.rulings.raise_amounts import rule_on_declared_raise, rule_on_raise_said
from rules.engine.rulings.reopening import raises, within_what_is_open
from rules.engine.rulings.short_limit_bets import completing, rule_on_short_bet
from rules.engine.rulings.spot import Spot
from rules.engine.rulings.words_and_chips import rule_on_push
from rules.engine.scenario import Act, AllIn, Bet, Call, Check, Fold, Pull, Push, Raise, Say
from rules.engine.verdict import Motion, Ruling

_WITHOUT_AMOUNT = {"raise", "bet", "check-raise"}
"""Words that say no amount, unless one is said with them."""


def rule(spot: Spot, act: Act, motion: Motion | None) -> Ruling:
    """Rule on an act in turn; `motion` are its chips, where it moved any."""
    ruling, completed = _read(spot, act, motion), completing(spot)
    if completed:
        ruling = rule_on_short_bet(spot, _read(completed, act, motion), ruling)
    return rule_on_condition(spot, ruling) if act.conditional else ruling


def _read(spot: Spot, act: Act, motion: Motion | None) -> Ruling:
    """Rule on an act in one reading of the table."""
    if spot.seat.raise_declared and word_of(act) in {"fold", "check", "call"}:
        return _without_amount(spot, act)
    ruling = _RULINGS[type(act)](spot, act, motion)
    if raises(ruling):
        ruling = within_what_is_open(spot, ruling, chips_in=_counts_as_chips(spot, act))
    return with_true_amount(spot, with_true_pot(spot, ruling, act.quoted))


def _without_amount(spot: Spot, act: Act) -> Ruling:
    """A fold, check or call after a raise, or a bet facing one, that was said and never given an amount."""
    bound = rule_on_raise_without_amount(spot)
    return (
        rule_on_bet_facing_bet(spot, _RULINGS[type(act)](spot, act, None), bound) if spot.seat.bet_declared else bound
    )


def _counts_as_chips(spot: Spot, act: Act) -> bool:
    """Whether an act is chips in silence, or an amount alone, which is the same."""
    if spot.seat.raise_declared:
        return False
    return isinstance(act, Bet) or word_of(act) == "amount" or (isinstance(act, Push) and _chips_define(act))


def _chips_define(push: Push) -> bool:
    return push.says is None or push.first == "chips"


def word_of(act: Act) -> str | None:
    """The word that an act declares, or is understood to declare; None where it is chips alone."""
    if isinstance(act, Say) or (isinstance(act, Push) and act.says):
        return act.says.understood if act.says else None
    return None if isinstance(act, (Push, Pull)) else act.does


def gives_total(act: Act) -> bool:
    """Whether the words of an act give its total, so that chips only pay it out."""
    if word_of(act) is None:
        return False
    if not isinstance(act, Push) or act.says is None:
        return True
    return not _chips_define(act) and not (act.says.act in _WITHOUT_AMOUNT and act.says.amount is None)


def _bet(spot: Spot, act: Bet, _: Motion | None) -> Ruling:
    """A bet is an opening bet, or one declared facing a bet."""
    return rule_on_bet_of(spot, act.to)


def _raise(spot: Spot, act: Raise, _: Motion | None) -> Ruling:
    if act.to is not None:
        return rule_on_raise_said(spot, act.to)
    return rule_on_declared_raise(spot, spot.call + (act.by or 0))


def _all_in(spot: Spot, _act: AllIn, _: Motion | None) -> Ruling:
    return _everything(spot, "player")


def _push(spot: Spot, act: Push, motion: Motion | None) -> Ruling:
    if motion is None:
        raise ImpossibleAct("chips", "missing")
    if act.says and act.says.act == "all-in":
        _refuse_deep_all_in(spot, "says")
    return rule_on_push(spot, motion, act.says, act.first)


def _say(spot: Spot, act: Say, _: Motion | None) -> Ruling:
    return _everything(spot, "says") if act.says.act == "all-in" else rule_on_words(spot, act.says)


def _pull(spot: Spot, act: Pull, _: Motion | None) -> Ruling:
    left_after_pull(spot.seat, act.pulls)
    return rule_on_pull(spot, act.pulls.total)


def _everything(spot: Spot, key: str) -> Ruling:
    _refuse_deep_all_in(spot, key)
    return rule_on_declared_all_in(spot)


def _refuse_deep_all_in(spot: Spot, key: str) -> None:
    """An all-in of a player whose stack is not given has no amount."""
    if spot.seat.stack is None:
        raise ImpossibleAct(key, "stack-needed", name=spot.seat.name)


_RULINGS: dict[type, Callable[[Spot, Any, Motion | None], Ruling]] = {
    Fold: lambda spot, act, motion: rule_on_fold(spot),
    Check: lambda spot, act, motion: rule_on_check(spot),
    Call: lambda spot, act, motion: rule_on_call(spot),
    Bet: _bet,
    Raise: _raise,
    AllIn: _all_in,
    Push: _push,
    Say: _say,
    Pull: _pull,
}
