"""Substantial action: two acts in turn with chips, or any three.  Rule 36 in 2019 to 2024, 38 in 2026."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.engine.procedures.judged import EDITIONS, judged, reasons, refusal

WITH_CHIPS = ["bet", "raise", "call", "all-in"]
WITHOUT = ["fold", "check"]


@pytest.mark.parametrize(
    ("acts", "since", "reason"),
    [
        ("", None, "fewer-than-two-acts"),
        ("raise", None, "fewer-than-two-acts"),
        ("fold", None, "fewer-than-two-acts"),
        ("check check", None, "two-acts-without-chips"),
        ("fold fold", None, "two-acts-without-chips"),
        ("fold check", None, "two-acts-without-chips"),
        ("fold call", 1, "two-acts-with-chips"),
        ("call fold", 1, "two-acts-with-chips"),
        ("bet raise", 1, "two-acts-with-chips"),
        ("check bet", 1, "two-acts-with-chips"),
        ("fold fold fold", 2, "three-acts"),
        ("check check check", 2, "three-acts"),
        ("fold fold all-in", 2, "three-acts"),
        ("fold fold fold call", 2, "three-acts"),
        ("call call call", 1, "two-acts-with-chips"),
    ],
)
def test_two_acts_with_chips_or_any_three_are_substantial_action(acts, since, reason):
    verdict = judged("substantial-action", acts=acts.split())
    assert (verdict["decision"], verdict["since"]) == ("not-reached" if since is None else "reached", since)
    assert reasons(verdict) == [reason]


@pytest.mark.parametrize(
    ("edition", "number"),
    [("2011", "32"), ("2013", "35"), ("2019", "36"), ("2022", "36"), ("2024", "36"), ("2026", "38")],
)
def test_every_edition_decides_alike_under_its_own_number(edition, number):
    verdict = judged("substantial-action", edition, acts=["fold", "raise"])
    assert (verdict["edition"], verdict["decision"]) == (edition, "reached")
    assert [(f["rule"], f["number"]) for f in verdict["findings"]] == [("substantial-action", number)]


@given(st.lists(st.sampled_from(WITH_CHIPS + WITHOUT), max_size=12))
def test_more_acts_never_undo_substantial_action(acts):
    since = judged("substantial-action", acts=acts)["since"]
    if since is None:
        assert len(acts) < 2 or (len(acts) == 2 and not set(acts) & set(WITH_CHIPS))
    else:
        assert judged("substantial-action", acts=[*acts, "fold"])["since"] == since
        assert judged("substantial-action", acts=acts[: since + 1])["since"] == since
        assert judged("substantial-action", acts=acts[:since])["since"] is None


@pytest.mark.parametrize(
    ("keys", "fault"),
    [
        ({}, ("acts", "missing")),
        ({"acts": "fold"}, ("acts", "not-a-list")),
        ({"acts": ["fold", "post"]}, ("acts[1]", "unknown-word")),
        ({"acts": ["fold"] * 501}, ("acts", "too-many")),
        ({"acts": [], "blinds": [1, 2]}, ("blinds", "unknown-key")),
        ({"acts": [], "edition": "2015"}, ("edition", "numbering-not-established")),
        ({"acts": [], "format": 2}, ("format", "unknown-format")),
    ],
)
def test_what_cannot_be_meant_is_refused(keys, fault):
    assert refusal("substantial-action", **keys) == {fault}


def test_every_edition_is_judged():
    assert {judged("substantial-action", edition, acts=[])["edition"] for edition in EDITIONS} == set(EDITIONS)
