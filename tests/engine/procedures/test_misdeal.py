"""Misdeal or play on.  Rule 35 in 2019 to 2024, 37 in 2026; the button short of cards 37 and 39."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.engine.procedures.judged import EDITIONS, judged, readings, reasons, refusal

LISTED = [
    "boxed-cards",
    "wrong-first-seat",
    "wrong-button",
    "seat-not-entitled",
    "seat-skipped",
    "exposed-first-two",
    "exposed-two",
]
SINCE_2022 = ["wrong-count", "foreign-card"]
ACTION = ["fold", "call"]


def decided(fault, edition="2024", **keys):
    return judged("misdeal", edition, fault=fault, **keys)["decision"]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("fault", LISTED)
def test_a_listed_fault_is_a_misdeal_until_substantial_action(fault, edition):
    assert decided(fault, edition) == "misdeal"
    assert decided(fault, edition, acts=["raise"]) == "misdeal"
    assert decided(fault, edition, acts=["fold", "fold"]) == "misdeal"
    assert decided(fault, edition, acts=["fold", "call"]) == "play-on"
    after_folds = "director" if fault == "seat-skipped" else "play-on"
    assert decided(fault, edition, acts=["fold", "fold", "fold"]) == after_folds


@pytest.mark.parametrize(("fault", "after"), [("wrong-count", "hand-dead"), ("foreign-card", "play-on")])
def test_a_wrong_number_of_cards_and_a_foreign_card_are_misdeals_since_2022(fault, after):
    for edition in ["2022", "2024", "2026"]:
        assert decided(fault, edition, acts=["fold", "fold"]) == "misdeal"
    for edition in ["2011", "2013", "2019"]:
        verdict = judged("misdeal", edition, fault=fault, acts=["fold", "fold"])
        assert (verdict["decision"], readings(verdict)) == ("director", ["misdeal", after])
        assert reasons(verdict)[-1] == "fault-not-listed"
    for edition in EDITIONS:
        assert decided(fault, edition, acts=ACTION) == after


@pytest.mark.parametrize(("count", "decision"), [(1, "play-on"), (2, "misdeal"), (3, "misdeal")])
def test_two_boxed_cards_are_a_misdeal_and_one_is_not(count, decision):
    assert decided("boxed-cards", count=count) == decision
    assert decided("boxed-cards", count=count, acts=ACTION) == "play-on"


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("acts", [[], ["raise"], ACTION, ["check"] * 4])
def test_a_fouled_deck_returns_every_bet_substantial_action_or_not(edition, acts):
    verdict = judged("misdeal", edition, fault="fouled-deck", acts=acts)
    assert (verdict["decision"], reasons(verdict)) == ("bets-returned", ["fouled-deck"])


def test_one_downcard_exposed_later_is_no_misdeal():
    assert decided("exposed-one") == "play-on"
    assert decided("exposed-first-two") == decided("exposed-two") == "misdeal"


@pytest.mark.parametrize("fault", ["exposed-first-two", "exposed-two", "exposed-one"])
@pytest.mark.parametrize("game", ["stud", "razz"])
def test_in_stud_exposed_cards_are_for_the_house(fault, game):
    verdict = judged("misdeal", fault=fault, game=game)
    assert (verdict["decision"], readings(verdict)) == ("director", ["misdeal", "play-on"])
    assert decided(fault, game=game, acts=ACTION) == "play-on"
    assert decided("boxed-cards", game=game) == "misdeal"


@pytest.mark.parametrize(
    ("acts", "acted", "decision"),
    [
        ([], False, "complete-the-hand"),
        (["fold", "fold"], False, "complete-the-hand"),
        (["fold", "fold", "call", "raise"], False, "complete-the-hand"),
        (["fold"], True, "hand-dead"),
        (["fold", "call", "call"], True, "hand-dead"),
    ],
)
@pytest.mark.parametrize("edition", ["2019", "2022", "2024", "2026"])
def test_a_button_short_of_cards_is_completed_unless_he_has_acted(acts, acted, decision, edition):
    assert decided("wrong-count", edition, seat="button", acts=acts, acted=acted) == decision


@pytest.mark.parametrize(
    ("acts", "acted", "decision", "may"),
    [
        ([], False, "director", ["complete-the-hand", "misdeal"]),
        (ACTION, False, "director", ["complete-the-hand", "hand-dead"]),
        (["fold"], True, "director", ["misdeal", "hand-dead"]),
        (ACTION, True, "hand-dead", []),
    ],
)
@pytest.mark.parametrize("edition", ["2011", "2013"])
def test_before_2017_no_rule_completes_the_button(acts, acted, decision, may, edition):
    verdict = judged("misdeal", edition, fault="wrong-count", seat="button", acts=acts, acted=acted)
    assert (verdict["decision"], readings(verdict)) == (decision, may)


def test_a_button_with_too_many_cards_is_like_any_other_seat():
    assert decided("wrong-count", seat="button", cards="too-many") == "misdeal"
    assert decided("wrong-count", seat="button", cards="too-many", acts=ACTION) == "hand-dead"


def test_only_the_button_is_completed():
    assert decided("wrong-count", seat="other", cards="too-few") == "misdeal"
    assert decided("wrong-count", seat="other", cards="too-few", acts=ACTION, acted=True) == "hand-dead"


@pytest.mark.parametrize(
    ("keys", "decision"),
    [
        # PC-69, pokergrump.blogspot.com: five cards in Omaha are shown at an all-in; the others play on.
        ({"fault": "wrong-count", "cards": "too-many", "acts": ["raise", "all-in", "call"]}, "hand-dead"),
        # PC-83, playpokerchicago.com: fold, fold, all-in, then the small blind shows three cards.
        ({"fault": "wrong-count", "cards": "too-many", "acts": ["fold", "fold", "all-in"]}, "hand-dead"),
        # PC-85, poker.org: the small blind was not dealt in, and three have folded.
        ({"fault": "seat-skipped", "acts": ["fold", "fold", "fold"]}, "director"),
    ],
)
@pytest.mark.parametrize("edition", ["2024", "2026"])
def test_public_cases_of_faults_after_substantial_action(keys, decision, edition):
    assert judged("misdeal", edition, **keys)["decision"] == decision


def test_where_all_have_folded_fairness_may_set_the_rule_aside():
    reason = "fairness-may-override"
    assert reasons(judged("misdeal", fault="seat-skipped", acts=["fold"] * 3))[-1] == reason
    assert reason not in reasons(judged("misdeal", fault="seat-skipped", acts=["fold", "fold", "call"]))


def test_a_wrong_button_stays_after_substantial_action():
    verdict = judged("misdeal", "2026", fault="wrong-button", acts=ACTION)
    assert [(f["kind"], f["number"]) for f in verdict["findings"]][-1] == ("button-stays", "36")


@pytest.mark.parametrize(
    ("edition", "numbers"),
    [
        ("2011", ["31", "32", "31"]),
        ("2013", ["34", "35", "34"]),
        ("2019", ["35", "36", "35"]),
        ("2024", ["35", "36", "35"]),
        ("2026", ["37", "38", "37"]),
    ],
)
def test_the_reasons_bear_the_numbers_of_the_edition(edition, numbers):
    verdict = judged("misdeal", edition, fault="boxed-cards", acts=ACTION)
    assert reasons(verdict) == ["boxed-cards", "two-acts-with-chips", "no-misdeal-after-action"]
    assert [finding["number"] for finding in verdict["findings"]] == numbers


@pytest.mark.parametrize(("edition", "number"), [("2019", None), ("2022", None), ("2024", "37"), ("2026", "39")])
def test_the_short_button_has_a_number_only_where_it_is_established(edition, number):
    verdict = judged("misdeal", edition, fault="wrong-count", seat="button")
    assert [(f["kind"], f["number"]) for f in verdict["findings"]][-1] == ("button-completed", number)


@given(
    st.sampled_from(LISTED + SINCE_2022 + ["exposed-one"]),
    st.lists(st.sampled_from(["fold", "check", "call", "bet"]), max_size=5),
    st.sampled_from(EDITIONS),
)
def test_after_substantial_action_nothing_but_a_fouled_deck_ends_the_hand(fault, acts, edition):
    verdict = judged("misdeal", edition, fault=fault, acts=acts)
    reached = judged("substantial-action", acts=acts)["decision"] == "reached"
    left_to_fairness = fault == "seat-skipped" and set(acts) == {"fold"}
    assert not (reached and "misdeal" in [verdict["decision"], *readings(verdict)]) or left_to_fairness
    assert verdict["decision"] != "director" or len(verdict["may"]) == 2


@pytest.mark.parametrize(
    ("keys", "faults"),
    [
        ({}, {("fault", "missing")}),
        ({"fault": "spilt-drink"}, {("fault", "unknown-word")}),
        ({"fault": "seat-skipped", "seat": "7"}, {("seat", "unknown-word")}),
        ({"fault": "boxed-cards", "count": 0}, {("count", "not-positive")}),
        ({"fault": "boxed-cards", "count": 53}, {("count", "too-large")}),
        ({"fault": "seat-skipped", "count": 2}, {("count", "only-with-boxed-cards")}),
        (
            {"fault": "seat-skipped", "cards": "too-many", "acted": False},
            {("cards", "only-with-wrong-count"), ("acted", "only-with-wrong-count")},
        ),
        ({"fault": "wrong-count", "acted": True}, {("acted", "nobody-has-acted")}),
        ({"fault": "wrong-count", "acted": 1}, {("acted", "not-yes-or-no")}),
        (
            {"fault": "seat-skipped", "count": 2, "colour": "red", "acts": ["fold"], "edition": "1999"},
            {("colour", "unknown-key"), ("count", "only-with-boxed-cards"), ("edition", "numbering-not-established")},
        ),
    ],
)
def test_what_cannot_be_meant_is_refused_with_every_fault(keys, faults):
    assert refusal("misdeal", **keys) == faults
