from django.utils.translation import gettext_lazy as _

from rules.narration.figures import language, number_said
from rules.narration.seats import capital
from rules.narration.wording import InWords, Sentence


def _said(number: int) -> str:
    """The number as it was said: the English sentences begin with it, the others have it inside."""
    said = number_said(number)
    return capital(said) if language() == "en" else said


_SAID = {"said": _said}

REASONS: dict[str, Sentence] = {
    "highest-reasonable": InWords(
        _("“%(said)s” may mean several amounts: the highest within the pot of %(pot)s is %(amount)s."), _SAID
    ),
    "smallest-meant": InWords(
        _("“%(said)s” may mean several amounts: under this edition the practice is the smallest allowed, %(amount)s."),
        _SAID,
    ),
    "unclear-amount-open": InWords(
        _("“%(said)s” may mean several amounts, but none that is allowed is within the pot of %(pot)s."), _SAID
    ),
    "meant-amount-wins": _("Words and chips came together: the amount found in this way is reasonable, and counts."),
    "chips-may-be-meant": _(
        "Words and chips came together, and the chips, %(chips)s, come to another amount that may be meant."
    ),
    "meant-amount": _("What is meant is %(amount)s."),
}

PREMISES: dict[str, Sentence] = {
    "meant-amount": _("%(reading)s, if %(amount)s is meant."),
}
