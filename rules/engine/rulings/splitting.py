"""Who is paid what, and who gets the odd chip?

Rule: odd chips (2015: 19, 2017 to 2024: 20, 2026: 21) and side pots (2024: 21).  Each pot is split by itself, down to
the smallest chip.  In board games the odd chip goes to the first seat left of the button among those who tie, in stud
and razz to the high card by suit; hi/lo gives the odd chip of the pot to the high hand.  Hands that win both ways alike
share evenly (an older paragraph, likely still so).
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from rules.engine.findings import Finding
from rules.engine.verdict import Pot


@dataclass(frozen=True, slots=True)
class PotShared(Finding):
    """The pot `pot` of `amount` chips goes to `players`; `alone` if it is the only one."""

    rule = "side-pots"
    pot: str
    amount: int
    players: tuple[str, ...]
    alone: bool


@dataclass(frozen=True, slots=True)
class OddChipLeftOfButton(Finding):
    """The odd chip of `chips` goes to `player`, the first left of the button among those who tie."""

    rule = "odd-chips"
    player: str
    chips: int


@dataclass(frozen=True, slots=True)
class OddChipHighCard(Finding):
    """The odd chip of `chips` goes to `player`, who has the high card by suit."""

    rule = "odd-chips"
    player: str
    chips: int


@dataclass(frozen=True, slots=True)
class OddChipToHigh(Finding):
    """High and low do not divide evenly: the odd chip of `chips` goes to the high hand."""

    rule = "odd-chips"
    chips: int


@dataclass(frozen=True, slots=True)
class SameHandsBothWays(Finding):
    """`players` win high and low alike: the whole pot is split evenly between them."""

    rule = "odd-chips"
    players: tuple[str, ...]


@dataclass(slots=True)
class Split:
    """A split in progress: `order` is the order in which ties take odd chips, `smallest` the smallest chip.

    `alone` if one pot is split and there is no other.
    """

    order: Sequence[str]
    smallest: int
    by_card: bool
    alone: bool
    shares: dict[str, int] = field(default_factory=dict)
    findings: list[Finding] = field(default_factory=list)

    def award(self, pot: Pot, high: Iterable[str], low: Iterable[str]) -> None:
        """Pay one pot to its winners; `low` is empty where no low hand qualifies or none is played for."""
        high, low = self._ordered(high), self._ordered(low)
        if low and set(high) == set(low):
            if len(high) > 1:
                self.findings.append(SameHandsBothWays(tuple(high)))
            low = []
        self.findings.append(PotShared(pot.name, pot.amount, tuple(dict.fromkeys((*high, *low))), self.alone))
        for_low = self._half(pot.amount) if low else 0
        self._pay(high, pot.amount - for_low)
        self._pay(low, for_low)

    def _ordered(self, names: Iterable[str]) -> list[str]:
        wanted = set(names)
        return [name for name in self.order if name in wanted]

    def _half(self, amount: int) -> int:
        """What the low hand gets: half, an odd chip left to the high hand."""
        half = amount // self.smallest // 2 * self.smallest
        if amount - 2 * half:
            self.findings.append(OddChipToHigh(amount - 2 * half))
        return half

    def _pay(self, names: list[str], amount: int) -> None:
        """Divide `amount` evenly, the odd chips one each to the first of them; what is smaller goes with the first."""
        if not names:
            return
        units, rest = divmod(amount, self.smallest)
        each, odd = divmod(units, len(names))
        for place, name in enumerate(names):
            extra = self.smallest * (place < odd) + rest * (place == 0)
            if extra and len(names) > 1:
                self.findings.append(self._odd_chip(name, extra))
            self.shares[name] = self.shares.get(name, 0) + each * self.smallest + extra

    def _odd_chip(self, player: str, chips: int) -> Finding:
        return OddChipHighCard(player, chips) if self.by_card else OddChipLeftOfButton(player, chips)
