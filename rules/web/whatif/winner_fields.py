"""Who wins which pot, in the what-if: a box for each player and pot, for the best hand and where it counts the low one.

Which hand is best is not reckoned here: the reader ticks it.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from django.utils.translation import gettext as _

from rules.engine.scenario import Ask, Scenario
from rules.narration.verdicts import pot_name

KEYS = ("winners", "low")


@dataclass(frozen=True, slots=True)
class Share:
    """One pot, and who may be ticked for it: the name of the box, the player, and whether it is ticked."""

    name: str
    legend: str
    boxes: tuple[tuple[str, str, bool], ...]


def shares_of(scenario: Scenario) -> dict[str, str]:
    """What the form holds of them for a scenario."""
    return {
        _box(key, pot, at): "1" if seat.name in (getattr(scenario.ask, key) or {}).get(pot, ()) else ""
        for key, pot in _asked(scenario)
        for at, seat in enumerate(scenario.seats)
    }


def _asked(scenario: Scenario) -> Iterator[tuple[str, str]]:
    ask = scenario.ask
    if ask.about == "split":
        for key in KEYS if scenario.game == "board-hilo" or ask.low else KEYS[:1]:
            yield from ((key, pot) for pot in _pots(ask))


def _pots(ask: Ask) -> list[str]:
    return list(dict.fromkeys([*(ask.winners or {}), *(ask.low or {})]))


def _box(key: str, pot: str, at: int) -> str:
    return f"{key}.{pot}.{at}"


def ticks_of(values: dict[str, str]) -> list[str]:
    """The boxes among the fields of a form."""
    return [name for name in values if name == "forward" or name.partition(".")[0] in KEYS]


def fill_shares(data: dict[str, Any], values: dict[str, str], unchanged: dict[str, str]) -> None:
    """Put the winners that are ticked in the place of those that the scenario had."""
    boxes = [name for name in ticks_of(unchanged) if name != "forward"]
    if all(values[name] == unchanged[name] for name in boxes):
        return
    ask = data["ask"] = {**data["ask"], **{key: {} for key in KEYS}}
    for name in boxes:
        key, pot, at = _parts(name)
        ticked = ask[key].setdefault(pot, [])
        ticked += [data["seats"][at]["name"]] if values[name] else []
    ask["low"] = {pot: players for pot, players in ask["low"].items() if players} or None


def _parts(box: str) -> tuple[str, str, int]:
    """The key, the pot and the seat of a box."""
    key, __, rest = box.partition(".")
    pot, __, at = rest.rpartition(".")
    return key, pot, int(at)


def lay_out_shares(scenario: Scenario, values: dict[str, str]) -> list[Share]:
    """The pots with their boxes, as a page shows them."""
    alone = len(_pots(scenario.ask)) == 1
    return [_share(key, pot, scenario, values, alone=alone) for key, pot in _asked(scenario)]


def _share(key: str, pot: str, scenario: Scenario, values: dict[str, str], *, alone: bool) -> Share:
    words = _("%(pot)s: best low hand") if key == "low" else _("%(pot)s: best hand")
    names = [(_box(key, pot, at), seat.name) for at, seat in enumerate(scenario.seats)]
    boxes = tuple((name, player, bool(values.get(name))) for name, player in names)
    return Share(f"{key}.{pot}", words % {"pot": pot_name(pot, alone=alone)}, boxes)
