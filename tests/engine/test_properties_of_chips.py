"""What holds for every push of chips, against every bet."""

from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from rules.engine.chips import read_chips
from rules.engine.judging import adjudicate
from tests.engine.hands import DENOMINATIONS, EDITIONS, piles
from tests.engine.tables import after_flop, bet, outcome, push

quick = settings(
    max_examples=70, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much]
)


@quick
@given(piles(), st.integers(1, 3000), st.sampled_from(EDITIONS))
def test_with_chips_behind_the_wordings_of_multiple_chips_agree_in_every_edition(chips, faced, edition):
    """ "Any one chip" of 2013 means some chip, and if one can be spared the smallest one can."""
    data = after_flop("A B C", bet("A", faced), push("B", chips))
    assert outcome(adjudicate({**data, "edition": edition})) == outcome(adjudicate(data)) or _short(chips, faced)


def _short(chips, faced):
    return read_chips(chips).total < faced


@quick
@given(piles(), st.integers(1, 3000))
def test_multiple_chips_are_decided_by_whether_some_chip_can_be_spared(chips, faced):
    pile = read_chips(chips)
    assume(pile.count > 1 and pile.total > faced)
    some_chip_spare = any(pile.total - denomination >= faced for denomination, _ in pile.piles)
    half_reached = 2 * pile.total >= 3 * faced
    expected = "raise" if some_chip_spare and half_reached else "call"
    assert adjudicate(after_flop("A B C", bet("A", faced), push("B", chips))).decision == expected


@quick
@given(st.sampled_from(DENOMINATIONS), st.integers(1, 4999), st.sampled_from(EDITIONS))
def test_one_silent_chip_that_covers_the_bet_is_always_a_call(chip, faced, edition):
    assume(chip >= faced)
    data = after_flop("A B C", bet("A", faced), push("B", f"1x{chip}"), edition=edition)
    assert (adjudicate(data).decision, adjudicate(data).to) == ("call", faced)
