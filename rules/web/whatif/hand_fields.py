"""The fields of the what-if form: which parts of a scenario they stand for, and what they hold for it."""

import re
from dataclasses import dataclass

from rules.engine.chips import Chips, ChipsMissing
from rules.engine.judging import judge
from rules.engine.problems import ScenarioRefused, place
from rules.engine.scenario import Act, Bet, Deal, Pull, Push, Raise, Say, Scenario, blind_due
from rules.web.whatif.betting_fields import PLACES, stakes_of
from rules.web.whatif.starting_tables import story_of
from rules.web.whatif.winner_fields import shares_of
from rules.web.whatif.written_amounts import Unreadable, read_pile

Values = dict[str, str]
"""What the form holds, by the name of the field."""

SETUP = ("story", "street", "players")
ACT = ("pulls", "out", "says", "amount", "first", "forward", "quoted")
"""The fields of the act in question."""

EMPTY = "0"
"""What the field of the chips in front holds once all are taken away: nothing typed may be a blind in unknown chips."""

_TAP = re.compile(r"(?P<name>front|pulls|out)(?P<sign>[+-])(?P<chip>[0-9]{1,13})")


@dataclass(frozen=True, slots=True)
class Outline:
    """What of a scenario has a field.

    `asked` is the event of the act in question and `actor` the seat of the player, both None where another question is
    asked.  `front` is the place of the chips that stood in front of him, and `due` the blind there.  `amounts` are the
    bets and raises of others, `stacks` the other seats with a stack.  `dealt` tells whether the hand has left its
    first street.
    """

    asked: int | None
    actor: int | None
    front: tuple[str, int, str] | None
    due: int
    amounts: tuple[tuple[int, str], ...]
    stacks: tuple[int, ...]
    dealt: bool


def outline_of(scenario: Scenario) -> Outline:
    asked = _asked(scenario)
    act = scenario.events[asked] if asked is not None else None
    names = [seat.name for seat in scenario.seats]
    actor = names.index(act.player) if act is not None and not isinstance(act, Deal) else None
    before = scenario.events[:asked]
    return Outline(
        asked,
        actor,
        _front(scenario, actor, list(before)) if actor is not None else None,
        blind_due(scenario, actor) if actor is not None else 0,
        tuple(
            (at, _amount_key(event)) for at, event in enumerate(scenario.events) if at != asked and _amount_key(event)
        ),
        tuple(at for at, seat in enumerate(scenario.seats) if seat.stack and at != actor),
        any(isinstance(event, Deal) for event in before),
    )


def _asked(scenario: Scenario) -> int | None:
    if scenario.ask.about != "action":
        return None
    acts = [at for at, event in enumerate(scenario.events) if not isinstance(event, Deal)]
    return scenario.ask.event if scenario.ask.event in acts else acts[-1] if acts else None


def _front(scenario: Scenario, actor: int, before: list[Act | Deal]) -> tuple[str, int, str] | None:
    """The place of the chips in front of the player: those of his blind, or of his one earlier bet on this street."""
    start = max((at + 1 for at, event in enumerate(before) if isinstance(event, Deal)), default=0)
    name = scenario.seats[actor].name
    own = [
        at for at, event in enumerate(before) if at >= start and not isinstance(event, Deal) and event.player == name
    ]
    if not own and not start and blind_due(scenario, actor):
        return "seats", actor, "out"
    return ("events", own[0], "chips") if len(own) == 1 and isinstance(before[own[0]], Push) else None


def _amount_key(event: Act | Deal) -> str:
    if isinstance(event, Raise):
        return "to" if event.by is None else "by"
    if isinstance(event, Bet):
        return "to"
    return "quoted" if isinstance(event, Push | Say) and event.quoted else ""


def values_of(scenario: Scenario, outline: Outline) -> Values:
    """What the form holds for a scenario."""
    small, big = scenario.blinds or ("", "")
    values = {"edition": scenario.edition, "small": str(small), "big": str(big), "street": scenario.street}
    values |= {"players": str(len(scenario.seats)), "story": story_of(scenario)}
    values |= {f"e{at}": str(getattr(scenario.events[at], key)) for at, key in outline.amounts}
    values |= stakes_of(scenario) | shares_of(scenario)
    values |= {f"stack{at}": str(scenario.seats[at].stack) for at in outline.stacks}
    if outline.asked is None or outline.actor is None:
        return values
    return values | _of_the_act(scenario.events[outline.asked]) | _of_the_player(scenario, outline, outline.actor)


