from django.utils.translation import gettext_lazy as _
from django.utils.translation import ngettext_lazy

from rules.narration.wording import OneOf, Sentence

REASONS: dict[str, Sentence] = {
    "became-binding": ngettext_lazy(
        "%(players)s neither bet nor raised: the action out of turn is binding.",
        "%(players)s neither bet nor raised: the action out of turn is binding.",
        "players_count",
    ),
    "no-longer-binding": OneOf(
        "early",
        {
            "check": _("%(changer)s has bet or raised since: the check out of turn is no longer binding."),
            "call": _(
                "%(changer)s has raised since: the call of %(total)s out of turn is no longer binding, and the chips "
                "go back."
            ),
            "bet": _(
                "%(changer)s has bet since: the bet of %(total)s out of turn is no longer binding, and the chips go "
                "back."
            ),
            "raise": _(
                "%(changer)s has raised since: the raise to %(total)s out of turn is no longer binding, and the chips "
                "go back."
            ),
        },
        _("%(changer)s has bet or raised since: the action out of turn is no longer binding, and any chips go back."),
    ),
    "early-bet-binds": ngettext_lazy(
        "%(bettor)s acted out of turn, but %(players)s neither bet nor raised: the bet is binding.",
        "%(bettor)s acted out of turn, but %(players)s neither bet nor raised: the bet is binding.",
        "players_count",
    ),
    "already-bound": _("The action out of turn is already binding: nothing that follows changes it."),
    "answered-or-accepted": _(
        "It may count as an ordinary action in turn, or accept what %(bettor)s did out of turn: that is for the "
        "director to decide."
    ),
    "acts-on-what-he-faced": _("It counts as an ordinary action in turn."),
    "accepts-as-seen": _("The player accepts what %(bettor)s did out of turn."),
}

PREMISES: dict[str, Sentence] = {
    "acts-on-what-he-faced": _("%(reading)s, if it counts as an ordinary action in turn."),
    "accepts-as-seen": _("%(reading)s, if the player accepts what %(bettor)s did out of turn."),
}
