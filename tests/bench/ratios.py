"""Pages beside an empty one, through the whole handler as a server calls it, on a database in memory.

Where a page keeps what it has read and rendered, the first view after a change is measured as well.  An empty page is
the frame that every page stands in; an empty answer has not even that.
"""

from dataclasses import dataclass, field

from django.conf import settings
from django.core.handlers.wsgi import WSGIHandler
from django.test import RequestFactory

import tests.ready  # noqa: F401 - Django must be set up before its models are imported
from rules.models import WorkedCase
from rules.web.search import views as search_views
from rules.web.site import content_cache, fragment_cache
from rules.web.verdict import box
from tests.bench.library import library
from tests.bench.timing import best_of, show

NINE = "/it/2026/48/?texts=it,es"
"""Nine examples in eight cases, in two languages, once our own cases are taken away."""

QUESTIONS = ("gettone", "una ficha sola", "raise", "side pot", "chip", "apuesta", "puntata", "Regel zum Raise")
ROUNDS, TIMES = 7, 20


@dataclass
class Answer:
    status: str = ""
    headers: dict[str, str] = field(default_factory=dict)
    body: bytes = b""


def ask(handler: WSGIHandler, address: str, **headers: str) -> Answer:
    """Ask for a page as a browser does that has been here before, and read all of it."""
    path, _, query = address.partition("?")
    asked = {"PATH_INFO": path, "QUERY_STRING": query, "HTTP_HOST": "localhost", "HTTP_COOKIE": "language=it"}
    found = Answer()

    def start(status: str, headers: list[tuple[str, str]], *_: object) -> None:
        found.status, found.headers = status, dict(headers)

    response = handler(RequestFactory()._base_environ(**asked, **headers), start)
    found.body = b"".join(response)
    response.close()
    return found


def cost(handler: WSGIHandler, *pages: str, **headers: str) -> float:
    """The seconds of one page, as a mean of these, in the best of several rounds."""
    for page in pages:
        assert ask(handler, page, **headers).status[:3] in {"200", "304"}, page

    def work() -> None:
        for _ in range(TIMES):
            for page in pages:
                ask(handler, page, **headers)

    return best_of(ROUNDS, work) / TIMES / len(pages)


def forgetful(handler: WSGIHandler, *pages: str) -> float:
    """The seconds of one page where nothing has been kept: the first view after a change."""

    def work() -> None:
        for page in pages:
            content_cache.forget()
            box.read.cache_clear()
            fragment_cache._render.cache_clear()
            ask(handler, page)

    return best_of(ROUNDS, work) / len(pages)


def measure() -> None:
    settings.ROOT_URLCONF = "tests.bench.urls"
    handler = WSGIHandler()
    with library():
        bare, frame = cost(handler, "/it/empty/answer/"), cost(handler, "/it/empty/page/")
        show(bare * 1000, "ms", "an empty answer")
        show(frame * 1000, "ms", "an empty page")
        searches = [f"/it/search/?q={question.replace(' ', '+')}" for question in QUESTIONS]
        tag = ask(handler, "/it/2026/48/").headers["ETag"]
        unchanged = cost(handler, "/it/2026/48/", HTTP_IF_NONE_MATCH=tag)
        show(unchanged / bare, "x", "an unchanged page is answered so, against an empty answer (aim: 1.5)")
        show(
            cost(handler, NINE) / frame,
            "x",
            f"a rule with {verdicts_on(handler, NINE)} verdicts, against an empty page",
        )
        WorkedCase.objects.all().delete()
        nine, first = cost(handler, NINE), forgetful(handler, NINE)
        told = f"a rule with {verdicts_on(handler, NINE)} verdicts in two languages"
        show(nine / frame, "x", f"{told}, against an empty page (aim: 10)")
        show(rulings(handler, NINE) / nine * 100, "%", "of it are rulings", 0)
        show(first / frame, "x", f"{told}, the first view after a change")
        show(nine / bare, "x", f"{told}, against an empty answer")
        show(cost(handler, *searches) / frame, "x", "search, against an empty page (aim: 6)")
        search_views._answer = search_views._answer.__wrapped__
        show(cost(handler, *searches) / frame, "x", "search for what nobody has asked before, against an empty page")


def verdicts_on(handler: WSGIHandler, page: str) -> int:
    return ask(handler, page).body.count(b'<p class="headline">')


def rulings(handler: WSGIHandler, page: str) -> float:
    """The seconds of the rulings of one page."""
    judged = []
    real = box.judge
    box.judge = lambda scenario: judged.append(scenario) or real(scenario)
    ask(handler, page)
    box.judge = real
    return best_of(ROUNDS, lambda: [real(scenario) for scenario in judged for _ in range(TIMES)]) / TIMES
