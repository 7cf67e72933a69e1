"""What may a player still do once he has acted? Rulebook section 0, 2.1 and 2.7 (2024: rules 42, 51, 56)."""

import pytest

from rules.engine.judging import adjudicate
from tests.engine.tables import (
    after_flop,
    all_in,
    before_flop,
    bet,
    call,
    fold,
    judged,
    kinds,
    problems,
    pull,
    push,
    raise_to,
    say,
)

# After chips that are left to the director


def undercalled(*events):
    return after_flop("A B C", bet("A", 2000), raise_to("B", 8000), push("C", "2x1000"), *events)


def swept(*events):
    start = raise_to("BTN", 600), fold("SB"), push("BB", "1x1000", forward=True)
    return before_flop("SB BB=2x25 BTN", 25, 50, *start, *events)


OPEN_UNDERCALL = "director: call 8000, adds 6000 | fold, forfeits 2000"
OPEN_GESTURE = "director: raise 1150, adds 100 | call 600, returns 450"


@pytest.mark.parametrize(
    ("data", "ruled"),
    [
        (undercalled(fold("C")), "fold, forfeits 2000"),
        (undercalled(call("C")), "call 8000, adds 6000"),
        (undercalled(raise_to("C", 20_000)), OPEN_UNDERCALL),
        (undercalled(push("C", "6x1000")), "director: call 8000 | fold, returns 6000, forfeits 2000"),
        (undercalled(pull("C", "2x1000")), "director: call 8000, adds 8000 | fold, adds 2000, forfeits 2000"),
        (undercalled(pull("C", "2x1000"), fold("C")), "fold, adds 2000, forfeits 2000"),
        (undercalled(call("A")), "call 8000, adds 6000"),
        (swept(fold("BB")), OPEN_GESTURE),
        (swept(call("BB")), OPEN_GESTURE),
        (swept(say("BB", "raise")), OPEN_GESTURE),
        (swept(pull("BB", "1x1000")), "director: raise 1150, adds 1100 | call 600, adds 550"),
    ],
)
def test_the_player_may_choose_between_call_and_fold_and_change_nothing_else(data, ruled):
    assert judged(data) == ruled


# Chips that pay out what was declared, or make up what was missing


def facing_1500(*acts, players="A B C", **keys):
    return after_flop(players, bet("A", 1500), *acts, blinds=[250, 500], **keys)


def found(data):
    """The findings on chips put out after an act that was complete, with their figures."""
    about = {"pays-what-was-declared", "makes-up-what-was-missing", "beyond-the-total", "second-motion-void"}
    findings = [one for one in adjudicate(data).findings if one.kind in about]
    return [f"{one.kind} {' '.join(str(figure) for figure in one.figures.values())}" for one in findings]


RAISED, CALLED = say("B", "raise 4500"), say("B", "call")


@pytest.mark.parametrize(
    ("acts", "ruled", "kinds"),
    [
        ([RAISED, push("B", "1x500 1x1000")], "raise 4500, adds 3000", ["pays-what-was-declared 4500 3000"]),
        (
            [RAISED, push("B", "1x500 1x1000"), push("B", "3x1000")],
            "raise 4500",
            ["pays-what-was-declared 4500 0"],
        ),
        (
            [RAISED, push("B", "4x1000"), push("B", "4x100 1x99")],
            "raise 4500, adds 1",
            ["pays-what-was-declared 4500 1"],
        ),
        (
            [RAISED, push("B", "4x1000"), push("B", "5x100 1x1")],
            "raise 4500, returns 1",
            ["pays-what-was-declared 4500 0", "beyond-the-total 1"],
        ),
        (
            [RAISED, push("B", "5x1000")],
            "raise 4500, returns 500",
            ["pays-what-was-declared 4500 0", "beyond-the-total 500"],
        ),
        (
            [RAISED, push("B", "1x500 4x1000"), push("B", "1x1000")],
            "raise 4500, returns 1000",
            ["second-motion-void 1000", "pays-what-was-declared 4500 0"],
        ),
        (
            [push("B", "1x1000", says="raise 4500"), push("B", "1x500 3x1000")],
            "raise 4500",
            ["pays-what-was-declared 4500 0"],
        ),
        ([raise_to("B", 4500), push("B", "1x500 4x1000")], "raise 4500", ["pays-what-was-declared 4500 0"]),
        ([CALLED, push("B", "1x1000")], "call 1500, adds 500", ["pays-what-was-declared 1500 500"]),
        ([CALLED, push("B", "1x1000"), push("B", "1x500")], "call 1500", ["pays-what-was-declared 1500 0"]),
        (
            [CALLED, push("B", "2x1000")],
            "call 1500, returns 500",
            ["pays-what-was-declared 1500 0", "beyond-the-total 500"],
        ),
        ([call("B"), push("B", "1x500"), push("B", "1x1000")], "call 1500", ["pays-what-was-declared 1500 0"]),
        (
            [say("B", "2000"), push("B", "2x1000")],
            "call 1500, returns 500",
            ["pays-what-was-declared 1500 0", "beyond-the-total 500"],
        ),
        ([say("B", "2300"), push("B", "2x1000"), push("B", "1x1000")], "raise 3000", ["pays-what-was-declared 3000 0"]),
        (
            [say("B", "raise"), call("B"), push("B", "1x1000"), push("B", "2x1000")],
            "raise 3000",
            ["pays-what-was-declared 3000 0"],
        ),
    ],
)
def test_who_has_declared_the_amount_may_pay_it_in_several_motions(acts, ruled, kinds):
    assert (judged(facing_1500(*acts)), found(facing_1500(*acts))) == (ruled, kinds)


