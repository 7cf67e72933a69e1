"""What of chips found behind after an all-in? Rulebook 2.11 (2024: rule 62, 2026: 64)."""

import pytest

from rules.engine.judging import adjudicate
from tests.engine.told import faults, flop, ruled, told


@pytest.mark.parametrize(
    ("story", "expected"),
    [
        ("A all-in; B call; A find 2x100", "director: bet 900 all-in +200 | bet 700 all-in"),
        ("A all-in; A find 1x25", "director: bet 725 all-in +25 | bet 700 all-in"),
        ("A check; B bet 900; A call; A find 2x100", "director: call 900 all-in +200 | call 700 all-in"),
        ("A check; B bet 300; A all-in; A find 1x1000", "director: raise 1700 all-in +1000 | raise 700 all-in"),
        ("A all-in; B call; -- turn; A find 2x100", "director: bet 900 all-in +200 | bet 700 all-in"),
    ],
)
def test_the_director_decides_whether_they_belong_to_what_was_accepted(story, expected):
    assert ruled(flop("A:700 B", story, blinds=[50, 100])) == expected


def test_the_readings_say_what_each_comes_to():
    verdict = adjudicate(flop("A:700 B", "A all-in; B call; A find 2x100"))
    assert [(reading.premise.kind, reading.premise.total) for reading in verdict.may] == [
        ("part-of-the-all-in", 900),
        ("not-part-of-the-all-in", 700),
    ]


def test_before_the_flop_as_well():
    data = told("SB BB UTG:700", "UTG all-in; SB fold; BB call; UTG find 1x500", blinds=[50, 100])
    assert ruled(data) == "director: raise 1200 all-in +500 | raise 700 all-in"


def test_until_it_is_decided_the_pots_stay_as_they_were():
    verdict = adjudicate(flop("A:700 B", "A all-in; B call; A find 2x100", ask="pots"))
    assert (verdict.pots[0].amount, verdict.returned) == (1400, {})


@pytest.mark.parametrize(
    ("story", "expected"),
    [
        ("A bet 200; B call; A find 2x100", ["events[2].player: not-all-in"]),
        ("B find 2x100", ["events[0].player: not-all-in"]),
        ("A fold; A find 2x100", ["events[1].player: not-all-in"]),
        ("X find 2x100", ["events[0].player: unknown-player"]),
        ("A all-in; A find 0x100", ["events[1].chips: not-positive"]),
    ],
)
def test_only_who_is_all_in_can_find_chips(story, expected):
    assert faults(flop("A:700 B", story)) == expected
