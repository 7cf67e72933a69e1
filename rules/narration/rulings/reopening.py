from django.utils.translation import gettext_lazy as _
from django.utils.translation import ngettext_lazy

from rules.narration.wording import Sentence

REASONS: dict[str, Sentence] = {
    "not-reopened": ngettext_lazy(
        "Since the player acted only %(faces)s was added, short of a full raise of %(increment)s: "
        "the betting is not re-opened.",
        "Since the player acted only %(faces)s was added, short of a full raise of %(increment)s: "
        "the betting is not re-opened.",
        "faces",
    ),
    "nobody-left-to-raise": _("All others are all-in: there is nobody to raise, only the call of %(call)s is left."),
}