def _of_the_act(act: Act | Deal) -> Values:
    values = dict.fromkeys(ACT, "") | {"first": "words", "quoted": str(getattr(act, "quoted", None) or "")}
    match act:
        case Push():
            values |= {"out": str(act.chips), "pulls": str(act.pulls), "first": act.first}
            values["forward"] = "1" if act.forward else ""
        case Pull():
            values["pulls"] = str(act.pulls)
        case Bet() | Raise():
            values |= {"says": act.does, "amount": str(act.to or "")}
        case Say():
            pass
        case _:
            values["says"] = act.does
    if isinstance(act, Push | Say) and act.says:
        word = "" if act.says.act == "amount" else act.says.act
        values |= {"says": word, "amount": str(act.says.amount or "")}
    return values


def _of_the_player(scenario: Scenario, outline: Outline, actor: int) -> Values:
    stack = scenario.seats[actor].stack
    behind = "stack" if stack else "deep"
    if stack and not outline.dealt and _chips_in_front(scenario) == stack:
        behind = "last"
    posted = {"posted": str(outline.due)} if outline.front and outline.front[0] == "seats" else {}
    return {"front": str(chips_at(scenario, outline) or ""), "behind": behind, "stack": str(stack or "")} | posted


def chips_at(scenario: Scenario, outline: Outline) -> Chips | None:
    """The chips that stood in front of the player, None where they are not known one by one."""
    if outline.front is None:
        return None
    kind, at, key = outline.front
    return getattr(getattr(scenario, kind)[at], key)


def _chips_in_front(scenario: Scenario) -> int | None:
    try:
        motion = judge(scenario).motion
    except ScenarioRefused:
        return None
    return motion.front if motion else None


def tap(values: Values, tapped: str, blind: str) -> Values:
    """Add a chip to a pile or take one away: ``out+1000``, ``front-25``.  What cannot be done changes nothing.

    `blind` are the chips that nothing typed stands for in front of the player; an emptied pile there is ``0``.
    """
    match = _TAP.fullmatch(tapped)
    if not match or match["name"] not in values:
        return values
    name, chip = match["name"], Chips.of([(int(match["chip"]), 1)])
    try:
        pile = read_pile(values[name] or (blind if name == "front" else ""))
        pile = pile + chip if match["sign"] == "+" else pile - chip
        read_pile(str(pile))
    except (Unreadable, ChipsMissing):
        return values
    changed = values | {name: str(pile) or (EMPTY if name == "front" else "")}
    return changed | ({"pulls": _still_there(values["pulls"], pile)} if name == "front" else {})


def _still_there(pulls: str, front: Chips) -> str:
    """The chips pulled back, as far as they are in front; unchanged where they cannot be read."""
    try:
        counts = dict(front.piles)
        return str(Chips.of((chip, min(count, counts.get(chip, 0))) for chip, count in read_pile(pulls).piles))
    except Unreadable:
        return pulls


def field_of(path: str, outline: Outline) -> str:
    """The field in which a fault of the scenario stands; empty where it is none of ours."""
    fixed = {"edition": "edition", "blinds": "small", "blinds[0]": "small", "blinds[1]": "big", **PLACES}
    fixed |= {place("seats", at, "stack"): f"stack{at}" for at in outline.stacks}
    fixed |= {place("events", at, key): f"e{at}" for at, key in outline.amounts}
    if outline.actor is not None:
        fixed[place("seats", outline.actor, "stack")] = "stack"
    if outline.asked is not None:
        keys = {"chips": "out", "pulls": "pulls", "says": "says", "player": "story", "quoted": "quoted"}
        fixed |= {place("events", outline.asked, key): name for key, name in keys.items()}
    if outline.front:
        fixed[place(*outline.front)] = "front"
    return fixed.get(path) or _pot_of(path)


def _pot_of(path: str) -> str:
    """The pot in which a fault of its winners stands."""
    match = re.fullmatch(r"ask\.((?:winners|low)\..*)", path)
    return match[1] if match else ""
