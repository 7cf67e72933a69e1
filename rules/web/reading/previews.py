"""What a link to a rule or to a term leads to, in a few lines: shown beside the link while it is pointed at.

A preview is a piece of a page.  Whoever opens its address by itself is led to the page that it is of.
"""

import re
from collections.abc import Iterable
from html import unescape
from typing import Any

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.cache import patch_vary_headers
from django.utils.html import strip_tags
from django.utils.text import Truncator
from django.utils.translation import get_language

from rules.languages import in_language
from rules.models import Passage
from rules.web.cases.own import summary_of
from rules.web.reading.rule import read_texts
from rules.web.site import addresses
from rules.web.site.citations import Links
from rules.web.site.concordance import read_concordance
from rules.web.site.content_cache import while_unchanged
from rules.web.site.preferences import choose_texts
from rules.web.text.glossary import Entry, read_glossary
from rules.web.text.markdown import our_words
from rules.web.text.rows import PAGE_LINES, held_in

MOST = 40
"""Words of a printed text that are shown."""

ENOUGH = 60
"""Letters of our own words that say something of a rule."""

CACHE_CONTROL = "private, max-age=60"
"""A link that is pointed at again asks no second time."""

_SENTENCE = re.compile(r"\S.*?[.!?](?=\s+[^\Wa-zà-ÿ_]|\s+[¿¡«„“]|\Z)")
_PASSED_OVER = {*PAGE_LINES, Passage.Kind.CREDIT}


def rule(request: HttpRequest, language: str, edition: str, rule: str) -> HttpResponse:
    """A rule: its number and title, the first sentence of our summary, and how its text or a passage of it begins."""
    concordance = read_concordance(language)
    named = concordance.named(edition, rule)
    if len(named) != 1:
        raise Http404
    place, at = named[0], request.GET.get("at", "")
    passages, _ = read_texts(place.pk)
    passage = next((each for each in passages if at and each.key == at), None)
    shown = choose_texts(request, language, held_in([passage] if passage else passages)).shown[:1]
    context: dict[str, Any] = {
        "place": place,
        "at": passage.key if passage else "",
        "said": first_sentence(summary_of(concordance, place, language), Links(concordance, edition, language)),
        "text": _beginning([passage] if passage else passages, shown[0]) if shown else "",
        "text_language": shown[0] if shown else "",
    }
    return _preview(request, "reading/preview_rule.html", addresses.rule(language, place, context["at"]), context)


def term(request: HttpRequest, language: str, key: str) -> HttpResponse:
    """A term: its name and what it means."""
    entry = _entries(language).get(key)
    if entry is None:
        raise Http404
    return _preview(request, "reading/preview_term.html", entry.address, {"entry": entry})


@while_unchanged
def _entries(language: str) -> dict[str, Entry]:
    return {entry.key: entry for entry in read_glossary(language)}


def _preview(request: HttpRequest, template: str, address: str, context: dict[str, Any]) -> HttpResponse:
    if request.headers.get("Sec-Fetch-Mode") == "navigate":
        return redirect(address)
    response = render(request, template, {"address": address, "language": get_language(), **context})
    response.headers["Cache-Control"] = CACHE_CONTROL
    response.headers["X-Robots-Tag"] = "noindex"
    patch_vary_headers(response, ("Cookie", "Sec-Fetch-Mode"))
    return response


def first_sentence(text: str, links: Links) -> str:
    """The first sentence of a text of ours, with the next where it is a short one, as plain words without links."""
    plain = " ".join(unescape(strip_tags(our_words(text, links))).split())
    found = ""
    for sentence in _SENTENCE.finditer(plain):
        found = f"{found} {sentence[0]}".lstrip()
        if len(found) >= ENOUGH:
            return found
    return plain


def _beginning(passages: Iterable[Passage], language: str) -> str:
    """How a printed text begins, without the lines that name the page."""
    texts = (in_language(each, "text", language).strip() for each in passages if each.kind not in _PASSED_OVER)
    return Truncator(" ".join(filter(None, texts))).words(MOST, truncate=" …")
