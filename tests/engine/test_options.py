"""What may this player do now? Rulebook 2.2, 2.6, 2.7 (2024: rules 43, 47, 51; 2026: 45, 49, 53)."""

import pytest

from rules.engine.judging import adjudicate
from tests.engine.told import faults, flop, options, told, why

BLINDS = {"blinds": [50, 100]}


@pytest.mark.parametrize(
    ("players", "story", "player", "expected"),
    [
        ("SB BB UTG", "", "UTG", "fold | call 100 | raise 200"),
        ("SB BB UTG:100", "", "UTG", "fold | call 100"),
        ("SB BB UTG:99", "", "UTG", "fold | call 99"),
        ("SB BB UTG:101", "", "UTG", "fold | call 100 | raise 101"),
        ("SB BB UTG:199", "", "UTG", "fold | call 100 | raise 199"),
        ("SB BB UTG:200", "", "UTG", "fold | call 100 | raise 200"),
        ("SB BB UTG:201", "", "UTG", "fold | call 100 | raise 200 to 201"),
        ("SB BB UTG", "UTG call; SB call", "BB", "check 100 | raise 200 | fold"),
        ("SB BB UTG", "UTG call", "SB", "fold | call 100 | raise 200"),
        ("SB BB UTG", "UTG raise 250", "SB", "fold | call 250 | raise 400"),
        ("SB BB UTG", "UTG raise 250; SB fold", "BB", "fold | call 250 | raise 400"),
        ("BB BTN", "", "BTN", "fold | call 100 | raise 200"),
        ("BB:5000 BTN:5000", "", "BTN", "fold | call 100 | raise 200 to 5000"),
    ],
)
def test_before_the_flop(players, story, player, expected):
    assert options(told(players, story, **BLINDS), player) == expected


@pytest.mark.parametrize(
    ("players", "story", "player", "expected"),
    [
        ("A B C", "", "A", "check 0 | bet 100 | fold"),
        ("A:60 B C", "", "A", "check 0 | bet 60 | fold"),
        ("A:100 B C", "", "A", "check 0 | bet 100 | fold"),
        ("A:3000 B C", "", "A", "check 0 | bet 100 to 3000 | fold"),
        ("A B C", "A bet 300", "B", "fold | call 300 | raise 600"),
        ("A B C", "A bet 300; B raise 1000", "C", "fold | call 1000 | raise 1700"),
        ("A B C", "A bet 300; B raise 1000; C raise 1700", "A", "fold | call 1700 | raise 2400"),
    ],
)
def test_after_the_flop(players, story, player, expected):
    assert options(flop(players, story, **BLINDS), player) == expected


EXAMPLE_1 = "A B:125 C D:200 E", "A bet 100; B all-in; C call; D all-in; E call"
EXAMPLE_2 = "A B:500 C:650 D:800 E F", "A bet 300; B all-in; C all-in; D all-in; E call"
FILE = "A B:12 C:14 D E:17 F:21", "A bet 10; B all-in; C all-in; D call; E all-in; F all-in"


@pytest.mark.parametrize(
    ("hand", "more", "player", "expected"),
    [
        pytest.param(EXAMPLE_1, "", "A", "fold | call 200 | raise 300", id="example 1"),
        pytest.param(EXAMPLE_1, "; A call", "C", "fold | call 200", id="example 1-A"),
        pytest.param(EXAMPLE_1, "; A raise 300", "C", "fold | call 300 | raise 400", id="example 1-B"),
        pytest.param(EXAMPLE_2, "", "F", "fold | call 800 | raise 1100", id="example 2"),
        pytest.param(FILE, "", "A", "fold | call 21 | raise 31", id="file: the opener faces 11"),
        pytest.param(FILE, "; A call", "D", "fold | call 21", id="file: the caller of 14 faces 7"),
        pytest.param(
            ("A B C:195", "A bet 45; B raise 135; C all-in"),
            "; A call",
            "B",
            "fold | call 195",
            id="PC-27 neilwebber.com",
        ),
        pytest.param(
            ("A B C:195", "A bet 45; B raise 135; C all-in"),
            "",
            "A",
            "fold | call 195 | raise 285",
            id="PC-27, who could have",
        ),
        pytest.param(
            ("A B C:275 D:350", "A bet 100; B raise 200; C all-in; D all-in"),
            "; A call",
            "B",
            "fold | call 350 | raise 450",
            id="PC-29 cardplayer.com",
        ),
        pytest.param(
            ("A B C:12", "A bet 10; B call; C all-in"), "", "A", "fold | call 12", id="PC-31 clubwptgold.zohodesk.com"
        ),
        pytest.param(
            ("A B C:12", "A bet 10; B call; C all-in"), "; A call", "B", "fold | call 12", id="PC-31, the caller"
        ),
    ],
)
def test_the_worked_examples_of_reopening(hand, more, player, expected):
    players, story = hand
    assert options(flop(players, story + more, blinds=[5, 10]), player) == expected


@pytest.mark.parametrize(
    ("more", "player", "expected"),
    [
        ("", "BB", "fold | call 7500 | raise 11500"),
        ("; BB call", "A", "fold | call 7500"),
        ("; BB raise 11500", "A", "fold | call 11500 | raise 15500"),
    ],
)
def test_example_3_of_reopening(more, player, expected):
    data = told("SB BB A C:7500", f"A call; C all-in; SB fold{more}", blinds=[2000, 4000])
    assert options(data, player) == expected


