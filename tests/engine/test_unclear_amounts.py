"""Which amount is "five"? Rulebook 2.1, 2.11 and 3 (2013: rule 49, 2024: 57, 2026: 59)."""

import pytest

from tests.engine.told import flop, ruled, ruled_in, told, why

BLINDS = {"blinds": [200, 400]}


@pytest.mark.parametrize(
    ("pot", "expected"),
    [
        (500, "bet 500 +500"),
        (4999, "bet 500 +500"),
        (5000, "bet 5000 +5000"),
        (5001, "bet 5000 +5000"),
        (49_999, "bet 5000 +5000"),
        (50_000, "bet 50000 +50000"),
    ],
)
def test_five_is_the_highest_amount_within_the_pot(pot, expected):
    assert ruled(flop("A B", "A say five?", pot=pot, **BLINDS)) == expected


@pytest.mark.parametrize(
    ("story", "expected"),
    [
        # 4,000 in the middle and 500 + 500 in front: 5,000.
        ("A bet 500; B call; C say five?", "raise 5000 +5000"),
        # Only 4,500 with A's bet: five is 500, the call.
        ("A bet 500; B say five?", "call 500 +500"),
        # 400 + 600: 5,000 is the pot before the bet.
        ("A bet 400; B raise 800; C say five?", "raise 5000 +5000"),
    ],
)
def test_bets_that_are_not_pulled_in_count_for_the_pot(story, expected):
    assert ruled(flop("A B C", story, pot=4000, **BLINDS)) == expected


@pytest.mark.parametrize(
    ("said", "expected"),
    [("one?", "bet 1000 +1000"), ("two?", "bet 2000 +2000"), ("four?", "bet 400 +400"), ("eight?", "bet 800 +800")],
)
def test_other_words(said, expected):
    assert ruled(flop("A B", f"A say {said}", pot=3000, **BLINDS)) == expected


def test_before_the_flop_the_blinds_are_the_pot():
    """600 in front: five is 500, which is short of half a raise over 400; eight is 80 or 800, and 80 is no call."""
    assert ruled(told("SB BB UTG", "UTG say five?", **BLINDS)) == "call 400 +400"
    assert ruled(told("SB BB UTG", "UTG say eight?", **BLINDS)) == "director: call 400 +400 | raise 800 +800"


def test_where_nothing_legal_lies_within_the_pot_the_director_decides():
    data = flop("A B", "A say five?", pot=450, **BLINDS)
    assert ruled(data) == "director: bet 400 +400 | bet 500 +500"
    assert why(data) == ["unclear-amount-open"]


def test_after_raise_was_said_it_is_the_amount_of_a_raise():
    """600 in front: five is 500, which alone would be a call, and is the least raise of 800 once raise was said."""
    assert ruled(told("SB BB UTG", "UTG say raise; UTG say five?", **BLINDS)) == "raise 800 +800"


def test_with_chips_in_front_it_is_the_total():
    """Before the small blind acts 2,200 stand in front of all; two is 2,000, of which he has 200 out."""
    data = told("SB BB UTG BTN", "UTG raise 800; BTN call; SB say two?", blinds=[200, 400])
    assert ruled(data) == "raise 2000 +1800"


def test_where_every_meaning_comes_to_the_same_there_is_nothing_to_decide():
    """100-200, pot 100: 20 is made up to the minimum, 200."""
    data = flop("A B", "A say two?", pot=100, blinds=[100, 200])
    assert ruled(data) == "bet 200 +200"
    assert why(data)[0] == "unclear-amount-open"


@pytest.mark.parametrize(
    ("said", "expected"),
    [("five?", "director: bet 100 +100 | bet 500 +500"), ("one?", "bet 100 +100")],
)
def test_with_no_meaning_within_the_pot_the_first_legal_one_is_read_too(said, expected):
    """50-100, nothing in the middle: "five" is 5, made up to 100, or 500; "one" is 1, made up to 100, or 100."""
    assert ruled(flop("A B", f"A say {said}", blinds=[50, 100])) == expected


def test_a_stack_bounds_it():
    assert ruled(flop("A:3000 B", "A say five?", pot=5000, **BLINDS)) == "bet 3000 all-in +3000"


@pytest.mark.parametrize(
    ("edition", "expected"),
    [
        ("2013", "bet 500 +500"),
        ("2019", "bet 5000 +5000"),
        ("2022", "bet 5000 +5000"),
        ("2024", "bet 5000 +5000"),
        ("2026", "bet 5000 +5000"),
    ],
)
def test_the_practice_of_2013_was_the_smallest_amount(edition, expected):
    assert ruled_in(flop("A B", "A say five?", pot=5000, **BLINDS), edition) == expected


def test_pc_07_one_5000_chip_and_the_word_five_into_3000():
    """cardplayer.com: 100-200, turn."""
    data = flop("A B", "A push 1x5000 says five?", pot=3000, blinds=[100, 200], street="turn")
    assert ruled(data) == "bet 500 -4500"


def together(data):
    """The same, with the words of the last act said while the chips were put out."""
    data["events"][-1]["first"] = "together"
    return data


