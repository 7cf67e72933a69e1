from collections.abc import Iterator

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from rules.engine.procedures.ranking import Ranking
from rules.narration.figures import all_of
from rules.narration.wording import OneOf, Sentence, put

REASONS: dict[str, Sentence] = {
    "no-rule-on-the-ante": gettext_lazy(
        "This edition has no rule on this, and the order depends on whether the ante counts."
    ),
    "same-order-either-way": gettext_lazy(
        "This edition has no rule on this, but the order is the same with the ante and without it."
    ),
    "counted-before-ante": gettext_lazy("The stacks count as they were before the ante was paid."),
    "counted-after-ante": gettext_lazy("The stacks count as they were once the ante was paid."),
    "stack-counts": OneOf(
        "paid_ante",
        {0: gettext_lazy("%(player)s started the hand with %(stack)s, paid no ante and is ranked with %(counts)s.")},
        gettext_lazy(
            "%(player)s started the hand with %(stack)s, paid an ante of %(paid_ante)s and is ranked with %(counts)s."
        ),
    ),
    "place-shared": gettext_lazy("%(players)s have %(counts)s each and share the place."),
}

PREMISES: dict[str, Sentence] = {
    "counted-before-ante": gettext_lazy("%(reading)s, if the stacks count before the ante."),
    "counted-after-ante": gettext_lazy("%(reading)s, if the stacks count after the ante."),
}


def told(scenario: Ranking) -> Iterator[str]:
    """Who went out, with what."""
    names = all_of([player.name for player in scenario.players])
    yield _("%(players)s go out in the same hand.") % {"players": names}
    for player in scenario.players:
        figures = {"player": player.name, "stack": player.stack, "paid": player.paid_ante}
        if player.paid_ante:
            yield put(_("%(player)s started the hand with %(stack)s and paid an ante of %(paid)s."), figures)
        else:
            yield put(_("%(player)s started the hand with %(stack)s."), figures)
