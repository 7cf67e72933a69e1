"""Turn the frame of an act into events of the scenario: every way it can be read, the likelier first."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, TypeGuard

from rules.understanding.amounts import is_denomination
from rules.understanding.frames import Frame, Speech

Event = dict[str, Any]


@dataclass(slots=True)
class Bets:
    """The bets of a street as they are told: chips to match, the largest raise, and what stands before each player.

    `known` is false once an amount was not told, so that later ones cannot be compared with it.
    """

    big_blind: int = 0
    match: int = 0
    increment: int = 0
    front: dict[str, int] = field(default_factory=dict)
    known: bool = True

    def commit(self, player: str, total: int) -> None:
        """Move on after a player has put in `total` chips."""
        if total > self.match:
            self.increment = max(self.increment, total - self.match)
            self.match = total
        self.front[player] = total


@dataclass(frozen=True, slots=True)
class Deed:
    """One reading of an act: its code, its event, the stack that it tells of, and an event that belongs to it."""

    code: str
    event: Event
    stack: int | None = None
    then: Event | None = None


def deeds_of(frame: Frame, player: str, bets: Bets) -> list[Deed]:
    """Return the readings of an act by one of its players; none where it cannot be read."""
    make = _MAKERS.get(frame.verb)
    if make is None or _filled(frame) - _ALWAYS - _MAY_FILL[frame.verb]:
        return []
    if frame.speech is not None and not _words(frame.speech):
        return []
    return list(make(frame, player, bets))


def _filled(frame: Frame) -> set[str]:
    """The places of a frame that are filled."""
    return {name for name in Frame.__slots__ if getattr(frame, name) not in (None, False, "", [])}


def _base(frame: Frame, player: str, does: str) -> Event:
    event: Event = {"player": player, "does": does}
    if frame.announced is not None:
        event["announced"] = frame.announced
    if frame.quoted is not None:
        event["quoted"] = frame.quoted
    if frame.conditional:
        event["conditional"] = True
    if frame.no_time:
        event["had_time"] = False
    if frame.unnoticed:
        event["unnoticed"] = True
    return event


def _plain(frame: Frame, player: str, bets: Bets) -> Iterator[Deed]:
    if not (frame.amount or frame.chips or frame.last or frame.all_in or frame.silent):
        yield Deed("as-told", _base(frame, player, frame.verb))


def _call(frame: Frame, player: str, bets: Bets) -> Iterator[Deed]:
    """A call; with chips perhaps only chips, with the last chips all-in."""
    amount = frame.for_ or frame.amount
    if frame.chips:
        yield from _pushes(frame, player, bets, "call")
    elif frame.last and amount:
        yield Deed("all-in", _base(frame, player, "all-in"), amount)
    elif not frame.last and not frame.all_in and not frame.silent and _matches(frame, amount, player, bets):
        yield Deed("as-told", _base(frame, player, "call"))


def _matches(frame: Frame, amount: int | None, player: str, bets: Bets) -> bool:
    """Whether the amount of a call is the bet to match, or what is missing to it."""
    if amount is None or not bets.known:
        return amount is None
    return amount in {bets.match, bets.match - bets.front.get(player, 0)}


def _bet(frame: Frame, player: str, bets: Bets) -> Iterator[Deed]:
    if frame.chips:
        yield from _pushes(frame, player, bets, "" if not bets.match else "raise")
        return
    amount = frame.amount or frame.to or frame.for_
    if not amount or frame.silent or frame.by is not None:
        return
    if bets.match:
        yield Deed("raise-to", {**_base(frame, player, "raise"), "to": amount}, amount if frame.all_in else None)
        yield Deed("raise-by", {**_base(frame, player, "raise"), "by": amount})
    yield Deed("bet", {**_base(frame, player, "bet"), "to": amount}, amount if frame.all_in else None)


def _raise(frame: Frame, player: str, bets: Bets) -> Iterator[Deed]:
    base = _base(frame, player, "raise")
    total = frame.to
    if frame.chips:
        yield from _pushes(frame, player, bets, "raise")
    elif frame.silent or not _consistent(frame, bets):
        return
    elif frame.minimum and not (frame.to or frame.by):
        yield from _minimum(frame, base, bets)
    elif frame.by is not None:
        yield Deed("raise-by", {**base, "by": frame.by})
    elif total is not None:
        yield Deed("raise-to", {**base, "to": total}, total if frame.all_in or frame.last else None)
    elif frame.amount is not None:
        yield Deed("raise-to", {**base, "to": frame.amount})
        yield Deed("raise-by", {**base, "by": frame.amount})
    elif not frame.all_in and not frame.last:
        yield Deed("words-alone", {"player": player, "does": "say", "says": "raise"})


def _consistent(frame: Frame, bets: Bets) -> bool:
    """Whether totals that are told twice agree: "by 600 to 1,100", "to 600, 550 over the big blind"."""
    if frame.to is not None and frame.by is not None and frame.to != bets.match + frame.by:
        return False
    return frame.over is None or (frame.to is not None and frame.to == bets.big_blind + frame.over)


def _minimum(frame: Frame, base: Event, bets: Bets) -> Iterator[Deed]:
    least = bets.match + max(bets.increment, bets.big_blind)
    if bets.known and bets.match and frame.amount in {None, least}:
        yield Deed("minimum-raise", {**base, "to": least})


def _open(frame: Frame, player: str, bets: Bets) -> Iterator[Deed]:
    amount = frame.amount or frame.to or frame.for_
    if amount and not frame.chips and not frame.silent:
        does = "raise" if bets.match else "bet"
        yield Deed("raise-to", {**_base(frame, player, does), "to": amount})


def _all_in(frame: Frame, player: str, bets: Bets) -> Iterator[Deed]:
    """All-in: its amount is the stack, or comes on top of what stands in front."""
    amount, front = frame.for_ or frame.amount, bets.front.get(player, 0)
    if frame.chips or frame.silent or frame.by is not None or frame.to is not None:
        return
    base = _base(frame, player, "all-in")
    yield Deed("all-in", base, amount)
    if amount and front:
        yield Deed("all-in-on-top", base, amount + front)


def _put(frame: Frame, player: str, bets: Bets) -> Iterator[Deed]:
    if frame.chips:
        yield from _pushes(frame, player, bets, "")
    elif frame.amount and not frame.pulls:
        for code, chips in _compositions(frame.amount):
            yield Deed(
                code, {**_pushed(frame, player, _words(frame.speech)), "chips": chips}, _last(frame, player, bets)
            )


def _compositions(amount: int) -> Iterator[tuple[str, str]]:
    """An amount in one chip if such chips are made, in two equal ones, and in small ones."""
    if is_denomination(amount):
        yield "one-chip", f"1x{amount}"
    for count in (2, 3, 4, 5):
        if amount % count == 0 and is_denomination(amount // count):
            yield "several-chips", f"{count}x{amount // count}"
            break
    unit = 10 ** (len(str(amount)) - len(str(amount).rstrip("0")))
    if amount // unit > 1 and amount // unit < 1000:
        yield "small-chips", f"{amount // unit}x{unit}"


def _pushes(frame: Frame, player: str, bets: Bets, verb: str) -> Iterator[Deed]:
    """Chips put out: with the words that the verb may stand for, and in silence."""
    chips = _pile(frame.chips)
    total = sum(value * count for value, count in frame.chips)
    if frame.in_all is not None and frame.in_all not in {total, total + bets.front.get(player, 0)}:
        return
    if frame.amount is not None or frame.for_ is not None or (frame.to is not None and verb != "raise"):
        return
    if frame.by is not None or frame.minimum or frame.over is not None:
        return
    stack = _last(frame, player, bets)
    said = _words(frame.speech)
    if (frame.speech is not None and not said) or is_open(frame.speech):
        return
    if verb and not said and not frame.silent:
        words = f"raise {frame.to}" if frame.to is not None else verb
        yield Deed("words-and-chips", {**_pushed(frame, player, words), "chips": chips}, stack)
    elif verb and (said or frame.to is not None):
        return
    if frame.to is None:
        yield Deed("chips" if said else "chips-alone", {**_pushed(frame, player, said), "chips": chips}, stack)


def _last(frame: Frame, player: str, bets: Bets) -> int | None:
    """The stack that an act of the last chips tells of, or one with chips told to be behind."""
    total = sum(value * count for value, count in frame.chips) or frame.amount or 0
    front = bets.front.get(player, 0)
    if frame.last:
        return front + total
    return front + total + frame.behind if frame.behind is not None else None


def _pushed(frame: Frame, player: str, said: str | dict[str, int] | None) -> Event:
    event = _base(frame, player, "push")
    if frame.pulls:
        event["pulls"] = _pile(frame.pulls)
    if said:
        event["says"] = said
        first = "together" if frame.together else "chips" if frame.order[:1] == ["chips"] else "words"
        event |= {"first": first} if first != "words" else {}
    if frame.forward:
        event["forward"] = True
    return event


def _pull(frame: Frame, player: str, bets: Bets) -> Iterator[Deed]:
    if frame.pulls and not frame.chips and frame.speech is None and frame.amount is None:
        yield Deed("as-told", {**_base(frame, player, "pull"), "pulls": _pile(frame.pulls)})


def _say(frame: Frame, player: str, bets: Bets) -> Iterator[Deed]:
    said, speech = _words(frame.speech), frame.speech
    if said and not frame.silent and not frame.chips and frame.amount is None and frame.to is None:
        more = {"player": player, "does": "say", "says": {"unclear": speech.amount}} if is_open(speech) else None
        yield Deed("as-told", {**_base(frame, player, "say"), "says": said}, then=more)


def is_open(speech: Speech | None) -> TypeGuard[Speech]:
    """Whether an act is said with an amount whose scale is open: "raise, five" is said in two events."""
    return speech is not None and speech.open and bool(speech.act)


def _find(frame: Frame, player: str, bets: Bets) -> Iterator[Deed]:
    if frame.hidden and frame.chips:
        yield Deed("as-told", {**_base(frame, player, "find"), "chips": _pile(frame.chips)})


def _words(speech: Speech | None) -> str | dict[str, int] | None:
    """What is said, as the scenario format writes it; None where nothing known is said."""
    if speech is None or speech.empty:
        return None
    if speech.amount is None:
        return speech.act
    if speech.open and not speech.more:
        return speech.act or {"unclear": speech.amount}
    if speech.act not in {"", "raise", "bet"}:
        return None
    return f"{speech.act} {speech.amount}".strip() + (" more" if speech.more else "")


def _pile(chips: list[tuple[int, int]]) -> str:
    return " ".join(f"{count}x{value}" for value, count in chips)


def _implied(frame: Frame, player: str, bets: Bets) -> Iterator[Deed]:
    """A player and an amount without a verb: "utg 300"."""
    amount, total = frame.amount, frame.to or frame.amount
    if not total or frame.by or frame.silent or frame.chips or frame.speech or frame.all_in or not bets.known:
        return
    if not bets.match:
        yield Deed("bet", {**_base(frame, player, "bet"), "to": total})
    elif total > bets.match:
        yield Deed("raise-to", {**_base(frame, player, "raise"), "to": total})
    elif total == bets.match:
        yield Deed("as-told", _base(frame, player, "call"))
    if amount and is_denomination(amount):
        yield Deed("one-chip", {**_base(frame, player, "push"), "chips": f"1x{amount}"})


_MAKERS = {
    "fold": _plain,
    "check": _plain,
    "muck": _plain,
    "show": _plain,
    "call": _call,
    "bet": _bet,
    "raise": _raise,
    "opens": _open,
    "all-in": _all_in,
    "put": _put,
    "add": _put,
    "pull": _pull,
    "say": _say,
    "find": _find,
    "": _implied,
}

_ALWAYS = {
    "players",
    "named",
    "verb",
    "order",
    "notes",
    "out_of_turn",
    "announced",
    "quoted",
    "unnoticed",
    "no_time",
    "conditional",
}
_CHIPS = {
    "chips",
    "silent",
    "last",
    "deep",
    "behind",
    "in_all",
    "forward",
    "speech",
    "together",
    "amount",
    "pulls",
    "front",
}
_MAY_FILL: dict[str, set[str]] = {
    "fold": set(),
    "check": set(),
    "muck": set(),
    "show": set(),
    "call": {"amount", "for_", "last", "chips", "silent", "deep", "in_all"},
    "bet": {"amount", "to", "for_", "chips", "all_in", "silent", "last", "deep", "in_all"},
    "raise": {"amount", "to", "by", "over", "chips", "minimum", "all_in", "last", "deep", "in_all"},
    "opens": {"amount", "to", "for_"},
    "all-in": {"amount", "for_"},
    "put": _CHIPS,
    "add": _CHIPS,
    "pull": {"pulls"},
    "say": {"speech"},
    "find": {"chips", "hidden"},
    "": {"amount", "to"},
}
"""What may be told of an act, by its verb: an act of which anything else is told is not read."""
