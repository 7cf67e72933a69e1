from django.utils.translation import gettext_lazy as _

from rules.narration.wording import Sentence

REASONS: dict[str, Sentence] = {
    "last-aggressor-first": _("%(player)s was the last to bet or raise on the last street and shows first."),
    "left-of-button-first": _(
        "Nobody bet on the last street: %(player)s shows first, as the first left of the button."
    ),
    "board-decides": _("Nobody bet on the last street: in stud the highest board shows first, in razz the lowest."),
    "not-yet-showdown": _("The hand is not at the showdown yet."),
    "last-hand-wins": _("%(winner)s has the last live hand and wins without showing it."),
    "still-identified": _("The cards can still be identified: the hand is live and is tabled."),
    "cards-in-the-muck": _(
        "The cards were thrown away: whether they can still be identified is for the director to decide."
    ),
    "lost-in-the-muck": _("The cards can no longer be identified: the hand is dead; left in the hand: %(players)s."),
    "exposed-with-action-pending": _(
        "Cards were exposed with action pending: the hand stays live, and a penalty is for the director to decide."
    ),
    "action-still-due": _("%(player)s must still act, as before."),
    "may-not-muck": _("There is an all-in and the betting is over: nobody who is all-in or has called may muck."),
    "mucked": _("The player mucks at the showdown."),
    "tabled": _("The player tables the hand."),
    "mucked-too-soon": _(
        "The player mucks before all others have acted: the hand is dead, and the uncalled part of the bet goes back."
    ),
}

PREMISES: dict[str, Sentence] = {
    "still-identified": _("%(reading)s, if the cards can still be identified: the hand is live."),
    "lost-in-the-muck": _(
        "%(reading)s, if the cards can no longer be identified: the hand is dead; left in the hand: %(players)s."
    ),
}
