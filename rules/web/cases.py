"""A case on its own page, so that one can click through all worked examples of a rule, and of an edition."""

from dataclasses import dataclass

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.utils.translation import gettext

from rules.models import Passage
from rules.web import addresses
from rules.web.choices import choose_card
from rules.web.concordance import Concordance, Place, read_concordance
from rules.web.editions import under_editions
from rules.web.numbers import numbers_of
from rules.web.pages import Head, show_text
from rules.web.rulepage import RulePage, layout, read_rule


@dataclass(frozen=True, slots=True)
class Neighbour:
    """A case before or after another one: its rule's number and its key, as they are read, and its page."""

    place: Place
    key: str
    address: str


@dataclass(frozen=True, slots=True)
class Walk:
    """Where a case stands: `number` of `count` cases of its rule, and its neighbours in the edition."""

    number: int
    count: int
    previous: Neighbour | None
    following: Neighbour | None


def case(request: HttpRequest, language: str, edition: str, rule: str, case: str) -> HttpResponse:
    """One case: what happened, the verdict and why, the printed text, and the way to the next."""
    book = read_concordance(language)
    named = book.find(edition, rule.upper()) or book.find(edition, rule.lower())
    if len(named) != 1:
        raise Http404
    place = named[0]
    walk, key = _walk(book, place, case, language)
    if (rule, case) != (place.address, key):
        return redirect(addresses.keep_query(request, addresses.case(language, place, key)))
    page = read_rule(request, book, place, language, key)
    context = {
        **layout(page),
        "book": book,
        "case": page.cases[key],
        "walk": walk,
        "of": addresses.name_case(place, key),
        "card": choose_card(request, language),
        "numbers": numbers_of(book, place, language),
        "editions": under_editions(page, key),
    }
    return show_text(request, "case.html", _head(page, key, walk), context)


def _walk(book: Concordance, place: Place, case: str, language: str) -> tuple[Walk, str]:
    """Find a case among those of its edition, in one query; upper and lower case are the same."""
    rows = (
        Passage.objects.rewrite(False)
        .filter(version__edition__key=place.edition, kind=Passage.Kind.CASE)
        .order_by("version__position", "position")
        .values_list("version_id", "key")
    )
    known = {other.pk: other for other in book.of(place.edition)}
    cases = [(known[version], key) for version, key in rows]
    at = next((at for at, (other, key) in enumerate(cases) if other == place and key.upper() == case.upper()), None)
    if at is None:
        raise Http404
    here = [key for other, key in cases if other == place]
    around = [
        Neighbour(*cases[beside], addresses.case(language, *cases[beside])) if 0 <= beside < len(cases) else None
        for beside in (at - 1, at + 1)
    ]
    return Walk(here.index(cases[at][1]) + 1, len(here), *around), cases[at][1]


def _head(page: RulePage, key: str, walk: Walk) -> Head:
    place = page.place
    told = {"rule": place.label or place.title, "case": key, "title": place.title, "edition": place.edition}
    box = next(iter(page.cases[key].boxes), None)
    return Head(
        gettext("%(rule)s, case %(case)s · %(title)s · TDA %(edition)s") % told,
        f"{box.headline}. {box.caption}" if box and box.headline else page.title,
        f"/{place.edition}/{place.address}-{key}" if place.number and not place.shared else "",
        walk.previous.address if walk.previous else "",
        walk.following.address if walk.following else "",
    )
