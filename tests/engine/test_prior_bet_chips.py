"""What do silent chips on top of earlier ones count as? Rulebook 2.5 and section 0 (2024: rule 46, 2026: 48)."""

import pytest

from rules.engine.judging import adjudicate
from tests.engine.tables import before_flop, fold, judged, kinds, push, raise_to


def to_600(*events, big_blind="BB=2x25", edition="2026"):
    """25-50, the big blind has two 25s out, the button raises to 600: half a raise from 875, a raise is 1150."""
    return before_flop(f"SB {big_blind} BTN", 25, 50, raise_to("BTN", 600), fold("SB"), *events, edition=edition)


def to_700(*events, big_blind="BB=1x1000", edition="2026"):
    """50-100, the big blind posted one 1,000 chip, the button raises to 700: half from 1000, a raise is 1300."""
    return before_flop(f"SB {big_blind} BTN", 50, 100, raise_to("BTN", 700), fold("SB"), *events, edition=edition)


WORKED = {
    "1.1 one 1000": (to_600(push("BB", "1x1000")), "call 600, returns 450"),
    "1.2a two 500s": (to_600(push("BB", "2x500")), "call 600, returns 450"),
    "1.2b 100 and 500": (to_600(push("BB", "1x100 1x500")), "call 600, returns 50"),
    "1.3 1000 and 500": (to_600(push("BB", "1x1000 1x500")), "raise 1550"),
    "2.1 both pulled, one 1000": (to_600(push("BB", "1x1000", pulls="2x25")), "call 600, returns 400"),
    "2.2 both pulled, two 500s": (to_600(push("BB", "2x500", pulls="2x25")), "call 600, returns 400"),
    "2.2 both pulled, 1000 and 500": (to_600(push("BB", "1x1000 1x500", pulls="2x25")), "raise 1500"),
    "2.2 both pulled, nine 100s": (to_600(push("BB", "9x100", pulls="2x25")), "raise 1150, adds 250"),
    "2.2 both pulled, eight 100s": (to_600(push("BB", "8x100", pulls="2x25")), "call 600, returns 200"),
    "3 one pulled, one 1000": (to_600(push("BB", "1x1000", pulls="1x25")), "raise 1150, adds 125"),
    "3 one pulled, two 500s": (to_600(push("BB", "2x500", pulls="1x25")), "raise 1150, adds 125"),
    "4 any chip on a covering one": (to_700(push("BB", "1x100")), "raise 1300, adds 200"),
    "4 the smallest chip there is": (to_700(push("BB", "1x1")), "raise 1300, adds 299"),
    "4 one 1000": (to_700(push("BB", "1x1000")), "raise 2000"),
}


@pytest.mark.parametrize(("data", "ruled"), WORKED.values(), ids=WORKED)
def test_the_worked_examples(data, ruled):
    assert judged(data) == ruled


@pytest.mark.parametrize(
    ("chips", "ruled"),
    [
        ("1x549 1x1", "call 600"),
        ("1x500 1x51", "call 600, returns 1"),
        ("1x549 1x500", "call 600, returns 499"),
        ("1x550 1x500", "raise 1150, adds 50"),
        ("1x551 1x500", "raise 1150, adds 49"),
        ("1x574 1x250", "call 600, returns 274"),
        ("1x575 1x249", "call 600, returns 274"),
        ("1x575 1x250", "raise 1150, adds 275"),
        ("1x575 1x251", "raise 1150, adds 274"),
        ("1x575 1x524", "raise 1150, adds 1"),
        ("1x575 1x525", "raise 1150"),
        ("1x576 1x525", "raise 1151"),
    ],
)
def test_untouched_chips_short_of_the_call_count_together_with_new_ones_to_the_chip(chips, ruled):
    """All new chips are needed while 50 + new without the smallest is short of 600; then half, 875, decides."""
    assert judged(to_600(push("BB", chips))) == ruled


