from django.utils.translation import gettext_lazy as _
from django.utils.translation import ngettext_lazy

from rules.narration.wording import OneOf, Sentence

REASONS: dict[str, Sentence] = {
    "boxed-cards": ngettext_lazy(
        "%(count)s boxed card: from two on it is a misdeal as long as there is no substantial action.",
        "%(count)s boxed cards: from two on it is a misdeal as long as there is no substantial action.",
        "count",
    ),
    "one-boxed-card": _("A single boxed card is no misdeal."),
    "first-card-to-wrong-seat": _(
        "The first card went to the wrong seat: a misdeal as long as there is no substantial action."
    ),
    "button-in-wrong-place": _(
        "The button was in the wrong place, so the first card went to the wrong seat: a misdeal as long as there is no "
        "substantial action."
    ),
    "seat-not-entitled": _(
        "A seat that was not entitled to a hand was dealt in: a misdeal as long as there is no substantial action."
    ),
    "seat-skipped": _(
        "A seat that was entitled to a hand was dealt out: a misdeal as long as there is no substantial action."
    ),
    "wrong-number-of-cards": OneOf(
        "cards",
        {"too-many": _("A player was dealt too many cards.")},
        _("A player was dealt too few cards."),
    ),
    "foreign-card": _("A card was found that does not belong to the deck."),
    "first-cards-exposed": _(
        "The dealer exposed one of the first two cards: in flop games a misdeal as long as there is no substantial "
        "action."
    ),
    "two-down-cards-exposed": _(
        "The dealer exposed two downcards: in flop games a misdeal as long as there is no substantial action."
    ),
    "one-down-card-exposed": _(
        "The dealer exposed a single downcard, not one of the first two: in flop games that is no misdeal."
    ),
    "fouled-deck": _("The deck is fouled: the hand ends and every bet goes back, even after substantial action."),
    "button-completed": _(
        "The button has too few cards and has not acted: the missing ones are dealt, even after substantial action."
    ),
    "button-acted-short": _("The button has acted on too few cards: that hand is dead."),
    "short-button-open": _("This edition does not settle what happens to a button with too few cards."),
    "no-misdeal-after-action": _("After substantial action no misdeal can be declared: the hand goes on."),
    "wrong-hand-dead": _(
        "A hand with the wrong number of cards is dead: its bets stay in the pot, and the others play on."
    ),
    "button-stays": _("A wrong button that is found after substantial action stays where it is."),
    "fairness-may-override": _(
        "The seat is out of the hand; but so far there have only been folds, and in fairness the director may set the "
        "rule aside."
    ),
    "fault-not-listed": _("This edition does not list the fault among the misdeals: it is for the director to decide."),
    "house-standard-in-stud": _("Exposed cards are settled for flop games only: in stud the house standard decides."),
}
