"""The skipped player, acts in a row out of turn, substantial action behind.

Rulebook 2.10 (2024: rules 53, 36; 2026: 55, 38).
"""

import pytest

from rules.engine.judging import adjudicate
from tests.engine.told import faults, flop, line, options, ruled, told, why

BLINDS = {"blinds": [100, 200]}


def skipped(story, **keys):
    """1 bets 600, it is the turn of 4, and 5 and 6 sit behind him."""
    return flop("1 4 5 6", f"1 bet 600; {story}", **BLINDS, **keys)


def test_example_1_a_call_and_a_fold_behind_the_skipped_player_bind_both():
    assert ruled(skipped("5 call; 6 fold")) == "fold"
    assert why(skipped("5 call; 6 fold"))[0] == "substantial-action-binds"
    assert faults(skipped("5 call; 6 fold; 4 fold; 5 fold")) == ["events[4].player: betting-round-over"]


@pytest.mark.parametrize("act", ["4 call", "4 raise 2000", "4 say raise", "4 push 1x1000", "4 all-in"])
def test_example_1_the_hand_of_the_skipped_player_is_left_to_the_floor(act):
    data = flop("1 4:9000 5 6", f"1 bet 600; 5 call; 6 fold; {act}", **BLINDS)
    assert ruled(data).startswith("director: call 600")
    assert [reading.premise.kind for reading in adjudicate(data).may] == ["may-only-stay", "hand-dead"]


def test_example_1_he_may_always_fold():
    assert ruled(skipped("5 call; 6 fold; 4 fold")) == "fold"


def test_example_1_he_is_offered_a_call_and_a_fold_and_no_raise():
    assert options(skipped("5 call; 6 fold"), "4") == "fold | call 600"
    assert why(skipped("5 call; 6 fold"), "4") == ["passed-over"]


def test_example_2_a_check_that_cannot_be_and_a_call_are_the_floors():
    verdict = adjudicate(skipped("5 check; 6 call"))
    assert line(verdict) == "director: call 600 +600 | pending"


@pytest.mark.parametrize(
    ("story", "decision"),
    [
        ("5 call", "pending"),
        ("5 fold", "fold"),
        ("5 fold; 6 fold", "fold"),
        ("5 call no-time; 6 fold no-time", "fold"),
        ("5 fold no-time; 6 call no-time", "pending"),
        ("5 fold; 6 call", "call"),
        ("5 raise 1200; 6 call", "call"),
    ],
)
def test_two_acts_are_substantial_with_chips_and_time_to_speak(story, decision):
    assert adjudicate(skipped(story)).decision == decision


@pytest.mark.parametrize(("acts", "passed_over"), [("C D", False), ("C D E", True)])
def test_acts_without_chips_are_substantial_from_three_on(acts, passed_over):
    story = "; ".join(f"{name} check" for name in acts.split())
    data = flop("A B C D E F", f"A check; {story}", **BLINDS)
    assert ("passed-over" in why(data, "B")) is passed_over


@pytest.mark.parametrize("edition", ["2013", "2019", "2022", "2024", "2026"])
def test_substantial_action_is_read_alike(edition):
    assert ruled(skipped("5 call; 6 fold; 4 raise 2000", edition=edition)) == "director: call 600 +600 | fold"


def test_the_second_act_out_of_turn_is_ruled_on_as_its_player_saw_it():
    """C raises to 800 and D calls, both behind B: the call is one of 800."""
    data = flop("A B C D", "A bet 300; C raise 800; D call", **BLINDS)
    assert ruled(data) == "call 800 +800"
    assert adjudicate(data).figures.increment == 500


@pytest.mark.parametrize(
    ("story", "expected"),
    [
        ("B call; A call", "call 800 +500"),
        ("B call; A raise 1300", "raise 1300 +1000"),
        ("B fold; A fold", "fold"),
    ],
)
def test_without_time_to_speak_both_wait_and_bind_one_after_the_other(story, expected):
    story = f"A bet 300; C raise 800 no-time; D call no-time; {story}"
    assert ruled(flop("A B C D", story, **BLINDS)) == expected


@pytest.mark.parametrize("by_b", ["600", "800", "2000"])
def test_and_both_are_free_once_the_skipped_player_raises(by_b):
    """Even to the very total that C had made it: the bet that D called was C's."""
    story = f"A bet 300; C raise 800 no-time; D call no-time; B raise {by_b}"
    data = flop("A B C D", story, **BLINDS)
    minimum = {"600": 900, "800": 1300, "2000": 3700}[by_b]
    assert options(data, "C") == f"fold | call {by_b} | raise {minimum}"
    assert ruled({**data, "events": [*data["events"], *flop("C D", "C fold; D fold")["events"]]}) == "fold"


def test_a_fold_out_of_turn_is_behind_nobody_once_play_has_passed_it():
    """C folds ahead of A and B; long after it E alone raises behind D, and that waits."""
    data = flop("A B C D E", "C fold; A bet 300; B call; E raise 800", **BLINDS)
    assert adjudicate(data).decision == "pending"
    assert options(data, "D") == "fold | call 300 | raise 600"


def test_a_fold_out_of_turn_still_counts_while_it_lies_ahead():
    """C folded behind A, who then bet; B is passed by C's fold and D's call."""
    data = flop("A B C D", "C fold; A bet 300; D call", **BLINDS)
    assert ruled(data) == "call 300 +300"
    assert "passed-over" in why(data, "B")


def test_acts_out_of_turn_before_the_flop():
    story = "BTN raise 600; SB fold"
    data = told("SB BB UTG BTN", story, **BLINDS)
    assert (ruled(data), options(data, "UTG")) == ("fold", "fold | call 600")


@pytest.mark.parametrize(
    ("by_b", "expected"),
    [
        ("B fold; A call", "call 65000 +50000"),
        ("B call; A call", "call 80000 +65000"),
        ("B raise 30000", "raise 30000 +30000"),
    ],
)
def test_pc_57_pot_said_out_of_turn_is_counted_when_it_binds(by_b, expected):
    """pokertda.com: pot 20k, A bets 15k, C says "pot" out of turn."""
    data = flop("A B C", f"A bet 15000; C say pot; {by_b}", betting="pot-limit", pot=20_000, **BLINDS)
    assert ruled(data) == expected


def test_limit_out_of_turn_is_freed_by_a_raise_too():
    keys = {"betting": "limit", "limit": {"bet": 200}, **BLINDS}
    data = flop("A B C", "A bet 200; C raise 400; B raise 400", **keys)
    assert options(data, "C") == "fold | call 400 | raise 600"


@pytest.mark.parametrize(
    ("later", "expected"),
    [("C call", "call 800"), ("C fold", "fold"), ("C push 1x1000", "call 800 -200")],
)
def test_who_was_freed_acts_anew(later, expected):
    story = f"A bet 300; C raise 1500; B raise 800; {later}"
    assert ruled(flop("A B C", story, **BLINDS)).startswith(expected.split(" -")[0])
