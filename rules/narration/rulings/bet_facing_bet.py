from django.utils.translation import gettext_lazy as _

from rules.narration.wording import Sentence

REASONS: dict[str, Sentence] = {
    "bet-facing-bet": _("Facing a bet of %(call)s, “bet” is not possible, and no rule says what it counts as."),
    "bet-comes-to-the-same": _(
        "Facing a bet of %(call)s, “bet” is not possible; whether it counts as a raise or not makes no difference here."
    ),
    "bet-does-not-count": _("“Bet” does not count."),
    "bet-is-raise": _("“Bet” counts as a raise."),
}

PREMISES: dict[str, Sentence] = {
    "bet-does-not-count": _("%(reading)s, if “bet” does not count."),
    "bet-is-raise": _("%(reading)s, if “bet” counts as a raise."),
}
