"""Keeping the index: rows that say which words stand in which passage, and in our titles."""

from collections.abc import Iterable, Iterator

from django.db import transaction

from rules.finding.words import counts, is_stop_word, plain, terms, tokens
from rules.languages import LANGUAGES, column
from rules.models import IndexedWord, Passage, RuleVersion

NOT_INDEXED = (Passage.Kind.LABEL, Passage.Kind.CREDIT)
"""Kinds of passages that say what the page is and whose: nobody looks for a rule by them."""

BATCH = 500

Row = tuple[int, int | None, str, str, str]
"""Version, passage, language, word, term."""


def refresh_index(versions: Iterable[int] | None = None) -> int:
    """Make the index what the texts and titles say, and return how many rows had to be written or deleted.

    Where `versions` are named, by primary key, only their passages are read again.  The titles always are: which of
    them stands for a rule depends on all editions.
    """
    only = None if versions is None else set(versions)
    with transaction.atomic():
        wanted = set(_titles()) | set(_passages(only))
        surplus = _surplus(wanted, only)
        for at in range(0, len(surplus), BATCH):
            IndexedWord.objects.filter(pk__in=surplus[at : at + BATCH]).delete()
        news = [_row(row) for row in sorted(wanted, key=lambda row: (row[0], row[1] or 0, *row[2:]))]
        IndexedWord.objects.bulk_create(news, batch_size=BATCH)
    return len(surplus) + len(news)


def words_of(text: str, language: str) -> Iterator[tuple[str, str]]:
    """Every word of a text with every term it is found by; parts of a compound stand for the whole as well."""
    for token in tokens(text):
        for written in filter(None, (token.text, token.joined)):
            word = plain(written)
            if counts(word) and not is_stop_word(word, language):
                yield from ((word, term) for term in terms(word, language))


def _surplus(wanted: set[Row], only: set[int] | None) -> list[int]:
    """Rows that should not be there, or are there twice; what is there already is taken out of `wanted`."""
    rows = IndexedWord.objects.order_by("pk")
    if only is not None:
        rows = rows.filter(version__in=only) | rows.filter(passage=None)
    surplus = []
    for pk, *row in rows.values_list("pk", "version_id", "passage_id", "language", "word", "term"):
        standing = tuple(row)
        if standing in wanted:
            wanted.remove(standing)
        else:
            surplus.append(pk)
    return surplus


def _titles() -> Iterator[Row]:
    """Our titles: of the current edition, or the newest that has the rule, since editions mostly share them."""
    names = [column("title", language) for language in LANGUAGES]
    rows = RuleVersion.objects.rewrite(False).order_by("edition__current", "edition__position")
    newest = {rule: (pk, titles) for rule, pk, *titles in rows.values_list("rule_id", "pk", *names)}
    for pk, titles in newest.values():
        yield from _words(pk, None, titles)


def _passages(only: set[int] | None) -> Iterator[Row]:
    names = [column("text", language) for language in LANGUAGES]
    rows = Passage.objects.rewrite(False).exclude(kind__in=NOT_INDEXED)
    if only is not None:
        rows = rows.filter(version__in=only)
    for version, pk, *texts in rows.values_list("version_id", "pk", *names):
        yield from _words(version, pk, texts)


def _words(version: int, passage: int | None, texts: Iterable[str | None]) -> Iterator[Row]:
    for language, text in zip(LANGUAGES, texts, strict=True):
        for word, term in words_of(text or "", language):
            yield version, passage, language, word, term


def _row(row: Row) -> IndexedWord:
    version, passage, language, word, term = row
    return IndexedWord(version_id=version, passage_id=passage, language=language, word=word, term=term)
