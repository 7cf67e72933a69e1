from django.utils.translation import gettext_lazy as _

from rules.narration.wording import Sentence

REASONS: dict[str, Sentence] = {
    "full-raise": _("The minimum raise is to %(minimum)s: %(total)s is a full raise."),
    "half-reached": _("Half a raise is reached at %(half)s: %(total)s is a raise."),
    "made-up-to-minimum-raise": _("A raise must be at least %(increment)s on top: it is made up to %(minimum)s."),
    "half-not-reached": _("Half a raise is reached at %(half)s: %(total)s is only a call."),
    "raise-declared": _(
        "Raise was declared: it is a raise even though %(total)s is short of the minimum of %(minimum)s."
    ),
    "no-possible-total": _(
        "Raise was declared with %(said)s, which is not above the call of %(call)s and so cannot be the total."
    ),
    "said-as-total": _("The amount was meant as the total, and is made up to the minimum raise."),
    "said-on-top": _("The amount of %(said)s was meant on top of the call."),
    "no-more-than-the-call": _(
        "Raise was declared, but the last chips, %(total)s, are no more than the call of %(call)s: an all-in call."
    ),
    "all-in-raise-stands": _(
        "All-in for %(total)s, short of the minimum raise to %(minimum)s: it stands, as there are no more chips."
    ),
    "opening-bet": _("Nobody has bet yet: it is a bet of %(total)s."),
    "opening-bet-made-up": _("The minimum bet is %(minimum)s: the bet of %(total)s is corrected."),
    "small-opening-bet-open": _(
        "The minimum bet is %(minimum)s; this edition does not settle what happens to a bet of %(total)s."
    ),
}

PREMISES: dict[str, Sentence] = {
    "said-as-total": _("%(reading)s, if the amount was meant as the total: it is made up to the minimum."),
    "said-on-top": _("%(reading)s, if the amount of %(said)s was meant on top of the call."),
}
