"""Read the marks of a text from left to right into frames: who did what, with which chips and words."""

from collections.abc import Callable
from dataclasses import replace

from rules.understanding import acting, figures, players, remarks, setting
from rules.understanding.acting import verb
from rules.understanding.figures import PLACES, ROLES, end_role, wait
from rules.understanding.frames import Told
from rules.understanding.marks import VERBS, Mark
from rules.understanding.questions import Asked, notes_of, without_questions
from rules.understanding.reader import Reader
from rules.understanding.showdown import without_showdown

_LITTLE = frozenset(
    {"little", "particle", "particle-say", "one-motion", "no-amount", "stops-play", "of", "player-noun"}
)


def told_by(marks: list[Mark]) -> Told:
    """Return what the marks of a text tell; marks that found no place are among its unread ones."""
    rest, showdown = without_showdown(marks)
    rest, questions = without_questions(rest)
    reader = Reader(rest)
    _read_all(reader)
    reader.told.split = showdown.ask
    reader.told.notes += showdown.notes
    _ask(reader.told, questions, reader.subject)
    return reader.told


def _ask(told: Told, questions: list[Asked], subject: list[str]) -> None:
    """Put what is asked into what is told."""
    told.notes += notes_of(questions)
    for asked in questions:
        told.refuse(asked.unread)
        pronoun = any(mark.kind == "pronoun" for mark in asked.marks)
        player = asked.player or (subject[0] if pronoun and len(subject) == 1 else "")
        if asked.kind == "stands":
            told.ask, told.asked_act = "action", player
        else:
            told.ask, told.asked = "options", player


def _read_all(reader: Reader) -> None:
    """Read all marks, up to a verdict that the text states."""
    while reader.at < len(reader.marks):
        mark = reader.marks[reader.at]
        reader.at += 1
        if mark.kind == "statement":
            _state(reader, mark)
            break
        if mark.kind not in _LITTLE:
            _read(reader, mark)
    end_role(reader)
    reader.flush()


def _read(reader: Reader, mark: Mark) -> None:
    if mark.kind not in {"number", "pile", "blinds-figures", "last-chips"} and mark.kind not in ROLES:
        stacks = mark.kind == "comma" and mark.text == ":" and reader.role is not None and reader.role.kind == "stack"
        reader.role = None if stacks else reader.role
        end_role(reader, before_verb=mark.kind in VERBS)
    _handler(mark.kind)(reader, mark)
    reader.before = mark


def _handler(kind: str) -> Callable[[Reader, Mark], None]:
    """Return what reads a kind of mark; a mark that nothing reads is not understood."""
    if kind.startswith("ask-"):
        return setting.ask
    if kind.startswith("kind-"):
        return setting.kind
    return _HANDLERS.get(kind, Reader.unread)


def _end(reader: Reader, mark: Mark) -> None:
    reader.speaking = reader.quoted = reader.listing = reader.awaits_turn = False
    reader.stacks = reader.stacks and mark.text == ";"
    reader.flush()


def _comma(reader: Reader, mark: Mark) -> None:
    if mark.text == ":" and reader.before is not None and reader.before.kind == "stack":
        reader.stacks = True
    if not reader.quoted and reader.frame.speech and not reader.frame.speech.empty:
        reader.speaking = False


def _quote(reader: Reader, mark: Mark) -> None:
    reader.quoted = not reader.quoted
    if reader.quoted and not reader.frame.speech and reader.frame.players:
        verb(reader, replace(mark, kind="say"))
    reader.speaking = reader.quoted


def _state(reader: Reader, mark: Mark) -> None:
    """A verdict is stated: it and what follows is no part of what happened."""
    reader.told.statement = True
    reader.told.note(replace(mark, end=reader.marks[-1].end), "statement")


_HANDLERS: dict[str, Callable[[Reader, Mark], None]] = {
    "end": _end,
    "comma": _comma,
    "quote": _quote,
    "link": lambda reader, mark: None,
    **players.HANDLERS,
    **acting.HANDLERS,
    **figures.HANDLERS,
    **remarks.HANDLERS,
    **setting.HANDLERS,
    **dict.fromkeys(VERBS, verb),
    **dict.fromkeys(ROLES | (PLACES - {"pot"}), wait),
}
