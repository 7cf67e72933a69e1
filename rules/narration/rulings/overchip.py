from django.utils.translation import gettext_lazy as _

from rules.narration.wording import Sentence

REASONS: dict[str, Sentence] = {
    "silent-overchip": _("A single chip, no raise declared: a call."),
    "overchip-on-option": _(
        "Nobody has raised the blind of %(call)s: chips silently added, %(front)s in all, may be a check or a raise."
    ),
    "too-little-on-option": _(
        "Nobody has raised the blind, and half a raise would be reached at %(half)s: with %(front)s in front "
        "it is a check."
    ),
    "overchip-is-check": _("The usual practice is that chips silently added to the blind are a check."),
    "overchip-is-raise": _("All the chips in front, %(front)s, count as a raise."),
}

PREMISES: dict[str, Sentence] = {
    "overchip-is-check": _("%(reading)s, as is the usual practice."),
    "overchip-is-raise": _("%(reading)s, if all the chips in front count as a raise."),
}
