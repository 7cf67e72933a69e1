from django.utils.translation import gettext_lazy as _

from rules.narration.wording import Sentence

REASONS: dict[str, Sentence] = {
    "exact-call": _("It is exactly the call of %(call)s."),
    "acted-on-chips": _("The declaration was %(said)s, but only %(shown)s was put out: the caller went by the chips."),
    "by-the-words": _("The declaration counts."),
    "by-the-chips": _("The chips count."),
}

PREMISES: dict[str, Sentence] = {
    "by-the-words": _("%(reading)s, if the declaration counts."),
    "by-the-chips": _("%(reading)s, if the chips count."),
}
