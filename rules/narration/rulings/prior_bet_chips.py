from django.utils.translation import gettext_lazy as _
from django.utils.translation import ngettext_lazy

from rules.narration.wording import Sentence

REASONS: dict[str, Sentence] = {
    "prior-chips-short": _("The prior bet chips, %(prior)s, do not cover the call of %(call)s and were left alone."),
    "prior-chips-all-pulled": _(
        "The prior bet chips, %(prior)s, were all pulled back: only the new ones count, %(new)s."
    ),
    "prior-chips-part-pulled": _(
        "Part of the prior bet chips, %(pulled)s, was pulled back: all the chips in front count together, %(front)s."
    ),
    "prior-chips-cover": _(
        "The prior bet chips, %(prior)s, cover the call of %(call)s: any new chip bets all those in front, %(front)s."
    ),
    "every-new-chip-needed": ngettext_lazy(
        "Without one new %(smallest)s chip, %(left)s is left, short of the call of %(call)s: every new chip is needed.",
        "Without one new %(smallest)s chip, %(left)s is left, short of the call of %(call)s: every new chip is needed.",
        "left",
    ),
    "tests-disagree": _(
        "Every chip is needed, which makes it a call of %(call)s; but half a raise is reached at %(half)s, "
        "and %(total)s makes it a raise."
    ),
    "prior-chips-open": _(
        "New chips of %(new)s were added to %(prior)s in front: this edition does not settle what they count as."
    ),
}

PREMISES: dict[str, Sentence] = {
    "tests-disagree": _("%(reading)s, if what counts is that half a raise is reached."),
}