@pytest.mark.parametrize(
    ("acts", "ruled", "kinds"),
    [
        # 1,000 and 3 x 500 reach half of the raise to 3,000: 500 more are owed.
        ([push("B", "1x1000 3x500"), push("B", "1x500")], "raise 3000", ["makes-up-what-was-missing 3000 0"]),
        (
            [push("B", "1x1000 3x500"), push("B", "4x100")],
            "raise 3000, adds 100",
            ["makes-up-what-was-missing 3000 100"],
        ),
        (
            [push("B", "1x1000 3x500"), push("B", "3x1000")],
            "raise 3000, returns 2500",
            ["makes-up-what-was-missing 3000 0", "beyond-the-total 2500"],
        ),
        (
            [push("B", "1x1000 1x500", says="raise"), push("B", "5x1000")],
            "raise 3000, returns 3500",
            ["makes-up-what-was-missing 3000 0", "beyond-the-total 3500"],
        ),
        (
            [push("B", "1x1000", says="call", first="chips"), push("B", "1x500")],
            "call 1500",
            ["makes-up-what-was-missing 1500 0"],
        ),
        ([push("B", "1x1000 1x500"), push("B", "1x1000")], "call 1500, returns 1000", ["second-motion-void 1000"]),
        ([push("B", "3x1000"), push("B", "1x1000")], "raise 3000, returns 1000", ["second-motion-void 1000"]),
    ],
)
def test_chips_after_the_first_motion_make_up_what_the_ruling_asks_for_and_no_more(acts, ruled, kinds):
    assert (judged(facing_1500(*acts)), found(facing_1500(*acts))) == (ruled, kinds)


@pytest.mark.parametrize(
    ("players", "acts", "ruled"),
    [
        ("A B:5000 C", [all_in("B"), push("B", "3x1000"), push("B", "2x1000")], "raise 5000 all-in"),
        ("A B:5000 C", [say("B", "all-in"), push("B", "3x1000")], "raise 5000 all-in, adds 2000"),
        ("A B:1200 C", [CALLED, push("B", "1x1000"), push("B", "2x100")], "call 1200 all-in"),
        ("A B:4500 C", [RAISED, push("B", "4x1000 5x100")], "raise 4500 all-in"),
    ],
)
def test_an_all_in_is_paid_out_in_several_motions_as_well(players, acts, ruled):
    data = facing_1500(*acts, players=players)
    assert judged(data) == ruled
    assert kinds(data)[0] == "pays-what-was-declared"


def test_who_is_all_in_has_no_more_to_put_out():
    paid = all_in("B"), push("B", "5x1000")
    assert problems(facing_1500(*paid, push("B", "1x100"), players="A B:5000 C")) == [("events[3].player", "is-all-in")]
    too_much = all_in("B"), push("B", "6x1000")
    assert problems(facing_1500(*too_much, players="A B:5000 C")) == [("events[2].chips", "more-than-the-stack")]


