"""How large may a bet be in pot-limit, and what is "pot"? Rulebook 2.9 (2024: rule 54, 2026: 56)."""

import pytest

from rules.engine.judging import adjudicate
from tests.engine.told import flop, options, ruled, told, why

POT = {"betting": "pot-limit", "blinds": [100, 200]}


@pytest.mark.parametrize(
    ("players", "story", "expected"),
    [
        pytest.param("SB BB UTG BTN", "UTG say pot", "raise 700 +700", id="first to act"),
        pytest.param("SB^0 BB UTG BTN", "UTG say pot", "raise 700 +700", id="first to act, dead small blind"),
        pytest.param("SB BB:100 UTG BTN", "UTG say pot", "raise 700 +700", id="first to act, big blind all-in for 100"),
        pytest.param("SB:40 BB UTG BTN", "UTG say pot", "raise 700 +700", id="first to act, small blind all-in for 40"),
        pytest.param("SB BB UTG", "UTG fold; SB say pot", "raise 600 +500", id="small blind"),
        pytest.param("SB BB UTG BTN", "UTG call; BTN say pot", "raise 900 +900", id="behind one limper"),
        pytest.param("SB BB UTG", "UTG call; SB call; BB say pot", "raise 800 +600", id="big blind behind two limpers"),
        pytest.param("SB BB UTG BTN", "UTG say pot; BTN say pot", "raise 2400 +2400", id="pot over pot"),
        pytest.param("SB BB UTG", "UTG say pot; SB say pot", "raise 2300 +2200", id="small blind over pot"),
        pytest.param("BB BTN", "BTN say pot", "raise 600 +500", id="heads-up button"),
    ],
)
def test_before_the_flop_the_pot_is_counted_as_if_full_blinds_were_posted(players, story, expected):
    assert ruled(told(players, story, **POT)) == expected


@pytest.mark.parametrize(
    ("pot", "story", "expected"),
    [
        (20_000, "A bet 15000; B say pot", "raise 65000 +65000"),
        (20_000, "A bet 15000; B call; C say pot", "raise 80000 +80000"),
        (424, "A bet 68; B say pot", "raise 628 +628"),
        (424, "A say pot", "bet 424 +424"),
        (424, "A check; B say pot", "bet 424 +424"),
        # B makes it 1,000 + 11,500 + 1,000; with 25,000 in the middle C makes it 13,500 + 25,000 + 13,500.
        (10_500, "A bet 1000; B say pot; C say pot", "raise 52000 +52000"),
        # What folded players left behind counts: 1,000 more than for B alone.
        (10_500, "A bet 1000; B call; C raise 4000; D fold; A fold; B say pot", "raise 23500 +22500"),
    ],
)
def test_after_the_flop_the_real_pot_counts(pot, story, expected):
    data = flop("A B C D", story, betting="pot-limit", blinds=[20, 40], pot=pot)
    assert ruled(data) == expected


@pytest.mark.parametrize(
    ("act", "expected"),
    [
        ("raise 399", "raise 400 +400"),
        ("raise 400", "raise 400 +400"),
        ("raise 699", "raise 699 +699"),
        ("raise 700", "raise 700 +700"),
        ("raise 701", "raise 700 +700"),
        ("raise 5000", "raise 700 +700"),
        ("say raise 701", "raise 700 +700"),
        ("push 1x1000 says raise", "raise 700 -300"),
        ("push 1x500 says raise", "raise 500"),
        ("push 1x1000", "call 200 -800"),
        ("push 1x1000 1x100", "raise 700 -400"),
        ("push 2x200", "raise 400"),
        ("push 2x100 1x50", "call 200 -50"),
        ("say 299", "call 200 +200"),
        ("say 300", "raise 400 +400"),
    ],
)
def test_a_raise_is_kept_between_the_minimum_and_the_pot(act, expected):
    assert ruled(told("SB BB UTG BTN", f"UTG {act}", **POT)) == expected


@pytest.mark.parametrize(
    ("act", "expected"),
    [
        ("bet 424", "bet 424 +424"),
        ("bet 425", "bet 424 +424"),
        ("bet 39", "bet 40 +40"),
        ("push 1x500", "bet 424 -76"),
        ("push 4x100", "bet 400"),
    ],
)
def test_an_opening_bet_goes_up_to_the_pot(act, expected):
    assert ruled(flop("A B", f"A {act}", betting="pot-limit", blinds=[20, 40], pot=424)) == expected


