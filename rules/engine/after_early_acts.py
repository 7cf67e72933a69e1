"""Play after an act out of turn: calls that may answer it, what its player does next, and the reasons it leaves.

Rules: out of turn (2024: 53), accepted action (49).
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, TypeGuard

from rules.engine.acts import word_of
from rules.engine.again import act_again, pays
from rules.engine.chips import ChipsMissing
from rules.engine.problems import ImpossibleAct
from rules.engine.rulings.early_acts import BecameBinding, accepted_or_not, after_binding
from rules.engine.rulings.out_of_turn import AcceptedOutOfTurn
from rules.engine.rulings.spot import Spot, called, moved_by, same_outcome
from rules.engine.scenario import Act, Bet, Pull, Push, Raise, Say
from rules.engine.verdict import Decision, Ruling
from rules.engine.waiting import as_seen, bind, says_call

if TYPE_CHECKING:
    from rules.engine.findings import Finding
    from rules.engine.hand import Hand
    from rules.engine.ruled import Ruled
    from rules.engine.table import Seat


def accept(hand: Hand, act: Act, seat: Seat) -> tuple[Finding, ...]:
    """Let a bet out of turn stand that the skipped player calls: the one he names, or any where he faces no other."""
    if act.calls is not None:
        return _accept_named(hand, act.calls, seat)
    if not says_call(act) or hand.table.bet:
        return ()
    index = next((index for index, waiting in hand.waiting.items() if waiting.in_turn.decision is Decision.BET), None)
    return () if index is None else _accepted(hand, index, seat)


def _accept_named(hand: Hand, event: int, seat: Seat) -> tuple[Finding, ...]:
    """Accept the bet out of turn of this event; nothing if the event made the bet that the player faces in turn."""
    index = next((index for index, waiting in hand.waiting.items() if event in waiting.events), None)
    if index is not None and hand.waiting[index].bet:
        return _accepted(hand, index, seat)
    made_by = next((ruled.player for ruled in hand.rulings if ruled.event == event), None)
    aggressor = hand.table.aggressor
    if index is not None or aggressor is None or hand.table.seats[aggressor].name != made_by:
        raise ImpossibleAct("calls", "calls-no-bet")
    return ()


def _accepted(hand: Hand, index: int, seat: Seat) -> tuple[Finding, ...]:
    """Bind the acts that wait up to that of the seat `index`; `seat` is still the next to act."""
    waiting = list(hand.waiting)
    for earlier in waiting[: waiting.index(index) + 1]:
        bind(hand, earlier, BecameBinding((seat.name,)))
    hand.table.to_act = seat.index
    return (AcceptedOutOfTurn(hand.table.seats[index].name),)


def read_two_ways(hand: Hand, spot: Spot, act: Act, ruling: Ruling) -> Ruling:
    """Leave an act in turn to the director that may as well accept a bet or raise out of turn."""
    if act.calls is not None or act.conditional or not hand.waiting:
        return ruling
    seen = as_seen(hand)
    bettor = seen.aggressor
    if bettor not in hand.waiting or seen.bet <= hand.table.bet or not _may_accept(act, spot, seen.bet):
        return ruling
    accepting = called(replace(spot, table=seen, seat=seen.seats[spot.seat.index]))
    if same_outcome(ruling, accepting):
        return ruling
    return accepted_or_not(spot, ruling, accepting, seen.seats[bettor].name)


def _may_accept(act: Act, spot: Spot, bet: int) -> bool:
    """Whether an act may call the bet of `bet` chips out of turn: by the word, or by exactly its chips or amount."""
    if says_call(act):
        return not (isinstance(act, Push) and spot.front == spot.call)
    if isinstance(act, Push):
        return act.says is None and spot.front == bet
    return isinstance(act, Say) and act.says.act == "amount" and act.says.amount == bet


def notes(hand: Hand, seat: Seat) -> tuple[Finding, ...]:
    """Return what became of acts out of turn, as far as it bears on what the player may do now."""
    freed, early, table = hand.freed.get(seat.index), hand.early_bet, hand.table
    found = freed.ruling.findings[:1] if freed else ()
    if early is None or table.aggressor in {None, seat.index}:
        return found
    made_by = table.seats[table.aggressor or 0]
    return (*found, early) if made_by.name == early.bettor and made_by.total == hand.early_total else found


def act_after_binding(hand: Hand, event: int, act: Act, seat: Seat, bound: Ruled) -> None:
    """Rule on what a player does whose act out of turn has just become binding: he pays, repeats it, or is held."""
    if pays(bound, act, seat):
        act_again(hand, event, act, seat, bound)
        hand.bound[seat.index] = hand.rulings[-1]
    else:
        spot = Spot(hand.edition, hand.table, seat, bound.front)
        ruling = bound.ruling if _repeats(act, bound.ruling) else after_binding(spot, bound.ruling)
        hand.last = replace(bound, event=event, ruling=ruling)
        hand.rulings.append(hand.last)


def _repeats(act: Act, ruling: Ruling) -> bool:
    """Whether an act says again what was ruled."""
    match act:
        case Bet() | Raise():
            return act.to == ruling.to
        case Say() if act.says.amount is not None:
            return act.says.amount == ruling.to
        case Push() | Pull():
            return False
    return word_of(act) == ("all-in" if ruling.all_in and word_of(act) == "all-in" else str(ruling.decision))


def takes_back(act: Act, hand: Hand, seat: Seat) -> TypeGuard[Pull]:
    """Whether a player only takes back the chips of an act out of turn that binds him no more."""
    freed = hand.freed.get(seat.index)
    if freed is None or not isinstance(act, Pull):
        return False
    if freed.motion is None:
        return act.pulls.total <= int(freed.ruling.findings[0].figures["total"])
    try:
        freed.motion.new - act.pulls
    except ChipsMissing:
        return False
    return act.pulls.total <= freed.front - seat.front


def take_back(hand: Hand, event: int, act: Pull, seat: Seat) -> None:
    """Rule on chips of an act out of turn that are taken back: its player is free, as before."""
    freed = hand.freed[seat.index]
    back = min(act.pulls.total, freed.front - seat.front)
    may = tuple(moved_by(-back, option) for option in freed.ruling.may)
    front = freed.front - back
    figures = replace(freed.figures, out=front)
    hand.freed[seat.index] = replace(freed, front=front, figures=figures, ruling=replace(freed.ruling, may=may))
    hand.rulings.append(replace(hand.freed[seat.index], event=event))
