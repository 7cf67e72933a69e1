"""The next sentence of the story after an act out of turn. Rulebook 2.10 and section 0 (2024: rule 53, 2026: 55)."""

import pytest

from rules.engine.judging import adjudicate
from tests.engine.told import faults, flop, line, options, ruled, told, why

BLINDS = {"blinds": [100, 200]}


def asked(data, event):
    """What became of an event."""
    verdict = adjudicate({**data, "ask": {"about": "action", "event": event}})
    return line(verdict), verdict.findings[0].kind


@pytest.mark.parametrize(
    ("players", "story", "event", "expected", "kind"),
    [
        ("A B", "B check; A check", 0, "check 0", "became-binding"),
        ("A B", "B check; A bet 300", 0, "held: call 300 +300 | raise 600 +600 | fold", "no-longer-binding"),
        ("A B", "B check; A fold", 0, "check 0", "became-binding"),
        ("A B", "B bet 900; A fold", 0, "bet 900 +900", "became-binding"),
        ("A B", "B bet 900; A check", 0, "bet 900 +900", "became-binding"),
        ("A B", "B bet 900; A call", 0, "bet 900 +900", "became-binding"),
        ("A B", "B bet 900; A bet 900", 0, "held: call 900 +900 | raise 1800 +1800 | fold", "no-longer-binding"),
        ("A B C", "A bet 300; C raise 800; B fold", 1, "raise 800 +800", "became-binding"),
        ("A B C", "A bet 300; C raise 800; B call calls=0", 1, "raise 800 +800", "became-binding"),
        ("A B C", "A bet 300; C call; B raise 800", 1, "held: call 800 +800 | raise 1300 +1300 | fold", ""),
        ("A B C", "A bet 300; C push 8x100; B raise 600", 1, "held: call 600 -200 | raise 900 +100 | fold -800", ""),
        ("A B C:700", "A bet 300; C all-in; B fold", 1, "raise 700 all-in +700", "became-binding"),
        ("A B C", "A bet 300; C fold; B raise 900", 1, "fold", "folded-out-of-turn"),
        ("A B C D", "A bet 300; D raise 800; B fold", 1, "pending: raise 800 +800 | call | raise | fold", ""),
        ("A B C D", "A bet 300; D raise 800; B raise 600", 1, "held: call 600 +600 | raise 900 +900 | fold", ""),
        ("A B C D", "A bet 300; D raise 800; B fold; C fold", 1, "raise 800 +800", "became-binding"),
        ("A B C D", "A bet 600; C call; D fold", 1, "call 600 +600", "substantial-action-binds"),
        ("A B C", "A bet 600; C check; B fold", 1, "held: call 600 +600 | fold", "became-binding"),
    ],
)
def test_a_question_about_an_act_out_of_turn_is_answered_with_what_became_of_it(players, story, event, expected, kind):
    answer = asked(flop(players, story, **BLINDS), event)
    assert answer[0] == expected
    assert kind in {"", answer[1]}


@pytest.mark.parametrize(
    ("by", "expected"),
    [
        ("B check", "check 0"),
        ("B bet 300", "held: check 0"),
        ("B push 1x300", "held: check 0"),
        ("B say all-in", "held: check 0"),
        ("B fold", "held: check 0"),
    ],
)
def test_a_check_out_of_turn_that_binds_cannot_be_taken_back(by, expected):
    """A checks after B: the check is B's act, and the round is over."""
    assert ruled(flop("A B:5000", f"B check; A check; {by}", **BLINDS)) == expected


@pytest.mark.parametrize(
    ("by", "expected", "kind"),
    [
        ("C raise 800", "raise 800 +800", "became-binding"),
        ("C say raise 800", "raise 800 +800", "became-binding"),
        ("C push 8x100", "raise 800", "pays-what-was-declared"),
        ("C push 5x100", "raise 800 +300", "pays-what-was-declared"),
        ("C raise 799", "held: raise 800 +800", "already-bound"),
        ("C raise 801", "held: raise 800 +800", "already-bound"),
        ("C call", "held: raise 800 +800", "already-bound"),
        ("C fold", "held: raise 800 +800", "already-bound"),
    ],
)
def test_a_raise_out_of_turn_that_binds_is_repeated_or_paid_and_nothing_else(by, expected, kind):
    data = flop("A B C", f"A bet 300; C raise 800; B fold; {by}", **BLINDS)
    assert (ruled(data), why(data)[0]) == (expected, kind)
    assert ruled({**data, "events": [*data["events"], {"player": "A", "does": "call"}]}) == "call 800 +500"


