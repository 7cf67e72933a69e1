"""What a page marks in a printed passage: references to rules, and figures that the chips contradict.

How a page uses it::

    reading = Reading(Concordance.load(), edition="2026", own="prior-bet-chips")   # one query, once a page
    texts = {language: in_language(passage, "text", language) for language in TEXT_LANGUAGES}
    spans = annotate(texts["it"], "it", reading, sisters=texts, wrong=[(112, 116)], kind=passage.kind)
    for piece in pieces(texts["it"], spans):
        piece.text      # the pieces put together again are the text
        piece.span      # None for plain text, or what is to be marked there

`spans` are in order and never overlap.  Each is of one of two kinds:

* ``span.reference`` (`meaning.Resolved`): the number of a rule.  ``rule`` is the slug that the number means in this
  edition (None where that is not established, or where it stands for two: then see ``candidates``); ``stale`` says
  that the text means another rule, ``meant``, which has the number ``meant_number`` here.  A link to the printed
  number goes to ``number``; ``text[reference.opens:span.end]`` takes in the word before it ("Regola 45").  What is said
  beside it is `sentences.about_reference(span.reference, reading, language)`.
* without a reference: a place that the caller has found to contradict the verdict.

Labels, headings and credits carry the page's own number, and nothing in them is marked.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from rules.compare.meaning import Reading, Resolved, resolve
from rules.models import Passage

__all__ = ["Piece", "Reading", "Span", "annotate", "pieces"]

UNMARKED = frozenset({Passage.Kind.LABEL.value, Passage.Kind.HEADING.value, Passage.Kind.CREDIT.value})
"""Kinds of passages that name the page itself."""


@dataclass(frozen=True, slots=True)
class Span:
    """A place in a text that is marked: a reference, or else words that the verdict contradicts."""

    start: int
    end: int
    reference: Resolved | None = None

    @property
    def kind(self) -> str:
        """``reference`` or ``figure``, for a template."""
        return "reference" if self.reference else "figure"


@dataclass(frozen=True, slots=True)
class Piece:
    """A stretch of text, marked or plain."""

    text: str
    span: Span | None = None


def annotate(
    text: str,
    language: str,
    reading: Reading,
    *,
    sisters: Mapping[str, str] | None = None,
    wrong: Iterable[tuple[int, int]] = (),
    kind: str = "",
) -> tuple[Span, ...]:
    """Return what is marked in a passage, in order and without overlaps.

    `sisters` are the texts of the same passage by language (the text's own language is passed over); `wrong` are the
    places, as (start, end), that the verdict contradicts.
    """
    if kind in UNMARKED or not text:
        return ()
    spans = [Span(r.start, r.end, reference=r) for r in resolve(text, language, reading, sisters or {})]
    spans += [Span(start, end) for start, end in wrong]
    return tuple(_without_overlaps(spans))


def pieces(text: str, spans: Iterable[Span]) -> Iterator[Piece]:
    """Cut a text at its spans; the pieces put together again are the text."""
    reached = 0
    for span in spans:
        if span.start > reached:
            yield Piece(text[reached : span.start])
        yield Piece(text[span.start : span.end], span)
        reached = span.end
    if reached < len(text):
        yield Piece(text[reached:])


def _without_overlaps(spans: list[Span]) -> Iterator[Span]:
    """Yield spans in order; of two on the same spot the reference stays, and of two figures the one found first."""
    reached = 0
    for span in sorted(spans, key=lambda span: (span.start, span.kind != "reference")):
        if span.start >= reached:
            yield span
            reached = span.end
