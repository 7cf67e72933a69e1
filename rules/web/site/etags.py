"""Conditional pages: a browser that sends the tag of the page as it is now gets 304 and no page.

A page is a function of the content, of the release, of its address and of some cookies and headers.  Its tag is a
digest of all these, and costs one query.  Verdicts are computed whenever a page is made.
"""

from collections.abc import Callable
from functools import wraps
from hashlib import sha256
from http import HTTPStatus

from django.conf import settings
from django.db import DatabaseError
from django.http import HttpRequest, HttpResponse
from django.utils.cache import patch_vary_headers
from django.utils.translation import get_language
from django.views.decorators.http import condition

from rules.models.stamp import last_stamp, seeing, seen_stamp, stamp
from rules.web.site.outages import is_outage, log_outage
from rules.web.site.preferences import remember_language
from rules.web.site.release import release

View = Callable[..., HttpResponse]
Depends = Callable[[HttpRequest], str]
Remember = Callable[[HttpRequest, HttpResponse], None]

CACHE_CONTROL = "private, no-cache"
"""A browser may keep a page, and asks every time whether it is still the same; nobody in between keeps one."""


def conditional(
    *cookies: Depends, headers: tuple[str, ...] = (), remember: Remember | None = None, strangers: bool = False
) -> Callable[[View], View]:
    """Make a page answer 304 to a browser that has it as it is.

    `cookies` return what the page depends on in the cookies, `headers` are the names of the headers that it depends
    on, `remember` stores what the address chooses.  A page that shows more to those who are signed in is conditional
    for `strangers` alone.
    """
    varies = (*headers, *(["Cookie"] if cookies or strangers else []))

    def decorate(view: View) -> View:
        def tag(request: HttpRequest, *args: object, **parts: object) -> str:
            depends = [*(cookie(request) for cookie in cookies), *(request.headers.get(name, "") for name in headers)]
            return tag_of(request, seen_stamp(), *depends)

        by_tag = condition(etag_func=tag)(view)

        @wraps(view)
        def answer(request: HttpRequest, *args: object, **parts: object) -> HttpResponse:
            if request.method not in {"GET", "HEAD"} or settings.DEBUG or (strangers and _may_be_known(request)):
                return view(request, *args, **parts)
            now = _stamp()
            if now is None:
                with seeing(last_stamp()):
                    return view(request, *args, **parts)
            with seeing(now):
                response = by_tag(request, *args, **parts)
            _set_headers(response, varies)
            if response.status_code == HTTPStatus.NOT_MODIFIED:
                _remember_reading(request, response, remember)
            return response

        return answer

    return decorate


def _stamp() -> str | None:
    """Return the stamp on the content; None while the database is away, since some pages need no more of it."""
    try:
        return stamp()
    except DatabaseError as error:
        if not is_outage(error):
            raise
        log_outage(error)
        return None


def tag_of(request: HttpRequest, *depends: str) -> str:
    """The tag of a page as this request asks for it, and as what else it depends on is now."""
    address = (request.scheme or "", request.META.get("HTTP_HOST", ""), request.get_full_path())
    told = (settings.REPORT_ADDRESS, str(settings.API_REQUESTS_PER_MINUTE))
    parts = "\n".join((release(), *told, *address, get_language() or "", *depends))
    return f'"{sha256(parts.encode(errors="replace")).hexdigest()[:32]}"'


def _may_be_known(request: HttpRequest) -> bool:
    return settings.SESSION_COOKIE_NAME in request.COOKIES


def _set_headers(response: HttpResponse, varies: tuple[str, ...]) -> None:
    """Only a whole page has a tag: an error, or the way to another address, may change with anything."""
    if response.status_code in {HTTPStatus.OK, HTTPStatus.NOT_MODIFIED}:
        response.headers.setdefault("Cache-Control", CACHE_CONTROL)
    else:
        del response.headers["ETag"]
    if response.status_code == HTTPStatus.NOT_MODIFIED:
        varies = (*varies, "Accept-Encoding")  # The middleware that compresses adds it to a whole page.
    if varies:  # Django would write an empty name.
        patch_vary_headers(response, varies)


def _remember_reading(request: HttpRequest, response: HttpResponse, remember: Remember | None) -> None:
    """Store the reader's choices after a 304 too, as the view does for a whole page."""
    language = get_language() or ""
    if request.path_info.startswith(f"/{language}/"):
        remember_language(request, response, language)
    if remember:
        remember(request, response)