@pytest.mark.parametrize(
    ("story", "expected"),
    [
        ("C push 8x100; B fold; C pull 8x100", "held: raise 800"),
        ("C push 8x100; B raise 600; C pull 8x100", "held: call 600 +600 | raise 900 +900 | fold"),
        ("C push 8x100; B raise 600; C pull 3x100", "held: call 600 +100 | raise 900 +400 | fold -500"),
        ("C raise 800; B raise 600; C pull 8x100", "held: call 600 +600 | raise 900 +900 | fold"),
        ("C push 8x100; B raise 600; C pull 8x100; C raise 1200", "raise 1200 +1200"),
        ("C push 8x100; B raise 600; C call", "call 600 +600"),
        ("C push 8x100; B raise 600; C fold", "fold"),
    ],
)
def test_chips_that_are_free_are_taken_back_and_those_that_bind_are_not(story, expected):
    assert ruled(flop("A B C", f"A bet 300; {story}", **BLINDS)) == expected


def test_more_chips_than_were_put_out_cannot_be_taken_back():
    data = flop("A B C", "A bet 300; C push 8x100; B raise 600; C pull 9x100", **BLINDS)
    assert faults(data) == ["events[3].pulls: chips-not-in-front"]


def test_who_says_nothing_more_is_bound_and_play_goes_on():
    assert ruled(flop("A B", "B check; A check; -- turn; A bet 400; B call", **BLINDS)) == "call 400 +400"


def test_who_is_free_but_not_next_acts_out_of_turn_anew():
    story = "A bet 300; D raise 800; B raise 600; D call"
    data = flop("A B C D", story, **BLINDS)
    assert adjudicate(data).decision == "pending"
    assert asked({**data, "events": [*data["events"], *flop("A", "C fold")["events"]]}, 3) == (
        "call 600 +600",
        "became-binding",
    )


def test_all_who_were_skipped_are_named():
    verdict = adjudicate(
        flop("A B C D", "A bet 300; D raise 800; B fold; C call calls=0", **BLINDS, ask={"about": "action", "event": 1})
    )
    assert verdict.findings[0].figures == {"players": ("B", "C")}


@pytest.mark.parametrize("edition", ["2013", "2019", "2024", "2026"])
def test_what_became_of_it_is_read_alike_since_2013(edition):
    data = flop("A B", "B check; A bet 300", edition=edition, **BLINDS)
    assert asked(data, 0)[0] == "held: call 300 +300 | raise 600 +600 | fold"


def test_in_2011_a_raise_after_the_change_is_the_directors():
    data = flop("A B", "B check; A bet 300", edition="2011", **BLINDS)
    assert asked(data, 0)[0] == "director: call 300 +300 | raise 600 +600 | fold"


@pytest.mark.parametrize(
    ("story", "player", "kinds"),
    [
        ("B bet 900; A bet 700", "B", ["no-longer-binding", "may-call-or-raise"]),
        ("B bet 900; A check", "C", ["early-bet-binds", "may-call-or-raise"]),
        ("B check; A check", "C", ["may-check-or-bet"]),
    ],
)
def test_the_options_say_what_became_of_the_early_act(story, player, kinds):
    assert why(flop("A B C", story, **BLINDS), player) == kinds


@pytest.mark.parametrize(
    ("act", "expected"),
    [
        ("B call", "director: call 300 +300 | call 800 +800"),
        ("B say call", "director: call 300 +300 | call 800 +800"),
        ("B push 8x100 says call", "director: call 300 -500 | call 800"),
        ("B push 3x100 says call", "call 300"),
        ("B push 8x100", "director: raise 800 | call 800"),
        ("B push 1x500 3x100", "director: raise 800 | call 800"),
        ("B push 7x100", "raise 700"),
        ("B push 9x100", "raise 900"),
        ("B say 799", "raise 799 +799"),
        ("B say 800", "director: raise 800 +800 | call 800 +800"),
        ("B say 801", "raise 801 +801"),
        ("B push 3x100", "call 300"),
        ("B raise 800", "raise 800 +800"),
        ("B fold", "fold"),
        ("B call calls=0", "call 300 +300"),
        ("B say call calls=0", "call 300 +300"),
        ("B call calls=1", "call 800 +800"),
        ("B push 8x100 calls=1", "call 800"),
        ("B push 1x1000 says call calls=1", "call 800 -200"),
    ],
)
def test_who_faces_a_bet_and_calls_behind_a_raise_out_of_turn_may_mean_either(act, expected):
    assert ruled(flop("A B C", f"A bet 300; C raise 800; {act}", **BLINDS)) == expected


