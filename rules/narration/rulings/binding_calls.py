from django.utils.translation import gettext_lazy as _
from django.utils.translation import ngettext_lazy

from rules.narration.wording import Sentence

REASONS: dict[str, Sentence] = {
    "call-declared": _("A call is binding for its full amount, %(call)s."),
    "all-in-for-less": _("The last chips, %(total)s, are short of the call of %(call)s: an all-in for less."),
    "undercall-heads-up": _("Heads-up, an undercall must be made up: from %(total)s to the full call of %(call)s."),
    "undercall-of-opener": _(
        "Against the opening bet, an undercall must be made up: from %(total)s to the full call of %(call)s."
    ),
    "undercall-open": _(
        "An undercall of %(total)s against a call of %(call)s: the full call, or a fold that leaves chips in the pot."
    ),
    "undercall-after-pull": _(
        "Prior bet chips, %(pulled)s, were pulled back facing a raise, so a fold is no longer possible: "
        "the undercall of %(total)s must be made up to the full call of %(call)s."
    ),
    "undercalls-in-a-row": _(
        "The player before put out too little as well. For this undercall of %(total)s against a call of %(call)s: the "
        "full call, a fold that leaves chips in the pot, or a fold with the chips back."
    ),
    "undercall-not-settled": _(
        "An undercall of %(total)s against a call of %(call)s: this edition leaves every undercall to the director."
    ),
    "held-to-full-call": _("The full call of %(call)s is required."),
    "chips-forfeited": ngettext_lazy(
        "Of the undercall, %(forfeits)s stays in the pot, and the player folds.",
        "Of the undercall, %(forfeits)s stays in the pot, and the player folds.",
        "forfeits",
    ),
    "chips-taken-back": _("The chips go back, and the player folds."),
}

PREMISES: dict[str, Sentence] = {
    "held-to-full-call": _("%(reading)s, if the full call is required."),
    "chips-forfeited": _("%(reading)s, if the full call is not required."),
    "chips-taken-back": _("%(reading)s, if the chips may be taken back because another undercall came before."),
}
