"""Who wins a pot, as the question says it: the hands themselves are not told."""

from collections.abc import Iterator, Mapping, Sequence

from django.utils.translation import gettext as _
from django.utils.translation import ngettext_lazy

from rules.engine.scenario import Ask
from rules.narration.cards import card
from rules.narration.rulings.splitting import side_pot_number
from rules.narration.wording import InWords, OneOf, Sentence, put

ONLY_POT = "only"
"""Stands for the main pot where there is no side pot."""

_HIGH: Sentence = OneOf(
    "pot",
    {
        ONLY_POT: ngettext_lazy("%(players)s has the best hand.", "%(players)s have the best hand.", "players_count"),
        "main": ngettext_lazy(
            "%(players)s has the best hand for the main pot.",
            "%(players)s have the best hand for the main pot.",
            "players_count",
        ),
    },
    InWords(
        ngettext_lazy(
            "%(players)s has the best hand for side pot %(pot)s.",
            "%(players)s have the best hand for side pot %(pot)s.",
            "players_count",
        ),
        {"pot": side_pot_number},
    ),
)

_LOW: Sentence = OneOf(
    "pot",
    {
        ONLY_POT: ngettext_lazy(
            "%(players)s has the best low hand.", "%(players)s have the best low hand.", "players_count"
        ),
        "main": ngettext_lazy(
            "%(players)s has the best low hand for the main pot.",
            "%(players)s have the best low hand for the main pot.",
            "players_count",
        ),
    },
    InWords(
        ngettext_lazy(
            "%(players)s has the best low hand for side pot %(pot)s.",
            "%(players)s have the best low hand for side pot %(pot)s.",
            "players_count",
        ),
        {"pot": side_pot_number},
    ),
)


def narrate_winners(ask: Ask) -> Iterator[str]:
    """Say who wins which pot, and what decides on the odd chip; nothing where that is not asked."""
    winners, low = ask.winners or {}, ask.low or {}
    only = {*winners, *low} == {"main"}
    yield from _of_pots(_HIGH, winners, only=only)
    yield from _of_pots(_LOW, low, only=only)
    if ask.smallest:
        yield put(_("The smallest chip in play is %(smallest)s."), {"smallest": ask.smallest})
    if ask.high_cards:
        cards = "; ".join(f"{name} {card(held)}" for name, held in ask.high_cards.items())
        yield _("Highest cards: %(cards)s.") % {"cards": cards}


def _of_pots(sentence: Sentence, winners: Mapping[str, Sequence[str]], *, only: bool) -> Iterator[str]:
    for pot, players in winners.items():
        if players:
            yield put(sentence, {"pot": ONLY_POT if only else pot, "players": tuple(players)})
