"""Situations that are no hand of betting: where the button goes, a short blind with the ante, a new level.

Each reader returns the scenario and the marks that it read, or None if the text is about something else.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from rules.understanding.frames import Told
from rules.understanding.marks import ACTS, Mark

Data = dict[str, Any]

_ROLES = {"BTN": "button", "SB": "small_blind", "BB": "big_blind"}
_MOST_SEATS = 10
_SILENT = frozenset({"little", "link", "comma", "end", "has", "make", "quote", "player-noun", "single"})
_NOUNS = frozenset({"blinds", "ante", "stack", "in-all", "part-of"})
"""Nouns that only say what a figure is."""

_BEFORE, _AFTER = "before-", "after-"


@dataclass(frozen=True, slots=True)
class OtherKind:
    """A scenario of another kind, and the marks it was read from, each with what it was taken for."""

    data: Data
    notes: tuple[tuple[Mark, str, str], ...]


def other_kind(marks: list[Mark], told: Told) -> OtherKind | None:
    """Return the scenario of another kind that the marks of a text tell, or None."""
    readers: tuple[Callable[[list[Mark], Told], OtherKind | None], ...] = (_new_level, _blind_ante, _button)
    return next(filter(None, (read(marks, told) for read in readers)), None)


def unread_of(marks: list[Mark], kind: OtherKind) -> list[Mark]:
    """Return the marks with a meaning that a scenario was not read from."""
    read = {(mark.start, mark.end) for mark, _, _ in kind.notes}
    told = marks[: _question_from(marks)]
    return [mark for mark in told if mark.kind not in _SILENT | _NOUNS and (mark.start, mark.end) not in read]


def _question_from(marks: list[Mark]) -> int:
    """Return where a last sentence begins that only asks: it has a question mark, no player and no figure."""
    if not marks or marks[-1].text != "?":
        return len(marks)
    begin = next((at + 1 for at in range(len(marks) - 2, -1, -1) if marks[at].kind == "end"), 0)
    told = any(mark.kind in {"player", "number", "pile"} or mark.kind in ACTS for mark in marks[begin:])
    return len(marks) if told else begin


# A new level.


def _new_level(marks: list[Mark], told: Told) -> OtherKind | None:
    """Read when a new level was announced, and what was done at the old one by mistake."""
    levels = [mark for mark in marks if mark.kind in {"kind-new-level", "announced", "shuffle-begun"}]
    moments = [mark for mark in marks if mark.kind.startswith((_BEFORE, _AFTER)) and mark.kind != "before-that"]
    if not any(mark.kind == "kind-new-level" for mark in levels) or len(moments) != 1:
        return None
    moment = moments[0].kind
    name = "announced_before" if moment.startswith(_BEFORE) else "announced_after"
    data: Data = {"kind": "new-level", name: moment.removeprefix(_BEFORE).removeprefix(_AFTER)}
    notes = [(mark, "kind", "kind") for mark in levels] + [(moments[0], "moment", name)]
    mistakes = [mark for mark in marks if mark.kind in {"old-level", "until-noticed"}]
    if any(mark.kind == "old-level" for mark in mistakes):
        acts = [mark for mark in marks if mark.kind in ACTS and mark.start > mistakes[-1].start]
        data["acts"] = [mark.kind for mark in acts]
        notes += [(mark, "kind", "acts") for mark in mistakes] + [(mark, mark.kind, "acts") for mark in acts]
    return OtherKind(data, tuple(notes))


# A big blind with the ante.


def _blind_ante(marks: list[Mark], told: Told) -> OtherKind | None:
    """Read blinds, the big blind ante and the stack of the big blind, where nobody has acted."""
    stacks = [frame for frame in told.frames if frame.verb == "has" or frame.stack]
    acted = [frame for frame in told.frames if frame not in stacks]
    if not told.blinds or not told.ante or len(stacks) != 1 or acted or stacks[0].players != ["BB"]:
        return None
    stack = stacks[0].stack or stacks[0].amount
    if not stack:
        return None
    data = {"kind": "blind-ante", "blinds": list(told.blinds), "ante": told.ante, "stack": stack}
    notes = [(mark, taken_for, "stack" if taken_for == "stack" else "") for mark, taken_for, _ in stacks[0].notes]
    return OtherKind(data, (*told.notes, *notes))


# The button.


def _button(marks: list[Mark], told: Told) -> OtherKind | None:
    """Read who had the button and the blinds, who is out, and the order of the seats."""
    about = [mark for mark in marks if mark.kind in {"kind-button", "eliminated", "clockwise", "last-hand"}]
    figures = [mark for mark in marks if mark.kind in {"number", "pile", "blinds-figures"}]
    if not about or any(mark.kind != "number" or mark.value > _MOST_SEATS for mark in figures):
        return None
    sentences = [list(part) for end, part in groupby(marks, lambda mark: mark.kind == "end") if not end]
    roles = next((found for sentence in sentences if (found := _roles(sentence))), {})
    if not {"button", "big_blind"} <= roles.keys():
        return None
    out = {mark.name: mark for sentence in sentences for mark in _eliminated(sentence)}
    named = [mark for mark in marks if mark.kind == "player" and mark.name not in _ROLES]
    names = list(dict.fromkeys(mark.name for mark in named))
    data: Data = {"kind": "button", "seats": [_seat(name, out) for name in names]}
    data |= {role: roles[role] for role in ("button", "small_blind", "big_blind") if role in roles}
    nobody = [mark for mark in marks if mark.kind == "no-small-blind"]
    notes = [(mark, "player", "seats") for mark in marks if mark.kind == "player"]
    counts = [(mark, "players", "seats") for mark in figures if mark.value == len(names)]
    return OtherKind(data, (*notes, *counts, *((mark, "kind", "kind") for mark in (*about, *nobody))))


def _seat(name: str, out: dict[str, Mark]) -> Data:
    return {"name": name, "eliminated": True} if name in out else {"name": name}


def _roles(sentence: list[Mark]) -> dict[str, str]:
    """Pair players with the button and the blinds: "A had the button, B the small blind", "button A, sb B"."""
    players = [mark.name for mark in sentence if mark.kind == "player"]
    places = [at for at, name in enumerate(players) if name in _ROLES]
    if not places:
        return {}
    step = -1 if players[0] not in _ROLES else 1
    pairs = [(players[at], players[at + step]) for at in places if 0 <= at + step < len(players)]
    if len(pairs) < len(places) or any(name in _ROLES for _, name in pairs):
        return {}
    return {_ROLES[role]: name for role, name in pairs}


def _eliminated(sentence: list[Mark]) -> Iterator[Mark]:
    """Yield the players of a sentence who are out: those of the clause that says so."""
    for at, mark in enumerate(sentence):
        if mark.kind != "eliminated":
            continue
        for before in reversed(sentence[:at]):
            if before.kind in {"eliminated", "comma"}:
                break
            if before.kind == "player" and before.name not in _ROLES:
                yield before
