from django.utils.translation import gettext_lazy as _

from rules.narration.wording import Sentence

REASONS: dict[str, Sentence] = {
    "out-of-turn": _("%(skipped)s was next to act: an action out of turn is pending."),
    "folded-out-of-turn": _("%(skipped)s was next to act, but a fold out of turn is binding; it may be penalized."),
    "accepted-out-of-turn": _("The call accepts the bet that %(bettor)s made out of turn."),
    "director-left-open": _(
        "What %(player)s did before was for the director to decide: here the first reading is taken."
    ),
    "binds-if-unchanged": _("If %(skipped)s checks, calls or folds, the action out of turn is binding."),
    "free-if-changed": _("If %(skipped)s bets or raises, the chips go back and every choice is open."),
    "substantial-action-binds": _(
        "%(skipped)s had time to speak up but did not before substantial action: the action out of turn is binding."
    ),
    "substantial-action-open": _(
        "%(skipped)s was next to act, and one of the acts out of turn was not allowed: whether there was substantial "
        "action, which would be binding, is for the director to decide."
    ),
    "passed-over": _(
        "There was substantial action out of turn before the player spoke up: what happens to the hand is for the "
        "director to decide."
    ),
    "may-only-stay": _("The player may check, call or fold, but not raise."),
    "hand-dead": _("The player’s hand is dead."),
    "freedom-debated": _(
        "The player had acted out of turn and the action has changed since: this edition does not settle whether "
        "a raise is still open."
    ),
}

PREMISES: dict[str, Sentence] = {
    "binds-if-unchanged": _("%(reading)s, if %(skipped)s checks, calls or folds."),
    "free-if-changed": _("%(reading)s, if %(skipped)s bets or raises."),
    "substantial-action-binds": _("%(reading)s, if there is substantial action before %(skipped)s speaks up."),
    "out-of-turn": _("%(reading)s, until %(skipped)s has acted."),
    "may-only-stay": _("%(reading)s, if the player may go on but not raise."),
    "hand-dead": _("%(reading)s, if the hand is dead."),
}
