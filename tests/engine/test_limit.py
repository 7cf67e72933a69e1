"""What may be bet in limit, and how often? Rulebook 2.6 (limit), 2.8-A, 2.11 (2024: rules 47, 48; 2026: 49, 50)."""

import pytest

from rules.engine.judging import adjudicate
from tests.engine.told import flop, options, ruled, told, why

SIZES = {"bet": 100, "raises": 3}
LIMIT = {"betting": "limit", "blinds": [50, 100], "limit": SIZES}
CAPPED = "A bet 100; B raise 200; A raise 300; B raise 400"


def limit(**sizes):
    return {**LIMIT, "limit": {**SIZES, **sizes}}


@pytest.mark.parametrize(
    ("street", "keys", "expected"),
    [
        ("flop", LIMIT, "check 0 | bet 100 | fold"),
        ("turn", LIMIT, "check 0 | bet 200 | fold"),
        ("river", LIMIT, "check 0 | bet 200 | fold"),
        ("turn", limit(big_bet=150), "check 0 | bet 150 | fold"),
    ],
)
def test_the_bet_has_one_size_a_street(street, keys, expected):
    assert options(told("A B", "", street=street, **keys), "A") == expected


@pytest.mark.parametrize(
    ("players", "story", "player", "expected"),
    [
        ("SB BB UTG", "", "UTG", "fold | call 100 | raise 200"),
        ("SB BB UTG", "UTG call", "SB", "fold | call 100 | raise 200"),
        ("SB BB UTG", "UTG call; SB call", "BB", "check 100 | raise 200 | fold"),
        ("SB BB UTG", "UTG raise 200", "SB", "fold | call 200 | raise 300"),
        ("SB BB UTG:150", "", "UTG", "fold | call 100 | raise 150"),
        ("SB BB UTG:80", "", "UTG", "fold | call 80"),
    ],
)
def test_a_raise_is_one_bet_more(players, story, player, expected):
    assert options(told(players, story, **LIMIT), player) == expected


@pytest.mark.parametrize(
    ("act", "expected"),
    [
        ("raise 150", "raise 200 +200"),
        ("raise 200", "raise 200 +200"),
        ("raise 201", "raise 200 +200"),
        ("raise +100", "raise 200 +200"),
        ("raise 5000", "raise 200 +200"),
        ("push 1x500 says raise", "raise 200 -300"),
        ("push 1x500", "call 100 -400"),
        ("push 1x100 9x5", "call 100 -45"),
        ("push 1x100 49x1", "call 100 -49"),
        ("push 1x100 2x25", "raise 200 +50"),
        ("push 5x100", "raise 200 -300"),
        ("say 149", "call 100 +100"),
        ("say 150", "raise 200 +200"),
    ],
)
def test_every_raise_comes_to_one_bet_more(act, expected):
    assert ruled(flop("A B C", f"A bet 100; B {act}", **LIMIT)) == expected


@pytest.mark.parametrize(
    ("act", "expected"),
    [
        ("say raise", "raise 200 +200"),
        ("say raise; B push 1x100", "raise 200 +100"),
        ("say raise; B push 1x100; B push 1x100", "raise 200"),
        ("say raise; B push 1x500", "raise 200 -300"),
        ("say raise; B raise 300", "raise 200 +200"),
        ("say bet; B push 3x100", "raise 200 -100"),
        ("say bet; B call", "director: call 100 +100 | raise 200 +200"),
    ],
)
@pytest.mark.parametrize("edition", ["2013", "2024", "2026"])
def test_raise_alone_is_the_only_raise_there_is(act, expected, edition):
    assert ruled(flop("A B C", f"A bet 100; B {act}", edition=edition, **LIMIT)) == expected


@pytest.mark.parametrize(("street", "expected"), [("flop", "bet 100 +100"), ("turn", "bet 200 +200")])
@pytest.mark.parametrize("word", ["bet", "raise"])
def test_bet_alone_is_the_only_bet_there_is(word, street, expected):
    data = flop("A B", f"A say {word}", street=street, **LIMIT)
    assert ruled(data) == expected
    assert why(data)[0] == "only-one-amount"


@pytest.mark.parametrize(
    ("stack", "expected"),
    [
        (99, "call 99 all-in +99"),
        (100, "call 100 all-in +100"),
        (101, "raise 101 all-in +101"),
        (199, "raise 199 all-in +199"),
        (200, "raise 200 all-in +200"),
        (201, "raise"),
    ],
)
def test_in_no_limit_a_stack_of_no_more_than_the_minimum_raise_leaves_only_one_amount(stack, expected):
    assert ruled(flop(f"A B:{stack} C", "A bet 100; B say raise", blinds=[50, 100])) == expected


def test_the_raise_alone_is_left_to_the_director_where_the_raises_are_made():
    assert ruled(flop("A B", f"{CAPPED}; A say raise", **LIMIT)) == "director: call 400 +100 | fold"


@pytest.mark.parametrize(
    ("act", "expected"),
    [
        ("bet 60", "bet 100 +100"),
        ("bet 100", "bet 100 +100"),
        ("bet 300", "bet 100 +100"),
        ("push 1x500", "bet 100 -400"),
        ("push 2x25", "bet 100 +50"),
    ],
)
def test_every_opening_bet_comes_to_one_bet(act, expected):
    assert ruled(flop("A B", f"A {act}", **LIMIT)) == expected


