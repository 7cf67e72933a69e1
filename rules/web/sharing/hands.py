"""A hand of betting in the text of a link: ``25-50~SB_BB.o2x25_BTN~2to600_0fold_1push1x1000``.

Table, seats, events, and what is asked where that is not the last act.  ``~`` parts these, ``_`` one seat or event from
the next, ``.`` the particulars of one of them, ``-`` chips and blinds.  Players are told by their place.
"""

from collections.abc import Iterator
from typing import Any

from rules.engine.chips import Chips
from rules.engine.scenario import STREETS, Limit, Scenario, Seat
from rules.web.sharing.acts import CHIPS, pile, read_event, write_event
from rules.web.sharing.asked import read_asked, write_asked
from rules.web.sharing.words import NUMBER, LinkRefused, escaped, matched, unescaped

_SEAT_PARTS = {"s": "stack", "o": "out", "p": "posts"}


_GAMES = {"hilo": "board-hilo", "stud": "stud", "razz": "razz"}
_CAPS = {"cap": "raises", "left": "players_left"}
_PLAIN: dict[str, dict[str, Any]] = {
    **{street: {"street": street} for street in STREETS},
    **{word: {"game": game} for word, game in _GAMES.items()},
    "handforhand": {"hand_for_hand": True},
    "potlimit": {"betting": "pot-limit"},
    "limit": {"betting": "limit"},
}
"""The words of the table that have no figure."""


def write(scenario: Scenario) -> str:
    return "~".join([_table(scenario), _seats(scenario), _events(scenario), *write_asked(scenario.ask)])


def read(text: str) -> dict[str, Any]:
    parts = text.split("~")
    if not 3 <= len(parts) <= 4:
        raise LinkRefused("unreadable")
    table, seats, events, *asked = parts
    data: dict[str, Any] = {**_read_table(table), "seats": [_read_seat(seat) for seat in seats.split("_")]}
    names = [seat["name"] for seat in data["seats"]]
    data["events"] = [read_event(event, names) for event in events.split("_") if event]
    return data | ({"ask": read_asked(asked[0])} if asked else {})


def _table(scenario: Scenario) -> str:
    parts = ["-".join(map(str, scenario.blinds))] if scenario.blinds else []
    parts += [scenario.street] if scenario.street != STREETS[0] else []
    parts += [f"pot{scenario.pot}"] if scenario.pot else []
    if scenario.ante:
        parts.append(f"{'bba' if scenario.ante.payer == 'big-blind' else 'ante'}{scenario.ante.amount}")
    parts += ["handforhand"] if scenario.hand_for_hand else []
    return ".".join([*parts, *_structure(scenario), *(word for word, game in _GAMES.items() if game == scenario.game)])


def _structure(scenario: Scenario) -> Iterator[str]:
    """Pot-limit or limit, with the sizes of limit."""
    if scenario.betting != "no-limit":
        yield scenario.betting.replace("-", "") + (_sizes(scenario.limit) if scenario.limit else "")
    for word, key in _CAPS.items():
        figure = getattr(scenario.limit, key, None)
        if figure is not None:
            yield f"{word}{figure}"


def _sizes(limit: Limit) -> str:
    return "-".join(map(str, filter(None, (limit.bet, limit.big_bet))))


def _read_table(text: str) -> dict[str, Any]:
    data: dict[str, Any] = {}
    for part in filter(None, text.split(".")):
        word, figures = matched(rf"([a-z]*)((?:{NUMBER})?(?:-{NUMBER})?)", part).groups()
        found = _read_figures(word, [int(figure) for figure in filter(None, figures.split("-"))])
        if "limit" in found and "limit" in data:
            found["limit"] |= data["limit"]
        data |= found
    return data


def _read_figures(word: str, figures: list[int]) -> dict[str, Any]:
    """One word of the table with its figures."""
    match word, figures:
        case "", [small, big]:
            return {"blinds": [small, big]}
        case "pot", [chips]:
            return {"pot": chips}
        case "bba" | "ante", [chips]:
            return {"ante": {"amount": chips, "payer": "big-blind" if word == "bba" else "everyone"}}
        case "limit", [bet, *big]:
            return {"betting": "limit", "limit": {"bet": bet, **({"big_bet": big[0]} if big else {})}}
        case "cap" | "left", [figure]:
            return {"limit": {_CAPS[word]: figure}}
        case plain, [] if plain in _PLAIN:
            return dict(_PLAIN[plain])
        case _:
            raise LinkRefused("unreadable")


def _seats(scenario: Scenario) -> str:
    return "_".join(".".join([escaped(seat.name), *_seat_parts(seat)]) for seat in scenario.seats)


def _seat_parts(seat: Seat) -> Iterator[str]:
    for letter, key in _SEAT_PARTS.items():
        value = getattr(seat, key)
        if value is not None:
            yield letter + (pile(value) if isinstance(value, Chips) else str(value))


def _read_seat(text: str) -> dict[str, Any]:
    name, *parts = text.split(".")
    seat: dict[str, Any] = {"name": unescaped(name)}
    for part in parts:
        key = _SEAT_PARTS.get(part[:1], "")
        if key == "out":
            seat[key] = matched(CHIPS, part[1:])[0].replace("-", " ")
        elif key:
            seat[key] = int(matched(NUMBER, part[1:])[0])
        else:
            raise LinkRefused("unreadable")
    return seat


def _events(scenario: Scenario) -> str:
    seats = {seat.name: at for at, seat in enumerate(scenario.seats)}
    return "_".join(write_event(event, seats) for event in scenario.events)
