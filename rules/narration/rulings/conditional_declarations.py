from django.utils.translation import gettext_lazy as _

from rules.narration.wording import Sentence

REASONS: dict[str, Sentence] = {
    "conditional-declaration": _(
        "The declaration was conditional or premature: whether it binds is for the director to decide."
    ),
    "declaration-binds": _("The declaration binds as it was made."),
    "declaration-does-not-bind": _("The declaration does not bind, and the player acts in turn."),
    "called-before-amount": _(
        "%(bettor)s declared a raise, and the call came before its amount: it may hold for any amount."
    ),
    "held-to-any-amount": _("The call stands, whatever amount %(bettor)s gives."),
    "call-not-held": _("The call does not stand, and the player acts once the amount is known."),
}

PREMISES: dict[str, Sentence] = {
    "declaration-binds": _("%(reading)s, if the declaration binds."),
    "declaration-does-not-bind": _("%(reading)s, if the declaration does not bind: the player then acts in turn."),
    "held-to-any-amount": _("%(reading)s, if it stands whatever amount %(bettor)s gives."),
    "call-not-held": _("%(reading)s, if the call does not stand: the player acts once the amount is known."),
}
