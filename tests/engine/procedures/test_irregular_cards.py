"""A flop dealt wrong, a card dealt too early, a hand killed or mixed.  2024: rules 39, RP-5 and 65."""

from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.engine.procedures.irregular_cards import IrregularCards
from tests.engine.procedures.judged import EDITIONS, judged, readings, reasons, refusal

FAULTS = get_args(IrregularCards.model_fields["fault"].annotation)
FLOPS, HANDS = ("four-card-flop", "flop-without-burn"), ("hand-in-muck", "hands-mixed")
PREMATURE = ("premature-flop", "premature-turn", "premature-river")
SINCE_2019, BEFORE_2019 = ["2019", "2022", "2024", "2026"], ["2011", "2013"]
SINCE_2024, BEFORE_2024 = ["2024", "2026"], ["2011", "2013", "2019", "2022"]
RIGHT, ON, DEAD = "board-put-right", "play-on", "hand-dead"


def ruled(fault, edition="2024", **keys):
    return judged("irregular-cards", edition, fault=fault, **keys)


def premises(verdict):
    return [reading["premise"]["kind"] for reading in verdict["may"]]


@pytest.mark.parametrize("edition", EDITIONS)
def test_four_cards_are_scrambled_and_one_is_the_next_burn_card(edition):
    verdict = ruled("four-card-flop", edition)
    assert (verdict["decision"], verdict["may"]) == (RIGHT, [])
    assert reasons(verdict) == ["four-cards-on-flop", "four-cards-scrambled"]


@pytest.mark.parametrize("acts", [["check"], ["check", "check"], ["bet", "call"], ["check", "bet", "fold"]])
@pytest.mark.parametrize("edition", EDITIONS)
def test_four_cards_with_action_are_for_the_director(edition, acts):
    verdict = ruled("four-card-flop", edition, acts=acts)
    assert (verdict["decision"], readings(verdict)) == ("director", [RIGHT, ON])
    assert premises(verdict) == ["four-cards-scrambled", "flop-stands"]
    assert reasons(verdict)[-1] == "action-on-four-cards-open"


@pytest.mark.parametrize("edition", EDITIONS)
def test_four_cards_without_a_burn_card_are_for_the_director(edition):
    verdict = ruled("four-card-flop", edition, no_burn=True)
    assert (verdict["decision"], readings(verdict)) == ("director", [RIGHT, RIGHT])
    assert premises(verdict) == ["four-cards-scrambled", "missing-burn-among-four"]
    assert premises(ruled("four-card-flop", edition, no_burn=True, acts=["bet"]))[2:] == ["flop-stands"]


@pytest.mark.parametrize(
    ("acts", "decision", "may", "why"),
    [
        ([], RIGHT, [], "three-cards-scrambled"),
        (["check"], "director", [ON, RIGHT], "action-not-defined"),
        (["bet"], "director", [ON, RIGHT], "action-not-defined"),
        (["check", "check"], "director", [ON, RIGHT], "action-not-defined"),
        (["check", "check", "check"], ON, [], "flop-stands"),
        (["check", "bet"], ON, [], "flop-stands"),
        (["bet", "fold"], ON, [], "flop-stands"),
    ],
)
@pytest.mark.parametrize("edition", SINCE_2024)
def test_a_flop_without_a_burn_card_is_put_right_before_action_and_stands_after_it(edition, acts, decision, may, why):
    verdict = ruled("flop-without-burn", edition, acts=acts)
    assert (verdict["decision"], readings(verdict), reasons(verdict)[-1]) == (decision, may, why)


@pytest.mark.parametrize(("acts", "may"), [([], [RIGHT, ON]), (["check"], [RIGHT, ON]), (["bet", "call"], [ON, RIGHT])])
@pytest.mark.parametrize("edition", BEFORE_2024)
def test_before_2024_a_flop_without_a_burn_card_is_for_the_director(edition, acts, may):
    verdict = ruled("flop-without-burn", edition, acts=acts)
    assert (verdict["decision"], readings(verdict)) == ("director", may)
    assert reasons(verdict)[-1] == "missing-burn-not-listed"


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("fault", PREMATURE)
def test_a_card_dealt_too_early_is_for_the_director_with_two_procedures(fault, edition):
    verdict = ruled(fault, edition)
    street = fault.removeprefix("premature-")
    assert (verdict["decision"], readings(verdict)) == ("director", [RIGHT, RIGHT])
    assert reasons(verdict) == ["cards-dealt-too-early", "replacement-recommended"]
    assert premises(verdict) == ["cards-replaced", "cards-replaced-otherwise"]
    assert {reading["premise"]["figures"]["street"] for reading in verdict["may"]} == {street}


