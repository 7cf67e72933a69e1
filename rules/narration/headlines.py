"""The decision in one line: what the act counts as, then what happens to the chips."""

from collections.abc import Callable, Iterable
from typing import Any

from django.utils.translation import ngettext, pgettext, pgettext_lazy

from rules.engine.verdict import Decision, Reading, Verdict
from rules.narration import answers, outcomes
from rules.narration.figures import amount, one_of
from rules.narration.line import Headline, alone
from rules.narration.wording import Sentence

__all__ = ["WORDS", "Headline", "choices", "headline", "headline_of", "in_a_choice"]

WORDS = {
    Decision.FOLD: pgettext_lazy("decision", "Fold"),
    Decision.CHECK: pgettext_lazy("decision", "Check"),
    Decision.CALL: pgettext_lazy("decision", "Call"),
    Decision.BET: pgettext_lazy("decision", "Bet"),
    Decision.RAISE: pgettext_lazy("decision", "Raise"),
    Decision.HELD: pgettext_lazy("decision", "Not allowed"),
    Decision.PENDING: pgettext_lazy("decision", "Pending"),
    Decision.DIRECTOR: pgettext_lazy("decision", "The director decides"),
    Decision.TABLE: pgettext_lazy("decision", "Hands are turned up"),
    Decision.KEEP_DOWN: pgettext_lazy("decision", "Cards stay down"),
    **outcomes.WORDS,
}

_HELD = {
    "pulled-facing-raise": pgettext_lazy("decision", "Binding"),
    "pulled-without-raise": pgettext_lazy("decision", "Not binding yet"),
    "no-longer-binding": pgettext_lazy("decision", "No longer binding"),
}
"""Acts that leave the player to act and are no breach, by the finding that says so."""

_CHOICES = {
    Decision.FOLD: pgettext_lazy("choice", "fold"),
    Decision.CHECK: pgettext_lazy("choice", "check"),
    Decision.CALL: pgettext_lazy("choice", "call"),
    Decision.BET: pgettext_lazy("choice", "bet"),
    Decision.RAISE: pgettext_lazy("choice", "raise"),
}

_TOTALS: dict[Decision, Sentence] = {
    Decision.CALL: pgettext_lazy("decision", "Call of %(to)s"),
    Decision.BET: pgettext_lazy("decision", "Bet of %(to)s"),
    Decision.RAISE: pgettext_lazy("decision", "Raise to %(to)s"),
}

_LEAST: dict[Decision, Sentence] = {
    Decision.BET: pgettext_lazy("decision", "Bet of at least %(to)s"),
    Decision.RAISE: pgettext_lazy("decision", "Raise to at least %(to)s"),
}

_ALL_IN: dict[Decision, Sentence] = {
    Decision.CALL: pgettext_lazy("decision", "Call: all-in for %(to)s"),
    Decision.BET: pgettext_lazy("decision", "Bet: all-in for %(to)s"),
    Decision.RAISE: pgettext_lazy("decision", "Raise: all-in for %(to)s"),
}


def headline(verdict: Verdict) -> Headline:
    """The line that a verdict begins with."""
    match verdict.decision:
        case Decision.HELD:
            return _held(verdict)
        case Decision.OPTIONS:
            return answers.options(verdict, _choices_left(verdict))
        case Decision.ORDER:
            return answers.order(verdict.details, _kind(verdict), _winner(verdict))
        case Decision.PENDING:
            return alone(WORDS[verdict.decision], _who_is_waited_for(verdict))
        case Decision.TABLE if _kind(verdict) == "tabled":
            return alone(pgettext("decision", "The hand is tabled"))
        case Decision.BET | Decision.RAISE if verdict.to is None:
            return alone(WORDS[verdict.decision], pgettext("then", "the amount is still missing"))
        case decision if decision in _ANSWERS:
            return _ANSWERS[decision](verdict)
        case _:
            return headline_of(verdict)


_ANSWERS: dict[Decision, Callable[[Verdict], Headline]] = {
    Decision.POTS: answers.pots,
    Decision.SPLIT: answers.split,
    Decision.CORRECTED: answers.corrected,
    Decision.STANDS: answers.stands,
    Decision.PLAY_ON: outcomes.play_on,
}
"""The headlines of what is answered besides the last act, and needs more than a word."""

_BY_DETAILS: dict[Decision, Callable[[dict[str, Any]], Headline]] = {
    Decision.ORDER: answers.order,
    Decision.POTS: answers.pots_in_order,
    Decision.SPLIT: answers.shares,
    Decision.BUTTON: outcomes.button,
    Decision.BLIND_ANTE: outcomes.blind_ante,
    Decision.CHIP_RACE: outcomes.chip_race,
}
"""The headlines that are made of the details, of a verdict or of one of its readings."""


