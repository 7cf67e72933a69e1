"""Build the scenario of what a text tells, with the places that its words filled and those that we filled."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from rules.engine.chips import read_chips
from rules.understanding.deeds import Bets, Deed, Event, deeds_of
from rules.understanding.frames import DEALER, Deal, Frame, Told, least_clear
from rules.understanding.marks import Mark
from rules.understanding.records import Assumed, Span
from rules.understanding.seating import acts_later, seats_of, street_of, too_many

_WHOLE = frozenset({"fold", "check", "call", "bet", "raise", "all-in"})
"""Acts after which it is somebody else's turn."""


@dataclass(frozen=True, slots=True)
class Way:
    """An event that can be read in several ways: its index, the stretch that tells of it, and the ways."""

    event: int
    start: int
    end: int
    deeds: tuple[Deed, ...]


@dataclass(slots=True)
class Draft:
    """A scenario in the making.

    `doubts` are codes of what keeps the reading from being sure, `ways` the open readings, `frames` the frame of each
    event.  `asks` are codes of figures that are missing.
    """

    told: Told
    data: dict[str, Any] = field(default_factory=dict)
    events: list[Event] = field(default_factory=list)
    frames: list[Frame | None] = field(default_factory=list)
    ways: list[Way] = field(default_factory=list)
    spans: list[Span] = field(default_factory=list)
    assumed: list[Assumed] = field(default_factory=list)
    doubts: list[str] = field(default_factory=list)
    asks: list[str] = field(default_factory=list)
    seats: list[dict[str, Any]] = field(default_factory=list)
    street: str = "flop"

    def seat(self, name: str) -> dict[str, Any]:
        """Return the seat of a player."""
        return next(seat for seat in self.seats if seat["name"] == name)

    @property
    def acts(self) -> list[int]:
        """The indexes of the events in which somebody acts."""
        return [index for index, event in enumerate(self.events) if event["does"] != "deal"]


def draft_of(told: Told) -> Draft | None:
    """Return the draft of what a text tells, or None if no act was understood."""
    draft = Draft(told)
    _take_blinds(told)
    draft.street, said = street_of(told)
    names, added = seats_of(told, draft.street)
    if too_many(names):
        return None
    draft.seats = [{"name": name} for name in names]
    _assume(draft, added, said)
    _set_chips(draft)
    _Play(draft).run()
    if not draft.acts:
        return None
    draft.data = _data(draft)
    draft.spans = sorted(_spans(draft), key=lambda span: (span.start, span.end))
    return draft


def _take_blinds(told: Told) -> None:
    """Take "sb 50, bb 100" before any act for the blinds."""
    first = told.frames[:2]
    posted = [frame.amount for frame in first if frame.verb == "" and frame.amount and not frame.chips]
    if told.blinds or [frame.players for frame in first] != [["SB"], ["BB"]] or len(posted) != 2:
        return
    if posted[0] and posted[1] and posted[0] < posted[1]:
        told.blinds = (posted[0], posted[1])
        told.items = [item for item in told.items if item not in first]
        told.notes += [(mark, "blinds", "blinds") for frame in first for mark, _, _ in frame.notes]


def _assume(draft: Draft, added: list[str], said: bool) -> None:
    draft.assumed += [
        Assumed(f"seats[{index}]", "not-mentioned") for index, name in enumerate(draft.seats) if name["name"] in added
    ]
    if not said:
        draft.assumed.append(Assumed("street", "street"))
    if draft.told.ante is not None and draft.told.blinds and draft.told.ante != draft.told.blinds[1]:
        draft.assumed.append(Assumed("ante.payer", "ante-payer"))
    if draft.told.count is not None and draft.told.count != len(draft.seats):
        draft.doubts.append("players")


def _set_chips(draft: Draft) -> None:
    """Give each seat the stack and the chips in front that are told of it."""
    for frame in draft.told.frames:
        if frame.verb != "has" and not (frame.verb == "" and frame.out):
            continue
        seat = draft.seat(frame.players[0]) if len(frame.players) == 1 and frame.players != [DEALER] else None
        stack = frame.stack or frame.behind or (frame.amount if frame.verb == "has" else None)
        if seat is None or not _set(draft, seat, frame, stack):
            draft.told.refuse(mark for mark, _, _ in frame.notes)


def _set(draft: Draft, seat: dict[str, Any], frame: Frame, stack: int | None) -> bool:
    allowed = {"stack", "behind", "amount", "out", "front", "deep", "last"}
    extra = (frame.to, frame.by, frame.for_, frame.chips, frame.pulls, frame.speech, frame.silent, frame.all_in)
    if (
        any(extra)
        or not allowed
        or (frame.out and (draft.street != "preflop" or not draft.told.blinds or "out" in seat))
    ):
        return False
    if frame.out and not (frame.front or frame.verb == ""):
        return False
    if frame.out:
        seat["out"] = " ".join(f"{count}x{value}" for value, count in frame.out)
    if stack is not None:
        if "stack" in seat:
            return False
        seat["stack"] = stack
    return bool(frame.out or stack is not None or frame.deep)


