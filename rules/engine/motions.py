"""The chips of one motion, taken from the event as it was performed."""

from collections.abc import Sequence
from itertools import takewhile

from rules.engine.chips import Chips, ChipsMissing
from rules.engine.findings import Finding
from rules.engine.problems import ImpossibleAct
from rules.engine.rulings import string_bets
from rules.engine.scenario import Act, Deal, Pull, Push
from rules.engine.table import Seat
from rules.engine.verdict import Motion


def motion_of(act: Act, seat: Seat) -> Motion | None:
    """The motion of a push, None for any other act; refuses chips that the player cannot have moved."""
    if not isinstance(act, Push):
        return None
    before = seat.pulled
    left = left_after_pull(seat, act.pulls) if act.pulls.count else seat.pile
    front = seat.front - act.pulls.total + act.chips.total
    refuse_more_than_stack(seat, front)
    return Motion(
        prior=seat.front + (before.total if before else 0),
        prior_pile=seat.pile + before if seat.pile is not None and before else seat.pile,
        pulled=act.pulls + before if before else act.pulls,
        new=act.chips,
        front=front,
        pile=_pile_in_front(act, left, front),
        forward=act.forward,
    )


def whole_motion(events: Sequence[Act | Deal], index: int) -> Act | Deal:
    """Return an event; a push together with the chips that fell after it from the same hand."""
    event = events[index]
    after = events[index + 1] if index + 1 < len(events) else None
    if not isinstance(event, Push) or not isinstance(after, Push) or after.back_to_stack or not event.back_to_stack:
        return event
    following = takewhile(lambda after: isinstance(after, Push) and not after.back_to_stack, events[index + 1 :])
    chips = [after.chips for after in following if isinstance(after, Push)]
    return event.model_copy(update={"chips": sum(chips, event.chips)})


def _pile_in_front(act: Push, left: Chips | None, front: int) -> Chips | None:
    """What stands in front after the motion, None where prior chips of unknown composition are still there."""
    if left is not None:
        return act.chips + left
    return act.chips if front == act.chips.total else None


def refuse_more_than_stack(seat: Seat, front: int) -> None:
    """Refuse `front` chips in front of a player who has not as many."""
    if seat.limit is not None and front > seat.limit:
        raise ImpossibleAct("chips", "more-than-the-stack", limit=seat.limit)


def left_after_pull(seat: Seat, pulls: Chips) -> Chips:
    """What is left of the chips in front of a player; refuses chips that are not there or not known."""
    return taken_from(seat.pile, seat.front, pulls, seat.name)


def taken_from(pile: Chips | None, front: int, pulls: Chips, name: str) -> Chips:
    """What `pulls` leave of the chips in front of the player `name`: `front` in all, `pile` where it is known."""
    if pile is None:
        raise ImpossibleAct("pulls", "chips-not-known" if front else "chips-not-in-front", name=name)
    try:
        return pile - pulls
    except ChipsMissing:
        raise ImpossibleAct("pulls", "chips-not-in-front", name=name) from None


def after_second_motion(act: Act, front: int, pile: Chips | None) -> tuple[int, Chips | None, Finding]:
    """A second motion on top of `front` chips that still lie there as the first one left them, before any change.

    What is in front then, its composition where it is known, and what is found of the motion.
    """
    if not isinstance(act, (Push, Pull)):
        return front, pile, string_bets.WordsAfterAct()
    if act.pulls.count:
        pile = taken_from(pile, front, act.pulls, act.player)
    if isinstance(act, Pull):
        return front - act.pulls.total, pile, string_bets.PullAfterAct(act.pulls.total)
    front += act.chips.total - act.pulls.total
    return front, _pile_in_front(act, pile, front), string_bets.SecondMotionVoid(act.chips.total)
