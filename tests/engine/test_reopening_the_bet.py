"""May this player raise at all? Rulebook 2.6 (2024: rule 47, 2026: 49)."""

import pytest

from rules.engine.judging import adjudicate
from tests.engine.tables import (
    after_flop,
    all_in,
    before_flop,
    bet,
    call,
    check,
    fold,
    judged,
    kinds,
    pull,
    push,
    raise_by,
    raise_to,
    say,
)


def example_1(*events):
    """50-100: A 100, B all-in 125, C calls, D all-in 200, E calls."""
    start = bet("A", 100), all_in("B"), call("C"), all_in("D"), call("E")
    return after_flop("A B:125 C D:200 E", *start, *events, blinds=[50, 100])


def example_3(*events):
    """2k-4k: A limps, C all-in 7500, the small blind folds."""
    start = call("A"), all_in("C"), fold("SB")
    return before_flop("SB BB A C:7500", 2000, 4000, *start, *events)


def file_of_short_all_ins(*events):
    """A bets 10; all-ins of 12 and 14, a call of 14, all-ins of 17 and 21: A faces 11, the caller of 14 faces 7."""
    start = bet("A", 10), all_in("B"), all_in("C"), call("D"), all_in("E"), all_in("F")
    return after_flop("A B:12 C:14 D E:17 F:21", *start, *events, blinds=[5, 10])


WORKED = {
    "1: A faces 100": (example_1(raise_to("A", 500)), "raise 500, adds 400"),
    "1-A: C faces 75 after a call": (
        example_1(call("A"), raise_to("C", 500)),
        "director: call 200, adds 75 | fold",
    ),
    "1-B: C faces 175 after a raise": (example_1(raise_to("A", 300), raise_to("C", 500)), "raise 500, adds 375"),
    "2: F may make it 1100": (
        after_flop(
            "A B:500 C:650 D:800 E F",
            *(bet("A", 300), all_in("B"), all_in("C"), all_in("D"), call("E"), raise_to("F", 900)),
        ),
        "raise 1100, adds 1100",
    ),
    "3: the big blind may make it 11,500": (example_3(raise_to("BB", 8000)), "raise 11500, adds 7500"),
    "3-A: A faces 3500": (example_3(call("BB"), raise_to("A", 20000)), "director: call 7500, adds 3500 | fold"),
    "3-B: A faces 7500": (example_3(raise_to("BB", 11500), raise_to("A", 20000)), "raise 20000, adds 16000"),
    "file: the opener faces 11": (file_of_short_all_ins(raise_to("A", 40)), "raise 40, adds 30"),
    "file: the caller of 14 faces 7": (
        file_of_short_all_ins(call("A"), raise_to("D", 40)),
        "director: call 21, adds 7 | fold",
    ),
}


@pytest.mark.parametrize(("data", "ruled"), WORKED.values(), ids=WORKED)
def test_the_worked_examples(data, ruled):
    assert judged(data) == ruled


@pytest.mark.parametrize(
    ("data", "faces", "reopened"),
    [
        (example_1(call("A")), 100, True),
        (example_1(call("A"), call("C")), 75, False),
        (example_1(raise_to("A", 300), call("C")), 175, True),
        (example_3(call("BB"), call("A")), 3500, False),
        (file_of_short_all_ins(call("A")), 11, True),
        (file_of_short_all_ins(call("A"), call("D")), 7, False),
    ],
)
def test_the_figures_say_what_is_faced_and_whether_the_betting_is_open(data, faces, reopened):
    figures = adjudicate(data).figures
    assert (figures.faces, figures.reopened) == (faces, reopened)


@pytest.mark.parametrize(
    ("stack", "ruled"),
    [
        (199, "director: call 199, adds 99 | fold"),
        (200, "raise 600, adds 500"),
        (201, "raise 600, adds 500"),
    ],
)
def test_one_chip_short_of_a_full_raise_does_not_reopen(stack, ruled):
    data = after_flop(f"A B C:{stack}", bet("A", 100), call("B"), all_in("C"), raise_to("A", 600), blinds=[50, 100])
    assert judged(data) == ruled


def test_checking_counts_as_acting_with_nothing_in():
    """A checks, B is all-in for 99 of a big blind of 100: A faces 99."""
    closed = after_flop("A B:99 C", check("A"), all_in("B"), call("C"), raise_to("A", 500), blinds=[50, 100])
    opened = after_flop("A B:100 C", check("A"), all_in("B"), call("C"), raise_to("A", 500), blinds=[50, 100])
    assert judged(closed) == "director: call 99, adds 99 | fold"
    assert judged(opened) == "raise 500, adds 500"


def test_who_has_not_acted_yet_always_has_every_option():
    data = after_flop("A B:125 C", bet("A", 100), all_in("B"), raise_to("C", 300), blinds=[50, 100])
    assert judged(data) == "raise 300, adds 300"


