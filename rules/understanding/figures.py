"""With what: numbers and piles of chips, and the words before them that give them their role."""

from collections.abc import Callable
from dataclasses import replace

from rules.understanding.marks import Mark
from rules.understanding.placing import Placed, place
from rules.understanding.players import player
from rules.understanding.reader import Reader

ROLES = frozenset({"to", "by", "for"})
"""Prepositions that give a number its role."""

PLACES = frozenset({"stack", "pot", "ante", "blinds", "seat", "in-all"})
"""Nouns that a number belongs to."""


def wait(reader: Reader, mark: Mark) -> None:
    """A preposition or a noun that waits for its number."""
    end_role(reader)
    reader.role = mark


def end_role(reader: Reader, *, before_verb: bool = False) -> None:
    """Count a preposition before a verb, and a noun without its number, among what was not read."""
    role, reader.role = reader.role, None
    if role is None or (role.kind in {"to", "by"} and not before_verb and role.text != "to"):
        return
    if role.kind in {"blinds", "seat", "for", "to"} or before_verb or role.kind in PLACES:
        reader.told.refuse([role])


def pile(reader: Reader, mark: Mark) -> None:
    frame, pile = reader.frame, (mark.value, mark.count)
    role, reader.role = reader.role, None
    if role is not None and role.kind not in {"for"}:
        reader.told.refuse([role, mark])
        return
    if frame.verb == "pull":
        frame.pulls.append(pile)
        frame.note(mark, "pulled-back", "pulls")
    elif frame.verb == "has" or (frame.verb == "" and (frame.front or front_follows(reader))):
        frame.out.append(pile)
        frame.note(mark, "chips-in-front", "out")
    elif frame.verb == "" and not frame.players:
        reader.unread(mark)
    else:
        put_pile(reader, mark, pile)


def put_pile(reader: Reader, mark: Mark, pile: tuple[int, int]) -> None:
    frame = reader.frame
    frame.verb = frame.verb or "put"
    frame.verb = "put" if frame.verb == "say" else frame.verb
    if "chips" not in frame.order:
        frame.order.append("chips")
    frame.chips.append(pile)
    reader.speaking = reader.quoted
    frame.note(mark, "chips", "chips")


def front_follows(reader: Reader) -> bool:
    ahead = reader.ahead()
    return ahead is not None and ahead.kind == "front"


def number(reader: Reader, mark: Mark) -> None:
    role, reader.role = reader.role, None
    following = reader.ahead()
    placed = place(reader.told, reader.frame, mark, role, following, speaking=reader.speaking)
    if placed is None:
        reader.told.refuse([mark] if role is None else [role, mark])
    elif placed is Placed.PLAYER:
        player(reader, replace(mark, kind="player", name=f"{mark.value}", start=role.start if role else mark.start))
    elif placed is Placed.WITH_NEXT and following is not None:
        reader.at = reader.marks.index(following, reader.at) + 1


HANDLERS: dict[str, Callable[[Reader, Mark], None]] = {"pile": pile, "number": number}
