"""The quiz: a case whose verdict is hidden, the answer with its reason, and the next one.

A question is a GET, so that its answer has an address as well.  Nothing is kept here: the score is the browser's.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.utils.cache import patch_vary_headers
from django.utils.translation import gettext

from rules.models import Scenario as StoredScenario
from rules.narration.acts import narrate_scenario
from rules.web.cases.directed import director_box
from rules.web.quiz.answer_choices import offer
from rules.web.quiz.director import offer_options
from rules.web.quiz.grading import Given, read_answer
from rules.web.quiz.questions import Question, questions
from rules.web.quiz.rounds import chapters, playable, round_of, sections_of, within
from rules.web.quiz.variants import MOST, vary
from rules.web.site import addresses
from rules.web.site.citations import Links
from rules.web.site.concordance import Concordance, read_concordance
from rules.web.site.etags import conditional
from rules.web.site.page import Head, show
from rules.web.site.preferences import card_in_force, choose_card
from rules.web.table.scene import read_scene
from rules.web.verdict.box import Judged, box, judge_stored
from rules.web.verdict.chips import drawing


@dataclass(frozen=True, slots=True)
class Walk:
    """Where a question stands among those that are played: `number` of `count`, and the addresses around it."""

    number: int
    count: int
    previous: str
    following: str
    first: str


@dataclass(frozen=True, slots=True)
class Posed:
    """A question as it is put: with its own figures, or with those of a variant."""

    question: Question
    judged: Judged
    variant: int

    @property
    def facts(self) -> str:
        """What happened, from the figures; empty where the question tells it in its own words."""
        if self.judged.scenario is None or (self.question.situation and not self.variant):
            return ""
        return " ".join(narrate_scenario(self.judged.scenario))

    @property
    def key(self) -> str:
        """What a browser keeps the answer under."""
        return f"{self.question.name}?v={self.variant}" if self.variant else self.question.name


@conditional()
def quiz(request: HttpRequest, language: str) -> HttpResponse:
    """What there is to be asked: all of an edition, a section, a rule."""
    concordance = read_concordance(language)
    edition = _edition(concordance, request.GET.get("edition", ""))
    found = questions(concordance, edition, language)
    words = gettext("The worked cases with the verdict hidden: decide first, then read the reason.")
    context = {
        "edition": edition,
        "editions": list(reversed(playable(concordance))),
        "current": concordance.current,
        "every": round_of(found, gettext("All questions"), language),
        "chapters": chapters(found, sections_of(edition, language), language),
    }
    return show(request, "quiz/page.html", Head(gettext("Quiz"), words, "/quiz"), context)


@conditional(card_in_force)
def question(request: HttpRequest, language: str, question: str) -> HttpResponse:
    """One question, or the answer to it where one is given."""
    concordance = read_concordance(language)
    edition = question[:4] if question[:4].isdecimal() else concordance.current
    found = questions(concordance, edition, language)
    wanted = _find(concordance, edition, found, question)
    if wanted.name != question:
        return redirect(addresses.keep_query(request, addresses.quiz(language, wanted.name, {})))
    on = request.GET.get("on", "")
    played = within(found, on, sections_of(edition, language)) if on else found
    kept = {"on": on} if played != found else {}
    posed = _pose(wanted, _number(request.GET.get("v", "")))
    kept |= {"v": request.GET["v"]} if _number(request.GET.get("v", "")) else {}
    walk = _walk(wanted, played if wanted in played else found, language, kept)
    return _show(
        request, concordance, posed, {"walk": walk, "kept": kept, "more": _other_figures(posed, language, kept)}
    )


def _edition(concordance: Concordance, wanted: str) -> str:
    known = [*playable(concordance), concordance.current]
    return wanted if wanted in known else concordance.current


def _number(text: str) -> int:
    """The number of a variant; 0 where there is none."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) <= len(str(MOST)) else 0


def _find(concordance: Concordance, edition: str, found: list[Question], name: str) -> Question:
    """The question of a name; a rule may be told by its number, and a case alone stands for its first question."""
    rule, key, *which = name.lower().removeprefix(f"{edition}/").split("/")
    slugs = {place.slug for place in concordance.find(edition, rule.upper())} | {rule}
    of_case = [each for each in found if each.place.slug in slugs and each.key.lower() == key]
    exact = [each for each in of_case if each.which == "".join(which)]
    named = exact or ([] if which else of_case)
    if not named or len({each.place.slug for each in of_case}) > 1:
        raise Http404
    return named[0]


def _pose(question: Question, number: int) -> Posed:
    edition = question.place.edition
    if question.directed:
        return Posed(question, Judged(StoredScenario()), 0)
    other = vary(question.data, edition, question.name, number) if number else None
    row = StoredScenario(data=other or question.data, assumed=[] if other else list(question.assumed))
    return Posed(question, judge_stored(row, edition), number if other else 0)


def _walk(question: Question, played: list[Question], language: str, kept: dict[str, str]) -> Walk:
    at = played.index(question)
    before, after = (
        addresses.quiz(language, played[beside].name, kept) if 0 <= beside < len(played) else ""
        for beside in (at - 1, at + 1)
    )
    return Walk(at + 1, len(played), before, after, addresses.quiz(language, played[0].name, kept))


def _other_figures(posed: Posed, language: str, kept: dict[str, str]) -> str:
    """The address of the same question with other figures; empty where it has none."""
    question, number = posed.question, posed.variant % MOST + 1
    if question.directed or vary(question.data, question.place.edition, question.name, number) is None:
        return ""
    return addresses.quiz(language, question.name, kept | {"v": str(number)})


def _show(request: HttpRequest, concordance: Concordance, posed: Posed, around: dict[str, Any]) -> HttpResponse:
    question, judged, language = posed.question, posed.judged, posed.question.place.language
    context = around | _put(posed, request.GET)
    if "offer" not in context or context["given"].result:
        links = Links(concordance, question.place.edition, language)
        directed = question.directed
        context["box"] = director_box(directed, language, links) if directed else box(judged, links)
    context |= {
        "posed": posed,
        "place": question.place,
        "case": addresses.case(language, question.place, question.key),
        "of": addresses.name_case(question.place, question.key),
        "card": choose_card(request, language),
    }
    status = 422 if context["given"].problem else 200
    response = show(request, "quiz/question.html", _head(question, around["walk"]), context, status)
    patch_vary_headers(response, ("Cookie",))
    return response


def _put(posed: Posed, query: Mapping[str, str]) -> dict[str, Any]:
    """What is asked, the choice of answers, and what was answered; a scenario without a verdict asks nothing."""
    scenario, verdict, question = posed.judged.scenario, posed.judged.verdict, posed.question
    if question.directed:
        choices = offer_options(question.directed, question.which, question.place.language)
        return {"offer": choices, "given": read_answer(query, choices, question.place.language)}
    if scenario is None or verdict is None:
        return {"given": Given()}
    put = offer(scenario, verdict)
    scene = read_scene(scenario, verdict)
    picture = scene.element(scene.asked()) if scene else ""
    shown = {"drawing": drawing(verdict.motion), "picture": picture}
    return {"offer": put, "scene": shown, "given": read_answer(query, put, question.place.language)}


def _head(question: Question, walk: Walk) -> Head:
    told = {"number": walk.number, "count": walk.count, "edition": question.place.edition}
    title = gettext("Quiz: question %(number)s of %(count)s · TDA %(edition)s") % told
    return Head(title, previous=walk.previous, following=walk.following)
