"""What is played for, in the what-if: the betting structure and its sizes, the pot, the smallest chip.

Each has a field where it matters to the answer, and is read from it and put into the scenario here.
"""

from collections.abc import Callable
from typing import Any

from rules.engine.scenario import Scenario
from rules.web.whatif.starting_tables import PREFLOP

SIZES = {"bet": "bet", "big_bet": "big_bet", "raises": "raises", "left": "players_left"}
"""The fields of limit, and their keys in the scenario."""

STAKES = ("betting", "pot", *SIZES)
"""The fields that go along to another table."""

PLACES = {"betting": "betting", "limit": "bet", "pot": "pot", "ask.smallest": "smallest"}
PLACES |= {f"limit.{key}": name for name, key in SIZES.items()}
"""The fields in which faults of the scenario stand."""


def stakes_of(scenario: Scenario) -> dict[str, str]:
    """What the form holds of them for a scenario."""
    values: dict[str, str] = {"betting": scenario.betting}
    if scenario.betting == "limit" and scenario.limit:
        values |= {name: _written(getattr(scenario.limit, key)) for name, key in SIZES.items()}
        values["big_bet"] = str(scenario.limit.big_bet or 2 * scenario.limit.bet)
    if (scenario.betting == "pot-limit" and scenario.street != PREFLOP) or (
        scenario.pot and scenario.ask.about != "action"
    ):
        values["pot"] = _written(scenario.pot or None)
    if scenario.ask.about == "split":
        values["smallest"] = _written(scenario.ask.smallest)
    return values


def _written(figure: int | None) -> str:
    return "" if figure is None else str(figure)


def fill_stakes(data: dict[str, Any], values: dict[str, str], changed: Callable[..., bool], read: "Read") -> None:
    """Put what the form holds of them in the place of what the scenario had."""
    if changed("betting"):
        _restructure(data, values["betting"])
    elif data.get("betting") == "limit":
        _put_sizes(data, changed, read)
    if changed("pot"):
        data["pot"] = read("pot", False) or 0
    if changed("smallest"):
        data["ask"] = {**data["ask"], "smallest": read("smallest", True)}


Read = Callable[[str, bool], int | None]
"""Reads the figure of a field, None where there is none to read; the second argument tells whether it may be empty."""


def _restructure(data: dict[str, Any], betting: str) -> None:
    """Another structure for the same hand: limit at the blinds, and nobody quotes a pot where it is no limit."""
    data["betting"] = betting
    data.pop("limit", None)
    if betting == "limit":
        data["limit"] = {"bet": (data.get("blinds") or [0, 0])[1] or 100}
    for event in data.get("events", []) if betting != "pot-limit" else []:
        event.pop("quoted", None)


def _put_sizes(data: dict[str, Any], changed: Callable[..., bool], read: Read) -> None:
    for name, key in SIZES.items():
        if changed(name):
            figure = read(name, name != "bet")
            data["limit"] = {**data["limit"], key: figure}