_BY_TOTAL: dict[Decision, Sentence] = {
    Decision.CORRECTED: pgettext_lazy("decision", "Corrected to %(to)s"),
    Decision.STANDS: pgettext_lazy("decision", "It stays at %(to)s"),
}
"""The headlines of readings that need no more than their total."""


def headline_of(act: Verdict | Reading, *, at_least: bool = False) -> Headline:
    """An act, with its total and what happens to the chips; `at_least` where the total is the least of several."""
    if act.decision is Decision.OPTIONS:
        return answers.options_in_order(act.details, choices)
    if act.decision in _BY_TOTAL:
        return alone(_BY_TOTAL[act.decision] % {"to": amount(act.to or 0)})
    if act.decision in _BY_DETAILS:
        return _BY_DETAILS[act.decision](act.details)
    if act.decision in outcomes.WORDS:
        return outcomes.plain(act.decision, act.returns)
    word = text = str(WORDS[act.decision])
    if act.to is not None and act.decision in _TOTALS:
        tables = _ALL_IN if act.all_in else _LEAST if at_least and act.decision in _LEAST else _TOTALS
        text = tables[act.decision] % {"to": amount(act.to)}
    if "pots" in act.details:
        return alone(word, answers.pots_in_order(act.details).text)
    return Headline(word, text, None if at_least and act.decision in _LEAST else _chips_moved(act))


def choices(decisions: Iterable[Decision]) -> str:
    """The acts that are left, inside a sentence: ``call or fold``."""
    return one_of([str(_CHOICES[decision]) for decision in decisions])


def in_a_choice(decision: Decision) -> bool:
    """Whether an act can stand among several that are open."""
    return decision in _CHOICES


_NOTES = {"director-left-open", "pull-taken-as", "early-bet-binds", "became-binding", "no-longer-binding"}
"""Findings on what happened before, which stand in front of those on the act itself."""


def _kind(verdict: Verdict) -> str:
    """The kind of the first finding on the act itself, or else of the last one; empty where there is none."""
    kinds = [finding.kind for finding in verdict.findings]
    return next((kind for kind in kinds if kind not in _NOTES), kinds[-1] if kinds else "")


def _winner(verdict: Verdict) -> str:
    """Who wins without showing; empty if more than one live hand is left."""
    return next((str(found.figures["winner"]) for found in verdict.findings if found.kind == "last-hand-wins"), "")


def _choices_left(verdict: Verdict) -> str:
    return choices(dict.fromkeys(reading.decision for reading in verdict.may)) if verdict.may else ""


def _chips_moved(act: Verdict | Reading) -> str | None:
    if act.forfeits:
        return _forfeits(act.forfeits, act.returns or 0)
    if act.returns:
        return ngettext("%(chips)s back", "%(chips)s back", act.returns) % {"chips": amount(act.returns)}
    if act.adds and act.decision is Decision.FOLD:
        back = ngettext("%(chips)s to put back", "%(chips)s to put back", act.adds)
        return back % {"chips": amount(act.adds)}
    if act.adds and act.adds != act.to:
        return ngettext("%(chips)s to add", "%(chips)s to add", act.adds) % {"chips": amount(act.adds)}
    return None


def _forfeits(forfeits: int, returns: int) -> str:
    if not returns:
        stays = ngettext("%(chips)s stays in the pot", "%(chips)s stays in the pot", forfeits)
        return stays % {"chips": amount(forfeits)}
    both = ngettext(
        "%(chips)s stays in the pot, the player takes %(returns)s back",
        "%(chips)s stays in the pot, the player takes %(returns)s back",
        forfeits,
    )
    return both % {"chips": amount(forfeits), "returns": amount(returns)}


def _held(verdict: Verdict) -> Headline:
    word = _HELD.get(_kind(verdict), WORDS[Decision.HELD])
    if _kind(verdict) == "already-bound":
        return alone(word, pgettext("then", "the action out of turn is binding"))
    bound = _kind(verdict) == "pulled-facing-raise"
    left = pgettext("then", "the player must %(choices)s") if bound else pgettext("then", "the player may %(choices)s")
    return alone(word, left % {"choices": _choices_left(verdict)})


def _who_is_waited_for(verdict: Verdict) -> str | None:
    skipped = next((found.figures["skipped"] for found in verdict.findings if "skipped" in found.figures), None)
    return pgettext("then", "%(player)s acts first") % {"player": skipped} if skipped else None
