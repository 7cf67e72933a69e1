from django.utils.translation import gettext_lazy as _

from rules.narration.wording import OneOf, Sentence

REASONS: dict[str, Sentence] = {
    "pulled-facing-raise": _("Facing a raise, pulling back %(pulled)s is binding: the player can no longer fold."),
    "pulled-without-raise": _("The player pulled back %(pulled)s, but faces no raise: nothing is binding yet."),
    "pull-taken-as": OneOf(
        "decision",
        {
            "raise": _(
                "%(player)s declared a raise and then pulled chips back: as play went on, the minimum raise, "
                "to %(to)s, is taken here."
            )
        },
        _(
            "%(player)s pulled chips back facing a raise and had to call or raise: as play went on, the call is taken "
            "here."
        ),
    ),
    "pull-open": _("The player pulled back %(pulled)s: this edition does not settle whether that is binding."),
}
