from collections.abc import Iterator

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, ngettext

from rules.engine.procedures.button import Button
from rules.narration.figures import all_of
from rules.narration.wording import OneOf, Sentence

REASONS: dict[str, Sentence] = {
    "big-blind-moves": gettext_lazy("The big blind moves on from %(before)s to %(player)s."),
    "small-blind-has-button": gettext_lazy("Two players are left: %(player)s has the button and the small blind."),
    "nobody-big-blind-twice": gettext_lazy(
        "%(player)s had the big blind in the last hand, and nobody has it twice in a row."
    ),
    "small-blind-moves": gettext_lazy("%(player)s had the big blind in the last hand and has the small blind now."),
    "no-small-blind": gettext_lazy("The small blind would be for seat %(seat)s, which is empty: nobody posts it."),
    "button-moves": gettext_lazy("%(player)s had the small blind in the last hand and has the button now."),
    "dead-button": OneOf(
        "seat",
        {None: gettext_lazy("The button goes to an empty seat: it is dead.")},
        gettext_lazy("The button goes to seat %(seat)s, which is empty: it is dead."),
    ),
}


def told(scenario: Button) -> Iterator[str]:
    """The seats, those who are out, and who had the button and the blinds."""
    yield _("Seats clockwise: %(seats)s.") % {"seats": all_of([seat.name for seat in scenario.seats])}
    yield _positions(scenario)
    out = [seat.name for seat in scenario.seats if seat.eliminated]
    if out:
        words = ngettext("%(players)s is out of the tournament.", "%(players)s are out of the tournament.", len(out))
        yield words % {"players": all_of(out)}


def _positions(scenario: Button) -> str:
    """Who had the button and the blinds in the hand that is over."""
    names = {"button": scenario.button, "small": scenario.small_blind, "big": scenario.big_blind}
    if scenario.small_blind is None:
        words = _("Last hand: %(button)s had the button and %(big)s the big blind; nobody posted the small blind.")
    elif scenario.small_blind == scenario.button:
        words = _("Last hand: %(button)s had the button and the small blind, and %(big)s the big blind.")
    else:
        words = _("Last hand: %(button)s had the button, %(small)s the small blind and %(big)s the big blind.")
    return words % names
