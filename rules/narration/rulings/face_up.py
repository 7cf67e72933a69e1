from django.utils.translation import gettext_lazy as _
from django.utils.translation import ngettext_lazy

from rules.narration.wording import Sentence

REASONS: dict[str, Sentence] = {
    "hand-for-hand": _("Play is hand for hand: cards stay down until the director has them turned up."),
    "nobody-all-in": _("Nobody is all-in."),
    "hand-is-won": _("All others have folded: %(winner)s wins the pot without tabling the hand."),
    "still-to-act": _("There is an all-in, but %(player)s still has to act."),
    "betting-still-possible": ngettext_lazy(
        "%(players)s still has chips: more betting is possible.",
        "%(players)s still have chips: more betting is possible.",
        "players_count",
    ),
    "no-further-betting": ngettext_lazy(
        "No more betting is possible: %(players)s turns the hand up.",
        "No more betting is possible: %(players)s turn their hands up.",
        "players_count",
    ),
}
