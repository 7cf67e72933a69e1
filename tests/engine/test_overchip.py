"""What does a single chip count as that is larger than needed? Rulebook 2.3 (2024: rule 44)."""

import pytest

from tests.engine.tables import after_flop, before_flop, bet, call, judged, kinds, push, raise_to, say


@pytest.mark.parametrize(
    ("chip", "ruled"),
    [
        ("1x601", "call 600, returns 1"),
        ("1x1000", "call 600, returns 400"),
        ("1x5000", "call 600, returns 4400"),
        ("1x100000", "call 600, returns 99400"),
    ],
)
def test_a_single_silent_overchip_is_a_call_however_large(chip, ruled):
    data = after_flop("A B C", bet("A", 600), push("B", chip))
    assert judged(data) == ruled
    assert kinds(data) == ["silent-overchip"]


def test_a_single_chip_of_the_exact_amount_is_a_call_and_no_overchip():
    data = after_flop("A B C", bet("A", 600), push("B", "1x600"))
    assert (judged(data), kinds(data)) == ("call 600", ["exact-call"])


def test_an_overchip_against_a_blind_is_a_call():
    assert judged(before_flop("SB BB UTG", 50, 100, push("UTG", "1x500"))) == "call 100, returns 400"


def test_the_last_chip_is_a_call_too_and_its_change_stays_behind():
    assert judged(after_flop("A B:1000 C", bet("A", 600), push("B", "1x1000"))) == "call 600, returns 400"


def test_an_overchip_over_a_raise_is_a_call():
    data = after_flop("A B C", bet("A", 600), raise_to("B", 1200), push("C", "1x5000"))
    assert judged(data) == "call 1200, returns 3800"


@pytest.mark.parametrize(
    ("chip", "ruled"),
    [("1x1000", "raise 1200, adds 200"), ("1x1200", "raise 1200"), ("1x5000", "raise 5000")],
)
def test_raise_said_before_the_chip_lands_is_all_that_the_chip_allows(chip, ruled):
    assert judged(after_flop("A B C", bet("A", 600), push("B", chip, says="raise"))) == ruled
    assert judged(after_flop("A B C", bet("A", 600), say("B", "raise"), push("B", chip))) == ruled


def test_raise_said_after_the_chip_has_landed_comes_too_late():
    assert judged(after_flop("A B C", bet("A", 600), push("B", "1x5000", says="raise", first="chips"))) == (
        "call 600, returns 4400"
    )
    assert judged(after_flop("A B C", bet("A", 600), push("B", "1x5000"), say("B", "raise"))) == (
        "call 600, returns 4400"
    )


def test_raise_and_an_amount_before_an_overchip_is_that_amount():
    data = after_flop("A B C", bet("A", 600), push("B", "1x5000", says="raise 2000"))
    assert judged(data) == "raise 2000, returns 3000"


def test_call_said_before_an_overchip_is_a_call():
    assert judged(after_flop("A B C", bet("A", 600), push("B", "1x5000", says="call"))) == "call 600, returns 4400"


def test_a_silent_overchip_with_nothing_to_call_is_a_bet_of_the_whole_chip():
    assert judged(after_flop("A B C", push("A", "1x5000"), blinds=[100, 200])) == "bet 5000"


@pytest.mark.parametrize("edition", ["2011", "2013", "2019", "2022", "2024", "2026"])
def test_an_overchip_is_a_call_in_every_edition(edition):
    data = after_flop("A B C", bet("A", 600), push("B", "1x1000"), edition=edition)
    assert judged(data) == "call 600, returns 400"


# The blind that nobody raised: no raise is faced (rulebook section 0).


def limped(*events, big_blind="BB=2x50", **keys):
    return before_flop(f"SB {big_blind} BTN", 50, 100, call("BTN"), call("SB"), *events, **keys)


def test_an_overchip_on_the_big_blinds_option_is_left_to_the_director_who_usually_lets_it_be_a_check():
    assert judged(limped(push("BB", "1x500"))) == "director: check 100, returns 500 | raise 600"


def test_an_overchip_for_the_pulled_blind_is_left_to_the_director_too():
    assert judged(limped(push("BB", "1x500", pulls="2x50"))) == "director: check 100, returns 400 | raise 500"


def test_changing_the_blind_for_one_chip_of_the_same_amount_is_a_check():
    assert judged(limped(push("BB", "1x100", pulls="2x50"))) == "check 100"
