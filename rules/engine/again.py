"""A second act of a player whose act was complete: chips that pay out what he owes, and anything else is void."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from rules.engine.acts import word_of
from rules.engine.motions import after_second_motion, refuse_more_than_stack
from rules.engine.rulings import string_bets
from rules.engine.rulings.bet_facing_bet import BetFacingBet
from rules.engine.rulings.raise_amounts import SmallOpeningBetOpen
from rules.engine.rulings.reopening import is_not_open
from rules.engine.rulings.short_limit_bets import ShortBetOpen
from rules.engine.rulings.spot import folded, moved_by
from rules.engine.scenario import Act, AllIn, Bet, Fold, Pull, Push, Raise, Say
from rules.engine.verdict import Decision, Ruling
from rules.engine.words import Words

if TYPE_CHECKING:
    from rules.engine.findings import Finding
    from rules.engine.hand import Hand
    from rules.engine.ruled import Ruled
    from rules.engine.table import Seat, Table

_BETS = {Decision.BET, Decision.RAISE}
_STANDING = BetFacingBet, ShortBetOpen, SmallOpeningBetOpen
_PAYMENTS = string_bets.PaysWhatWasDeclared, string_bets.MakesUpWhatWasMissing


def act_again(hand: Hand, event: int, act: Act, seat: Seat, before: Ruled) -> None:
    """Rule on a second act: the one ruled on `before` stands as it was."""
    front, pile, void = after_second_motion(act, before.front, before.pile)
    refuse_more_than_stack(seat, front)
    found = _payment(before, front) or (void,)
    kept = [one for one in before.ruling.findings if found == (void,) or not isinstance(one, _PAYMENTS)]
    may = tuple(moved_by(front - before.front, option) for option in before.ruling.may)
    ruling = replace(before.ruling, findings=tuple(dict.fromkeys((*found, *kept))), may=may)
    figures = replace(before.figures, out=front)
    hand.last = replace(before, event=event, ruling=ruling, front=front, pile=pile, figures=figures)
    hand.rulings.append(hand.last)
    if hand.undecided:
        seat.front, seat.pile = front, pile
    _show(hand.table, seat, hand.last)
    hand.table.undercalled = hand.table.undercalled and owed(hand.last) > 0


def continue_motion(hand: Hand, event: int, act: Push, seat: Seat, before: Ruled) -> None:
    """Repeat the ruling on a motion all of whose chips were counted at its first event."""
    found = string_bets.OneMotion(act.chips.total, before.motion.new.total if before.motion else act.chips.total)
    findings = (found, *(one for one in before.ruling.findings if not isinstance(one, string_bets.OneMotion)))
    hand.last = replace(before, event=event, ruling=replace(before.ruling, findings=findings))
    hand.rulings.append(hand.last)
    if waiting := hand.waiting.get(seat.index):
        waiting.events.append(event)


def owed(ruled: Ruled) -> int:
    """What the player has still to put out for the act as it was ruled; of one that waits, for it to bind."""
    ruling = ruled.ruling
    total = _pending_total(ruling) if ruling.decision is Decision.PENDING else ruling.to
    return 0 if total is None else max(total - ruled.front, 0)


def words_stand(ruling: Ruling) -> bool:
    """Whether words were left to the director and bind their player all the same: no words after them change that."""
    return ruling.decision is Decision.DIRECTOR and any(isinstance(found, _STANDING) for found in ruling.findings)


def leaves_open(ruling: Ruling, act: Act) -> bool:
    """Return whether a decision of the director stays open after words that follow.

    After a raise that was not open, a call is one of its readings; whether a fold is possible stays with the director.
    """
    if isinstance(act, (Push, Pull)):
        return False
    return words_stand(ruling) or (is_not_open(ruling) and word_of(act) != "call")


def chosen_fold(hand: Hand, act: Act, seat: Seat) -> Ruling | None:
    """Return the reading of an undercall that the player chooses by folding: his chips stay in the pot."""
    if not isinstance(act, Fold) or hand.undecided is None:
        return None
    undecided = hand.undecided[1]
    leaving = next((reading for reading in undecided.may if reading.forfeits is not None), None)
    if leaving is None:
        return None
    findings = (*undecided.findings, *([leaving.premise] if leaving.premise else []))
    return folded(hand.spot(seat, None), *findings, forfeits=leaving.forfeits)


def stands(ruling: Ruling) -> Ruling:
    """The same ruling, after words that do not change it."""
    return replace(ruling, findings=tuple(dict.fromkeys((string_bets.WordsAfterAct(), *ruling.findings))))


def pays(last: Ruled | None, act: Act, seat: Seat) -> bool:
    """Whether chips are put out by a player who owes some for what he did last."""
    return isinstance(act, Push) and last is not None and last.player == seat.name and owed(last) > 0


def words_of(act: Act | None, call: int) -> Words | None:
    """What an act without chips says; over a bet of `call` chips a raise may be said by what is on top."""
    match act:
        case Say() if not act.conditional:
            return act.says
        case Bet():
            return Words("bet", act.to)
        case Raise():
            return Words("raise", act.to if act.to is not None else call + (act.by or 0))
        case AllIn():
            return Words("all-in")
    return None


def _pending_total(ruling: Ruling) -> int | None:
    return ruling.may[0].to


def _payment(before: Ruled, front: int) -> tuple[Finding, ...]:
    """What is found of chips that pay what is owed, and of what goes beyond; nothing where they pay nothing."""
    missing, put = owed(before), front - before.front
    if missing <= 0 or put <= 0:
        return ()
    kind = string_bets.PaysWhatWasDeclared if before.declared else string_bets.MakesUpWhatWasMissing
    pays = kind(before.front + missing, max(missing - put, 0))
    return (pays, string_bets.BeyondTheTotal(put - missing)) if put > missing else (pays,)


def _show(table: Table, seat: Seat, ruled: Ruled) -> None:
    """Note what the next player sees of a bet that was declared and is not all out yet."""
    if table.aggressor != seat.index or ruled.ruling.decision not in _BETS:
        return
    if table.shown is not None or ruled.declared:
        table.shown = ruled.front if owed(ruled) else None
