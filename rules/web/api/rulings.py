"""A scenario in, a verdict out: sent as JSON, or as the text of a shared link."""

from typing import Any

from django.http import HttpRequest, HttpResponse
from django.utils.translation import gettext

from rules.engine.judging import judge
from rules.engine.problems import Problem, ScenarioRefused
from rules.engine.reading import parse_json, read_scenario
from rules.narration.plain import problem_in_words, with_words
from rules.web.api.answers import JSON, Refused, endpoint, json_answer, refuse
from rules.web.api.cases import link_of
from rules.web.sharing import notation

MOST_BYTES = 64 * 1024
"""The largest scenario that is read: the longest hand that can be judged needs less."""


@endpoint("GET", "POST")
def rulings(request: HttpRequest, language: str) -> HttpResponse:
    """Judge the scenario that was sent."""
    try:
        return json_answer(ruling(_sent(request) if request.method == "POST" else _linked(request)))
    except ScenarioRefused as refusal:
        unreadable = any(problem.code == "not-json" for problem in refusal.problems)
        raise Refused(400 if unreadable else 422, [problem_in_words(each) for each in refusal.problems]) from refusal


def ruling(data: Any) -> dict[str, Any]:
    """The verdict on plain data in scenario format 1, in words of the active language; raises ScenarioRefused."""
    scenario = read_scenario(data)
    return {**with_words(judge(scenario)), "link": link_of(scenario)}


def _sent(request: HttpRequest) -> Any:
    """The plain data in the body of a request, as far as it is JSON and no larger than it may be."""
    if request.content_type != JSON or (request.content_params or {}).get("charset", "utf-8").lower() != "utf-8":
        message = gettext("A scenario is sent as %(type)s, in UTF-8.") % {"type": JSON}
        raise refuse(415, "", "wrong-content-type", message, Accept=JSON)
    length = request.META.get("CONTENT_LENGTH") or "0"
    if not length.isdigit() or int(length) > MOST_BYTES or len(request.body) > MOST_BYTES:
        message = gettext("A scenario has at most %(most)s bytes.") % {"most": MOST_BYTES}
        raise refuse(413, "", "too-large", message)
    try:
        return parse_json(request.body.decode("utf-8-sig"))
    except UnicodeDecodeError:
        raise ScenarioRefused([Problem("", "not-json")]) from None


def _linked(request: HttpRequest) -> Any:
    """The plain data of the shared link that the query holds."""
    text = request.GET.get("s", "")
    if not text:
        message = gettext("The text of a shared link is missing, or a scenario that is sent with POST.")
        raise refuse(400, "s", "missing", message)
    try:
        return notation.read(text)
    except notation.LinkRefused as refusal:
        told = {
            "unknown-version": gettext("This link was made in a form that is not known here."),
            "unreadable": gettext("This link cannot be read: part of it is missing or was changed."),
        }
        raise refuse(400, "s", refusal.code, told[refusal.code]) from refusal
