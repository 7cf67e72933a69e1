"""Printed texts with what is marked in them: references to rules, and figures that the chips contradict.

The text itself stays letter for letter; what we have to say about it stands beneath, in the reader's language.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from rules.compare import annotations, sentences
from rules.compare.checks.base import Figured, Hit
from rules.compare.meaning import Resolved
from rules.compare.printed import Disagreement, Figure
from rules.engine.verdict import Decision
from rules.languages import LANGUAGES, in_language
from rules.models import Passage
from rules.narration.figures import amount
from rules.narration.headlines import WORDS
from rules.web.site import addresses
from rules.web.site.concordance import Concordance, RuleInEdition


@dataclass(frozen=True, slots=True)
class Piece:
    """A stretch of a text: plain, a link to a rule or to a `term` (`address`), or `odd` where something is wrong."""

    text: str
    address: str = ""
    title: str = ""
    odd: bool = False
    term: bool = False


@dataclass(frozen=True, slots=True)
class Note:
    """What we say of a passage; a stale reference comes with the rule that is meant."""

    text: str
    meant: RuleInEdition | None = None


@dataclass(frozen=True, slots=True)
class Marked:
    """A printed text in pieces, which together are the text, and our notes on it."""

    pieces: tuple[Piece, ...]
    notes: tuple[Note, ...] = ()
    references: tuple[Resolved, ...] = ()


Wrong = Callable[[str, str], Sequence[Hit]]
"""Returns where a passage, by its key and language, contradicts the verdict."""


def _nothing(key: str, language: str) -> tuple[Hit, ...]:
    return ()


class Marker:
    """Marks the passages of one rule; `wrong` says where a text contradicts the verdict."""

    def __init__(self, concordance: Concordance, place: RuleInEdition, language: str, wrong: Wrong = _nothing) -> None:
        self.concordance, self.edition, self.language, self.wrong = concordance, place.edition, language, wrong
        self.reading = annotations.Reading(concordance.compared, edition=place.edition, own=place.slug)

    def mark(self, passage: Passage, language: str) -> Marked:
        """Mark the text of a passage in a language."""
        texts = {other: in_language(passage, "text", other).strip() for other in LANGUAGES}
        return self.mark_text(texts, language, passage.key, passage.kind)

    def mark_text(self, texts: Mapping[str, str], language: str, key: str, kind: str) -> Marked:
        """Mark one of the texts of a passage, which stand by their languages."""
        wrong = self.wrong(key, language)
        spots = [(hit.spot.start, hit.spot.end) for hit in wrong]
        spans = annotations.annotate(texts[language], language, self.reading, sisters=texts, wrong=spots, kind=kind)
        pieces = tuple(self._piece(piece) for piece in annotations.pieces(texts[language], spans))
        references = tuple(span.reference for span in spans if span.reference)
        stale = [reference for reference in references if reference.stale]
        notes = [*(note for hit in wrong for note in _about_hit(hit)), *map(self._about_stale, stale)]
        return Marked(pieces, tuple(dict.fromkeys(notes)), references)

    def _piece(self, piece: annotations.Piece) -> Piece:
        if piece.span is None:
            return Piece(piece.text)
        if piece.span.reference is None:
            return Piece(piece.text, odd=True)
        reference = piece.span.reference
        title = sentences.about_reference(reference, self.reading, self.language)[0]
        return Piece(piece.text, self._address(reference), title, reference.stale)

    def _address(self, reference: Resolved) -> str:
        """Where a printed number leads: to what it stands for in this edition."""
        place = self.concordance.at(self.edition, reference.rule) if reference.rule else None
        if place:
            return addresses.rule(self.language, place, reference.clause)
        return f"{addresses.contents(self.language, self.edition)}{reference.number}/" if reference.candidates else ""

    def _about_stale(self, reference: Resolved) -> Note:
        """That another rule is meant, and which; how one knows is for those who check the text."""
        told = sentences.about_reference(reference, self.reading, self.language)[0]
        return Note(told, self.concordance.at(self.edition, reference.meant) if reference.meant else None)


def _about_hit(hit: Hit) -> Iterator[Note]:
    """Yield what a text says otherwise than the verdict, with figures as the reader's language writes them."""
    for reason in hit.reasons:
        yield _about_figure(reason.wrong) if isinstance(reason, Figured) else Note(" ".join(reason.sentences(amount)))


def _about_figure(wrong: Disagreement) -> Note:
    computed = None if wrong.computed is None else _in_words(wrong.computed)
    return Note(" ".join(sentences.about_figure(wrong.role, _in_words(wrong.printed), computed, wrong.also)))


def _in_words(figure: Figure) -> str:
    return amount(figure) if isinstance(figure, int) else str(WORDS[Decision(figure)])
