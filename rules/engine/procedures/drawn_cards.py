"""The cards of a chip race: one for each odd chip."""

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Annotated

from pydantic import Discriminator, Field, Tag

from rules.engine.cards import Card
from rules.engine.problems import Problem, place
from rules.engine.record import Name

Drawn = Annotated[list[Card], Field(max_length=52)]
DrawnCards = Annotated[
    Annotated[Drawn, Tag("in-order")] | Annotated[dict[Name, Drawn], Tag("by-name")],
    Discriminator(lambda cards: "by-name" if isinstance(cards, dict) else "in-order"),
]
"""The cards in the order of dealing, each player's together, or name by name."""


def hands(cards: list[str] | dict[str, list[str]], odd: dict[str, int]) -> dict[str, list[str]]:
    """The cards of each player; `odd` are the odd chips of each, in the order of dealing."""
    if isinstance(cards, dict):
        return cards
    deck = iter(cards)
    return {name: list(islice(deck, count)) for name, count in odd.items()}


def faults_of_cards(cards: list[str] | dict[str, list[str]], odd: dict[str, int], *, needed: bool) -> Iterator[Problem]:
    """Cards that stand twice, and more of them than odd chips; fewer, where they are `needed` to know who wins."""
    if isinstance(cards, dict):
        yield from _faults_by_name(cards, odd, needed)
        return
    yield from _cards_twice(("cards", card) for card in cards)
    count = sum(odd.values())
    if len(cards) > count:
        yield Problem("cards", "more-cards-than-odd-chips", {"most": count})
    elif len(cards) < count and needed:
        yield Problem("cards", "fewer-cards-than-odd-chips", {"least": count})


def _faults_by_name(cards: dict[str, list[str]], odd: dict[str, int], needed: bool) -> Iterator[Problem]:
    """The same for cards that are given name by name: at least one is needed of each player with odd chips."""
    yield from _cards_twice((place("cards", name), card) for name, hand in cards.items() for card in hand)
    for name, hand in cards.items():
        if name not in odd:
            yield Problem(place("cards", name), "unknown-player", {"name": name})
        elif len(hand) > odd[name]:
            yield Problem(place("cards", name), "more-cards-than-odd-chips", {"most": odd[name]})
    for name, count in odd.items():
        if needed and count and not cards.get(name):
            yield Problem(place("cards", name), "fewer-cards-than-odd-chips", {"least": 1})


def _cards_twice(cards: Iterable[tuple[str, str]]) -> Iterator[Problem]:
    """Cards that have been drawn before, each with the place it stands at."""
    seen: set[str] = set()
    for path, card in cards:
        if card in seen:
            yield Problem(path, "card-twice", {"card": card})
        seen.add(card)