def test_the_blinds_have_not_acted_by_posting():
    """50-100, all-in for 150: the big blind faces half a raise only, and may raise all the same."""
    data = before_flop("SB BB UTG:150 BTN", 50, 100, all_in("UTG"), fold("BTN"), call("SB"), raise_to("BB", 400))
    assert judged(data) == "raise 400, adds 300"


@pytest.mark.parametrize(
    ("events", "ruled"),
    [
        ([call("C"), raise_to("A", 24)], "director: call 4, adds 4 | fold"),
        ([raise_to("C", 13)], "raise 14, adds 14"),
        ([raise_to("C", 14), raise_to("A", 23)], "raise 24, adds 24"),
        ([raise_to("C", 14), raise_to("A", 24)], "raise 24, adds 24"),
    ],
)
def test_a_short_opening_all_in_is_not_completed(events, ruled):
    """Big blind 10: A checks, B is all-in for 4; the next raise is to 14."""
    assert judged(after_flop("A B:4 C", check("A"), all_in("B"), *events, blinds=[5, 10])) == ruled


CLOSED = [bet("A", 100), all_in("B"), call("C")]


@pytest.mark.parametrize(
    ("act", "ruled"),
    [
        (call("A"), "call 125, adds 25"),
        (fold("A"), "fold"),
        (raise_to("A", 300), "director: call 125, adds 25 | fold"),
        (say("A", "raise"), "director: call 125, adds 25 | fold"),
        (say("A", "300"), "call 125, adds 25"),
        (push("A", "2x100"), "call 125, returns 175"),
        (push("A", "1x500"), "call 125, returns 475"),
    ],
)
def test_where_the_betting_is_closed_silent_chips_are_a_call_and_a_raise_said_is_left_to_the_director(act, ruled):
    assert judged(after_flop("A B:125 C", *CLOSED, act, blinds=[50, 100])) == ruled


CLOSED_TO_4000 = [bet("A", 1000), all_in("B"), call("C")]


@pytest.mark.parametrize(
    "act",
    [
        say("A", "raise"),
        say("A", "raise 4000"),
        say("A", "bet 4000"),
        say("A", "all-in"),
        say("A", "pot"),
        raise_to("A", 4000),
        raise_by("A", 2600),
        all_in("A"),
    ],
)
def test_a_raise_declared_where_the_betting_is_closed_is_the_directors_in_every_form(act):
    data = after_flop("A:9000 B:1400 C:9000", *CLOSED_TO_4000, act)
    assert judged(data) == "director: call 1400, adds 400 | fold"
    assert kinds(data) == ["not-reopened", "raise-not-open"]


@pytest.mark.parametrize(
    ("after", "ruled"),
    [
        (call("A"), "call 1400, adds 400"),
        (push("A", "1x1000"), "call 1400, returns 600"),
        (fold("A"), "director: call 1400, adds 400 | fold"),
        (raise_to("A", 8000), "director: call 1400, adds 400 | fold"),
    ],
)
def test_a_raise_that_is_not_open_stays_with_the_director_until_the_player_calls(after, ruled):
    assert judged(after_flop("A B:1400 C", *CLOSED_TO_4000, raise_to("A", 4000), after)) == ruled


@pytest.mark.parametrize("first", ["words", "together"])
def test_chips_that_come_with_the_words_leave_it_to_the_director_as_well(first):
    data = after_flop("A B:1400 C", *CLOSED_TO_4000, push("A", "4x1000", says="raise 5000", first=first))
    assert judged(data) == "director: call 1400, returns 3600 | fold, returns 4000"


@pytest.mark.parametrize(
    ("edition", "ruled"),
    [
        ("2024", "held: call 250, adds 150"),
        ("2013", "director: call 250, adds 150 | fold, adds 100"),
    ],
)
def test_who_pulls_a_chip_where_the_betting_is_closed_is_bound_to_the_call(edition, ruled):
    start = push("A", "2x100"), call("B"), all_in("C")
    assert judged(after_flop("A B C:250", *start, pull("A", "1x100"), edition=edition)) == ruled


def test_against_players_who_are_all_in_there_is_nobody_to_raise():
    events = bet("A", 100), all_in("B")
    assert judged(after_flop("A B:500", *events, raise_to("A", 2000))) == "call 500, adds 400"
    assert judged(after_flop("A B:500", *events, push("A", "2x1000"))) == "call 500, returns 1600"
    assert judged(after_flop("A:900 B:500", *events, all_in("A"))) == "call 500, adds 400"


@pytest.mark.parametrize("edition", ["2011", "2013", "2019", "2022", "2024", "2026"])
def test_every_edition_reads_it_alike(edition):
    data = example_1(call("A"), raise_to("C", 500))
    assert judged({**data, "edition": edition}) == "director: call 200, adds 75 | fold"
