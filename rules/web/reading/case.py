"""A case on its own page, so that one can click through all worked examples of a rule, and of an edition."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.utils.translation import gettext

from rules.web.cases.listing import Listed, cases_of
from rules.web.cases.own import read_worked
from rules.web.cases.printed import Case
from rules.web.reading.renumbering import numbers_of
from rules.web.reading.rule import layout, read_rule
from rules.web.site import addresses
from rules.web.site.concordance import Concordance, RuleInEdition, read_concordance
from rules.web.site.etags import conditional
from rules.web.site.page import Head, show_text
from rules.web.site.preferences import card_in_force, choose_card, remember_texts, texts_in_force
from rules.web.table.hand import read_hands
from rules.web.table.pictures import picture_of
from rules.web.text.term_marks import glossary_for
from rules.web.verdict.box import Box
from rules.web.verdict.under_editions import under_editions
from rules.web.wayfinding.clauses import is_clause, part_of_rule


@dataclass(frozen=True, slots=True)
class Neighbour:
    """A case before or after another one: its rule, its key, its title if it is one of ours, and its page."""

    place: RuleInEdition
    key: str
    title: str
    address: str


@dataclass(frozen=True, slots=True)
class Walk:
    """Where a case stands: `number` of `count` cases of its rule, and its neighbours in the edition."""

    number: int
    count: int
    previous: Neighbour | None
    following: Neighbour | None


@conditional(texts_in_force, card_in_force, remember=remember_texts)
def case(request: HttpRequest, language: str, edition: str, rule: str, case: str) -> HttpResponse:
    """One case: what happened, the verdict and why, the printed text, and the way to the next."""
    concordance = read_concordance(language)
    named = concordance.named(edition, rule)
    if len(named) != 1:
        raise Http404
    place = named[0]
    if is_clause(case) and not _has_case(concordance, place, case, language):
        return redirect(addresses.keep_query(request, part_of_rule(language, place, case)))
    walk, found = _walk(concordance, place, case, language)
    key = found.key
    if (rule, case) != (place.address, key):
        return redirect(addresses.keep_query(request, addresses.case(language, place, key)))
    context = {
        "concordance": concordance,
        "place": place,
        "walk": walk,
        "of": addresses.name_case(place, key),
        "card": choose_card(request, language),
        "numbers": numbers_of(concordance, place, language),
    }
    tell = _tell_worked if found.title else _tell_printed
    return tell(request, place, key, context)


def _tell_printed(request: HttpRequest, place: RuleInEdition, key: str, around: dict[str, Any]) -> HttpResponse:
    """A case of a printed page, with its text."""
    page = read_rule(request, around["concordance"], place, place.language, key)
    told = page.cases[key]
    context = {
        **around,
        **layout(page),
        "case": told,
        **_drawn(request, told.every),
        "editions": under_editions(told.row, place, around["concordance"]),
    }
    return show_text(request, "reading/printed_case.html", _head(place, key, told, page.title, around["walk"]), context)


def _tell_worked(request: HttpRequest, place: RuleInEdition, key: str, around: dict[str, Any]) -> HttpResponse:
    """A worked case of our own."""
    own = read_worked(around["concordance"], place, key, place.language, glossary_for(request))
    context = {
        **around,
        "own": own,
        "case": own.case,
        **_drawn(request, own.case.every),
        "editions": under_editions(own.case.row, place, around["concordance"]),
    }
    return show_text(
        request, "reading/own_case.html", _head(place, own.title, own.case, own.title, around["walk"], key), context
    )


def _drawn(request: HttpRequest, boxes: Sequence[Box]) -> dict[str, object]:
    """The hands of a case, step by step, and the pictures of what is no hand."""
    hands = read_hands(request, boxes)
    others = {
        box.shared: picture_of(box.scenario, box.verdict) for box in boxes if box.shared and box.shared not in hands
    }
    return {"hands": hands, "pictures": others}


def _walk(concordance: Concordance, place: RuleInEdition, key: str, language: str) -> tuple[Walk, Listed]:
    """Find a case among those of its edition, in two queries; upper and lower case are the same."""
    cases = cases_of(concordance, place.edition, language)
    at = next((at for at, one in enumerate(cases) if one.place == place and one.key.upper() == key.upper()), None)
    if at is None:
        raise Http404
    here = [one for one in cases if one.place == place]
    before, after = (
        _neighbour(cases[beside], language) if 0 <= beside < len(cases) else None for beside in (at - 1, at + 1)
    )
    return Walk(here.index(cases[at]) + 1, len(here), before, after), cases[at]


def _has_case(concordance: Concordance, place: RuleInEdition, key: str, language: str) -> bool:
    cases = cases_of(concordance, place.edition, language)
    return any(one.place == place and one.key.upper() == key.upper() for one in cases)


def _neighbour(case: Listed, language: str) -> Neighbour:
    return Neighbour(case.place, case.key, case.title, addresses.case(language, case.place, case.key))


def _head(place: RuleInEdition, name: str, case: Case, title: str, walk: Walk, key: str = "") -> Head:
    told = {"rule": place.label or place.title, "case": name, "title": place.title, "edition": place.edition}
    box = next(iter(case.boxes), None)
    by_number = gettext("%(rule)s, case %(case)s · %(title)s · TDA %(edition)s")
    by_title = gettext("%(rule)s · %(case)s – %(title)s · TDA %(edition)s")
    return Head(
        (by_title if key else by_number) % told,
        " ".join(filter(None, (f"{box.headline}.", box.caption))) if box and box.headline else title,
        f"/{place.edition}/{place.address}-{key or name}" if place.number and not place.shared else "",
        walk.previous.address if walk.previous else "",
        walk.following.address if walk.following else "",
        addresses.picture(place.language, box.shared) if box else "",
    )
