"""The search box: a number leads to its rule, words to the passages that hold them, sayings to the rules they mean."""

import re

from django.http import HttpRequest, HttpResponse
from django.utils.cache import patch_vary_headers
from django.utils.translation import gettext

from rules.finding.asking import Asked, read, tidy
from rules.finding.lookup import look_up, vocabulary
from rules.finding.near import Near, near
from rules.finding.ranking import Found
from rules.languages import column
from rules.library.sayings import shipped_sayings
from rules.models import Edition, Section
from rules.web.search.results import MOST_RULES, numbered, places_of, results
from rules.web.search.situations import suggestions
from rules.web.site.concordance import RuleInEdition
from rules.web.site.content_cache import while_unchanged
from rules.web.site.etags import conditional
from rules.web.site.page import Head, show
from rules.web.site.preferences import texts_remembered
from rules.web.situations.answer import Answer, answer
from rules.web.text.glossary import named
from rules.web.wayfinding.jumps import read_number, to_number

_NUMBER_FIRST = re.compile(
    r"(?P<said>(?:r|regola|regel|regla|rule)?\s?(?P<number>(?:rp[\s-]?)?\d{1,3}))\s+(?=\D)", re.IGNORECASE
)
_EXAMPLES = 9
"""Situations that an empty search page names."""


@conditional(texts_remembered)
def search(request: HttpRequest, language: str) -> HttpResponse:
    """What was typed, answered; a question without an answer gets near spellings and the sections."""
    typed = request.GET.get("q", "").strip()
    text = tidy(typed)
    wanted = read_number(text)
    if wanted:
        return to_number(language, wanted)
    asked = read(text, shipped_sayings().alike)
    situation = answer(typed, language)
    context = _answer(asked.text, language, texts_remembered(request)) if text else _examples()
    sections = {} if context.get("results") else _sections(language)
    shown = {"asked": asked.text, "typed": typed, "cut": asked.cut, "situation": situation}
    response = show(request, "search/page.html", Head(_title(asked.text, situation)), {**context, **sections, **shown})
    patch_vary_headers(response, ("Cookie",))
    return response


def _title(asked: str, situation: Answer | None) -> str:
    if situation and situation.box:
        return situation.box.headline
    return gettext("“%(asked)s” in the rules") % {"asked": asked} if asked else gettext("Find a rule")


@while_unchanged
def _answer(text: str, language: str, remembered: str) -> dict[str, object]:
    """What is found for a question; many ask the same."""
    asked, found, by_number = _find(read(text, shipped_sayings().alike), language)
    meant = shipped_sayings().meant(asked, language, in_texts=bool(found.groups))
    places = places_of(found, meant, language)
    shown = results(asked, found, language, places, remembered)
    mentioned = suggestions(meant, language, places)
    told = [*by_number, *(one.place for one in shown), *(way.place for one in mentioned for way in one.ways)]
    return {
        "dull": asked.dull,
        "found": found,
        "results": shown,
        "more": max(0, len(found.groups) - MOST_RULES),
        "terms": [] if asked.dull else named(asked.text, language),
        "meant": mentioned,
        "numbered": by_number,
        "near": _near(asked, found, language),
        "some_derived": any(place.derived for place in told),
    }


def _find(asked: Asked, language: str) -> tuple[Asked, Found, list[RuleInEdition]]:
    """What the words find; after a number they are looked for in that rule, as in ``48 ficha``.

    Many a figure is no rule, such as the one of 50 percent: so the number counts only where its rule has the words, or
    where it is called a rule, which then is named apart.
    """
    first = _NUMBER_FIRST.match(asked.text)
    places = numbered(first["number"], language) if first else []
    if first and places:
        rest = read(asked.text[first.end() :], shipped_sayings().alike)
        within = look_up(rest, language).within({place.pk for place in places})
        if within.groups:
            return rest, within, []
    return asked, look_up(asked, language), places if first and not first["said"].isdigit() else []


def _near(asked: Asked, found: Found, language: str) -> list[tuple[str, list[tuple[Near, str]]]]:
    """For each word that stands nowhere, near spellings with the question that they would make."""
    if not found.unknown:
        return []
    known = vocabulary()
    offered = [(word, near(word, known, language)) for word in found.unknown]
    return [
        (word, [(each, _instead(asked.text, word, each.word)) for each in words]) for word, words in offered if words
    ]


def _instead(question: str, word: str, other: str) -> str:
    return re.sub(rf"(?<!\w){re.escape(word)}(?!\w)", lambda _: other, question, flags=re.IGNORECASE)


def _examples() -> dict[str, object]:
    return {"examples": shipped_sayings().situations[:_EXAMPLES]}


def _sections(language: str) -> dict[str, object]:
    """The sections of the current edition, for those who found nothing or have asked nothing yet."""
    edition = Edition.objects.filter(current=True).values_list("key", flat=True).first()
    rows = Section.objects.rewrite(False).order_by("position").values_list("slug", column("title", language))
    return {"edition": edition, "sections": list(rows) if edition else []}
