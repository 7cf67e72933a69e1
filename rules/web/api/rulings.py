"""A scenario in, a verdict out: sent as JSON, or as the text of a shared link."""

from typing import Any

from django.http import HttpRequest, HttpResponse
from django.utils.translation import gettext

from rules.engine.judging import judge
from rules.engine.problems import ScenarioRefused
from rules.engine.reading import read_scenario
from rules.narration.plain import with_words
from rules.web.api.answers import endpoint, json_answer, refuse
from rules.web.api.bodies import read_body, refuse_faults
from rules.web.api.cases import link_of
from rules.web.sharing import notation

MOST_BYTES = 64 * 1024
"""The largest scenario that is read: the longest hand that can be judged needs less."""


@endpoint("GET", "POST")
def rulings(request: HttpRequest, language: str) -> HttpResponse:
    """Judge the scenario that was sent."""
    try:
        return json_answer(ruling(read_body(request, MOST_BYTES) if request.method == "POST" else _linked(request)))
    except ScenarioRefused as refusal:
        raise refuse_faults(refusal) from refusal


def ruling(data: Any) -> dict[str, Any]:
    """The verdict on plain data in scenario format 1, in words of the active language; raises ScenarioRefused."""
    scenario = read_scenario(data)
    return {**with_words(judge(scenario)), "link": link_of(scenario)}


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
