"""What becomes of chips short of the call? Rulebook 2.7 (2024: rule 51, 2026: 53): no 50% test here."""

import pytest

from tests.engine.tables import after_flop, before_flop, bet, call, deal, fold, judged, kinds, push, raise_to, say


def facing_8000(*events, players="A B C", edition="2024"):
    return after_flop(players, bet("A", 2000), raise_to("B", 8000), *events, edition=edition)


WORKED = {
    "1: 2000 silent over a raise, several players": (
        facing_8000(push("C", "2x1000")),
        "director: call 8000, adds 6000 | fold, forfeits 2000",
    ),
    "2: 2000 silent over the opening bet": (
        after_flop("A B C D", bet("A", 8000), push("B", "2x1000")),
        "call 8000, adds 6000",
    ),
    "3: call was said": (facing_8000(push("C", "2x1000", says="call")), "call 8000, adds 6000"),
    "4: one 500 at 1200": (
        before_flop("SB BB A B C", 200, 400, call("A"), raise_to("B", 1200), push("C", "1x500")),
        "director: call 1200, adds 700 | fold, returns 100, forfeits 400",
    ),
    "4: and the player folds": (
        before_flop("SB BB A B C", 200, 400, call("A"), raise_to("B", 1200), push("C", "1x500"), fold("C")),
        "fold, returns 100, forfeits 400",
    ),
}


@pytest.mark.parametrize(("data", "ruled"), WORKED.values(), ids=WORKED)
def test_the_worked_examples(data, ruled):
    assert judged(data) == ruled


@pytest.mark.parametrize("chips", ["1x1", "1x100", "1x500 1x499", "1x999"])
def test_anything_less_than_the_opening_bet_is_a_full_call(chips):
    assert judged(after_flop("A B C", bet("A", 1000), push("B", chips))).startswith("call 1000")


@pytest.mark.parametrize("chips", ["1x1", "1x4000", "1x7999"])
def test_heads_up_anything_less_than_any_bet_is_a_full_call(chips):
    data = facing_8000(fold("C"), push("A", chips, pulls="1x2000"), players="A B C")
    data["events"][0] = push("A", "1x2000")
    assert judged(data).startswith("call 8000")


def test_before_the_flop_the_big_blind_is_the_opening_bet():
    assert judged(before_flop("SB BB UTG BTN", 50, 100, push("UTG", "1x25"))) == "call 100, adds 75"
    assert judged(before_flop("SB BB UTG BTN", 50, 100, call("UTG"), push("BTN", "2x25"))) == "call 100, adds 50"


@pytest.mark.parametrize(
    ("chips", "leaves"),
    [
        ("1x1999", "fold, forfeits 1999"),
        ("1x2000", "fold, forfeits 2000"),
        ("1x2001", "fold, returns 1, forfeits 2000"),
        ("1x5000", "fold, returns 3000, forfeits 2000"),
        ("1x7999", "fold, returns 5999, forfeits 2000"),
    ],
)
def test_what_is_forfeited_is_the_highest_earlier_level_that_the_chips_cover(chips, leaves):
    assert judged(facing_8000(push("C", chips))).split(" | ")[1] == leaves


def test_with_several_levels_the_highest_one_covered_counts():
    levels = bet("A", 1000), raise_to("B", 2500), raise_to("C", 6000)
    assert judged(after_flop("A B C D", *levels, push("D", "1x2499"))).endswith("returns 1499, forfeits 1000")
    assert judged(after_flop("A B C D", *levels, push("D", "1x2500"))).endswith("fold, forfeits 2500")
    assert judged(after_flop("A B C D", *levels, push("D", "1x5000"))).endswith("returns 2500, forfeits 2500")


def test_last_chips_short_of_the_call_are_an_all_in_call():
    assert judged(facing_8000(push("C", "2x1000"), players="A B C:2000")) == "call 2000 all-in"
    assert judged(facing_8000(push("C", "1x1999"), players="A B C:2000")).startswith("director")


def test_an_amount_said_is_an_undercall_as_well():
    assert judged(facing_8000(say("C", "2000"))) == ("director: call 8000, adds 8000 | fold, adds 2000, forfeits 2000")
    assert judged(after_flop("A B C", bet("A", 8000), say("B", "2000"))) == "call 8000, adds 8000"


@pytest.mark.parametrize("words", ["call", "raise"])
def test_call_or_raise_said_in_turn_binds_to_the_full_action(words):
    ruled = {"call": "call 8000, adds 7500", "raise": "raise 14000, adds 13500"}[words]
    assert judged(facing_8000(push("C", "1x500", says=words))) == ruled


def test_more_than_half_of_the_bet_makes_no_difference():
    assert judged(facing_8000(push("C", "1x5000"))).startswith("director")


