"""The orders of several pages make one, and an order that was made stands."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.documents.ordering import merged


@pytest.mark.parametrize(
    ("standing", "page", "shared", "order"),
    [
        ("", "abc", "", "abc"),
        ("abc", "abc", "abc", "abc"),
        ("ac", "abc", "ac", "abc"),
        ("abc", "ac", "abc", "abc"),
        ("hqe1", "hAB1", "hqe1", "hABqe1"),
        ("hAB1", "hqe1", "hAB1", "hqeAB1"),
        ("b", "ab", "b", "ab"),
        ("abn1", "ab1n", "", "ab1n"),
        ("abn1", "ab1n", "n1", "abn1"),
        ("abx", "ba", "", "bax"),
    ],
)
def test_a_page_is_put_into_the_standing_order(standing, page, shared, order):
    assert "".join(merged(standing, page, shared)) == order


KEYS = st.lists(st.sampled_from("abcdefgh"), unique=True)


@given(KEYS, KEYS, st.sets(st.sampled_from("abcdefgh")))
def test_an_order_holds_every_key_once_and_stands_when_made_again(standing, page, shared):
    shared &= set(standing)
    order = merged(standing, page, shared)
    assert sorted(order) == sorted({*standing, *page})
    assert merged(order, page, shared) == order
