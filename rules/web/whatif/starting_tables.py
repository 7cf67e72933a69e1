"""Tables to begin with: who sits there, and what has been done when the player in question acts.

A what-if is set up from one of these; a case whose hand is richer keeps its own.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from rules.engine.record import MOST_SEATS
from rules.engine.scenario import STREETS, Deal, Scenario
from rules.web.verdict.chips import DENOMINATIONS

PREFLOP = STREETS[0]
STORIES = ("sb", "bb", "option", "open", "bet", "raise", "own")
"""The blinds, facing a raise or none; nobody has bet; a bet or raise; one more; the player's own bet was raised."""

_OF_THE_BLINDS = {"sb": "bet", "bb": "bet", "option": "open"}
"""Stories that are told before the flop only, and what comes closest to them later on."""

_POSITIONS = ("SB", "BB", "UTG", "UTG+1", "UTG+2", "UTG+3", "MP", "HJ", "CO", "BTN")
_FEWER = {2: "BB BTN", 3: "SB BB BTN", 4: "SB BB CO BTN", 5: "SB BB HJ CO BTN", 6: "SB BB UTG HJ CO BTN"}


@dataclass(frozen=True, slots=True)
class Setup:
    """A table: `first` and `second` are the totals of what was bet and raised.

    `pot` is what lies in the middle after the flop; in limit `bet` and `big_bet` are the sizes.
    """

    story: str
    street: str
    players: int
    blinds: tuple[int, int]
    first: int = 0
    second: int = 0
    betting: str = "no-limit"
    pot: int = 0
    bet: int = 0
    big_bet: int = 0

    @property
    def early(self) -> bool:
        """Whether blinds have been posted on this street."""
        return self.street == PREFLOP and bool(self.blinds[1])

    @property
    def fitting(self) -> "Setup":
        """The same, with a story that its street and its players allow, and totals where they are missing."""
        story = self.story if self.early else _OF_THE_BLINDS.get(self.story, self.story)
        story = (
            "own" if story == "raise" and self.players == 2 else "bb" if story == "sb" and self.players == 2 else story
        )
        if self.betting == "limit":
            return replace(self, story=story)._in_limit()
        first = self.first or 3 * (self.blinds[1] or 100)
        second = self.second if self.second > first else 3 * first
        return replace(self, story=story, first=first, second=second, pot=self.pot or 2 * first)

    def _in_limit(self) -> "Setup":
        """The same with the sizes of limit, and the only totals that they allow."""
        bet = self.bet or self.blinds[1] or 100
        big = self.big_bet or 2 * bet
        size = big if self.street in STREETS[2:] else bet
        first = size + (self.blinds[1] if self.early else 0)
        return replace(self, bet=bet, big_bet=big, first=first, second=first + size)


def names(players: int) -> list[str]:
    """The positions at a table of so many, the first seat left of the button first."""
    few = _FEWER.get(players)
    return few.split() if few else [*_POSITIONS[: players - 3], *_POSITIONS[-3:]]


def change(amount: int) -> str:
    """An amount in the fewest chips of the common set."""
    piles = []
    for denomination in reversed(DENOMINATIONS):
        count, amount = divmod(amount, denomination)
        piles += [f"{count}x{denomination}"] if count else []
    return " ".join(piles)


def build(setup: Setup) -> dict[str, Any]:
    """The table as plain data; the act in question is a fold until another is put in its place."""
    setup = setup.fitting
    seats = [{"name": name} for name in names(setup.players)]
    *before, actor = _plays(setup)
    events = [_event(setup, seats[at]["name"], does) for at, does in before]
    blind = _blind_in_front(setup, actor[0])
    if blind:
        seats[actor[0]]["out"] = change(blind)
    table: dict[str, Any] = {"seats": seats, "events": [*events, {"player": seats[actor[0]]["name"], "does": "fold"}]}
    if setup.blinds[1]:
        table["blinds"] = list(setup.blinds)
    return table | ({"street": setup.street} if setup.street != PREFLOP else {}) | _structure(setup)


def _structure(setup: Setup) -> dict[str, Any]:
    if setup.betting == "limit":
        return {"betting": "limit", "limit": {"bet": setup.bet, "big_bet": setup.big_bet}}
    if setup.betting == "pot-limit":
        return {"betting": "pot-limit"} | ({} if setup.early else {"pot": setup.pot})
    return {}


def story_of(scenario: Scenario) -> str:
    """The story that a scenario tells up to its last act; empty where it is none of ours."""
    if any(isinstance(event, Deal) for event in scenario.events) or not scenario.events:
        return ""
    seats = {seat.name: at for at, seat in enumerate(scenario.seats)}
    done = [(seats[event.player], event.does) for event in scenario.events if not isinstance(event, Deal)]
    blinds = (scenario.blinds[0], scenario.blinds[1]) if scenario.blinds else (0, 0)
    for story in STORIES:
        setup = Setup(story, scenario.street, len(seats), blinds)
        if setup.fitting.story == story and _alike(list(_plays(setup)), done):
            return story
    return ""


def _alike(told: list[tuple[int, str]], done: Sequence[tuple[int, str]]) -> bool:
    return told[:-1] == list(done[:-1]) and told[-1][0] == done[-1][0]


def _plays(setup: Setup) -> Iterator[tuple[int, str]]:
    """Who acts, and what he does; the player in question comes last."""
    early = setup.street == PREFLOP
    order = _order(setup.players, early=early and bool(setup.blinds[1]))
    bets = "raise" if early and setup.blinds[1] else "bet"
    match setup.story:
        case "open":
            yield order[0], ""
        case "bet":
            yield from ((order[0], bets), (order[1], ""))
        case "raise":
            yield from ((order[0], bets), (order[1], "raise"), (order[2 % len(order)], ""))
        case "own":
            yield from ((order[0], "push"), (order[1], "raise"), *((at, "fold") for at in order[2:]), (order[0], ""))
        case "option":
            yield from ((at, "fold") for at in order[:-2])
            yield from ((order[-2], "call"), (order[-1], ""))
        case blind:
            last = -2 if blind == "sb" else -1
            yield order[0], bets
            yield from ((at, "fold") for at in order[1:last])
            yield order[last], ""


def _order(players: int, *, early: bool) -> list[int]:
    """The seats in the order they act: before the flop the blinds come last, heads-up the button acts first."""
    first = (1 if players == 2 else 2) if early else 0
    return [(first + step) % players for step in range(players)]


def _event(setup: Setup, player: str, does: str) -> dict[str, Any]:
    match does:
        case "push":
            said = {"says": f"raise {setup.first}"} if setup.early else {}
            return {"player": player, "does": "push", "chips": change(setup.first), **said}
        case "bet":
            return {"player": player, "does": "bet", "to": setup.first}
        case "raise":
            again = setup.story in {"raise", "own"} and not _opens(setup, player)
            return {"player": player, "does": "raise", "to": setup.second if again else setup.first}
        case _:
            return {"player": player, "does": does}


def _opens(setup: Setup, player: str) -> bool:
    return names(setup.players).index(player) == _order(setup.players, early=setup.early)[0]


def _blind_in_front(setup: Setup, actor: int) -> int:
    """The blind that the player in question has in front of him, where he has put in nothing else."""
    if setup.street != PREFLOP or setup.story == "own":
        return 0
    small, big = (1, 0) if setup.players == 2 else (0, 1)
    return {small: setup.blinds[0], big: setup.blinds[1]}.get(actor, 0)


PLAYERS = range(2, MOST_SEATS + 1)
