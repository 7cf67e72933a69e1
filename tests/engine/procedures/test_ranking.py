"""Several players out in one hand.  Rule 22 of 2026; no rule before."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.engine.procedures.judged import EDITIONS, judged, readings, reasons, refusal

BEFORE_2026 = EDITIONS[:-1]


def ranked(players, edition="2026"):
    """The verdict on players ``"BB:12000-1000 A:11500"``: the stack, and the ante paid of it."""
    return judged("ranking", edition, players=[_player(text) for text in players.split()])


def _player(text):
    name, _, rest = text.partition(":")
    stack, _, ante = rest.partition("-")
    return {"name": name, "stack": int(stack), **({"paid_ante": int(ante)} if ante else {})}


@pytest.mark.parametrize(
    ("players", "order", "shared"),
    [
        ("BB:12000-1000 A:11500", ["A", "BB"], []),
        ("BB:12000-1000 A:10999", ["BB", "A"], []),
        ("BB:12000-1000 A:11000", ["BB", "A"], [["BB", "A"]]),
        ("BB:12000-1000 A:11001", ["A", "BB"], []),
        ("A:5000 B:9000 C:7000", ["B", "C", "A"], []),
        ("A:5000 B:5000 C:7000", ["C", "A", "B"], [["A", "B"]]),
        ("BB:1000-1000 A:1", ["A", "BB"], []),
    ],
)
def test_the_larger_stack_after_the_ante_has_the_better_place(players, order, shared):
    verdict = ranked(players)
    assert (verdict["decision"], verdict["order"], verdict["shared"]) == ("order", order, shared)


def test_the_reasons_show_what_counts():
    verdict = ranked("BB:12000-1000 A:11000")
    assert reasons(verdict) == ["counted-after-ante", "stack-counts", "stack-counts", "place-shared"]
    assert verdict["findings"][1]["figures"] == {"player": "BB", "stack": 12000, "paid_ante": 1000, "counts": 11000}
    assert {(f["rule"], f["number"]) for f in verdict["findings"]} == {("simultaneous-eliminations", "22")}


@pytest.mark.parametrize("edition", BEFORE_2026)
def test_before_2026_the_director_decides_where_the_ante_matters(edition):
    verdict = ranked("BB:12000-1000 A:11500", edition)
    assert (verdict["decision"], verdict["order"]) == ("director", None)
    assert readings(verdict) == ["order", "order"]
    assert [reading["order"] for reading in verdict["may"]] == [["BB", "A"], ["A", "BB"]]
    assert [reading["premise"]["kind"] for reading in verdict["may"]] == ["counted-before-ante", "counted-after-ante"]
    assert {finding["number"] for finding in verdict["findings"]} == {None}


@pytest.mark.parametrize("edition", BEFORE_2026)
@pytest.mark.parametrize(
    ("players", "decision"),
    [
        ("BB:12000-1000 A:10999", "order"),
        ("BB:12000-1000 A:11000", "director"),
        ("BB:12000-1000 A:11999", "director"),
        ("BB:12000-1000 A:12000", "director"),
        ("BB:12000-1000 A:12001", "order"),
    ],
)
def test_before_2026_the_order_is_plain_where_the_ante_does_not_matter(players, decision, edition):
    assert ranked(players, edition)["decision"] == decision


@given(st.lists(st.tuples(st.integers(1, 9), st.integers(0, 9)), min_size=2, max_size=9), st.sampled_from(EDITIONS))
def test_everybody_has_a_place_and_more_chips_are_never_the_worse_one(stacks, edition):
    players = [
        {"name": f"S{at}", "stack": stack, "paid_ante": min(ante, stack)} for at, (stack, ante) in enumerate(stacks)
    ]
    verdict = judged("ranking", edition, players=players)
    counts = {player["name"]: player["stack"] - player["paid_ante"] for player in players}
    orders = [reading["order"] for reading in verdict["may"]] or [verdict["order"]]
    assert all(sorted(order) == sorted(counts) for order in orders)
    after = [counts[name] for name in orders[-1]]
    assert after == sorted(after, reverse=True)


@pytest.mark.parametrize(
    ("players", "faults"),
    [
        ([{"name": "A", "stack": 5}], {("players", "too-few")}),
        ([{"name": "A", "stack": 5}, {"name": "A", "stack": 6}], {("players[1].name", "name-twice")}),
        ([{"name": "A", "stack": 5}, {"name": "B", "stack": 0}], {("players[1].stack", "not-positive")}),
        (
            [{"name": "A", "stack": 5, "paid_ante": 6}, {"name": "B", "stack": 5, "paid_ante": 5}],
            {("players[0].paid_ante", "more-than-the-stack")},
        ),
        (
            [{"name": "A", "stack": 5, "paid_ante": True}, {"name": "B", "stack": 5}],
            {("players[0].paid_ante", "not-a-whole-number")},
        ),
        (
            [{"name": "A", "stack": 5, "paid_ante": 6, "seat": 3}, {"name": "A", "stack": 5}],
            {
                ("players[0].seat", "unknown-key"),
                ("players[0].paid_ante", "more-than-the-stack"),
                ("players[1].name", "name-twice"),
            },
        ),
    ],
)
def test_what_cannot_be_meant_is_refused_with_every_fault(players, faults):
    assert refusal("ranking", players=players) == faults
