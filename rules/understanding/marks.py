"""Take the words of a text for what they are: marks such as a player, an act, a number, little words.

A mark that is ``unknown`` has a meaning that nobody here knows; it is never dropped.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from rules.understanding.amounts import read_number
from rules.understanding.vocabulary import Vocabulary, vocabulary
from rules.understanding.words import Word

POSITIONS = ("SB", "BB", "UTG", "UTG+1", "UTG+2", "UTG+3", "UTG+4", "MP", "MP1", "MP2", "LJ", "HJ", "CO", "BTN")
"""The positions in the order in which they act after the flop."""

ACTS = frozenset({"fold", "check", "call", "bet", "raise", "all-in", "min-raise", "opens"})
HANDS = frozenset({"put", "add", "pull", "take", "say", "give", "muck", "show", "find"})
VERBS = ACTS | HANDS

_AFTER_A_PLAYER = VERBS | {"has", "make", "has-turn", "silent", "out-of-turn", "front", "can"}
_NOUNS = frozenset({"call", "raise", "bet", "check", "fold", "all", "allin"})
_ARTICLES = frozenset(
    [
        "il",
        "lo",
        "la",
        "l",
        "un",
        "uno",
        "una",
        "i",
        "gli",
        "le",
        "del",
        "al",
        "dal",
        "the",
        "a",
        "an",
        "der",
        "die",
        "das",
        "den",
        "dem",
        "des",
        "ein",
        "eine",
        "einen",
        "eines",
        "el",
        "los",
        "las",
    ]
)
_ONE = frozenset(["un", "uno", "una", "one", "ein", "eine", "einen", "einem"])
_ENDS = frozenset({".", ";", "!", "?", "\n", "..."})
_QUOTES = frozenset('«»“”„"‚‘')
_LINKS = frozenset({"e", "ed", "und", "y", "and", "&", "+"})


@dataclass(frozen=True, slots=True)
class Mark:
    """A stretch of the text and what it is.

    `value` is a number or the value of a chip, `count` a number of chips, `each` how a number ends ("500er": ``one``).
    `name` is that of a player.  `doubtful` marks a typing slip, or a name that may be another word.
    """

    kind: str
    start: int
    end: int
    value: int = 0
    count: int = 0
    name: str = ""
    each: str = ""
    text: str = ""
    values: tuple[int, ...] = ()
    doubtful: bool = False
    bare: bool = False


def marks_of(words: list[Word], language: str) -> list[Mark]:
    """Return the marks of a text in their order, without piles of chips."""
    marks = list(_Lexer(words, language).marks())
    for before, at in zip(marks, range(1, len(marks)), strict=False):
        if before.kind == "number" and before.value > 1 and marks[at].kind == "player-noun":
            marks[at] = replace(marks[at], kind="players")  # German has one word for both.
    return marks


class _Lexer:
    """Goes through the words once; every method returns a mark and the count of words it takes, or None."""

    def __init__(self, words: list[Word], language: str) -> None:
        self.words, self.language = words, language
        self.texts = [word.text for word in words]
        self.vocabulary: Vocabulary = vocabulary(language)
        self.entries = [self.vocabulary.longest(self.texts[at : at + 14]) for at in range(len(words))]
        self.names = self._names()

    def marks(self) -> Iterator[Mark]:
        at = 0
        while at < len(self.words):
            mark, count = self._mark(at)
            yield mark
            at += count

    def _mark(self, at: int) -> tuple[Mark, int]:
        readers = (self._sign, self._position, self._blinds, self._times, self._letter, self._number, self._form)
        for read in readers:
            result = read(at)
            if result is not None:
                return result
        return self._rest(at)

    def _made(self, kind: str, at: int, length: int, **parts: object) -> tuple[Mark, int]:
        """Return the mark on `length` words from a place, and that length."""
        first, last = self.words[at], self.words[at + length - 1]
        return replace(Mark(kind, first.start, last.end, text=first.text), **parts), length  # type: ignore[arg-type]

    def _text(self, at: int) -> str:
        return self.texts[at] if 0 <= at < len(self.texts) else ""

    def _kind(self, at: int) -> str:
        return self.words[at].kind if 0 <= at < len(self.words) else ""

    def _entry(self, at: int) -> str:
        return self.entries[at][0] if 0 <= at < len(self.entries) else ""

    def _sign(self, at: int) -> tuple[Mark, int] | None:
        if self._kind(at) != "sign":
            return None
        text = self.texts[at]
        if text in _ENDS or text.startswith(".."):
            return self._made("end", at, 1)
        if text in _QUOTES:
            return self._made("quote", at, 1)
        return self._made("link" if text in _LINKS else "comma" if text in {",", ":"} else "little", at, 1)

    def _position(self, at: int) -> tuple[Mark, int] | None:
        if self._kind(at) == "position":
            return self._made("player", at, 1, name=self.texts[at])
        return None

    def _blinds(self, at: int) -> tuple[Mark, int] | None:
        """ "50/100", "25-50-50", "100-200 (200)": never more after a larger figure."""
        values, end = self._chain(at)
        if len(values) == 1 and self._is_pair(at):
            values, end = [*values, self.words[at + 1].value], at + 2
        if len(values) < 2 or len(values) > 3 or values[0] > values[1] or values[1] > 5 * values[0]:
            return None
        ante_follows = self._text(end) == "(" and self._kind(end + 1) == "figure" and self._text(end + 2) == ")"
        if len(values) == 2 and ante_follows:
            values, end = [*values, self.words[end + 1].value], end + 3
        return self._made("blinds-figures", at, end - at, values=tuple(values))

    def _is_pair(self, at: int) -> bool:
        """Whether two figures are blinds without a sign between them: at the start of a text, or after "blinds"."""
        begins = at == 0 or self._entry(at - 1) == "blinds"
        figures = self._kind(at) == self._kind(at + 1) == "figure" and not self.words[at].each
        return (
            begins and figures and self.words[at + 1].value in {2 * self.words[at].value, self.words[at].value * 5 // 2}
        )

    def _chain(self, at: int) -> tuple[list[int], int]:
        """Figures with "/" or "-" between them: their values, and the place after the last."""
        if self._kind(at) != "figure":
            return [], at
        values, end = [self.words[at].value], at + 1
        while self._text(end) in {"/", "-", "–"} and self._kind(end + 1) == "figure" and not self.words[end + 1].each:
            values, end = [*values, self.words[end + 1].value], end + 2
        return values, end

    def _times(self, at: int) -> tuple[Mark, int] | None:
        if (
            self._kind(at) != "figure"
            or self._text(at + 1) not in {"x", "×", "*", "✕"}
            or self._kind(at + 2) != "figure"
        ):
            return None
        count, chip = self.words[at].value, self.words[at + 2]
        return self._made("pile", at, 3, count=count, value=chip.value)

    def _letter(self, at: int) -> tuple[Mark, int] | None:
        """A player named by a letter: "A", and "b" before a verb."""
        raw, text = self.words[at].raw, self.texts[at]
        if len(raw) != 1 or not raw.isascii() or text not in "abcdefgh" or self._kind(at) != "word":
            return None
        if not (self._is_letter(at, raw) or (raw != "a" and self._text(at - 1) in {"giocatore", "player"})):
            return None
        return self._made("player", at, 1, name=raw.upper())

    def _is_letter(self, at: int, raw: str) -> bool:
        before_verb = self._entry(at + 1) in _AFTER_A_PLAYER and self._text(at + 1) not in (
            _NOUNS if raw == "a" else ()
        )
        if raw.islower():
            return before_verb and not (raw == "e" and self.language in {"it", "es"})
        if raw not in {"A", "E"} or self.language == "de":
            return True
        if self._text(at - 1) in _LINKS and self._kind(at + 1) in {"", "sign"}:
            return True
        if self._kind(at + 1) in {"", "sign"} or before_verb or self._text(at + 1) in _LINKS:
            return raw != "E" or self.language == "en" or before_verb
        article = self.language == "en" and self._entry(at + 2) in {"chip", "chips"}
        follows = self._kind(at + 1) == "figure" and not article
        return follows or self._entry(at - 1) in {"turn-of", "player-noun"} or self._is_said_of(at + 1)

    def _is_said_of(self, at: int) -> bool:
        """Whether a word follows that is said of a player: "A was the button", "A min-raises"."""
        return self._entry(at) == "min-raise" or self._text(at) in {"was", "is", "had"}

    def _number(self, at: int) -> tuple[Mark, int] | None:
        text = self.texts[at]
        if self.entries[at][1] > 1 or text == "a":
            return self._article(at) if text == "a" else None
        number = read_number(self.words, at, self.language)
        if number is None:
            return None
        value, count, each = number
        if value == 1 and text in _ONE and not self._counts(at + count):
            return None
        return self._made("number", at, count, value=value, each=each, bare=self._kind(at) == "figure")

    def _article(self, at: int) -> tuple[Mark, int] | None:
        """English "a 1,000 chip": one."""
        if self.language != "en" or not self._counts(at + 1):
            return None
        return self._made("number", at, 1, value=1)

    def _counts(self, at: int) -> bool:
        """Whether a chip or its value stands here, or its value after "da", "de" or "of"."""
        if at >= len(self.words):
            return False
        entry = self._entry(at)
        if entry in {"chip", "chips"} or read_number(self.words, at, self.language) is not None:
            return self.texts[at] not in _ONE
        return self.texts[at] in {"da", "de", "of", "von"} and self._counts(at + 1)

    def _form(self, at: int) -> tuple[Mark, int] | None:
        entry, count = self.entries[at]
        if not entry:
            return None
        if entry in POSITIONS:
            return self._made("player", at, count, name=entry)
        if self.texts[at] in _LINKS and count == 1:
            return self._made("link", at, 1)
        if (
            entry in ACTS
            and self.texts[at] in _NOUNS
            and self._text(at - 1) in _ARTICLES
            and self._kind(at - 1) == "word"
        ):
            return self._made("mention", at, count)
        return self._made(entry, at, count)

    def _names(self) -> frozenset[str]:
        """Words with a capital that nobody knows, before a verb."""
        return frozenset(
            word.text
            for at, word in enumerate(self.words)
            if word.kind == "word" and word.raw[0].isupper() and len(word.raw) > 1 and not self._entry(at)
            if self._entry(at + 1) in _AFTER_A_PLAYER
        )

    def _rest(self, at: int) -> tuple[Mark, int]:
        """A name, a word with a typing slip, or something unknown."""
        word = self.words[at]
        if word.kind == "word" and word.text in self.names and len(self.names) <= 9:
            return self._made("player", at, 1, name=word.raw[:40].capitalize(), doubtful=True)
        meant = self.vocabulary.nearest(word.text) if word.kind == "word" else ""
        entry = self.vocabulary.longest([meant])[0] if meant else ""
        if entry in POSITIONS:
            return self._made("player", at, 1, name=entry, doubtful=True)
        return self._made(entry or "unknown", at, 1, doubtful=bool(entry))
