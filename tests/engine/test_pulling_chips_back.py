"""What does taking prior chips back bind the player to? Rulebook 2.5 B and section 0 (2024: rule 46-B)."""

import pytest

from rules.engine.judging import adjudicate
from tests.engine.tables import before_flop, call, fold, judged, pull, push, raise_to, say


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
