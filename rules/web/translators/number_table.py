"""The concordance as a table: one line a rule, one cell an edition, the newest first."""

from collections.abc import Iterator
from dataclasses import dataclass

from django.utils.translation import pgettext

from rules.web.site import addresses
from rules.web.site.concordance import Concordance, RuleInEdition


@dataclass(frozen=True, slots=True)
class NumberCell:
    """A rule in an edition; without a `place` nobody knows whether it stands there.

    `moved` where its number is another than in the edition before in which it has one; `new` where that edition is
    known in full and does not have it.
    """

    edition: str
    place: RuleInEdition | None = None
    address: str = ""
    moved: bool = False
    new: bool = False


@dataclass(frozen=True, slots=True)
class Line:
    """A rule over all editions; `moved` says which old number is which new one, where that has changed."""

    slug: str
    title: str
    address: str
    cells: tuple[NumberCell, ...]
    moved: str


def lines(concordance: Concordance, language: str) -> list[Line]:
    """Every rule, in the order of the newest edition; those that it does not have come last."""
    slugs = dict.fromkeys(place.slug for key in reversed(concordance.editions) for place in concordance.of(key))
    whole = {key for key in concordance.editions if _is_whole(concordance, key)}
    return [_line(concordance, slug, language, whole) for slug in slugs]


def _is_whole(concordance: Concordance, edition: str) -> bool:
    """Whether an edition is known in full: every number from 1 on, and no rule without one."""
    numbers = {place.number or "" for place in concordance.of(edition) if not place.is_procedure}
    return bool(numbers) and numbers == {str(number) for number in range(1, len(numbers) + 1)}


def _line(concordance: Concordance, slug: str, language: str, whole: set[str]) -> Line:
    newest = concordance.across(slug)[0]
    cells = tuple(reversed(list(_cells(concordance, slug, language, whole))))
    return Line(slug, newest.title, addresses.rule(language, newest), cells, _moved(concordance, slug))


def _cells(concordance: Concordance, slug: str, language: str, whole: set[str]) -> Iterator[NumberCell]:
    label, before = "", ""
    for edition in concordance.editions:
        place = concordance.at(edition, slug)
        if place is None:
            yield NumberCell(edition)
        else:
            moved = bool(label and place.label and place.label != label)
            new = before in whole and not concordance.at(before, slug)
            yield NumberCell(edition, place, addresses.rule(language, place), moved, new)
        label, before = (place.label if place else "") or label, edition


def _moved(concordance: Concordance, slug: str) -> str:
    """The newest change of number, in a sentence; empty where the number is not known or has always been the same."""
    numbered = [place for place in concordance.across(slug) if place.label]
    now = numbered[0] if numbered else None
    old = next((place for place in numbered if now and place.label != now.label), None)
    if now is None or old is None:
        return ""
    named = {"old": old.label, "before": old.edition, "new": now.label, "edition": now.edition}
    return pgettext("number of a rule", "%(old)s in %(before)s is %(new)s in %(edition)s.") % named
