from django.utils.translation import gettext_lazy as _

from rules.narration.wording import Sentence

REASONS: dict[str, Sentence] = {
    "underbet-corrected": _(
        "The amount of %(performed)s was below the minimum and the street is not over: "
        "it is corrected to %(legal)s for everybody."
    ),
    "overbet-reduced": _(
        "The amount of %(performed)s was over the maximum and the street is not over: "
        "it is reduced to %(legal)s for everybody."
    ),
    "low-quote-corrected": _(
        "The pot was quoted too low and there has been no substantial action since: "
        "the amount of %(performed)s is corrected to %(legal)s."
    ),
    "substantial-action-after-bet": _(
        "The pot was quoted too low, but there has been substantial action since: "
        "the amount stays at %(performed)s, not %(legal)s."
    ),
    "street-is-over": _(
        "The next card is out or the showdown has begun: the amount stays at %(performed)s, "
        "though %(legal)s would have been right."
    ),
    "amount-was-legal": _("The amount of %(performed)s was allowed: there is nothing to correct."),
    "correction-open": _(
        "The amount of %(performed)s should have been %(legal)s; this edition does not settle what happens to it."
    ),
}