@pytest.mark.parametrize("chip", ["1x551", "1x600", "1x825", "1x1100", "1x5000"])
def test_one_new_chip_on_untouched_short_ones_is_never_a_raise(chip):
    assert adjudicate(to_600(push("BB", chip))).decision == "call"


@pytest.mark.parametrize(
    ("new", "ruled"),
    [
        ("1x574", "call 600, adds 1"),
        ("1x575", "call 600"),
        ("1x849", "call 600, returns 274"),
        ("1x850", "raise 1150, adds 275"),
        ("1x851", "raise 1150, adds 274"),
        ("1x1124", "raise 1150, adds 1"),
        ("1x1125", "raise 1150"),
        ("1x1126", "raise 1151"),
    ],
)
def test_with_part_pulled_one_chip_can_be_a_raise_to_the_chip(new, ruled):
    """The small blind has folded, so that an undercall heads-up is a full call."""
    assert judged(to_600(push("BB", new, pulls="1x25"))) == ruled


@pytest.mark.parametrize(
    ("out", "new", "ruled"),
    [
        ("1x700", "1x299", "call 700, returns 299"),
        ("1x700", "1x300", "raise 1300, adds 300"),
        ("1x700", "1x301", "raise 1300, adds 299"),
        ("1x1000", "1x1", "raise 1300, adds 299"),
        ("1x1000", "1x300", "raise 1300"),
        ("1x1000", "1x301", "raise 1301"),
        ("1x750", "2x100", "call 700, returns 250"),
        ("1x750", "2x125", "raise 1300, adds 300"),
    ],
)
def test_on_chips_that_cover_the_call_one_new_chip_can_be_a_raise_to_the_chip(out, new, ruled):
    assert judged(to_700(push("BB", new), big_blind=f"BB={out}")) == ruled


def test_covering_chips_pulled_for_new_ones_leave_only_what_is_finally_in_front():
    """1000 pulled, 500 and 400 put out: 900 is short of half a raise, 1000."""
    assert judged(to_700(push("BB", "1x500 1x400", pulls="1x1000"))) == "call 700, returns 200"
    assert judged(to_700(push("BB", "1x700 4x100", pulls="1x1000"))) == "raise 1300, adds 200"


@pytest.mark.parametrize(
    "data",
    [
        to_700(push("BB", "1x500 1x600", pulls="1x1000")),
        to_700(push("BB", "2x550", pulls="1x1000")),
    ],
)
def test_where_every_chip_is_needed_yet_half_is_reached_the_director_decides_between_both_readings(data):
    """1100 is half a raise or more (1000), and without 500 or 550 it falls short of the call of 700."""
    assert judged(data) == "director: call 700, returns 400 | raise 1300, adds 200"


def test_part_pulled_with_every_chip_needed_and_half_reached_is_the_directors_too():
    """The blind posted 500 + 25, and 25 is taken back.

    500 + 850 = 1350 covers 600 without the 500; 500 + 400 = 900 reaches half, 875, and without the 400 is short of 600.
    """
    data = to_600(push("BB", "1x850", pulls="1x25"), big_blind="BB=1x500+1x25")
    assert judged(data) == "raise 1350"
    data = to_600(push("BB", "1x400", pulls="1x25"), big_blind="BB=1x500+1x25")
    assert judged(data) == "director: call 600, returns 300 | raise 1150, adds 250"


@pytest.mark.parametrize(
    ("pulls", "chips", "ruled"),
    [
        ("1x1000", "1x1000 1x500", "raise 1500"),
        ("1x1000", "1x1000 1x100", "raise 1300, adds 200"),
    ],
)
def test_prior_chips_picked_up_and_set_down_with_new_ones_are_all_new(pulls, chips, ruled):
    assert judged(to_700(push("BB", chips, pulls=pulls))) == ruled


def test_short_prior_chips_picked_up_and_set_down_with_one_new_chip_are_several_new_chips():
    """2x25 + 1000 = 1050: without a 25 it covers 600, and half is 875."""
    assert judged(to_600(push("BB", "2x25 1x1000", pulls="2x25"))) == "raise 1150, adds 100"


