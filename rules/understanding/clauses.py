"""Read the marks of a text from left to right into frames: who did what, with which chips and words."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from rules.understanding.frames import DEALER, Deal, Frame, Speech, Told, Turn
from rules.understanding.marks import ACTS, HANDS, VERBS, Mark
from rules.understanding.placing import Placed, place
from rules.understanding.questions import Asked, notes_of, without_questions
from rules.understanding.showdown import without_showdown

_STREETS = ("preflop", "flop", "turn", "river")
_LITTLE = frozenset(
    {"little", "particle", "particle-say", "one-motion", "no-amount", "stops-play", "of", "player-noun"}
)
_ROLES = frozenset({"to", "by", "for"})
_PLACES = frozenset({"stack", "pot", "ante", "blinds", "seat", "in-all"})


def told_by(marks: list[Mark]) -> Told:
    """Return what the marks of a text tell; marks that found no place are among its unread ones."""
    rest, showdown = without_showdown(marks)
    rest, questions = without_questions(rest)
    reader = _Reader(rest)
    reader.read()
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


class _Reader:
    """Reads marks one by one.

    `frame` is the act that is being told, `subject` who acted last, `role` a preposition or a noun that waits for its
    number, `speaking` whether words of a player are being quoted.
    """

    def __init__(self, marks: list[Mark]) -> None:
        self.marks, self.at = marks, 0
        self.told = Told(doubtful=[mark for mark in marks if mark.doubtful and mark.kind != "unknown"])
        self.frame = Frame()
        self.subject: list[str] = []
        self.role: Mark | None = None
        self.speaking = self.quoted = self.listing = self.awaits_turn = self.stacks = False
        self.before: Mark | None = None

    def read(self) -> None:
        """Read all marks."""
        while self.at < len(self.marks):
            mark = self.marks[self.at]
            self.at += 1
            if mark.kind == "statement":
                self._state(mark)
                break
            self._read(mark)
        self._end_role()
        self._flush()

    def _read(self, mark: Mark) -> None:
        kind = mark.kind
        if kind in _LITTLE:
            return
        handler = self._handler(kind)
        if kind not in {"number", "pile", "blinds-figures"} and kind not in _ROLES:
            listed = kind == "comma" and mark.text == ":" and self.role is not None and self.role.kind == "stack"
            self.role = None if listed else self.role
            self._end_role(before_verb=kind in VERBS)
        handler(mark)
        self.before = mark

    def _handler(self, kind: str) -> Callable[[Mark], None]:
        if kind in VERBS:
            return self._verb
        if kind in _STREETS:
            return self._street
        if kind == "pot":
            return self._pot
        if kind in _ROLES or kind in _PLACES:
            return self._wait
        if kind.startswith("ask-"):
            return self._ask
        if kind.startswith("kind-"):
            return self._kind
        return partial(_HANDLERS.get(kind, _Reader._unread), self)

    def _unread(self, mark: Mark) -> None:
        self.told.refuse([mark])

    def _ahead(self) -> Mark | None:
        """The next mark that is not little."""
        return next((mark for mark in self.marks[self.at :] if mark.kind not in {"little", "link"}), None)

    def _next_kind(self) -> str:
        mark = self.marks[self.at] if self.at < len(self.marks) else None
        return mark.kind if mark else ""

    # Clauses and sentences.

    def _end(self, mark: Mark) -> None:
        self.speaking = self.quoted = self.listing = self.awaits_turn = False
        self.stacks = self.stacks and mark.text == ";"
        self._flush()

    def _comma(self, mark: Mark) -> None:
        if mark.text == ":" and self.before is not None and self.before.kind == "stack":
            self.stacks = True
        if not self.quoted and self.frame.speech and not self.frame.speech.empty:
            self.speaking = False

    def _quote(self, mark: Mark) -> None:
        self.quoted = not self.quoted
        if self.quoted and not self.frame.speech and self.frame.players:
            self._verb(replace(mark, kind="say"))
        self.speaking = self.quoted

    def _state(self, mark: Mark) -> None:
        """A verdict is stated: it and what follows is no part of what happened."""
        self.told.statement = True
        self.told.note(replace(mark, end=self.marks[-1].end), "statement")

    def _flush(self) -> None:
        """Put the frame among the acts, and begin another."""
        frame, self.frame = self.frame, Frame()
        self.speaking = self.speaking and self.quoted
        if frame.players and frame.named:
            self.subject = frame.players
        if frame.empty:
            self._drop(frame)
            return
        if not frame.players:
            frame.players = list(self.subject) or self._somebody(frame)
        self._settle(frame)

    def _somebody(self, frame: Frame) -> list[str]:
        """Nobody is named: after the flop a bet or check that begins the story is the first player's."""
        begins = not self.told.frames and frame.verb in {"bet", "check"}
        return ["A"] if begins and self.told.street not in {"", "preflop"} else []

    def _drop(self, frame: Frame) -> None:
        """A clause with nobody's act: its players are those asked about, or nothing that was read."""
        if self.told.ask == "options" and not self.told.asked and len(frame.players) == 1:
            self.told.asked = frame.players[0]
            self.told.notes += [(mark, taken_for, "ask") for mark, taken_for, _ in frame.notes]
        else:
            self.told.refuse(mark for mark, _, _ in frame.notes)

    def _settle(self, frame: Frame) -> None:
        if not frame.pulls:
            self.told.refuse(mark for mark, taken_for, _ in frame.notes if taken_for == "pulled-back")
        last = self.told.frames[-1] if self.told.frames else None
        only_silent = frame.silent and not (frame.verb or frame.chips or frame.speech or frame.amount)
        if only_silent and last and last.chips and not last.speech and frame.players == last.players:
            last.silent = True
            last.notes += frame.notes
        elif frame.players == [DEALER]:
            self._announce(frame, last)
        else:
            self.told.items.append(frame)

    def _announce(self, frame: Frame, last: Frame | None) -> None:
        """The dealer gives out an amount for the last act, or quotes the pot."""
        spoken = frame.speech.amount if frame.speech and not frame.speech.act else None
        amount, key = (frame.quoted, "quoted") if frame.quoted else (frame.amount or spoken, "announced")
        if last is None or amount is None or frame.verb not in {"say", "give"} or frame.chips:
            self.told.refuse(mark for mark, _, _ in frame.notes)
            return
        setattr(last, key, amount)
        last.notes += [(mark, key, key) for mark, _, _ in frame.notes]

    # Who acts.

    def _player(self, mark: Mark) -> None:
        if self.awaits_turn:
            self._turn(mark.name, mark)
        elif self.before is not None and self.before.kind == "before-that":
            self.told.note(mark, "player")
        elif self.stacks:
            self._flush()
            self._name(mark)
            self.frame.verb = "has"
        elif self.listing:
            self.told.listed.append(mark.name)
            self.told.note(mark, "player", "seats")
        elif self._follows_verb():
            self._name(mark)
        else:
            if not self.frame.empty:
                self._flush()
            self._name(mark)

    def _follows_verb(self) -> bool:
        """Whether the player stands right after a verb that has no subject of its own: "erhöht UTG auf 300"."""
        frame = self.frame
        return bool(frame.verb) and not frame.named and self.before is not None and self.before.kind == frame.verb

    def _name(self, mark: Mark) -> None:
        if self.frame.players and not self.frame.named:
            self.frame.players = []
        self.frame.players.append(mark.name)
        self.frame.named = True
        self.frame.note(mark, "player", "player")

    def _pronoun(self, mark: Mark) -> None:
        if not self.frame.players:
            self.frame.players = list(self.subject)
        self.frame.note(mark, "player", "player")

    def _ordinal(self, mark: Mark) -> None:
        """ "The first player" is A, "the second" is B, "the next" the letter after the last one."""
        letters = sorted(name for name in self.told.names + self.frame.players if len(name) == 1)
        name = _ORDINALS.get(mark.kind) or (chr(ord(letters[-1]) + 1) if letters else "")
        ahead = self._ahead()
        if not name or name > "H" or ahead is None or ahead.kind not in _AFTER_AN_ORDINAL:
            self._unread(mark)
        else:
            self._player(replace(mark, kind="player", name=name))

    def _raiser(self, mark: Mark) -> None:
        frames = [frame for frame in self.told.frames if frame.verb in {"raise", "min-raise", "bet", "opens"}]
        if frames and len(frames[-1].players) == 1:
            self._player(replace(mark, kind="player", name=frames[-1].players[0]))
        else:
            self._unread(mark)

    def _dealer(self, mark: Mark) -> None:
        self._flush()
        self.frame.players, self.frame.named = [DEALER], False
        self.frame.note(mark, "dealer")

    def _remain(self, mark: Mark) -> None:
        """Who is in the hand: the players before, or those that follow."""
        if self.frame.players and self.frame.empty and self.frame.named:
            self.told.listed += self.frame.players
            self.told.notes += self.frame.notes
            self.frame = Frame()
        else:
            self.listing = True
        self.told.note(mark, "players", "seats")

    def _players(self, mark: Mark) -> None:
        if self._next_kind() in {"comma", "player"}:
            self.listing = self._next_kind() == "comma" and self.marks[self.at].text == ":"
        if self.told.count is None and not self.listing and self._next_kind() == "player":
            self._unread(mark)
        self.told.note(mark, "players", "seats")

    # Whose turn it is.

    def _turn_of(self, mark: Mark) -> None:
        self._suspend()
        self.awaits_turn = True
        self.told.note(mark, "turn")

    def _has_turn(self, mark: Mark) -> None:
        players = self.frame.players
        if self.told.turns and self.told.turns[-1].mark is self.before:
            self.told.note(mark, "turn")
        elif players and self.frame.empty:
            name, self.frame = players[-1], Frame()
            self._turn(name, mark)
        else:
            self._unread(mark)

    def _suspend(self) -> None:
        """Close a clause that has an act."""
        if not self.frame.empty:
            self._flush()

    def _turn(self, name: str, mark: Mark) -> None:
        self.awaits_turn = False
        self.told.turns.append(Turn(name, len(self.told.items), mark))
        self.told.note(mark, "turn")

    def _out_of_turn(self, mark: Mark) -> None:
        frame = self.frame if self.frame.players or not self.told.frames else self.told.frames[-1]
        frame.out_of_turn = True
        frame.note(mark, "out-of-turn")

    # What is done.

    def _verb(self, mark: Mark) -> None:
        if self.speaking and mark.kind in ACTS and self._say(mark):
            return
        frame = self.frame
        if frame.verb in {"", "has"} and (frame.verb == "" or not (frame.stack or frame.out)):
            frame.verb = mark.kind
        elif not self._joins(mark.kind):
            self._next_act(mark)
        self._note_verb(mark)

    def _next_act(self, mark: Mark) -> None:
        """Another act of the same subject in the same sentence."""
        players = self.frame.players or self.subject
        self._flush()
        self.frame.players, self.frame.verb = list(players), mark.kind

    def _joins(self, kind: str) -> bool:
        """Whether a second verb belongs to the act of the first: words and chips, chips back and new ones."""
        frame, verb = self.frame, self.frame.verb
        if kind == "all-in" and verb in {"bet", "raise", "call", "put"}:
            frame.all_in = True
            return True
        if kind == "say" and (verb in {"put", "add"} or frame.pulls) and not frame.speech:
            return True
        if kind in {"put", "add", "bet"} and (verb in {"say", "pull"} or frame.pulls) and not frame.chips:
            ahead = self._ahead()
            frame.verb = "put"
            return verb != "say" or kind != "bet" or (ahead is not None and ahead.kind == "pile")
        return False

    def _note_verb(self, mark: Mark) -> None:
        frame = self.frame
        if mark.kind == "say":
            frame.speech = frame.speech or Speech()
            frame.order.append("words")
            self.speaking = True
        elif mark.kind in HANDS:
            self.speaking = False
        if mark.kind == "min-raise":
            frame.minimum, frame.verb = True, "raise"
        frame.note(mark, {"put": "chips-out", "pull": "pulled-back", "say": "words"}.get(mark.kind, mark.kind), "does")

    def _say(self, mark: Mark) -> bool:
        """Take an act as words of the player; refuse a second one."""
        speech = self.frame.speech
        if speech is None:
            return False
        act = "raise" if mark.kind == "min-raise" else mark.kind
        if speech.act:
            players = self.frame.players or self.subject
            self._flush()
            self.frame.players, self.frame.verb = list(players), "say"
            self.frame.speech, self.frame.order, self.speaking = Speech(act), ["words"], True
        else:
            speech.act = act
        self.frame.minimum = self.frame.minimum or mark.kind == "min-raise"
        self.frame.note(mark, "words", "says")
        return True

    def _pot(self, mark: Mark) -> None:
        """The pot as a noun waits for its number; as a word said it is the amount."""
        if self.speaking and self.frame.speech and not self.frame.speech.act:
            self.frame.speech.act = "pot"
            self.frame.note(mark, "words", "says")
        else:
            self._wait(mark)

    def _has(self, mark: Mark) -> None:
        if not self.frame.empty:
            self._flush()
        self.frame.verb = "has"
        self.frame.note(mark, "has")

    def _make(self, mark: Mark) -> None:
        """ "Makes" before an act says nothing, before a number it opens or raises."""
        ahead = self._ahead()
        if ahead is not None and ahead.kind == "number":
            self._verb(replace(mark, kind="opens"))
        elif ahead is None or ahead.kind not in ACTS | {"to", "minimum", "out-of-turn"}:
            self._unread(mark)

    def _back(self, mark: Mark) -> None:
        frame = self.frame
        if frame.verb == "take":
            frame.verb, frame.pulls, frame.chips = "pull", frame.pulls or frame.chips, []
            frame.order = [part for part in frame.order if part != "chips"]
            frame.note(mark, "pulled-back", "pulls")
        elif frame.verb == "pull" or frame.pulls:
            frame.note(mark, "pulled-back", "pulls")
        else:
            self._unread(mark)

    # With what.

    def _wait(self, mark: Mark) -> None:
        """A preposition or a noun that waits for its number."""
        self._end_role()
        self.role = mark

    def _end_role(self, *, before_verb: bool = False) -> None:
        """Count a preposition before a verb, and a noun without its number, among what was not read."""
        role, self.role = self.role, None
        if role is None or (role.kind in {"to", "by"} and not before_verb and role.text != "to"):
            return
        if role.kind in {"blinds", "seat", "for", "to"} or before_verb or role.kind in _PLACES:
            self.told.refuse([role])

    def _pile(self, mark: Mark) -> None:
        frame, pile = self.frame, (mark.value, mark.count)
        role, self.role = self.role, None
        if role is not None and role.kind not in {"for"}:
            self.told.refuse([role, mark])
            return
        if frame.verb == "pull":
            frame.pulls.append(pile)
            frame.note(mark, "pulled-back", "pulls")
        elif frame.verb == "has" or (frame.verb == "" and (frame.front or self._front_follows())):
            frame.out.append(pile)
            frame.note(mark, "chips-in-front", "out")
        elif frame.verb == "" and not frame.players:
            self._unread(mark)
        else:
            self._put(mark, pile)

    def _put(self, mark: Mark, pile: tuple[int, int]) -> None:
        frame = self.frame
        frame.verb = frame.verb or "put"
        frame.verb = "put" if frame.verb == "say" else frame.verb
        if "chips" not in frame.order:
            frame.order.append("chips")
        frame.chips.append(pile)
        self.speaking = self.quoted
        frame.note(mark, "chips", "chips")

    def _front_follows(self) -> bool:
        ahead = self._ahead()
        return ahead is not None and ahead.kind == "front"

    def _number(self, mark: Mark) -> None:
        role, self.role = self.role, None
        following = self._ahead()
        placed = place(self.told, self.frame, mark, role, following, speaking=self.speaking)
        if placed is None:
            self.told.refuse([mark] if role is None else [role, mark])
        elif placed is Placed.PLAYER:
            self._player(replace(mark, kind="player", name=f"{mark.value}", start=role.start if role else mark.start))
        elif placed is Placed.WITH_NEXT and following is not None:
            self.at = self.marks.index(following, self.at) + 1

    # How it is done.

    def _flag(self, mark: Mark) -> None:
        """A remark on the act that is told: silently, with the last chips, with more behind."""
        setattr(self.frame, mark.kind.replace("-chips", ""), True)
        self.frame.note(mark, _TAKEN_FOR.get(mark.kind, mark.kind))

    def _remark(self, mark: Mark) -> None:
        """A remark on the act before, in a sentence of its own or at the end of one."""
        frame = self.told.frames[-1] if self.frame.empty and self.told.frames else self.frame
        setattr(frame, mark.kind.replace("-", "_"), True)
        frame.note(mark, mark.kind, {"no-time": "had_time"}.get(mark.kind, mark.kind))

    def _really(self, mark: Mark) -> None:
        """ "It is really 5,200": the stack of the last player who went all-in."""
        figure = self.marks[self.at] if self._next_kind() == "number" else None
        self._suspend()
        frame = next((frame for frame in reversed(self.told.frames) if frame.verb == "all-in"), None)
        if figure is None or frame is None or frame.amount is not None or frame.for_ is not None:
            self._unread(mark)
            return
        self.at += 1
        frame.amount = figure.value
        frame.note(mark, "stack", "stack")
        frame.note(figure, "stack", "stack")

    def _before_that(self, mark: Mark) -> None:
        """ "Before B has given an amount": the act is premature, which the order of the acts says."""
        ahead = [each.kind for each in self.marks[self.at : self.at + 2]]
        if ahead == ["player", "given-amount"]:
            self.told.note(mark, "premature")
        else:
            self._unread(mark)

    def _given_amount(self, mark: Mark) -> None:
        self.told.note(mark, "premature")

    def _chips_first(self, mark: Mark) -> None:
        if self.frame.chips:
            self.frame.note(mark, "chips-first", "first")
        else:
            self._unread(mark)

    def _second_motion(self, mark: Mark) -> None:
        """Chips that follow are put out in a motion of their own."""
        players = self.frame.players or self.subject
        if not self.frame.chips and not (self.told.frames and self.told.frames[-1].chips):
            self._unread(mark)
            return
        self._flush()
        self.frame.players = list(players)
        self.frame.note(mark, "second-motion")

    # The setting.

    def _street(self, mark: Mark) -> None:
        told, first = self.told, not self.told.items
        if first and not told.street and (self.frame.empty or mark.kind != "preflop"):
            told.street = mark.kind
        elif mark.kind != (self._street_now() or "preflop"):
            self._flush()
            alone = self.before is not None and self.before.kind == "end"
            told.items.append(Deal(mark.kind, mark, alone))
            return
        told.note(mark, "street", "street")

    def _street_now(self) -> str:
        deals = [item.street for item in self.told.items if isinstance(item, Deal)]
        return deals[-1] if deals else self.told.street

    def _blinds(self, mark: Mark) -> None:
        if self.role is not None and self.role.kind in {"blinds", "limit"}:
            self.role = None
        if self.told.blinds or self.told.betting == "limit":
            self._unread(mark)
            return
        self.told.blinds = mark.values[:2]
        self.told.ante = mark.values[2] if len(mark.values) > 2 else self.told.ante
        self.told.note(mark, "blinds", "blinds")

    def _heads_up(self, mark: Mark) -> None:
        self.told.heads_up = True
        self.told.note(mark, "heads-up", "seats")

    def _hand_for_hand(self, mark: Mark) -> None:
        self.told.hand_for_hand = True
        self.told.note(mark, "hand-for-hand", "hand_for_hand")

    def _game(self, mark: Mark) -> None:
        self.told.game = mark.kind
        self.told.note(mark, "game", "game")

    def _betting(self, mark: Mark) -> None:
        self.told.betting = mark.kind
        self.told.note(mark, mark.kind, "betting")

    def _ask(self, mark: Mark) -> None:
        self._suspend()
        self.told.ask = mark.kind.removeprefix("ask-")
        self.told.note(mark, "question", "ask")

    def _kind(self, mark: Mark) -> None:
        self.told.kind = mark.kind.removeprefix("kind-")
        self.told.note(mark, "kind", "kind")


