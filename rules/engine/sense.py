"""Faults of sense: a scenario of the right form that cannot be meant, such as a stack smaller than what is out."""

from collections.abc import Iterable, Iterator
from typing import Any

from rules.engine.editions import faults_of_edition
from rules.engine.problems import Problem, place
from rules.engine.record import MOST_EVENTS
from rules.engine.scenario import Act, Call, Deal, Push, Say, Scenario, blind_due


def faults_of_sense(scenario: Scenario) -> Iterator[Problem]:
    """Every fault of sense in a scenario of the right form."""
    yield from faults_of_edition(scenario.edition)
    yield from _senseless_structure(scenario)
    yield from _senseless_motions(scenario)
    yield from _senseless_blinds(scenario)
    yield from _senseless_seats(scenario)
    yield from _senseless_calls(scenario)
    yield from _senseless_question(scenario)


def _senseless_calls(scenario: Scenario) -> Iterator[Problem]:
    """Only a call, or chips in silence, answers a bet, and only one that was made before."""
    for index, event in enumerate(scenario.events):
        if isinstance(event, Deal) or event.calls is None:
            continue
        if not _may_call(event):
            yield Problem(place("events", index, "calls"), "calls-without-a-call")
        elif event.calls >= index or isinstance(scenario.events[event.calls], Deal):
            yield Problem(place("events", index, "calls"), "no-act-there", {"event": event.calls})


def _may_call(act: Act) -> bool:
    says = act.says if isinstance(act, (Say, Push)) else None
    return isinstance(act, (Call, Push)) if says is None else says.act == "call"


def _senseless_structure(scenario: Scenario) -> Iterator[Problem]:
    if scenario.betting == "limit" and not scenario.limit:
        yield Problem("limit", "missing")
    if scenario.limit and scenario.betting != "limit":
        yield Problem("limit", "only-in-limit")
    if scenario.ante and scenario.street == "preflop" and scenario.ante.payer == "big-blind" and not scenario.blinds:
        yield Problem("blinds", "missing")
    if scenario.betting == "pot-limit":
        yield from _senseless_pot(scenario)
    else:
        yield from _senseless_quotes(scenario)


def _senseless_pot(scenario: Scenario) -> Iterator[Problem]:
    """Pot-limit with nothing in the middle would allow no bet at all."""
    if not scenario.pot and (scenario.street != "preflop" or not scenario.blinds):
        yield Problem("blinds" if scenario.street == "preflop" else "pot", "missing")


def _senseless_quotes(scenario: Scenario) -> Iterator[Problem]:
    """Only in pot-limit does the dealer count the pot for a player."""
    for index, event in enumerate(scenario.events):
        if not isinstance(event, Deal) and event.quoted is not None:
            yield Problem(place("events", index, "quoted"), "only-in-pot-limit")


def _senseless_blinds(scenario: Scenario) -> Iterator[Problem]:
    if scenario.blinds and scenario.blinds[0] > scenario.blinds[1]:
        yield Problem("blinds", "small-blind-over-big-blind")
    if scenario.blinds and not scenario.blinds[1]:
        yield Problem("blinds[1]", "not-positive")
    if scenario.blinds and scenario.game in {"stud", "razz"} and scenario.street == "preflop":
        yield Problem("blinds", "no-blinds-in-stud")


def _senseless_motions(scenario: Scenario) -> Iterator[Problem]:
    """Chips that fell from one hand come right after a push of the same player, in silence, and take nothing back."""
    for index, event in enumerate(scenario.events):
        if not isinstance(event, Push) or event.back_to_stack:
            continue
        before = scenario.events[index - 1] if index else None
        if not isinstance(before, Push) or before.player != event.player or event.says or event.pulls.count:
            yield Problem(place("events", index, "back_to_stack"), "no-motion-to-continue")


