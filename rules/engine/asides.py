"""What happens beside the betting: cards tabled or thrown away, chips found behind, amounts that nobody noticed."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from rules.engine.figures import figures_of
from rules.engine.problems import ImpossibleAct
from rules.engine.ruled import Circumstance, Ruled
from rules.engine.rulings.corrections import Mistake, total_performed
from rules.engine.rulings.hidden_chips import rule_on_chips_found
from rules.engine.rulings.out_of_turn import DirectorLeftOpen
from rules.engine.rulings.showdown import rule_on_cards, rule_on_exposed_cards
from rules.engine.rulings.spot import Spot
from rules.engine.scenario import Act, Cards, Find, Fold
from rules.engine.table import Seat
from rules.engine.verdict import Decision, Motion, Ruling

if TYPE_CHECKING:
    from rules.engine.hand import Hand


def find_chips(hand: Hand, event: int, act: Find, seat: Seat) -> None:
    """Rule on chips found behind a player who is all-in."""
    before = next((ruled for ruled in reversed(hand.rulings) if ruled.player == seat.name), None)
    if before is None or not seat.all_in or before.ruling.to is None:
        raise ImpossibleAct("player", "not-all-in", name=seat.name)
    front = before.ruling.to
    ruling = rule_on_chips_found(before.ruling.decision, front, act.chips.total)
    hand.last = replace(before, event=event, ruling=ruling, front=front, figures=replace(before.figures, out=front))
    hand.rulings.append(hand.last)


def show_or_muck(hand: Hand, event: int, act: Cards, seat: Seat) -> None:
    """Rule on the cards of a player who has nothing left to do in the betting."""
    ruling = rule_on_cards(hand.spot(seat, None), act.does)
    hand.record(event, hand.spot(seat, None), ruling, None)
    hand.showdown_began = hand.table.to_act is None
    seat.folded = ruling.decision is Decision.FOLD
    if ruling.decision is Decision.DIRECTOR:
        hand.assume(DirectorLeftOpen(seat.name))
    seat.mucked_too_soon = seat.folded and not hand.showdown_began
    if len(hand.table.live()) < 2:
        hand.table.to_act = None


def expose(hand: Hand, event: int, act: Cards, seat: Seat) -> None:
    """Rule on cards shown while somebody has still to act; nothing else changes."""
    hand.refuse_who_cannot_act(act, seat)
    due = hand.table.seats[hand.table.to_act or 0]
    spot = hand.spot(seat, None)
    hand.circumstances[event] = Circumstance(exposed=True)
    ruling = rule_on_exposed_cards(due.name)
    hand.rulings.append(Ruled(event, seat.name, ruling, figures_of(spot), spot.front, seat.pile))


def thrown_away(cards: Cards) -> Fold:
    """Cards thrown away while the betting goes on are a fold."""
    return Fold(player=cards.player, does="fold")


def perform_unnoticed(hand: Hand, event: int, act: Act, spot: Spot, motion: Motion | None) -> None:
    """Let a wrong amount that nobody noticed stand as it was performed, and remember it."""
    total = spot.seat.at_most(total_performed(spot, act))
    if total <= spot.call:
        raise ImpossibleAct("unnoticed", "only-for-bets-and-raises")
    hand.mistakes.append(Mistake.of(event, act, spot, total))
    decision = Decision.BET if spot.unopened else Decision.RAISE
    ruling = Ruling(decision, total, all_in=spot.is_all(total))
    hand.record(event, spot, ruling, motion)
    hand.apply(spot, ruling, act, motion)
    hand.settle_acts(spot.seat)