def test_in_2011_every_undercall_was_the_directors():
    """The opener's and the heads-up rule are in the text from 2013 on."""
    opener = after_flop("A B C", bet("A", 8000), push("B", "2x1000"), edition="2011")
    heads_up = after_flop("A B", bet("A", 8000), push("B", "2x1000"), edition="2011")
    assert judged(opener) == "director: call 8000, adds 6000 | fold, forfeits 2000"
    assert judged(heads_up) == "director: call 8000, adds 6000 | fold, forfeits 2000"
    assert judged({**opener, "edition": "2013"}) == "call 8000, adds 6000"
    assert judged({**heads_up, "edition": "2013"}) == "call 8000, adds 6000"


def test_what_a_blind_had_in_already_is_forfeited_at_the_least():
    """The big blind's 400 stay in the pot, though he pulled them back, which did not bind yet, and put out one 100."""
    start = raise_to("UTG", 1200), call("BTN"), call("SB")
    chips = push("BB", "1x100", pulls="2x200")
    data = before_flop("SB BB=2x200 UTG BTN", 200, 400, *start, chips, edition="2013")
    assert judged(data) == "director: call 1200, adds 1100 | fold, adds 300, forfeits 400"


# Undercalls in a row


FOLLOWED = "director: call 8000, adds 6000 | fold, forfeits 2000 | fold, returns 2000"


@pytest.mark.parametrize(
    ("events", "ruled"),
    [
        pytest.param((push("C", "2x1000"),), FOLLOWED, id="the same chips"),
        pytest.param((push("C", "1x1000 10x100"),), FOLLOWED, id="the same amount"),
        pytest.param(
            (push("C", "1x500"),), "director: call 8000, adds 7500 | fold, forfeits 500 | fold, returns 500", id="fewer"
        ),
        pytest.param(
            (say("C", "2000"),), "director: call 8000, adds 8000 | fold, adds 2000, forfeits 2000 | fold", id="said"
        ),
        pytest.param((push("C", "2x1000"), push("D", "2x1000")), FOLLOWED, id="three in a row"),
        pytest.param((fold("C"), push("D", "2x1000")), FOLLOWED, id="a fold between them"),
        pytest.param((push("C", "2x1000"), call("C")), "call 8000, adds 6000", id="the full call is chosen"),
        pytest.param((push("C", "2x1000"), fold("C")), "fold, forfeits 2000", id="the fold is chosen"),
        pytest.param((push("C", "2x1000", says="call"),), "call 8000, adds 6000", id="call was said"),
        pytest.param((call("C"), push("D", "2x1000")), "call 8000, adds 6000", id="a full call between them"),
        pytest.param((push("B", "6x1000"), push("C", "2x1000")), "call 8000, adds 6000", id="the first made it up"),
        pytest.param((push("B", "5x1000"), push("C", "2x1000")), FOLLOWED, id="the first made it up in part"),
        pytest.param((push("C", "8x1000"),), "call 8000", id="the call"),
    ],
)
def test_a_player_who_follows_an_undercall_is_left_to_the_director(events, ruled):
    assert judged(after_flop("A B C D", bet("A", 8000), push("B", "2x1000"), *events)) == ruled


def test_the_last_chips_after_an_undercall_are_an_all_in_call():
    data = after_flop("A B C:2000", bet("A", 8000), push("B", "2x1000"), push("C", "2x1000"))
    assert judged(data) == "call 2000 all-in"


@pytest.mark.parametrize("edition", ["2011", "2013", "2019", "2022", "2024", "2026"])
def test_limps_that_are_too_small_are_undercalls_in_a_row_as_well(edition):
    limps = push("UTG", "1x50"), push("CO", "2x25"), push("BTN", "1x50")
    data = before_flop("SB BB UTG CO BTN", 50, 100, *limps, edition=edition)
    assert judged(data) == "director: call 100, adds 50 | fold, forfeits 50 | fold, returns 50"
    assert "undercalls-in-a-row" in kinds(data)


def test_over_a_raise_a_second_undercall_may_be_taken_back_too():
    data = facing_8000(push("C", "2x1000"), push("D", "2x1000"), players="A B C D")
    assert judged(data) == FOLLOWED
    assert kinds(data) == ["director-left-open", "undercalls-in-a-row"]


def test_a_raise_or_a_new_street_ends_the_row():
    raised = after_flop("A B C D", bet("A", 8000), push("B", "2x1000"), raise_to("C", 16000), push("D", "2x1000"))
    assert judged(raised) == "director: call 16000, adds 14000 | fold, forfeits 2000"
    start = bet("A", 8000), call("B"), push("C", "2x1000"), deal("turn")
    assert judged(after_flop("A B C", *start, bet("A", 5000), push("B", "1x1000"))) == "call 5000, adds 4000"
