from django.utils.translation import gettext_lazy as _
from django.utils.translation import ngettext_lazy

from rules.narration.wording import Sentence

REASONS: dict[str, Sentence] = {
    "every-chip-needed": ngettext_lazy(
        "Without one %(smallest)s chip, %(left)s is left, short of the call of %(call)s: every chip is needed.",
        "Without one %(smallest)s chip, %(left)s is left, short of the call of %(call)s: every chip is needed.",
        "left",
    ),
    "smallest-chip-not-needed": ngettext_lazy(
        "Without one %(smallest)s chip, %(left)s is left, enough for the call of %(call)s: not every chip is needed.",
        "Without one %(smallest)s chip, %(left)s is left, enough for the call of %(call)s: not every chip is needed.",
        "left",
    ),
    "last-chips-all-in": ngettext_lazy(
        "Without one %(smallest)s chip, %(left)s is left, enough for the call of %(call)s; these are the last chips, "
        "so it is an all-in for %(total)s.",
        "Without one %(smallest)s chip, %(left)s is left, enough for the call of %(call)s; these are the last chips, "
        "so it is an all-in for %(total)s.",
        "left",
    ),
    "mixed-chips-open": _(
        "Every chip is needed for the call of %(call)s, but half a raise is reached at %(half)s with %(total)s: under "
        "this edition, whether every chip is needed seems to matter only for chips of one value."
    ),
    "last-chips-open": _(
        "These are the last chips, %(total)s against a call of %(call)s: this edition does not settle whether they are "
        "a call or an all-in."
    ),
}

PREMISES: dict[str, Sentence] = {
    "every-chip-needed": _("%(reading)s, if what counts is that every chip is needed."),
    "mixed-chips-open": _("%(reading)s, if chips of several values go by half a raise."),
}
