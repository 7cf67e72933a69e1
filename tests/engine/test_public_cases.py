"""Disputes put in public by dealers, floor staff and players, ruled by the text of 2024.

The first word of an id is the number in our collection, the second the place where it was told.
"""

import pytest

from rules.engine.judging import adjudicate
from tests.engine.tables import (
    after_flop,
    all_in,
    before_flop,
    bet,
    call,
    check,
    fold,
    judged,
    pull,
    push,
    raise_to,
    say,
)

CASES = {
    "PC-01 cardplayer.com": (
        before_flop("SB BB A B C", 100, 200, raise_to("A", 400), call("B"), push("C", "5x100"), pull("C", "1x100")),
        "raise 600, adds 200",
    ),
    "PC-03 cardplayer.com": (
        before_flop("SB BB UTG", 300, 600, push("UTG", "1x1000 1x100")),
        "raise 1200, adds 100",
    ),
    "PC-05 cardplayer.com": (
        after_flop(
            "A B C", bet("A", 500), push("B", "1x500", says="call"), push("B", "1x500", says="raise"), blinds=[50, 100]
        ),
        "call 500, returns 500",
    ),
    "PC-11 cardplayer.com": (
        before_flop("SB BB=3x100 BTN", 200, 300, call("BTN"), call("SB"), push("BB", "1x500", pulls="3x100")),
        "director: check 300, returns 200 | raise 600, adds 100",
    ),
    "PC-13 purequalitydomains.com, no-limit here": (
        before_flop("SB=2x25 BB BTN", 50, 100, fold("BTN"), push("SB", "1x100")),
        "call 100, returns 50",
    ),
    "PC-15 pokertda.com": (
        before_flop("SB BB UTG BTN", 25, 50, raise_to("UTG", 125), push("BTN", "1x500 1x25")),
        "raise 525",
    ),
    "PC-19 blondepoker.com": (
        before_flop(
            "SB BB UTG BTN",
            15_000,
            30_000,
            *(raise_to("UTG", 66_000), call("BTN"), fold("SB"), raise_to("BB", 291_000)),
            say("UTG", "380000"),
        ),
        "call 291000, adds 225000",
    ),
    "PC-21 pokerforum.ca": (
        before_flop("SB BB UTG BTN", 50, 100, raise_to("UTG", 400), push("BTN", "1x500", says="raise")),
        "raise 700, adds 200",
    ),
    "PC-25 bizzypoker.com, the 5 set down again with the 100": (
        before_flop(
            "SB=1x2 BB BTN",
            2,
            5,
            fold("BTN"),
            push("SB", "1x5", pulls="1x2"),
            raise_to("BB", 20),
            push("SB", "1x5 1x100", pulls="1x5"),
        ),
        "raise 105",
    ),
    "PC-25 bizzypoker.com, the 5 left alone": (
        before_flop(
            "SB=1x2 BB BTN",
            2,
            5,
            fold("BTN"),
            push("SB", "1x5", pulls="1x2"),
            raise_to("BB", 20),
            push("SB", "1x100"),
        ),
        "call 20, returns 85",
    ),
    "PC-27 neilwebber.com, who raised to 135 faces 60": (
        after_flop("A B C:195", bet("A", 45), raise_to("B", 135), all_in("C"), call("A"), raise_to("B", 900)),
        "director: call 195, adds 60 | fold",
    ),
    "PC-27 neilwebber.com, who bet 45 faces 150": (
        after_flop("A B C:195", bet("A", 45), raise_to("B", 135), all_in("C"), raise_to("A", 900)),
        "raise 900, adds 855",
    ),
    "PC-29 cardplayer.com": (
        after_flop(
            "A B C:275 D:350",
            *(bet("A", 100), raise_to("B", 200), all_in("C"), all_in("D"), call("A"), raise_to("B", 400)),
        ),
        "raise 450, adds 250",
    ),
    "PC-31 clubwptgold.zohodesk.com": (
        after_flop("A B C:12", bet("A", 10), call("B"), all_in("C"), raise_to("A", 30)),
        "director: call 12, adds 2 | fold",
    ),
    "PC-33 pokernews.com, call declared": (
        after_flop("A B:35000 C", bet("A", 6500), all_in("B"), say("C", "call")),
        "call 35000, adds 35000",
    ),
    "PC-33 pokernews.com, silent": (
        after_flop("A B:35000 C", bet("A", 6500), all_in("B"), push("C", "1x5000 3x500")),
        "director: call 35000, adds 28500 | fold, forfeits 6500",
    ),
    "PC-35 pokertda.com": (
        before_flop("SB BB A:45000 B C", 600, 1200, all_in("A"), push("B", "1x1000 2x100")),
        "director: call 45000, adds 43800 | fold, forfeits 1200",
    ),
    "PC-37 pokerati.com": (
        before_flop("SB=2x100 BB UTG BTN", 200, 400, raise_to("UTG", 1200), call("BTN"), push("SB", "2x100")),
        "director: call 1200, adds 800 | fold, forfeits 400",
    ),
    "PC-39 piranhapokerteam.com": (
        after_flop("A:50000 B C", all_in("A"), say("B", "call")),
        "call 50000, adds 50000",
    ),
    "PC-51 cardplayer.com, the one who was out of turn has all options": (
        after_flop(
            "A B C",
            *(bet("A", 500), push("C", "1x1000 1x500", says="raise"), pull("C", "1x1000 1x500")),
            *(raise_to("B", 1000), raise_to("C", 2500)),
        ),
        "raise 2500, adds 2500",
    ),
    "PC-53 4thstreetpokertour.com": (
        after_flop("A:5000 B:4000", all_in("B"), call("A")),
        "call 4000, adds 4000",
    ),
    "PC-71 homepokertourney.org": (
        before_flop("SB BB:125 BTN", 100, 200, call("BTN"), call("SB")),
        "call 200, adds 100",
    ),
    "PC-73 casinoanswers.com": (
        before_flop("SB:1500 BB BTN", 2000, 4000, call("BTN"), check("BB")),
        "check 4000",
    ),
}


@pytest.mark.parametrize(("data", "ruled"), CASES.values(), ids=CASES)
def test_public_disputes(data, ruled):
    assert judged(data) == ruled


def test_the_minimum_raise_of_pc_19_is_516000_and_half_of_one_403500():
    figures = adjudicate(CASES["PC-19 blondepoker.com"][0]).figures
    assert (figures.increment, figures.raises_from, figures.minimum_raise) == (225_000, 403_500, 516_000)


@pytest.mark.parametrize("id_", ["PC-01 cardplayer.com", "PC-15 pokertda.com"])
def test_they_are_ruled_alike_since_2013_where_nothing_changed(id_):
    data, ruled = CASES[id_]
    assert [judged({**data, "edition": edition}) for edition in ("2013", "2019", "2026")] == [ruled] * 3
