"""What every answer of the site has in common."""

import time
from collections.abc import Callable

from django.conf import settings
from django.contrib.auth import SESSION_KEY
from django.http import HttpRequest, HttpResponse
from django.utils import translation
from django.utils.cache import patch_vary_headers

Handler = Callable[[HttpRequest], HttpResponse]

# Everything comes from this site, and no script or style stands in a page. The admin's own
# style sheets carry small pictures as data addresses.
POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    ]
)

CACHED = "private, no-cache"
"""A browser may store a page and asks every time whether it is the same; nobody in between stores one."""

RENEWED_AFTER = 60 * 60
"""Seconds after which a session that is used is renewed."""

LANGUAGES = frozenset(code for code, _ in settings.LANGUAGES)


def content_policy(get_response: Handler) -> Handler:
    def middleware(request: HttpRequest) -> HttpResponse:
        response = get_response(request)
        response.headers["Content-Security-Policy"] = POLICY
        return response

    return middleware


def cache_control(get_response: Handler) -> Handler:
    """Say of every answer that says nothing itself who may store it."""

    def middleware(request: HttpRequest) -> HttpResponse:
        response = get_response(request)
        response.headers.setdefault("Cache-Control", CACHED)
        return response

    return middleware


def renew_session(get_response: Handler) -> Handler:
    """Let a session end a day after it was last used: whoever has just opened a form has a day to save it."""

    def middleware(request: HttpRequest) -> HttpResponse:
        response = get_response(request)
        if request.path_info.startswith("/admin/") and response.status_code < 400:
            now, session = int(time.time()), request.session
            if SESSION_KEY in session and session.get("renewed", 0) < now - RENEWED_AFTER:
                session["renewed"] = now
        return response

    return middleware


def interface_language(get_response: Handler) -> Handler:
    """Speak the language the address begins with; where it names none, the one the reader's cookie or browser asks for.

    Django's own LocaleMiddleware wants translated address patterns for this and costs more on every request.
    """

    def middleware(request: HttpRequest) -> HttpResponse:
        named = request.path_info.removeprefix("/").partition("/")[0]
        chosen = named in LANGUAGES
        language = named if chosen else translation.get_language_from_request(request)
        translation.activate(language)
        request.LANGUAGE_CODE = language
        response = get_response(request)
        # A view that names the language of its answer has chosen it by itself, and knows what that depends on.
        if "Content-Language" in response.headers:
            return response
        response.headers["Content-Language"] = translation.get_language() or language
        if not chosen:
            patch_vary_headers(response, ("Accept-Language", "Cookie"))
        return response

    return middleware
