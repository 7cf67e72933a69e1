"""By situation: a few questions about what happened lead to the rule, its cases, and a what-if filled in for it."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any

from django.http import Http404, HttpRequest, HttpResponse
from django.urls import reverse
from django.utils.cache import patch_vary_headers
from django.utils.translation import gettext

from rules.library.entries import LeadEntry
from rules.library.situations import NodeEntry, Situations, shipped_situations
from rules.models import Scenario as StoredScenario
from rules.web.cases.directed import description, director_box, with_options
from rules.web.cases.own import worked_cases
from rules.web.cases.resting_on import Resting, ours_under, printed_under
from rules.web.site import addresses
from rules.web.site.citations import Links
from rules.web.site.concordance import Concordance, RuleInEdition, read_concordance
from rules.web.site.etags import conditional
from rules.web.site.page import Head, show
from rules.web.site.preferences import card_in_force, choose_card
from rules.web.verdict.box import Box, box, judge_stored


@dataclass(frozen=True, slots=True)
class Answer:
    """An answer and where it leads; of one that was given, `address` is the question where it can be changed."""

    text: str
    address: str


@dataclass(frozen=True, slots=True)
class LeadsTo:
    """A rule that answers the situation, as the current edition has it, or the newest one that does."""

    place: RuleInEdition
    key: str
    address: str


@conditional(card_in_force)
def find(request: HttpRequest, language: str, way: str = "") -> HttpResponse:
    """A question with its answers; at the end of the way the rule, an example with its verdict, and the cases."""
    tree = shipped_situations()
    if way not in tree.nodes:
        raise Http404
    node = tree.nodes[way]
    context: dict[str, Any] = {"given": _given(tree, way, language)}
    if not node.leads:
        return _ask(request, node, tree, context, language)
    return _lead(request, node, context, language)


def _given(tree: Situations, way: str, language: str) -> list[Answer]:
    """What was answered so far, each with its question."""
    nodes = tree.way(way)
    return [
        Answer((node.says or {}).get(language, ""), _address(language, before.path)) for before, node in pairwise(nodes)
    ]


def _address(language: str, path: str) -> str:
    return reverse("find", args=[language, path] if path else [language])


def _ask(
    request: HttpRequest, node: NodeEntry, tree: Situations, context: dict[str, Any], language: str
) -> HttpResponse:
    asked = (node.asks or {})[language]
    answers = [Answer((each.says or {})[language], _address(language, each.path)) for each in tree.answers(node.path)]
    title = gettext("By situation") if not node.path else gettext("By situation: %(question)s") % {"question": asked}
    head = Head(
        title, gettext("Answer a few questions about what happened to find the rule."), f"/find/{node.path}".rstrip("/")
    )
    return show(request, "search/finder.html", head, {**context, "question": asked, "answers": answers})


def _lead(request: HttpRequest, node: NodeEntry, context: dict[str, Any], language: str) -> HttpResponse:
    concordance = read_concordance(language)
    leads = _leads(concordance, node.leads, language)
    if not leads:
        raise Http404
    example = _example(concordance, node, language)
    if example is None:
        raise Http404
    context |= {
        "leads": leads,
        "box": example,
        "cases": _cases(concordance, leads, language),
        "what_if": addresses.what_if(language, example.shared) if example.shared else "",
        "card": choose_card(request, language),
    }
    first = leads[0].place
    told = {"rule": " ".join(filter(None, (first.label, first.title)))}
    head = Head(gettext("By situation: %(rule)s") % told, example.headline, f"/find/{node.path}")
    response = show(request, "search/finder_answer.html", head, context)
    patch_vary_headers(response, ("Cookie",))
    return response


def _leads(concordance: Concordance, leads: Sequence[LeadEntry], language: str) -> list[LeadsTo]:
    found = []
    for lead in leads:
        place = concordance.at(concordance.current, lead.rule) or next(iter(concordance.across(lead.rule)), None)
        if place:
            found.append(LeadsTo(place, lead.key, addresses.rule(language, place, lead.key)))
    return found


def _example(concordance: Concordance, node: NodeEntry, language: str) -> Box | None:
    """The scenario of an end under the current edition, with its verdict, or what the director may do in its case."""
    if node.directed:
        return _directed(concordance, node.leads[0], language)
    judged = judge_stored(StoredScenario(data=node.scenario), concordance.current)
    return box(judged, Links(concordance, concordance.current, language))


def _directed(concordance: Concordance, lead: LeadEntry, language: str) -> Box | None:
    """What the director may do in a case of ours, under what happened; None where the case was deleted here."""
    edition = concordance.current
    rows = worked_cases(concordance, edition).filter(rule__slug=lead.rule, key=lead.key, data__isnull=True)
    for row in with_options(rows):
        told = director_box(row, language, Links(concordance, edition, language))
        return replace(told, caption=description(row, language))
    return None


def _cases(concordance: Concordance, leads: Sequence[LeadsTo], language: str) -> list[Resting]:
    """The cases printed under the rules it leads to, those that are meant first; then our own cases of the first."""
    meant = {(lead.place.slug, lead.key) for lead in leads}
    cases = printed_under(concordance, [lead.place.slug for lead in leads], language)
    cases.sort(key=lambda case: (case.slug, case.case) not in meant)
    return cases + ours_under(concordance, leads[0].place.slug, language)
