from django.utils.translation import gettext_lazy as _

from rules.narration.wording import Sentence

REASONS: dict[str, Sentence] = {
    "forward-gesture": _(
        "Prior bet chips and new ones went forward together, %(front)s in all: it may be meant as a bet of them all."
    ),
    "forward-gesture-as-bet-of-all": _("The gesture counts as a bet of all the chips, %(front)s."),
    "forward-gesture-as-added-chips": _("The new chips, %(new)s, were only added."),
}

PREMISES: dict[str, Sentence] = {
    "forward-gesture-as-bet-of-all": _("%(reading)s, if the gesture counts as a bet of all the chips."),
    "forward-gesture-as-added-chips": _("%(reading)s, if the new chips were only added."),
}
