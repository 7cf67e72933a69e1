"""To what does a raise go over an all-in of less than half a bet in limit? The rulebook is silent: 0, director."""

import pytest

from rules.engine.judging import adjudicate
from tests.engine.told import flop, options, ruled, ruled_in, told, why

LIMIT = {"betting": "limit", "blinds": [100, 200], "limit": {"bet": 200, "raises": 3}}
"""Bets of 200 on the flop, of 400 on the turn."""


@pytest.mark.parametrize(
    ("stack", "expected"),
    [
        (1, "director: raise 200 +200 | raise 201 +201"),
        (99, "director: raise 200 +200 | raise 299 +299"),
        (100, "raise 300 +300"),
        (101, "raise 301 +301"),
        (199, "raise 399 +399"),
        (200, "raise 400 +400"),
    ],
)
@pytest.mark.parametrize("act", ["say raise", "raise 200", "raise 5000"])
def test_over_a_bet_from_half_on_a_full_bet_is_put_on_top(stack, act, expected):
    """Less than half of a bet: a raise completes it to 200, or puts 200 on top; no rule says which."""
    data = flop(f"A:{stack} B C", f"A all-in; B {act}", **LIMIT)
    assert ruled(data) == expected
    assert ("short-bet-open" in why(data)) is expected.startswith("director")


@pytest.mark.parametrize(
    ("stack", "expected"),
    [
        (201, "director: raise 400 +400 | raise 401 +401"),
        (299, "director: raise 400 +400 | raise 499 +499"),
        (300, "raise 500 +500"),
        (301, "raise 501 +501"),
        (400, "raise 600 +600"),
    ],
)
def test_the_same_over_a_raise(stack, expected):
    assert ruled(flop(f"A B:{stack} C", "A bet 200; B all-in; C say raise", **LIMIT)) == expected


@pytest.mark.parametrize(
    ("stacks", "expected"),
    [
        # Each adds less than half: 290 and 380 are still short of 400, 400 and 410 are not.
        ((290, 380), "director: raise 400 +400 | raise 580 +580"),
        ((290, 389), "director: raise 400 +400 | raise 589 +589"),
        ((299, 398), "director: raise 400 +400 | raise 598 +598"),
        ((290, 390), "raise 590 +590"),
        ((290, 400), "raise 600 +600"),
    ],
)
def test_several_short_ones_are_completed_to_the_same_bet(stacks, expected):
    players = f"A B:{stacks[0]} C:{stacks[1]} D"
    assert ruled(flop(players, "A bet 200; B all-in; C all-in; D say raise", **LIMIT)) == expected


def test_several_short_ones_may_reach_the_full_bet_themselves():
    """280, 360, 400: nothing is left to complete."""
    data = flop("A B:280 C:360 D:400 E", "A bet 200; B all-in; C all-in; D all-in; E say raise", **LIMIT)
    assert ruled(data) == "raise 600 +600"


def over_50(act, players="A:50 B C", **keys):
    """A is all-in for 50: a raise goes to 200 or to 250; half of one is reached at 125 or at 150."""
    return flop(players, f"A all-in; B {act}", **{**LIMIT, **keys})


@pytest.mark.parametrize(
    ("act", "expected"),
    [
        ("call", "call 50 +50"),
        ("fold", "fold"),
        ("push 2x25", "call 50"),
        ("push 1x500", "call 50 -450"),
        ("push 1x100 24x1", "call 50 -74"),
        ("push 1x100 1x25", "director: raise 200 +75 | call 50 -75"),
        ("push 1x100 49x1", "director: raise 200 +51 | call 50 -99"),
        ("push 1x100 2x25", "director: raise 200 +50 | raise 250 +100"),
        ("push 2x100", "director: raise 200 | raise 250 +50"),
        ("push 5x100", "director: raise 200 -300 | raise 250 -250"),
        ("push 1x500 says raise", "director: raise 200 -300 | raise 250 -250"),
        ("say 124", "call 50 +50"),
        ("say 125", "director: raise 200 +200 | call 50 +50"),
        ("say 149", "director: raise 200 +200 | call 50 +50"),
        ("say 150", "director: raise 200 +200 | raise 250 +250"),
        ("check", "held: call 50 +50 | fold"),
    ],
)
def test_what_comes_to_the_same_either_way_is_ruled(act, expected):
    assert ruled(over_50(act)) == expected


@pytest.mark.parametrize(
    ("stack", "expected"),
    [
        (51, "raise 51 all-in +51"),
        (200, "raise 200 all-in +200"),
        (201, "director: raise 200 +200 | raise 201 all-in +201"),
        (250, "director: raise 200 +200 | raise 250 all-in +250"),
        (251, "director: raise 200 +200 | raise 250 +250"),
    ],
)
def test_a_second_all_in_over_it(stack, expected):
    assert ruled(over_50("all-in", players=f"A:50 B:{stack} C")) == expected


