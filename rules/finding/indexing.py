"""Keeping the index: rows that say which words stand in which passage, in our titles and in our own words."""

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache

from rules.finding.words import counts, is_stop_word, plain, terms, tokens
from rules.finding.worked import FIELDS, Standing, standing, unmarked, words_of_options
from rules.languages import LANGUAGES, column, in_language
from rules.models import IndexedWord, Passage, RuleVersion, Summary, WorkedCase
from rules.models.exclusive import exclusively

NOT_INDEXED = (Passage.Kind.LABEL, Passage.Kind.CREDIT)
"""Kinds of passages that say what the page is and whose: nobody looks for a rule by them."""

BATCH = 500

Spot = tuple[int | None, int | None, int | None]
"""Passage, summary of ours, worked case of ours; our title where there is none of them."""

TITLE: Spot = (None, None, None)

Row = tuple[int, int | None, int | None, int | None, str, str, str]
"""Version, the spot, language, word, term."""

Editions = Mapping[int, list[Standing]]

_COLUMNS = ("version_id", "passage_id", "summary_id", "worked_id", "language", "word", "term")


def refresh_index(versions: Iterable[int] | None = None) -> int:
    """Make the index what the texts and titles say, and return how many rows had to be written or deleted.

    Where `versions` are named, by primary key, only their passages are read again.  The titles and our own words always
    are: under which edition they are found depends on all of them.
    """
    only = None if versions is None else set(versions)
    with exclusively():
        editions = standing()
        wanted = {*_titles(editions), *_summaries(editions), *_cases(editions), *_passages(only)}
        surplus = _surplus(wanted, only)
        for at in range(0, len(surplus), BATCH):
            IndexedWord.objects.filter(pk__in=surplus[at : at + BATCH]).delete()
        news = [_row(row) for row in sorted(wanted, key=lambda row: (*(pk or 0 for pk in row[:4]), *row[4:]))]
        IndexedWord.objects.bulk_create(news, batch_size=BATCH)
    return len(surplus) + len(news)


def words_of(text: str, language: str) -> Iterator[tuple[str, str]]:
    """Every word of a text with every term it is found by; parts of a compound stand for the whole as well."""
    for token in tokens(text):
        for written in filter(None, (token.text, token.joined)):
            yield from _found_by(written, language)


@lru_cache(maxsize=50_000)
def _found_by(written: str, language: str) -> tuple[tuple[str, str], ...]:
    """A word with every term it is found by; none where nobody looks for it."""
    word = plain(written)
    if not counts(word) or is_stop_word(word, language):
        return ()
    return tuple((word, term) for term in terms(word, language))


def _surplus(wanted: set[Row], only: set[int] | None) -> list[int]:
    """Rows that should not be there, or are there twice; what is there already is taken out of `wanted`."""
    rows = IndexedWord.objects.order_by("pk")
    if only is not None:
        rows = rows.filter(version__in=only) | rows.filter(passage=None)
    surplus = []
    for pk, *row in rows.values_list("pk", *_COLUMNS):
        known = tuple(row)
        if known in wanted:
            wanted.remove(known)
        else:
            surplus.append(pk)
    return surplus


def _titles(editions: Editions) -> Iterator[Row]:
    """Our titles: of the current edition, or the newest that has the rule, since editions mostly share them."""
    names = [column("title", language) for language in LANGUAGES]
    newest = [places[-1].version for places in editions.values()]
    for pk, *titles in RuleVersion.objects.rewrite(False).filter(pk__in=newest).values_list("pk", *names):
        yield from _words(pk, TITLE, titles)


def _summaries(editions: Editions) -> Iterator[Row]:
    names = [column("text", language) for language in LANGUAGES]
    for pk, rule, *texts in Summary.objects.rewrite(False).values_list("pk", "rule_id", *names):
        if rule in editions:
            yield from _words(editions[rule][-1].version, (None, pk, None), map(unmarked, texts))


def _cases(editions: Editions) -> Iterator[Row]:
    """Our cases, each under the current edition, or the newest that it is told for."""
    options = words_of_options()
    for case in WorkedCase.objects.rewrite(False).select_related("first", "last"):
        told = [place for place in editions.get(case.rule_id, ()) if place.is_told(case)]
        told_in = options.get(case.pk, {})
        texts = (
            " ".join((*(in_language(case, field, language) for field in FIELDS), told_in.get(language, "")))
            for language in LANGUAGES
        )
        if told:
            yield from _words(told[-1].version, (None, None, case.pk), map(unmarked, texts))


def _passages(only: set[int] | None) -> Iterator[Row]:
    names = [column("text", language) for language in LANGUAGES]
    rows = Passage.objects.rewrite(False).exclude(kind__in=NOT_INDEXED)
    if only is not None:
        rows = rows.filter(version__in=only)
    for version, pk, *texts in rows.values_list("version_id", "pk", *names):
        yield from _words(version, (pk, None, None), texts)


def _words(version: int, spot: Spot, texts: Iterable[str | None]) -> Iterator[Row]:
    for language, text in zip(LANGUAGES, texts, strict=True):
        for word, term in words_of(text or "", language):
            yield version, *spot, language, word, term


def _row(row: Row) -> IndexedWord:
    return IndexedWord(**dict(zip(_COLUMNS, row, strict=True)))
