from collections.abc import Iterator

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, ngettext

from rules.engine.procedures.button import Button
from rules.narration.figures import all_of
from rules.narration.wording import InWords, OneOf, Sentence, as_written

# A seat may be called after the position that it had: its name is told as it was written, not as that position.
_NAMES = {"player": as_written, "before": as_written, "seat": as_written}

REASONS: dict[str, Sentence] = {
    "big-blind-moves": InWords(gettext_lazy("The big blind moves on from %(before)s to %(player)s."), _NAMES),
    "small-blind-has-button": InWords(
        gettext_lazy("Two players are left: %(player)s has the button and the small blind."), _NAMES
    ),
    "nobody-big-blind-twice": InWords(
        gettext_lazy("%(player)s had the big blind in the last hand, and nobody has it twice in a row."), _NAMES
    ),
    "small-blind-moves": InWords(
        gettext_lazy("%(player)s had the big blind in the last hand and has the small blind now."), _NAMES
    ),
    "no-small-blind": InWords(
        gettext_lazy("The small blind would be for seat %(seat)s, which is empty: nobody posts it."), _NAMES
    ),
    "button-moves": InWords(
        gettext_lazy("%(player)s had the small blind in the last hand and has the button now."), _NAMES
    ),
    "dead-button": OneOf(
        "seat",
        {None: gettext_lazy("The button goes to an empty seat: it is dead.")},
        InWords(gettext_lazy("The button goes to seat %(seat)s, which is empty: it is dead."), _NAMES),
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
