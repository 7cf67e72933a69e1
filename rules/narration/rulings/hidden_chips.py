from django.utils.translation import gettext_lazy as _

from rules.narration.wording import Sentence

REASONS: dict[str, Sentence] = {
    "chips-found": _(
        "After the all-in for %(total)s, chips worth %(chips)s were found behind: "
        "whether they are part of it is for the director to decide."
    ),
    "part-of-the-all-in": _("The chips found are part of the all-in, %(total)s in all."),
    "not-part-of-the-all-in": _(
        "The chips found are not part of the all-in for %(total)s: a winner is not paid for them, "
        "and a loser does not keep them."
    ),
}

PREMISES: dict[str, Sentence] = {
    "part-of-the-all-in": _("%(reading)s, if the chips found are part of it."),
    "not-part-of-the-all-in": _(
        "%(reading)s, if the chips found are not part of it: a winner is not paid for them, "
        "and a loser does not keep them."
    ),
}
