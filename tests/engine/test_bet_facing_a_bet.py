"""What does "bet" count as facing a bet? Rulebook 2.11 settles other invalid declarations only (2024: rule 55)."""

import pytest

from tests.engine.told import flop, ruled, ruled_in, told, why


def facing_600(acts, players="A B C", **keys):
    """100-200: 600 to call, a raise from 900, the minimum 1200."""
    return flop(players, f"A bet 600; {acts}", **{"blinds": [100, 200], **keys})


@pytest.mark.parametrize("act", ["say bet {}", "bet {}"])
@pytest.mark.parametrize(
    ("amount", "expected"),
    [
        (599, "director: call 600 +600 | raise 1200 +1200"),
        (600, "director: call 600 +600 | raise 1200 +1200"),
        (899, "director: call 600 +600 | raise 1200 +1200"),
        (900, "raise 1200 +1200"),
        (1000, "raise 1200 +1200"),
        (1200, "raise 1200 +1200"),
        (1201, "raise 1201 +1201"),
    ],
)
def test_where_a_raise_and_the_amount_alone_differ_the_director_decides(act, amount, expected):
    data = facing_600(f"B {act.format(amount)}")
    assert ruled(data) == expected
    assert why(data)[0] == ("bet-facing-bet" if expected.startswith("director") else "bet-comes-to-the-same")


def test_short_of_a_raise_faced_by_several_players_there_are_three_readings():
    data = facing_600("B raise 1800; C say bet 1000")
    assert ruled(data) == "director: call 1800 +1800 | fold +600 leaves 600 | raise 3000 +3000"


@pytest.mark.parametrize(
    ("chips", "expected"),
    [
        ("1x1000", "director: call 600 -400 | raise 1200 +200"),
        ("1x500 3x100", "director: call 600 -200 | raise 1200 +400"),
        ("1x500 4x100", "raise 1200 +300"),
        ("1x500 7x100", "raise 1200"),
        ("1x500 8x100", "raise 1300"),
    ],
)
@pytest.mark.parametrize("act", ["push {} says bet", "say bet; B push {}"])
def test_with_no_amount_the_chips_give_it_in_both_readings(act, chips, expected):
    assert ruled(facing_600(f"B {act.format(chips)}")) == expected


@pytest.mark.parametrize(
    ("acts", "expected"),
    [
        ("say bet; B fold", "director: fold | raise 1200 +1200"),
        ("say bet; B call", "director: call 600 +600 | raise 1200 +1200"),
        ("say bet; B check", "director: call 600 +600 | fold | raise 1200 +1200"),
        ("say bet; B say 899", "director: call 600 +600 | raise 1200 +1200"),
        ("say bet; B say 900", "raise 1200 +1200"),
        ("say bet; B raise 800", "raise 1200 +1200"),
        ("say bet; B say raise", "raise"),
        ("say bet; B say eight?", "director: call 600 +600 | raise 1200 +1200"),
        ("say bet; B push 3x500 says eight?", "director: call 600 -900 | raise 1200 -300"),
    ],
)
def test_what_is_said_after_it_is_read_with_it_and_without(acts, expected):
    assert ruled(facing_600(f"B {acts}")) == expected


@pytest.mark.parametrize(
    ("pot", "expected"),
    [
        (199, "director: call 600 +600 | raise 1200 +1200"),
        (200, "director: call 600 +600 | raise 1200 +1200"),
        (7400, "raise 8000 +8000"),
    ],
)
def test_a_number_of_open_scale_after_it_is_read_both_ways(pot, expected):
    """600 in front: "eight" is 800 from a pot of 800 on, and 8000 from 8000 on."""
    assert ruled(facing_600("B say bet; B say eight?", pot=pot)) == expected


@pytest.mark.parametrize(
    ("act", "expected"),
    [
        ("call", "director: call 600 +600 | raise 1200 +1200"),
        ("fold", "director: call 600 +600 | raise 1200 +1200"),
        ("say 3000", "director: call 600 +600 | raise 1200 +1200"),
        ("push 1x500 3x100", "director: call 600 -200 | raise 1200 +400"),
        ("push 1x500", "director: call 600 +100 | raise 1200 +700"),
    ],
)
@pytest.mark.parametrize("said", ["say bet 800", "bet 800"])
def test_what_is_left_open_stays_so_whatever_follows(said, act, expected):
    assert ruled(facing_600(f"B {said}; B {act}")) == expected


@pytest.mark.parametrize(
    ("act", "expected"),
    [("call", "call 725 +125"), ("fold", "director: call 725 +125 | fold"), ("push 1x500", "call 725 -375")],
)
def test_where_the_betting_is_closed_it_is_left_to_the_director_until_the_player_calls(act, expected):
    """B has called 600, and C is all-in for 125 more."""
    story = "B call; C all-in; A call; B say bet 1500"
    data = facing_600(story, players="A B C:725")
    assert ruled(data) == "director: call 725 +125 | fold"
    assert ruled(facing_600(f"{story}; B {act}", players="A B C:725")) == expected


@pytest.mark.parametrize(
    ("act", "expected"),
    [
        ("say 3000", "director: call 600 +600 | raise 1200 +1200"),
        ("fold", "director: call 600 +600 | raise 1200 +1200"),
        ("push 8x100", "director: call 600 -200 | raise 1200 +400"),
    ],
)
def test_said_out_of_turn_it_stays_open_once_it_binds(act, expected):
    assert ruled(facing_600(f"C say bet 800; B fold; C {act}")) == expected


def test_a_stack_of_no_more_than_the_minimum_leaves_nothing_to_decide():
    assert ruled(facing_600("B say bet 1000", players="A B:900 C")) == "raise 900 all-in +900"


@pytest.mark.parametrize(
    ("amount", "expected"), [(299, "director: call 200 +200 | raise 400 +400"), (300, "raise 400 +400")]
)
def test_a_blind_is_a_bet_to_match(amount, expected):
    assert ruled(told("SB BB UTG", f"UTG say bet {amount}", blinds=[100, 200])) == expected


@pytest.mark.parametrize(
    ("amount", "expected"), [(200, "director: check 200 | raise 400 +200"), (500, "raise 500 +300")]
)
def test_the_big_blind_may_bet_on_his_option_and_it_is_read_both_ways(amount, expected):
    data = told("SB BB UTG", f"UTG call; SB call; BB say bet {amount}", blinds=[100, 200])
    assert ruled(data) == expected


@pytest.mark.parametrize("edition", ["2011", "2013", "2019", "2022", "2024", "2026"])
def test_no_edition_settles_it(edition):
    assert ruled_in(facing_600("B say bet 800"), edition) == "director: call 600 +600 | raise 1200 +1200"
    assert ruled_in(facing_600("B say bet 1500"), edition) == "raise 1500 +1500"
