from django.utils.translation import gettext_lazy as _
from django.utils.translation import ngettext_lazy

from rules.narration.wording import OneOf, Sentence

REASONS: dict[str, Sentence] = {
    "main-pot": OneOf(
        "alone",
        {
            True: ngettext_lazy(
                "%(players)s gets the pot of %(amount)s.",
                "The pot is %(amount)s: %(players)s play for it.",
                "players_count",
            )
        },
        ngettext_lazy(
            "%(players)s gets the main pot of %(amount)s.",
            "The main pot is %(amount)s: %(players)s play for it.",
            "players_count",
        ),
    ),
    "side-pot": ngettext_lazy(
        "%(players)s gets side pot %(number)s of %(amount)s.",
        "Side pot %(number)s is %(amount)s: %(players)s play for it.",
        "players_count",
    ),
    "uncalled-returned": _("%(player)s takes back the uncalled %(amount)s."),
}
