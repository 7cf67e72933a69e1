"""The state of a hand: what must be matched, who has acted, who has how much left."""

from dataclasses import dataclass, field

from rules.engine.chips import Chips, half_up
from rules.engine.scenario import STREETS
from rules.engine.structures import NO_LIMIT, Structure
from rules.engine.words import Words


@dataclass(slots=True)
class Seat:
    """A player in the hand.  All amounts are chips.

    `stack` is what he started with (None is deep), `paid` what went into the pot on earlier streets, `total` what he
    has in this round as ruled, `front` what lies in front of him, `pile` its composition where it is known.  `acted`
    is his total when he last acted in this round, None if he has not; `posted` the blind he posted; `passed_over`
    whether substantial action out of turn went by him, `mucked_too_soon` whether he threw a live hand away with his own
    bet or call in and others still to act.
    `raise_declared` is whether he said raise and the amount is still missing, `bet_declared` whether the word was bet;
    `said` are words that were left to the director, with no chips put out yet.
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
    bet_declared: bool = False
    said: Words | None = None
    checked_facing_bet: bool = False
    passed_over: bool = False
    freedom_debated: bool = False
    mucked_too_soon: bool = False

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
    """A hand in progress.

    `bet` is the total to match, `increment` the largest full bet or raise of the round (the big blind until there is
    one; in limit the fixed size of the street), `levels` every total the bet has stood at, `raised` whether somebody
    raised, `raises` how often, `to_act` the index of the seat whose turn it is, None when the round is over.  `shown`
    is what the last bettor put out where he had said more, `announced` what was given out where that was wrong, and
    `announced_by` by whom.
    `pot` is what is in the middle, `unposted` what the blinds are short of, which pot-limit counts before the flop as
    if it were there.  `aggressor` is the index of the seat that bet or raised last.  `completing` is the reading of
    limit in which a raise completes an all-in of less than half a bet.  `undercalled` is whether the chips of the last
    caller are short of the call and not made up yet.  `last_bet` is the bet of the street before, 0 for none.
    """

    seats: list[Seat]
    big_blind: int
    street: str
    pot: int
    bet: int = 0
    increment: int = 0
    levels: list[int] = field(default_factory=list)
    raised: bool = False
    raises: int = 0
    to_act: int | None = None
    shown: int | None = None
    announced: int | None = None
    announced_by: str = "dealer"
    structure: Structure = NO_LIMIT
    unposted: int = 0
    aggressor: int | None = None
    completing: bool = False
    undercalled: bool = False
    last_bet: int = 0
    seat_of: dict[str, Seat] = field(default_factory=dict)

    def __post_init__(self) -> None:
        """Note who sits where, so that a player is found by his name."""
        self.seat_of = {seat.name: seat for seat in self.seats}

    @property
    def least_bet(self) -> int:
        """The least opening bet in chips."""
        return self.structure.size(self.street, self.big_blind)

    @property
    def minimum_raise(self) -> int:
        """The least total of a full raise.  Source: raise amounts (2024: rule 43)."""
        return (self.completing and self.completed_at) or self.bet + self.increment

    @property
    def raises_from(self) -> int:
        """The least total that counts as a raise: half of a raise on top of the bet, a broken half rounded up."""
        return self.bet + half_up(self.minimum_raise - self.bet)

    @property
    def completed_at(self) -> int | None:
        """In limit, the total that completes an all-in of less than half a bet; None where none is to be completed."""
        if not self.structure.fixed:
            return None
        full = before = self.big_blind if self.street == "preflop" else 0
        for level in self.levels:
            full, before = level if level - before >= self.reopens_from else full, level
        return full + self.increment if full < self.bet < full + self.increment else None

    @property
    def reopens_from(self) -> int:
        """What a player must face on top of his own total for the betting to be open to him again.

        A full raise; in limit half of one is enough.  Source: reopening the bet (2024: rule 47).
        """
        return half_up(self.increment) if self.structure.fixed else self.increment

    @property
    def whole_pot(self) -> int:
        """All that is in the middle and in front of the players, as pot-limit counts it."""
        return self.pot + self.unposted + sum(seat.contributed for seat in self.seats)

    def maximum(self, seat: Seat) -> int | None:
        """The largest total that a player may make it; None in no-limit."""
        if self.structure is NO_LIMIT:
            return None
        if self.completing:
            return self.minimum_raise
        return self.structure.maximum(self.bet, self.least_bet, self.whole_pot, seat.total)

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
        if seat.folded or (seat.acted is not None and seat.total >= self.bet) or seat.all_in:
            return False
        for other in self.seats:
            if other is not seat and not other.folded and (other.total > seat.total or not other.all_in):
                return True
        return False

    def next_to_act(self, after: int) -> int | None:
        """The index of the next player to act clockwise from `after`, None when nobody is left to act."""
        if len(self.live()) < 2:
            return None
        seats = self.seats
        return next((seat.index for seat in (*seats[after + 1 :], *seats[: after + 1]) if self.owes(seat)), None)

    def put_in(self, seat: Seat, total: int) -> None:
        """Move a player's total to `total` chips, and with it the bet and the increment.

        A bet or raise of less than the increment (an all-in) moves the bet, not the increment.
        """
        more = total - self.bet
        if more > 0:
            self._raise_by(more, bool(self.levels))
            self.levels.append(total)
            self.bet = total
            self.aggressor = seat.index
            self.shown = self.announced = None
            self.undercalled = False
        seat.total = seat.front = total
        seat.acted = total

    def _raise_by(self, more: int, opened: bool) -> None:
        if opened:
            self.raised = True
            self.raises += more >= self.reopens_from
        if not self.structure.fixed:
            self.increment = max(self.increment, more)

    def deal(self, street: str) -> None:
        """Bring in the bets of the round and start the next street."""
        give_back_uncalled(self)
        for seat in self.seats:
            seat.paid += seat.total
            seat.total = seat.front = 0
            seat.pile = seat.acted = seat.pulled = seat.said = None
            seat.raise_declared = seat.bet_declared = seat.checked_facing_bet = False
            seat.passed_over = seat.freedom_debated = False
            seat.posted = 0
        self.street = street
        self.last_bet = self.bet
        self.bet, self.levels, self.raised, self.raises = 0, [], False, 0
        self.shown = self.announced = self.aggressor = None
        self.undercalled = False
        self.unposted = 0
        self.increment = self.least_bet
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

    Nothing comes back while somebody may still call.  Source: side pots (2024: rule 21); for a bettor who mucked
    because he thought that he had won, showdown irregularities (2024: rule 15-B).
    """
    totals = sorted((seat.contributed for seat in table.seats), reverse=True)
    top = max((s for s in table.seats if not s.folded or s.mucked_too_soon), key=lambda seat: seat.contributed)
    excess = min(top.contributed - max((t for t in totals[1:]), default=0), top.total)
    if excess <= 0 or top.contributed != totals[0] or table.to_act is not None:
        return {}
    top.total -= excess
    top.front = top.total
    return {top.name: excess}
