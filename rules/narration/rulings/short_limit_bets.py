from django.utils.translation import gettext_lazy as _

from rules.narration.wording import Sentence

REASONS: dict[str, Sentence] = {
    "short-bet-open": _(
        "The all-in is less than half a bet: no rule says whether a raise completes the bet to %(completed)s "
        "or puts a full bet on top, to %(full)s."
    ),
    "short-bet-makes-no-difference": _(
        "The all-in is less than half a bet: no rule says whether a raise completes the bet to %(completed)s or puts "
        "a full bet on top, to %(full)s; here it makes no difference."
    ),
    "bet-completed": _("A raise completes the bet to %(completed)s."),
    "full-bet-on-top": _("A raise puts a full bet on top of the all-in, to %(full)s."),
}

PREMISES: dict[str, Sentence] = {
    "bet-completed": _("%(reading)s, if a raise completes the bet, as is the usual practice."),
    "full-bet-on-top": _("%(reading)s, if a raise puts a full bet on top of the all-in."),
}
