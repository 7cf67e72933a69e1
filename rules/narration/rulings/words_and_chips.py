from django.utils.translation import gettext_lazy as _

from rules.narration.wording import Sentence

REASONS: dict[str, Sentence] = {
    "words-came-first": _("The declaration came first: the chips put out, %(chips)s, do not change it."),
    "chips-came-first": _("The chips came first, %(chips)s: the words after them change nothing."),
    "clear-declaration-wins": _("Words and chips came together: the declaration is clear and reasonable, and counts."),
    "words-against-chips": _("Words and chips came together, and contradict each other."),
    "raise-declared-first": _("The declaration came first, and the chips give the amount: %(total)s."),
    "overchip-after-raise": _("Raise was declared before a single %(chip)s chip: all that the chip allows, %(total)s."),
}
