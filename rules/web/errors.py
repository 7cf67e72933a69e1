"""Answers to what goes wrong, in the reader's language: a page, or a list of problems where the address is the API's.

None of them needs the database.
"""

import logging
import sys
from typing import Any

from django.core.exceptions import SuspiciousOperation
from django.db import DatabaseError
from django.http import HttpRequest, HttpResponse
from django.utils.translation import gettext

from rules.web.api import failures
from rules.web.site import outages
from rules.web.site.page import Head, language_of, show
from rules.web.wayfinding.not_found import Help, find_help

log = logging.getLogger(__name__)


def not_found(request: HttpRequest, exception: Exception) -> HttpResponse:
    if failures.is_of_the_api(request):
        return failures.answer(request, 404)
    return _page(request, 404, gettext("Page not found"), {"help": _help(request)})


def _help(request: HttpRequest) -> Help | None:
    try:
        return find_help(request.path_info, language_of(request))
    except DatabaseError as error:
        outages.log_outage(error)
        return None


def bad_request(request: HttpRequest, exception: Exception) -> HttpResponse:
    """Answer a request that cannot be read.  Django has logged a suspicious one already."""
    request.logged = isinstance(exception, SuspiciousOperation)  # type: ignore[attr-defined]
    if failures.is_of_the_api(request):
        return failures.answer(request, 400)
    return _page(request, 400, gettext("This request cannot be read"))


def permission_denied(request: HttpRequest, exception: Exception | None = None, reason: str = "") -> HttpResponse:
    """Answer what is not allowed, a form without its token included; Django then gives a reason."""
    if failures.is_of_the_api(request):
        return failures.answer(request, 403)
    return _page(request, 403, gettext("Not allowed"))


def server_error(request: HttpRequest) -> HttpResponse:
    """Answer a failure of ours, and an outage of the database; where even that fails, with a line of plain text."""
    error = sys.exc_info()[1]
    try:
        return _outage(request, error) if outages.is_outage(error) else _failure(request)
    except Exception:
        log.exception("The page for a failure has failed")
        title = gettext("Something went wrong here")
        return HttpResponse(title, status=500, content_type="text/plain; charset=utf-8")


def _failure(request: HttpRequest) -> HttpResponse:
    if failures.is_of_the_api(request):
        return failures.answer(request, 500)
    return _page(request, 500, gettext("Something went wrong here"))


def _outage(request: HttpRequest, error: BaseException | None) -> HttpResponse:
    """Say when to try again; the page for a form contains what was typed, and sends it again."""
    outages.log_outage(error)
    request.logged = True  # type: ignore[attr-defined]
    if failures.is_of_the_api(request):
        response = failures.answer(request, 503)
    else:
        fields = _typed(request)
        context = {"fields": fields, "address": request.get_full_path()}
        response = _page(request, 503, gettext("This site cannot answer at the moment"), context)
    response.headers["Retry-After"] = str(outages.RETRY_AFTER)
    return response


def _typed(request: HttpRequest) -> list[tuple[str, str]]:
    """Return the fields of a form, to be sent again; none of one with a password, and of one without its token."""
    if not getattr(request, "csrf_processing_done", False):
        return []
    fields = [(name, value) for name, values in request.POST.lists() for value in values if isinstance(value, str)]
    if any("password" in name for name, _ in fields):
        return []
    return [(name, value) for name, value in fields if name != "csrfmiddlewaretoken"]


def _page(request: HttpRequest, status: int, title: str, context: dict[str, Any] | None = None) -> HttpResponse:
    response = show(request, f"errors/{status}.html", Head(title), context, status=status)
    response.headers["Cache-Control"] = "private, no-store"
    return response
