from collections.abc import Iterator

from django.utils.translation import gettext as _
from django.utils.translation import ngettext, pgettext_lazy

from rules.engine.procedures.irregular_cards import IrregularCards
from rules.narration.figures import Amount
from rules.narration.procedures.substantial_action import acts
from rules.narration.wording import Sentence, put

_FAULTS: dict[str, Sentence] = {
    "four-card-flop": pgettext_lazy("fault", "The dealer burns a card and deals a flop of four cards."),
    "flop-without-burn": pgettext_lazy("fault", "The dealer deals the flop without burning a card first."),
    "premature-flop": pgettext_lazy("fault", "The dealer deals the flop before the betting round is over."),
    "premature-turn": pgettext_lazy("fault", "The dealer deals the turn before the betting round is over."),
    "premature-river": pgettext_lazy("fault", "The dealer deals the river before the betting round is over."),
    "hand-in-muck": pgettext_lazy("fault", "The dealer puts a live hand into the muck by mistake."),
    "hands-mixed": pgettext_lazy("fault", "The dealer mixes a live hand with other cards."),
}

_FOUR_CARDS_AND_NO_BURN: Sentence = pgettext_lazy(
    "fault", "The dealer deals a flop of four cards without burning a card first."
)

_IDENTIFIED: dict[str, Sentence] = {
    "certain": pgettext_lazy("identified", "Every card of this hand can be identified beyond doubt."),
    "uncertain": pgettext_lazy("identified", "The cards of this hand cannot be identified beyond doubt."),
    "by-camera": pgettext_lazy("identified", "Only the pictures of a camera can show which cards belong to this hand."),
}


def told(scenario: IrregularCards) -> Iterator[str]:
    """The fault, and what was done on the flop or what is known of the hand."""
    yield put(_FOUR_CARDS_AND_NO_BURN if scenario.no_burn else _FAULTS[scenario.fault], {})
    if scenario.fault in {"four-card-flop", "flop-without-burn"}:
        yield _on_flop(scenario)
    if scenario.fault in {"hand-in-muck", "hands-mixed"}:
        yield put(_IDENTIFIED[scenario.identified], {})
    if scenario.uncalled:
        words = ngettext(
            "Of the player’s bet %(chips)s has not been called.",
            "Of the player’s bet %(chips)s have not been called.",
            scenario.uncalled,
        )
        yield words % {"chips": Amount(scenario.uncalled)}


def _on_flop(scenario: IrregularCards) -> str:
    if scenario.acts:
        return _("Before it is noticed: %(acts)s.") % {"acts": acts(scenario.acts)}
    return _("Nobody has acted on the flop yet.")
