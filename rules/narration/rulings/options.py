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
    "may-check-or-bet-in-limit": _("There is nothing to call: check, or a bet of %(size)s."),
    "may-call-or-raise-in-limit": _("The bet to match is %(call)s, and the betting is open: a raise is to %(total)s."),
    "may-only-bet-all-in": _(
        "There is nothing to call: check, or go all-in for %(total)s, less than the minimum bet of %(minimum)s."
    ),
    "may-only-raise-all-in": _(
        "The bet to match is %(call)s, and the betting is open: the only raise is all-in for %(total)s, short of the "
        "minimum raise to %(minimum)s."
    ),
    "stack-for-call-only": _(
        "The last chips, %(total)s, are no more than the call of %(call)s: there is nothing left to raise with."
    ),
    "not-his-turn": _("%(player)s acts first: this is what is left if nothing changes until then."),
    "nothing-to-do": _("The player has folded, is all-in or has nothing more to do in this round."),
}
