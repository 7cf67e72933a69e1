"""Addresses that browsers and search engines ask for by themselves."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.templatetags.static import static

ROBOTS = """\
User-agent: *
Disallow: /admin/
Disallow: /api/1/
Disallow: /*/search/
Disallow: /*/what-if/
Disallow: /*/card/
Disallow: /*/preview/
"""
"""Robots read what is written, and leave what is reckoned for each question."""


def robots(request: HttpRequest) -> HttpResponse:
    """The paths that search engines leave out."""
    return HttpResponse(ROBOTS, content_type="text/plain; charset=utf-8", headers={"Cache-Control": "max-age=86400"})


def favicon(request: HttpRequest) -> HttpResponse:
    """The icon at its old address."""
    response = redirect(static("icon-192.png"))
    response.headers["Cache-Control"] = "max-age=86400"
    return response
