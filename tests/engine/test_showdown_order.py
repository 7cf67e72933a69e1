"""Who shows first, who may muck, and what a muck costs. Rulebook 2.12 (2024: rules 15 to 17, 2026: 16 to 18)."""

import pytest

from rules.engine.judging import adjudicate
from tests.engine.told import faults, flop, line, pots, ruled, why

IN_THE_MUCK = "director: table | fold"


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
        pytest.param("SB:700 UTG", "SB all-in; UTG call; SB muck", IN_THE_MUCK, id="PC-59 pokertda.com"),
        pytest.param("SB:700 UTG", "SB all-in; UTG call; UTG muck", IN_THE_MUCK, id="PC-59, the caller"),
        pytest.param(
            "P1:500 P2:900 P3", "P1 all-in; P2 all-in; P3 call; P3 muck", IN_THE_MUCK, id="PC-61 anteupmagazine.com"
        ),
        pytest.param("SB:700 UTG", "SB all-in; UTG call; SB show", "table", id="tabled"),
        pytest.param("A B", "A bet 100; B call; B muck", "fold", id="nobody all-in"),
        pytest.param("A:700 B C", "A all-in; B call; C call; B muck", IN_THE_MUCK, id="over on the river"),
    ],
)
def test_nobody_all_in_or_calling_may_muck_and_cards_in_the_muck_are_live_where_they_are_known(
    players, story, expected
):
    assert ruled(river(players, story)) == expected


@pytest.mark.parametrize(
    ("players", "story", "left"),
    [
        ("A:700 B", "A all-in; B call; A muck", ["main 1900 B"]),
        ("A B:700", "A bet 1000; B all-in; A muck", ["main 1900 B"]),
        ("A:700 B:900 C", "A all-in; B all-in; C call; C muck", ["side-1 400 B", "main 2600 A B"]),
        ("A:700 B:900 C", "A all-in; B all-in; C call; A muck", ["main 3000 B C"]),
    ],
)
def test_of_cards_in_the_muck_the_second_reading_says_who_plays_for_what(players, story, left):
    live, dead = adjudicate(river(players, story)).may
    assert (live.decision, live.premise.kind, dead.premise.kind) == ("table", "still-identified", "lost-in-the-muck")
    assert [f"{pot['name']} {pot['amount']} {' '.join(pot['players'])}" for pot in dead.details["pots"]] == left


def test_the_pots_go_on_by_the_reading_that_the_hand_is_live():
    verdict = adjudicate(river("A:700 B", "A all-in; B call; A muck", ask="pots"))
    assert (pots(verdict), verdict.findings[-1].kind) == (["main 1900 A B"], "director-left-open")


LAST_HAND = [
    pytest.param("A B", "A bet 600; B call; A muck", "B", id="the bettor mucks"),
    pytest.param("A B", "A bet 600; B call; B muck", "A", id="the caller mucks"),
    pytest.param("A B C", "A bet 600; B call; C call; A muck; C muck", "B", id="two of three muck"),
    pytest.param("A B", "A bet 600; B fold", "A", id="all others fold"),
    pytest.param("A B C", "A bet 600; B call; A muck; C fold", "B", id="a muck before C folds"),
]


@pytest.mark.parametrize(("players", "story", "winner"), LAST_HAND)
def test_the_last_live_hand_wins_without_showing(players, story, winner):
    data = river(players, story)
    assert order(data) == (None, "last-hand-wins")
    asked = adjudicate({**data, "ask": "pots"})
    assert [(pot.name, pot.players) for pot in asked.pots] == [("main", (winner,))]
    assert asked.findings[-1].figures == {"winner": winner}
    paid = adjudicate({**data, "ask": "split"})
    assert paid.details["shares"] == {winner: asked.pots[0].amount}


@pytest.mark.parametrize(("story", "kinds"), [("A muck", ["mucked", "last-hand-wins"]), ("B muck", ["mucked"])])
def test_the_muck_that_leaves_one_hand_says_who_wins(story, kinds):
    players = "A B" if story == "A muck" else "A B C"
    called = "A bet 600; B call" if story == "A muck" else "A bet 600; B call; C call"
    assert why(river(players, f"{called}; {story}")) == kinds


def test_with_two_live_hands_the_winners_must_be_named():
    assert faults(river("A B", "A bet 600; B call", ask="split")) == ["ask.winners: missing"]


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
