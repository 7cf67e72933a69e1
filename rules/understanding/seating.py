"""Who sits where: the seats in the order in which they act after the flop."""

import string

from rules.engine.record import MOST_SEATS
from rules.understanding.frames import Frame, Told
from rules.understanding.marks import POSITIONS

_LETTERS = string.ascii_uppercase[:8]


def street_of(told: Told) -> tuple[str, bool]:
    """Return the street at the start, and whether the text says so.

    Without a word on it, positions, blinds and a raise that opens mean the time before the flop.
    """
    if told.street:
        return told.street, True
    acts = [frame for frame in told.frames if frame.verb != "has"]
    opening = acts[0].verb if acts else ""
    if (
        opening in {"check", "bet"}
        and acts
        and acts[0].players[:1] not in (["UTG"], ["BB"], ["SB"])
        and not _posted(told)
    ):
        return "flop", False
    by_position = any(name in POSITIONS for name in told.names)
    if told.blinds or by_position or opening in {"raise", "opens"}:
        return "preflop", True
    return "flop", False


def _posted(told: Told) -> bool:
    """Whether somebody has a blind in front of him."""
    return any(frame.out for frame in told.frames)


def seats_of(told: Told, street: str) -> tuple[list[str], list[str]]:
    """Return the names of the seats in order, and those of them that the text does not mention."""
    names = told.names
    added = _unmentioned(told, names, street)
    seats = [*names, *added]
    if not told.listed or not set(told.listed) >= set(seats):
        order = {name: place for place, name in enumerate(seats)}
        seats.sort(key=lambda name: _rank(name, order))
    if len(seats) == 2 and seats[0] == "SB" and seats[1] == "BB" and told.heads_up:
        seats = ["BB", "SB"]
    return seats, added


def too_many(seats: list[str]) -> bool:
    """Return whether more players are named than can sit at a table."""
    return len(seats) > MOST_SEATS


def _unmentioned(told: Told, names: list[str], street: str) -> list[str]:
    """The blinds before the flop, further letters up to the number of players, and somebody to play against."""
    added: list[str] = []
    if street == "preflop" and not told.heads_up and not told.listed and told.count is None:
        added = [name for name in ("SB", "BB") if name not in names]
    letters = all(name in _LETTERS for name in names)
    wanted = told.count or 2
    if letters and names and not added:
        free = [letter for letter in _LETTERS if letter not in names]
        added += free[: max(0, wanted - len(names))]
    elif len(names) + len(added) < 2:
        added += [name for name in ("BB", "BTN") if name not in names][:1]
    return added


def _rank(name: str, order: dict[str, int]) -> tuple[float, int, str]:
    """Positions in their order, letters between the blinds and the others, everybody else as mentioned."""
    if name in POSITIONS:
        return float(POSITIONS.index(name)), 0, ""
    if name in _LETTERS:
        return 1.5, 0, name
    return 1.6, int(name) if name.isdecimal() else order[name], name


def acts_later(name: str, frames: list[Frame]) -> bool:
    """Return whether a player acts in any of the frames."""
    return any(name in frame.players and frame.verb != "has" for frame in frames)