@pytest.mark.parametrize(
    ("story", "player", "keys", "expected"),
    [
        ("A bet 100; B raise 200; A raise 300", "B", LIMIT, "fold | call 300 | raise 400"),
        (CAPPED, "A", LIMIT, "fold | call 400"),
        (CAPPED, "A", limit(players_left=3), "fold | call 400"),
        (CAPPED, "A", limit(players_left=2), "fold | call 400 | raise 500"),
        (CAPPED, "A", limit(raises=4), "fold | call 400 | raise 500"),
        ("A bet 100", "B", limit(raises=0), "fold | call 100"),
        (CAPPED, "A", limit(raises=None), "fold | call 400 | raise 500"),
    ],
)
def test_the_cap_holds_heads_up_until_two_players_are_left_in_the_event(story, player, keys, expected):
    keys = {**keys, "limit": {key: value for key, value in keys["limit"].items() if value is not None}}
    assert options(flop("A B", story, **keys), player) == expected


def test_the_big_blind_is_the_opening_bet_that_the_raises_are_counted_from():
    story = "UTG raise 200; SB raise 300; BB raise 400"
    assert options(told("SB BB UTG", story, **LIMIT), "UTG") == "fold | call 400"
    assert options(told("SB BB UTG", story.rpartition(";")[0], **LIMIT), "BB") == "fold | call 300 | raise 400"


def test_the_raises_are_counted_anew_on_every_street():
    assert options(flop("A B", f"{CAPPED}; A call; -- turn; A bet 200", **LIMIT), "B") == "fold | call 200 | raise 400"


@pytest.mark.parametrize(
    ("act", "expected"),
    [
        ("raise 500", "director: call 400 +100 | fold"),
        ("push 2x100", "call 400 -100"),
        ("push 1x100", "call 400"),
        ("say 500", "call 400 +100"),
        ("call", "call 400 +100"),
    ],
)
def test_with_the_raises_made_a_raise_is_left_to_the_director_and_chips_are_a_call(act, expected):
    assert ruled(flop("A B", f"{CAPPED}; A {act}", **LIMIT)) == expected


def test_no_limit_and_pot_limit_know_no_cap():
    story = "A bet 100; B raise 200; A raise 300; B raise 400; A raise 500; B raise 600"
    assert ruled(flop("A B", f"{story}; A raise 700", blinds=[50, 100])) == "raise 700 +200"
    assert ruled(flop("A B", f"{story}; A raise 700", blinds=[50, 100], betting="pot-limit", pot=900)) == (
        "raise 700 +200"
    )


@pytest.mark.parametrize(("stack", "open_again"), [(149, False), (150, True), (151, True)])
def test_half_a_raise_reopens_the_betting_in_limit(stack, open_again):
    """Bet 100, all-in for a little more, call: is the betting open to the bettor?"""
    told_options = options(flop(f"A B:{stack} C", "A bet 100; B all-in; C call", **LIMIT), "A")
    assert ("raise" in told_options) is open_again
    assert told_options.startswith(f"fold | call {stack}")


@pytest.mark.parametrize(("stack", "open_again"), [(149, False), (150, False), (199, False), (200, True)])
def test_in_no_limit_it_takes_a_whole_one(stack, open_again):
    told_options = options(flop(f"A B:{stack} C", "A bet 100; B all-in; C call", blinds=[50, 100]), "A")
    assert ("raise" in told_options) is open_again


@pytest.mark.parametrize(("stack", "capped"), [(149, False), (150, True)])
def test_an_all_in_counts_as_a_raise_from_half_of_one(stack, capped):
    data = flop(f"A B:{stack} C", "A bet 100; B all-in", **limit(raises=1))
    assert (why(data, "C") == ["raises-capped"]) is capped


@pytest.mark.parametrize(
    ("stack", "expected"),
    [
        (150, "raise 150 all-in +150"),
        (200, "raise 200 all-in +200"),
        (201, "raise 200 +200"),
        (90, "call 90 all-in +90"),
    ],
)
def test_all_in_said_in_limit_is_one_bet_more_at_most(stack, expected):
    assert ruled(flop(f"A B:{stack} C", "A bet 100; B all-in", **LIMIT)) == expected


def test_pc_13_one_chip_on_a_posted_small_blind():
    """purequalitydomains.com: folded to the small blind with two 25s, one 100 on top in silence: a call."""
    assert ruled(told("SB=2x25 BB BTN", "BTN fold; SB push 1x100", **LIMIT)) == "call 100 -50"


def test_limits_bind_a_small_bet_that_nobody_noticed():
    data = flop("A B C", "A bet 60 unnoticed; B call", ask={"about": "correction"}, **LIMIT)
    assert ruled(data) == "corrected 100 +40"


def test_in_limit_an_all_in_short_of_half_a_bet_is_measured_by_half_a_bet():
    """200 bet; all-in for 299, 99 more, where half of a bet is 100."""
    data = flop("A B:299 C", "A bet 200; B all-in; C call; A say raise", betting="limit", limit={"bet": 200})
    found = adjudicate(data).findings[0]
    assert (found.kind, found.figures) == ("not-reopened-in-limit", {"faces": 99, "half": 100})


def test_what_is_open_in_limit_is_one_size():
    assert why(flop("A B", **LIMIT), "A") == ["may-check-or-bet-in-limit"]
    assert why(flop("A B", "A bet 100", **LIMIT), "B") == ["may-call-or-raise-in-limit"]


def test_an_opening_bet_that_is_cut_opens_to_the_size_it_is_cut_to():
    verdict = adjudicate(flop("A B", "A bet 300", **LIMIT))
    assert [(found.kind, found.figures) for found in verdict.findings] == [
        ("cut-to-fixed-size", {"total": 300, "maximum": 100}),
        ("opening-bet", {"total": 100}),
    ]
