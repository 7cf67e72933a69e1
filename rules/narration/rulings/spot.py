from django.utils.translation import gettext_lazy as _

from rules.narration.wording import Sentence

REASONS: dict[str, Sentence] = {
    "cut-to-maximum": _("The most allowed here is %(maximum)s: the amount of %(total)s is cut to it."),
    "cut-to-fixed-size": _("In limit the size is fixed: the amount of %(total)s is cut to %(maximum)s."),
}
