"""The order of what is found, without a database."""

import itertools
import random

import pytest

from rules.finding.asking import Asked, read
from rules.finding.indexing import words_of
from rules.finding.ranking import TITLE, Found, Part, Posting, Spot, rank

CURRENT, OLD = 8, 7


def passage(
    pk: int, language: str, text: str, *, version: int = 1, edition: int = CURRENT, part: Part = Part.PASSAGE
) -> list[Posting]:
    """The index of a passage; one whose number is 0 is our title."""
    at = (version, version, edition, edition == CURRENT, version, Spot(part, pk, pk) if pk else TITLE, language)
    return [Posting(*at, word, term) for word, term in words_of(text, language)]


def found(asked: str | Asked, *texts: list[Posting], reader: str = "it") -> Found:
    languages = (reader, *(other for other in ("it", "de", "es", "en") if other != reader))
    return rank(read(asked) if isinstance(asked, str) else asked, itertools.chain(*texts), languages)


def places(result: Found) -> list[tuple[int, int, str]]:
    return [(group.version, hit.spot.pk, hit.language) for group in result.groups for hit in group.hits]


def test_the_exact_letter_comes_first_and_the_other_is_found() -> None:
    texts = passage(1, "es", "anadir una ficha"), passage(2, "es", "añadir una ficha")
    assert places(found("añadir", *texts, reader="es")) == [(1, 2, "es"), (1, 1, "es")]
    assert places(found("anadir", *texts, reader="es")) == [(1, 1, "es"), (1, 2, "es")]


def test_the_current_edition_comes_first() -> None:
    old = passage(1, "it", "un gettone", version=1, edition=OLD)
    new = passage(2, "it", "alcuni gettoni", version=2)
    assert places(found("gettone", old, new)) == [(2, 2, "it"), (1, 1, "it")]


@pytest.mark.parametrize(("reader", "first"), [("it", 1), ("de", 2), ("es", 1)])
def test_the_language_of_the_reader_comes_first(reader: str, first: int) -> None:
    italian = passage(1, "it", "un call", version=1)
    german = passage(2, "de", "ein Call", version=2)
    assert found("call", italian, german, reader=reader).groups[0].version == first


def test_a_passage_stands_once_in_the_first_of_its_languages() -> None:
    assert places(found("call", passage(1, "de", "ein Call"), passage(1, "it", "un call"))) == [(1, 1, "it")]


def test_all_the_words_come_before_some() -> None:
    both, one = passage(1, "it", "gettone ritirato"), passage(2, "it", "gettone")
    result = found("gettoni ritirati", both, one)
    assert (places(result), result.whole) == ([(1, 1, "it")], True)
    result = found("gettoni ritirati sempre", both, one)
    assert (places(result), result.whole, result.unknown) == ([(1, 1, "it")], False, ("sempre",))


def test_the_title_is_read_with_the_passage() -> None:
    title, text = passage(0, "it", "Gettone di valore superiore"), passage(3, "it", "senza dichiarazione")
    assert places(found("gettone dichiarazione", title, text)) == [(1, 3, "it")]


def test_a_title_comes_before_a_text() -> None:
    text, title = passage(1, "it", "overchip", version=1), passage(0, "it", "Overchip", version=2)
    assert [group.version for group in found("overchip", text, title).groups] == [2, 1]


@pytest.mark.parametrize("part", [Part.SUMMARY, Part.CASE])
def test_what_is_printed_comes_before_words_of_ours_that_match_no_better(part: Part) -> None:
    ours, printed = passage(1, "it", "un gettone", part=part), passage(2, "it", "il gettone")
    assert places(found("gettone", ours, printed)) == [(1, 2, "it"), (1, 1, "it")]
    elsewhere = passage(2, "it", "il gettone", version=2)
    assert [group.version for group in found("gettone", ours, elsewhere).groups] == [2, 1]
    better = passage(1, "it", "i gettoni", part=part)
    assert places(found("gettoni", better, printed)) == [(1, 1, "it"), (1, 2, "it")]


def test_rules_with_our_words_alone_make_room_for_printed_ones() -> None:
    ours = [passage(pk, "it", "un gettone", version=pk, part=Part.CASE) for pk in range(1, 6)]
    old = passage(9, "it", "un gettone", version=9, edition=OLD)
    result = found("gettone", *ours, old)
    assert [group.version for group in result.best(3)] == [1, 2, 9]
    assert [group.version for group in result.groups] == [1, 2, 3, 4, 5, 9]


def test_passages_and_words_of_ours_are_counted_apart() -> None:
    summary = passage(1, "it", "un gettone", part=Part.SUMMARY)
    case = passage(1, "it", "un gettone", part=Part.CASE)
    result = found("gettone", summary, case, passage(1, "it", "un gettone"), passage(0, "it", "Gettone"))
    assert (result.passages, result.ours) == (1, 2)


def test_a_synonym_ranks_below_and_only_in_the_language_of_the_reader() -> None:
    alike = {"it": {term: frozenset({"fich", "getton"}) for term in ("fich", "getton")}}
    word, synonym = passage(1, "it", "una fiche", version=1), passage(2, "it", "un gettone", version=2)
    asked = read("fiche", alike)
    assert [group.version for group in found(asked, word, synonym).groups] == [1, 2]
    assert [group.version for group in found(asked, word, synonym, reader="de").groups] == [1]
    assert [group.version for group in found(asked, synonym, reader="de").groups] == [2]


def test_nothing_is_found_where_nothing_is() -> None:
    assert found("gettone") == Found(unknown=("gettone",))
    assert found("die") == Found(unknown=())


def test_the_order_of_the_rows_is_no_matter() -> None:
    texts = [passage(pk, "it", "un gettone", version=pk % 3 + 1) for pk in range(1, 9)]
    rows = list(itertools.chain(*texts))
    first = places(found("gettone", rows))
    for seed in range(20):
        random.Random(seed).shuffle(rows)
        assert places(found("gettone", rows)) == first
