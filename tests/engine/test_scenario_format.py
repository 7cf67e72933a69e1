"""The worked examples of the scenario and verdict formats, key by key."""

import json

import pytest

from rules.engine.judging import adjudicate, judge
from rules.engine.reading import in_edition, read_json, read_scenario
from tests.engine.tables import act, after_flop, bet, call, judged, push, raise_to, say

FIVE_HUNDREDS = """{"edition": "2024", "blinds": [250, 500],
 "seats": [{"name": "SB"}, {"name": "BB"}, {"name": "UTG"}, {"name": "UTG+1"}],
 "events": [{"player": "UTG", "does": "raise", "by": 600},
            {"player": "UTG+1", "does": "push", "chips": "1x1000 5x100"}]}"""

ONE_25_BACK = """{"edition": "2026", "blinds": [25, 50],
 "seats": [{"name": "SB"}, {"name": "BB", "out": "2x25"}, {"name": "BTN"}],
 "events": [{"player": "BTN", "does": "raise", "to": 600}, {"player": "SB", "does": "fold"},
            {"player": "BB", "does": "push", "pulls": "1x25", "chips": "1x1000"}]}"""


def test_the_example_of_five_hundreds_is_answered_in_full():
    assert judge(read_json(FIVE_HUNDREDS)).as_data() == {
        "format": 1,
        "edition": "2024",
        "decision": "raise",
        "player": "UTG+1",
        "to": 1700,
        "adds": 200,
        "returns": 0,
        "forfeits": None,
        "all_in": False,
        "may": [],
        "figures": {"call": 1100, "increment": 600, "raises_from": 1400, "minimum_raise": 1700, "out": 1500},
        "findings": [
            {
                "kind": "smallest-chip-not-needed",
                "rule": "multiple-chips",
                "clause": "B.1",
                "number": "45",
                "figures": {"total": 1500, "smallest": 100, "left": 1400, "call": 1100},
                "because": [],
            },
            {
                "kind": "half-reached",
                "rule": "raise-amounts",
                "clause": "A",
                "number": "43",
                "figures": {"total": 1500, "half": 1400, "increment": 600},
                "because": [],
            },
            {
                "kind": "made-up-to-minimum-raise",
                "rule": "raise-amounts",
                "clause": "A",
                "number": "43",
                "figures": {"minimum": 1700, "increment": 600},
                "because": [],
            },
        ],
        "pots": [],
        "returned": {},
        "shares": None,
        "order": None,
        "since": None,
        "timeline": [],
    }


def test_the_example_of_one_25_taken_back():
    assert judged(json.loads(ONE_25_BACK)) == "raise 1150, adds 125"
    both_left = json.loads(ONE_25_BACK)
    del both_left["events"][2]["pulls"]
    assert judged(both_left) == "call 600, returns 450"


def test_a_stored_scenario_is_judged_under_the_edition_of_its_page():
    data = {key: value for key, value in json.loads(ONE_25_BACK).items() if key != "edition"}
    scenario = read_scenario(data)
    assert judge(in_edition(scenario, "2013")).decision == "director"
    assert judge(in_edition(scenario, "2024")).decision == "raise"


def test_an_earlier_act_can_be_asked_about():
    data = {**json.loads(FIVE_HUNDREDS), "ask": {"about": "action", "event": 0}}
    assert judged(data) == "raise 1100, adds 1100"


def test_what_is_written_out_in_defaults_changes_nothing():
    data = json.loads(FIVE_HUNDREDS)
    defaults = {"format": 1, "kind": "betting", "betting": "no-limit", "game": "board", "street": "preflop", "pot": 0}
    full = {**data, **defaults, "ante": None, "limit": None, "hand_for_hand": False, "ask": {"about": "action"}}
    assert adjudicate(full) == adjudicate(data)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (push("B", "1000"), push("B", "1x1000")),
        (push("B", "1k"), push("B", "1x1000")),
        (push("B", "2x1k"), push("B", "2x1000")),
        (push("B", "  1x1000   1x500 "), push("B", "1x500 1x1000")),
        (push("B", "1x500 1x1000 2x500"), push("B", "3x500 1x1000")),
        (say("B", "Raise 2k"), say("B", "raise 2000")),
        (raise_to("B", 1000), act("B", "raise", by=500)),
        (push("B", "2x1000", first="words"), push("B", "2x1000")),
        (push("B", "2x1000", forward=False, unnoticed=False, had_time=True, announced=None), push("B", "2x1000")),
    ],
)
def test_the_same_thing_written_in_two_ways_is_the_same(one, other):
    assert adjudicate(after_flop("A B", bet("A", 500), one)) == adjudicate(after_flop("A B", bet("A", 500), other))


def test_figures_that_do_not_apply_are_null_or_left_out():
    figures = adjudicate(after_flop("A B", bet("A", 500))).as_data()["figures"]
    assert figures == {"call": 0, "increment": 0, "raises_from": None, "minimum_raise": None, "out": 0}
    facing = adjudicate(after_flop("A B", bet("A", 500), raise_to("B", 1500), call("A"))).as_data()["figures"]
    assert (facing["faces"], facing["reopened"]) == (1000, True)


def test_a_reading_is_written_like_a_verdict_with_the_premise_it_holds_under():
    data = after_flop("A B C", bet("A", 2000), raise_to("B", 8000), push("C", "2x1000"))
    first, second = adjudicate(data).as_data()["may"]
    assert first["premise"]["kind"] == "held-to-full-call"
    assert {key: second[key] for key in ("decision", "to", "adds", "returns", "forfeits", "all_in")} == {
        "decision": "fold",
        "to": None,
        "adds": 0,
        "returns": 0,
        "forfeits": 2000,
        "all_in": False,
    }
