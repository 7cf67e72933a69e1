"""What became of a number: those of a rule in other editions, and what else a number has stood for."""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import groupby

from django.utils.translation import pgettext

from rules.web.site import addresses
from rules.web.site.concordance import Concordance, RuleInEdition


@dataclass(frozen=True, slots=True)
class OtherNumber:
    """A rule's number in another edition, in words, and its page there."""

    text: str
    address: str


@dataclass(frozen=True, slots=True)
class Numbers:
    """The numbers of a rule elsewhere: `before` in older editions, `since` in newer ones, each from the nearest on.

    `successor` is the rule in the current edition, where that is another one; `namesake` the rule that bore this
    number in the edition before, and where that is now.
    """

    before: tuple[OtherNumber, ...]
    since: tuple[OtherNumber, ...]
    successor: RuleInEdition | None
    namesake: RuleInEdition | None
    namesake_now: RuleInEdition | None


def numbers_of(concordance: Concordance, place: RuleInEdition, language: str) -> Numbers:
    keys = list(concordance.editions)
    here = keys.index(place.edition)
    across = {other.edition: other for other in concordance.across(place.slug) if other.label}
    older = [across[key] for key in reversed(keys[:here]) if key in across]
    newer = [across[key] for key in keys[here + 1 :] if key in across]
    successor = concordance.at(concordance.current, place.slug) if place.edition != concordance.current else None
    namesake = _namesake(concordance, place, keys[:here])
    return Numbers(
        tuple(_in_words(_changes(older, place.label), language)),
        tuple(_in_words(_changes(newer, place.label), language)),
        successor,
        namesake,
        concordance.at(place.edition, namesake.slug) if namesake else None,
    )


def _changes(places: list[RuleInEdition], label: str) -> list[RuleInEdition]:
    """The nearest place with each number, as long as it is not the number here."""
    runs = [next(run) for _, run in groupby(places, key=lambda place: place.label)]
    return runs[1:] if runs and runs[0].label == label else runs


def _in_words(places: Iterable[RuleInEdition], language: str) -> Iterable[OtherNumber]:
    for place in places:
        text = pgettext("number of a rule", "%(number)s in %(edition)s")
        yield OtherNumber(text % {"number": place.label, "edition": place.edition}, addresses.rule(language, place))


def _namesake(concordance: Concordance, place: RuleInEdition, older: list[str]) -> RuleInEdition | None:
    """What a reader who knows the last edition by heart may have meant by this number."""
    if not older or not place.number or place.edition != concordance.current:
        return None
    named = [other for other in concordance.find(older[-1], place.number) if other.slug != place.slug]
    return named[0] if len(named) == 1 else None
