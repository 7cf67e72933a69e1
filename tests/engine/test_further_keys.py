"""The keys that the format marks (2) are read and judged, and refused where they make no sense."""

import pytest

from rules.engine.judging import adjudicate
from tests.engine.told import faults, flop, told

BLINDS = {"blinds": [50, 100]}
LIMIT = {"betting": "limit", "limit": {"bet": 100}, **BLINDS}


@pytest.mark.parametrize(
    "data",
    [
        told("SB BB UTG", "UTG call", betting="pot-limit", **BLINDS),
        told("SB BB UTG", "UTG call", **LIMIT),
        told("SB BB UTG", "UTG call", **{**LIMIT, "limit": {"bet": 1, "big_bet": 2, "raises": 0, "players_left": 9}}),
        *(flop("A B", "A check", game=game) for game in ("board", "board-hilo", "stud", "razz")),
        told("SB BB UTG", "UTG call", ante={"amount": 10, "payer": "everyone"}, **BLINDS),
        told("SB BB UTG", "UTG call", ante={"amount": 10, "payer": "big-blind"}, **BLINDS),
        flop("A B", "A check", hand_for_hand=True),
        flop("A B", "A check; B check; A muck"),
        flop("A B", "A check; B check; A show"),
        flop("A:50 B", "A all-in; A find 1x25"),
        flop("A B", "A bet 300 announced=200", **BLINDS),
        flop("A B", "A say pot quoted=900", betting="pot-limit", pot=800, **BLINDS),
        flop("A B", "A bet 30 unnoticed", **BLINDS),
        flop("A B", "B bet 300 no-time", **BLINDS),
        flop("A B", "A check if", **BLINDS),
        flop("A B", "A say five?", pot=900, **BLINDS),
        flop("A B", "", ask={"about": "options", "of": "B"}),
        flop("A B", "A check; B check", ask={"about": "split", "winners": {"main": ["A"]}}, pot=100),
        flop("A B", "A check; B check", ask="first-to-show"),
        flop("A B", "A bet 300 unnoticed", ask="correction"),
    ],
)
def test_they_are_judged(data):
    assert adjudicate(data).as_data()["format"] == 1


@pytest.mark.parametrize(
    ("keys", "expected"),
    [
        ({"betting": "limit"}, ["limit: missing"]),
        ({"betting": "limit", "limit": {}}, ["limit.bet: missing"]),
        ({"betting": "limit", "limit": {"bet": 0}}, ["limit.bet: not-positive"]),
        ({"betting": "limit", "limit": {"bet": 100, "raises": -1}}, ["limit.raises: negative"]),
        ({"betting": "limit", "limit": {"bet": 100, "cap": 3}}, ["limit.cap: unknown-key"]),
        ({"betting": "limit", "limit": {"bet": "100"}}, ["limit.bet: not-a-whole-number"]),
        ({"limit": {"bet": 100}}, ["limit: only-in-limit"]),
        ({"betting": "pot-limit", "limit": {"bet": 100}}, ["limit: only-in-limit", "pot: missing"]),
        ({"betting": "spread"}, ["betting: unknown-word"]),
        ({"betting": "pot-limit"}, ["pot: missing"]),
        ({"betting": "pot-limit", "street": "preflop"}, ["blinds: missing"]),
        ({"game": "badugi"}, ["game: unknown-word"]),
        ({"hand_for_hand": 1}, ["hand_for_hand: not-yes-or-no"]),
        ({"ask": "who-wins"}, ["ask.about: unknown-word"]),
        ({"ask": {"about": "split", "winners": {"main": ["A"]}, "smallest": 0}}, ["ask.smallest: not-positive"]),
    ],
)
def test_a_table_that_cannot_be_meant_is_refused(keys, expected):
    assert faults(flop("A B", "A check; B check", **keys)) == expected


@pytest.mark.parametrize(
    ("story", "keys", "expected"),
    [
        ("A bet 300 quoted=900", BLINDS, ["events[0].quoted: only-in-pot-limit"]),
        ("A check; B bet 300 quoted=900", LIMIT, ["events[1].quoted: only-in-pot-limit"]),
        ("A say pot quoted=0", {"betting": "pot-limit", "pot": 9}, ["events[0].quoted: not-positive"]),
        ("A bet 300 announced=0", BLINDS, ["events[0].announced: not-positive"]),
        ("A call unnoticed", BLINDS, ["events[0].unnoticed: only-for-bets-and-raises"]),
        ("A find 1x25", BLINDS, ["events[0].player: not-all-in"]),
        ("A bet 300; B call calls=1", BLINDS, ["events[1].calls: no-act-there"]),
        ("A bet 300; B fold calls=0", BLINDS, ["events[1].calls: calls-without-a-call"]),
        ("A bet 300; B say raise calls=0", BLINDS, ["events[1].calls: calls-without-a-call"]),
        ("A bet 300; B push 1x300 says raise calls=0", BLINDS, ["events[1].calls: calls-without-a-call"]),
        ("A bet 300; B call calls=-1", BLINDS, ["events[1].calls: negative"]),
        ("A check; B call calls=0", BLINDS, ["events[1].calls: calls-no-bet"]),
    ],
)
def test_an_act_that_cannot_be_meant_is_refused(story, keys, expected):
    assert faults(flop("A B", story, **keys)) == expected


def test_every_fault_is_told_at_once():
    data = flop("A B", "A bet 300 quoted=900; X call", limit={"bet": 100}, ask={"about": "options", "of": "Y"})
    assert faults(data) == [
        "events[1].player: unknown-player",
        "limit: only-in-limit",
        "events[0].quoted: only-in-pot-limit",
        "ask.of: unknown-player",
    ]


@pytest.mark.parametrize(
    "said", [{"unclear": "five"}, {"unclear": True}, {"unclear": 5, "of": 1}, {"unclear": None}, 5]
)
def test_words_are_text_or_a_number_of_open_scale(said):
    data = flop("A B", "A check")
    data["events"] = [{"player": "A", "does": "say", "says": said}]
    assert faults(data) == ["events[0].says: not-text"]


@pytest.mark.parametrize("said", [0, -5])
def test_a_number_of_open_scale_is_positive(said):
    data = flop("A B", "A check", pot=900)
    data["events"] = [{"player": "A", "does": "say", "says": {"unclear": said}}]
    assert faults(data) == ["events[0].says: not-positive"]
