from django.utils.translation import gettext_lazy as _

from rules.narration.wording import Sentence

REASONS: dict[str, Sentence] = {
    "out-of-turn": _("%(skipped)s was next to act: an action out of turn is pending."),
    "folded-out-of-turn": _("%(skipped)s was next to act, but a fold out of turn is binding; it may be penalised."),
    "accepted-out-of-turn": _("The call accepts the bet that %(bettor)s made out of turn."),
    "director-left-open": _(
        "What %(player)s did before was for the director to decide: here its first reading is taken."
    ),
    "binds-if-unchanged": _("If %(skipped)s checks, calls or folds, the action out of turn is binding."),
    "free-if-changed": _("If %(skipped)s bets or raises, the chips go back and every choice is open."),
}

PREMISES: dict[str, Sentence] = {
    "binds-if-unchanged": _("%(reading)s, if %(skipped)s checks, calls or folds."),
    "free-if-changed": _("%(reading)s, if %(skipped)s bets or raises."),
}