@pytest.mark.parametrize(
    ("more", "player", "expected"),
    [
        ("", "C", "fold | call 4 | raise 14"),
        ("; C call", "A", "fold | call 4"),
        ("; C raise 14", "A", "fold | call 14 | raise 24"),
    ],
)
def test_a_short_opening_all_in_is_not_completed(more, player, expected):
    assert options(flop("A B:4 C", f"A check; B all-in{more}", blinds=[5, 10]), player) == expected


@pytest.mark.parametrize(
    ("players", "story", "player"),
    [
        ("A B C", "A fold", "A"),
        ("A:700 B C", "A all-in", "A"),
        ("A B C", "A check; B check; C check", "A"),
        ("A B C", "A bet 100; B call", "B"),
        ("A B", "A bet 100; B fold", "A"),
    ],
)
def test_who_has_nothing_to_do_is_offered_nothing(players, story, player):
    assert options(flop(players, story, **BLINDS), player) == ""
    assert why(flop(players, story, **BLINDS), player) == ["nothing-to-do"]


def test_whose_turn_it_is_not_is_told_what_is_left_if_nothing_changes():
    data = flop("A B C", "A bet 300", **BLINDS)
    assert options(data, "C") == "fold | call 300 | raise 600"
    assert why(data, "C") == ["not-his-turn", "may-call-or-raise"]


def test_against_players_who_are_all_in_there_is_nobody_to_raise():
    assert options(flop("A:300 B", "A all-in", **BLINDS), "B") == "fold | call 300"
    assert why(flop("A:300 B", "A all-in", **BLINDS), "B") == ["nobody-left-to-raise"]


def test_who_said_check_facing_a_bet_may_call_or_fold():
    assert options(flop("A B C", "A bet 300; B check", **BLINDS), "B") == "fold | call 300"


def test_who_pulled_chips_back_facing_a_raise_may_not_fold():
    data = told("SB BB=4x25 BTN", "BTN raise 600; SB fold; BB pull 1x25", **BLINDS)
    assert options(data, "BB") == "call 600 | raise 1100"


def test_an_earlier_moment_can_be_asked_about():
    ask = {"about": "options", "of": "B", "event": 0}
    verdict = adjudicate({**flop("A B C", "A bet 300; B raise 900; C fold", **BLINDS), "ask": ask})
    assert [(reading.decision, reading.to) for reading in verdict.may] == [
        ("fold", None),
        ("call", 300),
        ("raise", 600),
    ]


def test_the_figures_say_what_is_faced_and_up_to_what_may_be_raised():
    data = flop("A:5000 B:125 C", "A bet 100; B all-in; C call", **BLINDS)
    figures = adjudicate({**data, "ask": {"about": "options", "of": "A"}}).figures
    assert (figures.call, figures.faces, figures.reopened, figures.maximum) == (125, 25, False, 5000)


@pytest.mark.parametrize(
    ("ask", "expected"),
    [
        ("options", ["ask.of: missing"]),
        ({"about": "options", "of": "X"}, ["ask.of: unknown-player"]),
        ({"about": "options", "of": ""}, ["ask.of: empty"]),
        ({"about": "options", "of": 3}, ["ask.of: not-text"]),
    ],
)
def test_options_are_asked_of_somebody_at_the_table(ask, expected):
    assert faults(flop("A B", "A check", ask=ask)) == expected


def test_a_fold_where_a_check_is_free_comes_last_with_its_penalty():
    verdict = adjudicate({**flop("A B C", "A check"), "ask": {"about": "options", "of": "B"}})
    assert [(reading.decision, reading.to) for reading in verdict.may] == [("check", 0), ("bet", None), ("fold", None)]
    assert verdict.may[-1].premise.kind == "folded-with-no-bet"


def test_a_fold_facing_a_bet_comes_first_and_without_a_penalty():
    verdict = adjudicate({**flop("A B C", "A bet 300"), "ask": {"about": "options", "of": "B"}})
    assert [reading.decision for reading in verdict.may] == ["fold", "call", "raise"]
    assert verdict.may[0].premise is None


@pytest.mark.parametrize(
    ("stack", "acts", "reason"),
    [
        (600, "fold | call 600", "stack-for-call-only"),
        (599, "fold | call 599", "stack-for-call-only"),
        (601, "fold | call 600 | raise 601", "may-only-raise-all-in"),
        (999, "fold | call 600 | raise 999", "may-only-raise-all-in"),
        (1000, "fold | call 600 | raise 1000", "may-call-or-raise"),
    ],
)
def test_the_reason_goes_no_further_than_the_stack(stack, acts, reason):
    """200 bet, raised by 400 to 600: a full raise is to 1000."""
    data = flop(f"A B C:{stack}", "A bet 200; B raise 600", **BLINDS)
    assert options(data, "C") == acts
    assert why(data, "C") == [reason]


@pytest.mark.parametrize(
    ("stack", "reason"), [(60, "may-only-bet-all-in"), (99, "may-only-bet-all-in"), (100, "may-check-or-bet")]
)
def test_a_stack_below_the_minimum_bet_may_go_all_in(stack, reason):
    assert why(flop(f"A:{stack} B", **BLINDS), "A") == [reason]
