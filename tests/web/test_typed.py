"""Amounts and chips as people write them: one reader of each, and nothing is guessed."""

from contextlib import suppress

import pytest
from django.utils.translation import override
from hypothesis import assume, given
from hypothesis import strategies as st

from rules.engine.chips import read_chips
from rules.languages import ENDONYMS
from rules.narration.figures import amount
from rules.web.whatif.written_amounts import Unreadable, read_amount, read_pile
from tests.engine.hands import piles

ONE_THOUSAND = [
    *("1000", "1.000", "1,000", "1'000", "1’000", "1 000", "1\u00a0000", "1\u202f000", "1\u2009000"),
    *("1.000er", "1000er", "1k", "1K", "1 k", " 1000 "),
]


@pytest.mark.parametrize("text", ONE_THOUSAND)
def test_a_thousand_is_read_alike_as_an_amount_and_as_a_chip(text: str) -> None:
    assert read_amount(text) == 1000
    assert read_pile(text) == read_chips("1x1000")


@pytest.mark.parametrize(
    ("text", "chips"),
    [
        ("0", 0),
        ("600", 600),
        ("1.200.000", 1_200_000),
        ("1 200 000", 1_200_000),
        ("25 K", 25_000),
        ("1,5k", 1_500),
        ("1.5k", 1_500),
        ("0.5k", 500),
        ("12,25 k", 12_250),
        ("1 500k", 1_500_000),
        ("2m", 2_000_000),
    ],
)
def test_an_amount_is_read_as_people_write_it(text: str, chips: int) -> None:
    assert read_amount(text) == chips


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "missing"),
        (" ", "missing"),
        ("abc", "not-a-number"),
        ("six", "not-a-number"),
        ("1.2.3", "not-a-number"),
        ("25-50", "not-a-number"),
        ("+5", "not-a-number"),
        ("1e3", "not-a-number"),
        ("½", "not-a-number"),
        ("٣", "not-a-number"),
        ("-5", "negative"),
        ("−5", "negative"),
        ("1.5", "not-a-whole-number"),
        ("600,5", "not-a-whole-number"),
        ("600.50", "not-a-whole-number"),
        ("0.500", "not-a-whole-number"),
        ("1.200,000", "not-a-whole-number"),
        ("1.500k", "two-amounts"),
        ("1,500 k", "two-amounts"),
        ("9" * 16, "too-large"),
        ("9" * 24, "too-large"),
        ("9" * 500, "too-large"),
    ],
)
def test_what_is_no_amount_is_refused_with_its_reason(text: str, code: str) -> None:
    with pytest.raises(Unreadable) as fault:
        read_amount(text)
    assert fault.value.code == code


@pytest.mark.parametrize("language", ENDONYMS)
@given(chips=st.integers(0, 10**12))
def test_every_amount_is_read_as_we_write_it(language: str, chips: int) -> None:
    with override(language):
        assert read_amount(amount(chips)) == chips


@pytest.mark.parametrize(
    "text",
    [
        *("2x500", "2 x 500", "2×500", "2 × 500", "2*500", "2X500", "500, 500", "500+500", "500 + 500", "500; 500"),
        *("2 da 500", "2 de 500", "2 di 500", "2 zu 500", "2 à 500", "2 of 500", "2 500er", "2x500er", "2 mal 500"),
        *("2 gettoni da 500", "2 Chips zu 500", "2 fichas de 500", "1 da 500 e 1 da 500", "1 zu 500 und 1 zu 500"),
    ],
)
def test_two_chips_of_500_are_read_as_people_write_them(text: str) -> None:
    assert read_pile(text) == read_chips("2x500")


@pytest.mark.parametrize(
    ("text", "pile"),
    [
        ("", ""),
        ("0", ""),
        ("1000, 500", "1x1000 1x500"),
        ("1000+500", "1x1000 1x500"),
        ("1000 500", "1x1000 1x500"),
        ("1000,500", "1x1000 1x500"),
        ("1,000, 500", "1x1000 1x500"),
        ("1k, 500", "1x1000 1x500"),
        ("1000 500 500", "1x1000 2x500"),
        ("2×1\u00a0000 + 500", "2x1000 1x500"),
        ("2x1’000, 3x25", "2x1000 3x25"),
        ("2 1.000er", "2x1000"),
        ("1,5k", "1x1500"),
        ("2,500", "1x2500"),
        ("2x500 100", "2x500 1x100"),
        ("25 1000", "1x1000 1x25"),
        ("1x500 100x5", "1x500 100x5"),
    ],
)
def test_chips_are_read_as_people_write_them(text: str, pile: str) -> None:
    assert str(read_pile(text)) == pile


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("2 500", "two-piles"),
        ("500 500", "two-piles"),
        ("500,500", "two-piles"),
        ("25,100", "two-piles"),
        ("25,25", "two-piles"),
        ("1 000 500", "two-piles"),
        ("2 1000", "two-piles"),
        ("5 25", "two-piles"),
        ("25,5k", "two-piles"),
        ("500x2", "two-piles"),
        ("1y5", "chips-unreadable"),
        ("two", "chips-unreadable"),
        ("2 x", "chips-unreadable"),
        ("x500", "chips-unreadable"),
        ("2x", "chips-unreadable"),
        ("-5", "negative"),
        ("1.5", "not-a-whole-number"),
        ("600,5", "not-a-whole-number"),
        ("0x5", "not-positive"),
        ("1001x5", "too-large"),
        ("9" * 24, "too-large"),
        ("1.500k", "two-amounts"),
    ],
)
def test_what_are_no_chips_or_two_kinds_of_them_is_refused_with_its_reason(text: str, code: str) -> None:
    with pytest.raises(Unreadable) as fault:
        read_pile(text)
    assert fault.value.code == code


@given(piles())
def test_chips_in_the_notation_of_the_format_are_what_they_are_there(text: str) -> None:
    pile = read_chips(text)
    assume(all(chip in {1, 5} or chip > 9 for chip, _ in pile.piles))
    assert read_pile(str(pile)) == pile


@given(st.text(alphabet="0123456789 .,'x+kmer-", max_size=12) | st.text(max_size=12))
def test_whatever_is_typed_is_read_or_refused(text: str) -> None:
    for read in (read_amount, read_pile):
        with suppress(Unreadable):
            assert read(text) is not None
