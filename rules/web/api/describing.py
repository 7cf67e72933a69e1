"""The description of the API: for programs as OpenAPI, for people as a page with an example and its live answer."""

import json
from dataclasses import dataclass
from typing import Any

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.urls import reverse
from django.utils.translation import gettext

from rules.web.api.answers import JSON, endpoint, json_answer
from rules.web.api.document import EXAMPLE, PARAMETERS, PATHS, RESPONSES, description
from rules.web.api.rulings import MOST_BYTES, ruling
from rules.web.site.etags import conditional
from rules.web.site.page import Head, show


@dataclass(frozen=True, slots=True)
class Operation:
    """One thing that can be asked, as the page tells it."""

    name: str
    method: str
    path: str
    summary: str
    parameters: tuple[tuple[str, str], ...]
    answers: tuple[tuple[str, str], ...]


@endpoint("GET")
def document(request: HttpRequest, language: str) -> HttpResponse:
    """The document itself."""
    return json_answer(description())


@conditional()
def page(request: HttpRequest, language: str) -> HttpResponse:
    """What can be asked and how, with one example and the answer to it."""
    root = request.build_absolute_uri(reverse("api-overview"))
    context = {
        "operations": operations(),
        "root": root,
        "document": reverse("api-document"),
        "command": command(root, language),
        "answer": json.dumps(ruling(EXAMPLE), ensure_ascii=False, indent=2),
        "most_bytes": MOST_BYTES // 1024,
        "most_requests": settings.API_REQUESTS_PER_MINUTE,
    }
    head = Head(
        gettext("The rules for programs"),
        gettext("Editions, rules, worked cases and verdicts on any scenario, as JSON: addresses, parameters, limits."),
        "/api/",
    )
    return show(request, "api/page.html", head, context)


def operations() -> list[Operation]:
    """Every operation of the document, in the active language."""
    return [_told(path, method, each) for path, methods in PATHS.items() for method, each in methods.items()]


def _told(path: str, method: str, operation: dict[str, Any]) -> Operation:
    names = [each["$ref"].rpartition("/")[2] for each in operation["parameters"]]
    refusals = [(status, RESPONSES[status]) for status in operation["responses"] if status in RESPONSES]
    return Operation(
        operation["operationId"],
        method.upper(),
        path,
        gettext(operation["summary"]),
        tuple((name, gettext(PARAMETERS[name]["description"])) for name in names),
        tuple((status, gettext(told)) for status, told in refusals),
    )


def command(root: str, language: str) -> str:
    """The example as it is typed into a shell."""
    return f"curl '{root}rulings?language={language}' \\\n  -H 'Content-Type: {JSON}' \\\n  -d '{json.dumps(EXAMPLE)}'"
