"""Small helpers to write a situation at the table and to read a verdict in one line.

A player is written `name`, `name:stack`, `name=chips` or `name:stack=chips`: ``"SB BB:5000=2x25 BTN"``.
"""

from rules.engine.judging import adjudicate
from rules.engine.reading import ScenarioRefused
from rules.engine.verdict import Reading, Verdict


def seats(players):
    return [_seat(player) for player in players.split()] if isinstance(players, str) else list(players)


def _seat(player):
    player, _, out = player.partition("=")
    name, _, stack = player.partition(":")
    given = {"stack": int(stack) if stack else None, "out": out.replace("+", " ") or None}
    return {"name": name, **{key: value for key, value in given.items() if value is not None}}


def before_flop(players, small, big, *events, edition="2024", **keys):
    return {"edition": edition, "blinds": [small, big], "seats": seats(players), "events": list(events), **keys}


def after_flop(players, *events, edition="2024", street="flop", **keys):
    return {"edition": edition, "street": street, "seats": seats(players), "events": list(events), **keys}


def act(player, does, **keys):
    return {"player": player, "does": does, **keys}


def fold(player):
    return act(player, "fold")


def check(player):
    return act(player, "check")


def call(player):
    return act(player, "call")


def bet(player, to):
    return act(player, "bet", to=to)


def raise_to(player, to):
    return act(player, "raise", to=to)


def raise_by(player, by):
    return act(player, "raise", by=by)


def all_in(player):
    return act(player, "all-in")


def push(player, chips, **keys):
    return act(player, "push", chips=chips, **keys)


def pull(player, pulls):
    return act(player, "pull", pulls=pulls)


def say(player, says):
    return act(player, "say", says=says)


def deal(street):
    return {"does": "deal", "street": street}


def outcome(ruling: Verdict | Reading) -> str:
    """A ruling in one line: ``raise 1700, adds 200``; one that leaves a choice: ``director: call 8000 | fold``."""
    if getattr(ruling, "may", ()):
        return f"{ruling.decision}: " + " | ".join(outcome(reading) for reading in ruling.may)
    total = "" if ruling.to is None else f" {ruling.to}"
    text = f"{ruling.decision}{total}" + (" all-in" if ruling.all_in else "")
    for name in ("adds", "returns", "forfeits"):
        if getattr(ruling, name):
            text += f", {name} {getattr(ruling, name)}"
    return text


def judged(data) -> str:
    return outcome(adjudicate(data))


def kinds(data) -> list[str]:
    return [finding.kind for finding in adjudicate(data).findings]


def problems(data) -> list[tuple[str, str]]:
    """Path and code of every problem of a scenario; none where it is judged."""
    try:
        adjudicate(data)
    except ScenarioRefused as refusal:
        return [(problem.path, problem.code) for problem in refusal.problems]
    return []
