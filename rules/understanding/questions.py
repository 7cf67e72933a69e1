"""Questions at the end of a text: "can A raise again?", "how much must UTG put in?", "does the bet of B stand?".

The clause that asks is taken out before the acts are read, so that its verb is no act.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from rules.understanding.marks import ACTS, Mark

ASKING = frozenset({"can", "how-much", "stands"})
"""Marks that make a clause a question, whatever else stands in it."""

_BREAKS = frozenset({"end", "comma", "quote"})
_FITTING = ACTS | ASKING | {"little", "link", "player", "pronoun", "player-noun", "mention", "again", "to-put", "put"}
_FITTING |= {"for", "to", "make", "part-of", "particle", "say"}


@dataclass(frozen=True, slots=True)
class Asked:
    """A question: its kind, its marks, the player it is about, and those of its marks that do not fit."""

    kind: str
    marks: tuple[Mark, ...]
    player: str = ""
    unread: tuple[Mark, ...] = ()


def without_questions(marks: list[Mark]) -> tuple[list[Mark], list[Asked]]:
    """Return the marks without the clauses that ask, and these as questions."""
    asked: list[Asked] = []
    rest = list(marks)
    while (place := next((at for at, mark in enumerate(rest) if mark.kind in ASKING), None)) is not None:
        begin, end = _begin(rest, place), _end(rest, place)
        clause = rest[begin:end]
        if not _is_question(rest[place].kind, clause, rest[end : end + 1]):
            rest[place] = _plain(rest[place])
            continue
        asked.append(_question(rest[place].kind, clause))
        rest = rest[:begin] + rest[end:]
    return rest, asked


def _begin(marks: list[Mark], place: int) -> int:
    """The place after the last break before a question; what a clause with an act of its own says stays there."""
    begin = place
    while begin and marks[begin - 1].kind not in _BREAKS:
        begin -= 1
    return begin


def _end(marks: list[Mark], place: int) -> int:
    return next((at for at in range(place, len(marks)) if marks[at].kind == "end"), len(marks))


def _is_question(kind: str, clause: list[Mark], following: list[Mark]) -> bool:
    """Whether a clause asks: "stands" does only with a question mark, or where an act is named that may stand."""
    if any(mark.kind in {"number", "pile"} for mark in clause):
        return False
    questioned = any(mark.text == "?" for mark in following)
    return kind != "stands" or questioned or any(mark.kind == "mention" for mark in clause)


def _question(kind: str, clause: list[Mark]) -> Asked:
    players = [mark.name for mark in clause if mark.kind == "player"]
    unread = tuple(mark for mark in clause if mark.kind not in _FITTING)
    return Asked(kind, tuple(clause), players[0] if len(set(players)) == 1 else "", unread)


def _plain(mark: Mark) -> Mark:
    """A word that asks nothing here is one that was not read."""
    return Mark("unknown", mark.start, mark.end, text=mark.text)


def notes_of(questions: Iterable[Asked]) -> list[tuple[Mark, str, str]]:
    """Return the stretches of the questions, each taken for a question."""
    return [
        (Mark("question", asked.marks[0].start, asked.marks[-1].end), "question", "ask")
        for asked in questions
        if asked.marks and not asked.unread
    ]
