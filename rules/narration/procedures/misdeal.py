from collections.abc import Iterator

from django.utils.translation import gettext as _
from django.utils.translation import ngettext, pgettext_lazy

from rules.engine.procedures.misdeal import Misdeal
from rules.narration.figures import amount
from rules.narration.procedures.substantial_action import acts
from rules.narration.setting import GAMES
from rules.narration.wording import Sentence, put

_FAULTS: dict[str, Sentence] = {
    "wrong-first-seat": pgettext_lazy("fault", "The first card goes to the wrong seat."),
    "wrong-button": pgettext_lazy("fault", "The button is in the wrong place, and the deal begins at the wrong seat."),
    "seat-not-entitled": pgettext_lazy("fault", "A seat that is not entitled to a hand is dealt in."),
    "seat-skipped": pgettext_lazy("fault", "A seat that is entitled to a hand is dealt out."),
    "foreign-card": pgettext_lazy("fault", "A card that does not belong to the deck is found."),
    "exposed-first-two": pgettext_lazy("fault", "The dealer exposes one of the first two cards of the deal."),
    "exposed-two": pgettext_lazy("fault", "The dealer exposes two downcards."),
    "exposed-one": pgettext_lazy("fault", "The dealer exposes a single downcard, not one of the first two."),
    "fouled-deck": pgettext_lazy("fault", "The deck turns out to be fouled."),
}

_WRONG_COUNTS: dict[tuple[str, str], Sentence] = {
    ("button", "too-few"): pgettext_lazy("fault", "The button has too few cards."),
    ("button", "too-many"): pgettext_lazy("fault", "The button has too many cards."),
    ("other", "too-few"): pgettext_lazy("fault", "A player has too few cards."),
    ("other", "too-many"): pgettext_lazy("fault", "A player has too many cards."),
}


def told(scenario: Misdeal) -> Iterator[str]:
    """The game, the fault, and what was done before it was noticed."""
    if scenario.game in GAMES:
        yield put(GAMES[scenario.game], {})
    yield _fault(scenario)
    if scenario.acts:
        yield _("Before it is noticed: %(acts)s.") % {"acts": acts(scenario.acts)}
    else:
        yield _("Nobody has acted yet.")
    if scenario.acted:
        yield _("The player with these cards has acted on them.")


def _fault(scenario: Misdeal) -> str:
    if scenario.fault == "boxed-cards":
        words = ngettext(
            "%(count)s boxed card comes up in the deal.", "%(count)s boxed cards come up in the deal.", scenario.count
        )
        return words % {"count": amount(scenario.count)}
    if scenario.fault == "wrong-count":
        return put(_WRONG_COUNTS[scenario.seat, scenario.cards], {})
    return put(_FAULTS[scenario.fault], {})
