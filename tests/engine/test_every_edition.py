"""One scenario under every edition, and what makes the difference. Rulebook 3."""

import pytest

from rules.engine.comparing import judge_under_every_edition
from rules.engine.reading import ScenarioRefused, read_scenario
from tests.engine.told import flop, line, told

POSTFLOP = {"blinds": [50, 100]}
SMALL = {"blinds": [25, 50]}


def rows(data):
    """The verdict in 2011, 2013, 2019, 2022, 2024 and 2026."""
    return judge_under_every_edition(read_scenario(data))


def verdicts(data):
    return [line(row.verdict) for row in rows(data)]


def flips(data):
    return [(row.edition, row.because and row.because.kind) for row in rows(data) if row.flips]


@pytest.mark.parametrize(
    ("data", "expected"),
    [
        pytest.param(
            told("SB BB UTG B", "UTG raise 1100; B push 1x1000 5x100", blinds=[250, 500]),
            "raise 1700 +200",
            id="1: any one",
        ),
        pytest.param(flop("A B C", "A bet 1000; B say 1400", **POSTFLOP), "call 1000 +1000", id="6: less than half"),
        pytest.param(flop("A B C", "A bet 1000; B push 1x5000", **POSTFLOP), "call 1000 -4000", id="overchip"),
        pytest.param(
            flop("A B C", "A bet 300; C raise 800; B call; A call", **POSTFLOP), "call 800 +500", id="out of turn"
        ),
        pytest.param(
            flop("A B:125 C", "A bet 100; B all-in; C call; A call", **POSTFLOP), "call 125 +25", id="short all-in"
        ),
        pytest.param(
            flop("A B", "A bet 68; B say pot", betting="pot-limit", pot=424, blinds=[20, 40]),
            "raise 628 +628",
            id="pot",
        ),
        pytest.param(
            flop("A B C", "A bet 200; B raise 700; C fold; A call", **POSTFLOP), "call 700 +500", id="plain acts"
        ),
    ],
)
def test_these_are_ruled_alike_in_every_edition(data, expected):
    assert verdicts(data) == [expected] * 6
    assert flips(data) == []


@pytest.mark.parametrize(
    ("data", "early", "since_2019"),
    [
        pytest.param(
            flop("A B:2000 C", "A bet 1050; B push 2x1000", **SMALL),
            "director: call 1050 -950 | raise 2000 all-in",
            "call 1050 -950",
            id="2: last chips",
        ),
        pytest.param(
            flop("A B:2000 C", "A bet 1400; B push 1x1000 2x500", **SMALL),
            "director: call 1400 -600 | raise 2000 all-in",
            "raise 2000 all-in",
            id="2: last chips, one to spare",
        ),
        pytest.param(
            told("SB=2x100 BB UTG BTN", "UTG raise 500; BTN fold; SB push 1x500", blinds=[200, 200]),
            "director: call 500 -200 | raise 800 +100",
            "call 500 -200",
            id="3: prior chips",
        ),
        pytest.param(flop("A B", "A say five?", pot=5000, **POSTFLOP), "bet 500 +500", "bet 5000 +5000", id="5: five"),
        pytest.param(
            flop("A B", "A bet 60", **POSTFLOP),
            "director: bet 100 +100 | bet 60 +60",
            "bet 100 +100",
            id="8: small bet",
        ),
        pytest.param(
            flop("A B C", "A bet 300; B check", **POSTFLOP),
            "director: call 300 +300 | fold",
            "held: call 300 +300 | fold",
            id="8: check facing a bet",
        ),
        pytest.param(
            flop("A B C", "A call", **POSTFLOP), "director: check 0 | bet 100 +100", "check 0", id="8: call with no bet"
        ),
    ],
)
def test_these_changed_between_2013_and_2019(data, early, since_2019):
    assert verdicts(data) == [early, early, *[since_2019] * 4]
    assert [edition for edition, _ in flips(data)] == ["2019"]
    assert flips(data)[0][1]


def test_an_undercall_changed_in_2013():
    data = flop("A B C", "A bet 800; B push 1x200", **POSTFLOP)
    assert verdicts(data) == ["director: call 800 +600 | fold leaves 200", *["call 800 +600"] * 5]
    assert flips(data) == [("2013", "undercall-of-opener")]


def test_chips_of_several_values_changed_in_2013():
    data = told("SB BB UTG B", "UTG raise 1100; B push 1x500 1x1000", blinds=[250, 500])
    assert verdicts(data) == ["director: raise 1700 +200 | call 1100 -400", *["call 1100 -400"] * 5]
    assert flips(data) == [("2013", "every-chip-needed")]


def test_a_raise_in_two_motions_ended_in_2019():
    data = flop("A B", "A bet 100; B say raise; B push 1x100; B push 3x100", **POSTFLOP)
    assert verdicts(data) == ["raise 400", "raise 400", *["raise 200 -200"] * 4]


def test_pots_and_options_can_be_compared_as_well():
    data = flop("A B:500", "A bet 800; B all-in", ask="pots", **POSTFLOP)
    assert {row.verdict.pots[0].amount for row in rows(data)} == {1000}
    ask = {"about": "options", "of": "B"}
    assert not any(row.flips for row in rows(flop("A B", "A bet 800", ask=ask, **POSTFLOP)))


def test_the_oldest_edition_comes_first_and_flips_from_nothing():
    found = rows(flop("A B", "A check"))
    assert [row.edition for row in found] == ["2011", "2013", "2019", "2022", "2024", "2026"]
    assert (found[0].flips, found[0].because) == (False, None)


def test_an_edition_whose_ruling_leaves_no_room_for_a_later_act_is_left_out():
    data = told("SB BB=2x25 BTN", "BTN raise 600; SB fold; BB push 1x1000 1x500; BTN call", edition="2026", **SMALL)
    assert [row.edition for row in rows(data)] == ["2019", "2022", "2024", "2026"]
    with pytest.raises(ScenarioRefused):
        rows({**data, "edition": "2013"})


def test_what_cannot_have_happened_is_refused():
    with pytest.raises(ScenarioRefused):
        rows(flop("A B", "A check; A check; B check; A bet 100"))