@pytest.mark.parametrize(
    ("pot", "expected"),
    [
        (499, "director: bet 200 | bet 500 +300"),
        (500, "bet 500 +300"),
        (3000, "bet 500 +300"),
        (4999, "bet 500 +300"),
        (5000, "bet 5000 +4800"),
    ],
)
def test_together_with_chips_that_it_cannot_mean_the_word_is_read_first_and_wins(pot, expected):
    """100-200: a chip of 200 with "five"; below a pot of 500 no meaning is legal, and 50 is made up to 200."""
    data = together(flop("A B", "A push 1x200 says five?", pot=pot, blinds=[100, 200]))
    assert ruled(data) == expected
    assert expected.startswith("director") or "meant-amount-wins" in why(data)


@pytest.mark.parametrize(
    ("pot", "chips", "expected"),
    [
        (4999, "1x5000", "bet 500 -4500"),
        (5000, "1x5000", "bet 5000"),
        (4999, "1x500", "bet 500"),
        (5000, "1x500", "director: bet 5000 +4500 | bet 500"),
        (49_999, "1x500", "director: bet 5000 +4500 | bet 500"),
        (50_000, "1x5000", "director: bet 50000 +45000 | bet 5000"),
        (5000, "1x50", "bet 5000 +4950"),
        (5000, "1x501", "bet 5000 +4499"),
    ],
)
def test_together_with_chips_that_it_may_mean_as_well_the_director_decides(pot, chips, expected):
    """100-200: 500 is within the pot, and so is 5000 from a pot of 5000; 50 is no bet."""
    data = together(flop("A B", f"A push {chips} says five?", pot=pot, blinds=[100, 200]))
    assert ruled(data) == expected
    assert ("chips-may-be-meant" in why(data)) is expected.startswith("director")


@pytest.mark.parametrize(
    ("pot", "act", "expected"),
    [
        # 1,000 to call, 1,500 from half, 2,000 the minimum; with the bet in front the pot is 1,000 more.
        (4000, "push 2x1000 says five?", "raise 5000 +3000"),
        (3999, "push 2x1000 says five?", "director: call 1000 -1000 | raise 5000 +3000 | raise 2000"),
        (4000, "push 5x1000 says five?", "raise 5000"),
        (4000, "push 1x5000 says five?", "raise 5000"),
        (49_000, "push 1x5000 says five?", "director: raise 50000 +45000 | call 1000 -4000"),
        (4000, "push 4x500 says one?", "call 1000 -1000"),
        (9000, "push 4x500 says one?", "raise 10000 +8000"),
        (9000, "push 1x1000 says one?", "director: raise 10000 +9000 | call 1000"),
        (4000, "say raise; B push 1x1000 says five?", "raise 5000 +4000"),
        (4000, "say raise; B push 3x1000 says one?", "raise 2000 -1000"),
    ],
)
def test_together_it_is_read_first_over_a_bet_as_well(pot, act, expected):
    assert ruled(together(flop("A B C", f"A bet 1000; B {act}", pot=pot, blinds=[100, 200]))) == expected


@pytest.mark.parametrize(
    ("edition", "five", "four"),
    [
        ("2011", "director: bet 500 -4500 | bet 5000", "bet 400 -4600"),
        ("2013", "director: bet 500 -4500 | bet 5000", "bet 400 -4600"),
        ("2019", "bet 500 -4500", "bet 400 -4600"),
        ("2022", "bet 500 -4500", "bet 400 -4600"),
        ("2024", "bet 500 -4500", "bet 400 -4600"),
        ("2026", "bet 500 -4500", "bet 400 -4600"),
    ],
)
def test_pc_07_together_and_a_word_that_the_chip_cannot_mean(edition, five, four):
    """The practice of the smallest amount knows no pot to bound what the chip may mean: the director decides then."""
    keys = {"pot": 3000, "blinds": [100, 200], "street": "turn"}
    assert ruled_in(together(flop("A B", "A push 1x5000 says five?", **keys)), edition) == five
    assert ruled_in(together(flop("A B", "A push 1x5000 says four?", **keys)), edition) == four


def test_together_a_word_that_comes_to_a_check_is_against_the_chips():
    """100-200, 600 in the middle: "two" is 200, which the big blind has in already, with a chip of 1000."""
    data = together(told("SB BB UTG", "UTG call; SB call; BB push 1x1000 says two?", blinds=[100, 200]))
    assert ruled(data) == "director: check 200 -1000 | raise 1200"
    assert why(data)[-1] == "words-against-chips"


def test_pc_09_eleven_over_a_bet_of_3000():
    """cardplayer.com: 200-300; 11,000 is over the pot, 1,100 below the call: the director decides."""
    data = told("SB BB UTG S3", "UTG push 3x1000; S3 push 1x5000 says eleven?", blinds=[200, 300])
    assert ruled(data) == "director: call 3000 -2000 | fold -4700 leaves 300 | raise 11000 +6000"


@pytest.mark.parametrize(
    ("edition", "expected"),
    [("2013", "raise 4000"), ("2019", "call 4000"), ("2024", "call 4000"), ("2026", "call 4000")],
)
def test_pc_17_four_and_a_5000_chip_then_four_1000s(edition, expected):
    """pokernews.com: the pot is 6,825; the bet was ruled 400 then, and is 4,000 since."""
    data = flop("A B", "A push 1x5000 says four?; B push 4x1000", pot=6825, blinds=[100, 200], street="turn")
    assert ruled_in(data, edition) == expected
