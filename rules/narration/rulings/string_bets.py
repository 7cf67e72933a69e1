from django.utils.translation import gettext_lazy as _

from rules.narration.wording import Sentence

REASONS: dict[str, Sentence] = {
    "second-motion-void": _("The action was already complete: the second motion, %(chips)s, does not count."),
    "pull-after-act": _("The action was already complete: pulling back %(chips)s does not undo it."),
    "words-after-act": _("The action was already complete: words after it change nothing."),
}
