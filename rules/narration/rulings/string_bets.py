from django.utils.translation import gettext_lazy as _

from rules.narration.wording import OneOf, Sentence

REASONS: dict[str, Sentence] = {
    "second-motion-void": _("The action was already complete: the second motion, %(chips)s, does not count."),
    "one-motion": _(
        "The player did not go back to the stack: the chips that followed, %(chips)s, are part of one motion, "
        "%(total)s in all."
    ),
    "pays-what-was-declared": OneOf(
        "missing",
        {0: _("The declaration decides, and the chips complete it: %(total)s.")},
        _(
            "The declaration decides, and the chips may be put out in several motions: %(missing)s still to add, out "
            "of %(total)s."
        ),
    ),
    "makes-up-what-was-missing": OneOf(
        "missing",
        {0: _("The first motion decides, and the chips after it make up what was missing: %(total)s.")},
        _("The first motion decides, and the chips after it count toward %(total)s: %(missing)s still to add."),
    ),
    "beyond-the-total": _("What goes beyond it, %(chips)s, does not count."),
    "pull-after-act": _("The action was already complete: pulling back %(chips)s does not undo it."),
    "words-after-act": _("The action was already complete: words after it change nothing."),
}
