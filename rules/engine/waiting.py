"""Acts out of turn: they wait for the player who was skipped, bind, or are set free.

Substantial action out of turn behind a player who had time to speak binds at once, and his own hand is left to the
director.  Rules: out of turn (2024: 53), substantial action (36).
"""

from __future__ import annotations

from copy import deepcopy
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from rules.engine.acts import gives_total, rule
from rules.engine.figures import figures_of
from rules.engine.motions import motion_of
from rules.engine.procedures.substantial_action import substantial_since
from rules.engine.ruled import Circumstance, Ruled
from rules.engine.rulings import out_of_turn
from rules.engine.rulings.conditional_declarations import rule_on_call_before_amount
from rules.engine.rulings.early_acts import BecameBinding, EarlyBetBinds, NoLongerBinding, after_change
from rules.engine.rulings.options import options
from rules.engine.rulings.spot import Spot, folded
from rules.engine.scenario import Act, Call, Push, Say
from rules.engine.table import Seat, Table
from rules.engine.verdict import Decision, Motion, Ruling

if TYPE_CHECKING:
    from rules.engine.findings import Finding
    from rules.engine.hand import Hand

_BETS = {Decision.BET, Decision.RAISE}


@dataclass(slots=True)
class Waiting:
    """An act out of turn: it binds if what its player `faced`, the bet and whose it was, is the same at his turn.

    `in_turn` is the ruling on it in turn and `events` are the event itself and later ones of the player that change
    nothing.  `front` are the chips in front of him, `passed` the players who have acted in turn since.
    """

    act: Act
    faced: tuple[int, int | None]
    in_turn: Ruling
    events: list[int]
    front: int
    passed: list[str] = field(default_factory=list)

    @property
    def clear(self) -> bool:
        """Whether the spot allowed the act as it was done."""
        return self.in_turn.decision not in {Decision.HELD, Decision.DIRECTOR}

    @property
    def bet(self) -> int:
        """The total that it bets or raises to, 0 where it does neither."""
        return (self.in_turn.to or 0) if self.in_turn.decision in _BETS else 0

    def leaves(self, index: int) -> tuple[int, int | None]:
        """Return the bet and whose it is once the act of the seat `index` counts."""
        return (self.bet, index) if self.bet > self.faced[0] else self.faced


def act_out_of_turn(hand: Hand, event: int, act: Act, seat: Seat) -> None:
    """Rule on an act out of turn, and let it wait, bind or be left to the director."""
    skipped = hand.table.seats[hand.table.to_act or 0]
    motion = motion_of(act, seat)
    spot = _spot_as_he_saw_it(hand, seat, motion)
    in_turn = rule(spot, act, motion)
    premature = skipped.raise_declared and says_call(act)
    hand.circumstances[event] = Circumstance(skipped.name, premature)
    if premature:
        hand.record(event, spot, rule_on_call_before_amount(spot, skipped.name), motion)
        return
    if act.conditional:
        hand.record(event, spot, in_turn, motion)
        return
    faced = spot.table.bet, spot.table.aggressor
    hand.freed.pop(seat.index, None)
    hand.waiting[seat.index] = Waiting(act, faced, in_turn, [event], spot.front)
    ruling = _out_of_turn(hand, act, spot, in_turn, skipped.name)
    seat.folded = in_turn.decision is Decision.FOLD
    hand.record(event, spot, ruling, motion, act)
    if ruling.findings and isinstance(ruling.findings[0], out_of_turn.SubstantialActionBinds):
        _bind_all(hand, ruling.findings[0])
    elif len(hand.table.live()) < 2:
        hand.table.to_act = None


def _out_of_turn(hand: Hand, act: Act, spot: Spot, in_turn: Ruling, skipped: str) -> Ruling:
    """Bind an act where there is substantial action now, or let it wait; a fold binds in any case.

    Where it is substantial only with acts that the spot did not allow, that is left to the director.
    """
    waiting = hand.waiting.values()
    if act.had_time and _substantial([one for one in waiting if one.clear]):
        return out_of_turn.binding(in_turn, skipped)
    if in_turn.decision is Decision.FOLD:
        return folded(spot, out_of_turn.FoldedOutOfTurn(skipped))
    if act.had_time and _substantial(list(waiting)):
        return out_of_turn.binding_or_pending(spot, in_turn, skipped)
    return out_of_turn.pending(spot, in_turn, skipped)


def _substantial(acts: list[Waiting]) -> bool:
    return substantial_since([puts_chips_in(one.in_turn) for one in acts]) is not None


def _spot_as_he_saw_it(hand: Hand, seat: Seat, motion: Motion | None) -> Spot:
    """The spot of the next player who acts out of turn: to him the acts that wait are done."""
    if not hand.waiting:
        return hand.spot(seat, motion)
    seen = as_seen(hand)
    return Spot(hand.edition, seen, seen.seats[seat.index], motion.front if motion else seat.front)


def as_seen(hand: Hand) -> Table:
    """Return the table as it would be if the acts that wait were done."""
    seen = replace(
        hand, table=deepcopy(hand.table), waiting=dict(hand.waiting), rulings=[], outcomes={}, bound={}, freed={}
    )
    for index in hand.waiting:
        bind(seen, index)
    return seen.table


