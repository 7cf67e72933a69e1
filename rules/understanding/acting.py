"""What is done: verbs of acts, of chips and of speech, and which of them make one act together."""

from collections.abc import Callable
from dataclasses import replace

from rules.understanding.figures import wait
from rules.understanding.frames import Speech
from rules.understanding.marks import ACTS, HANDS, Mark
from rules.understanding.reader import Reader


def verb(reader: Reader, mark: Mark) -> None:
    if reader.speaking and mark.kind in ACTS and say_act(reader, mark):
        return
    frame = reader.frame
    if frame.verb in {"", "has"} and (frame.verb == "" or not (frame.stack or frame.out)):
        frame.verb = mark.kind
    elif not joins(reader, mark.kind):
        next_act(reader, mark)
    note_verb(reader, mark)


def next_act(reader: Reader, mark: Mark) -> None:
    """Another act of the same subject in the same sentence."""
    players = reader.frame.players or reader.subject
    reader.flush()
    reader.frame.players, reader.frame.verb = list(players), mark.kind


def joins(reader: Reader, kind: str) -> bool:
    """Whether a second verb belongs to the act of the first: words and chips, chips back and new ones."""
    frame, verb = reader.frame, reader.frame.verb
    if kind == "all-in" and verb == "call" and frame.amount is not None:
        frame.verb = "all-in"  # "geht mit 600 all-in"
        return True
    if kind == "all-in" and verb in {"bet", "raise", "call", "put"}:
        frame.all_in = True
        return True
    if kind == "say" and (verb in {"put", "add"} or frame.pulls) and not frame.speech:
        return True
    if kind in {"put", "add", "bet"} and (verb in {"say", "pull"} or frame.pulls) and not frame.chips:
        ahead = reader.ahead()
        frame.verb = "put"
        return verb != "say" or kind != "bet" or (ahead is not None and ahead.kind == "pile")
    return False


def note_verb(reader: Reader, mark: Mark) -> None:
    frame = reader.frame
    if mark.kind == "say":
        frame.speech = frame.speech or Speech()
        frame.order.append("words")
        reader.speaking = True
    elif mark.kind in HANDS:
        reader.speaking = False
    if mark.kind == "min-raise":
        frame.minimum, frame.verb = True, "raise"
    frame.note(mark, {"put": "chips-out", "pull": "pulled-back", "say": "words"}.get(mark.kind, mark.kind), "does")


def say_act(reader: Reader, mark: Mark) -> bool:
    """Take an act as words of the player; refuse a second one."""
    speech = reader.frame.speech
    if speech is None:
        return False
    act = "raise" if mark.kind == "min-raise" else mark.kind
    if speech.act:
        players = reader.frame.players or reader.subject
        reader.flush()
        reader.frame.players, reader.frame.verb = list(players), "say"
        reader.frame.speech, reader.frame.order, reader.speaking = Speech(act), ["words"], True
    else:
        speech.act = act
    reader.frame.minimum = reader.frame.minimum or mark.kind == "min-raise"
    reader.frame.note(mark, "words", "says")
    return True


def pot(reader: Reader, mark: Mark) -> None:
    """The pot as a noun waits for its number; as a word said it is the amount."""
    if reader.speaking and reader.frame.speech and not reader.frame.speech.act:
        reader.frame.speech.act = "pot"
        reader.frame.note(mark, "words", "says")
    else:
        wait(reader, mark)


def has(reader: Reader, mark: Mark) -> None:
    if not reader.frame.empty:
        reader.flush()
    reader.frame.verb = "has"
    reader.frame.note(mark, "has")


def make(reader: Reader, mark: Mark) -> None:
    """ "Makes" before an act says nothing, before a number it opens or raises."""
    ahead = reader.ahead()
    if ahead is not None and ahead.kind == "number":
        verb(reader, replace(mark, kind="opens"))
    elif ahead is None or ahead.kind not in ACTS | {"to", "minimum", "out-of-turn"}:
        reader.unread(mark)


def back(reader: Reader, mark: Mark) -> None:
    frame = reader.frame
    if frame.verb == "take":
        frame.verb, frame.pulls, frame.chips = "pull", frame.pulls or frame.chips, []
        frame.order = [part for part in frame.order if part != "chips"]
        frame.note(mark, "pulled-back", "pulls")
    elif frame.verb == "pull" or frame.pulls:
        frame.note(mark, "pulled-back", "pulls")
    else:
        reader.unread(mark)


HANDLERS: dict[str, Callable[[Reader, Mark], None]] = {"has": has, "make": make, "back": back, "pot": pot}
