"""The tables that are hardest to draw, as scenarios."""

from typing import Any

Data = dict[str, Any]


def act(player: str, does: str, **keys: object) -> Data:
    return {"player": player, "does": does, **keys}


NAMES = ("SB", "BB", "UTG", "UTG+1", "UTG+2", "MP", "MP+1", "HJ", "CO", "BTN")
STACKS = (3_000, 8_000, 1_200, 20_000, 700, 9_000, 2_500, 40_000, 5_000, 30_000)
TEN = [{"name": name, "stack": stack} for name, stack in zip(NAMES, STACKS, strict=True)]
BLINDS = [100, 200]


def three_side_pots() -> Data:
    stacks = [700, 5_000, 2_000, 9_000, 3_000]
    seats = [{"name": name, "stack": stack} for name, stack in zip("ABCDE", stacks, strict=True)]
    events = [act("C", "all-in"), act("D", "call"), act("E", "all-in"), act("A", "all-in"), act("B", "all-in")]
    return {"blinds": [50, 100], "seats": seats, "events": [*events, act("D", "call")], "ask": "tabling"}


def prior_chips(*last: Data) -> Data:
    seats = [{"name": "SB"}, {"name": "BB", "out": "2x25", "stack": 9_000}, {"name": "BTN"}]
    return {"blinds": [25, 50], "seats": seats, "events": [act("BTN", "raise", to=600), act("SB", "fold"), *last]}


HARD: dict[str, Data] = {
    "ten seats and pots": {
        "blinds": BLINDS,
        "seats": TEN,
        "events": [
            act("UTG", "all-in"), act("UTG+1", "raise", to=2_400), act("UTG+2", "all-in"), act("MP", "call"),
            act("MP+1", "all-in"), act("HJ", "call"), act("CO", "fold"), act("BTN", "call"), act("SB", "fold"),
            act("BB", "call"),
        ],
        "ask": "pots",
    },
    "ten seats and an act out of turn": {
        "blinds": BLINDS,
        "seats": TEN,
        "events": [
            act("UTG", "call"), act("UTG+1", "push", chips="3x1000 2x500 3x100 1x25"),
            act("MP", "push", chips="1x5000"),
        ],
    },
    "three side pots": three_side_pots(),
    "pulled and pushed": prior_chips(act("BB", "push", pulls="1x25", chips="1x1000")),
    "all pulled": prior_chips(act("BB", "pull", pulls="2x25")),
    "nine digits, heads-up": {
        "blinds": BLINDS,
        "seats": [{"name": "BB", "stack": 123_456_789}, {"name": "BTN", "stack": 987_654_321}],
        "events": [act("BTN", "raise", to=50_000_000), act("BB", "push", chips="123x1000000")],
    },
    "heads-up": {
        "blinds": BLINDS,
        "seats": [{"name": "Bea", "stack": 5_000}, {"name": "Ada", "stack": 9_000}],
        "events": [act("Ada", "raise", to=500)],
    },
    "twelve chips of six values": {
        "street": "flop",
        "pot": 900,
        "seats": [{"name": "A", "stack": 300_000}, {"name": "B", "stack": 800_000}, {"name": "C"}, {"name": "D"}],
        "events": [act("A", "push", chips="2x25000 2x5000 2x1000 2x500 2x100 2x25")],
    },
    "twelve chips at the foot": {
        "street": "flop",
        "pot": 900,
        "seats": [{"name": "A", "stack": 300_000}, {"name": "B", "stack": 800_000}, {"name": "C"}],
        "events": [act("A", "check"), act("B", "push", chips="2x25000 2x5000 2x1000 2x500 2x100 2x25")],
    },
    "long names": {
        "street": "flop",
        "pot": 900,
        "seats": [
            {"name": "Annamaria Bernardeschi", "stack": 300_000}, {"name": "Bartholomäus", "stack": 800_000},
            {"name": "Christian Schwarzenberger-Zumthor di Ror", "stack": 4}, {"name": "D"}, {"name": "E" * 40},
        ],
        "events": [
            act("Annamaria Bernardeschi", "bet", to=5_000), act("Bartholomäus", "push", chips="1x25000"),
        ],
    },
    "eight seats and words": {
        "blinds": BLINDS,
        "seats": TEN[:8],
        "events": [act("UTG", "say", says="raise 900"), act("UTG+1", "call"), act("UTG+2", "all-in")],
    },
}  # fmt: skip

KINDS: dict[str, Data] = {
    "button after an elimination": {
        "kind": "button",
        "seats": [{"name": "A"}, {"name": "B"}, {"name": "Bartholomäus", "eliminated": True}, {"name": "Dora"}],
        "button": "A",
        "small_blind": "B",
        "big_blind": "Bartholomäus",
    },
    "chip race with cards": {
        "kind": "chip-race",
        "seats": [{"name": "A", "odd": 1}, {"name": "B", "odd": 3}, {"name": "C", "odd": 0}],
        "denomination": 25,
        "next": 100,
        "cards": {"A": ["Kh"], "B": ["Kd", "8s", "3c"]},
    },
}
"""Tables of other kinds that are drawn."""