def settle_waiting(hand: Hand, after: int) -> None:
    """Bind the acts out of turn whose turn has come with the action unchanged; free the others as soon as it changes.

    `after` is the seat that acted last.  Folds out of turn that play has passed are behind nobody any more.
    """
    for waiting in hand.waiting.values():
        waiting.passed.append(hand.table.seats[after].name)
    _free_changed(hand, after)
    while (index := _due(hand)) is not None:
        bind(hand, index, BecameBinding(_once(hand.waiting[index].passed)))
        _free_changed(hand, index)
    _forget_folds(hand, after)


def _due(hand: Hand) -> int | None:
    """The seat whose act out of turn counts now: its turn has come, or the round is over."""
    if hand.table.to_act is not None:
        return hand.table.to_act if hand.table.to_act in hand.waiting else None
    return next((index for index in hand.waiting if not hand.table.seats[index].folded), None)


def _once(names: list[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(names))


def _free_changed(hand: Hand, after: int) -> None:
    """Free the acts that wait behind a bet or raise which their players did not face."""
    count, bet = len(hand.table.seats), (hand.table.bet, hand.table.aggressor)
    for index in sorted(hand.waiting, key=lambda index: (index - after - 1) % count):
        if hand.table.seats[index].folded:
            continue
        waiting = hand.waiting[index]
        if waiting.faced == bet:
            bet = waiting.leaves(index)
        else:
            _free(hand, index)


def _free(hand: Hand, index: int) -> None:
    """Give an act out of turn no effect: the action has changed."""
    waiting, seat, table = hand.waiting.pop(index), hand.table.seats[index], hand.table
    seat.freedom_debated = not hand.edition.changed_action_frees
    early = waiting.in_turn
    changer = table.seats[table.aggressor or 0].name
    settled = early.to is not None and waiting.clear
    found = NoLongerBinding(changer, str(early.decision) if settled else "", early.to or 0)
    spot = Spot(hand.edition, table, seat, waiting.front)
    fold_last = sorted(options(spot).may, key=lambda option: option.decision is Decision.FOLD)
    ruling = after_change(spot, tuple(fold_last), found)
    hand.freed[index] = _note_outcome(hand, waiting, spot, ruling, motion_of(waiting.act, seat))


def _note_outcome(hand: Hand, waiting: Waiting, spot: Spot, ruling: Ruling, motion: Motion | None) -> Ruled:
    """Note what became of an act out of turn, for whoever asks about it; return it."""
    pile = motion.pile if motion else spot.seat.pile
    event, declared = waiting.events[0], gives_total(waiting.act)
    ruled = Ruled(event, spot.seat.name, ruling, figures_of(spot), spot.front, pile, motion, declared)
    hand.outcomes.update((event, replace(ruled, event=event)) for event in waiting.events)
    return ruled


def _forget_folds(hand: Hand, after: int) -> None:
    seats, to_act = hand.table.seats, hand.table.to_act
    for index in [index for index in hand.waiting if seats[index].folded]:
        if to_act is None or _comes_before(hand, after + 1, index, to_act):
            del hand.waiting[index]


def _bind_all(hand: Hand, why: Finding) -> None:
    """Bind every act that waits, and mark the players they passed over."""
    first = hand.table.to_act or 0
    indexes = list(hand.waiting)
    for index in indexes:
        bind(hand, index, why)
    for seat in hand.table.seats:
        if hand.table.owes(seat) and _comes_before(hand, first, seat.index, indexes[0]):
            seat.passed_over = True
    hand.table.to_act = hand.table.next_to_act(first - 1)


def _comes_before(hand: Hand, first: int, index: int, other: int) -> bool:
    """Whether a seat acts before another, counted clockwise from the first one to act."""
    count = len(hand.table.seats)
    return (index - first) % count < (other - first) % count


def bind(hand: Hand, index: int, *why: Finding) -> None:
    """Let an act out of turn count now, and say `why` it does."""
    waiting, seat = hand.waiting.pop(index), hand.table.seats[index]
    if seat.folded:
        return
    motion = motion_of(waiting.act, seat)
    spot = hand.spot(seat, motion, waiting.act)
    ruling = rule(spot, waiting.act, motion)
    told = replace(ruling, findings=(*why, *ruling.findings))
    hand.bound[index] = _note_outcome(hand, waiting, spot, told, motion)
    hand.apply(spot, ruling, waiting.act, motion)
    if waiting.bet and why and isinstance(why[0], BecameBinding):
        hand.early_bet, hand.early_total = EarlyBetBinds(seat.name, why[0].players), seat.total


def puts_chips_in(ruling: Ruling) -> bool:
    """Whether an act as ruled puts chips in."""
    return ruling.decision in {Decision.CALL, Decision.BET, Decision.RAISE}


def says_call(act: Act) -> bool:
    """Whether an act is a call, or the word is said."""
    says = act.says if isinstance(act, (Say, Push)) else None
    return isinstance(act, Call) or (says is not None and says.understood == "call")
