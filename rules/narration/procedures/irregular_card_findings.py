from django.utils.translation import gettext_lazy as _
from django.utils.translation import ngettext_lazy

from rules.narration.wording import OneOf, Sentence

REASONS: dict[str, Sentence] = {
    "four-cards-on-flop": _("The flop has four cards instead of three."),
    "no-burn-before-flop": _("No card was burned before the flop."),
    "four-cards-scrambled": _(
        "The four cards are scrambled face down; the floor picks one at random as the next burn card, and the other "
        "three are the flop."
    ),
    "three-cards-scrambled": _(
        "Nobody has acted on this flop: its three cards are scrambled face down, one becomes the burn card, and the "
        "next card of the stub completes the flop."
    ),
    "missing-burn-among-four": _("One of the four cards is the burn card that was missing."),
    "flop-stands": _("There has been action on this flop: it stands as it was played."),
    "action-on-four-cards-open": _("The rule on four cards does not say what applies once there has been action."),
    "four-cards-without-burn-open": _(
        "A fourth card and a missing burn card are each settled by the rule, but not both at once."
    ),
    "action-not-defined": _(
        "After action the flop stands; whether anything short of substantial action is enough is for the director to "
        "decide."
    ),
    "missing-burn-not-listed": _("This edition does not settle what happens to a flop without a burn card."),
    "cards-dealt-too-early": OneOf(
        "street",
        {
            "turn": _("The turn was dealt too early: the betting round on the flop is finished first."),
            "river": _("The river was dealt too early: the betting round on the turn is finished first."),
        },
        _("The flop was dealt too early: the betting round before the flop is finished first."),
    ),
    "replacement-recommended": _(
        "How cards dealt too early are replaced is a recommended procedure, not a rule: the director decides by the "
        "standard of the house."
    ),
    "cards-replaced": _("The cards that were dealt too early are replaced."),
    "cards-replaced-otherwise": _("The cards that were dealt too early are replaced in another way."),
    "hand-killed-by-dealer": _("The dealer put a live hand into the muck by mistake."),
    "hand-mixed": _("A live hand was mixed with other cards."),
    "hand-identified": _("Every card of the hand is identified beyond doubt: the hand is live."),
    "hand-not-identified": _(
        "The hand cannot be identified beyond doubt: it is dead, and its called bets stay in the pot. Every player has "
        "to protect his own cards."
    ),
    "uncalled-chips-back": ngettext_lazy(
        "Nobody has called the last %(chips)s: that goes back to the player.",
        "Nobody has called the last %(chips)s: they go back to the player.",
        "chips",
    ),
    "killed-though-identified": _(
        "For a hand that the dealer kills there is no redress; but here every card can still be identified."
    ),
    "identity-is-enough": _("Every card can be identified, and the hand is given back."),
    "fault-is-enough": _("Every player has to protect his own cards."),
    "camera-not-settled": _(
        "The rules say nothing about cameras: whether the pictures identify every card beyond doubt is for the "
        "director to judge."
    ),
    "fouled-hands-not-settled": _(
        "What this edition says about a hand that was killed or mixed is not established: the director decides."
    ),
}

PREMISES: dict[str, Sentence] = {
    "four-cards-scrambled": _(
        "%(reading)s: the four cards are scrambled face down, one is the next burn card, and three are the flop."
    ),
    "three-cards-scrambled": _(
        "%(reading)s: the three cards are scrambled face down, one becomes the burn card, and the next card of the "
        "stub completes the flop."
    ),
    "missing-burn-among-four": _(
        "%(reading)s: the four cards are scrambled face down, one becomes the burn card that was missing, and three "
        "are the flop; another card is burned before the turn."
    ),
    "flop-stands": _("%(reading)s: the flop stands as it was played."),
    "cards-replaced": OneOf(
        "street",
        {
            "turn": _(
                "%(reading)s: the turn is set aside, a card is burned, and the next card becomes the turn; for the "
                "river the card set aside is shuffled into the stub, and none is burned."
            ),
            "river": _(
                "%(reading)s: the river is shuffled into the stub, and a new one is dealt; the burn card stays, and "
                "none is burned again."
            ),
        },
        _(
            "%(reading)s: the flop is shuffled into the stub, and a new one is dealt; the burn card stays, and none is "
            "burned again."
        ),
    ),
    "cards-replaced-otherwise": OneOf(
        "street",
        {
            "turn": _(
                "%(reading)s: the burn card and the river that were due are laid aside, the turn is shuffled into the "
                "stub, and a new turn is dealt; the river stays the one that was due."
            ),
            "river": _(
                "%(reading)s: the river and its burn card are shuffled into the stub, a card is burned, and a new "
                "river is dealt."
            ),
        },
        _(
            "%(reading)s: the flop and its burn card are shuffled into the stub, a card is burned, and a new flop is "
            "dealt."
        ),
    ),
    "hand-identified": _("%(reading)s, if every card of the hand is identified beyond doubt."),
    "hand-not-identified": _("%(reading)s, if the hand cannot be identified beyond doubt."),
    "identity-is-enough": _("%(reading)s, if it is enough that every card can be identified."),
    "fault-is-enough": _("%(reading)s, if the fault alone is enough: the player had to protect his cards."),
}
