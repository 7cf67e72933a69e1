"""Who is paid what, and who gets the odd chip? Rulebook 2.12 and 3 (2024: rules 20, 21; 2026: 21, 23)."""

import pytest

from rules.engine.judging import adjudicate
from tests.engine.told import faults, flop, told, why


def split(players, story, winners, *, low=None, **keys):
    ask = {"about": "split", "winners": _named(winners), **({"low": _named(low)} if low else {})}
    for key in ("smallest", "high_cards"):
        if key in keys:
            ask[key] = keys.pop(key)
    return flop(players, story, ask=ask, **{"street": "river", **keys})


def _named(winners):
    """``"A B"`` wins the main pot; ``{"main": "A", "side-1": "B C"}`` names every pot."""
    winners = {"main": winners} if isinstance(winners, str) else winners
    return {pot: names.split() for pot, names in winners.items()}


def shares(data):
    verdict = adjudicate(data)
    assert sum(verdict.details["shares"].values()) == sum(pot.amount for pot in verdict.pots)
    return verdict.details["shares"]


CHECKED = "A check; B check; C check"


@pytest.mark.parametrize(
    ("pot", "smallest", "winners", "expected"),
    [
        (375, 25, "C", {"C": 375}),
        (400, 25, "A B", {"A": 200, "B": 200}),
        (375, 25, "B C", {"B": 200, "C": 175}),
        (375, 25, "C B", {"B": 200, "C": 175}),
        (375, 25, "A C", {"A": 200, "C": 175}),
        (350, 25, "A B C", {"A": 125, "B": 125, "C": 100}),
        (325, 25, "A B C", {"A": 125, "B": 100, "C": 100}),
        (300, 25, "A B C", {"A": 100, "B": 100, "C": 100}),
        (1000, 100, "A B C", {"A": 400, "B": 300, "C": 300}),
        (1100, 100, "A B C", {"A": 400, "B": 400, "C": 300}),
        (1100, 100, "B C", {"B": 600, "C": 500}),
        (101, 1, "A B", {"A": 51, "B": 50}),
        (380, 25, "B C", {"B": 205, "C": 175}),
        (360, 25, "B C", {"B": 185, "C": 175}),
    ],
)
def test_a_tie_is_split_to_the_smallest_chip_and_the_odd_one_goes_left_of_the_button(pot, smallest, winners, expected):
    assert shares(split("A B C", CHECKED, winners, pot=pot, smallest=smallest)) == expected


def test_where_the_first_left_of_the_button_has_folded_the_next_one_who_ties_is_first():
    data = split("A B C", "A fold; B check; C check", "B C", pot=375, smallest=25)
    assert shares(data) == {"B": 200, "C": 175}


def test_heads_up_the_odd_chip_goes_to_the_big_blind_as_the_button_sits_last():
    assert shares(split("BB BTN", "BB check; BTN check", "BB BTN", pot=125, smallest=25)) == {"BB": 75, "BTN": 50}


@pytest.mark.parametrize(
    ("pot", "smallest", "high", "low", "expected"),
    [
        (400, 25, "A", "B", {"A": 200, "B": 200}),
        (375, 25, "C", "A", {"C": 200, "A": 175}),
        (1025, 25, "A", "B C", {"A": 525, "B": 250, "C": 250}),
        (1000, 100, "C", "A B", {"C": 500, "A": 300, "B": 200}),
        (1050, 25, "A", "A B C", {"A": 700, "B": 175, "C": 175}),
        (1000, 25, "A", "A B", {"A": 750, "B": 250}),
        (1000, 100, "A B", "C", {"A": 300, "B": 200, "C": 500}),
        (1100, 100, "A B", "A", {"A": 800, "B": 300}),
        (375, 25, "C", None, {"C": 375}),
        (375, 25, "C", "C", {"C": 375}),
    ],
)
def test_high_and_low_share_and_the_odd_chip_of_the_whole_pot_is_for_high(pot, smallest, high, low, expected):
    data = split("A B C", CHECKED, high, low=low, pot=pot, smallest=smallest, game="board-hilo")
    assert shares(data) == expected


