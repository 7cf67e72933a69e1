"""What every page has around it: its head, the languages it is in, and where an error in a text is reported."""

from dataclasses import dataclass
from typing import Any

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.cache import patch_vary_headers
from django.utils.http import urlencode
from django.utils.translation import get_language, gettext

from rules.languages import ENDONYMS
from rules.web.site import addresses
from rules.web.site.preferences import OFF, ON, remember_language, remember_texts, terms_wanted

LONGEST_QUERY = 8000
"""Characters of a query that links repeat."""


@dataclass(frozen=True, slots=True)
class Head:
    """What a page says of itself to search engines and to those it is shared with.

    `jump` is its address without a language; a page without one has no other languages that are worth finding.
    `picture` is the address of its preview.
    """

    title: str
    description: str = ""
    jump: str = ""
    previous: str = ""
    following: str = ""
    picture: str = ""


@dataclass(frozen=True, slots=True)
class OtherLanguage:
    """The same page in a language of the interface."""

    code: str
    name: str
    address: str
    link: str


def language_of(request: HttpRequest) -> str:
    """The language the page is in; Django says ``en`` where the request failed before one was found."""
    active = (get_language() or "en").partition("-")[0]
    return active if active in ENDONYMS else "en"


def show(
    request: HttpRequest, template: str, head: Head, context: dict[str, Any] | None = None, status: int = 200
) -> HttpResponse:
    """Render a page; the language it is read in is remembered."""
    language = language_of(request)
    frame = _frame(request, head, language)
    response = render(request, template, {"head": head, **frame, **(context or {})}, status=status)
    if request.path_info.startswith(f"/{language}/"):
        remember_language(request, response, language)
    return response


def show_text(request: HttpRequest, template: str, head: Head, context: dict[str, Any]) -> HttpResponse:
    """Render a page with texts: it depends on what the reader has chosen for them, and remembers a new choice."""
    response = show(request, template, head, {"term_marks": OFF if terms_wanted(request) else ON, **context})
    remember_texts(request, response)
    patch_vary_headers(response, ("Cookie",))
    return response


def _frame(request: HttpRequest, head: Head, language: str) -> dict[str, Any]:
    """What is around a page.  Only one worth finding needs the name of the site, which a bad request may lie about."""
    return {
        "language": language,
        "languages": tuple(_other_languages(request)),
        "origin": request.build_absolute_uri("/")[:-1] if head.jump or head.picture else "",
        "home": addresses.home(language),
        "report": _report_address(request),
    }


def _other_languages(request: HttpRequest) -> list[OtherLanguage]:
    """Switching the language keeps the page and the query; one that no page of ours has is not repeated four times."""
    query = request.META.get("QUERY_STRING", "")
    query = query if len(query) <= LONGEST_QUERY else ""
    found = []
    for code, name in ENDONYMS.items():
        address = addresses.elsewhere(code, request.path)
        found.append(OtherLanguage(code, name, address, f"{address}?{query}" if query else address))
    return found


def _report_address(request: HttpRequest) -> str:
    """Where an error in a text is reported; a letter names the page it is about."""
    address = settings.REPORT_ADDRESS
    if "@" not in address or "://" in address:
        return address
    subject = gettext("Error in a text: %(page)s") % {"page": request.path}
    return f"mailto:{address}?{urlencode({'subject': subject}).replace('+', '%20')}"
