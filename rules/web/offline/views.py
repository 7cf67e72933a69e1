"""The site on a device without a network: what is installed, what is stored, and what needs the network after all."""

import json
from pathlib import Path
from typing import Any

from django.conf import settings
from django.http import Http404, HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import render
from django.templatetags.static import static
from django.urls import reverse
from django.utils.translation import gettext

from rules.languages import LANGUAGES
from rules.web.cases.links import shared_texts
from rules.web.cases.listing import cases_of
from rules.web.site import addresses
from rules.web.site.concordance import Concordance, read_concordance
from rules.web.site.page import Head, show
from rules.web.site.release import release

IMAGES_AND_STYLES = ("site.css", "icon.svg")


def worker(request: HttpRequest) -> HttpResponse:
    """The service worker.  It stands at the root, since it may only serve what lies beneath it."""
    files = [static(name) for name in (*IMAGES_AND_STYLES, *_scripts())]
    known = {
        "release": release(),
        "first": [*files, *(reverse("offline", args=[code]) for code in LANGUAGES)],
        "languages": list(LANGUAGES),
        "current": read_concordance("en").current,
    }
    response = render(
        request, "offline/worker.js", {"known": json.dumps(known)}, content_type="text/javascript; charset=utf-8"
    )
    response.headers["Cache-Control"] = "no-cache"
    return response


def _scripts() -> list[str]:
    """The names of all scripts of ours: whichever page is stored finds its own."""
    folder = Path(settings.BASE_DIR) / "static"
    return sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*.js"))


def manifest(request: HttpRequest, language: str) -> JsonResponse:
    """What a device needs to know to install the site."""
    icons = [
        {"src": static("icon.svg"), "sizes": "any", "type": "image/svg+xml"},
        {"src": static("icon-192.png"), "sizes": "192x192", "type": "image/png"},
        {"src": static("icon-512.png"), "sizes": "512x512", "type": "image/png"},
        {"src": static("icon-full.png"), "sizes": "512x512", "type": "image/png", "purpose": "maskable"},
    ]
    told: dict[str, Any] = {
        "name": gettext("TDA rules with live verdicts"),
        "short_name": gettext("TDA rules"),
        "lang": language,
        "id": "/",
        "start_url": addresses.home(language),
        "scope": "/",
        "display": "standalone",
        "background_color": "#fbfaf6",
        "theme_color": "#0b5d4b",
        "icons": icons,
    }
    return JsonResponse(told, content_type="application/manifest+json")


def offline(request: HttpRequest, language: str) -> HttpResponse:
    """What is shown in place of a page that cannot be reached, and the list of those that are stored."""
    return show(request, "offline/page.html", Head(gettext("Without a network")))


def stock(request: HttpRequest, language: str, edition: str) -> JsonResponse:
    """The addresses that make up an edition: contents, rules, cases, the cards of the cases, and the glossary."""
    concordance = read_concordance(language)
    if edition not in concordance.editions:
        raise Http404
    return JsonResponse({"addresses": _addresses(concordance, language, edition)})


def _addresses(concordance: Concordance, language: str, edition: str) -> list[str]:
    rules = [addresses.rule(language, place) for place in concordance.of(edition)]
    cases = [addresses.case(language, case.place, case.key) for case in cases_of(concordance, edition, language)]
    cards = [addresses.card(language, text, of) for text, of in shared_texts(concordance, edition)]
    alone = [addresses.home(language), addresses.contents(language, edition), reverse("glossary", args=[language])]
    return [*alone, *rules, *cases, *cards]
