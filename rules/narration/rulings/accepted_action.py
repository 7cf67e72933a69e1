from django.utils.translation import gettext_lazy as _

from rules.narration.wording import Sentence

REASONS: dict[str, Sentence] = {
    "true-amount-counts": _(
        "The dealer announced %(announced)s, but the bet is %(call)s: the call is for the true amount."
    ),
    "bettor-miscounted": _(
        "The bettor announced %(announced)s, but the bet is %(call)s: the call is for the true amount."
    ),
}