def test_a_bet_is_paid_out_and_with_chips_in_front_their_total_counts():
    data = after_flop("A B", say("A", "bet 2000"), push("A", "1x1000"), push("A", "2x500"), blinds=[250, 500])
    assert (judged(data), found(data)) == ("bet 2000", ["pays-what-was-declared 2000 0"])
    blind = raise_to("BTN", 600), fold("SB"), say("BB", "call"), push("BB", "1x500 1x50")
    data = before_flop("SB BB=2x25 BTN", 25, 50, *blind)
    assert (judged(data), found(data)) == ("call 600", ["pays-what-was-declared 600 0"])
    changed = raise_to("BTN", 600), fold("SB"), say("BB", "call"), push("BB", "6x100", pulls="2x25")
    data = before_flop("SB BB=2x25 BTN", 25, 50, *changed)
    assert (judged(data), found(data)) == ("call 600", ["pays-what-was-declared 600 0"])


def test_an_act_out_of_turn_is_paid_out_as_well():
    data = after_flop("A B C", bet("A", 1500), say("C", "raise 4500"), push("C", "4x1000"), blinds=[250, 500])
    assert found(data) == ["pays-what-was-declared 4500 500"]
    assert judged(data).startswith("pending: raise 4500, adds 500 | ")


@pytest.mark.parametrize(
    ("paid", "ruled"),
    [
        ([push("A", "1x5000")], "director: call 8000, adds 3000 | call 5000"),
        ([push("A", "1x5000"), push("A", "2x1000")], "call 8000, adds 3000"),
        ([push("A", "1x5000"), push("A", "3x1000")], "call 8000, adds 3000"),
        ([push("A", "8x1000")], "call 8000, adds 3000"),
        ([], "call 8000, adds 3000"),
    ],
)
def test_the_next_player_sees_what_is_paid_out_of_a_bet_so_far(paid, ruled):
    """Bet 8000 was said: B's silent 5,000 match the chips he sees only where 5,000 lie there."""
    assert judged(after_flop("A B C", say("A", "bet 8000"), *paid, push("B", "1x5000"))) == ruled


def test_words_that_are_said_again_and_again_are_found_once():
    data = after_flop("A B C", bet("A", 300), fold("A"), call("A"), fold("A"))
    assert kinds(data) == ["words-after-act", "opening-bet"]
    twice = after_flop("A B C", push("A", "1x300"), push("A", "1x100"), push("A", "1x100"))
    assert kinds(twice) == ["second-motion-void", "opening-bet"]


# Chips that fall from one hand: the string bet of 2024


@pytest.mark.parametrize(
    ("edition", "ruled"),
    [
        ("2011", "call 300, returns 600"),
        ("2013", "call 300, returns 600"),
        ("2019", "call 300, returns 600"),
        ("2022", "call 300, returns 600"),
        ("2024", "raise 900"),
        ("2026", "raise 900"),
    ],
)
def test_chips_that_fall_from_one_hand_are_one_motion_since_2024(edition, ruled):
    data = after_flop("A B C", bet("A", 300), push("B", "3x100"), push("B", "6x100", back_to_stack=False))
    assert judged({**data, "edition": edition}) == ruled


def test_a_player_who_goes_back_to_his_stack_makes_a_string_bet_in_every_edition():
    data = after_flop("A B C", bet("A", 300), push("B", "3x100"), push("B", "6x100"))
    for edition in ("2011", "2022", "2024", "2026"):
        assert judged({**data, "edition": edition}) == "call 300, returns 600"


def test_the_first_chips_of_a_motion_are_ruled_on_with_those_that_fall_after_them():
    data = after_flop("A B C", bet("A", 300), push("B", "3x100"), push("B", "6x100", back_to_stack=False))
    assert judged({**data, "ask": {"about": "action", "event": 1}}) == "raise 900"
    assert kinds(data) == ["one-motion", "smallest-chip-not-needed", "full-raise"]


def test_three_drops_and_the_last_chips_are_one_motion_too():
    drops = [push("B", "3x100"), *[push("B", "3x100", back_to_stack=False)] * 2]
    assert judged(after_flop("A B:900 C", bet("A", 300), *drops)) == "raise 900 all-in"
    assert judged(after_flop("A B C", bet("A", 300), *drops, call("C"))) == "call 900, adds 900"


@pytest.mark.parametrize(
    "events",
    [
        (push("B", "3x100", back_to_stack=False),),
        (push("B", "3x100"), push("B", "6x100", back_to_stack=False, says="raise")),
        (call("B"), push("B", "6x100", back_to_stack=False)),
    ],
)
def test_chips_that_fall_belong_to_a_push_of_the_same_player(events):
    at = len(events)
    data = after_flop("A B C", bet("A", 300), *events)
    assert problems(data) == [(f"events[{at}].back_to_stack", "no-motion-to-continue")]
