"""The terms of the glossary marked in texts: each where it first stands, as a link to its entry in that language."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from django.http import HttpRequest
from django.urls import reverse

from rules.compare.annotations import UNMARKED
from rules.finding.naming import Names, Spot
from rules.languages import LANGUAGES, column
from rules.models import Passage, Term
from rules.models.shapes import fault_of_shape
from rules.web.site.content_cache import while_unchanged
from rules.web.site.preferences import terms_wanted
from rules.web.text.marks import Piece
from rules.web.text.pieces import cut
from rules.web.text.rows import Mark, Marked

Glossary = Mapping[str, Names]
"""The words of the glossary by language; empty where no term is to be marked."""


def glossary_for(request: HttpRequest) -> Glossary:
    """The words to mark for a reader: none where the marks are switched off."""
    return read_names() if terms_wanted(request) else {}


@while_unchanged
def read_names() -> Glossary:
    """Read the words of all terms, in one query."""
    names = [column("name", language) for language in LANGUAGES]
    terms = Term.objects.rewrite(False).order_by("position").values_list("key", "plain", "words", *names)
    rows = [row for row in terms if not fault_of_shape("words", row[2])]
    return {
        language: Names(
            language,
            (
                (word, "" if plain else key)
                for key, plain, words, *named in rows
                for word in _known_by(named[at], words.get(language) or {})
            ),
        )
        for at, language in enumerate(LANGUAGES)
    }


def _known_by(name: str | None, words: Mapping[str, list[str]]) -> Iterator[str]:
    """Yield the words that a text may have for a term; those that we do not write are no way to its entry."""
    yield from filter(None, (name, *words.get("forms", ()), *words.get("accepted", ())))


def term_address(language: str, key: str) -> str:
    """The entry of a term in the glossary."""
    return f"{reverse('glossary', args=[language])}#{key}"


def marking_terms(mark: Mark, glossary: Glossary) -> Mark:
    """Make what marks a passage mark its terms as well."""

    def with_marks(passage: Passage, language: str) -> Marked:
        marked = mark(passage, language)
        names = glossary.get(language)
        if names is None or passage.kind in UNMARKED:
            return marked
        return replace(marked, pieces=tuple(with_terms(marked.pieces, names)))

    return with_marks


def with_terms(pieces: Sequence[Piece], names: Names) -> Iterator[Piece]:
    """Mark each term where it first stands in what is plain; the pieces put together again are the text."""
    text = "".join(piece.text for piece in pieces)
    reached = 0
    for spot in first_of_each(_in_plain(names.spots(text), pieces)):
        yield from cut(pieces, reached, spot.start)
        yield Piece(text[spot.start : spot.end], term_address(names.language, spot.key), term=True)
        reached = spot.end
    yield from cut(pieces, reached, len(text))


def first_of_each(spots: Iterable[Spot], seen: set[str] | None = None) -> Iterator[Spot]:
    """Yield the first spot of each term that has not been `seen`."""
    known = set() if seen is None else seen
    for spot in spots:
        if spot.key not in known:
            known.add(spot.key)
            yield spot


def _in_plain(spots: Iterable[Spot], pieces: Iterable[Piece]) -> Iterator[Spot]:
    """Yield spots that lie within one plain piece: no link lies in another, and no fault is covered."""
    plain: list[range] = []
    reached = 0
    for piece in pieces:
        following = reached + len(piece.text)
        if not piece.address and not piece.odd:
            plain.append(range(reached, following + 1))
        reached = following
    yield from (spot for spot in spots if any(spot.start in each and spot.end in each for each in plain))
