from django.utils.translation import gettext_lazy as _
from django.utils.translation import ngettext_lazy

from rules.narration.wording import InWords, OneOf, Sentence


def side_pot_number(pot: str) -> str:
    """The number of a side pot, of ``side-1`` the 1."""
    return pot.removeprefix("side-")


REASONS: dict[str, Sentence] = {
    "pot-shared": OneOf(
        "alone",
        {
            True: ngettext_lazy(
                "%(players)s wins the pot of %(amount)s.", "%(players)s split the pot of %(amount)s.", "players_count"
            )
        },
        OneOf(
            "pot",
            {
                "main": ngettext_lazy(
                    "%(players)s wins the main pot of %(amount)s.",
                    "%(players)s split the main pot of %(amount)s.",
                    "players_count",
                )
            },
            InWords(
                ngettext_lazy(
                    "%(players)s wins side pot %(pot)s of %(amount)s.",
                    "%(players)s split side pot %(pot)s of %(amount)s.",
                    "players_count",
                ),
                {"pot": side_pot_number},
            ),
        ),
    ),
    "odd-chip-left-of-button": _(
        "%(player)s gets the odd chip, %(chips)s, as the first left of the button among those who split."
    ),
    "odd-chip-high-card": _("%(player)s gets the odd chip, %(chips)s, with the highest card by suit."),
    "odd-chip-to-high": _("High and low do not divide evenly: the high hand gets the odd chip, %(chips)s."),
    "same-hands-both-ways": _("%(players)s win high and low alike: the whole pot is split evenly between them."),
}
