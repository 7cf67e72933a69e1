"""A text as it was typed, cut into stretches, each with the name of what it was taken for."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from rules.understanding.records import Understood
from rules.web.situations.wording import name_of


@dataclass(frozen=True, slots=True)
class Stretch:
    """Some characters of the text: what they were taken for, in words; `unread` if they found no place.

    Words between two stretches, such as articles, have no name.
    """

    text: str
    name: str = ""
    unread: bool = False


def stretches(text: str, understood: Understood) -> Iterator[Stretch]:
    """Yield the text in its order and whole: what was read, what was not, and the little words between."""
    spans = [(span.start, span.end, name_of(span.taken_for), False) for span in understood.spans]
    spans += [(span.start, span.end, "", True) for span in understood.unread]
    at = 0
    for start, end, name, unread in _unread_joined(text, _apart(sorted(spans))):
        if start > at:
            yield Stretch(text[at:start])
        yield Stretch(text[start:end], name, unread)
        at = end
    if at < len(text):
        yield Stretch(text[at:])


def _unread_joined(text: str, spans: Iterable[tuple[int, int, str, bool]]) -> list[tuple[int, int, str, bool]]:
    """Join neighbouring stretches that were not read: ten words in a row are marked once."""
    joined: list[tuple[int, int, str, bool]] = []
    for start, end, name, unread in spans:
        last = joined[-1] if joined else (0, 0, "", False)
        if unread and last[3] and not text[last[1] : start].strip():
            joined[-1] = (last[0], end, "", True)
        else:
            joined.append((start, end, name, unread))
    return joined


def _apart(spans: list[tuple[int, int, str, bool]]) -> Iterator[tuple[int, int, str, bool]]:
    """Yield spans that do not overlap; the first of two that do wins, and words not read are always shown as such."""
    spans.sort(key=lambda span: (span[0], not span[3], span[1]))
    at = 0
    for start, end, name, unread in spans:
        if start >= at:
            yield start, end, name, unread
            at = end
