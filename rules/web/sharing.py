"""A scenario as a short text that stands in a link: ``1~2026~25-50~SB_BB.o2x25_BTN~2to600_0fold_1push1x1000``.

Version, edition, table, seats, events, and what is asked where that is not the last act.  ``~`` parts these, ``_`` one
seat or event from the next, ``.`` the particulars of one of them, ``-`` chips and blinds.  Players are told by their
place.  All characters are ones that no address escapes.  The edition is always named, so that a link keeps
its verdict when a new edition becomes the current one.
"""

import re
from collections.abc import Iterator
from typing import Any

from pydantic import ValidationError

from rules.engine.chips import Chips
from rules.engine.scenario import STREETS, Ask, Scenario, Seat
from rules.web.sharing_acts import CHIPS, NUMBER, LinkRefused, matched, pile, read_event, write_event

__all__ = ["LinkRefused", "read", "write"]

VERSION = "1"

LONGEST = 2000
"""The longest text that is written or read: longer addresses do not survive every messenger."""

_SEAT_PARTS = {"s": "stack", "o": "out", "p": "posts"}


def write(scenario: Scenario) -> str:
    """Write a scenario; empty where it is too long for an address, or holds what this version cannot say."""
    try:
        parts = [VERSION, scenario.edition, _table(scenario), _seats(scenario), _events(scenario)]
        text = "~".join(parts + _asked(scenario.ask))
        whole = len(text) <= LONGEST and Scenario.model_validate(read(text)) == scenario
    except (LinkRefused, ValidationError, KeyError):
        return ""
    return text if whole else ""


def read(text: str) -> dict[str, Any]:
    """Read a text into plain data in scenario format 1; raises LinkRefused.  It may tell what cannot have been."""
    version, _, rest = text.partition("~")
    if re.fullmatch(r"[0-9]{1,4}", version) and version != VERSION:
        raise LinkRefused("unknown-version")
    parts = rest.split("~")
    if version != VERSION or len(text) > LONGEST or not 4 <= len(parts) <= 5:
        raise LinkRefused("unreadable")
    edition, table, seats, events, *asked = parts
    matched(r"[0-9A-Za-z]{1,12}", edition)
    data: dict[str, Any] = {
        "edition": edition,
        **_read_table(table),
        "seats": [_read_seat(s) for s in seats.split("_")],
    }
    names = [seat["name"] for seat in data["seats"]]
    data["events"] = [read_event(event, names) for event in events.split("_") if event]
    return data | ({"ask": _read_ask(asked[0])} if asked else {})


def _table(scenario: Scenario) -> str:
    parts = ["-".join(map(str, scenario.blinds))] if scenario.blinds else []
    parts += [scenario.street] if scenario.street != STREETS[0] else []
    parts += [f"pot{scenario.pot}"] if scenario.pot else []
    if scenario.ante:
        parts.append(f"{'bba' if scenario.ante.payer == 'big-blind' else 'ante'}{scenario.ante.amount}")
    return ".".join(parts + (["handforhand"] if scenario.hand_for_hand else []))


def _read_table(text: str) -> dict[str, Any]:
    data: dict[str, Any] = {}
    for part in filter(None, text.split(".")):
        word, figures = matched(rf"([a-z]*)((?:{NUMBER})?(?:-{NUMBER})?)", part).groups()
        match word, figures:
            case "", _ if "-" in figures.strip("-"):
                data["blinds"] = [int(figure) for figure in figures.split("-")]
            case "handforhand", "":
                data["hand_for_hand"] = True
            case "pot", _ if figures.isdecimal():
                data["pot"] = int(figures)
            case "bba" | "ante", _ if figures.isdecimal():
                payer = "big-blind" if word == "bba" else "everyone"
                data["ante"] = {"amount": int(figures), "payer": payer}
            case street, "" if street in STREETS:
                data["street"] = street
            case _:
                raise LinkRefused("unreadable")
    return data


def _seats(scenario: Scenario) -> str:
    return "_".join(".".join([_escaped(seat.name), *_seat_parts(seat)]) for seat in scenario.seats)


def _seat_parts(seat: Seat) -> Iterator[str]:
    for letter, key in _SEAT_PARTS.items():
        value = getattr(seat, key)
        if value is not None:
            yield letter + (pile(value) if isinstance(value, Chips) else str(value))


def _read_seat(text: str) -> dict[str, Any]:
    name, *parts = text.split(".")
    seat: dict[str, Any] = {"name": _unescaped(name)}
    for part in parts:
        key = _SEAT_PARTS.get(part[:1], "")
        if key == "out":
            seat[key] = matched(CHIPS, part[1:])[0].replace("-", " ")
        elif key:
            seat[key] = int(matched(NUMBER, part[1:])[0])
        else:
            raise LinkRefused("unreadable")
    return seat


def _escaped(name: str) -> str:
    """A name in letters and digits of ASCII; any other character is ``-`` and its bytes."""
    kept = (c if c.isascii() and c.isalnum() else "".join(f"-{byte:02x}" for byte in c.encode()) for c in name)
    return "".join(kept)


def _unescaped(text: str) -> str:
    matched(r"(?:[0-9A-Za-z]|-[0-9a-f]{2})+", text)
    raw = re.sub(rb"-([0-9a-f]{2})", lambda found: bytes([int(found[1], 16)]), text.encode())
    try:
        return raw.decode()
    except UnicodeDecodeError:
        raise LinkRefused("unreadable") from None


def _events(scenario: Scenario) -> str:
    seats = {seat.name: at for at, seat in enumerate(scenario.seats)}
    return "_".join(write_event(event, seats) for event in scenario.events)


def _asked(ask: Ask) -> list[str]:
    """What is asked; nothing where that is the last act, as it mostly is."""
    event = [] if ask.event is None else [f"e{ask.event}"]
    parts = [ask.about, *event, *([f"of{_escaped(ask.of)}"] if ask.of else [])]
    return [] if parts == ["action"] else [".".join(parts)]


def _read_ask(text: str) -> dict[str, Any]:
    about, *parts = text.split(".")
    asked: dict[str, Any] = {"about": matched(r"[a-z-]{1,20}", about)[0]}
    for part in parts:
        if part.startswith("of"):
            asked["of"] = _unescaped(part[2:])
        else:
            asked["event"] = int(matched(rf"e({NUMBER})", part)[1])
    return asked
