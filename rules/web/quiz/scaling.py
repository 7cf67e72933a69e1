"""A scenario at other stakes: blinds, bets and stacks of another size, and the chips that are usual there."""

import re
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import dataclass
from fractions import Fraction
from math import gcd
from typing import Any

from rules.engine.chips import Chips, read_chips
from rules.web.verdict.chips import DENOMINATIONS

Data = dict[str, Any]

_FARTHEST = 2
"""How far a chip may be from the figure that it stands for, as a ratio."""

_LARGEST_SMALL_CHIP = 5_000
"""The largest chip that still is the smallest one on a table."""

_SAID = re.compile(r"[0-9]+")


@dataclass(frozen=True, slots=True)
class Stakes:
    """What becomes of figures: `scale` of all of them, `stretch` of bets besides, rounded to `unit`.

    `chips` says which chip takes the place of which.
    """

    scale: int
    stretch: Fraction
    unit: int
    chips: dict[int, int]

    def bet(self, amount: int) -> int:
        return max(round(amount * self.scale * self.stretch / self.unit), 1) * self.unit

    def pile(self, text: str, more: int = 0) -> str:
        """As many other chips; `more` of the smallest where there are several, and then there still are."""
        pile = Chips.of((self.chips[chip], count) for chip, count in read_chips(text).piles)
        if pile.count < 2:
            return str(pile)
        count = dict(pile.piles)[pile.smallest]
        return str(pile + Chips.of([(pile.smallest, max(more, 1 - count, 2 - pile.count))]))

    def said(self, words: Any) -> Any:
        """The amount in a declaration, but for one whose scale is open."""
        if not isinstance(words, str):
            return words
        return _SAID.sub(lambda found: str(self.bet(int(found[0]))), words)


def scales(data: Data, without_chips: tuple[int, ...]) -> tuple[int, ...]:
    """How much larger figures can become with the smallest chip still a real one."""
    chips = _denominations(data)
    if not chips:
        return without_chips
    usual = (chip for chip in DENOMINATIONS if chip <= max(chips[0], _LARGEST_SMALL_CHIP) and not chip % chips[0])
    return tuple(chip // chips[0] for chip in usual) or (1,)


def stakes(data: Data, scale: int, stretch: Fraction) -> Stakes | None:
    """Other stakes for a scenario; None where its chips have no counterpart there."""
    here = _denominations(data)
    there = {chip: min(DENOMINATIONS, key=lambda real: _apart(real, chip * scale)) for chip in here}
    far = any(_apart(real, chip * scale) > _FARTHEST for chip, real in there.items())
    if far or len(set(there.values())) < len(here):
        return None
    return Stakes(scale, stretch, scale * _unit(data), there)


def _apart(chip: int, figure: int) -> float:
    return max(chip / figure, figure / chip)


def _denominations(data: Data) -> list[int]:
    """The chips that are named in a scenario, the smallest first."""
    return sorted({chip for pile in _piles(data) for chip, _ in pile.piles})


def _piles(data: Data) -> Iterator[Chips]:
    for holder, keys in ((data["seats"], ("out",)), (data.get("events", ()), ("chips", "pulls"))):
        yield from (read_chips(each[key]) for each in holder for key in keys if key in each)


def _unit(data: Data) -> int:
    """The largest chip in which all blinds and bets can be paid."""
    bets = [event[key] for event in data.get("events", ()) for key in ("to", "by") if key in event]
    step = gcd(*bets, *data.get("blinds", ()))
    return max((chip for chip in DENOMINATIONS if not step % chip and chip <= step), default=1)


def restaked(data: Data, other: Stakes, asked: int | None, more: int) -> Data:
    """The scenario at other stakes, with `more` chips in the act that is asked about."""
    new = deepcopy(data)
    _scale(new, ("pot",), other.scale)
    _scale(new.get("ante", {}), ("amount",), other.scale)
    _scale(new.get("limit", {}), ("bet", "big_bet"), other.scale)
    if "blinds" in new:
        new["blinds"] = [blind * other.scale for blind in new["blinds"]]
    for at, event in enumerate(new.get("events", ())):
        _event(event, other, more if at == asked else 0)
    for before, seat in zip(data["seats"], new["seats"], strict=True):
        _scale(seat, ("stack", "posts"), other.scale)
        if "out" in seat:
            seat["out"] = other.pile(seat["out"])
        if before.get("stack") and before["stack"] == _put_out(data, before):
            seat["stack"] = _put_out(new, seat)
    return new


def _scale(holder: Data, keys: tuple[str, ...], scale: int) -> None:
    holder.update({key: holder[key] * scale for key in keys if holder.get(key)})


def _event(event: Data, other: Stakes, more: int) -> None:
    changes = {"to": other.bet, "by": other.bet, "announced": other.bet, "quoted": other.bet, "says": other.said}
    event.update({key: change(event[key]) for key, change in changes.items() if key in event})
    if "pulls" in event:
        event["pulls"] = other.pile(event["pulls"])
    if "chips" in event:
        event["chips"] = other.pile(event["chips"], more)


def _put_out(data: Data, seat: Data) -> int:
    """All the chips that a player moves in a scenario, so far as they are named one by one."""
    moved = [event for event in data.get("events", ()) if event.get("player") == seat["name"]]
    put = sum(read_chips(event["chips"]).total for event in moved if "chips" in event)
    back = sum(read_chips(event["pulls"]).total for event in moved if "pulls" in event)
    return put - back + (read_chips(seat["out"]).total if "out" in seat else 0)
