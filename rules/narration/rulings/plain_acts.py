from django.utils.translation import gettext_lazy as _

from rules.narration.wording import Sentence

REASONS: dict[str, Sentence] = {
    "folded": _("The player folds."),
    "folded-with-no-bet": _("There is nothing to call, but the fold is binding; it may be penalized."),
    "checked": _("There is nothing to call: a check."),
    "checked-facing-bet": _("Facing a bet of %(call)s, there is no check: call or fold, no raise."),
    "checked-after-pull": _(
        "Facing a bet of %(call)s, there is no check, and after pulling chips back no fold: only the call is left."
    ),
    "call-with-no-bet": _("A call with no bet to call is a check."),
    "invalid-declaration-open": _(
        "The declaration is not possible here; this edition does not settle what it counts as."
    ),
}

PREMISES: dict[str, Sentence] = {
    "folded-with-no-bet": _("%(reading)s, which is binding and may be penalized, as a check is free."),
}
