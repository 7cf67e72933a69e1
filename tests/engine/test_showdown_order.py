"""Who shows first, who may muck, and what a muck costs. Rulebook 2.12 (2024: rules 15 to 17, 2026: 16 to 18)."""

import pytest

from rules.engine.judging import adjudicate
from tests.engine.told import faults, flop, line, pots, ruled, why


def order(data):
    verdict = adjudicate({**data, "ask": "first-to-show"})
    assert verdict.decision == "order"
    names = verdict.details["order"]
    return " ".join(names) if names else None, verdict.findings[0].kind


def river(players, story, **keys):
    return flop(players, story, **{"street": "river", "pot": 500, **keys})


@pytest.mark.parametrize(
    ("story", "expected"),
    [
        ("A bet 100; B call; C call", "A B C"),
        ("A check; B bet 100; C call; A call", "B C A"),
        ("A check; B check; C bet 100; A call; B call", "C A B"),
        ("A bet 100; B raise 300; C call; A call", "B C A"),
        ("A bet 100; B raise 300; C fold; A call", "B A"),
        ("A bet 100; B raise 300; C raise 900; A fold; B call", "C B"),
    ],
)
def test_the_last_aggressor_of_the_river_shows_first(story, expected):
    assert order(river("A B C", story)) == (expected, "last-aggressor-first")


@pytest.mark.parametrize(
    ("story", "expected"),
    [("A check; B check; C check", "A B C"), ("A fold; B check; C check", "B C"), ("A check; B fold; C check", "A C")],
)
def test_without_a_bet_the_first_left_of_the_button_does(story, expected):
    assert order(river("A B C", story)) == (expected, "left-of-button-first")


def test_a_bet_on_an_earlier_street_does_not_count():
    story = "A check; B bet 100; A call; -- turn; A check; B bet 300; A call; -- river; A check; B check"
    assert order(flop("A B", story)) == ("A B", "left-of-button-first")


@pytest.mark.parametrize("game", ["stud", "razz"])
def test_in_stud_and_razz_the_boards_decide(game):
    assert order(river("A B", "A check; B check", game=game)) == (None, "board-decides")
    assert order(river("A B", "A check; B bet 100; A call", game=game)) == ("B A", "last-aggressor-first")


def test_hilo_with_a_board_goes_by_the_seats():
    assert order(river("A B", "A check; B check", game="board-hilo")) == ("A B", "left-of-button-first")


@pytest.mark.parametrize("street", ["flop", "turn", "river"])
def test_with_an_all_in_and_no_more_betting_all_show_at_once(street):
    assert order(flop("A:700 B", "A all-in; B call", street=street)) == (None, "no-further-betting")


@pytest.mark.parametrize(
    ("players", "story", "keys"),
    [
        ("A B C", "A check; B check", {"street": "river"}),
        ("A B C", "A check; B check; C check", {"street": "turn"}),
        ("A B", "A bet 100; B fold", {"street": "river"}),
        ("A:700 B C", "A all-in; B call", {"street": "flop"}),
        ("A:700 B C", "A all-in; B call; C call", {"street": "flop"}),
        ("A:700 B C", "A all-in; B call; C call; -- turn; B check; C check", {"street": "flop"}),
    ],
)
def test_before_the_showdown_there_is_no_order(players, story, keys):
    assert order(flop(players, story, **keys)) == (None, "not-yet-showdown")


def test_hand_for_hand_cards_stay_down_though_nobody_can_bet():
    data = flop("A:700 B", "A all-in; B call", ask="tabling", hand_for_hand=True)
    assert (adjudicate(data).decision, why(data)[0]) == ("keep-down", "hand-for-hand")
    assert adjudicate({**data, "hand_for_hand": False}).decision == "table"


@pytest.mark.parametrize(
    ("players", "story", "expected"),
    [
        pytest.param("SB:700 UTG", "SB all-in; UTG call; SB muck", "held: table", id="PC-59 pokertda.com"),
        pytest.param("SB:700 UTG", "SB all-in; UTG call; UTG muck", "held: table", id="PC-59, the caller"),
        pytest.param(
            "P1:500 P2:900 P3", "P1 all-in; P2 all-in; P3 call; P3 muck", "held: table", id="PC-61 anteupmagazine.com"
        ),
        pytest.param("SB:700 UTG", "SB all-in; UTG call; SB show", "table", id="tabled"),
        pytest.param("A B", "A bet 100; B call; B muck", "fold", id="nobody all-in"),
        pytest.param("A:700 B C", "A all-in; B call; C call; B muck", "held: table", id="over on the river"),
    ],
)
def test_nobody_all_in_or_calling_may_muck(players, story, expected):
    assert ruled(river(players, story)) == expected


def test_while_two_players_can_still_bet_beside_an_all_in_a_hand_may_be_thrown_away():
    data = flop("A:700 B C", "A all-in; B call; C call; -- turn; B muck", street="flop")
    assert pots(adjudicate({**data, "ask": "pots"})) == ["main 2100 A C"]


def test_cards_thrown_away_in_turn_are_a_fold():
    assert ruled(flop("A B C", "A bet 100; B muck")) == "fold"


def test_pc_63_a_called_bet_is_not_refunded_to_who_mucks():
    """pokertda.com: 500-1k; the small blind bets 4k, seat 8 calls softly, the small blind mucks."""
    data = river("SB 8", "SB bet 4000; 8 call; SB muck", pot=3000, ask="pots")
    assert (pots(adjudicate(data)), adjudicate(data).returned) == (["main 11000 8"], {})


@pytest.mark.parametrize(
    ("players", "story", "expected", "returned"),
    [
        ("A B", "A bet 1000; A muck", ["main 500 B"], {"A": 1000}),
        ("A B:400 C", "A bet 1000; B all-in; A muck; C fold", ["main 1300 B"], {"A": 600}),
        ("A B C", "A bet 1000; B call; A muck; C fold", ["main 2500 B"], {}),
        ("A B C", "A bet 1000; B call; A muck; C call", ["main 3500 B C"], {}),
        ("A B C", "A bet 1000; A muck; B call; C call", ["main 3500 B C"], {}),
    ],
)
def test_a_bettor_who_mucks_too_soon_loses_what_was_called_and_gets_back_the_rest(players, story, expected, returned):
    verdict = adjudicate(river(players, story, ask="pots"))
    assert (pots(verdict), verdict.returned) == (expected, returned)


def test_his_hand_is_dead_at_once():
    data = river("A B C", "A bet 1000; A muck")
    assert (line(adjudicate(data)), why(data)) == ("fold", ["mucked-too-soon"])
    assert faults(river("A B C", "A bet 1000; A muck; B raise 3000; C fold; A call")) == [
        "events[4].player: has-folded"
    ]


@pytest.mark.parametrize(
    ("edition", "number", "clause"),
    [("2013", None, None), ("2019", None, None), ("2024", "15", "B"), ("2026", "16", "B")],
)
def test_the_rule_of_the_muck_has_its_number_where_it_is_known(edition, number, clause):
    verdict = adjudicate(river("A B", "A bet 1000; A muck", edition=edition))
    finding = verdict.findings[0]
    assert verdict.edition.place(finding.rule, finding.clause) == (number, clause)


def test_the_last_hand_wins_unseen_when_all_others_muck():
    data = river("A B C", "A bet 100; B call; C call; A muck; B muck", ask="pots")
    assert pots(adjudicate(data)) == ["main 800 C"]
