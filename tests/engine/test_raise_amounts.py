"""How much is a raise, and when does half of one count? Rulebook 2.2 (2024: rule 43) and the opening bet of 52-A."""

import pytest

from rules.engine.judging import adjudicate
from tests.engine.tables import (
    after_flop,
    all_in,
    before_flop,
    bet,
    call,
    check,
    judged,
    kinds,
    push,
    raise_by,
    raise_to,
    say,
)


@pytest.mark.parametrize(
    ("said", "ruled"),
    [
        ("1001", "call 1000, adds 1000"),
        ("1400", "call 1000, adds 1000"),
        ("1499", "call 1000, adds 1000"),
        ("1500", "raise 2000, adds 2000"),
        ("1501", "raise 2000, adds 2000"),
        ("1999", "raise 2000, adds 2000"),
        ("2000", "raise 2000, adds 2000"),
        ("2001", "raise 2001, adds 2001"),
    ],
)
def test_an_amount_alone_over_a_bet_of_1000_is_a_raise_from_half_of_one(said, ruled):
    assert judged(after_flop("A B C", bet("A", 1000), say("B", said))) == ruled


@pytest.mark.parametrize(
    ("chips", "ruled"),
    [
        ("1x1000 4x100", "call 1000, returns 400"),
        ("1x1000 4x100 99x1", "call 1000, returns 499"),
        ("1x1000 5x100", "raise 2000, adds 500"),
        ("1x1000 5x100 1x1", "raise 2000, adds 499"),
        ("1x1000 9x100 99x1", "raise 2000, adds 1"),
        ("2x1000", "raise 2000"),
        ("2x1000 1x1", "raise 2001"),
    ],
)
def test_silent_chips_over_a_bet_of_1000_are_a_raise_from_half_of_one(chips, ruled):
    assert judged(after_flop("A B C", bet("A", 1000), push("B", chips))) == ruled


@pytest.mark.parametrize(
    ("said", "ruled"),
    [("487", "call 325, adds 325"), ("488", "raise 650, adds 650"), ("489", "raise 650, adds 650")],
)
def test_half_of_an_odd_raise_is_rounded_up(said, ruled):
    assert judged(after_flop("A B C", bet("A", 325), say("B", said))) == ruled


MINIMA = {
    "600, 1600, 3600 at 100-200": (
        after_flop("A B C D", bet("A", 600), raise_to("B", 1600), raise_to("C", 3600), call("D"), blinds=[100, 200]),
        (2000, 4600, 5600),
    ),
    "all-in 150 under the gun at 50-100": (
        before_flop("SB BB UTG:150 BTN", 50, 100, all_in("UTG"), call("BTN")),
        (100, 200, 250),
    ),
    "300, then two 500s at 100-200": (
        after_flop(
            "A B C", bet("A", 300), push("B", "2x500", says="raise"), call("C"), blinds=[100, 200], street="turn"
        ),
        (700, 1350, 1700),
    ),
    "125, 200, 500 at 25-50": (
        before_flop("SB BB A B C D", 25, 50, raise_to("A", 125), raise_to("B", 200), raise_to("C", 500), call("D")),
        (300, 650, 800),
    ),
    "500 and two calls at 25-50": (
        before_flop("SB BB A B C D", 25, 50, raise_to("A", 500), call("B"), call("C"), call("D")),
        (450, 725, 950),
    ),
}


@pytest.mark.parametrize(("data", "expected"), MINIMA.values(), ids=MINIMA)
def test_the_increment_is_the_largest_addition_and_not_the_total(data, expected):
    figures = adjudicate(data).figures
    assert (figures.increment, figures.raises_from, figures.minimum_raise) == expected


