"""The headlines of the other kinds of scenario: the deal, the button, antes, races and levels."""

from typing import Any

from django.utils.translation import ngettext, npgettext, pgettext, pgettext_lazy

from rules.engine.verdict import Decision, Verdict
from rules.narration.figures import amount
from rules.narration.line import Headline, alone
from rules.narration.wording import put

WORDS = {
    Decision.REACHED: pgettext_lazy("decision", "Substantial action"),
    Decision.NOT_REACHED: pgettext_lazy("decision", "No substantial action yet"),
    Decision.MISDEAL: pgettext_lazy("decision", "Misdeal"),
    Decision.PLAY_ON: pgettext_lazy("decision", "The hand goes on"),
    Decision.HAND_DEAD: pgettext_lazy("decision", "The hand is dead"),
    Decision.COMPLETE_THE_HAND: pgettext_lazy("decision", "The button gets the missing cards"),
    Decision.BETS_RETURNED: pgettext_lazy("decision", "All bets go back"),
    Decision.BOARD_PUT_RIGHT: pgettext_lazy("decision", "The board is put right"),
    Decision.THIS_HAND: pgettext_lazy("decision", "The new level applies from this hand"),
    Decision.NEXT_HAND: pgettext_lazy("decision", "The new level applies from the next hand"),
}

_THEN = {
    Decision.MISDEAL: pgettext_lazy("then", "the hand is dealt again"),
    Decision.HAND_DEAD: pgettext_lazy("then", "the others play on"),
    Decision.BETS_RETURNED: pgettext_lazy("then", "the hand is over"),
}


def plain(decision: Decision, returns: int | None = None) -> Headline:
    """A decision that is all there is to say, and what follows from it; a dead hand may have `returns` in chips."""
    if returns and decision is Decision.HAND_DEAD:
        words = npgettext("then", "%(chips)s back, the others play on", "%(chips)s back, the others play on", returns)
        return alone(WORDS[decision], words % {"chips": amount(returns)})
    then = _THEN.get(decision)
    return alone(WORDS[decision], str(then) if then else None)


def play_on(verdict: Verdict) -> Headline:
    """The hand goes on, at the old level where that was the question; after exposed cards, who acts next."""
    due = next((found.figures["player"] for found in verdict.findings if found.kind == "action-still-due"), None)
    if due:
        return alone(WORDS[Decision.PLAY_ON], pgettext("then", "%(player)s is still to act") % {"player": due})
    old = any(found.kind == "old-level-stands" for found in verdict.findings)
    return alone(WORDS[Decision.PLAY_ON], pgettext("then", "at the old level") if old else None)


def button(details: dict[str, Any]) -> Headline:
    """Where the button is, and where the blinds; seats are named as they were written."""
    place, dead = details["button"], "button" in details["dead"]
    if place is None:
        word = pgettext("decision", "Dead button")
    else:
        words = pgettext("decision", "Dead button: %(seat)s") if dead else pgettext("decision", "Button: %(seat)s")
        word = words % {"seat": place}
    small, big = details["small_blind"], details["big_blind"]
    blinds = (
        pgettext("then", "small blind %(small)s; big blind %(big)s")
        if small
        else pgettext("then", "no small blind; big blind %(big)s")
    )
    return alone(word, blinds % {"small": small, "big": big})


def blind_ante(details: dict[str, Any]) -> Headline:
    """What is posted, and what can be won with the rest from each opponent."""
    figures = {name: amount(details[name]) for name in ("blind", "ante")}
    if not details["ante"]:
        words = pgettext("decision", "Only the big blind of %(blind)s")
    elif not details["blind"]:
        words = pgettext("decision", "Only the ante of %(ante)s")
    else:
        words = pgettext("decision", "Big blind of %(blind)s and ante of %(ante)s")
    return alone(words % figures, _wins(details["wins_from_each"]))


def _wins(chips: int) -> str:
    if not chips:
        return pgettext("then", "nothing to win but the antes")
    return pgettext("then", "at most %(chips)s to win from each opponent") % {"chips": amount(chips)}


def chip_race(details: dict[str, Any]) -> Headline:
    """Who gets a chip, and what is removed."""
    awards, removed = details["awards"], details["removed"]
    then = ngettext("%(chips)s is removed", "%(chips)s is removed", removed) % {"chips": amount(removed)}
    if not awards:
        return alone(pgettext("decision", "No chip is awarded"), then if removed else None)
    words = ngettext("%(players)s gets a %(chip)s chip", "%(players)s get a %(chip)s chip each", len(awards))
    figures = {"players": tuple(awards), "chip": next(iter(awards.values()))}
    return alone(put(words, figures), then if removed else None)
