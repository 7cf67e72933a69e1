from collections.abc import Iterator

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from rules.engine.procedures.blind_ante import BlindAnte
from rules.narration.figures import amount, blinds
from rules.narration.wording import OneOf, Sentence, put

REASONS: dict[str, Sentence] = {
    "stack-covers-both": gettext_lazy(
        "The stack of %(stack)s covers the big blind of %(blind)s and the ante of %(ante)s: "
        "which comes first does not matter."
    ),
    "no-ante-due": gettext_lazy("No ante is due: the big blind is %(blind)s out of a stack of %(stack)s."),
    "big-blind-first": OneOf(
        "ante",
        {
            0: gettext_lazy(
                "The big blind comes first: it takes all of the stack, %(stack)s, and nothing is left for the ante."
            )
        },
        gettext_lazy(
            "The big blind comes first: it takes %(blind)s out of the stack of %(stack)s; "
            "what is left is the ante, %(ante)s."
        ),
    ),
    "ante-first": OneOf(
        "blind",
        {
            0: gettext_lazy(
                "The ante comes first: it takes all of the stack, %(stack)s, and nothing is left for the big blind."
            )
        },
        gettext_lazy(
            "The ante comes first: it takes %(ante)s out of the stack of %(stack)s; "
            "what is left is the big blind, %(blind)s."
        ),
    ),
    "order-is-the-houses": gettext_lazy(
        "This edition does not settle whether the big blind or the ante comes first: the house decides."
    ),
    "order-makes-no-difference": gettext_lazy("Here it makes no difference which comes first."),
    "wins-at-most": gettext_lazy("At most %(chips)s can be won from each opponent: the ante is not part of it."),
}

PREMISES: dict[str, Sentence] = {
    "big-blind-first": gettext_lazy("%(reading)s, if the big blind comes first."),
    "ante-first": gettext_lazy("%(reading)s, if the ante comes first."),
}


def told(scenario: BlindAnte) -> Iterator[str]:
    """The stakes, and the stack of who pays."""
    small, big = scenario.blinds
    yield _("Blinds %(blinds)s.") % {"blinds": blinds(small, big)}
    if scenario.ante:
        yield _("Big blind ante of %(amount)s.") % {"amount": amount(scenario.ante)}
    yield put(_("%(player)s has a stack of %(stack)s."), {"player": "BB", "stack": scenario.stack})
