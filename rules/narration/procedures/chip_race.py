from collections.abc import Iterator

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, ngettext_lazy, pgettext

from rules.engine.procedures.chip_race import ChipRace, RaceSeat
from rules.narration.cards import card
from rules.narration.figures import amount
from rules.narration.wording import InWords, OneOf, Sentence

REASONS: dict[str, Sentence] = {
    "changed-evenly": gettext_lazy("%(player)s exchanges chips at equal value, for %(chips)s."),
    "chips-raced-for": OneOf(
        "odd",
        {0: gettext_lazy("No odd chips are left: there is no race.")},
        OneOf(
            "prizes",
            {
                0: ngettext_lazy(
                    "%(odd)s odd chip, %(value)s in all, is short of one %(next)s chip: there is no race.",
                    "%(odd)s odd chips, %(value)s in all, are short of one %(next)s chip: there is no race.",
                    "odd",
                )
            },
            ngettext_lazy(
                "%(odd)s odd chips, %(value)s in all: %(prizes)s chip of %(next)s is raced for, from seat 1.",
                "%(odd)s odd chips, %(value)s in all: %(prizes)s chips of %(next)s are raced for, from seat 1 "
                "and at most one to a player.",
                "prizes",
            ),
        ),
    ),
    "one-card-a-chip": gettext_lazy(
        "By convention, not by rule: one card for each odd chip, and the highest cards win, ties broken by suit "
        "(spades, hearts, diamonds, clubs)."
    ),
    "race-won": InWords(gettext_lazy("%(player)s wins a %(chips)s chip with %(card)s."), {"card": card}),
    "not-raced-out": gettext_lazy("%(player)s would be left without chips and gets one %(chips)s chip."),
    "remainder-removed": gettext_lazy(
        "What is left over, %(chips)s, is removed without payment: rounding up is only convention."
    ),
}


def told(scenario: ChipRace) -> Iterator[str]:
    """The chips that go, who has how many of them, and the cards."""
    values = {"denomination": amount(scenario.denomination), "next": amount(scenario.next)}
    yield _("Chips of %(denomination)s are taken out of play; the lowest that stay are those of %(next)s.") % values
    yield _("Odd chips from seat 1: %(chips)s.") % {"chips": "; ".join(_chips(player) for player in scenario.seats)}
    if scenario.cards:
        yield _("Cards: %(cards)s.") % {"cards": _cards(scenario.cards)}


def _chips(player: RaceSeat) -> str:
    figures = {"player": player.name, "odd": amount(player.odd), "stack": amount(player.stack or 0)}
    if player.stack is None:
        return pgettext("odd chips", "%(player)s %(odd)s") % figures
    return pgettext("odd chips", "%(player)s %(odd)s (stack %(stack)s)") % figures


def _cards(cards: list[str] | dict[str, list[str]]) -> str:
    if isinstance(cards, dict):
        return "; ".join(f"{name} {' '.join(map(card, hand))}" for name, hand in cards.items() if hand)
    return " ".join(map(card, cards))