class _Play:
    """Goes through what is told and writes the events."""

    def __init__(self, draft: Draft) -> None:
        self.draft, self.told = draft, draft.told
        self.names = [seat["name"] for seat in draft.seats]
        self.street = draft.street
        self.gone: set[str] = set()
        self.still: set[str] = set()
        self.last = -1
        self.bets = Bets()
        self._begin(draft.street)

    def _begin(self, street: str) -> None:
        """Begin a street: blinds before the flop, nothing after it."""
        self.street = street
        self.bets = Bets()
        self.last = -1
        if street == "preflop" and self.told.blinds:
            small, big = self.told.blinds
            heads_up = len(self.names) == 2
            self.bets = Bets(
                big, big, big, {self.names[-1 if heads_up else 0]: small, self.names[0 if heads_up else 1]: big}
            )
            self.last = 0 if heads_up else 1

    def run(self) -> None:
        """Write the events of all acts."""
        items = self.told.items
        for place, item in enumerate(items):
            rest = [later for later in items[place:] if isinstance(later, Frame)]
            if isinstance(item, Deal):
                self._deal(item, rest)
            elif item.verb != "has" and not (item.verb == "" and item.out and not item.chips):
                self._act(item, rest)

    def _deal(self, deal: Deal, rest: list[Frame]) -> None:
        if not rest and not deal.alone:
            self.told.refuse([deal.mark])
            return
        waiting = [name for name in self._after(self.last) if name not in self.gone and not acts_later(name, rest)]
        for name in waiting:
            if self.street == "preflop" and name not in self.bets_of():
                self._fold(name)
        self.told.note(deal.mark, "street", f"events[{len(self.draft.events)}]")
        self.draft.events.append({"does": "deal", "street": deal.street})
        self.draft.frames.append(None)
        self._begin(deal.street)

    def bets_of(self) -> set[str]:
        """The players who have acted in this round."""
        rounds = [event["does"] == "deal" for event in self.draft.events]
        begin = len(rounds) - rounds[::-1].index(True) if True in rounds else 0
        return {event["player"] for event in self.draft.events[begin:]}

    def _after(self, place: int) -> list[str]:
        count = len(self.names)
        return [self.names[(place + step) % count] for step in range(1, count + 1)]

    def _act(self, frame: Frame, rest: list[Frame]) -> None:
        if not frame.players or (len(frame.players) > 1 and frame.verb not in {"fold", "check", "call"}):
            self.told.refuse(mark for mark, _, _ in frame.notes)
            return
        for player in frame.players:
            deeds = deeds_of(frame, player, self.bets)
            if not deeds:
                self.told.refuse(mark for mark, _, _ in frame.notes)
                return
            self._fold_between(player, frame, rest)
            if self._acts_again(player, frame):
                self.draft.doubts.append("twice")
            self._write(frame, player, deeds)

    def _acts_again(self, player: str, frame: Frame) -> bool:
        """Whether a player whose act was whole acts once more, as no player does unless the text says how."""
        before = self.draft.events[-1] if self.draft.events else {}
        return before.get("player") == player and before["does"] in _WHOLE and not frame.out_of_turn

    def _fold_between(self, player: str, frame: Frame, rest: list[Frame]) -> None:
        """Before the flop, whoever is passed over and never acts again has folded."""
        if self.street != "preflop" or not self.told.blinds or frame.out_of_turn or self._just_acted(player):
            return
        for name in self._after(self.last):
            if name == player:
                return
            if name not in self.gone and name not in self.still and not acts_later(name, rest) and not self._turn(name):
                self._fold(name)

    def _turn(self, name: str) -> bool:
        """Whether the text says that it was a player's turn."""
        return any(turn.player == name for turn in self.told.turns)

    def _just_acted(self, player: str) -> bool:
        return bool(self.draft.events) and self.draft.events[-1].get("player") == player

    def _fold(self, name: str) -> None:
        self.draft.assumed.append(Assumed(f"events[{len(self.draft.events)}]", "folded"))
        self.draft.events.append({"player": name, "does": "fold"})
        self.draft.frames.append(None)
        self.gone.add(name)
        self.last = self.names.index(name)

    def _write(self, frame: Frame, player: str, deeds: list[Deed]) -> None:
        draft, deed = self.draft, deeds[0]
        if len(deeds) > 1:
            places = [mark for mark, _, _ in frame.notes]
            start, end = min(mark.start for mark in places), max(mark.end for mark in places)
            draft.ways.append(Way(len(draft.events), start, end, tuple(deeds)))
        if deed.stack is not None:
            self._stack(player, deed.stack)
        elif deed.event["does"] == "all-in" and "stack" not in draft.seat(player):
            draft.doubts.append("stack")
            draft.asks.append("stack")
        if self._misses_amount():
            draft.doubts.append("amount")
            draft.asks.append("amount")
        if self._is_unclear(deed.event):
            draft.doubts.append("unclear-amount")
        draft.events.append(deed.event)
        draft.frames.append(frame)
        if deed.then is not None:
            draft.events.append(deed.then)
            draft.frames.append(frame)
        self.last = self.names.index(player)
        self._commit(player, deed)

    def _misses_amount(self) -> bool:
        """Whether somebody acts after a raise of which no amount is told."""
        before = self.draft.events[-1] if self.draft.events else {}
        return before.get("does") == "say" and before.get("says") == "raise"

    def _is_unclear(self, event: Event) -> bool:
        """Whether an amount is so small that it may stand for a larger one: "bets five"."""
        return any(0 < event.get(key, 0) < least_clear(self.told) for key in ("to", "by"))

    def _stack(self, player: str, stack: int) -> None:
        """Set the stack that an act tells of; it counts from the start of the hand."""
        seat = self.draft.seat(player)
        if self.street != self.draft.street and any(event.get("player") == player for event in self.draft.events):
            self.draft.doubts.append("stack")
        if seat.get("stack", stack) != stack:
            self.draft.doubts.append("stack")
        seat["stack"] = stack

    def _commit(self, player: str, deed: Deed) -> None:
        """Move the bets on, as far as they are told."""
        event, bets, front = deed.event, self.bets, self.bets.front.get(player, 0)
        if event["does"] == "fold":
            self.gone.add(player)
        elif event["does"] == "all-in":
            self.still.add(player)
            bets.commit(player, self.draft.seat(player).get("stack", front))
        elif event["does"] == "call":
            bets.front[player] = bets.match
        elif "to" in event:
            bets.commit(player, event["to"])
        elif "by" in event:
            bets.commit(player, bets.match + event["by"])
        elif event["does"] == "push":
            total = read_chips(event["chips"]).total
            bets.commit(player, max(front + total, front))
            bets.known = False
        elif event["does"] in {"say", "pull"}:
            bets.known = False