@pytest.mark.parametrize(
    ("pot", "expected"),
    [(66, {"A": 33, "B": 33}), (67, {"A": 34, "B": 33}), (68, {"A": 34, "B": 34})],
)
def test_hands_that_win_both_ways_alike_share_evenly(pot, expected):
    """66 chips are 33 and 33, not 17 + 17 and 16 + 16."""
    data = split("A B", "A check; B check", "A B", low="B A", pot=pot, smallest=1, game="board-hilo")
    assert shares(data) == expected
    assert "same-hands-both-ways" in why(data)


def test_one_hand_that_takes_both_ways_is_no_split():
    data = split("A B", "A check; B check", "A", low="A", pot=75, smallest=25, game="board-hilo")
    assert why(data) == ["pot-shared", "main-pot"]


@pytest.mark.parametrize("game", ["stud", "razz"])
@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        ({"A": "Kd", "B": "Kh"}, {"B": 200, "A": 175}),
        ({"A": "Ks", "B": "Kh"}, {"A": 200, "B": 175}),
        ({"A": "2s", "B": "3c"}, {"B": 200, "A": 175}),
        ({"A": "Tc", "B": "9s"}, {"A": 200, "B": 175}),
        ({"A": "Ac", "B": "Ks"}, {"A": 200, "B": 175}),
        ({"A": "2c", "B": "2d"}, {"B": 200, "A": 175}),
    ],
)
def test_in_stud_and_razz_the_odd_chip_goes_to_the_high_card_by_suit(game, cards, expected):
    data = split("A B", "A check; B check", "A B", pot=375, smallest=25, game=game, high_cards=cards)
    assert shares(data) == expected
    assert "odd-chip-high-card" in why(data)


def test_several_odd_chips_in_stud_go_down_the_cards():
    data = split(
        *("A B C", CHECKED, "A B C"), pot=350, smallest=25, game="stud", high_cards={"A": "Qc", "B": "Qs", "C": "Qh"}
    )
    assert shares(data) == {"B": 125, "C": 125, "A": 100}


SIDE = "A:300 B:500 C:500 D", "A all-in; B all-in; C all-in; D fold"


@pytest.mark.parametrize(
    ("winners", "pot", "expected"),
    [
        ({"main": "A", "side-1": "B"}, 0, {"A": 900, "B": 400}),
        ({"main": "A", "side-1": "B C"}, 0, {"A": 900, "B": 200, "C": 200}),
        ({"main": "A B C", "side-1": "B C"}, 0, {"A": 300, "B": 500, "C": 500}),
        ({"main": "A B C", "side-1": "B C"}, 100, {"A": 400, "B": 500, "C": 500}),
        ({"main": "A C", "side-1": "C"}, 100, {"A": 500, "C": 900}),
        ({"main": "B", "side-1": "B"}, 100, {"B": 1400}),
    ],
)
def test_each_pot_is_split_by_itself(winners, pot, expected):
    assert shares(split(*SIDE, winners, pot=pot, smallest=100)) == expected


def test_side_pots_are_awarded_before_the_main_pot():
    verdict = adjudicate(split(*SIDE, {"main": "A", "side-1": "B"}))
    shared = [finding for finding in verdict.findings if finding.kind == "pot-shared"]
    assert [(finding.pot, finding.amount) for finding in shared] == [("side-1", 400), ("main", 900)]


def test_pots_of_high_and_low_with_a_side_pot():
    """Main 900: C high, A low. Side 400: C high, nobody low."""
    data = split(*SIDE, {"main": "C", "side-1": "C"}, low={"main": "A"}, smallest=100, game="board-hilo")
    assert shares(data) == {"C": 900, "A": 400}