@pytest.mark.parametrize(
    ("act", "expected"),
    [
        ("A call", "call 900 +900"),
        ("A push 9x100", "director: bet 900 | call 900"),
        ("A push 1x1000", "bet 1000"),
        ("A push 1x500 3x100", "bet 800"),
        ("A say 900", "director: bet 900 +900 | call 900 +900"),
        ("A say 901", "bet 901 +901"),
        ("A bet 900", "bet 900 +900"),
        ("A push 9x100 calls=0", "call 900"),
    ],
)
def test_with_no_other_bet_the_word_accepts_and_exact_chips_in_silence_may_mean_either(act, expected):
    assert ruled(flop("A B", f"B bet 900; {act}", **BLINDS)) == expected


def test_an_all_in_out_of_turn_is_no_different():
    assert ruled(flop("A B C:800", "A bet 300; C all-in; B call", **BLINDS)) == (
        "director: call 300 +300 | call 800 +800"
    )


def test_who_is_all_in_either_way_calls():
    assert ruled(flop("A B:200 C:800", "A bet 300; C all-in; B call", **BLINDS)) == "call 200 all-in +200"


def test_a_call_out_of_turn_leaves_nothing_open():
    assert ruled(flop("A B C", "A bet 300; C call; B call", **BLINDS)) == "call 300 +300"


def test_before_the_flop_the_blind_is_the_other_bet():
    assert ruled(told("SB BB UTG BTN", "BTN raise 600; UTG call", **BLINDS)) == (
        "director: call 200 +200 | call 600 +600"
    )


def test_play_goes_on_by_the_first_reading_and_says_so():
    data = flop("A B C", "A bet 300; C raise 800; B call; A call", **BLINDS)
    assert ruled(data) == "call 800 +500"
    assert why(data) == ["director-left-open", "early-bet-binds", "call-declared"]
    data = flop("A B C", "A bet 300; C raise 800; B call", **BLINDS)
    assert (options(data, "A"), why(data, "A")[0]) == ("fold | call 800 | raise 1300", "director-left-open")


def test_by_the_other_reading_the_raise_is_bound_at_once():
    data = flop("A B C", "A bet 300; C raise 800; B call calls=1", **BLINDS)
    assert options(data, "A") == "fold | call 800 | raise 1300"


@pytest.mark.parametrize(
    ("story", "expected"),
    [
        ("A bet 300; B raise 900; C call calls=0", ["events[2].calls: calls-no-bet"]),
        ("A bet 300; C call; B call calls=1", ["events[2].calls: calls-no-bet"]),
        ("A bet 300; B call calls=0", []),
    ],
)
def test_a_call_answers_a_bet_that_stands(story, expected):
    assert faults(flop("A B C", story, **BLINDS)) == expected


PULLED = [
    ("SB=1x25 BB BTN", "BTN raise 600; SB pull 1x25; BB fold", "fold"),
    ("SB=1x25 BB BTN", "BTN raise 600; SB pull 1x25; BB raise 1200", "raise 1200 +1150"),
    ("SB=1x25 BB BTN", "BTN raise 600; SB say raise; SB pull 1x25; BB call", "call 1150 +1100"),
    ("SB BB=2x25 BTN", "BTN raise 600; SB fold; BB pull 1x25; -- flop; BB check", "check 0"),
]


@pytest.mark.parametrize(("players", "story", "expected"), PULLED)
def test_chips_pulled_back_facing_a_raise_are_taken_as_the_least_act_where_play_goes_on(players, story, expected):
    data = told(players, story, blinds=[25, 50])
    assert (ruled(data), why(data)[0]) == (expected, "pull-taken-as")


def test_in_the_pots_the_call_is_counted_and_said():
    verdict = adjudicate(told("SB BB=2x25 BTN", f"{PULLED[3][1][:-10]}", blinds=[25, 50], ask="pots"))
    assert ([pot.amount for pot in verdict.pots], verdict.findings[-1].kind) == ([1225], "pull-taken-as")


def test_early_editions_leave_it_to_the_director_and_say_that():
    data = told(PULLED[0][0], PULLED[0][1], blinds=[25, 50], edition="2013")
    assert why(data)[0] == "director-left-open"


def test_without_a_raise_a_pull_binds_to_nothing_and_the_next_player_is_out_of_turn():
    data = told("SB=1x25 BB BTN", "BTN call; SB pull 1x25; BB check", blinds=[25, 50])
    assert adjudicate(data).decision == "pending"


@pytest.mark.parametrize("fold", ["C fold", "C say fold", "C muck"])
def test_a_fold_out_of_turn_binds_however_it_is_made(fold):
    data = flop("A B C", f"A bet 300; {fold}", **BLINDS)
    assert (ruled(data), why(data)) == ("fold", ["folded-out-of-turn"])
    assert ruled({**data, "events": [*data["events"], *flop("A B", "B raise 900; A fold")["events"]]}) == "fold"


def test_heads_up_a_fold_out_of_turn_ends_the_hand():
    data = flop("A B", "B say fold; A fold", **BLINDS)
    assert faults(data) == ["events[1].player: hand-is-over"]
