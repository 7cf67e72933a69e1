"""A published page as it was read: what it says of itself, and the parts that it is made of.

The parts are slices of the text between offsets, so that put together they are the page: nothing is copied,
corrected or trimmed on the way.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import pairwise


class Kind:
    """What a part is, with the values of `rules.models.Passage.Kind`; reading a page needs no database."""

    LABEL = "label"
    HEADING = "heading"
    INTRODUCTION = "introduction"
    CLAUSE = "clause"
    QUOTE = "quote"
    EXPLANATION = "explanation"
    SITUATION = "situation"
    CASE = "case"
    NOTE = "note"
    CREDIT = "credit"


@dataclass(frozen=True)
class Cut:
    """Where a part begins."""

    offset: int
    key: str
    kind: str


@dataclass(frozen=True)
class Part:
    """A passage of a page, with every character that it has there."""

    kind: str
    key: str
    text: str


@dataclass(frozen=True)
class Page:
    """A page of one rule in one language.

    `number` is empty where the page states none; `edition` is None where it does not say which it belongs to.
    """

    text: str
    language: str
    number: str
    edition: str | None
    title: str
    section: str
    translator: str
    reviser: str
    source: str
    notice: str
    parts: tuple[Part, ...]

    def line_of(self, key: str) -> int:
        """Return the line that a part begins in, counted from 1; 1 for a part that the page does not have."""
        offset = 0
        for part in self.parts:
            if part.key == key:
                return line_at(self.text, offset + len(part.text) - len(part.text.lstrip()))
            offset += len(part.text)
        return 1


def line_at(text: str, offset: int) -> int:
    """Return the line that an offset lies in, counted from 1."""
    before = text[:offset].replace("\r\n", "\n")
    return before.count("\n") + before.count("\r") + 1


def slices(text: str, cuts: Iterable[Cut]) -> tuple[Part, ...]:
    """Return the parts between the cuts, from the first character of the text to its last."""
    ordered = sorted(cuts, key=lambda cut: cut.offset)
    offsets = [0, *(cut.offset for cut in ordered[1:]), len(text)]
    return tuple(
        Part(cut.kind, cut.key, text[start:end]) for cut, (start, end) in zip(ordered, pairwise(offsets), strict=True)
    )


def apart(cuts: Iterable[Cut]) -> list[Cut]:
    """Tell parts apart that share a key, such as a second note: ``note``, ``note-2``."""
    seen: dict[str, int] = {}
    result = []
    for cut in cuts:
        seen[cut.key] = count = seen.get(cut.key, 0) + 1
        result.append(cut if count == 1 else Cut(cut.offset, f"{cut.key}-{count}", cut.kind))
    return result
