"""Whole hands: a long one, and random ones played through this engine and through pokerkit."""

import random
import warnings

from pokerkit import NoLimitTexasHoldem

from rules.engine.judging import adjudicate
from tests.bench.timing import best_of, show
from tests.engine.test_against_pokerkit import AUTOMATIONS, SideBySide, deal_in, play_at_random

SEATS, EVENTS, RANDOM_HANDS = 10, 200, 200


def long_hand() -> dict[str, object]:
    """Ten deep seats and two hundred events: on every street a raise by each in turn, then a call by each."""
    names = [f"P{index}" for index in range(SEATS)]
    events: list[dict[str, object]] = []
    for street in ("flop", "turn", "river", None):
        events += [{"player": names[i % SEATS], "does": "raise", "by": 100 * (i + 1)} for i in range(41)]
        events += [{"player": names[i % SEATS], "does": "call"} for i in range(41, 50)]
        events += [{"does": "deal", "street": street}] if street else []
    first = {"street": "preflop", "seats": [{"name": name} for name in names]}
    return {"edition": "2024", **first, "events": events[:EVENTS]}


def random_hands(count: int) -> list[SideBySide]:
    rng = random.Random(7)
    hands = [deal_in(rng) for _ in range(count)]
    for hand in hands:
        play_at_random(rng, hand)
    return hands


def replay_in_pokerkit(hand: SideBySide) -> None:
    """The same acts, with the same stacks and blinds, and no question asked."""
    state = NoLimitTexasHoldem.create_state(
        AUTOMATIONS, False, hand.ante, tuple(hand.blinds), hand.blinds[1], tuple(hand.stacks), len(hand.stacks)
    )
    for event in hand.data["events"]:
        if event["does"] == "fold":
            state.fold()
        elif event["does"] in {"check", "call"}:
            state.check_or_call()
        elif event["does"] != "deal":
            player = state.actor_index
            state.complete_bet_or_raise_to(event.get("to", state.stacks[player] + state.bets[player]))


def measure() -> None:
    long = long_hand()
    show(best_of(10, lambda: adjudicate(long)) * 1000, "ms", f"a hand of {SEATS} seats and {EVENTS} events")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        # Hands where one of the two waits for an act that the other does not know cannot be replayed.
        hands = [hand for hand in random_hands(RANDOM_HANDS) if _replays(hand)]
        ours = best_of(5, lambda: [adjudicate({**hand.data, "ask": "pots"}) for hand in hands])
        theirs = best_of(3, lambda: [replay_in_pokerkit(hand) for hand in hands])
    acts = sum(event["does"] != "deal" for hand in hands for event in hand.data["events"])
    show(acts / ours, "/s", f"rulings in {len(hands)} random hands, read and judged to the pots", 0)
    show(theirs / ours, "x", "as fast as pokerkit on the same hands")


def _replays(hand: SideBySide) -> bool:
    try:
        replay_in_pokerkit(hand)
    except (ValueError, UserWarning):
        return False
    return True