def test_a_short_all_in_changes_the_bet_and_not_the_increment_unless_it_is_a_full_raise():
    short = adjudicate(after_flop("A B:1999 C", bet("A", 1000), all_in("B"), call("C"))).figures
    full = adjudicate(after_flop("A B:2000 C", bet("A", 1000), all_in("B"), call("C"))).figures
    more = adjudicate(after_flop("A B:2001 C", bet("A", 1000), all_in("B"), call("C"))).figures
    assert (short.call, short.increment, short.minimum_raise) == (1999, 1000, 2999)
    assert (full.call, full.increment, full.minimum_raise) == (2000, 1000, 3000)
    assert (more.call, more.increment, more.minimum_raise) == (2001, 1001, 3002)


@pytest.mark.parametrize(
    ("act", "ruled"),
    [
        (raise_to("B", 1001), "raise 2000, adds 2000"),
        (raise_to("B", 1999), "raise 2000, adds 2000"),
        (raise_to("B", 2000), "raise 2000, adds 2000"),
        (raise_to("B", 2001), "raise 2001, adds 2001"),
        (raise_to("B", 400), "raise 2000, adds 2000"),
        (raise_by("B", 400), "raise 2000, adds 2000"),
        (raise_by("B", 1000), "raise 2000, adds 2000"),
        (raise_by("B", 1001), "raise 2001, adds 2001"),
        (say("B", "raise 1200"), "raise 2000, adds 2000"),
        (push("B", "1x1000 2x100", says="raise"), "raise 2000, adds 800"),
        (push("B", "1x1000", says="raise"), "raise 2000, adds 1000"),
        (push("B", "1x500", says="raise"), "raise 2000, adds 1500"),
    ],
)
def test_a_declared_raise_is_at_least_the_minimum(act, ruled):
    assert judged(after_flop("A B C", bet("A", 1000), act)) == ruled


def test_raise_and_an_amount_is_the_total_and_not_what_is_added():
    assert judged(after_flop("A B C", bet("A", 2000), say("B", "raise 8000"))) == "raise 8000, adds 8000"
    assert judged(after_flop("A B C", bet("A", 2000), say("B", "raise 8k"))) == "raise 8000, adds 8000"


@pytest.mark.parametrize(
    ("stack", "act", "ruled"),
    [
        (1001, all_in("B"), "raise 1001 all-in, adds 1001"),
        (1400, all_in("B"), "raise 1400 all-in, adds 1400"),
        (1999, all_in("B"), "raise 1999 all-in, adds 1999"),
        (1400, raise_to("B", 1400), "raise 1400 all-in, adds 1400"),
        (1400, raise_to("B", 2000), "raise 1400 all-in, adds 1400"),
        (1400, say("B", "1400"), "raise 1400 all-in, adds 1400"),
        (1400, say("B", "all-in"), "raise 1400 all-in, adds 1400"),
        (1700, say("B", "1600"), "raise 1700 all-in, adds 1700"),
        (1000, all_in("B"), "call 1000 all-in, adds 1000"),
        (999, all_in("B"), "call 999 all-in, adds 999"),
        (999, call("B"), "call 999 all-in, adds 999"),
        (999, raise_to("B", 3000), "call 999 all-in, adds 999"),
        (1000, raise_to("B", 3000), "call 1000 all-in, adds 1000"),
        (999, say("B", "raise 3000"), "call 999 all-in, adds 999"),
        (999, say("B", "1500"), "call 999 all-in, adds 999"),
        (1000, say("B", "1500"), "call 1000 all-in, adds 1000"),
        (999, push("B", "1x999", says="raise"), "call 999 all-in"),
    ],
)
def test_all_a_player_has_stands_though_it_is_less_than_a_raise(stack, act, ruled):
    assert judged(after_flop(f"A B:{stack} C", bet("A", 1000), act)) == ruled