@pytest.mark.parametrize(
    ("stack", "act", "expected"),
    [
        (500, "say pot", "raise 500 all-in +500"),
        (700, "say pot", "raise 700 all-in +700"),
        (701, "say pot", "raise 700 +700"),
        (500, "all-in", "raise 500 all-in +500"),
        (2000, "all-in", "raise 700 +700"),
        (350, "all-in", "raise 350 all-in +350"),
        (150, "all-in", "call 150 all-in +150"),
    ],
)
def test_a_stack_is_the_smaller_bound(stack, act, expected):
    assert ruled(told(f"SB BB UTG:{stack} BTN", f"UTG {act}", **POT)) == expected


def test_a_raise_that_was_cut_names_what_was_tried_and_the_most_allowed():
    finding = adjudicate(told("SB BB UTG", "UTG raise 5000", **POT)).findings[-1]
    assert (finding.kind, finding.figures) == ("cut-to-maximum", {"total": 5000, "maximum": 700})


def test_the_figures_hold_the_maximum_and_the_pot_it_is_counted_by():
    figures = adjudicate(told("SB BB UTG", "UTG call", **POT)).figures
    assert (figures.maximum, figures.pot, figures.minimum_raise) == (700, 300, 400)


@pytest.mark.parametrize(
    ("players", "story", "player", "expected"),
    [
        ("SB BB UTG", "", "UTG", "fold | call 200 | raise 400 to 700"),
        ("SB BB UTG:550", "", "UTG", "fold | call 200 | raise 400 to 550"),
        ("SB BB UTG:350", "", "UTG", "fold | call 200 | raise 350"),
        ("SB BB UTG", "UTG fold", "SB", "fold | call 200 | raise 400 to 600"),
        ("SB BB UTG", "UTG call; SB call", "BB", "check 200 | raise 400 to 800 | fold"),
    ],
)
def test_the_options_go_up_to_the_pot(players, story, player, expected):
    assert options(told(players, story, **POT), player) == expected


@pytest.mark.parametrize(
    ("story", "expected"),
    [
        ("UTG say pot", "raise 400 +400"),
        ("UTG raise 600; BTN say pot", "raise 1000 +1000"),
        ("UTG push 1x5000 says pot", "raise 400 -4600"),
        ("UTG call; BTN call; SB call; BB say pot", "raise 400 +200"),
    ],
)
def test_pot_said_in_no_limit_binds_to_the_least_valid_raise(story, expected):
    data = told("SB BB UTG BTN", story, blinds=[100, 200])
    assert ruled(data) == expected
    assert "pot-declared-in-no-limit" in why(data)


@pytest.mark.parametrize(
    ("stack", "expected"),
    [
        (150, "call 150 all-in +150"),
        (200, "call 200 all-in +200"),
        (201, "raise 201 all-in +201"),
        (400, "raise 400 all-in +400"),
        (401, "raise 400 +400"),
    ],
)
def test_pot_said_in_no_limit_by_who_has_less_is_all_he_has(stack, expected):
    assert ruled(told(f"SB BB UTG:{stack} BTN", "UTG say pot", blinds=[100, 200])) == expected


def test_pot_said_in_no_limit_with_nothing_to_call_is_the_least_bet():
    assert ruled(flop("A B", "A say pot", pot=900, blinds=[100, 200])) == "bet 200 +200"


@pytest.mark.parametrize("quoted", [10_000, 12_000])
def test_a_wrong_quote_that_is_noticed_at_once_changes_nothing(quoted):
    data = flop("A B", f"A say pot quoted={quoted}", pot=10_500, **POT)
    assert ruled(data) == "bet 10500 +10500"
    assert why(data)[0] == "pot-quoted-wrong"


def test_the_right_quote_is_no_reason():
    assert "pot-quoted-wrong" not in why(flop("A B", "A say pot quoted=10500", pot=10_500, **POT))


@pytest.mark.parametrize(("edition", "number"), [("2019", "54"), ("2022", "54"), ("2024", "54"), ("2026", "56")])
def test_the_rule_has_its_number_in_each_edition(edition, number):
    verdict = adjudicate(told("SB BB UTG", "UTG say pot", edition=edition, **POT))
    assert verdict.edition.place(verdict.findings[0].rule, None) == (number, None)
