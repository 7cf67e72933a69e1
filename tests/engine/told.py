"""A hand told in one line, and its verdict in one line, for tables of long hands.

Players are written `name`, `name:stack`, `name=chips` or `name:stack=chips` (`+` between piles), `name^0` where a seat
posts another blind than its own.  A story is acts
parted by semicolons: ``"A bet 300; B fold; C push 2x500 pulls 1x100 says raise; -- turn"``.  After an act may stand
`announced=400`, `quoted=9500`, `unnoticed`, `no-time` (the skipped player had no time to speak) and `if` (conditional);
``say five?`` is the word whose scale is open.
"""

from rules.engine.judging import adjudicate
from rules.engine.reading import ScenarioRefused

_NUMBER_WORDS = {"one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "eight": 8, "eleven": 11}
_FLAGS = {"unnoticed": ("unnoticed", True), "no-time": ("had_time", False), "if": ("conditional", True)}


def told(players, story="", *, ask=None, **keys):
    """A scenario as plain data; `keys` are its further keys (edition 2024 unless they say otherwise)."""
    data = {"edition": "2024", "seats": [_seat(player) for player in players.split()], **keys}
    data["events"] = [_event(statement.split()) for statement in story.split(";") if statement.strip()]
    return data if ask is None else {**data, "ask": ask}


def flop(players, story="", **keys):
    return told(players, story, **{"street": "flop", **keys})


def _seat(text):
    text, _, out = text.partition("=")
    text, _, posts = text.partition("^")
    name, _, stack = text.partition(":")
    seat = {"name": name}
    if stack:
        seat["stack"] = int(stack)
    if posts:
        seat["posts"] = int(posts)
    if out:
        seat["out"] = out.replace("+", " ")
    return seat


def _event(words):
    if words[0] == "--":
        return {"does": "deal", "street": words[1]}
    event, words = {"player": words[0], "does": words[1]}, words[2:]
    while words and (words[-1] in _FLAGS or "=" in words[-1]):
        key, _, amount = words.pop().partition("=")
        name, value = _FLAGS.get(key, (key, None))
        event[name] = int(amount) if amount else value
    return {**event, **_matter(event["does"], " ".join(words))}


def _matter(does, rest):
    """What an act is about: its amount, its chips or its words."""
    if does in {"bet", "raise"}:
        return {"by": int(rest[1:])} if rest.startswith("+") else {"to": int(rest)}
    if does == "say":
        return {"says": _words(rest)}
    if does == "pull":
        return {"pulls": rest}
    return _chips(rest) if does in {"push", "find"} else {}


def _chips(rest):
    rest, _, says = rest.partition(" says ")
    chips, _, pulls = rest.partition(" pulls ")
    return {"chips": chips, **({"pulls": pulls} if pulls else {}), **({"says": _words(says)} if says else {})}


def _words(said):
    return {"unclear": _NUMBER_WORDS[said[:-1]]} if said.endswith("?") else said


def line(ruling):
    """A ruling in one line: ``raise 1700 +200``, ``fold -100 leaves 400``, ``director: call 8000 +6000 | fold``."""
    readings = getattr(ruling, "may", ())
    if readings:
        return f"{ruling.decision}: " + " | ".join(line(reading) for reading in readings)
    text = str(ruling.decision) + ("" if ruling.to is None else f" {ruling.to}") + (" all-in" if ruling.all_in else "")
    text += f" +{ruling.adds}" if ruling.adds else ""
    text += f" -{ruling.returns}" if ruling.returns else ""
    return text + (f" leaves {ruling.forfeits}" if ruling.forfeits else "")


def ruled(data):
    return line(adjudicate(data))


def ruled_in(data, edition):
    return ruled({**data, "edition": edition})


def options(data, player):
    """What a player may do: ``fold | call 600 | raise 1000 to 5000`` (the largest total last, where there is one)."""
    verdict = adjudicate({**data, "ask": {"about": "options", "of": player}})
    assert verdict.decision == "options"
    acts = []
    for reading in verdict.may:
        most = verdict.figures.maximum
        upper = f" to {most}" if reading.decision in {"bet", "raise"} and most not in {None, reading.to} else ""
        acts.append(str(reading.decision) + ("" if reading.to is None else f" {reading.to}") + upper)
    return " | ".join(acts)


def why(data, player=None):
    """The kinds of the findings, in order."""
    ask = {"ask": {"about": "options", "of": player}} if player else {}
    return [finding.kind for finding in adjudicate({**data, **ask}).findings]


def faults(data):
    """Path and code of every problem of a scenario, as one line each."""
    try:
        adjudicate(data)
    except ScenarioRefused as refusal:
        return [f"{problem.path}: {problem.code}" for problem in refusal.problems]
    return []


def pots(verdict):
    return [f"{pot.name} {pot.amount} {' '.join(pot.players)}" for pot in verdict.pots]
