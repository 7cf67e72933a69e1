"""For the reader: the home page, the contents of an edition, a rule."""

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.utils.translation import gettext, ngettext

from rules.web.cases.own import Ours, read_ours
from rules.web.cases.resting_on import resting_on
from rules.web.reading.changes import changes
from rules.web.reading.contents import chapters, entries, note_of, releases_of, section_of, sections_in, with_text
from rules.web.reading.renumbering import numbers_of
from rules.web.reading.rule import RulePage, layout, read_rule
from rules.web.site import addresses
from rules.web.site.concordance import Concordance, RuleInEdition, read_concordance
from rules.web.site.etags import conditional
from rules.web.site.page import Head, show, show_text
from rules.web.site.preferences import remember_texts, texts_in_force
from rules.web.text.term_marks import glossary_for
from rules.web.wayfinding.clauses import part_of_rule, split_clause, unprinted_clause

FRONT_CASE = ("prior-bet-chips", "1.1")
"""The case that the home page shows, in the current edition."""


@conditional(texts_in_force, remember=remember_texts)
def home(request: HttpRequest, language: str) -> HttpResponse:
    """What this is, one real case with its verdict, and the ways in."""
    concordance = read_concordance(language)
    place = concordance.at(concordance.current, FRONT_CASE[0])
    page = read_rule(request, concordance, place, language, FRONT_CASE[1]) if place else None
    head = Head(
        gettext("Poker TDA rules with the verdict beside every worked case"),
        gettext(
            "The Poker TDA tournament rules in Italian, German and Spanish. Every worked case shows what its chips "
            "count as, and why."
        ),
        "/",
    )
    context = {
        "concordance": concordance,
        "texts_held": with_text(concordance, language),
        "editions": list(reversed(concordance.editions.values())),
        "sections": sections_in(concordance.current, language),
        "changes": changes(concordance, concordance.current),
        "note": note_of(concordance.editions[concordance.current], language) if concordance.current else "",
        "front": FRONT_CASE[1],
        **(layout(page) if page else {}),
    }
    return show_text(request, "reading/home.html", head, context)


@conditional()
def contents(request: HttpRequest, language: str, edition: str) -> HttpResponse:
    """The contents of an edition."""
    concordance = read_concordance(language)
    if edition not in concordance.editions:
        raise Http404
    rules = entries(concordance, edition, language)
    head = Head(
        gettext("TDA %(edition)s: contents") % {"edition": edition},
        gettext(
            "The rules of the TDA edition %(edition)s that are known by number and title, and those with their text."
        )
        % {"edition": edition},
        f"/{edition}",
    )
    context = {
        "concordance": concordance,
        "editions": list(reversed(concordance.editions.values())),
        "edition": concordance.editions[edition],
        "chapters": chapters(rules, edition, language),
        "note": note_of(concordance.editions[edition], language),
        "releases": releases_of(concordance.editions[edition], language),
        "some_derived": any(entry.place.derived for entry in rules),
        "some_unknown": any(not entry.place.label for entry in rules),
    }
    return show(request, "reading/contents.html", head, context)


@conditional(texts_in_force, remember=remember_texts)
def rule(request: HttpRequest, language: str, edition: str, rule: str) -> HttpResponse:
    """A rule with its cases and their verdicts; a number that stands for two rules offers both."""
    concordance = read_concordance(language)
    named = concordance.named(edition, rule)
    if not named:
        return _to_clause(request, concordance, edition, rule)
    if len(named) > 1:
        return _choice(request, edition, rule, named)
    place = named[0]
    if rule != place.address:
        return redirect(addresses.keep_query(request, addresses.rule(language, place)))
    page = read_rule(request, concordance, place, language)
    ours = read_ours(concordance, place, language, glossary_for(request))
    context = {
        **_context(concordance, page, ours, language),
        "unprinted": unprinted_clause(request, {passage.key for passage in page.passages}),
    }
    return show_text(request, "reading/rule.html", _head(page), context)


def _to_clause(request: HttpRequest, concordance: Concordance, edition: str, name: str) -> HttpResponse:
    """Lead from a number with a clause, such as 46-C, to the rule; raise Http404 for a rule that there is not."""
    number, clause = split_clause(name)
    named = concordance.find(edition, number) if clause else []
    if len(named) != 1:
        raise Http404
    return redirect(addresses.keep_query(request, part_of_rule(named[0].language, named[0], clause)))


def _context(concordance: Concordance, page: RulePage, ours: Ours, language: str) -> dict[str, object]:
    place = page.place
    return {
        **layout(page),
        "concordance": concordance,
        "ours": ours,
        "section": section_of(place, language),
        "numbers": numbers_of(concordance, place, language),
        **({} if page.passages else _untold(concordance, place, language)),
    }


def _untold(concordance: Concordance, place: RuleInEdition, language: str) -> dict[str, object]:
    """What can be said of a rule whose text is not held."""
    held = [entry for entry in with_text(concordance, language) if entry.place.slug == place.slug]
    return {"elsewhere": held, "resting": resting_on(concordance, place, language)}


def _head(page: RulePage) -> Head:
    place, cases = page.place, len(page.cases)
    name = " · ".join(filter(None, (place.label, place.title)))
    told = {"rule": name, "edition": place.edition, "count": cases}
    if cases:
        words = ngettext(
            "%(rule)s: the text of TDA %(edition)s, and %(count)s worked case with its verdict.",
            "%(rule)s: the text of TDA %(edition)s, and %(count)s worked cases with their verdicts.",
            cases,
        )
    else:
        words = gettext("%(rule)s: its number in TDA %(edition)s and in other editions.")
    return Head(gettext("%(rule)s · TDA %(edition)s") % told, words % told, f"/{place.edition}/{place.address}")


def _choice(request: HttpRequest, edition: str, number: str, named: list[RuleInEdition]) -> HttpResponse:
    head = Head(gettext("%(number)s in TDA %(edition)s stands for two rules") % {"number": number, "edition": edition})
    return show(request, "reading/choice.html", head, {"number": number, "edition": edition, "places": named})
