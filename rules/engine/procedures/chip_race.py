"""Who gets a chip when the smallest chips are taken out of play?

Rule: chip race (2015: 23, 2017 to 2024: 24, 2026: 26).  It starts at seat 1, with one chip to a player at the most.
Nobody is raced out: who would be left with nothing gets one of the lowest chips that stay.  Otherwise chips are changed
at equal value only, and what is short of the lowest chip is removed unpaid.  That one card is drawn for each odd chip,
and that the highest cards by suit win, is convention and not in the rule.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from math import lcm
from typing import Annotated, Any, Literal

from pydantic import Field

from rules.engine.cards import card_value
from rules.engine.chips import LARGEST_COUNT
from rules.engine.editions import Edition
from rules.engine.findings import Finding
from rules.engine.problems import Problem, place
from rules.engine.procedures.drawn_cards import DrawnCards, faults_of_cards, hands
from rules.engine.record import MOST_SEATS, Amount, Name, Procedure, Record
from rules.engine.sense import names_twice
from rules.engine.verdict import Decision, Verdict


class RaceSeat(Record):
    """A player with `odd` chips of the denomination that goes; `stack` is all he has, None where that is more."""

    name: Name
    odd: Annotated[int, Field(ge=0, le=LARGEST_COUNT)]
    stack: Amount | None = None


class ChipRace(Procedure):
    """The seats from seat 1; chips of `denomination` go, those of `next` are the lowest that stay.

    `cards` are drawn one for each odd chip: in the order of dealing, each player's together, or name by name.
    """

    kind: Literal["chip-race"]
    seats: Annotated[list[RaceSeat], Field(min_length=1, max_length=MOST_SEATS, description="Each name once.")]
    denomination: Amount
    next: Amount
    cards: DrawnCards = []

    @classmethod
    def faults_of_names(cls, data: Any) -> Iterator[Problem]:
        """Seats of one name, in data of any shape."""
        yield from names_twice(data)

    def faults_of_sense(self) -> Iterator[Problem]:
        """Chips that cannot be raced, and cards that cannot have been drawn, besides."""
        yield from super().faults_of_sense()
        if self.next <= self.denomination:
            yield Problem("next", "not-above-the-denomination", {"denomination": self.denomination})
            return
        for index, seat in enumerate(self.seats):
            if seat.stack is not None and seat.stack < seat.odd * self.denomination:
                yield Problem(place("seats", index, "stack"), "stack-smaller-than-odd-chips")
        if len(self.odd()) == len(self.seats):
            yield from faults_of_cards(self.cards, self.odd(), needed=self.prizes() > 0)

    def odd(self) -> dict[str, int]:
        """The odd chips of each player that are raced, once what makes an equal value in `next` has been changed."""
        return {seat.name: seat.odd % (self._equal_value() // self.denomination) for seat in self.seats}

    def changed(self) -> dict[str, int]:
        """What each player is given at equal value for his chips, in chips; only those who are given something."""
        worth = self._equal_value()
        given = {seat.name: seat.odd * self.denomination // worth * worth for seat in self.seats}
        return {name: chips for name, chips in given.items() if chips}

    def prizes(self) -> int:
        """How many chips of `next` are raced for; never more than one a player."""
        odd = self.odd()
        return min(sum(odd.values()) * self.denomination // self.next, sum(1 for count in odd.values() if count))

    def _equal_value(self) -> int:
        """The least amount that can be paid in chips of either denomination."""
        return lcm(self.denomination, self.next)


@dataclass(frozen=True, slots=True)
class ChangedEvenly(Finding):
    """`player` is given `chips` for chips of the same value."""

    rule = "chip-race"
    player: str
    chips: int


@dataclass(frozen=True, slots=True)
class ChipsRacedFor(Finding):
    """`odd` odd chips, worth `value`, are raced for `prizes` chips of `next`, from seat 1, one to a player at most."""

    rule = "chip-race"
    odd: int
    value: int
    prizes: int
    next: int


@dataclass(frozen=True, slots=True)
class OneCardAChip(Finding):
    """By convention, not by rule: one card for each odd chip, and the highest cards win, spades before hearts,
    diamonds and clubs.
    """

    rule = "chip-race"


@dataclass(frozen=True, slots=True)
class RaceWon(Finding):
    """`player` wins a chip of `chips` with `card`."""

    rule = "chip-race"
    player: str
    card: str
    chips: int


@dataclass(frozen=True, slots=True)
class NotRacedOut(Finding):
    """`player` would have nothing left, and gets a chip of `chips`, the lowest that stay."""

    rule = "chip-race"
    player: str
    chips: int


@dataclass(frozen=True, slots=True)
class RemainderRemoved(Finding):
    """The last `chips` are short of the lowest chip that stays: removed unpaid, as rounding up is only convention."""

    rule = "chip-race"
    chips: int


def judge_chip_race(scenario: ChipRace, edition: Edition) -> Verdict:
    """Who is awarded a chip, and how much is removed unpaid; `changed` is what is exchanged at equal value before."""
    odd = scenario.odd()
    value = sum(odd.values()) * scenario.denomination
    winners = _winners(scenario)
    saved = [seat.name for seat in scenario.seats if _has_nothing_left(scenario, seat) and seat.name not in winners]
    removed = value - len(winners) * scenario.next
    findings: list[Finding] = [ChangedEvenly(name, chips) for name, chips in scenario.changed().items()]
    findings.append(ChipsRacedFor(sum(odd.values()), value, len(winners), scenario.next))
    if winners:
        findings.append(OneCardAChip())
    findings += [RaceWon(name, card, scenario.next) for name, card in winners.items()]
    findings += [NotRacedOut(name, scenario.next) for name in saved]
    if removed:
        findings.append(RemainderRemoved(removed))
    awards = dict.fromkeys((*winners, *saved), scenario.next)
    details = {"awards": awards, "removed": removed, "changed": scenario.changed()}
    return Verdict(edition, Decision.CHIP_RACE, findings=tuple(findings), details=details)


def _winners(scenario: ChipRace) -> dict[str, str]:
    """Those who win a chip, and the card each wins with, the highest first."""
    best = {name: max(cards, key=card_value) for name, cards in hands(scenario.cards, scenario.odd()).items() if cards}
    ranked = sorted(best, key=lambda name: card_value(best[name]), reverse=True)
    return {name: best[name] for name in ranked[: scenario.prizes()]}


def _has_nothing_left(scenario: ChipRace, seat: RaceSeat) -> bool:
    """Whether a player has only chips that go, and too few to change any."""
    return 0 < seat.odd * scenario.denomination == seat.stack and seat.name not in scenario.changed()