_ORDINALS = {"first-player": "A", "second-player": "B", "third-player": "C", "fourth-player": "D", "fifth-player": "E"}
_AFTER_AN_ORDINAL = VERBS | {"number", "pile", "silent", "has", "make", "out-of-turn"}

_TAKEN_FOR = {"silent": "silence", "front": "chips-in-front"}

_HANDLERS: dict[str, Callable[[_Reader, Mark], None]] = {
    "end": _Reader._end,
    "comma": _Reader._comma,
    "quote": _Reader._quote,
    "link": lambda reader, mark: None,
    "player": _Reader._player,
    "pronoun": _Reader._pronoun,
    "first-player": _Reader._ordinal,
    "second-player": _Reader._ordinal,
    "third-player": _Reader._ordinal,
    "fourth-player": _Reader._ordinal,
    "fifth-player": _Reader._ordinal,
    "next-player": _Reader._ordinal,
    "raiser": _Reader._raiser,
    "dealer": _Reader._dealer,
    "remain": _Reader._remain,
    "players": _Reader._players,
    "turn-of": _Reader._turn_of,
    "has-turn": _Reader._has_turn,
    "out-of-turn": _Reader._out_of_turn,
    "has": _Reader._has,
    "make": _Reader._make,
    "back": _Reader._back,
    "pile": _Reader._pile,
    "number": _Reader._number,
    "silent": _Reader._flag,
    "last-chips": _Reader._flag,
    "deep": _Reader._flag,
    "front": _Reader._flag,
    "together": _Reader._flag,
    "minimum": _Reader._flag,
    "forward": _Reader._remark,
    "unnoticed": _Reader._remark,
    "no-time": _Reader._remark,
    "really": _Reader._really,
    "hand-for-hand": _Reader._hand_for_hand,
    "before-that": _Reader._before_that,
    "given-amount": _Reader._given_amount,
    "conditional": _Reader._flag,
    "hidden": _Reader._flag,
    "chips-first": _Reader._chips_first,
    "second-motion": _Reader._second_motion,
    "blinds-figures": _Reader._blinds,
    "heads-up": _Reader._heads_up,
    "board-hilo": _Reader._game,
    "pot-limit": _Reader._betting,
    "limit": _Reader._betting,
}