@pytest.mark.parametrize(
    ("fault", "identified", "decision", "may"),
    [
        ("hand-in-muck", "uncertain", DEAD, []),
        ("hand-in-muck", "certain", "director", [ON, DEAD]),
        ("hand-in-muck", "by-camera", "director", [ON, DEAD]),
        ("hands-mixed", "uncertain", DEAD, []),
        ("hands-mixed", "certain", ON, []),
        ("hands-mixed", "by-camera", "director", [ON, DEAD]),
    ],
)
@pytest.mark.parametrize("edition", SINCE_2019)
def test_a_hand_lives_where_it_is_identified_beyond_doubt(edition, fault, identified, decision, may):
    verdict = ruled(fault, edition, identified=identified)
    assert (verdict["decision"], readings(verdict)) == (decision, may)


@pytest.mark.parametrize(("identified", "may"), [("uncertain", [DEAD, ON]), ("certain", [ON, DEAD])])
@pytest.mark.parametrize("fault", HANDS)
@pytest.mark.parametrize("edition", BEFORE_2019)
def test_before_2019_a_killed_or_mixed_hand_is_for_the_director(edition, fault, identified, may):
    verdict = ruled(fault, edition, identified=identified)
    assert (verdict["decision"], readings(verdict)) == ("director", may)
    assert reasons(verdict)[-1] == "fouled-hands-not-settled"


@pytest.mark.parametrize(("uncalled", "returns"), [(0, None), (1, 1), (600, 600)])
@pytest.mark.parametrize("fault", HANDS)
def test_the_uncalled_part_of_the_bet_of_a_dead_hand_goes_back(fault, uncalled, returns):
    verdict = ruled(fault, uncalled=uncalled)
    assert (verdict["decision"], verdict["returns"]) == (DEAD, returns)
    assert ("uncalled-chips-back" in reasons(verdict)) == bool(uncalled)
    live, dead = ruled(fault, identified="by-camera", uncalled=uncalled)["may"]
    assert (live["returns"], dead["returns"]) == (None, returns)


@pytest.mark.parametrize(
    ("fault", "numbers"),
    [
        ("four-card-flop", {"2011": "33", "2013": "36", "2019": "39", "2022": "39", "2024": "39", "2026": "41"}),
        ("premature-turn", {"2011": None, "2013": None, "2019": None, "2022": None, "2024": "RP-5", "2026": "RP-5"}),
        ("hand-in-muck", {"2011": None, "2013": None, "2019": None, "2022": None, "2024": "65", "2026": "67"}),
    ],
)
def test_a_number_is_given_only_where_it_is_established(fault, numbers):
    assert {edition: ruled(fault, edition)["findings"][-1]["number"] for edition in EDITIONS} == numbers


def test_that_there_is_no_redress_stands_in_clause_a():
    findings = ruled("hand-in-muck", "2026", uncalled=600)["findings"]
    assert [(found["number"], found["clause"]) for found in findings] == [("67", None), ("67", "A"), ("67", "A")]


@given(st.sampled_from(FAULTS), st.sampled_from(EDITIONS))
def test_the_director_always_has_two_readings_and_a_ruling_none(fault, edition):
    verdict = ruled(fault, edition)
    assert len(verdict["may"]) == (2 if verdict["decision"] == "director" else 0)
    assert len({(reading["decision"], reading["premise"]["kind"]) for reading in verdict["may"]}) == len(verdict["may"])


@pytest.mark.parametrize(
    ("keys", "faults"),
    [
        ({}, {("fault", "missing")}),
        ({"fault": "five-card-flop"}, {("fault", "unknown-word")}),
        ({"fault": "flop-without-burn", "no_burn": True}, {("no_burn", "only-with-four-card-flop")}),
        ({"fault": "premature-turn", "acts": []}, {("acts", "only-with-irregular-flop")}),
        ({"fault": "hands-mixed", "acts": ["bet"]}, {("acts", "only-with-irregular-flop")}),
        (
            {"fault": "four-card-flop", "identified": "certain", "uncalled": 100},
            {("identified", "only-with-killed-hand"), ("uncalled", "only-with-killed-hand")},
        ),
        ({"fault": "hands-mixed", "identified": "perhaps"}, {("identified", "unknown-word")}),
        ({"fault": "hands-mixed", "uncalled": -1}, {("uncalled", "negative")}),
        ({"fault": "four-card-flop", "no_burn": 1}, {("no_burn", "not-yes-or-no")}),
        ({"fault": "four-card-flop", "acts": ["dance"]}, {("acts[0]", "unknown-word")}),
    ],
)
def test_what_cannot_be_meant_is_refused_with_every_fault(keys, faults):
    assert refusal("irregular-cards", **keys) == faults
