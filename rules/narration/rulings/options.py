from django.utils.translation import gettext_lazy as _

from rules.narration.wording import OneOf, Sentence

REASONS: dict[str, Sentence] = {
    "may-check-or-bet": OneOf(
        "minimum",
        {0: _("There is nothing to call: check or bet.")},
        _("There is nothing to call: check, or a bet of at least %(minimum)s."),
    ),
    "may-call-or-raise": _(
        "The bet to match is %(call)s, and the betting is open: a raise must be to at least %(minimum)s."
    ),
    "not-his-turn": _("%(player)s acts first: this is what is left if nothing changes until then."),
    "nothing-to-do": _("The player has folded, is all-in or has nothing more to do in this round."),
}
