from django.utils.translation import gettext_lazy as _

from rules.narration.figures import number_said
from rules.narration.wording import InWords, Sentence

_SAID = {"said": number_said}

REASONS: dict[str, Sentence] = {
    "highest-reasonable": InWords(
        _("By “%(said)s” several amounts may be meant: the highest within the pot of %(pot)s is %(amount)s."), _SAID
    ),
    "smallest-meant": InWords(
        _(
            "By “%(said)s” several amounts may be meant: under this edition the practice is the smallest allowed, "
            "%(amount)s."
        ),
        _SAID,
    ),
    "unclear-amount-open": InWords(
        _("By “%(said)s” several amounts may be meant, but none that is allowed is within the pot of %(pot)s."), _SAID
    ),
    "meant-amount-wins": _("Words and chips came together: the amount found in this way is reasonable, and counts."),
    "chips-may-be-meant": _(
        "Words and chips came together, and the chips, %(chips)s, come to another amount that may be meant."
    ),
    "meant-amount": _("What is meant is %(amount)s."),
}

PREMISES: dict[str, Sentence] = {
    "meant-amount": _("%(reading)s, if %(amount)s is meant."),
}
