"""What does taking prior chips back bind the player to? Rulebook 2.5 B and section 0 (2024: rule 46-B)."""

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
    problems,
    pull,
    push,
    raise_to,
    say,
)


def to_600(*events, big_blind="BB=2x25", edition="2026"):
    """25-50, the big blind has two 25s out, the button raises to 600: half a raise from 875, a raise is 1150."""
    return before_flop(f"SB {big_blind} BTN", 25, 50, raise_to("BTN", 600), fold("SB"), *events, edition=edition)


def test_pulling_a_chip_back_facing_a_raise_binds_to_call_or_raise():
    verdict = adjudicate(to_600(pull("BB", "1x25")))
    assert verdict.figures.out == 25
    assert judged(to_600(pull("BB", "1x25"))) == "held: call 600, adds 575 | raise 1150, adds 1125"


def test_putting_it_back_and_folding_is_not_allowed():
    data = to_600(pull("BB", "1x25"), fold("BB"))
    assert adjudicate(data).decision == "held"
    assert [reading.decision for reading in adjudicate(data).may] == ["call", "raise"]


@pytest.mark.parametrize(
    ("pulls", "chips", "ruled"),
    [
        (["2x25"], "1x1000", "call 600, returns 400"),
        (["1x25"], "1x1000", "raise 1150, adds 125"),
        (["1x25", "1x25"], "1x1000", "call 600, returns 400"),
        (["1x25"], "2x500", "raise 1150, adds 125"),
    ],
)
def test_pulling_first_and_pushing_later_is_the_same_as_in_one_move(pulls, chips, ruled):
    events = [*(pull("BB", some) for some in pulls), push("BB", chips)]
    assert judged(to_600(*events)) == ruled


def test_after_a_pull_the_player_may_still_say_call_or_raise():
    assert judged(to_600(pull("BB", "2x25"), call("BB"))) == "call 600, adds 600"
    assert judged(to_600(pull("BB", "1x25"), call("BB"))) == "call 600, adds 575"
    assert judged(to_600(pull("BB", "2x25"), say("BB", "raise 2000"))) == "raise 2000, adds 2000"


def test_after_raise_was_said_a_pull_leaves_the_raise_alone():
    assert judged(to_600(say("BB", "raise"), pull("BB", "2x25"))) == "held: raise 1150, adds 1150"
    assert judged(to_600(say("BB", "raise"), pull("BB", "2x25"), push("BB", "1x1000"))) == "raise 1150, adds 150"


def test_a_short_stack_that_pulls_is_bound_to_its_all_in_call():
    assert judged(to_600(pull("BB", "2x25"), big_blind="BB:500=2x25")) == "held: call 500 all-in, adds 500"


def test_without_a_raise_a_pull_binds_to_nothing():
    data = before_flop("SB=1x25 BB BTN", 25, 50, call("BTN"), pull("SB", "1x25"))
    assert [reading.decision for reading in adjudicate(data).may] == ["call", "raise", "fold"]


@pytest.mark.parametrize("edition", ["2011", "2013"])
def test_whether_a_pull_binds_is_the_directors_in_early_editions(edition):
    assert adjudicate(to_600(pull("BB", "1x25"), edition=edition)).decision == "director"


# Too little after a pull: neither a fold nor a forfeit is left


def several_to_600(*events, edition="2026"):
    """The small blind has called the raise to 600, so that several players are left."""
    return before_flop("SB BB=2x25 BTN", 25, 50, raise_to("BTN", 600), call("SB"), *events, edition=edition)


@pytest.mark.parametrize(
    ("events", "ruled"),
    [
        pytest.param((push("BB", "1x500", pulls="1x25"),), "call 600, adds 75", id="one move"),
        pytest.param((pull("BB", "1x25"), push("BB", "1x500")), "call 600, adds 75", id="two moves"),
        pytest.param((pull("BB", "1x25"), push("BB", "1x500"), fold("BB")), "call 600, adds 75", id="then fold"),
        pytest.param((push("BB", "1x500", pulls="1x25"), fold("BB")), "call 600, adds 75", id="one move, then fold"),
        pytest.param((push("BB", "5x100", pulls="2x25"),), "call 600, adds 100", id="all pulled"),
        pytest.param((pull("BB", "1x25"), push("BB", "1x25")), "call 600, adds 550", id="put back"),
        pytest.param((push("BB", "2x25", pulls="2x25"),), "call 600, adds 550", id="put back in one move"),
        pytest.param((pull("BB", "1x25"), pull("BB", "1x25"), push("BB", "1x100")), "call 600, adds 500", id="twice"),
        pytest.param((pull("BB", "1x25"), say("BB", "200")), "call 600, adds 575", id="an amount said"),
        pytest.param((push("BB", "1x500", pulls="1x25", says="200"),), "call 600, adds 75", id="an amount said first"),
        pytest.param(
            (push("BB", "1x500", pulls="1x25", says="fold", first="together"),), "call 600, adds 75", id="fold with it"
        ),
        pytest.param(
            (push("BB", "1x500", pulls="1x25", says="fold", first="chips"),), "call 600, adds 75", id="fold after it"
        ),
        pytest.param((push("BB", "1x500", pulls="1x25", says="fold"),), "fold, returns 475", id="fold before it"),
        pytest.param((pull("BB", "1x25"), check("BB")), "held: call 600, adds 575", id="a check"),
    ],
)
def test_an_undercall_after_a_pull_is_a_full_call(events, ruled):
    assert judged(several_to_600(*events)) == ruled


def test_with_a_player_behind_an_undercall_after_a_pull_is_a_full_call_as_well():
    start = raise_to("UTG", 600), call("CO")
    data = before_flop("SB=1x25 BB UTG CO", 25, 50, *start, push("SB", "1x500", pulls="1x25"))
    assert judged(data) == "call 600, adds 100"


def test_last_chips_after_a_pull_are_an_all_in_for_less():
    data = before_flop("SB BB:525=2x25 BTN", 25, 50, raise_to("BTN", 600), call("SB"), pull("BB", "1x25"))
    assert judged({**data, "events": [*data["events"], push("BB", "1x500")]}) == ("call 525 all-in")


def test_a_raise_that_is_not_open_to_a_player_who_pulled_leaves_him_the_call():
    start = raise_to("UTG", 100), call("CO"), push("SB", "1x75"), all_in("BB"), call("UTG"), call("CO")
    data = before_flop("SB=1x25 BB:130 UTG CO", 25, 50, *start, pull("SB", "1x75"))
    assert judged(data) == "held: call 130, adds 105"
    assert judged({**data, "events": [*data["events"], say("SB", "raise 500")]}) == "call 130, adds 105"


@pytest.mark.parametrize("edition", ["2011", "2013"])
def test_an_undercall_after_a_pull_stays_with_the_director_in_early_editions(edition):
    data = several_to_600(push("BB", "1x500", pulls="1x25"), edition=edition)
    assert judged(data) == "director: call 600, adds 75 | fold, returns 475, forfeits 50"


def test_a_chip_that_was_given_back_as_change_cannot_be_pulled_again():
    """B's 1000 chip against a bet of 600 was changed, so that what lies in front of him is not known."""
    start = bet("A", 600), push("B", "1x1000"), raise_to("C", 1800), call("A")
    assert problems(after_flop("A B C", *start, pull("B", "1x1000"))) == [("events[4].pulls", "chips-not-known")]
    exact = bet("A", 600), push("B", "1x500 1x100"), raise_to("C", 1800), call("A")
    assert (
        judged(after_flop("A B C", *exact, pull("B", "1x500"))) == "held: call 1800, adds 1700 | raise 3000, adds 2900"
    )
