from django.utils.translation import gettext_lazy as _
from django.utils.translation import ngettext_lazy

from rules.narration.wording import Sentence

REASONS: dict[str, Sentence] = {
    "not-reopened": ngettext_lazy(
        "Since the player acted, only %(faces)s was added, short of a full raise of %(increment)s: the betting is not "
        "re-opened.",
        "Since the player acted, only %(faces)s was added, short of a full raise of %(increment)s: the betting is not "
        "re-opened.",
        "faces",
    ),
    "not-reopened-in-limit": ngettext_lazy(
        "Since the player acted, only %(faces)s was added, short of half a bet, %(half)s: the betting is not "
        "re-opened.",
        "Since the player acted, only %(faces)s was added, short of half a bet, %(half)s: the betting is not "
        "re-opened.",
        "faces",
    ),
    "raise-not-open": _(
        "A raise is not open to the player. Declaring it commits to the call of %(call)s; whether a fold is still "
        "possible is for the director to decide."
    ),
    "committed-to-call": _("The declaration commits the player to the call."),
    "not-committed": _("The declaration commits the player to nothing."),
    "nobody-left-to-raise": _("All others are all-in: there is nobody to raise, only the call of %(call)s is left."),
    "raises-capped": ngettext_lazy(
        "The limit of %(cap)s raise in a round is reached: no more raises, even heads-up, until only two players are "
        "left in the tournament.",
        "The limit of %(cap)s raises in a round is reached: no more raises, even heads-up, until only two players are "
        "left in the tournament.",
        "cap",
    ),
}

PREMISES: dict[str, Sentence] = {
    "committed-to-call": _("%(reading)s, if the declaration commits the player to the call."),
    "not-committed": _("%(reading)s, if the declaration commits the player to nothing."),
}
