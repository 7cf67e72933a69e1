from django.utils.translation import gettext_lazy as _

from rules.narration.wording import Sentence

REASONS: dict[str, Sentence] = {
    "last-aggressor-first": _("%(player)s was the last to bet or raise on the last street and shows first."),
    "left-of-button-first": _(
        "Nobody bet on the last street: %(player)s shows first, as the first left of the button."
    ),
    "board-decides": _("Nobody bet on the last street: in stud the highest board shows first, in razz the lowest."),
    "not-yet-showdown": _("The hand is not at the showdown yet."),
    "may-not-muck": _("There is an all-in and the betting is over: nobody who is all-in or has called may muck."),
    "mucked": _("The player mucks at the showdown."),
    "tabled": _("The player tables the hand."),
    "mucked-too-soon": _(
        "The player mucks before all others have acted: the hand is dead, and the uncalled part of the bet goes back."
    ),
}
