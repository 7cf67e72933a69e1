"""Whole legal hands for hypothesis: several streets, stacks, editions, acts of every kind.

A hand is grown act by act: each act is tried on the engine's own reader, and one that cannot have happened is left out.
"""

from hypothesis import strategies as st

from rules.engine.judging import adjudicate
from rules.engine.reading import ScenarioRefused
from tests.engine.tables import act, deal

EDITIONS = ["2011", "2013", "2019", "2022", "2024", "2026"]
DENOMINATIONS = [1, 5, 25, 100, 500, 1000, 5000]
STREETS = ["preflop", "flop", "turn", "river"]


def piles(largest=6, kinds=3):
    """Chips as text: up to three denominations, up to six of each."""
    heap = st.tuples(st.integers(1, largest), st.sampled_from(DENOMINATIONS))
    return st.lists(heap, min_size=1, max_size=kinds).map(lambda heaps: " ".join(f"{n}x{d}" for n, d in heaps))


amounts = st.one_of(st.integers(1, 3000), st.sampled_from([25, 50, 75, 100, 150, 200, 300, 600, 1000, 1500, 5000]))
words = st.one_of(
    st.sampled_from(["raise", "bet", "call", "check", "fold", "all-in"]),
    amounts.map(str),
    amounts.map(lambda amount: f"raise {amount}"),
    amounts.map(lambda amount: f"bet {amount}"),
)


@st.composite
def acts(draw, names, turn):
    """An act, three times out of four of the player whose turn it should be."""
    player = names[turn % len(names)] if draw(st.integers(0, 3)) else draw(st.sampled_from(names))
    does = draw(
        st.sampled_from(
            ["fold", "check", "call", "call", "bet", "raise", "all-in", "push", "push", "push", "pull", "say"]
        )
    )
    return act(player, does, **draw(_keys(does)))


@st.composite
def _keys(draw, does):
    if does == "bet":
        return {"to": draw(amounts)}
    if does == "raise":
        return {draw(st.sampled_from(["to", "by"])): draw(amounts)}
    if does == "say":
        return {"says": draw(words)}
    if does == "pull":
        return {"pulls": draw(piles(largest=2, kinds=1))}
    return draw(_push_keys()) if does == "push" else {}


@st.composite
def _push_keys(draw):
    keys = {"chips": draw(piles())}
    if draw(st.booleans()) and draw(st.booleans()):
        keys |= {"says": draw(words), "first": draw(st.sampled_from(["words", "chips", "together"]))}
    if draw(st.integers(0, 5)) == 0:
        keys["pulls"] = draw(piles(largest=2, kinds=1))
    if draw(st.integers(0, 5)) == 0:
        keys["forward"] = True
    return keys


@st.composite
def tables(draw):
    """The start of a hand: two to four seats, with or without blinds, stacks and chips in front."""
    count = draw(st.integers(2, 4))
    small, big = draw(st.sampled_from([(25, 50), (50, 100), (100, 200), (1, 3), (100, 100)]))
    stacks = draw(st.lists(st.one_of(st.none(), st.integers(1, 4000)), min_size=count, max_size=count))
    players = [{"name": "ABCD"[n]} | ({"stack": s} if s else {}) for n, s in enumerate(stacks)]
    street = draw(st.sampled_from(["preflop", "preflop", "flop", "river"]))
    data = {"edition": draw(st.sampled_from(EDITIONS)), "seats": players, "street": street, "pot": draw(amounts)}
    if street != "preflop" or draw(st.integers(0, 4)):
        data["blinds"] = [small, big]
    if street == "preflop" and data.get("blinds") and draw(st.booleans()):
        seat = players[0 if count == 2 else 1]
        seat["out"] = draw(st.sampled_from([f"{big}x1", f"1x{big}", "1x1000", "2x100"]))
        seat["stack"] = seat.get("stack", 0) + 1000
    return data


@st.composite
def hands(draw, most=10):
    """A hand in which everything can have happened."""
    data = {**draw(tables()), "events": []}
    names = [seat["name"] for seat in data["seats"]]
    street, turn = data["street"], _first_to_act(data)
    for _ in range(draw(st.integers(1, most))):
        event = draw(acts(names, turn))
        if street != "river" and draw(st.integers(0, 4)) == 0:
            event = deal(STREETS[STREETS.index(street) + 1])
        if possible({**data, "events": [*data["events"], event]}):
            data["events"].append(event)
            street = event.get("street", street)
            turn = names.index(event["player"]) + 1 if "player" in event else 0
        else:
            turn += 1
    return data


def _first_to_act(data):
    """The seat after the blinds, which heads-up is the button."""
    blind = data["street"] == "preflop" and data.get("blinds")
    return (1 if len(data["seats"]) == 2 else 2) if blind else 0


def possible(data):
    try:
        adjudicate({**data, "ask": "tabling"})
    except ScenarioRefused:
        return False
    return True
