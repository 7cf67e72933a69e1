"""Answering "unchanged" where a page is: to whoever sends the tag that he was given with it.

A page is a function of the content, of what makes it, of its address and of some cookies and headers; its tag is a
digest of all these, and costs one look at the database.  Verdicts are computed whenever a page is made.
"""

from collections.abc import Callable
from functools import wraps
from hashlib import sha256

from django.conf import settings
from django.db import DatabaseError
from django.http import HttpRequest, HttpResponse, HttpResponseNotModified
from django.utils.cache import patch_vary_headers
from django.utils.translation import get_language

from rules.models.stamp import last_stamp, seeing, stamp
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
    """Make a page answer "unchanged" where it is.

    `cookies` tell what it depends on in them, `headers` are those that it depends on, `remember` keeps what the
    address chooses.  A page that shows those who are signed in more than others is conditional for `strangers` alone.
    """
    varies = (*headers, *(["Cookie"] if cookies or strangers else []))

    def decorate(view: View) -> View:
        @wraps(view)
        def answer(request: HttpRequest, *args: object, **parts: object) -> HttpResponse:
            if request.method not in {"GET", "HEAD"} or settings.DEBUG or (strangers and _may_be_known(request)):
                return view(request, *args, **parts)
            now = _stamp()
            if now is None:
                with seeing(last_stamp()):
                    return view(request, *args, **parts)
            told = [*(cookie(request) for cookie in cookies), *(request.headers.get(name, "") for name in headers)]
            tag = tag_of(request, now, *told)
            # The tag is as good in a list, or where compressing the page has made it a weak one.
            if tag not in request.META.get("HTTP_IF_NONE_MATCH", ""):
                with seeing(now):
                    return _with_tag(view(request, *args, **parts), tag, varies)
            response = _unchanged(request, tag, varies)
            if remember:
                remember(request, response)
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


def _with_tag(response: HttpResponse, tag: str, varies: tuple[str, ...]) -> HttpResponse:
    """Only a whole page has a tag: what is said of an error or of another address may change with anything."""
    if response.status_code == 200:
        response.headers["ETag"] = tag
        response.headers.setdefault("Cache-Control", CACHE_CONTROL)
    if varies:  # Django would write an empty name.
        patch_vary_headers(response, varies)
    return response


def _unchanged(request: HttpRequest, tag: str, varies: tuple[str, ...]) -> HttpResponse:
    """What a page says in its headers is said again, and that it was read in its language is remembered as ever."""
    vary = ", ".join((*varies, "Accept-Encoding"))
    response = HttpResponseNotModified(headers={"ETag": tag, "Cache-Control": CACHE_CONTROL, "Vary": vary})
    language = get_language() or ""
    if request.path_info.startswith(f"/{language}/"):
        remember_language(request, response, language)
    return response
