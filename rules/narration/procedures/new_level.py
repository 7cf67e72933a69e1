from collections.abc import Iterator

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, pgettext_lazy

from rules.engine.procedures.new_level import NewLevel
from rules.narration.procedures.substantial_action import acts
from rules.narration.wording import OneOf, Sentence, put

REASONS: dict[str, Sentence] = {
    "announced-in-time": OneOf(
        "moment",
        {
            "shuffler-button": gettext_lazy(
                "The hand begins with the start of the shuffler, and the new level was announced before it: it "
                "applies from this hand."
            ),
            "dealer-push": gettext_lazy(
                "The hand begins with the dealer push, and the new level was announced before it: it applies from "
                "this hand."
            ),
        },
        gettext_lazy(
            "The hand begins with the first riffle, and the new level was announced before it: it applies from this "
            "hand."
        ),
    ),
    "hand-had-begun": OneOf(
        "moment",
        {
            "first-riffle": gettext_lazy(
                "The hand had begun with the first riffle when the new level was announced: it applies from the next "
                "hand."
            ),
            "shuffler-button": gettext_lazy(
                "The hand had begun with the start of the shuffler when the new level was announced: it applies from "
                "the next hand."
            ),
            "dealer-push": gettext_lazy(
                "The hand had begun with the dealer push when the new level was announced: it applies from the next "
                "hand."
            ),
        },
        gettext_lazy("The hand had begun when the new level was announced: it applies from the next hand."),
    ),
    "old-level-stands": gettext_lazy(
        "The hand was begun at the old level by mistake: after substantial action it is played on at that level."
    ),
    "old-level-put-right": gettext_lazy(
        "The hand was begun at the old level by mistake: without substantial action the new level applies."
    ),
}

_BEFORE: dict[str, Sentence] = {
    "first-riffle": pgettext_lazy("level", "A new level is announced before the first riffle."),
    "shuffler-button": pgettext_lazy("level", "A new level is announced before the shuffler is started."),
    "dealer-push": pgettext_lazy("level", "A new level is announced before the dealer push."),
    "first-card": pgettext_lazy("level", "A new level is announced before the first card, with the shuffle begun."),
    "first-act": pgettext_lazy("level", "A new level is announced before anybody has acted, with the cards dealt."),
    "end-of-hand": pgettext_lazy("level", "A new level is announced before the end of the hand."),
}

_AFTER: dict[str, Sentence] = {
    "first-riffle": pgettext_lazy("level", "A new level is announced after the first riffle."),
    "shuffler-button": pgettext_lazy("level", "A new level is announced after the shuffler is started."),
    "dealer-push": pgettext_lazy("level", "A new level is announced after the dealer push."),
    "first-card": pgettext_lazy("level", "A new level is announced after the first card."),
    "first-act": pgettext_lazy("level", "A new level is announced after the first action."),
}


def told(scenario: NewLevel) -> Iterator[str]:
    """When the level was announced, and what was done at the old one by mistake."""
    if scenario.announced_before is not None:
        yield put(_BEFORE[scenario.announced_before], {})
    if scenario.announced_after is not None:
        yield put(_AFTER[scenario.announced_after], {})
    if scenario.acts is None:
        return
    yield _("The hand is begun at the old level by mistake.")
    if scenario.acts:
        yield _("Before it is noticed: %(acts)s.") % {"acts": acts(scenario.acts)}
    else:
        yield _("Nobody has acted yet.")
