"""The states of the table in a hand: before its first event, and after each one, as performed and as ruled.

As performed is what lies where once the player has moved; as ruled, what lies there once his act is carried out: chips
that he owed are in, change is given.  Chips are never made or lost between two states.

A clear act is performed with its chips, as it counts; words alone move none.  A pushed pile that falls from one hand in
several events lies there whole from the first of them.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from rules.engine.chips import NO_CHIPS, Chips
from rules.engine.hand import Hand, play_on
from rules.engine.judging import edition_of
from rules.engine.problems import ScenarioRefused
from rules.engine.ruled import Ruled
from rules.engine.rulings.face_up import rule_on_tabling
from rules.engine.rulings.pots import divide
from rules.engine.scenario import Act, Cards, Deal, Find, Pull, Push, Say, Scenario
from rules.engine.setting_up import set_up
from rules.engine.table import Seat, Table, give_back_uncalled
from rules.engine.verdict import Decision, Pot
from rules.engine.waiting import Waiting

ABOUT_THE_TABLE = {"pots", "tabling", "split", "first-to-show"}
"""Questions that are answered once the bets are in the middle."""


@dataclass(frozen=True, slots=True)
class Place:
    """A player at one moment.  All amounts are chips.

    `behind` is what he has left, None for a deep stack; `front` what lies in front of him, and `pile` its composition
    where it is known; `pulled` what he took back and has behind again; `counts` his total for the round as ruled.
    `pending` is whether his act out of turn still waits, `undecided` whether his act is left to the director, `tabled`
    whether his hand lies face up.
    """

    name: str
    behind: int | None
    front: int
    pile: Chips | None
    pulled: Chips
    counts: int
    folded: bool
    all_in: bool
    pending: bool
    undecided: bool
    tabled: bool


@dataclass(frozen=True, slots=True)
class State:
    """The table at one moment: who sits where, and the chips in the middle as `pots` in the order of award.

    `middle` is their sum; bets in front of the players are not in it.  `to_act` is the name of the next player, None if
    the round is over.
    """

    street: str
    places: tuple[Place, ...]
    middle: int
    pots: tuple[Pot, ...]
    to_act: str | None

    @property
    def chips(self) -> int:
        """All chips that are known: in the middle, in front, and behind the players whose stack is known."""
        return self.middle + sum(place.front + (place.behind or 0) for place in self.places)


@dataclass(frozen=True, slots=True)
class Step:
    """One moment of a hand.

    `event` is the index of the event, None before the first one and after the last one, when the bets are brought in.
    `ruled` is the ruling on the event, None where nobody acted.
    """

    event: int | None
    performed: State
    as_ruled: State
    ruled: Ruled | None = None


@dataclass(slots=True)
class _Cards:
    """Who has tabled his hand, and the chips found behind a player by his name."""

    tabled: set[str] = field(default_factory=set)
    found: dict[str, int] = field(default_factory=dict)


def trace(scenario: Scenario) -> tuple[Step, ...]:
    """Return the states of a hand under the edition of its scenario.

    A question about the table as a whole adds a last step, with the bets in the middle and uncalled chips returned.
    Raises ScenarioRefused as `judge` does.  Where the order of a short blind and its ante is open, the blind is first.
    """
    edition = edition_of(scenario)
    if scenario.ask.event is not None and scenario.ask.about != "action":
        scenario = scenario.model_copy(update={"events": scenario.events[: scenario.ask.event + 1]})
    hand = Hand(edition, set_up(scenario), hand_for_hand=scenario.hand_for_hand)
    steps = tuple(_steps(hand, scenario))
    if hand.problems:
        raise ScenarioRefused(hand.problems)
    return steps


def _steps(hand: Hand, scenario: Scenario) -> Iterator[Step]:
    seen = _Cards()
    before = _state(hand, seen)
    yield Step(None, before, before)
    for index in play_on(hand, scenario):
        event = scenario.events[index]
        ruled = hand.rulings[-1] if hand.rulings and hand.rulings[-1].event == index else None
        _note_cards(hand, event, seen)
        after = _state(hand, seen)
        performed = after if isinstance(event, Deal) or ruled is None else _performed(before, after, event, ruled)
        yield Step(index, performed, after, ruled)
        before = after
    if scenario.ask.about in ABOUT_THE_TABLE:
        brought_in = _brought_in(hand, seen)
        yield Step(None, brought_in, brought_in)


def _note_cards(hand: Hand, event: Act | Deal, seen: _Cards) -> None:
    if isinstance(event, Find):
        seen.found[event.player] = seen.found.get(event.player, 0) + event.chips.total
    elif isinstance(event, Cards) and event.does == "show":
        seen.tabled.add(event.player)
    decision, _ = rule_on_tabling(hand.table, hand_for_hand=hand.hand_for_hand)
    if decision is Decision.TABLE:
        seen.tabled |= {seat.name for seat in hand.table.live()}


def _state(hand: Hand, seen: _Cards) -> State:
    """The table as it is ruled: the acts that wait lie in front of their players, and count for nothing yet."""
    table = hand.table
    return State(
        table.street,
        tuple(_place(hand, seat, seen) for seat in table.seats),
        table.pot + sum(seat.paid for seat in table.seats),
        _pots_in_the_middle(table),
        None if table.to_act is None else table.seats[table.to_act].name,
    )


def _pots_in_the_middle(table: Table) -> tuple[Pot, ...]:
    """The pots without the bets of this round."""
    if not table.pot and not any(seat.paid for seat in table.seats):
        return ()
    return divide(replace(table, seats=[replace(seat, total=0) for seat in table.seats]))


def _place(hand: Hand, seat: Seat, seen: _Cards) -> Place:
    waiting = hand.waiting.get(seat.index)
    front, pile = _waiting_chips(hand, seat, waiting) if waiting else (seat.front, seat.pile)
    return _placed(
        Place(
            name=seat.name,
            behind=None if seat.stack is None else seat.stack - seat.paid + seen.found.get(seat.name, 0),
            front=0,
            pile=None,
            pulled=seat.pulled or NO_CHIPS,
            counts=seat.total,
            folded=seat.folded,
            all_in=seat.all_in,
            pending=waiting is not None and not seat.folded,
            undecided=hand.undecided is not None and hand.undecided[0] is seat,
            tabled=seat.name in seen.tabled and not seat.folded,
        ),
        front,
        pile,
    )


def _waiting_chips(hand: Hand, seat: Seat, waiting: Waiting) -> tuple[int, Chips | None]:
    """What lies in front of a player whose act out of turn waits."""
    if isinstance(waiting.act, Push):
        last = next(ruled for ruled in reversed(hand.rulings) if ruled.event == waiting.events[-1])
        return last.front, last.pile
    if isinstance(waiting.act, (Say, Cards, Find, Pull)) or waiting.in_turn.to is None or seat.folded:
        return seat.front, seat.pile
    return waiting.in_turn.to, None


def _placed(place: Place, front: int, pile: Chips | None, pulled: Chips | None = None) -> Place:
    """Put `front` chips in front of a player, out of what he has; the composition counts only if it is of all."""
    return replace(
        place,
        front=front,
        behind=None if place.behind is None else place.behind + place.front - front,
        pile=pile if pile is not None and pile.total == front else None,
        pulled=place.pulled if pulled is None else pulled,
    )


def _performed(before: State, after: State, event: Act, ruled: Ruled) -> State:
    """The table once the player has moved, and before his act is carried out: the others are as they were."""
    mine = next(place for place in after.places if place.name == event.player)
    if isinstance(event, Push):
        pulled = ruled.motion.pulled if ruled.motion else NO_CHIPS
        mine = _placed(mine, ruled.front, ruled.pile, pulled)
    elif isinstance(event, Pull):
        mine = _placed(mine, ruled.front, mine.pile, mine.pulled if mine.pulled.count else event.pulls)
    elif isinstance(event, Say):
        was = next(place for place in before.places if place.name == event.player)
        mine = _placed(mine, was.front, was.pile)
    return replace(before, places=tuple(mine if place.name == mine.name else place for place in before.places))


def _brought_in(hand: Hand, seen: _Cards) -> State:
    """The table with the bets in the middle and what nobody called returned; the hand itself is not changed."""
    table = replace(hand.table, seats=[replace(seat) for seat in hand.table.seats])
    give_back_uncalled(table)
    pots = divide(table)
    for seat in table.seats:
        seat.paid, seat.total, seat.front, seat.pile = seat.contributed, 0, 0, None
    settled = _state(replace(hand, table=table, waiting={}), seen)
    return replace(settled, pots=pots)
