"""What became of a number: those of a rule in other editions, and what else a number has stood for."""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import groupby

from django.utils.translation import pgettext

from rules.web.site import addresses
from rules.web.site.concordance import Concordance, Place


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
    successor: Place | None
    namesake: Place | None
    namesake_now: Place | None


def numbers_of(book: Concordance, place: Place, language: str) -> Numbers:
    keys = list(book.editions)
    here = keys.index(place.edition)
    across = {other.edition: other for other in book.across(place.slug) if other.label}
    older = [across[key] for key in reversed(keys[:here]) if key in across]
    newer = [across[key] for key in keys[here + 1 :] if key in across]
    successor = book.at(book.current, place.slug) if place.edition != book.current else None
    namesake = _namesake(book, place, keys[:here])
    return Numbers(
        tuple(_in_words(_changes(older, place.label), language)),
        tuple(_in_words(_changes(newer, place.label), language)),
        successor,
        namesake,
        book.at(place.edition, namesake.slug) if namesake else None,
    )


def _changes(places: list[Place], label: str) -> list[Place]:
    """The nearest place with each number, as long as it is not the number here."""
    runs = [next(run) for _, run in groupby(places, key=lambda place: place.label)]
    return runs[1:] if runs and runs[0].label == label else runs


def _in_words(places: Iterable[Place], language: str) -> Iterable[OtherNumber]:
    for place in places:
        text = pgettext("number of a rule", "%(number)s in %(edition)s")
        yield OtherNumber(text % {"number": place.label, "edition": place.edition}, addresses.rule(language, place))


def _namesake(book: Concordance, place: Place, older: list[str]) -> Place | None:
    """What a reader who knows the last edition by heart may have meant by this number."""
    if not older or not place.number or place.edition != book.current:
        return None
    named = [other for other in book.find(older[-1], place.number) if other.slug != place.slug]
    return named[0] if len(named) == 1 else None
