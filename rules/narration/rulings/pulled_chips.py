from django.utils.translation import gettext_lazy as _

from rules.narration.wording import Sentence

REASONS: dict[str, Sentence] = {
    "pulled-facing-raise": _("Facing a raise, pulling back %(pulled)s is binding: the player can no longer fold."),
    "pulled-without-raise": _("The player pulled back %(pulled)s, but faces no raise: nothing is binding yet."),
    "pull-open": _("The player pulled back %(pulled)s: this edition does not settle whether that is binding."),
}
