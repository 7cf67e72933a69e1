"""Which pots are there, who plays for each, and what goes back uncalled?

Rule: side pots (2019 to 2024: 21, 2026: 23).  Each all-in makes a level; each pot takes up to its level from everyone,
folded players too.  Side pots are awarded before the main pot, the last-formed first.
"""

from dataclasses import dataclass

from rules.engine.findings import Finding
from rules.engine.table import Seat, Table
from rules.engine.verdict import Pot


@dataclass(frozen=True, slots=True)
class MainPot(Finding):
    """The main pot: `amount` chips, for all of `players`; `alone` if there is no side pot."""

    rule = "side-pots"
    amount: int
    players: tuple[str, ...]
    alone: bool


@dataclass(frozen=True, slots=True)
class SidePot(Finding):
    """Side pot number `number`, counted as they formed: `amount` chips, for `players` alone."""

    rule = "side-pots"
    number: int
    amount: int
    players: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class UncalledReturned(Finding):
    """Nobody called `amount` chips of `player`: they go back to him."""

    rule = "side-pots"
    player: str
    amount: int


def divide(table: Table) -> tuple[Pot, ...]:
    """Divide what is in the middle and in front of the players into pots, in the order of award."""
    live = table.live()
    deepest = max(seat.contributed for seat in table.seats)
    levels = sorted({seat.contributed for seat in live if seat.all_in} | {deepest})
    pots: list[Pot] = []
    floor, amount = 0, table.pot
    for level in levels:
        amount += sum(min(seat.contributed, level) - min(seat.contributed, floor) for seat in table.seats)
        players = tuple(seat.name for seat in live if _plays_for(seat, floor, level))
        floor = level
        if amount and players:
            pots.append(Pot(f"side-{len(pots)}" if pots else "main", amount, players))
            amount = 0
    if amount and pots:
        pots[-1] = Pot(pots[-1].name, pots[-1].amount + amount, pots[-1].players)
    return tuple(reversed(pots))


def _plays_for(seat: Seat, floor: int, level: int) -> bool:
    """Whether a player has a share in the pot between two levels: he matched it, or can still."""
    return seat.contributed >= level or not seat.all_in


def explain(pots: tuple[Pot, ...], returned: dict[str, int]) -> tuple[Finding, ...]:
    """One finding a pot, in the order of award, and one for chips that go back."""
    findings: list[Finding] = [UncalledReturned(player, amount) for player, amount in returned.items()]
    for pot in pots:
        if pot.name == "main":
            findings.append(MainPot(pot.amount, pot.players, alone=len(pots) == 1))
        else:
            findings.append(SidePot(int(pot.name.removeprefix("side-")), pot.amount, pot.players))
    return tuple(findings)
