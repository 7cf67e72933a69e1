"""The big blind and the ante of a short stack.  A recommended procedure: no rule number."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.engine.procedures.judged import EDITIONS, judged, readings, reasons, refusal


def posted(stack, edition="2024", blinds=(3000, 6000), ante=6000):
    return judged("blind-ante", edition, blinds=list(blinds), ante=ante, stack=stack)


def figures(answer):
    return answer["blind"], answer["ante"], answer["wins_from_each"]


@pytest.mark.parametrize(
    ("stack", "blind", "ante"),
    [
        (1, 1, 0),
        (5999, 5999, 0),
        (6000, 6000, 0),  # PC-81, a live report of 2018
        (6001, 6000, 1),
        (8000, 6000, 2000),
        (11_999, 6000, 5999),
        (12_000, 6000, 6000),
        (12_001, 6000, 6000),
    ],
)
@pytest.mark.parametrize("edition", ["2024", "2026"])
def test_since_2024_the_big_blind_comes_first(stack, blind, ante, edition):
    verdict = posted(stack, edition)
    assert (verdict["decision"], figures(verdict)) == ("blind-ante", (blind, ante, stack - ante))


@pytest.mark.parametrize("edition", ["2011", "2013", "2019", "2022"])
def test_before_2024_the_order_was_the_houses_choice(edition):
    verdict = posted(6000, edition)
    assert (verdict["decision"], figures(verdict)) == ("director", (None, None, None))
    assert readings(verdict) == ["blind-ante", "blind-ante"]
    assert [figures(reading) for reading in verdict["may"]] == [(0, 6000, 0), (6000, 0, 6000)]
    assert [reading["premise"]["kind"] for reading in verdict["may"]] == ["ante-first", "big-blind-first"]


@pytest.mark.parametrize(
    ("stack", "ante_first", "blind_first"),
    [
        (5000, (0, 5000, 0), (5000, 0, 5000)),
        (8000, (2000, 6000, 2000), (6000, 2000, 6000)),
        (11_999, (5999, 6000, 5999), (6000, 5999, 6000)),
    ],
)
def test_the_two_orders_are_shown_with_their_figures(stack, ante_first, blind_first):
    assert [figures(reading) for reading in posted(stack, "2022")["may"]] == [ante_first, blind_first]


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_stack_that_covers_both_posts_both_in_every_edition(edition):
    verdict = posted(12_000, edition)
    assert (verdict["decision"], figures(verdict)) == ("blind-ante", (6000, 6000, 6000))
    assert reasons(verdict) == ["stack-covers-both", "wins-at-most"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_big_blind_all_in_for_125_wins_125_from_each(edition):
    """PC-71, homepokertourney.org."""
    verdict = posted(125, edition, blinds=(100, 200), ante=0)
    assert (verdict["decision"], figures(verdict)) == ("blind-ante", (125, 0, 125))
    assert reasons(verdict) == ["no-ante-due", "wins-at-most"]


@pytest.mark.parametrize(
    ("edition", "procedure", "rule"), [("2022", None, "21"), ("2024", "RP-11", "21"), ("2026", "RP-11", "23")]
)
def test_the_procedure_and_the_side_pot_have_their_numbers(edition, procedure, rule):
    findings = posted(100_000, edition)["findings"]
    assert [(f["rule"], f["number"]) for f in findings] == [("big-blind-ante", procedure), ("side-pots", rule)]


def test_the_ante_may_be_written_as_for_a_hand_of_betting():
    assert figures(posted(6000, ante={"amount": 6000, "payer": "big-blind"})) == (6000, 0, 6000)


amounts = st.integers(1, 10**6)


@given(amounts, amounts, amounts, st.sampled_from(EDITIONS))
def test_nobody_posts_more_than_he_has_or_owes(stack, big, ante, edition):
    verdict = posted(stack, edition, blinds=(big // 2, big), ante=ante)
    for answer in verdict["may"] or [verdict]:
        blind, paid, wins = figures(answer)
        assert 0 <= blind <= big
        assert 0 <= paid <= ante
        assert blind + paid == min(stack, big + ante)
        assert wins == stack - paid >= blind


KEYS = {"blinds": [3000, 6000], "ante": 6000, "stack": 6000}


@pytest.mark.parametrize(
    ("keys", "faults"),
    [
        ({"blinds": [6000, 3000]}, {("blinds", "small-blind-over-big-blind")}),
        ({"blinds": [0, 0]}, {("blinds[1]", "not-positive")}),
        ({"blinds": [6000]}, {("blinds", "too-few")}),
        ({"stack": 0}, {("stack", "not-positive")}),
        ({"stack": "6k"}, {("stack", "not-a-whole-number")}),
        ({"ante": -1}, {("ante", "negative")}),
        ({"ante": {"amount": 6000, "payer": "everyone"}}, {("ante", "not-a-whole-number")}),
        (
            {"blinds": [2, 1], "payer": "button", "edition": "2015"},
            {
                ("payer", "unknown-key"),
                ("blinds", "small-blind-over-big-blind"),
                ("edition", "numbering-not-established"),
            },
        ),
    ],
)
def test_what_cannot_be_meant_is_refused_with_every_fault(keys, faults):
    assert refusal("blind-ante", **{**KEYS, **keys}) == faults


def test_every_figure_is_required():
    assert refusal("blind-ante") == {("blinds", "missing"), ("ante", "missing"), ("stack", "missing")}
