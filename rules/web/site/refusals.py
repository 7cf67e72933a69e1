"""An address that asks for something there is not, answered in a sentence of the reader's language."""

from django.http import HttpRequest, HttpResponse
from django.utils.translation import gettext

from rules.web.site.page import Head, show


class Refused(Exception):
    """What was asked for cannot be shown; `why` says so in one sentence, `status` is 400 or 404."""

    def __init__(self, why: str, status: int = 404) -> None:
        super().__init__(why)
        self.why, self.status = why, status


def refuse(request: HttpRequest, refused: Refused) -> HttpResponse:
    """The page that says why."""
    title = gettext("Page not found") if refused.status == 404 else gettext("This request cannot be read")
    return show(request, "errors/refused.html", Head(title), {"why": refused.why}, status=refused.status)