def test_the_sweeping_gesture_is_the_directors_where_the_readings_differ():
    data = to_600(push("BB", "1x1000", forward=True))
    assert judged(data) == "director: raise 1150, adds 100 | call 600, returns 450"


def test_the_sweeping_gesture_is_a_plain_ruling_where_both_readings_come_to_the_same():
    assert judged(to_600(push("BB", "1x1000 1x500", forward=True))) == "raise 1550"
    assert judged(to_700(push("BB", "1x100", forward=True))) == "raise 1300, adds 200"
    assert judged(to_600(push("BB", "1x550", forward=True))) == "call 600"


@pytest.mark.parametrize(
    ("big_blind", "push_", "ruled"),
    [
        ("BB:1050=2x25", push("BB", "1x1000"), "call 600, returns 450"),
        ("BB:1050=2x25", push("BB", "2x500"), "call 600, returns 450"),
        ("BB:750=2x25", push("BB", "1x500 2x100"), "raise 750 all-in"),
        ("BB:650=2x25", push("BB", "1x500 1x100"), "call 600, returns 50"),
        ("BB:600=2x25", push("BB", "1x500 1x50"), "call 600 all-in"),
        ("BB:550=2x25", push("BB", "1x500"), "call 550 all-in"),
        ("BB:1000=2x25", push("BB", "1x950", pulls="2x25"), "call 600, returns 350"),
    ],
)
def test_last_chips_on_prior_ones(big_blind, push_, ruled):
    assert judged(to_600(push_, big_blind=big_blind)) == ruled


# Words come first


@pytest.mark.parametrize(
    ("says", "ruled"),
    [
        ("call", "call 600, returns 450"),
        ("raise", "raise 1150, adds 100"),
        ("raise 2000", "raise 2000, adds 950"),
        ("874", "call 600, returns 450"),
        ("875", "raise 1150, adds 100"),
    ],
)
def test_words_before_the_chips_define_the_bet_and_an_amount_is_the_total(says, ruled):
    assert judged(to_600(push("BB", "1x1000", says=says))) == ruled


# Editions


@pytest.mark.parametrize("edition", ["2011", "2013"])
@pytest.mark.parametrize(
    ("act", "ruled"),
    [
        (push("BB", "1x1000"), "director: call 600, returns 450 | raise 1150, adds 100"),
        (push("BB", "1x1000", pulls="1x25"), "director: call 600, returns 425 | raise 1150, adds 125"),
        (push("BB", "1x1000 1x500"), "director: call 600, returns 950 | raise 1550"),
        (push("BB", "1x100 1x500"), "call 600, returns 50"),
    ],
)
def test_early_editions_only_warn_and_leave_prior_chips_to_the_director(edition, act, ruled):
    assert judged(to_600(act, edition=edition)) == ruled


def test_200_and_500_against_500_was_totalled_once_and_is_a_call_now():
    """100-200: the big blind's 200 and one silent 500 against a raise to 500 (half a raise from 650)."""

    def data(edition):
        events = raise_to("BTN", 500), fold("SB"), push("BB", "1x500")
        return before_flop("SB BB=2x100 BTN", 100, 200, *events, edition=edition)

    assert judged(data("2013")) == "director: call 500, returns 200 | raise 800, adds 100"
    assert [judged(data(edition)) for edition in ("2019", "2022", "2024", "2026")] == ["call 500, returns 200"] * 4


def test_the_findings_name_the_situation():
    assert kinds(to_600(push("BB", "1x1000"))) == ["prior-chips-short", "silent-overchip"]
    assert kinds(to_600(push("BB", "1x1000", pulls="2x25"))) == ["prior-chips-all-pulled", "silent-overchip"]
    assert kinds(to_600(push("BB", "1x1000", pulls="1x25")))[0] == "prior-chips-part-pulled"
    assert kinds(to_700(push("BB", "1x100")))[0] == "prior-chips-cover"
