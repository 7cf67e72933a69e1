"""Give a number its place in what is told: a total, a bet, a stack, the pot, words of a player."""

from enum import Enum, auto

from rules.understanding.frames import DEALER, Frame, Told, least_clear
from rules.understanding.marks import ACTS, Mark

_LEAST_CLEAR = 100
"""A number word below this has an open scale when it is said alone."""


class Placed(Enum):
    """Whether a number was placed alone, with the mark that follows it, or names a player (a seat)."""

    ALONE = auto()
    WITH_NEXT = auto()
    PLAYER = auto()


_AFTER = {"more": "by", "behind": "behind", "over-bb": "over", "in-all": "in_all"}
"""Marks after a number that give it its role in the act."""

_NEVER_AMOUNTS = frozenset({"fold", "check", "muck", "show", "pull", "take"})


def place(
    told: Told, frame: Frame, mark: Mark, role: Mark | None, following: Mark | None, *, speaking: bool
) -> Placed | None:
    """Place a number; return None where it has no place, or its place is taken.

    `role` is the preposition or noun before it, `following` the mark after it.
    """
    if mark.each:
        return None
    if role is not None and role.kind in _SETTING:
        return _of_setting(told, frame, mark, role.kind)
    after = following.kind if following else ""
    if speaking and frame.speech is not None:
        return _spoken(told, frame, mark, role, after)
    if role is None and after in {"pot", "players", "ante"}:
        return _before_noun(told, mark, after)
    if after == "in-all" and frame.verb == "has" and role is None:
        return _fill(frame, mark, "stack", Placed.WITH_NEXT)
    if after in _AFTER and (role is None or role.kind in {"for", "by"}):
        return _fill(frame, mark, _AFTER[after], Placed.WITH_NEXT)
    if role is not None:
        if role.kind == "for" and not frame.verb and told.frames and told.frames[-1].verb == "all-in":
            frame.verb = "all-in"
        return _with_role(frame, mark, role.kind)
    return _plain(frame, mark)


_SETTING = frozenset({"stack", "pot", "ante", "blinds", "seat", "in-all"})


def _of_setting(told: Told, frame: Frame, mark: Mark, role: str) -> Placed | None:
    """A number after the noun that it belongs to."""
    if role == "seat":
        return Placed.PLAYER
    if role == "stack":
        return _fill(frame, mark, "stack") if frame.players else None
    if role == "in-all":
        return _fill(frame, mark, "stack" if frame.verb == "has" else "in_all")
    if role == "pot" and frame.players == [DEALER]:
        return _fill(frame, mark, "quoted")
    if role == "blinds" or getattr(told, role) is not None:
        return None
    setattr(told, role, mark.value)
    told.note(mark, role, role)
    return Placed.ALONE


def _before_noun(told: Told, mark: Mark, noun: str) -> Placed | None:
    """ "9,000 in the pot", "three players"."""
    key = {"players": "count"}.get(noun, noun)
    if getattr(told, key) is not None:
        return None
    setattr(told, key, mark.value)
    told.note(mark, noun, {"players": "seats"}.get(noun, noun))
    return Placed.WITH_NEXT if noun != "players" else Placed.ALONE


def _spoken(told: Told, frame: Frame, mark: Mark, role: Mark | None, after: str) -> Placed | None:
    """A number that a player says: his total, or "600 more"."""
    speech = frame.speech
    if speech is None or speech.amount is not None or (role is not None and role.kind != "to"):
        return None
    if speech.act not in {"", "raise", "bet"}:
        return None
    speech.amount, speech.more = mark.value, after == "more"
    speech.open = mark.value < max(0 if mark.bare else _LEAST_CLEAR, least_clear(told))
    frame.note(mark, "words", "says")
    if speech.more and speech.act:
        return None
    return Placed.WITH_NEXT if speech.more else Placed.ALONE


def _with_role(frame: Frame, mark: Mark, role: str) -> Placed | None:
    if role == "for":
        return _fill(frame, mark, "for_") if frame.verb in {"all-in", "call", "opens", "bet"} else None
    if frame.speech is not None and frame.speech.act == "raise" and frame.speech.amount is None and role == "to":
        frame.speech.amount = mark.value
        frame.note(mark, "words", "says")
        return Placed.ALONE
    if (frame.verb in {"raise", "min-raise", "opens", "bet", ""} and frame.players) or frame.verb in {"raise", "opens"}:
        return _fill(frame, mark, role)
    if frame.verb in {"all-in", "call"} and role == "to":
        return None
    return _fill(frame, mark, "amount") if role == "by" and frame.verb in {"call", "all-in"} else None


def _plain(frame: Frame, mark: Mark) -> Placed | None:
    """A number without a role: the amount of the act."""
    speech = frame.speech
    if speech is not None and not frame.chips and speech.act in {"raise", "bet"} and speech.amount is None:
        speech.amount = mark.value
        frame.note(mark, "words", "says")
        return Placed.ALONE
    if frame.players == [DEALER] and frame.verb == "give":
        return _fill(frame, mark, "amount")
    if frame.verb in _NEVER_AMOUNTS or (not frame.players and frame.verb not in ACTS) or speech is not None:
        return None
    if frame.chips or frame.to is not None or frame.by is not None:
        return None
    return _fill(frame, mark, "amount")


def _fill(frame: Frame, mark: Mark, key: str, placed: Placed = Placed.ALONE) -> Placed | None:
    """Fill a place of the act, unless it is taken."""
    if getattr(frame, key) is not None:
        return None
    setattr(frame, key, mark.value)
    taken_for = {"to": "raise-to", "by": "raise-by", "over": "restated", "in_all": "restated", "for_": "amount"}
    frame.note(mark, taken_for.get(key, key), {"over": "", "in_all": "", "for_": "stack"}.get(key, key))
    return placed
