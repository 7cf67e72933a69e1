"""Who acts: players by position, letter, order or pronoun, and whose turn it was."""

from collections.abc import Callable
from dataclasses import replace

from rules.understanding.frames import DEALER, Frame, Turn
from rules.understanding.marks import VERBS, Mark
from rules.understanding.reader import Reader

_ORDINALS = {"first-player": "A", "second-player": "B", "third-player": "C", "fourth-player": "D", "fifth-player": "E"}
_LAST_LETTER = "H"
_IN_ORDER = ("UTG", "UTG+1", "UTG+2", "HJ", "CO", "BTN", "SB", "BB")
"""Positions of which each sits right behind the one before, if nobody else is mentioned."""

_AFTER_AN_ORDINAL = VERBS | {"number", "pile", "silent", "has", "make", "out-of-turn"}


def player(reader: Reader, mark: Mark) -> None:
    if reader.awaits_turn:
        turn(reader, mark.name, mark)
    elif reader.before is not None and reader.before.kind == "before-that":
        reader.told.note(mark, "player")
    elif reader.stacks:
        reader.flush()
        name_player(reader, mark)
        reader.frame.verb = "has"
    elif reader.listing:
        reader.told.listed.append(mark.name)
        reader.told.note(mark, "player", "seats")
    elif follows_verb(reader):
        name_player(reader, mark)
    else:
        if not reader.frame.empty:
            reader.flush()
        name_player(reader, mark)


def follows_verb(reader: Reader) -> bool:
    """Whether the player stands right after a verb that has no subject of its own: "erhöht UTG auf 300"."""
    frame = reader.frame
    return bool(frame.verb) and not frame.named and reader.before is not None and reader.before.kind == frame.verb


def name_player(reader: Reader, mark: Mark) -> None:
    if reader.frame.players and not reader.frame.named:
        reader.frame.players = []
    reader.frame.players.append(mark.name)
    reader.frame.named = True
    reader.frame.note(mark, "player", "player")


def pronoun(reader: Reader, mark: Mark) -> None:
    if not reader.frame.players:
        reader.frame.players = list(reader.subject)
    reader.frame.note(mark, "player", "player")


def ordinal(reader: Reader, mark: Mark) -> None:
    """ "The first player" is A, "the second" is B, "the next" sits behind the last one who acted."""
    if not reader.frame.players:
        reader.suspend()
    name = _ORDINALS.get(mark.kind) or _next_to([*reader.told.names, *reader.frame.players])
    ahead = reader.ahead()
    if not name or ahead is None or ahead.kind not in _AFTER_AN_ORDINAL:
        reader.unread(mark)
    else:
        player(reader, replace(mark, kind="player", name=name))


def _next_to(names: list[str]) -> str:
    """Return the player behind the last of some: the next letter, or the next position; "" if nobody knows."""
    letters = sorted(name for name in names if len(name) == 1)
    if letters:
        return chr(ord(letters[-1]) + 1) if letters[-1] < _LAST_LETTER else ""
    place = _IN_ORDER.index(names[-1]) + 1 if names and names[-1] in _IN_ORDER else len(_IN_ORDER)
    return _IN_ORDER[place] if place < len(_IN_ORDER) else ""


def raiser(reader: Reader, mark: Mark) -> None:
    frames = [frame for frame in reader.told.frames if frame.verb in {"raise", "min-raise", "bet", "opens"}]
    if frames and len(frames[-1].players) == 1:
        player(reader, replace(mark, kind="player", name=frames[-1].players[0]))
    else:
        reader.unread(mark)


def dealer(reader: Reader, mark: Mark) -> None:
    reader.flush()
    reader.frame.players, reader.frame.named = [DEALER], False
    reader.frame.note(mark, "dealer")


def remain(reader: Reader, mark: Mark) -> None:
    """Who is in the hand: the players before, or those that follow."""
    if reader.frame.players and reader.frame.empty and reader.frame.named:
        reader.told.listed += reader.frame.players
        reader.told.notes += reader.frame.notes
        reader.frame = Frame()
    else:
        reader.listing = True
    reader.told.note(mark, "players", "seats")


def players(reader: Reader, mark: Mark) -> None:
    if reader.next_kind() in {"comma", "player"}:
        reader.listing = reader.next_kind() == "comma" and reader.marks[reader.at].text == ":"
    if reader.told.count is None and not reader.listing and reader.next_kind() == "player":
        reader.unread(mark)
    reader.told.note(mark, "players", "seats")


def turn_of(reader: Reader, mark: Mark) -> None:
    reader.suspend()
    reader.awaits_turn = True
    reader.told.note(mark, "turn")


def has_turn(reader: Reader, mark: Mark) -> None:
    players = reader.frame.players
    if reader.told.turns and reader.told.turns[-1].mark is reader.before:
        reader.told.note(mark, "turn")
    elif players and reader.frame.empty:
        name, reader.frame = players[-1], Frame()
        turn(reader, name, mark)
    else:
        reader.unread(mark)


def turn(reader: Reader, name: str, mark: Mark) -> None:
    reader.awaits_turn = False
    reader.told.turns.append(Turn(name, len(reader.told.items), mark))
    reader.told.note(mark, "turn")


def out_of_turn(reader: Reader, mark: Mark) -> None:
    frame = reader.frame if reader.frame.players or not reader.told.frames else reader.told.frames[-1]
    frame.out_of_turn = True
    frame.note(mark, "out-of-turn")


HANDLERS: dict[str, Callable[[Reader, Mark], None]] = {
    "player": player,
    "pronoun": pronoun,
    **dict.fromkeys((*_ORDINALS, "next-player"), ordinal),
    "raiser": raiser,
    "dealer": dealer,
    "remain": remain,
    "players": players,
    "turn-of": turn_of,
    "has-turn": has_turn,
    "out-of-turn": out_of_turn,
}
