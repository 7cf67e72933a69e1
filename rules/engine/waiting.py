"""Acts out of turn: they wait for the player who was skipped, bind, or are set free.

Substantial action out of turn behind a player who had time to speak binds at once, and his own hand is left to the
director.  Rules: out of turn (2024: 53), substantial action (36).
"""

from __future__ import annotations

from copy import deepcopy
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from rules.engine.acts import rule
from rules.engine.findings import Finding
from rules.engine.motions import motion_of
from rules.engine.rulings import out_of_turn
from rules.engine.rulings.conditional_declarations import rule_on_call_before_amount
from rules.engine.rulings.spot import Spot, folded
from rules.engine.scenario import Act, Call, Fold, Push, Say
from rules.engine.table import Seat
from rules.engine.verdict import Decision, Motion, Ruling

if TYPE_CHECKING:
    from rules.engine.hand import Hand

ACTIONS_WITH_CHIPS = 2
"""So many actions are substantial when one of them puts chips in; ..."""

ACTIONS = 3
"""... and so many are in any case."""


@dataclass(slots=True)
class Waiting:
    """An act out of turn: it binds if what its player `faced`, the bet and whose it was, is the same at his turn.

    `chips` is whether it put chips in, `clear` whether the spot allowed it as it was done.
    """

    event: int
    act: Act
    faced: tuple[int, int | None]
    chips: bool
    clear: bool


def act_out_of_turn(hand: Hand, event: int, act: Act, seat: Seat) -> None:
    """Rule on an act out of turn, and let it wait, bind or be left to the director."""
    skipped = hand.table.seats[hand.table.to_act or 0]
    motion = motion_of(act, seat)
    spot = _spot_as_he_saw_it(hand, seat, motion)
    in_turn = rule(spot, act, motion)
    if skipped.raise_declared and _says_call(act):
        hand.record(event, spot, rule_on_call_before_amount(spot, skipped.name), motion)
        return
    if act.conditional:
        hand.record(event, spot, in_turn, motion)
        return
    clear = in_turn.decision not in {Decision.HELD, Decision.DIRECTOR}
    faced = spot.table.bet, spot.table.aggressor
    hand.waiting[seat.index] = Waiting(event, act, faced, puts_chips_in(in_turn), clear)
    ruling = _out_of_turn(hand, act, spot, in_turn, skipped.name)
    seat.folded = isinstance(act, Fold)
    hand.record(event, spot, ruling, motion, act)
    if ruling.findings and isinstance(ruling.findings[0], out_of_turn.SubstantialActionBinds):
        _bind_all(hand)
    elif len(hand.table.live()) < 2:
        hand.table.to_act = None


def _out_of_turn(hand: Hand, act: Act, spot: Spot, in_turn: Ruling, skipped: str) -> Ruling:
    """Bind an act where there is substantial action now, or let it wait; a fold binds in any case.

    Where it is substantial only with acts that the spot did not allow, that is left to the director.
    """
    waiting = hand.waiting.values()
    if act.had_time and is_substantial([one.chips for one in waiting if one.clear]):
        return out_of_turn.binding(in_turn, skipped)
    if isinstance(act, Fold):
        return folded(spot, out_of_turn.FoldedOutOfTurn(skipped))
    if act.had_time and is_substantial([one.chips for one in waiting]):
        return out_of_turn.binding_or_pending(spot, in_turn, skipped)
    return out_of_turn.pending(spot, in_turn, skipped)


def _spot_as_he_saw_it(hand: Hand, seat: Seat, motion: Motion | None) -> Spot:
    """The spot of the next player who acts out of turn: to him the acts that wait are done."""
    if not hand.waiting:
        return hand.spot(seat, motion)
    seen = replace(hand, table=deepcopy(hand.table), waiting=dict(hand.waiting), rulings=[])
    for index in hand.waiting:
        _bind(seen, index)
    return seen.spot(seen.table.seats[seat.index], motion)


def accept(hand: Hand, act: Act) -> tuple[Finding, ...]:
    """Let a bet out of turn stand where the skipped player calls it and there is no other bet to call."""
    if not _says_call(act) or hand.table.bet:
        return ()
    skipped = hand.table.to_act
    for index, waiting in hand.waiting.items():
        if _bets(hand, index, waiting):
            _bind(hand, index)
            hand.table.to_act = skipped
            return (out_of_turn.AcceptedOutOfTurn(hand.table.seats[index].name),)
    return ()


def let_acts_bind(hand: Hand, after: int) -> None:
    """Bind the acts out of turn whose turn has come with the action unchanged; free the others.

    `after` is the seat that acted last.  Folds out of turn that play has passed are behind nobody any more.
    """
    while hand.table.to_act in hand.waiting:
        index = hand.table.to_act
        if hand.waiting[index].faced == (hand.table.bet, hand.table.aggressor):
            _bind(hand, index)
        else:
            del hand.waiting[index]
            hand.table.seats[index].freedom_debated = not hand.edition.changed_action_frees
    _forget_folds(hand, after)


def _forget_folds(hand: Hand, after: int) -> None:
    seats, to_act = hand.table.seats, hand.table.to_act
    for index in [index for index in hand.waiting if seats[index].folded]:
        if to_act is None or _comes_before(hand, after + 1, index, to_act):
            del hand.waiting[index]


def _bind_all(hand: Hand) -> None:
    """Bind every act that waits, and mark the players they passed over."""
    first = hand.table.to_act or 0
    indexes = list(hand.waiting)
    for index in indexes:
        _bind(hand, index)
    for seat in hand.table.seats:
        if hand.table.owes(seat) and _comes_before(hand, first, seat.index, indexes[0]):
            seat.passed_over = True
    hand.table.to_act = hand.table.next_to_act(first - 1)


def _comes_before(hand: Hand, first: int, index: int, other: int) -> bool:
    """Whether a seat acts before another, counted clockwise from the first one to act."""
    count = len(hand.table.seats)
    return (index - first) % count < (other - first) % count


def _bind(hand: Hand, index: int) -> None:
    waiting, seat = hand.waiting.pop(index), hand.table.seats[index]
    if seat.folded:
        return
    motion = motion_of(waiting.act, seat)
    spot = hand.spot(seat, motion, waiting.act)
    hand.apply(spot, rule(spot, waiting.act, motion), waiting.act, motion)


def _bets(hand: Hand, index: int, waiting: Waiting) -> bool:
    seat = hand.table.seats[index]
    motion = motion_of(waiting.act, seat)
    return rule(hand.spot(seat, motion), waiting.act, motion).decision is Decision.BET


def is_substantial(chips_in: list[bool]) -> bool:
    """Whether acts are substantial action: two of which one put chips in, or any three.

    `chips_in` says of each act whether it put chips in.  Source: substantial action (2024: rule 36).
    """
    return len(chips_in) >= ACTIONS or (len(chips_in) >= ACTIONS_WITH_CHIPS and any(chips_in))


def puts_chips_in(ruling: Ruling) -> bool:
    """Whether an act as ruled puts chips in."""
    return ruling.decision in {Decision.CALL, Decision.BET, Decision.RAISE}


def _says_call(act: Act) -> bool:
    says = act.says if isinstance(act, Say | Push) else None
    return isinstance(act, Call) or (says is not None and says.act == "call")
