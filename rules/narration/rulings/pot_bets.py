from django.utils.translation import gettext_lazy as _

from rules.narration.wording import OneOf, Sentence

REASONS: dict[str, Sentence] = {
    "pot-declared": OneOf(
        "call",
        {0: _("Pot was declared: that is the whole pot, %(maximum)s.")},
        _("Pot was declared: with %(pot)s in the pot and a call of %(call)s, the total is %(maximum)s."),
    ),
    "pot-quoted-wrong": _("The dealer quoted a pot of %(quoted)s, but it is %(pot)s: the true pot counts."),
    "pot-declared-in-no-limit": _(
        "In no-limit, “pot” is not an amount, but it commits the player to a valid bet or raise, at least "
        "%(minimum)s; it may be penalized."
    ),
}
