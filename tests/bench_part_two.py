"""How fast whole hands are ruled on: a long hand, and random hands against pokerkit in the same run."""

import random
import time
import warnings
from collections.abc import Callable

from pokerkit import NoLimitTexasHoldem

from rules.engine.judging import adjudicate
from tests.engine.test_against_pokerkit import AUTOMATIONS, SideBySide, deal_in, play_at_random

SEATS, EVENTS = 10, 200


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


def best_of(rounds: int, run: Callable[[], object]) -> float:
    """The shortest of several runs, in seconds: what else the machine does only makes it longer."""
    times = []
    for _ in range(rounds):
        start = time.perf_counter()
        run()
        times.append(time.perf_counter() - start)
    return min(times)


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


def measure(count: int = 200) -> dict[str, float]:
    """Milliseconds for the long hand, rulings a second, and how many times faster than pokerkit on the same hands."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        hands = random_hands(count)
        # Hands where one of the two waits for an act that the other does not know cannot be replayed.
        hands = [hand for hand in hands if _replays(hand)]
        acts = sum(event["does"] != "deal" for hand in hands for event in hand.data["events"])
        ours = best_of(5, lambda: [adjudicate({**hand.data, "ask": "pots"}) for hand in hands])
        theirs = best_of(3, lambda: [replay_in_pokerkit(hand) for hand in hands])
    long = long_hand()
    return {
        "long hand, ms": best_of(10, lambda: adjudicate(long)) * 1000,
        "rulings a second": acts / ours,
        "times pokerkit": theirs / ours,
    }


def _replays(hand: SideBySide) -> bool:
    try:
        replay_in_pokerkit(hand)
    except (ValueError, UserWarning):
        return False
    return True


if __name__ == "__main__":
    for name, figure in measure().items():
        print(f"{name:20} {figure:12,.2f}")
