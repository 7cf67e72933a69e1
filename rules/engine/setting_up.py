"""The table at the start: seats taken, blinds and antes posted."""

from rules.engine.scenario import Limit, Scenario, big_blind_seat, blind_due
from rules.engine.structures import NO_LIMIT, Structure
from rules.engine.table import Seat, Table

PLAYERS_WITHOUT_CAP = 2
"""The cap on raises falls when this many players are left in the event."""


def set_up(scenario: Scenario, *, ante_first: bool = False) -> Table:
    """Seat the players and post antes and blinds; `ante_first` is the order of who pays the ante for the table."""
    seats = [_sit(scenario, index) for index in range(len(scenario.seats))]
    structure = _structure(scenario)
    pot = scenario.pot + _single_ante(scenario, seats, ante_first=ante_first)
    table = Table(seats, scenario.big_blind, scenario.street, pot, structure=structure)
    table.increment = table.least_bet
    first = -1
    if scenario.street == "preflop" and scenario.blinds:
        table.bet = scenario.big_blind
        table.levels = [table.bet]
        table.unposted = _short_blinds(scenario, seats)
        first = 0 if len(seats) == 2 else 1
    elif scenario.street == "preflop" and len(seats) == 2:
        first = 0
    table.to_act = table.next_to_act(first)
    return table


def _short_blinds(scenario: Scenario, seats: list[Seat]) -> int:
    """What the two blinds are short of their full size, dead blinds included."""
    small, big = (1, 0) if len(seats) == 2 else (0, 1)
    dues = zip((small, big), scenario.blinds or (), strict=False)
    return sum(max(due - seats[index].total, 0) for index, due in dues)


def _structure(scenario: Scenario) -> Structure:
    if scenario.betting == "pot-limit":
        return Structure(pot=True)
    if scenario.betting == "limit" and scenario.limit:
        return _fixed(scenario.limit)
    return NO_LIMIT


def _fixed(limit: Limit) -> Structure:
    capped = limit.players_left != PLAYERS_WITHOUT_CAP
    return Structure(
        fixed=True,
        bet=limit.bet,
        big_bet=limit.big_bet or limit.bet * 2,
        cap=limit.raises if capped else None,
    )


def _sit(scenario: Scenario, index: int) -> Seat:
    given = scenario.seats[index]
    seat = Seat(given.name, index, given.stack)
    if scenario.ante and scenario.ante.payer == "everyone" and scenario.street == "preflop":
        seat.paid = seat.at_most(scenario.ante.amount)
    due = seat.at_most(blind_due(scenario, index))
    seat.posted = seat.total = due
    seat.pile = given.out
    seat.front = given.out.total if given.out else due
    return seat


def _single_ante(scenario: Scenario, seats: list[Seat], *, ante_first: bool) -> int:
    """The ante of the big blind, posted after the blind from what is left, or before it; dead money in the main pot.

    Source: the recommended procedure on ante formats (2024): the big blind first, no reduction.
    """
    ante = scenario.ante
    if not ante or ante.payer != "big-blind" or scenario.street != "preflop":
        return 0
    big = seats[big_blind_seat(scenario)]
    if big.stack is None:
        return ante.amount
    paid = min(ante.amount, big.stack if ante_first else big.stack - big.total)
    big.stack -= paid
    if big.stack < big.total:
        big.posted = big.total = big.front = big.stack
    return paid
