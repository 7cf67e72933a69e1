"""Are several silent chips a call or a raise? Rulebook 2.4 (2024: rule 45), and 2013's wording."""

import pytest

from tests.engine.tables import after_flop, before_flop, bet, judged, kinds, push, raise_by, raise_to

UTG_TO_1100 = raise_by("UTG", 600)


def against(amount, chips, *, stack="", edition="2024"):
    return after_flop(f"A B{stack} C", bet("A", amount), push("B", chips), edition=edition)


def under_the_gun_to_1100(chips, *, stack="", edition="2024"):
    players = f"SB BB UTG UTG+1{stack}"
    return before_flop(players, 250, 500, UTG_TO_1100, push("UTG+1", chips), edition=edition)


WORKED = {
    "A: 400 raised to 1100, 500 and 1000": (
        after_flop("A B C", bet("A", 400), raise_to("B", 1100), push("C", "1x500 1x1000")),
        "call 1100, returns 400",
    ),
    "B: last chips 2x1000 against 1050 at 25-50": (
        after_flop("A B:2000", bet("A", 1050), push("B", "2x1000"), blinds=[25, 50]),
        "call 1050, returns 950",
    ),
    "1-A": (against(1200, "2x1000"), "call 1200, returns 800"),
    "1-B": (under_the_gun_to_1100("1x500 1x1000"), "call 1100, returns 400"),
    "2": (under_the_gun_to_1100("1x1000 5x100"), "raise 1700, adds 200"),
    "3": (under_the_gun_to_1100("1x1000 3x100"), "call 1100, returns 200"),
    "4-A": (against(1400, "1x1000 3x500"), "raise 2800, adds 300"),
    "4-A, last chips": (against(1400, "1x1000 3x500", stack=":2500"), "raise 2500 all-in"),
    "4-B": (against(1400, "1x1000 2x500"), "call 1400, returns 600"),
    "4-B, last chips": (against(1400, "1x1000 2x500", stack=":2000"), "raise 2000 all-in"),
    "over-bet for change: 500 and 25 against 325": (against(325, "1x500 1x25"), "raise 650, adds 125"),
}


@pytest.mark.parametrize(("data", "ruled"), WORKED.values(), ids=WORKED)
def test_the_worked_examples(data, ruled):
    assert judged(data) == ruled


@pytest.mark.parametrize(
    ("chips", "ruled"),
    [
        ("1x1000 3x100 99x1", "call 1100, returns 299"),
        ("1x1000 4x100", "raise 1700, adds 300"),
        ("1x1000 4x100 1x1", "raise 1700, adds 299"),
        ("1x1000 6x100 99x1", "raise 1700, adds 1"),
        ("1x1000 7x100", "raise 1700"),
        ("1x1000 7x100 1x1", "raise 1701"),
    ],
)
def test_with_a_chip_to_spare_half_a_raise_decides_to_the_chip(chips, ruled):
    assert judged(under_the_gun_to_1100(chips)) == ruled


@pytest.mark.parametrize(
    ("chips", "kind", "ruled"),
    [
        ("1x1199 1x1001", "every-chip-needed", "call 1200, returns 1000"),
        ("1x1200 1x1000", "smallest-chip-not-needed", "raise 2400, adds 200"),
        ("1x1201 1x1000", "smallest-chip-not-needed", "raise 2400, adds 199"),
        ("2x1199", "every-chip-needed", "call 1200, returns 1198"),
        ("2x1200", "smallest-chip-not-needed", "raise 2400"),
        ("2x1201", "smallest-chip-not-needed", "raise 2402"),
    ],
)
def test_what_is_left_without_the_smallest_chip_is_held_against_the_call_to_the_chip(chips, kind, ruled):
    data = against(1200, chips)
    assert judged(data) == ruled
    assert kinds(data)[0] == kind


def test_only_one_of_the_smallest_chips_is_taken_away_in_thought():
    """Of 1000 and 7x25, four 25s are not needed for 1075, and one is enough: 1150 without it covers the call."""
    data = against(1075, "1x1000 7x25")
    assert kinds(data) == ["smallest-chip-not-needed", "half-not-reached"]
    assert judged(data) == "call 1075, returns 100"