@pytest.mark.parametrize(
    ("act", "ruled"),
    [
        (push("A", "1x100"), "bet 200, adds 100"),
        (push("A", "1x100 99x1"), "bet 200, adds 1"),
        (push("A", "2x100"), "bet 200"),
        (push("A", "2x100 1x1"), "bet 201"),
        (bet("A", 50), "bet 200, adds 200"),
        (say("A", "150"), "bet 200, adds 200"),
        (say("A", "bet 150"), "bet 200, adds 200"),
        (raise_to("A", 50), "bet 200, adds 200"),
        (push("A", "1x5000"), "bet 5000"),
    ],
)
def test_an_opening_bet_below_the_big_blind_is_brought_up_to_it(act, ruled):
    assert judged(after_flop("A B C", act, blinds=[100, 200])) == ruled


def test_an_opening_all_in_below_the_big_blind_stands_and_the_next_raise_is_a_big_blind_on_top():
    data = after_flop("A B:4 C", check("A"), all_in("B"), blinds=[5, 10])
    assert judged(data) == "bet 4 all-in, adds 4"
    assert adjudicate({**data, "events": [*data["events"], call("C")]}).figures.minimum_raise == 14


# A raise said with an amount that cannot be the total


def facing_3000(*events, players="A B C", edition="2024"):
    """200 bet, raised by 2800 to 3000: the minimum raise is 5800, and 3000 on top would be 6000."""
    return after_flop(players, bet("A", 200), raise_to("B", 3000), *events, edition=edition)


@pytest.mark.parametrize("edition", ["2011", "2013", "2019", "2022", "2024", "2026"])
@pytest.mark.parametrize(
    "events",
    [
        pytest.param((say("C", "raise 3000"),), id="said"),
        pytest.param((say("C", "raise"), say("C", "3000")), id="said one after the other"),
        pytest.param((raise_to("C", 3000),), id="announced"),
    ],
)
def test_a_raise_said_with_no_more_than_the_call_is_read_in_two_ways(events, edition):
    data = facing_3000(*events, edition=edition)
    assert judged(data) == "director: raise 5800, adds 5800 | raise 6000, adds 6000"
    assert kinds(data) == ["no-possible-total"]


@pytest.mark.parametrize(
    ("act", "ruled"),
    [
        (push("C", "3x1000", says="raise 3000"), "director: raise 5800, adds 2800 | raise 6000, adds 3000"),
        (say("C", "raise 2801"), "director: raise 5800, adds 5800 | raise 5801, adds 5801"),
        (say("C", "raise 2800"), "raise 5800, adds 5800"),
        (say("C", "raise 500"), "raise 5800, adds 5800"),
        (say("C", "raise 3001"), "raise 5800, adds 5800"),
        (raise_by("C", 3000), "raise 6000, adds 6000"),
        (push("C", "3x1000", says="raise"), "raise 5800, adds 2800"),
        (say("C", "bet 3000"), "director: call 3000, adds 3000 | raise 5800, adds 5800 | raise 6000, adds 6000"),
    ],
)
def test_where_both_readings_come_to_the_same_it_is_a_raise(act, ruled):
    assert judged(facing_3000(act)) == ruled


def test_the_reason_does_not_hide_that_the_amount_cannot_be_the_total():
    assert kinds(facing_3000(say("C", "raise 500")))[0] == "no-possible-total"
    assert kinds(facing_3000(say("C", "raise 3001")))[0] == "raise-declared"


def test_a_stack_may_leave_one_reading_only():
    assert judged(facing_3000(say("C", "raise 3000"), players="A B C:5800")) == "raise 5800 all-in, adds 5800"
    assert judged(facing_3000(say("C", "raise 3000"), players="A B C:3000")) == "call 3000 all-in, adds 3000"


def test_over_an_opening_bet_no_amount_makes_a_difference_and_over_a_raise_it_may():
    assert judged(after_flop("A B C", bet("A", 600), say("B", "raise 600"))) == "raise 1200, adds 1200"
    raised = raise_to("UTG", 400), raise_to("CO", 600)
    data = before_flop("SB BB UTG CO BTN", 100, 200, *raised, say("BTN", "raise 500"))
    assert judged(data) == "director: raise 800, adds 800 | raise 1100, adds 1100"
