"""What becomes of a wrong amount that nobody noticed? Rulebook 2.8 (2024: rule 52, 2026: 54)."""

import pytest

from rules.engine.judging import adjudicate
from tests.engine.told import faults, flop, line, told, why

POT = {"betting": "pot-limit", "pot": 10_500}


def corrected(data):
    return adjudicate({**data, "ask": {"about": "correction"}})


def underraise(story, **keys):
    """100-200: a bet of 600, B makes it 1,000, which is 200 short."""
    return flop("A B C D", f"A bet 600; B raise 1000 unnoticed; {story}", blinds=[100, 200], **keys)


def quoted(amount, story):
    return flop("A B C D E", f"A say pot quoted={amount} unnoticed; {story}", blinds=[100, 200], **POT)


def test_a_raise_that_is_short_is_made_up_for_everybody_before_the_next_card():
    verdict = corrected(underraise("C call; D call"))
    assert (line(verdict), verdict.player) == ("corrected 1200 +200", "B")
    assert verdict.details["owes"] == {"B": 200, "C": 200, "D": 200}
    assert verdict.findings[0].figures == {"performed": 1000, "legal": 1200}


@pytest.mark.parametrize(
    ("story", "expected"),
    [
        ("", "corrected 1200 +200"),
        ("C fold; D fold", "corrected 1200 +200"),
        ("C call; D call; A call", "corrected 1200 +200"),
        ("C call; D call; A call; -- turn", "stands 1000"),
        ("C call; D call; A call; -- turn; A check", "stands 1000"),
    ],
)
def test_it_is_corrected_anywhere_on_the_street_and_stands_after_the_next_card(story, expected):
    assert line(corrected(underraise(story))) == expected


@pytest.mark.parametrize(
    ("story", "expected"),
    [
        ("C call; D call; A call", "corrected 1200 +200"),
        ("C call; D call; A call; B show", "stands 1000"),
        ("C call; D call; A call; B muck", "stands 1000"),
    ],
)
def test_on_the_river_it_is_corrected_until_the_showdown_starts(story, expected):
    assert line(corrected(underraise(story, street="river"))) == expected


@pytest.mark.parametrize(
    ("story", "expected"),
    [
        ("A bet 199 unnoticed; B call", "corrected 200 +1"),
        ("A bet 200 unnoticed; B call", "stands 200"),
        ("A bet 600; B raise 1199 unnoticed; C call", "corrected 1200 +1"),
        ("A bet 600; B raise 1200 unnoticed; C call", "stands 1200"),
        ("A bet 600; B raise +400 unnoticed; C call", "corrected 1200 +200"),
        ("A bet 300; B raise 1000; C raise 1500 unnoticed", "corrected 1700 +200"),
    ],
)
def test_one_chip_decides_whether_there_is_something_to_correct(story, expected):
    assert line(corrected(flop("A B C", story, blinds=[100, 200]))) == expected


@pytest.mark.parametrize(
    ("story", "expected"),
    [
        ("A push 1x100 unnoticed; B call", "corrected 200 +100"),
        ("A say 100 unnoticed; B call", "corrected 200 +100"),
        ("A say bet 100 unnoticed; B call", "corrected 200 +100"),
        ("A bet 600; B push 2x500 unnoticed; C call", "corrected 1200 +200"),
        ("A bet 600; B push 1x1000 says raise unnoticed; C call", "corrected 1200 +200"),
        ("A bet 600; B push 1x1000 says raise 1000 unnoticed; C call", "corrected 1200 +200"),
        ("A bet 600; B say raise 1000 unnoticed; C call", "corrected 1200 +200"),
        ("A bet 600; B say 1000 unnoticed; C call", "corrected 1200 +200"),
        ("A bet 600; B push 6x200 unnoticed; C call", "stands 1200"),
    ],
)
def test_chips_and_words_go_unnoticed_too(story, expected):
    assert line(corrected(flop("A B C", story, blinds=[100, 200]))) == expected


def test_who_has_folded_or_only_has_less_left_does_not_owe_the_difference():
    story = "A bet 600; B raise 1000 unnoticed; C call; D call; E fold"
    verdict = corrected(flop("A B C:1100 D:1000 E", story, blinds=[100, 200]))
    assert verdict.details["owes"] == {"B": 200, "C": 100}


def test_before_the_flop_the_big_blind_counts_as_the_bet():
    data = told("SB BB UTG BTN", "UTG raise 300 unnoticed; BTN call", blinds=[100, 200])
    assert line(corrected(data)) == "corrected 400 +100"