@pytest.mark.parametrize(
    ("chips", "stack", "ruled"),
    [
        ("2x1000", 2000, "call 1200, returns 800"),
        ("2x1199", 2398, "call 1200, returns 1198"),
        ("1x1000 3x100", 1300, "raise 1300 all-in"),
        ("1x1000 3x100", 1301, "call 1200, returns 100"),
        ("1x1200 1x1", 1201, "raise 1201 all-in"),
        ("1x1199 1x2", 1201, "call 1200, returns 1"),
        ("1x1000 1x100", 1100, "call 1100 all-in"),
        ("1x1000 2x100", 1200, "call 1200 all-in"),
    ],
)
def test_last_chips_are_all_in_only_where_one_of_them_is_to_spare(chips, stack, ruled):
    assert judged(against(1200, chips, stack=f":{stack}")) == ruled


def test_several_chips_against_a_blind_are_judged_alike():
    data = before_flop("SB BB UTG", 300, 600, push("UTG", "1x1000 1x100"))
    assert judged(data) == "raise 1200, adds 100"


def test_several_silent_chips_with_nothing_to_call_are_a_bet_of_all():
    assert judged(after_flop("A B", push("A", "1x1000 3x100"), blinds=[100, 200])) == "bet 1300"


EVERY_EDITION = ["2011", "2013", "2019", "2022", "2024", "2026"]


@pytest.mark.parametrize("edition", EVERY_EDITION)
def test_any_one_chip_means_some_chip_so_that_with_chips_behind_every_edition_agrees(edition):
    assert judged(under_the_gun_to_1100("1x1000 5x100", edition=edition)) == "raise 1700, adds 200"
    assert judged(under_the_gun_to_1100("2x1000", edition=edition)) == "call 1100, returns 900"


@pytest.mark.parametrize(
    ("chips", "ruled"),
    [
        ("1x500 1x1000", "director: raise 1700, adds 200 | call 1100, returns 400"),
        ("1x1000 1x400", "director: raise 1700, adds 300 | call 1100, returns 300"),
        ("1x1000 1x399", "call 1100, returns 299"),
        ("3x500", "call 1100, returns 400"),
        ("1x1100 1x400", "raise 1700, adds 200"),
        ("1x1100 4x100", "raise 1700, adds 200"),
    ],
)
def test_in_2011_chips_of_several_values_may_go_by_half_a_raise(chips, ruled):
    """Where every chip is needed and half is reached; source: a German translation of that edition."""
    assert judged(under_the_gun_to_1100(chips, edition="2011")) == ruled


@pytest.mark.parametrize("edition", EVERY_EDITION[1:])
@pytest.mark.parametrize("chips", ["1x500 1x1000", "1x1000 1x400"])
def test_since_2013_a_chip_is_taken_away_of_chips_of_several_values_too(edition, chips):
    assert judged(under_the_gun_to_1100(chips, edition=edition)).startswith("call 1100")


@pytest.mark.parametrize("edition", ["2011", "2013"])
@pytest.mark.parametrize(
    ("amount", "chips", "stack", "ruled"),
    [
        (1050, "2x1000", 2000, "director: call 1050, returns 950 | raise 2000 all-in"),
        (1400, "1x1000 2x500", 2000, "director: call 1400, returns 600 | raise 2000 all-in"),
        (1400, "1x1000 3x500", 2500, "raise 2500 all-in"),
        (1000, "1x1000 5x100", 1500, "raise 1500 all-in"),
        (1000, "1x1000 4x100 99x1", 1499, "director: call 1000, returns 499 | raise 1499 all-in"),
    ],
)
def test_early_editions_say_nothing_of_last_chips(edition, amount, chips, stack, ruled):
    assert judged(against(amount, chips, stack=f":{stack}", edition=edition)) == ruled


@pytest.mark.parametrize("edition", ["2019", "2022", "2024", "2026"])
def test_since_2019_last_chips_are_settled(edition):
    assert judged(against(1050, "2x1000", stack=":2000", edition=edition)) == "call 1050, returns 950"
    assert judged(against(1400, "1x1000 2x500", stack=":2000", edition=edition)) == "raise 2000 all-in"