def _data(draft: Draft) -> dict[str, Any]:
    """The scenario as plain data."""
    told = draft.told
    data: dict[str, Any] = {"seats": draft.seats, "events": draft.events}
    if told.blinds:
        data["blinds"] = list(told.blinds)
    if draft.street != "preflop":
        data["street"] = draft.street
    if told.hand_for_hand:
        data["hand_for_hand"] = True
    if told.game:
        data["game"] = told.game
    if told.pot:
        data["pot"] = told.pot
    if told.betting == "pot-limit":
        data["betting"] = told.betting
    if told.ante and told.blinds:
        data["ante"] = {"amount": told.ante, "payer": "big-blind" if told.ante == told.blinds[1] else "everyone"}
    return data


def _spans(draft: Draft) -> Iterator[Span]:
    refused = {(mark.start, mark.end) for mark in draft.told.unread}
    for mark, taken_for, path in draft.told.notes:
        if (mark.start, mark.end) not in refused:
            yield Span(mark.start, mark.end, taken_for, path)
    for index, frame in enumerate(draft.frames):
        if frame is not None:
            yield from (span for span in _of_frame(frame, f"events[{index}]", refused))
    for frame in draft.told.frames:
        if frame.verb == "has" or frame.out:
            place = next((i for i, seat in enumerate(draft.seats) if seat["name"] in frame.players), 0)
            yield from _of_frame(frame, f"seats[{place}]", refused)


def _of_frame(frame: Frame, path: str, refused: set[tuple[int, int]]) -> Iterator[Span]:
    for mark, taken_for, key in frame.notes:
        if (mark.start, mark.end) not in refused:
            yield Span(mark.start, mark.end, taken_for, _place(path, taken_for, key))


def _place(path: str, taken_for: str, key: str) -> str:
    """The place of a key: that of a player in front of his chips is the name of his seat."""
    if path.startswith("seats"):
        return f"{path}.{({'player': 'name', 'amount': 'stack', 'behind': 'stack'}).get(key, key) or 'name'}"
    return f"{path}.{({'amount': 'to', 'stack': 'does'}).get(key, key)}" if key else path


def unread_spans(marks: list[Mark]) -> tuple[Span, ...]:
    """The stretches that were not read, in their order, each once."""
    places = sorted({(mark.start, mark.end) for mark in marks})
    return tuple(Span(start, end, "unread") for start, end in places)
