"""Where do the button and the blinds go on the next hand?

Rule: dead button (2024: 32, 2026: 34).  The big blind moves to the next player due.  The small blind is for the big
blind of the last hand, and the button for its small blind, even where these seats are empty: then nobody posts the
small blind, or the button is dead.  Heads-up (2024: 34-B, 2026: 36-C) the small blind has the button, and nobody is
the big blind twice in a row.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Annotated, Any, Literal

from pydantic import Field

from rules.engine.editions import Edition
from rules.engine.findings import Finding
from rules.engine.problems import Problem
from rules.engine.record import MOST_SEATS, Name, Procedure, Record
from rules.engine.sense import names_twice, unknown_seats
from rules.engine.verdict import Decision, Verdict


class ButtonSeat(Record):
    """A seat, `eliminated` where nobody sits any more."""

    name: Name
    eliminated: bool = False


class Button(Procedure):
    """The seats clockwise, and the seats that had the button and the blinds in the hand that is over.

    `small_blind` is None where nobody posted it: its seat, between the two others, was empty.
    """

    kind: Literal["button"]
    seats: Annotated[list[ButtonSeat], Field(min_length=2, max_length=MOST_SEATS, description="Each name once.")]
    button: Name
    small_blind: Name | None = None
    big_blind: Name

    @classmethod
    def faults_of_names(cls, data: Any) -> Iterator[Problem]:
        """Seats of one name, and positions at a seat that is not there, in data of any shape."""
        yield from names_twice(data)
        yield from unknown_seats(data, ("button", "small_blind", "big_blind"))

    def faults_of_sense(self) -> Iterator[Problem]:
        """Too few players, and positions that cannot have been, besides."""
        yield from super().faults_of_sense()
        if len(_seated(self)) < 2:
            yield Problem("seats", "too-few-players", {"least": 2})
        if self.big_blind in {self.button, self.small_blind}:
            yield Problem("big_blind", "position-twice", {"name": self.big_blind})
        elif {self.button, self.big_blind} <= {seat.name for seat in self.seats}:
            yield from self._senseless_small_blind()

    def _senseless_small_blind(self) -> Iterator[Problem]:
        between = _between(self, self.button, self.big_blind)
        if self.small_blind is None:
            if _seated(self) & set(between):
                yield Problem("small_blind", "missing")
        elif self.small_blind not in {self.button, *between}:
            yield Problem("small_blind", "not-between-button-and-big-blind", {"name": self.small_blind})


@dataclass(frozen=True, slots=True)
class BigBlindMoves(Finding):
    """The big blind moves from `before` to `player`, the next player due."""

    rule = "dead-button"
    player: str
    before: str


@dataclass(frozen=True, slots=True)
class SmallBlindHasButton(Finding):
    """Two players are left: `player` is the small blind and has the button."""

    rule = "button-placement"
    clause = "B"
    player: str


@dataclass(frozen=True, slots=True)
class NobodyBigBlindTwice(Finding):
    """`player` was the big blind in the last hand, and is not again."""

    rule = "button-placement"
    clause = "B"
    player: str


@dataclass(frozen=True, slots=True)
class SmallBlindMoves(Finding):
    """The small blind moves to `player`, the big blind of the last hand."""

    rule = "dead-button"
    player: str


@dataclass(frozen=True, slots=True)
class NoSmallBlind(Finding):
    """The small blind would be for `seat`, where nobody sits any more: nobody posts it."""

    rule = "dead-button"
    seat: str


@dataclass(frozen=True, slots=True)
class ButtonMoves(Finding):
    """The button moves to `player`, the small blind of the last hand."""

    rule = "dead-button"
    player: str


@dataclass(frozen=True, slots=True)
class DeadButton(Finding):
    """The button goes to the seat of the last small blind, `seat`, where nobody sits: it is dead.

    None where the seat is not among those of the scenario.
    """

    rule = "dead-button"
    seat: str | None


def judge_button(scenario: Button, edition: Edition) -> Verdict:
    """Who has the button and the blinds on the next hand; `dead` names the positions that fall on an empty seat."""
    seated = _seated(scenario)
    big_blind = next(name for name in _after(scenario, scenario.big_blind) if name in seated)
    move = BigBlindMoves(big_blind, scenario.big_blind)
    if len(seated) == 2:
        return _heads_up(scenario, edition, move)
    button = scenario.small_blind or next(reversed(_between(scenario, scenario.button, scenario.big_blind)), None)
    small_blind = scenario.big_blind if scenario.big_blind in seated else None
    dead = [*([] if button in seated else ["button"]), *([] if small_blind else ["small_blind"])]
    findings = (
        move,
        SmallBlindMoves(small_blind) if small_blind else NoSmallBlind(scenario.big_blind),
        ButtonMoves(button) if button and button in seated else DeadButton(button),
    )
    details = {"button": button, "small_blind": small_blind, "big_blind": big_blind, "dead": dead}
    return Verdict(edition, Decision.BUTTON, findings=findings, details=details)


def _heads_up(scenario: Button, edition: Edition, move: BigBlindMoves) -> Verdict:
    """With two players left the one who is not the big blind has the small blind and the button."""
    (other,) = _seated(scenario) - {move.player}
    findings: tuple[Finding, ...] = (move, SmallBlindHasButton(other))
    if other == scenario.big_blind:
        findings += (NobodyBigBlindTwice(other),)
    details = {"button": other, "small_blind": other, "big_blind": move.player, "dead": []}
    return Verdict(edition, Decision.BUTTON, findings=findings, details=details)


def _seated(scenario: Button) -> set[str]:
    """The names of those who are still in."""
    return {seat.name for seat in scenario.seats if not seat.eliminated}


def _after(scenario: Button, name: str) -> list[str]:
    """The other seats clockwise from the one of `name`."""
    names = [seat.name for seat in scenario.seats]
    at = names.index(name)
    return names[at + 1 :] + names[:at]


def _between(scenario: Button, one: str, other: str) -> list[str]:
    """The seats clockwise between two others."""
    after = _after(scenario, one)
    return after[: after.index(other)]