@pytest.mark.parametrize(
    ("winners", "expected"),
    [
        ({"main": "SB", "side-1": "BB"}, {"SB": 4500, "BB": 5000}),
        ({"main": "UTG", "side-1": "UTG"}, {"UTG": 9500}),
        ({"main": "SB BB", "side-1": "BB UTG"}, {"SB": 2300, "BB": 4700, "UTG": 2500}),
    ],
)
def test_pc_73_a_short_small_blind(winners, expected):
    """casinoanswers.com: 2,000-4,000, small blind 1,500, one call, the big blind checks."""
    ask = {"about": "split", "winners": _named(winners), "smallest": 100}
    data = told("SB:1500 BB UTG", "UTG call; BB check", blinds=[2000, 4000], ask=ask)
    assert shares(data) == expected


def test_pc_71_a_big_blind_all_in_for_125_wins_125_from_each():
    """homepokertourney.org: 100-200; the others call 200, the small blind adds 100."""
    ask = {"about": "split", "winners": _named({"main": "BB", "side-1": "UTG"})}
    data = told("SB BB:125 UTG", "UTG call; SB call", blinds=[100, 200], ask=ask)
    assert shares(data) == {"BB": 375, "UTG": 150}


def test_uncalled_chips_are_not_split():
    data = split("A:2000 B:700", "A all-in; B call", "B", pot=100)
    assert (shares(data), adjudicate(data).returned) == ({"B": 1500}, {"A": 1300})


@pytest.mark.parametrize(
    ("winners", "low", "expected"),
    [
        (None, None, ["ask.winners: missing"]),
        ({}, None, ["ask.winners: missing"]),
        ({"main": ["A"]}, None, ["ask.winners.side-1: missing"]),
        ({"main": [], "side-1": ["B"]}, None, ["ask.winners.main: missing"]),
        ({"main": ["A"], "side-1": ["A"]}, None, ["ask.winners.side-1: does-not-play-for-the-pot"]),
        ({"main": ["D"], "side-1": ["B"]}, None, ["ask.winners.main: does-not-play-for-the-pot"]),
        ({"main": ["X"], "side-1": ["B"]}, None, ["ask.winners.main: does-not-play-for-the-pot"]),
        ({"main": ["A"], "side-1": ["B"], "side-2": ["C"]}, None, ["ask.winners.side-2: no-such-pot"]),
        ({"main": ["A"], "side-1": ["B"]}, {"side-1": ["A"]}, ["ask.low.side-1: does-not-play-for-the-pot"]),
        ({"main": ["A"], "side-1": ["B"]}, {"side-7": ["A"]}, ["ask.low.side-7: no-such-pot"]),
        ({"main": "A", "side-1": ["B"]}, None, ["ask.winners.main: not-a-list"]),
        (["A"], None, ["ask.winners: not-an-object"]),
    ],
)
def test_the_winners_of_every_pot_are_needed_and_play_for_it(winners, low, expected):
    ask = {"about": "split", "winners": winners, "low": low}
    assert faults(flop(*SIDE, street="river", ask={key: value for key, value in ask.items() if value is not None})) == (
        expected
    )


@pytest.mark.parametrize(
    ("cards", "place"),
    [
        (None, "ask.high_cards.A"),
        ({"A": "Ks"}, "ask.high_cards.B"),
        ({"A": "Ks", "B": "1h"}, "ask.high_cards.B"),
        ({"A": "Ks", "B": "Kx"}, "ask.high_cards.B"),
        ({"A": "Ks", "B": "K"}, "ask.high_cards.B"),
        ({"A": "Ks", "B": ""}, "ask.high_cards.B"),
        ({"A": "Ks", "B": 13}, "ask.high_cards.B"),
    ],
)
def test_ties_in_stud_need_a_card_of_each(cards, place):
    keys = {} if cards is None else {"high_cards": cards}
    found = faults(split("A B", "A check; B check", "A B", pot=375, game="stud", **keys))
    assert place in [fault.partition(":")[0] for fault in found]


def test_ties_for_low_in_stud_need_cards_too():
    found = faults(split("A B C", CHECKED, "A", low="B C", pot=375, game="stud"))
    assert found == ["ask.high_cards.B: missing", "ask.high_cards.C: missing"]
