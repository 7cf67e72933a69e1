"""Who shows first, and what of cards thrown away, tabled or exposed?

Rule: showdown order (2019 to 2024: 17, 2026: 18).  The last aggressor of the final round shows first; without a bet the
first seat left of the button in board games, the high board in stud, the low board in razz.  The last live hand wins
without showing.  With an all-in everybody shows at once (face up for all-ins), and nobody who is all-in or has called
may muck: cards that can still be identified are live.  Cards shown with action pending (exposing cards, 2024: 68) are
exposed: the hand stays live, and a penalty is for the director.
"""

from copy import deepcopy
from dataclasses import dataclass

from rules.engine.findings import Finding
from rules.engine.rulings.face_up import rule_on_tabling
from rules.engine.rulings.pots import divide
from rules.engine.rulings.spot import Spot, left_to_director
from rules.engine.table import Table, give_back_uncalled
from rules.engine.verdict import Decision, Reading, Ruling


@dataclass(frozen=True, slots=True)
class LastAggressorFirst(Finding):
    """`player` bet or raised last on the final street: he shows first."""

    rule = "showdown-order"
    player: str


@dataclass(frozen=True, slots=True)
class LeftOfButtonFirst(Finding):
    """Nobody bet on the final street: `player`, the first left of the button, shows first."""

    rule = "showdown-order"
    player: str


@dataclass(frozen=True, slots=True)
class BoardDecides(Finding):
    """Nobody bet on the final street: the highest board shows first in stud, the lowest in razz."""

    rule = "showdown-order"


@dataclass(frozen=True, slots=True)
class NotYetShowdown(Finding):
    """The hand is not at the showdown yet."""

    rule = "showdown-order"


@dataclass(frozen=True, slots=True)
class LastHandWins(Finding):
    """`winner` has the only live hand left: he wins without showing."""

    rule = "showdown-order"
    winner: str


@dataclass(frozen=True, slots=True)
class MayNotMuck(Finding):
    """Somebody is all-in and the betting is over: a player who is all-in or has called must table his hand."""

    rule = "face-up-for-all-ins"


@dataclass(frozen=True, slots=True)
class CardsInTheMuck(Finding):
    """The cards were thrown away: whether they can still be identified is for the director."""

    rule = "live-cards-at-showdown"


@dataclass(frozen=True, slots=True)
class StillIdentified(Finding):
    """One reading: the cards can be identified, so the hand is live and tabled."""

    rule = "live-cards-at-showdown"


@dataclass(frozen=True, slots=True)
class LostInTheMuck(Finding):
    """The other reading: the cards cannot be identified, so the hand is dead, and the pots are left to `players`."""

    rule = "live-cards-at-showdown"
    players: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ExposedWithActionPending(Finding):
    """The player showed cards with action pending: his hand stays live, and a penalty is for the director."""

    rule = "exposing-cards"


@dataclass(frozen=True, slots=True)
class ActionStillDue(Finding):
    """It is for `player` to act, as before."""

    rule = "acting-in-turn"
    player: str


@dataclass(frozen=True, slots=True)
class Mucked(Finding):
    """The player throws his hand away at the showdown."""

    rule = "showdown-order"


@dataclass(frozen=True, slots=True)
class Tabled(Finding):
    """The player tables his hand."""

    rule = "showdown-order"


@dataclass(frozen=True, slots=True)
class MuckedTooSoon(Finding):
    """The player throws his hand away with others still to act: it is dead, and his bet comes back if nobody calls."""

    rule = "showdown-irregularities"
    clause = "B"


def order_of_showing(table: Table, game: str) -> tuple[list[str] | None, Finding]:
    """The players in the order of showing, None where all show at once or the boards decide; and why."""
    live = table.live()
    if len(live) < 2:
        return None, LastHandWins(live[0].name)
    if table.to_act is not None:
        return None, NotYetShowdown()
    tabling, why = rule_on_tabling(table)
    if tabling is Decision.TABLE:
        return None, why
    if table.street != "river":
        return None, NotYetShowdown()
    if table.aggressor is not None:
        first = table.aggressor
        return _from(table, first), LastAggressorFirst(table.seats[first].name)
    if game in {"stud", "razz"}:
        return None, BoardDecides()
    return _from(table, live[0].index), LeftOfButtonFirst(live[0].name)


def rule_on_cards(spot: Spot, does: str) -> Ruling:
    """Rule on cards tabled or thrown away by a player who has nothing left to do in the betting."""
    if does == "show":
        return Ruling(Decision.TABLE, findings=(Tabled(),))
    if rule_on_tabling(spot.table)[0] is Decision.TABLE:
        return _mucked_all_in(spot)
    found = Mucked() if spot.table.to_act is None else MuckedTooSoon()
    left = [seat for seat in spot.table.live() if seat is not spot.seat]
    won = (LastHandWins(left[0].name),) if len(left) == 1 else ()
    return Ruling(Decision.FOLD, findings=(found, *won), stays=spot.seat.total)


def _mucked_all_in(spot: Spot) -> Ruling:
    """Cards thrown away that must be tabled: live where they can be identified, else dead, and the pots go on."""
    without = deepcopy(spot.table)
    give_back_uncalled(without)
    without.seats[spot.seat.index].folded = True
    pots = {"pots": [pot.as_data() for pot in divide(without)]}
    dead = LostInTheMuck(tuple(seat.name for seat in without.live()))
    readings = (
        Reading(Decision.TABLE, premise=StillIdentified()),
        Reading(Decision.FOLD, premise=dead, details=pots),
    )
    return left_to_director(readings, MayNotMuck(), CardsInTheMuck())


def rule_on_exposed_cards(due: str) -> Ruling:
    """Rule on cards shown while it is for the player `due` to act."""
    return Ruling(Decision.PLAY_ON, findings=(ExposedWithActionPending(), ActionStillDue(due)))


def _from(table: Table, first: int) -> list[str]:
    seats = table.seats[first:] + table.seats[:first]
    return [seat.name for seat in seats if not seat.folded]