@pytest.mark.parametrize(
    ("amount", "story", "expected"),
    [
        (9_500, "", "corrected 10500 +1000"),
        (9_500, "B fold", "corrected 10500 +1000"),
        (9_500, "B fold; C fold", "corrected 10500 +1000"),
        (9_500, "B call", "corrected 10500 +1000"),
        (9_500, "B fold; C call", "stands 9500"),
        (9_500, "B call; C fold", "stands 9500"),
        (9_500, "B fold; C fold; D fold", "stands 9500"),
        (10_500, "B fold; C call", "stands 10500"),
        (11_500, "", "corrected 10500 -1000"),
        (11_500, "B fold; C call; D call", "corrected 10500 -1000"),
        (11_500, "B fold; C call; D call; E fold", "corrected 10500 -1000"),
        (11_500, "B fold; C call; D call; E fold; -- turn", "stands 11500"),
        (9_500, "B call; C fold; D fold; E fold; -- turn", "stands 9500"),
        (10_499, "B fold; C fold", "corrected 10500 +1"),
        (10_501, "B fold; C call", "corrected 10500 -1"),
    ],
)
def test_a_pot_quoted_wrong_is_reduced_all_street_long_but_raised_only_until_substantial_action(
    amount, story, expected
):
    assert line(corrected(quoted(amount, story))) == expected


def test_a_reduced_bet_is_given_back_to_everybody_who_called():
    verdict = corrected(quoted(11_500, "B fold; C call; D call"))
    assert verdict.returned == {"A": 1000, "C": 1000, "D": 1000}


@pytest.mark.parametrize(
    ("amount", "expected"),
    [(10_000, "corrected 13500 +1500"), (11_500, "stands 13500"), (12_000, "corrected 13500 -500")],
)
def test_the_pot_that_is_quoted_facing_a_bet_holds_the_bet(amount, expected):
    """Pot 10,500, bet 1,000: true pot 11,500, so that "pot" is 1,000 + 11,500 + 1,000 = 13,500."""
    data = flop("A B C", f"A bet 1000; B say pot quoted={amount} unnoticed", blinds=[100, 200], **POT)
    assert line(corrected(data)) == expected


def test_a_bettor_who_has_not_the_quoted_pot_is_corrected_by_what_he_had():
    story = "A say pot quoted=11500 unnoticed; B call"
    verdict = corrected(flop("A:10600 B C", story, blinds=[100, 200], **POT))
    assert (line(verdict), verdict.returned) == ("corrected 10500 -100", {"A": 100, "B": 100})


@pytest.mark.parametrize("edition", ["2019", "2022", "2024", "2026"])
def test_since_2017_it_is_ruled_alike(edition):
    assert line(corrected(underraise("C call; D call", edition=edition))) == "corrected 1200 +200"


@pytest.mark.parametrize("edition", ["2011", "2013"])
def test_before_it_was_the_directors(edition):
    data = underraise("C call; D call", edition=edition)
    assert line(corrected(data)) == "director: raise 1200 | raise 1000"


def test_play_goes_on_with_the_amount_as_performed():
    data = underraise("C call")
    assert line(adjudicate(data)) == "call 1000 +1000"
    assert "raise-declared" not in why(data)


@pytest.mark.parametrize(
    ("story", "expected"),
    [
        ("A bet 600", ["events: nothing-unnoticed"]),
        ("A call unnoticed", ["events[0].unnoticed: only-for-bets-and-raises"]),
        ("A bet 600; B raise 600 unnoticed", ["events[1].unnoticed: only-for-bets-and-raises"]),
        ("A bet 600; B raise 400 unnoticed", ["events[1].unnoticed: only-for-bets-and-raises"]),
        ("A bet 600; B push 1x1000 unnoticed", ["events[1].unnoticed: only-for-bets-and-raises"]),
        ("A bet 600; B push 1x1000 says call unnoticed", ["events[1].unnoticed: only-for-bets-and-raises"]),
        ("A say raise unnoticed", ["events[0].unnoticed: only-for-bets-and-raises"]),
        ("A say five? unnoticed", ["events[0].unnoticed: only-for-bets-and-raises"]),
    ],
)
def test_only_a_bet_or_raise_can_have_gone_unnoticed(story, expected):
    assert faults(flop("A B", story, ask="correction", blinds=[100, 200])) == expected
