"""For the reader who knows a number: short addresses and the number box lead to the page in his language."""

import re
from dataclasses import dataclass

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.urls import reverse
from django.utils.cache import patch_vary_headers

from rules.languages.rule_words import every_name, every_number_word
from rules.web.site import addresses
from rules.web.site.concordance import Concordance, read_concordance, written_number
from rules.web.site.page import language_of
from rules.web.wayfinding.clauses import part_of_rule

_JUMP = re.compile(r"([0-9]{1,3}|rp-?[0-9]{1,2})-?(.*)", re.IGNORECASE)
_PROCEDURE = re.compile(r"(?<![^\W_])rp[\s.:/-]*(?=\d)", re.IGNORECASE)
_YEAR = re.compile(r"(?<!\d)(20\d\d)(?!\d)")
_NUMBER = re.compile(
    r"((?:RP-)?\d{1,3})(?!\d)(?:[\s:.,;/-]*(?!\d{3}$)([0-9A-Za-z](?:[0-9A-Za-z]|[.-](?=[0-9A-Za-z]))*))?"
)
_WORD = re.compile(r"(?!RP-\d)[^\W\d_]{2,}|\b[Rr](?=\.?\s?\d)")
_AROUND_A_NUMBER = re.compile(
    r"aus|beispiel|caso|case|de[lr]?|della|die|ejemplo|en|esempio|example|fall|from|i[mn]|la|nel|of|r|tda|the|von|"
    + "|".join(map(re.escape, (*every_name(), *every_number_word())))
)
"""Words that are said around a number, and ask for nothing else."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """A rule asked for by number: `edition` is empty for the current one, `key` names a case or a clause."""

    number: str
    edition: str = ""
    key: str = ""


def front(request: HttpRequest) -> HttpResponse:
    """The site's own address: the home page in the reader's language."""
    return _to(addresses.home(language_of(request)))


def to_what_if(request: HttpRequest) -> HttpResponse:
    """A shared scenario, in the language of whoever opens it."""
    return _to(addresses.keep_query(request, addresses.what_if(language_of(request))))


def to_contents(request: HttpRequest, edition: str) -> HttpResponse:
    concordance = read_concordance(language_of(request))
    if edition not in concordance.editions:
        raise Http404
    return _to(addresses.contents(language_of(request), edition))


def to_rule(request: HttpRequest, name: str, edition: str = "") -> HttpResponse:
    """``/48``, ``/48-1.3``, ``/46c``, ``/2024/46``, ``/RP-11``: a rule or part of it; without a year, in the current
    edition.
    """
    language = language_of(request)
    number, key = _JUMP.findall(name)[0]
    address = _address(read_concordance(language), language, Wanted(written_number(number), edition, key))
    return _to(addresses.keep_query(request, address))


def to_page(request: HttpRequest, name: str, **parts: str) -> HttpResponse:
    """A page by its name, with the query that came."""
    return _to(addresses.keep_query(request, reverse(name, args=[language_of(request), *parts.values()])))


def to_number(language: str, wanted: Wanted) -> HttpResponse:
    """Where a number typed into the search box leads."""
    return _to(_address(read_concordance(language), language, wanted))


def read_number(text: str) -> Wanted | None:
    """Read what a person types who knows a number: ``48``, ``48 1.3``, ``2024/46``, ``Regel 48 B``, ``rp 11``.

    None where the text asks for something else.
    """
    text = _PROCEDURE.sub("RP-", text)
    words = {word.casefold() for word in _WORD.findall(text)}
    year = _YEAR.search(text)
    rest = _WORD.sub(" ", text[: year.start()] + " " + text[year.end() :] if year else text).strip(" /.,;:#§-")
    match = _NUMBER.fullmatch(rest)
    if not match or not all(_AROUND_A_NUMBER.fullmatch(word) for word in words):
        return None
    return Wanted(written_number(match[1]), year[1] if year else "", (match[2] or "").upper())


def _address(concordance: Concordance, language: str, wanted: Wanted) -> str:
    """Where a number leads; one that stands for two rules leads to the page that offers both."""
    edition = wanted.edition or concordance.current
    if not edition:
        raise Http404
    name = f"{wanted.number}-{wanted.key}" if wanted.key else wanted.number
    named = concordance.find(edition, name.upper()) or concordance.find(edition, wanted.number)
    if len(named) != 1:
        # The page of a rule says what it knows of a number that is unknown, or stands for two.
        return f"{addresses.contents(language, edition)}{wanted.number}/"
    place = named[0]
    is_rule = place.label == name.upper() or not wanted.key
    return addresses.rule(language, place) if is_rule else part_of_rule(language, place, wanted.key)


def _to(address: str) -> HttpResponse:
    """Where a number leads may change with the next edition, so nothing is kept for ever."""
    if not address.partition("?")[0]:
        raise Http404
    response = redirect(address)
    patch_vary_headers(response, ("Accept-Language", "Cookie"))
    return response