@pytest.mark.parametrize("act", ["push 1x100 24x1", "say 124"])
def test_it_is_said_that_it_makes_no_difference(act):
    """Half of a raise is put at no figure then."""
    kinds = why(over_50(act))
    assert kinds[-1] == "short-bet-makes-no-difference"
    assert "half-not-reached" not in kinds


def test_no_figure_is_given_for_the_raise_that_is_left_open():
    figures = adjudicate(over_50("call")).figures
    assert (figures.call, figures.increment) == (50, 200)
    assert (figures.raises_from, figures.minimum_raise, figures.maximum) == (None, None, None)


def test_the_options_name_both_raises():
    data = over_50("call")
    assert options(data, "C") == "fold | call 50 | raise 200 | raise 250"
    assert why(data, "C") == ["short-bet-open"]
    assert options(over_50("call", players="A:50 B C:150"), "C") == "fold | call 50 | raise 150"


def test_words_left_to_the_director_hold_for_the_chips_that_follow():
    """A chip of 500 after "raise" is no silent overchip."""
    assert ruled(over_50("say raise; B push 1x500")) == "director: raise 200 -300 | raise 250 -250"
    assert ruled(over_50("say raise; B push 2x100")) == "director: raise 200 | raise 250 +50"
    facing = "A bet 600; B say bet 800; B push 1x500 3x100"
    assert ruled(flop("A B C", facing, blinds=[100, 200])) == "director: call 600 -200 | raise 1200 +400"
    undercall = "A bet 600; B raise 1200; C say 600; C push 1x500 1x100"
    assert ruled(flop("A B C", undercall, blinds=[100, 200])) == "director: call 1200 +600 | fold leaves 600"


@pytest.mark.parametrize("act", ["fold", "call", "check", "say call", "say 900"])
@pytest.mark.parametrize("said", ["say raise", "raise 200", "raise +200"])
def test_a_raise_said_binds_to_one_of_the_two(said, act):
    assert ruled(over_50(f"{said}; B {act}")) == "director: raise 200 +200 | raise 250 +250"


@pytest.mark.parametrize("said", ["say raise", "raise 200", "raise +200", "say 400"])
def test_chips_after_it_are_no_silent_overchip(said):
    assert ruled(over_50(f"{said}; B push 1x500")) == "director: raise 200 -300 | raise 250 -250"


def test_where_the_freedom_to_raise_is_debated_a_call_is_a_reading_too():
    """2011: C acted out of turn, and A's all-in has changed the action."""
    story = "C check; A all-in; B call; C say raise"
    data = flop("A:50 B C", story, edition="2011", **LIMIT)
    assert ruled(data) == "director: raise 200 +200 | raise 250 +250 | call 50 +50"


def test_play_goes_on_with_the_bet_completed_and_the_next_raise_is_a_full_one():
    assert ruled(over_50("say raise; C say raise")) == "raise 400 +400"
    assert why(over_50("say raise; C say raise"))[0] == "director-left-open"


def test_it_reopens_nothing():
    """A faces 99 of 200: he may not raise, whatever a raise would come to."""
    data = flop("A B:299 C", "A bet 200; B all-in; C call; A raise 400", **LIMIT)
    assert ruled(data) == "director: call 299 +99 | fold"


@pytest.mark.parametrize("edition", ["2011", "2013", "2019", "2022", "2024", "2026"])
def test_no_edition_settles_it(edition):
    assert ruled_in(over_50("say raise"), edition) == "director: raise 200 +200 | raise 250 +250"


@pytest.mark.parametrize(
    ("data", "expected"),
    [
        # The big blind is the bet before the flop, whatever the bets are.
        (told("SB BB UTG", "UTG say raise", betting="limit", blinds=[50, 100], limit={"bet": 400}), "raise 500 +500"),
        (told("SB BB UTG:280 BTN", "UTG all-in; BTN say raise", **LIMIT), "director: raise 400 +400 | raise 480 +480"),
        (told("SB BB UTG:300 BTN", "UTG all-in; BTN say raise", **LIMIT), "raise 500 +500"),
        (flop("A:150 B", "A all-in; B say raise", street="turn", **LIMIT), "call 150 +150"),
        (
            flop("A:150 B C", "A all-in; B say raise", street="turn", **LIMIT),
            "director: raise 400 +400 | raise 550 +550",
        ),
        (flop("A:150 B C", "A all-in; B say raise", blinds=[100, 200]), "raise"),
        (flop("A:150 B C", "A all-in; B raise 350", blinds=[100, 200]), "raise 350 +350"),
    ],
)
def test_before_the_flop_on_the_turn_and_in_no_limit(data, expected):
    assert ruled(data) == expected
