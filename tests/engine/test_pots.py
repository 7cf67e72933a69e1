"""Which pots are there, who plays for each, and what goes back? Rulebook 2.12 (2024: rule 21, 2026: 23)."""

import pytest

from rules.engine.judging import adjudicate
from tests.engine.tables import after_flop, all_in, before_flop, bet, call, check, deal, fold, push, raise_to


def pots(data):
    return [f"{pot.name} {pot.amount} {' '.join(pot.players)}" for pot in _verdict(data).pots]


def returned(data):
    return _verdict(data).returned


def _verdict(data):
    return adjudicate({**data, "ask": "pots"})


@pytest.mark.parametrize(
    ("data", "expected", "back"),
    [
        (after_flop("A B C", bet("A", 100), call("B"), call("C"), pot=250), ["main 550 A B C"], {}),
        (after_flop("A:700 B C", all_in("A"), call("B"), call("C")), ["main 2100 A B C"], {}),
        (after_flop("A:700 B", all_in("A"), raise_to("B", 2000)), ["main 1400 A B"], {}),
        (after_flop("A:2000 B:700", all_in("A"), call("B"), pot=100), ["main 1500 A B"], {"A": 1300}),
        (
            after_flop("A:300 B:500 C:900 D", all_in("A"), all_in("B"), all_in("C"), call("D")),
            ["side-2 800 C D", "side-1 600 B C D", "main 1200 A B C D"],
            {},
        ),
        (
            after_flop("A:300 B:500 C:900", all_in("A"), all_in("B"), all_in("C"), pot=1000),
            ["side-1 400 B C", "main 1900 A B C"],
            {},
        ),
        (
            after_flop("A:900 B:500 C:300", all_in("A"), all_in("B"), all_in("C"), pot=1000),
            ["side-1 400 A B", "main 1900 A B C"],
            {"A": 400},
        ),
        (after_flop("A B:300 C", bet("A", 200), all_in("B"), call("C"), fold("A")), ["main 800 B C"], {}),
        (after_flop("A B C", bet("A", 500), fold("B"), fold("C"), pot=300), ["main 300 A"], {"A": 500}),
        (
            after_flop("A:300 B:300 C", all_in("A"), call("B"), call("C")),
            ["main 900 A B C"],
            {},
        ),
    ],
)
def test_each_level_makes_a_pot_and_the_last_formed_is_awarded_first(data, expected, back):
    assert (pots(data), returned(data)) == (expected, back)


def test_folded_players_chips_stay_in_the_pots_they_reached():
    """A leaves 500 behind: 300 of them in the main pot, 200 in the side pot of C and D."""
    data = after_flop("A B:300 C D", bet("A", 500), all_in("B"), raise_to("C", 1500), call("D"), fold("A"))
    assert pots(data) == ["side-1 2600 C D", "main 1200 B C D"]


def test_a_player_who_can_still_call_counts_for_the_side_pot():
    data = after_flop("A:500 B C", all_in("A"), raise_to("B", 1500))
    assert pots(data) == ["side-1 1000 B C", "main 1000 A B C"]


def test_chips_of_earlier_streets_and_of_this_one_are_put_together():
    data = before_flop(
        "SB BB:400 BTN", 50, 100, call("BTN"), call("SB"), check("BB"), deal("flop"), bet("SB", 600), call("BB")
    )
    data["events"].append(call("BTN"))
    assert pots(data) == ["side-1 600 SB BTN", "main 1200 SB BB BTN"]


def test_a_blind_that_is_all_in_wins_its_amount_from_each():
    """100-200, the big blind all-in for 125: the others call 200 (PC-71)."""
    data = before_flop("SB BB:125 BTN", 100, 200, call("BTN"), call("SB"))
    assert pots(data) == ["side-1 150 SB BTN", "main 375 SB BB BTN"]


def test_a_small_blind_that_is_short_makes_the_main_pot():
    """2,000-4,000, small blind 1,500, one call and a check: 9,500 in all (PC-73)."""
    data = before_flop("SB:1500 BB BTN", 2000, 4000, call("BTN"), check("BB"))
    assert pots(data) == ["side-1 5000 BB BTN", "main 4500 SB BB BTN"]


def test_chips_a_folded_blind_left_make_no_pot_of_their_own():
    data = before_flop("SB BB BTN:60", 50, 100, all_in("BTN"), fold("SB"))
    assert pots(data) == ["main 170 BB BTN"]
    assert returned(data) == {"BB": 40}


def test_a_forfeited_undercall_stays_in_the_pot():
    data = before_flop("SB BB A B C", 200, 400, call("A"), raise_to("B", 1200), push("C", "1x500"), fold("C"))
    data["events"] += [fold("SB"), fold("BB"), call("A")]
    assert pots(data) == ["main 3400 A B"]
