"""Which question does an act ask?  This module finds the ruling that answers it."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from rules.engine.motions import left_after_pull
from rules.engine.problems import ImpossibleAct
from rules.engine.rulings.declarations import rule_on_amount, rule_on_declared_all_in, rule_on_push, rule_on_words
from rules.engine.rulings.plain_acts import rule_on_call, rule_on_check, rule_on_fold
from rules.engine.rulings.pulled_chips import rule_on_pull
from rules.engine.rulings.raise_amounts import rule_on_declared_raise, rule_on_opening_bet
from rules.engine.rulings.reopening import with_call_for_all_in, within_what_is_open
from rules.engine.rulings.spot import Spot
from rules.engine.scenario import Act, AllIn, Bet, Call, Check, Fold, Pull, Push, Raise, Say
from rules.engine.verdict import Motion, Ruling


def rule(spot: Spot, act: Act, motion: Motion | None) -> Ruling:
    """Rule on an act in turn; `motion` are its chips, where it moved any."""
    ruling = _RULINGS[type(act)](spot, act, motion)
    silent = isinstance(act, Push) and (act.says is None or act.first == "chips") and not spot.seat.raise_declared
    return with_call_for_all_in(spot, within_what_is_open(spot, ruling, chips_in=silent))


def _bet(spot: Spot, act: Bet, _: Motion | None) -> Ruling:
    """A bet is an opening bet, or, where there is one to match already, an amount alone."""
    return rule_on_opening_bet(spot, act.to) if spot.unopened else rule_on_amount(spot, act.to)


def _raise(spot: Spot, act: Raise, _: Motion | None) -> Ruling:
    return rule_on_declared_raise(spot, act.to if act.to is not None else spot.call + (act.by or 0))


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
    return rule_on_pull(replace(spot, front=spot.front - act.pulls.total), act.pulls.total)


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
