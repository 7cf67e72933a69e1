"""The hand from which a new level counts.  Rule 23 in 2019 to 2024, 25 in 2026."""

import pytest

from tests.engine.procedures.judged import EDITIONS, judged, reasons, refusal

BEGINNINGS = ["first-riffle", "shuffler-button", "dealer-push"]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("moment", BEGINNINGS)
def test_a_level_announced_before_the_hand_begins_counts_for_it(moment, edition):
    verdict = judged("new-level", edition, announced_before=moment)
    assert (verdict["decision"], reasons(verdict)) == ("this-hand", ["announced-in-time"])


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    "announced",
    [
        *({"announced_after": moment} for moment in [*BEGINNINGS, "first-card", "first-act"]),
        *({"announced_before": moment} for moment in ["first-card", "first-act", "end-of-hand"]),
    ],
)
def test_a_level_announced_after_the_hand_has_begun_counts_for_the_next(announced, edition):
    verdict = judged("new-level", edition, **announced)
    assert (verdict["decision"], reasons(verdict)) == ("next-hand", ["hand-had-begun"])


@pytest.mark.parametrize(
    ("acts", "decision", "reason"),
    [
        ([], "this-hand", "old-level-put-right"),
        (["raise"], "this-hand", "old-level-put-right"),
        (["fold", "fold"], "this-hand", "old-level-put-right"),
        (["fold", "call"], "play-on", "old-level-stands"),
        (["fold", "fold", "fold"], "play-on", "old-level-stands"),
    ],
)
def test_a_hand_at_the_old_level_is_played_on_after_substantial_action(acts, decision, reason):
    verdict = judged("new-level", announced_before="first-riffle", acts=acts)
    assert (verdict["decision"], reasons(verdict)[-1]) == (decision, reason)


@pytest.mark.parametrize(
    ("edition", "number"),
    [("2011", None), ("2013", None), ("2019", "23"), ("2022", "23"), ("2024", "23"), ("2026", "25")],
)
def test_the_rule_bears_the_number_of_the_edition(edition, number):
    assert judged("new-level", edition, announced_after="first-riffle")["findings"][0]["number"] == number


@pytest.mark.parametrize(
    ("keys", "fault"),
    [
        ({}, ("announced_before", "no-announcement")),
        (
            {"announced_before": "first-riffle", "announced_after": "first-card"},
            ("announced_before", "before-or-after"),
        ),
        ({"announced_before": "lunch"}, ("announced_before", "unknown-word")),
        ({"announced_after": "end-of-hand"}, ("announced_after", "unknown-word")),
        ({"announced_after": "first-riffle", "acts": []}, ("acts", "old-level-was-right")),
        ({"announced_before": "first-riffle", "acts": ["deal"]}, ("acts[0]", "unknown-word")),
    ],
)
def test_what_cannot_be_meant_is_refused(keys, fault):
    assert refusal("new-level", **keys) == {fault}
