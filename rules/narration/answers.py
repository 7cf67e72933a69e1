"""The headlines of what is asked of a hand besides its last act: options, pots, who is paid, shown and corrected."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from django.utils.translation import gettext, ngettext, npgettext, pgettext

from rules.engine.verdict import Decision, Pot, Verdict
from rules.narration.figures import all_of, amount, number_word
from rules.narration.line import Headline, alone
from rules.narration.seats import capital
from rules.narration.wording import put


def pots(verdict: Verdict) -> Headline:
    """How many pots there are, and what lies in them."""
    count, total = len(verdict.pots), _total(verdict.pots)
    word = ngettext("One pot", "%(count)s pots", count) % {"count": capital(number_word(count))}
    return alone(word, gettext("%(total)s in all") % {"total": amount(total)})


def pots_in_order(details: dict[str, Any]) -> Headline:
    """The pots of one reading, in order of award: ``2 in side pot 1 and 697 in the main pot``."""
    lying = details["pots"]
    return alone(all_of([_lies_in(pot["name"], pot["amount"], only=len(lying) == 1) for pot in lying]))


def _lies_in(name: str, chips: int, *, only: bool) -> str:
    if name != "main":
        words = pgettext("pot", "%(amount)s in side pot %(number)s")
    else:
        words = pgettext("pot", "%(amount)s in the pot") if only else pgettext("pot", "%(amount)s in the main pot")
    return words % {"amount": amount(chips), "number": name.removeprefix("side-")}


def shares(details: dict[str, Any]) -> Headline:
    """What each player is paid in one reading."""
    return alone(chips_each(details["shares"]))


def options_in_order(details: dict[str, Any], choices: Callable[[Iterable[Decision]], str]) -> Headline:
    """What the player may do in one reading, and the most that he may bet."""
    acts = dict.fromkeys(Decision(option["decision"]) for option in details["options"])
    if not acts:
        return alone(pgettext("decision", "Nothing to decide"))
    most = details["maximum"]
    then = pgettext("then", "at most %(maximum)s") % {"maximum": amount(most)} if most else None
    return alone(capital(choices(acts)), then)


def options(verdict: Verdict, choices: str) -> Headline:
    """The acts that are open, and what the call still needs."""
    if not verdict.may:
        return alone(pgettext("decision", "Nothing to decide"))
    call = next((reading for reading in verdict.may if reading.decision is Decision.CALL), None)
    if call is None or call.all_in or not call.adds:
        return alone(capital(choices))
    needed = ngettext("%(chips)s to add for the call", "%(chips)s to add for the call", call.adds)
    return alone(capital(choices), needed % {"chips": amount(call.adds)})


def split(verdict: Verdict) -> Headline:
    """Whether the pot is split or awarded, and who gets how much."""
    shares = verdict.details["shares"]
    if len(verdict.pots) == 1 and len(shares) > 1:
        word = pgettext("decision", "Split pot")
    else:
        word = ngettext("Pot awarded", "Pots awarded", len(verdict.pots))
    return alone(word, chips_each(shares))


def chips_each(chips: dict[str, int]) -> str:
    """Players and their chips: ``A 1,225; B 1,200``."""
    one = pgettext("stack", "%(player)s %(stack)s")
    return "; ".join(one % {"player": name, "stack": amount(count)} for name, count in chips.items())


def order(details: dict[str, Sequence[str]], because: str = "", winner: str = "") -> Headline:
    """Who shows first, or finishes ahead, and who comes after; `because` is why there is no order.

    `winner` is who has the last live hand, if only one is left.
    """
    names = details["order"]
    if not names:
        return alone(_no_order(because, winner))
    first = [names[0]]
    if "shared" in details:
        first = next((list(group) for group in details["shared"] if names[0] in group), first)
    words = _ahead(first) if "shared" in details else put(pgettext("decision", "%(player)s shows first"), _one(first))
    return alone(words, _then(names[len(first) :]))


def _no_order(because: str, winner: str) -> str:
    if winner:
        return put(pgettext("decision", "%(player)s wins without showing"), {"player": winner})
    if because == "board-decides":
        return pgettext("decision", "The boards decide")
    if because == "not-yet-showdown":
        return pgettext("decision", "No showdown yet")
    return pgettext("decision", "Hands are turned up")


def _one(names: Sequence[str]) -> dict[str, str]:
    return {"player": names[0]}


def _ahead(names: Sequence[str]) -> str:
    if len(names) == 1:
        return put(pgettext("decision", "%(player)s finishes ahead"), _one(names))
    return put(pgettext("decision", "%(players)s share the place"), {"players": tuple(names)})


def _then(names: Sequence[str]) -> str | None:
    if not names:
        return None
    return pgettext("then", "then %(players)s") % {"players": all_of(names)}


def corrected(verdict: Verdict) -> Headline:
    """The total that the bet is now, and what each player who matched it adds or takes back."""
    word = pgettext("decision", "Corrected to %(to)s") % {"to": amount(verdict.to or 0)}
    owes: dict[str, int] = verdict.details.get("owes") or {}
    return alone(word, _to_add(owes) if owes else _to_take_back(verdict.returned))


def _to_add(owes: dict[str, int]) -> str:
    """Say who adds how much; a player whose last chips are fewer adds those."""
    least = min(owes.values())
    if least != max(owes.values()):
        return pgettext("then", "to add: %(shares)s") % {"shares": chips_each(owes)}
    if len(owes) == 1:
        return ngettext("%(chips)s to add", "%(chips)s to add", least) % {"chips": amount(least)}
    return _each(npgettext("then", "%(players)s add %(chips)s each", "%(players)s add %(chips)s each", least), owes)


def _to_take_back(returned: dict[str, int]) -> str | None:
    """Say who takes back how much, the same for all; None where nobody does."""
    if not returned:
        return None
    chips = max(returned.values())
    if len(returned) == 1:
        return ngettext("%(chips)s back", "%(chips)s back", chips) % {"chips": amount(chips)}
    back = npgettext("then", "%(players)s take %(chips)s back each", "%(players)s take %(chips)s back each", chips)
    return _each(back, returned)


def _each(sentence: str, chips: dict[str, int]) -> str:
    return sentence % {"players": all_of([*chips]), "chips": amount(max(chips.values()))}


def stands(verdict: Verdict) -> Headline:
    """The total that the bet stays."""
    return alone(pgettext("decision", "It stays at %(to)s") % {"to": amount(verdict.to or 0)})


def _total(pots: Sequence[Pot]) -> int:
    return sum(pot.amount for pot in pots)
