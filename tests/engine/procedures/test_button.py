"""The button and the blinds of the next hand.  Rules 32 and 34 in 2024, 34 and 36 in 2026."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.engine.procedures.judged import EDITIONS, judged, reasons, refusal


def moved(seats, before, edition="2024"):
    """The next hand after the positions `before`, for seats clockwise of which `-B` is empty."""
    positions = dict(zip(("button", "small_blind", "big_blind"), before.split(), strict=True))
    positions = {key: None if name == "none" else name for key, name in positions.items()}
    return judged("button", edition, seats=[_seat(name) for name in seats.split()], **positions)


def _seat(name):
    return {"name": name.removeprefix("-"), "eliminated": name.startswith("-")}


def positions(verdict):
    return verdict["button"], verdict["small_blind"], verdict["big_blind"], verdict["dead"]


BUTTON, SMALL = "button", "small_blind"


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("seats", "before", "after"),
    [
        # Nobody is out.
        ("A B C D E", "A B C", ("B", "C", "D", [])),
        ("A B C D E", "D E A", ("E", "A", "B", [])),
        ("A B C", "A B C", ("B", "C", "A", [])),
        # The button is out: nothing falls on its seat.
        ("-A B C D E", "A B C", ("B", "C", "D", [])),
        # The big blind is out: no small blind, and the button is with the last small blind.
        ("A B -C D E", "A B C", ("B", None, "D", [SMALL])),
        # PC-75, pokertda.com: the same, at a league table of six.
        ("A B C -D E F", "B C D", ("C", None, "E", [SMALL])),
        # ... and the hand after that one: the button is at the empty seat.
        ("A B -C D E", "B none D", ("C", "D", "E", [BUTTON])),
        ("A B -C D E", "B C D", ("C", "D", "E", [BUTTON])),
        # ... and the one after: all is in order again.
        ("A B -C D E", "C D E", ("D", "E", "A", [])),
        # The small blind is out: the button is at the empty seat.
        ("A -B C D E", "A B C", ("B", "C", "D", [BUTTON])),
        # Both blinds are out: no small blind, the button at the empty seat of the small blind.
        ("A -B -C D E", "A B C", ("B", None, "D", [BUTTON, SMALL])),
        # ... and the hand after: the button at the empty seat of the big blind.
        ("A -B -C D E", "B none D", ("C", "D", "E", [BUTTON])),
        # PC-77, poker.stackexchange.com: button, small blind and big blind are all out.
        ("-A -B -C D E F G", "A B C", ("B", None, "D", [BUTTON, SMALL])),
        # Both blinds and the next player are out: the big blind is for the first who is in.
        ("A -B -C -D E F", "A B C", ("B", None, "E", [BUTTON, SMALL])),
        # The next player alone is out.
        ("A B C -D E F", "A B C", ("B", "C", "E", [])),
        # The seat of a small blind that nobody posted is not among those told of.
        ("A B D E", "B none D", (None, "D", "E", [BUTTON])),
    ],
)
def test_the_big_blind_moves_to_the_next_player_due_and_the_others_follow(seats, before, after, edition):
    verdict = moved(seats, before, edition)
    assert (verdict["decision"], positions(verdict)) == ("button", after)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("seats", "before", "after"),
    [
        # PC-79, pokerchipforum.com: X on the button, Y in the small blind is out, Z in the big blind.
        ("X -Y Z", "X Y Z", ("Z", "Z", "X", [])),
        ("X Y -Z", "X Y Z", ("Y", "Y", "X", [])),
        ("-X Y Z", "X Y Z", ("Z", "Z", "Y", [])),
        ("A -B -C D", "A B C", ("A", "A", "D", [])),
        ("A -B C -D", "A B C", ("C", "C", "A", [])),
        # Heads-up already: the blinds change places.
        ("X Z", "Z Z X", ("X", "X", "Z", [])),
        ("X -Y Z", "Z Z X", ("X", "X", "Z", [])),
    ],
)
def test_heads_up_the_small_blind_has_the_button_and_nobody_is_big_blind_twice(seats, before, after, edition):
    verdict = moved(seats, before, edition)
    assert positions(verdict) == after
    assert verdict["big_blind"] != before.split()[2]


def test_the_reasons_name_who_moves_where():
    assert reasons(moved("A B C D", "A B C")) == ["big-blind-moves", "small-blind-moves", "button-moves"]
    assert reasons(moved("A -B -C D E", "A B C")) == ["big-blind-moves", "no-small-blind", "dead-button"]
    assert reasons(moved("X -Y Z", "X Y Z")) == ["big-blind-moves", "small-blind-has-button", "nobody-big-blind-twice"]
    assert reasons(moved("X Y -Z", "X Y Z")) == ["big-blind-moves", "small-blind-has-button"]


@pytest.mark.parametrize(
    ("edition", "numbers"),
    [
        ("2022", [(None, None), (None, None)]),
        ("2024", [("32", None), ("34", "B")]),
        ("2026", [("34", None), ("36", "C")]),
    ],
)
def test_the_heads_up_clause_moved_from_b_to_c_in_2026(edition, numbers):
    findings = moved("X Y -Z", "X Y Z", edition)["findings"]
    assert [(finding["number"], finding["clause"]) for finding in findings] == numbers


@given(st.integers(2, 9), st.data())
def test_the_big_blind_comes_to_a_player_who_is_in_and_never_twice_in_a_row(count, data):
    names = [f"S{number}" for number in range(count)]
    out = data.draw(st.sets(st.sampled_from(names), max_size=count - 2))
    at = data.draw(st.integers(0, count - 1))
    before = {
        "button": names[at],
        "small_blind": names[(at + 1) % count] if count > 2 else names[at],
        "big_blind": names[(at + 2) % count] if count > 2 else names[(at + 1) % count],
    }
    seats = [{"name": name, "eliminated": name in out} for name in names]
    verdict = judged("button", seats=seats, **before)
    assert verdict["big_blind"] not in {*out, before["big_blind"], verdict["small_blind"]}
    assert verdict["small_blind"] not in out
    assert (BUTTON in verdict["dead"]) == (verdict["button"] in out)


@given(st.integers(3, 9), st.data())
def test_hand_after_hand_everybody_is_big_blind_once_in_a_round(count, data):
    names = [f"S{number}" for number in range(count)]
    out = data.draw(st.sets(st.sampled_from(names), max_size=count - 3))
    seats = [{"name": name, "eliminated": name in out} for name in names]
    positions = {"button": names[0], "small_blind": names[1], "big_blind": names[2]}
    due = []
    for _ in range(count - len(out)):
        verdict = judged("button", seats=seats, **positions)
        positions = {key: verdict[key] for key in positions}
        due.append(positions["big_blind"])
    assert sorted(due) == sorted(set(names) - out)


SEATS = [{"name": "A"}, {"name": "B"}, {"name": "C"}, {"name": "D", "eliminated": True}]


@pytest.mark.parametrize(
    ("keys", "faults"),
    [
        ({"big_blind": "Z"}, {("big_blind", "unknown-player")}),
        (
            {"button": "X", "small_blind": "Y", "big_blind": "Z"},
            {("button", "unknown-player"), ("small_blind", "unknown-player"), ("big_blind", "unknown-player")},
        ),
        ({"seats": [*SEATS, {"name": "A"}]}, {("seats[4].name", "name-twice")}),
        ({"button": "C", "small_blind": "A"}, {("big_blind", "position-twice")}),
        ({"small_blind": "C"}, {("big_blind", "position-twice")}),
        ({"small_blind": "D"}, {("small_blind", "not-between-button-and-big-blind")}),
        ({"small_blind": None}, {("small_blind", "missing")}),
        (
            {"seats": [{"name": name, "eliminated": name != "A"} for name in "ABC"]},
            {("seats", "too-few-players")},
        ),
        ({"button": 3, "small_blind": "Y"}, {("button", "not-text"), ("small_blind", "unknown-player")}),
        ({"seats": [*SEATS, {"name": "E", "out": True}]}, {("seats[4].out", "unknown-key")}),
        (
            {"seats": [*SEATS, {"name": "E", "out": True}], "small_blind": "D", "dealer": "A"},
            {
                ("seats[4].out", "unknown-key"),
                ("dealer", "unknown-key"),
                ("small_blind", "not-between-button-and-big-blind"),
            },
        ),
        ({"edition": "2017"}, {("edition", "numbering-not-established")}),
    ],
)
def test_what_cannot_be_meant_is_refused_with_every_fault(keys, faults):
    assert refusal("button", **{"seats": SEATS, "button": "A", "small_blind": "B", "big_blind": "C", **keys}) == faults


def test_seats_and_positions_are_required():
    assert refusal("button") == {("seats", "missing"), ("button", "missing"), ("big_blind", "missing")}
