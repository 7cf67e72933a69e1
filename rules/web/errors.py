"""Pages for what goes wrong, in the reader's language.  The one for a failure of ours needs no database."""

import logging

from django.db import DatabaseError
from django.http import HttpRequest, HttpResponse
from django.utils.translation import gettext

from rules.web.lost import Help, find_help
from rules.web.pages import Head, language_of, show

log = logging.getLogger(__name__)


def not_found(request: HttpRequest, exception: Exception) -> HttpResponse:
    head = Head(gettext("Page not found"))
    return show(request, "errors/404.html", head, {"help": _help(request)}, status=404)


def _help(request: HttpRequest) -> Help | None:
    try:
        return find_help(request.path_info, language_of(request))
    except DatabaseError:
        log.exception("No help can be given to one who is lost")
        return None


def bad_request(request: HttpRequest, exception: Exception) -> HttpResponse:
    return show(request, "errors/400.html", Head(gettext("This request cannot be read")), status=400)


def permission_denied(request: HttpRequest, exception: Exception | None = None, reason: str = "") -> HttpResponse:
    """The page for what is not allowed, a form without its token included; Django then gives a reason."""
    return show(request, "errors/403.html", Head(gettext("Not allowed")), status=403)


def server_error(request: HttpRequest) -> HttpResponse:
    """The page for a failure of ours; where even that fails, a line of plain text."""
    head = Head(gettext("Something went wrong here"))
    try:
        return show(request, "errors/500.html", head, status=500)
    except Exception:
        log.exception("The page for a failure has failed")
        return HttpResponse(head.title, status=500, content_type="text/plain; charset=utf-8")
