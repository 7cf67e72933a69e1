"""For the translator: the texts of one rule side by side."""

from collections.abc import Sequence
from typing import Any

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.utils.translation import gettext

from rules.compare.loading import load_pages
from rules.web.site import addresses
from rules.web.site.concordance import Concordance, RuleInEdition, read_concordance
from rules.web.site.etags import conditional
from rules.web.site.page import Head, show
from rules.web.site.refusals import Refused
from rules.web.translators.aligned_rows import side_by_side
from rules.web.translators.columns import TextColumn, boxes, choose, chosen_twice, headings, held, query

_COUNTED = ("none", "one", "two", "three", "four")


@conditional()
def compare(request: HttpRequest, language: str, rule: str) -> HttpResponse:
    """Two to four texts of a rule, level with each other."""
    concordance = read_concordance(language)
    place = _place(concordance, rule)
    if rule != place.slug:
        return redirect(addresses.keep_query(request, addresses.compare(language, place.slug)))
    texts = held(concordance, load_pages("", place.slug, concordance.compared), place.slug, language)
    try:
        columns, refused = choose(request, concordance, place.slug, texts), None
    except Refused as unfit:
        columns, refused = [], unfit
    context = {
        "place": place,
        "texts": texts,
        "boxes": boxes(concordance, columns, texts),
        **(_told(request, concordance, columns, texts, language) if columns else {}),
        "why": refused.why if refused else "",
    }
    return show(
        request, "translators/compare.html", _head(place, refused), context, status=refused.status if refused else 200
    )


def _place(concordance: Concordance, rule: str) -> RuleInEdition:
    """The rule that a slug names, or a number of the current edition that stands for one rule alone."""
    named = concordance.across(rule.lower()) or concordance.find(concordance.current, rule.upper())
    if not named or (named[0].slug != rule.lower() and len(named) > 1):
        raise Http404
    return named[0]


def _told(
    request: HttpRequest,
    concordance: Concordance,
    columns: Sequence[TextColumn],
    texts: Sequence[TextColumn],
    language: str,
) -> dict[str, Any]:
    rows = side_by_side(concordance, columns, language)
    hide = request.GET.get("hide") == "1"
    differing = [row for row in rows if row.differs]
    return {
        "columns": columns,
        "twice": chosen_twice(request, columns),
        "headings": headings(columns, texts, hide=hide),
        "columns_class": _COUNTED[len(columns)],
        "rows": differing if hide else rows,
        "first": differing[0].anchor if differing else "",
        "count": len(differing),
        "hide": hide,
        "swapped": query(columns[::-1], hide=hide),
        "toggled": query(columns, hide=not hide),
    }


def _head(place: RuleInEdition, refused: Refused | None) -> Head:
    name = " · ".join(filter(None, (place.label, place.title)))
    if refused:
        return Head(gettext("%(rule)s: texts compared") % {"rule": name})
    return Head(
        gettext("%(rule)s: texts compared") % {"rule": name},
        gettext(
            "%(rule)s in several languages and editions side by side: the words that differ, the figures by their "
            "role, the verdict under each edition."
        )
        % {"rule": name},
        f"/compare/{place.slug}/",
    )