def _senseless_seats(scenario: Scenario) -> Iterator[Problem]:
    for index, seat in enumerate(scenario.seats):
        for key in ("out", "posts"):
            if getattr(seat, key) is not None and (scenario.street != "preflop" or not scenario.blinds):
                yield Problem(place("seats", index, key), "only-with-blinds-before-the-flop")
        if seat.posts is not None and seat.posts > scenario.big_blind > 0:
            yield Problem(place("seats", index, "posts"), "more-than-the-big-blind")
        yield from _senseless_out(scenario, index)


def _senseless_out(scenario: Scenario, index: int) -> Iterator[Problem]:
    seat = scenario.seats[index]
    if seat.out is None or scenario.street != "preflop" or not scenario.blinds:
        return
    due = blind_due(scenario, index)
    if not due:
        yield Problem(place("seats", index, "out"), "no-blind-due")
    if seat.stack is not None and seat.out.total > seat.stack:
        yield Problem(place("seats", index, "stack"), "stack-smaller-than-out", {"out": seat.out.total})
    elif seat.out.total < due and seat.out.total != seat.stack:
        yield Problem(place("seats", index, "out"), "less-than-the-blind", {"due": due})


def _senseless_question(scenario: Scenario) -> Iterator[Problem]:
    ask, events = scenario.ask, scenario.events
    if ask.about == "options":
        yield from _senseless_options(scenario)
    if ask.about == "split" and not ask.winners and not _one_hand_left(scenario):
        yield Problem("ask.winners", "missing")
    if ask.about != "action":
        return
    if ask.event is None:
        if not any(not isinstance(event, Deal) for event in events):
            yield Problem("events", "nothing-to-rule-on")
    elif ask.event >= len(events) or isinstance(events[ask.event], Deal):
        yield Problem("ask.event", "no-act-there", {"event": ask.event})


def _one_hand_left(scenario: Scenario) -> bool:
    """Whether all players but one may be out of the hand, so that nobody has to be named as the winner."""
    out = {event.player for event in scenario.events if not isinstance(event, Deal) and _gives_up(event)}
    return len(scenario.seats) - len(out) <= 1


def _gives_up(act: Act) -> bool:
    says = act.says if isinstance(act, (Say, Push)) else None
    return act.does in {"fold", "muck"} or (says is not None and says.act == "fold")


def _senseless_options(scenario: Scenario) -> Iterator[Problem]:
    if scenario.ask.of is None:
        yield Problem("ask.of", "missing")
    elif scenario.ask.of not in {seat.name for seat in scenario.seats}:
        yield Problem("ask.of", "unknown-player", {"name": scenario.ask.of})


def _named(data: Any, key: str, name: str) -> Iterator[tuple[int, str]]:
    """The places and names in a list of data of any shape, such as the `player` of each of the `events`."""
    rows = data.get(key) if isinstance(data, dict) else None
    # A list that is too long is refused for its length: nobody wants a hundred thousand faults more.
    for index, row in enumerate(rows[:MOST_EVENTS] if isinstance(rows, list) else []):
        if isinstance(row, dict) and isinstance(row.get(name), str) and row[name]:
            yield index, row[name]


def names_twice(data: Any, key: str = "seats") -> Iterator[Problem]:
    """Seats of one name, in data of any shape; `key` is the list they stand in."""
    seen: set[str] = set()
    for index, name in _named(data, key, "name"):
        if name in seen:
            yield Problem(place(key, index, "name"), "name-twice", {"name": name})
        seen.add(name)


def unknown_players(data: Any) -> Iterator[Problem]:
    """Players of events who sit nowhere, in data of any shape."""
    seated = {name for _, name in _named(data, "seats", "name")}
    for index, name in _named(data, "events", "player"):
        if name not in seated:
            yield Problem(place("events", index, "player"), "unknown-player", {"name": name})


def unknown_seats(data: Any, keys: Iterable[str]) -> Iterator[Problem]:
    """Names under `keys` of the scenario itself that sit nowhere, in data of any shape."""
    seated = {name for _, name in _named(data, "seats", "name")}
    for key in keys:
        name = data.get(key) if isinstance(data, dict) else None
        if isinstance(name, str) and name and name not in seated:
            yield Problem(key, "unknown-player", {"name": name})
