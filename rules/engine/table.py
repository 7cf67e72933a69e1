"""The state of a hand: what must be matched, who has acted, who has how much left."""

from dataclasses import dataclass, field

from rules.engine.chips import Chips, half_up
from rules.engine.scenario import STREETS, Scenario, blind_due


@dataclass(slots=True)
class Seat:
    """A player in the hand.  All amounts are chips.

    `stack` is what he started with (None is deep), `paid` what went into the pot on earlier streets, `total` what he
    has in this round as ruled, `front` what lies in front of him, `pile` its composition where it is known.  `acted`
    is his total when he last acted in this round, None if he has not; `posted` the blind he posted.
    """

    name: str
    index: int
    stack: int | None
    paid: int = 0
    total: int = 0
    front: int = 0
    pile: Chips | None = None
    posted: int = 0
    acted: int | None = None
    folded: bool = False
    pulled: Chips | None = None
    raise_declared: bool = False
    checked_facing_bet: bool = False

    @property
    def limit(self) -> int | None:
        """The most the player can have in this round; None when he is deep."""
        return None if self.stack is None else self.stack - self.paid

    @property
    def all_in(self) -> bool:
        """Whether his last chip is in."""
        return self.stack is not None and not self.folded and self.total + self.paid >= self.stack

    @property
    def contributed(self) -> int:
        """What he has put into the pot over the hand, as ruled."""
        return self.paid + self.total

    def at_most(self, amount: int) -> int:
        """`amount`, or all he has where that is less."""
        return amount if self.stack is None else min(amount, self.stack - self.paid)


@dataclass(slots=True)
class Table:
    """A hand of no-limit in progress.

    `bet` is the total to match, `increment` the largest full bet or raise of the round (the big blind until there is
    one), `levels` every total the bet has stood at, `raised` whether somebody raised, `to_act` the index of the seat
    whose turn it is, None when the round is over.  `shown` is what the last bettor put out where he had said more.
    """

    seats: list[Seat]
    big_blind: int
    street: str
    pot: int
    bet: int = 0
    increment: int = 0
    levels: list[int] = field(default_factory=list)
    raised: bool = False
    to_act: int | None = None
    shown: int | None = None

    @property
    def minimum_raise(self) -> int:
        """The least total of a full raise.  Source: raise amounts (2024: rule 43)."""
        return self.bet + self.increment

    @property
    def raises_from(self) -> int:
        """The least total that counts as a raise: half the increment on top of the bet, a broken half rounded up."""
        return self.bet + half_up(self.increment)

    def live(self) -> list[Seat]:
        """The players still in the hand, all-in or not."""
        return [seat for seat in self.seats if not seat.folded]

    def able_to_bet(self) -> list[Seat]:
        """The players still in the hand who have chips behind."""
        return [seat for seat in self.seats if not seat.folded and not seat.all_in]

    def owes(self, seat: Seat) -> bool:
        """Whether it is still for this player to act in this round.

        Against players who are all-in he has only to match what they have in: less than the bet where a blind is short.
        """
        if seat.folded or seat.all_in or (seat.acted is not None and seat.total >= self.bet):
            return False
        others = [other for other in self.seats if other is not seat and not other.folded]
        return any(not other.all_in or other.total > seat.total for other in others)

    def next_to_act(self, after: int) -> int | None:
        """The index of the next player to act clockwise from `after`, None when nobody is left to act."""
        if len(self.live()) < 2:
            return None
        count = len(self.seats)
        for step in range(1, count + 1):
            index = (after + step) % count
            if self.owes(self.seats[index]):
                return index
        return None

    def put_in(self, seat: Seat, total: int) -> None:
        """Move a player's total to `total` chips, and with it the bet and the increment.

        A bet or raise of less than the increment (an all-in) moves the bet, not the increment.
        """
        more = total - self.bet
        if more > 0:
            self.raised = self.raised or bool(self.levels)
            self.levels.append(total)
            self.bet = total
            self.increment = max(self.increment, more)
            self.shown = None
        seat.total = seat.front = total
        seat.acted = total

    def deal(self, street: str) -> None:
        """Bring in the bets of the round and start the next street."""
        give_back_uncalled(self)
        for seat in self.seats:
            seat.paid += seat.total
            seat.total = seat.front = 0
            seat.pile = seat.acted = seat.pulled = None
            seat.raise_declared = seat.checked_facing_bet = False
            seat.posted = 0
        self.street = street
        self.bet, self.increment, self.levels, self.raised, self.shown = 0, self.big_blind, [], False, None
        self.to_act = self.next_to_act(-1)

    def problem_of_deal(self, street: str) -> tuple[str, str] | None:
        """Why `street` cannot be dealt now, as key and code of the fault, or None."""
        if len(self.live()) < 2:
            return "does", "hand-is-over"
        if STREETS.index(street) != STREETS.index(self.street) + 1:
            return "street", "street-out-of-order"
        return ("does", "betting-not-finished") if self.to_act is not None else None


def give_back_uncalled(table: Table) -> dict[str, int]:
    """Give back what nobody matched of the largest total of the round; return name and chips.

    Nothing comes back while somebody may still call.  Source: side pots (2024: rule 21).
    """
    totals = sorted((seat.contributed for seat in table.seats), reverse=True)
    top = max(table.live(), key=lambda seat: seat.contributed)
    excess = min(top.contributed - max((t for t in totals[1:]), default=0), top.total)
    if excess <= 0 or top.contributed != totals[0] or table.to_act is not None:
        return {}
    top.total -= excess
    top.front = top.total
    return {top.name: excess}


def set_up(scenario: Scenario) -> Table:
    """Seat the players and post the blinds."""
    seats = [_sit(scenario, index) for index in range(len(scenario.seats))]
    table = Table(seats, scenario.big_blind, scenario.street, scenario.pot, increment=scenario.big_blind)
    first = -1
    if scenario.street == "preflop" and scenario.blinds:
        table.bet = scenario.big_blind
        table.levels = [table.bet]
        first = 0 if len(seats) == 2 else 1
    elif scenario.street == "preflop" and len(seats) == 2:
        first = 0
    table.to_act = table.next_to_act(first)
    return table


def _sit(scenario: Scenario, index: int) -> Seat:
    given = scenario.seats[index]
    seat = Seat(given.name, index, given.stack)
    due = seat.at_most(blind_due(scenario, index))
    seat.posted = seat.total = due
    seat.pile = given.out
    seat.front = given.out.total if given.out else due
    return seat
