"""Looking words up: one query, the same on every database."""

from collections.abc import Iterator

from rules.finding.asking import Asked
from rules.finding.ranking import TITLE, Found, Part, Posting, Spot, rank
from rules.languages import LANGUAGES
from rules.models import IndexedWord, Passage

_COLUMNS = (
    "version__rule_id",
    "version_id",
    "version__edition__position",
    "version__edition__current",
    "version__position",
    "language",
    "word",
    "term",
    "passage_id",
    "passage__position",
    "passage__kind",
    "summary_id",
    "worked_id",
    "worked__position",
)


def look_up(asked: Asked, reader: str) -> Found:
    """What a question finds, for a reader of one language."""
    first = (reader, *(language for language in LANGUAGES if language != reader))
    return rank(asked, _postings(asked.terms), first)


def vocabulary() -> dict[str, set[str]]:
    """Every word of the texts and titles, with the languages that it stands in."""
    found: dict[str, set[str]] = {}
    for word, language in IndexedWord.objects.order_by("word", "language").values_list("word", "language").distinct():
        found.setdefault(word, set()).add(language)
    return found


def _postings(terms: set[str]) -> Iterator[Posting]:
    if not terms:
        return
    rows = IndexedWord.objects.filter(term__in=sorted(terms)).values_list(*_COLUMNS)
    for rule, version, edition, current, place, language, word, term, *spot in rows:
        yield Posting(rule, version, edition, current, place, _spot(*spot), language, word, term)


def _spot(
    passage: int | None,
    position: int | None,
    kind: str | None,
    summary: int | None,
    case: int | None,
    case_position: int | None,
) -> Spot:
    """Where a word stands, by what its row refers to."""
    if passage is not None:
        return Spot(Part.HEADING if kind == Passage.Kind.HEADING else Part.PASSAGE, passage, position or 0)
    if summary is not None:
        return Spot(Part.SUMMARY, summary)
    return Spot(Part.CASE, case, case_position or 0) if case is not None else TITLE
