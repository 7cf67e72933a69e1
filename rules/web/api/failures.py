"""Failures outside the endpoints of the API, in its own format: whatever fails, a program can read the answer."""

from django.http import HttpRequest, HttpResponse
from django.urls import reverse
from django.utils import translation
from django.utils.translation import gettext

from rules.web.api.answers import finish, json_answer, language_of_the_program

ROOT = "/api/1/"


def is_of_the_api(request: HttpRequest) -> bool:
    """Return whether an address is one that programs ask."""
    return f"{request.path_info}/".startswith(ROOT)


def answer(request: HttpRequest, status: int) -> HttpResponse:
    """Answer with the problem that a status stands for, in the language asked for."""
    with translation.override(language_of_the_program(request)):
        code, message = _problem(status)
        response = json_answer({"problems": [{"path": "", "code": code, "message": message}]}, status)
        response.headers["Cache-Control"] = "no-store"
        return finish(response)


def _problem(status: int) -> tuple[str, str]:
    told = {
        400: ("unreadable", gettext("This request cannot be read.")),
        403: ("not-allowed", gettext("This is not allowed.")),
        404: ("not-found", nothing_here()),
        500: ("failure", gettext("Something went wrong here; the failure has been noted.")),
        503: ("unavailable", gettext("The database of this site does not answer. Ask again in a moment.")),
    }
    return told[status]


def nothing_here() -> str:
    """Return the sentence for an address without a meaning."""
    message = gettext("There is nothing at this address; %(document)s lists those that exist.")
    return message % {"document": reverse("api-document")}
