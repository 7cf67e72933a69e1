from django.utils.translation import gettext_lazy as _

from rules.narration.wording import Sentence

REASONS: dict[str, Sentence] = {
    "amount-alone": _("An amount alone, %(said)s, counts as putting those chips out silently."),
    "all-in-declared": _("All-in: every chip is in, %(total)s."),
    "only-one-amount": _("Only one amount is possible here, %(total)s: it counts without being said."),
    "raise-without-amount": _("A raise was declared and no amount followed: the minimum of %(minimum)s counts."),
    "raise-awaits-amount": _("The amount is still missing, at least %(minimum)s: the next chips or words give it."),
}
