"""Disputes put in public, ruled by the text of 2024: re-opening, out of turn, declarations, showdown and pots.

The first word of an id is the number in our collection, the second the place where it was told.  PC-07, 09 and 17
stand with the unclear amounts, 39, 41, 43 and 45 with the declarations, 57 with the acts out of turn, 59, 61 and 63
with the showdown, 71 and 73 with the splits, 81 with the antes.  47, 49, 65, 67 and 69 turn on what was said, on a
stack nobody can count any more, and on cards: they are not computed.
"""

import pytest

from tests.engine.told import flop, options, ruled, told

BLINDS = {"blinds": [100, 200]}

ACTS = {
    "PC-17 pokernews.com, before the flop": (
        told("SB BB UTG BTN A", "UTG raise 525; BTN raise 2100; A call; SB fold; BB fold; UTG call", **BLINDS),
        "call 2100 +1575",
    ),
    "PC-21 pokerforum.ca": (
        told("SB BB UTG BTN", "UTG raise 400; BTN say raise 500", blinds=[50, 100]),
        "raise 700 +700",
    ),
    "PC-25 bizzypoker.com, set down together": (
        told(
            "SB=1x2 BB BTN", "BTN fold; SB push 1x5 pulls 1x2; BB raise 20; SB push 1x100 1x5 pulls 1x5", blinds=[2, 5]
        ),
        "raise 105",
    ),
    "PC-25 bizzypoker.com, untouched": (
        told("SB=1x2 BB BTN", "BTN fold; SB push 1x5 pulls 1x2; BB raise 20; SB push 1x100", blinds=[2, 5]),
        "call 20 -85",
    ),
    "PC-27 neilwebber.com": (
        flop("A B C:195", "A bet 45; B raise 135; C all-in; A call; B raise 900"),
        "director: call 195 +60 | fold",
    ),
    "PC-29 cardplayer.com": (
        flop("A B C:275 D:350", "A bet 100; B raise 200; C all-in; D all-in; A call; B raise 400", blinds=[50, 100]),
        "raise 450 +250",
    ),
    "PC-31 clubwptgold.zohodesk.com, the first": (
        flop("A B C:12", "A bet 10; B call; C all-in; A raise 40"),
        "director: call 12 +2 | fold",
    ),
    "PC-31 clubwptgold.zohodesk.com, the second": (
        flop("A B C:12", "A bet 10; B call; C all-in; A call; B raise 40"),
        "director: call 12 +2 | fold",
    ),
    "PC-33 pokernews.com, call said": (
        flop("A B:35000 C", "A bet 6500; B all-in; C call", **BLINDS),
        "call 35000 +35000",
    ),
    "PC-33 pokernews.com, silent": (
        flop("A B:35000 C", "A bet 6500; B all-in; C push 13x500", **BLINDS),
        "director: call 35000 +28500 | fold leaves 6500",
    ),
    "PC-35 pokertda.com": (
        told("SB BB A:45000 B", "A all-in; B push 1x1200", blinds=[600, 1200]),
        "director: call 45000 +43800 | fold leaves 1200",
    ),
    "PC-37 pokerati.com": (
        told("SB=1x200 BB A", "A raise 1200; SB push 1x200", blinds=[200, 400]),
        "director: call 1200 +800 | fold leaves 400",
    ),
    "PC-51 cardplayer.com": (
        flop("1 2 3", "1 bet 500; 3 raise 1500; 2 raise 1000; 3 call", **BLINDS),
        "call 1000 +1000",
    ),
    "PC-53 4thstreetpokertour.com": (flop("A B:8000", "B all-in; A call", **BLINDS), "call 8000 +8000"),
    "PC-55 pokertda.com, the raise": (
        flop("1 2 3 4 5 6", "1 check; 2 bet 400; 4 raise 1200; 5 fold; 3 raise 3000", **BLINDS),
        "director: call 1200 +1200 | fold",
    ),
}


@pytest.mark.parametrize(("data", "expected"), [pytest.param(*case, id=id_) for id_, case in ACTS.items()])
def test_acts(data, expected):
    assert ruled(data) == expected


def test_pc_51_has_every_option():
    data = flop("1 2 3", "1 bet 500; 3 raise 1500; 2 raise 1000", **BLINDS)
    assert options(data, "3") == "fold | call 1000 | raise 1500"


def test_pc_55_may_fold_or_call_and_not_raise():
    data = flop("1 2 3 4 5 6", "1 check; 2 bet 400; 4 raise 1200; 5 fold", **BLINDS)
    assert options(data, "3") == "fold | call 1200"
