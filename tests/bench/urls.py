"""The site with two addresses more: an answer without anything in it, and a page with nothing but its frame."""

from django.http import HttpRequest, HttpResponse
from django.urls import include, path

from rules.web.site.page import Head, show


def answer(request: HttpRequest, language: str) -> HttpResponse:
    return HttpResponse()


def page(request: HttpRequest, language: str) -> HttpResponse:
    return show(request, "site/base.html", Head("Empty"))


urlpatterns = [
    path("", include("tdasite.urls")),
    path("<language:language>/empty/answer/", answer),
    path("<language:language>/empty/page/", page),
]
