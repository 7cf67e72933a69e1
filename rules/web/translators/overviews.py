"""For the translator: all rules over all editions, and which texts are held."""

from django.http import HttpRequest, HttpResponse
from django.utils.translation import gettext

from rules.web.site.concordance import read_concordance
from rules.web.site.etags import conditional
from rules.web.site.page import Head, show
from rules.web.translators.coverage import survey
from rules.web.translators.number_table import lines


@conditional()
def concordance(request: HttpRequest, language: str) -> HttpResponse:
    """One table of all rules over all editions, the newest edition first."""
    concordance = read_concordance(language)
    head = Head(
        gettext("Concordance of the editions"),
        gettext("Every TDA rule with its number in every edition: what has moved, what is new, what is not known."),
        "/concordance/",
    )
    context = {
        "editions": list(reversed(concordance.editions)),
        "lines": lines(concordance, language),
        "current": concordance.current,
        "unshown": concordance.unshown,
    }
    return show(request, "translators/concordance.html", head, context)


@conditional()
def coverage(request: HttpRequest, language: str) -> HttpResponse:
    """Editions by languages: which rules have a text, and how sound it is."""
    concordance = read_concordance(language)
    head = Head(
        gettext("Coverage of the texts"),
        gettext("Which TDA rules are held in Italian, German and Spanish, by edition: complete, missing, outdated."),
        "/coverage/",
    )
    columns, rows = survey(concordance, language)
    return show(request, "translators/coverage.html", head, {"columns": columns, "rows": rows})
