"""The reader of a text: its marks, where it is in them, the act that is being told, and what was told so far."""

from rules.understanding.frames import DEALER, Frame, Told
from rules.understanding.marks import Mark


class Reader:
    """Reads marks one by one; the modules for players, acts, figures, remarks and the setting say what each does.

    `frame` is the act that is being told, `subject` the players who acted last, `role` a preposition or a noun that
    waits for its number, `speaking` whether words of a player are being quoted.
    """

    def __init__(self, marks: list[Mark]) -> None:
        self.marks, self.at = marks, 0
        self.told = Told(doubtful=[mark for mark in marks if mark.doubtful and mark.kind != "unknown"])
        self.frame = Frame()
        self.subject: list[str] = []
        self.role: Mark | None = None
        self.speaking = self.quoted = self.listing = self.awaits_turn = self.stacks = False
        self.before: Mark | None = None

    def unread(self, mark: Mark) -> None:
        self.told.refuse([mark])

    def ahead(self) -> Mark | None:
        """The next mark that is not little."""
        return next((mark for mark in self.marks[self.at :] if mark.kind not in {"little", "link"}), None)

    def next_kind(self) -> str:
        mark = self.marks[self.at] if self.at < len(self.marks) else None
        return mark.kind if mark else ""

    def flush(self) -> None:
        """Put the frame among the acts, and begin another."""
        frame, self.frame = self.frame, Frame()
        self.speaking = self.speaking and self.quoted
        if frame.players and frame.named:
            self.subject = frame.players
        if frame.empty:
            self.drop(frame)
            return
        if not frame.players:
            frame.players = list(self.subject) or self.somebody(frame)
        self.settle(frame)

    def drop(self, frame: Frame) -> None:
        """A clause with nobody's act: its players are those asked about, or nothing that was read."""
        if self.told.ask == "options" and not self.told.asked and len(frame.players) == 1:
            self.told.asked = frame.players[0]
            self.told.notes += [(mark, taken_for, "ask") for mark, taken_for, _ in frame.notes]
        else:
            self.told.refuse(mark for mark, _, _ in frame.notes)

    def somebody(self, frame: Frame) -> list[str]:
        """Nobody is named: after the flop a bet or check that begins the story is the first player's."""
        begins = not self.told.frames and frame.verb in {"bet", "check"}
        return ["A"] if begins and self.told.street not in {"", "preflop"} else []

    def settle(self, frame: Frame) -> None:
        if not frame.pulls:
            self.told.refuse(mark for mark, taken_for, _ in frame.notes if taken_for == "pulled-back")
        last = self.told.frames[-1] if self.told.frames else None
        only_silent = frame.silent and not (frame.verb or frame.chips or frame.speech or frame.amount)
        if only_silent and last and last.chips and not last.speech and frame.players == last.players:
            last.silent = True
            last.notes += frame.notes
        elif frame.players == [DEALER]:
            self.announce(frame, last)
        else:
            self.told.items.append(frame)

    def announce(self, frame: Frame, last: Frame | None) -> None:
        """The dealer gives out an amount for the last act, or quotes the pot."""
        spoken = frame.speech.amount if frame.speech and not frame.speech.act else None
        amount, key = (frame.quoted, "quoted") if frame.quoted else (frame.amount or spoken, "announced")
        if last is None or amount is None or frame.verb not in {"say", "give"} or frame.chips:
            self.told.refuse(mark for mark, _, _ in frame.notes)
            return
        setattr(last, key, amount)
        last.notes += [(mark, key, key) for mark, _, _ in frame.notes]

    def suspend(self) -> None:
        """Close a clause that has an act."""
        if not self.frame.empty:
            self.flush()
