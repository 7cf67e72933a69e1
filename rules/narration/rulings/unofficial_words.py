from django.utils.translation import gettext_lazy as _

from rules.narration.wording import Sentence

REASONS: dict[str, Sentence] = {
    "not-official-term": _("These words are no official term: they are understood as a call."),
    "same-bet-as-before": _("Nobody has bet on this street: “same bet” means the bet of the last street, %(amount)s."),
    "same-bet-open": _("Nobody has bet on this street or the last one, so it is open what “same bet” means."),
    "more-open": _("“%(more)s more” was said without “raise”: no rule says what it counts as."),
    "more-is-the-call": _("The amount of %(more)s is exactly what is missing for the call."),
    "more-is-an-amount": _("On top of the call it is an amount alone of %(total)s, as if put out silently."),
    "more-is-a-raise": _("The words count as a raise by %(more)s."),
    "check-raise-announced": _(
        "There is nothing to call, so “check-raise” is a check; whether the raise announced with it is binding later "
        "is for the director to decide."
    ),
}

PREMISES: dict[str, Sentence] = {
    "more-is-the-call": _("%(reading)s, if what is missing for the call is meant."),
    "more-is-an-amount": _("%(reading)s, if the amount counts as put out silently."),
    "more-is-a-raise": _("%(reading)s, if the words count as a raise."),
}
