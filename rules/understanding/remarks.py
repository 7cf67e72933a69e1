"""How an act is done: in silence, with the last chips, in a second motion, too early."""

from collections.abc import Callable

from rules.understanding.marks import Mark
from rules.understanding.reader import Reader

_TAKEN_FOR = {"silent": "silence", "front": "chips-in-front"}
_FLAGS = ("silent", "last-chips", "deep", "front", "together", "minimum", "conditional", "hidden")


def flag(reader: Reader, mark: Mark) -> None:
    """A remark on the act that is told: silently, with the last chips, with more behind."""
    setattr(reader.frame, mark.kind.replace("-chips", ""), True)
    reader.frame.note(mark, _TAKEN_FOR.get(mark.kind, mark.kind))


def remark(reader: Reader, mark: Mark) -> None:
    """A remark on the act before, in a sentence of its own or at the end of one."""
    frame = reader.told.frames[-1] if reader.frame.empty and reader.told.frames else reader.frame
    setattr(frame, mark.kind.replace("-", "_"), True)
    frame.note(mark, mark.kind, {"no-time": "had_time"}.get(mark.kind, mark.kind))


def really(reader: Reader, mark: Mark) -> None:
    """ "It is really 5,200": the stack of the last player who went all-in."""
    figure = reader.marks[reader.at] if reader.next_kind() == "number" else None
    reader.suspend()
    frame = next((frame for frame in reversed(reader.told.frames) if frame.verb == "all-in"), None)
    if figure is None or frame is None or frame.amount is not None or frame.for_ is not None:
        reader.unread(mark)
        return
    reader.at += 1
    frame.amount = figure.value
    frame.note(mark, "stack", "stack")
    frame.note(figure, "stack", "stack")


def before_that(reader: Reader, mark: Mark) -> None:
    """ "Before B has given an amount": the act is premature, which the order of the acts says."""
    ahead = [each.kind for each in reader.marks[reader.at : reader.at + 2]]
    if ahead == ["player", "given-amount"]:
        reader.told.note(mark, "premature")
    else:
        reader.unread(mark)


def given_amount(reader: Reader, mark: Mark) -> None:
    reader.told.note(mark, "premature")


def chips_first(reader: Reader, mark: Mark) -> None:
    if reader.frame.chips:
        reader.frame.note(mark, "chips-first", "first")
    else:
        reader.unread(mark)


def second_motion(reader: Reader, mark: Mark) -> None:
    """Chips that follow are put out in a motion of their own."""
    players = reader.frame.players or reader.subject
    if not reader.frame.chips and not (reader.told.frames and reader.told.frames[-1].chips):
        reader.unread(mark)
        return
    reader.flush()
    reader.frame.players = list(players)
    reader.frame.note(mark, "second-motion")


HANDLERS: dict[str, Callable[[Reader, Mark], None]] = {
    **dict.fromkeys(_FLAGS, flag),
    **dict.fromkeys(("forward", "unnoticed", "no-time"), remark),
    "really": really,
    "before-that": before_that,
    "given-amount": given_amount,
    "chips-first": chips_first,
    "second-motion": second_motion,
}
