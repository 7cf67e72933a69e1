"""The chip race.  Rule 24 in 2019 to 2024, 26 in 2026; the cards are convention."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.engine.cards import card_value
from tests.engine.procedures.judged import EDITIONS, judged, reasons, refusal

DECK = [rank + suit for rank in "23456789TJQKA" for suit in "cdhs"]


def raced(odd, cards, denomination=25, to=100, edition="2024"):
    """The verdict on odd chips ``"A:3 B:1/25"`` (the second has no other chips) and cards ``"As Kd 2c 3h"``."""
    cards = cards.split() if isinstance(cards, str) else cards
    seats = [_seat(text) for text in odd.split()]
    return judged("chip-race", edition, seats=seats, denomination=denomination, next=to, cards=cards)


def _seat(text):
    name, _, rest = text.partition(":")
    odd, _, stack = rest.partition("/")
    return {"name": name, "odd": int(odd), **({"stack": int(stack)} if stack else {})}


def result(verdict):
    return verdict["awards"], verdict["removed"]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("odd", "cards", "awards", "removed"),
    [
        # Four odd 25s are worth one 100: the highest card has it.
        ("A:1 B:3", "Ks 2c 3c 4c", {"A": 100}, 0),
        ("A:1 B:3", "4d 2c 3c 4h", {"B": 100}, 0),
        # Three odd 25s are short of a 100, and are removed unpaid.
        ("A:1 B:2", "", {}, 75),
        # Five are worth one 100, and 25 is removed; with six and seven more, and from eight on there are two.
        ("A:3 B:2", "As Ks Qs 2c 3c", {"A": 100}, 25),
        ("A:3 B:3", "As Ks Qs 2c 3c 4c", {"A": 100}, 50),
        ("A:3 B:3 C:1", "As Ks Qs 2c 3c 4c Js", {"A": 100}, 75),
        ("A:3 B:3 C:2", "As Ks Qs 2c 3c 4c Js Jh", {"A": 100, "C": 100}, 0),
        # Whoever has won one chip is out of the race, whatever his other cards.
        ("A:3 B:3 C:3", "As Ks Qs 2c 3c 4c 5c 6c 7c", {"A": 100, "C": 100}, 25),
        # A player without odd chips is passed over.
        ("A:0 B:1 C:3", "As 2c 3c 4c", {"B": 100}, 0),
        # Nobody has any.
        ("A:0 B:0", "", {}, 0),
    ],
)
def test_a_player_wins_one_chip_at_the_most_and_the_rest_is_removed(odd, cards, awards, removed, edition):
    verdict = raced(odd, cards, edition=edition)
    assert (verdict["decision"], result(verdict)) == ("chip-race", (awards, removed))


def test_suits_rank_from_spades_over_hearts_and_diamonds_to_clubs():
    hands = {"A": ["9c"], "B": ["9d"], "C": ["9h"], "D": ["9s"]}
    assert result(raced("A:1 B:1 C:1 D:1", hands))[0] == {"D": 100}
    assert sorted(["9c", "9s", "9d", "9h"], key=card_value) == ["9c", "9d", "9h", "9s"]


@pytest.mark.parametrize(
    ("odd", "cards", "awards", "removed"),
    [
        # The loser has nothing but his odd chip: he gets one of the lowest chips all the same.
        ("A:1/25 B:3", "2c As Ks Qs", {"B": 100, "A": 100}, 0),
        # He has won: there is nothing to save, and no second chip.
        ("A:1/25 B:3", "As 2c 3c 4c", {"A": 100}, 0),
        # He has other chips.
        ("A:1/125 B:3", "2c As Ks Qs", {"B": 100}, 0),
        # No chip is raced for, and two players have nothing else.
        ("A:1/25 B:1/25", "", {"A": 100, "B": 100}, 50),
    ],
)
def test_nobody_is_raced_out(odd, cards, awards, removed):
    assert result(raced(odd, cards)) == (awards, removed)


def test_what_makes_an_equal_value_is_changed_before_the_race():
    verdict = raced("A:6 B:2", "Ks Qs 2c 3c")
    assert (*result(verdict), verdict["changed"]) == ({"A": 100}, 0, {"A": 100})
    assert reasons(verdict) == ["changed-evenly", "chips-raced-for", "one-card-a-chip", "race-won"]
    assert raced("A:4/100 B:0", "")["awards"] == {}


def test_the_reasons_name_the_conventions_and_the_remainder():
    verdict = raced("A:1/25 B:3 C:2", "2c As Ks Qs 3c 4c", edition="2026")
    assert reasons(verdict) == ["chips-raced-for", "one-card-a-chip", "race-won", "not-raced-out", "remainder-removed"]
    assert {finding["number"] for finding in verdict["findings"]} == {"26"}


def test_chips_of_which_the_next_is_no_multiple_are_raced_too():
    assert result(raced("A:1 B:2", "As Ks Qs", 2000, 5000)) == ({"A": 5000}, 1000)


@pytest.mark.parametrize(("written", "card"), [("10s", "Ts"), ("ts", "Ts"), ("aH", "Ah"), ("Td", "Td")])
def test_a_card_may_be_written_in_several_ways(written, card):
    verdict = raced("A:1 B:3", {"A": [written], "B": ["2c", "3c", "4c"]})
    assert verdict["findings"][2]["figures"]["card"] == card


@given(st.lists(st.integers(0, 7), min_size=1, max_size=10), st.data())
def test_chips_are_conserved_but_for_the_remainder_and_the_rescued(odds, data):
    deck = data.draw(st.permutations(DECK))
    rescued = data.draw(st.sets(st.integers(0, len(odds) - 1)))
    seats = [
        {"name": f"S{at}", "odd": odd, **({"stack": odd * 25} if at in rescued and odd else {})}
        for at, odd in enumerate(odds)
    ]
    count = sum(odd % 4 for odd in odds)
    verdict = judged("chip-race", seats=seats, denomination=25, next=100, cards=deck[:count])
    saved = {f["figures"]["player"] for f in verdict["findings"] if f["kind"] == "not-raced-out"}
    paid = sum(verdict["awards"].values()) - 100 * len(saved) + sum(verdict["changed"].values())
    assert paid + verdict["removed"] == 25 * sum(odds)
    assert 0 <= verdict["removed"] < 100
    assert set(verdict["awards"].values()) <= {100}
    assert saved <= {f"S{at}" for at in rescued}
    assert all(f"S{at}" in {**verdict["awards"], **verdict["changed"]} for at in rescued if odds[at])


SEATS = [{"name": "A", "odd": 1}, {"name": "B", "odd": 3}]
KEYS = {"seats": SEATS, "denomination": 25, "next": 100, "cards": ["As", "2c", "3c", "4c"]}


@pytest.mark.parametrize(
    ("keys", "faults"),
    [
        ({"next": 25}, {("next", "not-above-the-denomination")}),
        ({"next": 20}, {("next", "not-above-the-denomination")}),
        ({"next": 26}, set()),
        ({"denomination": 0}, {("denomination", "not-positive")}),
        ({"cards": ["As", "2c", "3c", "4c", "5c"]}, {("cards", "more-cards-than-odd-chips")}),
        ({"cards": ["As", "2c", "3c"]}, {("cards", "fewer-cards-than-odd-chips")}),
        ({"cards": []}, {("cards", "fewer-cards-than-odd-chips")}),
        ({"cards": ["As", "2c", "3c", "As"]}, {("cards", "card-twice")}),
        ({"cards": ["As", "1c", "3c", 4]}, {("cards[1]", "not-a-card"), ("cards[3]", "not-text")}),
        ({"cards": "As 2c 3c 4c"}, {("cards", "not-a-list")}),
        ({"cards": {"A": ["As"], "B": ["2c", "11c"]}}, {("cards.B[1]", "not-a-card")}),
        ({"cards": {"A": ["As"], "B": ["Ks"]}}, set()),
        ({"cards": {"A": ["As"]}}, {("cards.B", "fewer-cards-than-odd-chips")}),
        (
            {"cards": {"A": ["As", "Ks"], "B": ["Ks"]}},
            {("cards.A", "more-cards-than-odd-chips"), ("cards.B", "card-twice")},
        ),
        ({"cards": {"A": ["As"], "B": ["Ks"], "C": ["Qs"]}}, {("cards.C", "unknown-player")}),
        ({"seats": [*SEATS, {"name": "A", "odd": 0}]}, {("seats[2].name", "name-twice")}),
        (
            {"seats": [{"name": "A", "odd": 4, "stack": 75}], "cards": []},
            {("seats[0].stack", "stack-smaller-than-odd-chips")},
        ),
        ({"seats": [{"name": "A", "odd": -1}]}, {("seats[0].odd", "negative")}),
        ({"seats": []}, {("seats", "too-few")}),
        (
            {"next": 20, "rate": 1, "seats": [*SEATS, {"name": "B", "odd": 0}]},
            {("rate", "unknown-key"), ("next", "not-above-the-denomination"), ("seats[2].name", "name-twice")},
        ),
    ],
)
def test_what_cannot_be_meant_is_refused_with_every_fault(keys, faults):
    assert refusal("chip-race", **{**KEYS, **keys}) == faults


def test_a_stack_without_a_chip_that_goes_is_no_fault():
    assert refusal("chip-race", **{**KEYS, "seats": [*SEATS, {"name": "C", "odd": 0, "stack": 5000}]}) == set()
