"""What every answer of the API has in common: its language, its headers, and how it refuses.

There are no cookies and no accounts here, so whoever asks is a stranger, and a page of any site may ask from a
browser: nothing that the answers tell is anyone's own.  For the same reason no token is asked for.
"""

import json
from collections.abc import Callable, Mapping
from functools import wraps
from typing import Any

from django.core.exceptions import SuspiciousOperation
from django.http import HttpRequest, HttpResponse
from django.utils import translation
from django.utils.cache import patch_vary_headers
from django.utils.translation import gettext
from django.utils.translation.trans_real import parse_accept_lang_header
from django.views.decorators.csrf import csrf_exempt

from rules.languages import LANGUAGES
from rules.web.api.limits import seconds_to_wait
from rules.web.site.etags import conditional

JSON = "application/json"

View = Callable[..., HttpResponse]


class Refused(Exception):
    """What was asked for is not answered; `problems` say where it lies, in a code and a sentence."""

    def __init__(self, status: int, problems: list[dict[str, str]], headers: Mapping[str, str] | None = None) -> None:
        super().__init__(status)
        self.status, self.problems, self.headers = status, problems, headers or {}


def refuse(status: int, path: str, code: str, message: str, **headers: str) -> Refused:
    """A refusal with one problem."""
    return Refused(status, [{"path": path, "code": code, "message": message}], headers)


def endpoint(*methods: str) -> Callable[[View], View]:
    """Make a view, which is given the language to answer in, an address of the API for some methods."""

    def decorate(view: View) -> View:
        @csrf_exempt
        @wraps(view)
        def answer(request: HttpRequest, **parts: str) -> HttpResponse:
            with translation.override(language_of_the_program(request)):
                try:
                    response = _answer(view, methods, request, parts)
                except Refused as refused:
                    response = json_answer({"problems": refused.problems}, refused.status, refused.headers)
                return finish(response)

        return answer

    return decorate


def _answer(view: View, methods: tuple[str, ...], request: HttpRequest, parts: Mapping[str, str]) -> HttpResponse:
    allowed = ", ".join([*methods, *(["HEAD"] if "GET" in methods else []), "OPTIONS"])
    if request.method == "OPTIONS":
        return _told_what_is_allowed(allowed)
    if request.method not in allowed.split(", "):
        message = gettext("The method %(method)s is not allowed here.") % {"method": str(request.method)[:20]}
        raise Refused(405, [{"path": "", "code": "method-not-allowed", "message": message}], {"Allow": allowed})
    wait = seconds_to_wait(request)
    if wait:
        message = gettext("Too many requests in one minute: wait a little.")
        problem = {"path": "", "code": "too-many-requests", "message": message}
        raise Refused(429, [problem], {"Retry-After": str(wait)})
    return conditional()(view)(request, _language_asked_for(request), **parts)


def _told_what_is_allowed(allowed: str) -> HttpResponse:
    """The answer to a browser that asks, before it sends a scenario of another site's page, whether it may."""
    headers = {
        "Allow": allowed,
        "Access-Control-Allow-Methods": allowed,
        "Access-Control-Allow-Headers": "Content-Type, If-None-Match",
        "Access-Control-Max-Age": "86400",
    }
    return HttpResponse(status=204, headers=headers)


def _language_asked_for(request: HttpRequest) -> str:
    """The language of an answer, which the query may name."""
    asked = request.GET.get("language", "")
    if asked and asked not in LANGUAGES:
        message = gettext("There is no such language here: it is one of %(languages)s.")
        raise refuse(400, "language", "unknown-language", message % {"languages": ", ".join(LANGUAGES)})
    return translation.get_language() or "en"


def language_of_the_program(request: HttpRequest) -> str:
    """The language by the query, else by the header, else English; no cookie has a say."""
    try:
        asked = request.GET.get("language", "")
    except SuspiciousOperation:  # More parameters than a request may have.
        asked = ""
    wanted = [name for name, _ in parse_accept_lang_header(request.headers.get("Accept-Language", "").lower())]
    spoken = (name.partition("-")[0] for name in (asked, *wanted))
    return next((name for name in spoken if name in LANGUAGES), "en")


def json_answer(data: Mapping[str, Any], status: int = 200, headers: Mapping[str, str] | None = None) -> HttpResponse:
    """Plain data as JSON; characters that no encoding has (half a pair of surrogates in a name) are escaped."""
    try:
        text = json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode()
    except UnicodeEncodeError:
        text = json.dumps(data, separators=(",", ":")).encode()
    return HttpResponse(text, headers={"Content-Type": JSON, **(headers or {})}, status=status)


def finish(response: HttpResponse) -> HttpResponse:
    """Any origin may read an answer; credentials are never allowed to be sent along, and none are looked at."""
    response.headers["Access-Control-Allow-Origin"] = "*"
    response.headers["Access-Control-Expose-Headers"] = "Allow, Content-Language, ETag, Retry-After"
    response.headers["Content-Language"] = translation.get_language() or "en"
    response.headers.setdefault("Cache-Control", "no-cache")
    patch_vary_headers(response, ("Accept-Language",))
    return response
