"""Editions, rules and worked cases, read."""

from itertools import islice
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.urls import reverse
from django.utils.translation import gettext

from rules.engine.editions import EDITIONS
from rules.models import Edition
from rules.web.api.answers import endpoint, json_answer, refuse
from rules.web.api.cases import all_cases, case_as_data
from rules.web.api.failures import nothing_here
from rules.web.reading.contents import Chapter, Entry, chapters, entries, note_of
from rules.web.site import addresses
from rules.web.site.concordance import Concordance, RuleInEdition, read_concordance

CASES_ON_A_PAGE = 50


@endpoint("GET")
def overview(request: HttpRequest, language: str) -> HttpResponse:
    """Where things are."""
    found = {name: reverse(f"api-{name}") for name in ("editions", "rulings", "document")}
    return json_answer({**found, "page": reverse("api-page", args=[language])})


@endpoint("GET")
def editions(request: HttpRequest, language: str) -> HttpResponse:
    """All editions, the oldest first."""
    concordance = read_concordance(language)
    return json_answer(
        {"editions": [_edition(edition, concordance, language) for edition in concordance.editions.values()]}
    )


@endpoint("GET")
def rules(request: HttpRequest, language: str, edition: str) -> HttpResponse:
    """The rules of an edition in its order, with the numbers it gives them."""
    concordance = _book_with(edition, language)
    listed = entries(concordance, edition, language)
    sections = chapters(listed, edition, language)
    return json_answer({"edition": edition, "rules": [_rule(entry, sections) for entry in listed]})


@endpoint("GET")
def rule(request: HttpRequest, language: str, edition: str, rule: str) -> HttpResponse:
    """One rule: its numbers in all editions, and its cases with their verdicts."""
    concordance = _book_with(edition, language)
    place = _place(concordance, edition, rule)
    listed = entries(concordance, edition, language)
    entry = next(entry for entry in listed if entry.place is place)
    found = {
        **_rule(entry, chapters(listed, edition, language)),
        "edition": edition,
        "numbers": [_number(other) for other in concordance.across(place.slug)],
        "cases": [case_as_data(worked, language) for worked in all_cases(concordance, edition, place)],
    }
    return json_answer(found)


@endpoint("GET")
def cases(request: HttpRequest, language: str, edition: str) -> HttpResponse:
    """The cases of an edition, fifty on a page."""
    concordance = _book_with(edition, language)
    page = _page(request)
    found = all_cases(concordance, edition)
    start = (page - 1) * CASES_ON_A_PAGE
    shown = islice(found, start, start + CASES_ON_A_PAGE)
    more = len(found) > start + CASES_ON_A_PAGE
    following = f"{reverse('api-cases', args=[edition])}?page={page + 1}" if more else None
    told = [case_as_data(worked, language) for worked in shown]
    return json_answer({"edition": edition, "count": len(found), "next": following, "cases": told})


@endpoint("GET")
def case(request: HttpRequest, language: str, edition: str, rule: str, case: str) -> HttpResponse:
    """One case with its verdicts."""
    concordance = _book_with(edition, language)
    found = all_cases(concordance, edition, _place(concordance, edition, rule))
    worked = next((one for one in found if one.key.upper() == case.upper()), None)
    if worked is None:
        raise refuse(404, "case", "not-found", gettext("This rule has no such case here."))
    return json_answer(case_as_data(worked, language))


@endpoint("GET")
def nothing(request: HttpRequest, language: str, rest: str) -> HttpResponse:
    """Every other address: there is nothing here."""
    raise refuse(404, "", "not-found", nothing_here())


def _book_with(edition: str, language: str) -> Concordance:
    concordance = read_concordance(language)
    if edition not in concordance.editions:
        raise refuse(404, "edition", "not-found", gettext("There is no such edition here."))
    return concordance


def _place(concordance: Concordance, edition: str, name: str) -> RuleInEdition:
    """The rule that a number or a slug names; a number that stands for two names neither."""
    named = concordance.named(edition, name)
    if not named:
        raise refuse(404, "rule", "not-found", gettext("There is no such rule in this edition."))
    if len(named) > 1:
        message = gettext("This number stands for several rules: name one of %(rules)s.")
        told = message % {"rules": ", ".join(place.slug for place in named)}
        raise refuse(404, "rule", "number-not-unique", told)
    return named[0]


def _page(request: HttpRequest) -> int:
    text = request.GET.get("page", "1")
    if not (text.isascii() and text.isdigit() and int(text[:6]) > 0 and len(text) < 6):
        raise refuse(400, "page", "not-positive", gettext("The page must be a whole number, 1 or more."))
    return int(text)


def _edition(edition: Edition, concordance: Concordance, language: str) -> dict[str, Any]:
    key = edition.key
    return {
        "key": key,
        "current": key == concordance.current,
        "judged": key in EDITIONS,
        "releases": edition.releases,
        "note": note_of(edition, language) or None,
        "page": addresses.contents(language, key),
        "rules": addresses.reverse("api-rules", args=[key]),
        "cases": addresses.reverse("api-cases", args=[key]),
    }


def _rule(entry: Entry, sections: list[Chapter]) -> dict[str, Any]:
    section = next(chapter for chapter in sections if entry in chapter.entries)
    place = entry.place
    return {
        **_number(place),
        "rule": place.slug,
        "title": entry.title,
        "printed": entry.printed,
        "section": {"key": section.slug, "title": section.title},
        "texts": list(entry.languages),
        "page": entry.address,
        "address": addresses.reverse("api-rule", args=[place.edition, place.address]),
    }


def _number(place: RuleInEdition) -> dict[str, Any]:
    return {
        "edition": place.edition,
        "number": place.number,
        "clause": place.clause or None,
        "certainty": place.certainty,
    }
