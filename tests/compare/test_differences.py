"""Word differences: nothing is lost, and nothing but what differs is marked."""

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.compare.differences import Run, differences, likeness

WORDS = st.lists(
    st.sampled_from(["il", "call", "è", "di", "1.200", "(", ")", ",", "\n", "  ", "all-in", "l’altro"]), max_size=30
)


@given(WORDS, WORDS)
def test_the_runs_put_together_are_the_texts(first, second):
    before, after = " ".join(first), " ".join(second)
    runs = differences(before, after)
    assert "".join(run.before for run in runs) == before
    assert "".join(run.after for run in runs) == after
    assert all(run.before.split() == run.after.split() for run in runs if not run.is_difference)


@pytest.mark.parametrize(
    ("before", "after", "runs"),
    [
        ("", "", []),
        ("uguale", "uguale", [Run("equal", "uguale", "uguale")]),
        ("è un call", "è un raise", [Run("equal", "è un ", "è un "), Run("replace", "call", "raise")]),
        (
            "un call",
            "un semplice call",
            [Run("equal", "un ", "un "), Run("insert", "", "semplice "), Run("equal", "call", "call")],
        ),
        ("un  call.", "un call", [Run("equal", "un  call", "un call"), Run("delete", ".", "")]),
        (
            "di 1.200 chips",
            "di 1.300 chips",
            [Run("equal", "di ", "di "), Run("replace", "1.200 ", "1.300 "), Run("equal", "chips", "chips")],
        ),
        ("nuovo", "", [Run("delete", "nuovo", "")]),
    ],
)
def test_what_differs_is_told_apart(before, after, runs):
    assert list(differences(before, after)) == runs


def test_two_passages_of_four_hundred_words_take_less_than_a_millisecond():
    words = [f"parola{number % 37}" for number in range(400)]
    other = [*words[:100], "nuova", *words[120:300], "altra", *words[300:]]
    before, after = " ".join(words), " ".join(other)
    taken = min(_time(before, after) for _ in range(20))
    assert taken < 0.001


def _time(before, after):
    start = time.process_time()
    for _ in range(10):
        differences(before, after)
    return (time.process_time() - start) / 10


@pytest.mark.parametrize(
    ("before", "after", "least", "most"),
    [("a b c d", "a b c d", 1, 1), ("a b c d", "a b x d", 0.7, 0.8), ("a b c d", "w x y z", 0, 0), ("", "a", 0, 0)],
)
def test_likeness_is_that_of_the_words(before, after, least, most):
    assert least <= likeness(before, after) <= most
