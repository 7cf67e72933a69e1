"""A situation in words in, what was understood of it out, with the verdict on that."""

from typing import Any

from django.http import HttpRequest, HttpResponse

from rules.engine.editions import CURRENT
from rules.engine.problems import Problem, ScenarioRefused
from rules.understanding.understanding import understand
from rules.web.api.answers import endpoint, json_answer
from rules.web.api.bodies import read_body, refuse_faults
from rules.web.api.rulings import MOST_BYTES, ruling

KEYS = {"text", "language", "edition"}


@endpoint("POST")
def understood(request: HttpRequest, language: str) -> HttpResponse:
    """Understand the text that was sent, and judge what was understood."""
    try:
        return json_answer(_answer(read_body(request, MOST_BYTES)))
    except ScenarioRefused as refusal:
        raise refuse_faults(refusal) from refusal


def _answer(data: Any) -> dict[str, Any]:
    """What was understood; `ruling` is null where there is nothing that can be judged."""
    if not isinstance(data, dict):
        raise ScenarioRefused([Problem("", "not-an-object")])
    unknown = [Problem(name, "unknown-key") for name in sorted(data.keys() - KEYS)]
    if unknown or "text" not in data:
        raise ScenarioRefused(unknown or [Problem("text", "missing")])
    edition = data.get("edition", CURRENT)
    answer = understand(data["text"], data.get("language"), edition=edition).as_data()
    return {**answer, "ruling": _ruling(answer["scenario"], edition)}


def _ruling(scenario: dict[str, Any] | None, edition: str) -> dict[str, Any] | None:
    try:
        return ruling({**scenario, "edition": edition}) if scenario else None
    except ScenarioRefused:
        return None
