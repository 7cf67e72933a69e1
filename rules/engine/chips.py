"""Piles of chips, and the one place where a half is rounded.

Amounts are whole chips everywhere in the engine.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

LARGEST_AMOUNT = 10**12
"""No figure of a scenario may be larger, so that arithmetic and pages stay sane."""

LARGEST_COUNT = 1_000
"""The most chips of one denomination in a pile."""

_PILE = re.compile(r"(?:(?P<count>[0-9]{1,6})x)?(?P<amount>[0-9]{1,15})(?P<thousands>k?)")


class ChipsUnreadable(ValueError):
    """A text that is not written like ``2x25 1x1000``; its first argument is the code of the fault."""


class ChipsMissing(ValueError):
    """Chips were to be taken away that are not in the pile."""


def half_up(amount: int) -> int:
    """Return half of `amount` in chips, a broken half rounded up.

    With an increment of 325 half a raise is 162.5, so that 163 on top is the first amount that reaches it.
    """
    return (amount + 1) // 2


@dataclass(frozen=True, slots=True)
class Chips:
    """A pile of chips: `piles` holds (denomination, count), the largest denomination first."""

    piles: tuple[tuple[int, int], ...]
    total: int
    count: int

    @classmethod
    def of(cls, pairs: Iterable[tuple[int, int]]) -> "Chips":
        """Make a pile from (denomination, count) pairs, in any order; equal denominations are put together."""
        counts: dict[int, int] = {}
        for denomination, count in pairs:
            counts[denomination] = counts.get(denomination, 0) + count
        piles = tuple(sorted(((d, n) for d, n in counts.items() if n), reverse=True))
        return cls(piles, sum(d * n for d, n in piles), sum(n for _, n in piles))

    @property
    def smallest(self) -> int:
        """The smallest denomination in the pile; 0 in an empty one."""
        return self.piles[-1][0] if self.piles else 0

    def __add__(self, other: "Chips") -> "Chips":
        return Chips.of(self.piles + other.piles)

    def __sub__(self, other: "Chips") -> "Chips":
        """Take `other` away; raises ChipsMissing when the pile does not hold it."""
        counts = dict(self.piles)
        for denomination, count in other.piles:
            left = counts.get(denomination, 0) - count
            if left < 0:
                raise ChipsMissing(denomination)
            counts[denomination] = left
        return Chips.of(counts.items())

    def __str__(self) -> str:
        return " ".join(f"{count}x{denomination}" for denomination, count in self.piles)


NO_CHIPS = Chips((), 0, 0)


@lru_cache(maxsize=4096)
def read_chips(text: str) -> Chips:
    """Read ``"2x25 1x1000"``: count, x, denomination; a bare ``"1000"`` is one chip, ``1k`` is 1,000.

    Raises ChipsUnreadable with the code `chips-unreadable`, `not-positive` or `too-large`.
    """
    words = text.split()
    if not words:
        raise ChipsUnreadable("chips-unreadable")
    chips = Chips.of([_read_pile(word) for word in words])
    if chips.total > LARGEST_AMOUNT or any(count > LARGEST_COUNT for _, count in chips.piles):
        raise ChipsUnreadable("too-large")
    return chips


def _read_pile(word: str) -> tuple[int, int]:
    match = _PILE.fullmatch(word)
    if not match:
        raise ChipsUnreadable("chips-unreadable")
    count = int(match["count"] or 1)
    denomination = int(match["amount"]) * (1000 if match["thousands"] else 1)
    if count < 1 or denomination < 1:
        raise ChipsUnreadable("not-positive")
    return denomination, count
