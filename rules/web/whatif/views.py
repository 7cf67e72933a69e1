"""What-if, or "ask the floor": a table or a form that the reader changes, and the verdict that follows each change.

All figures are in the address, so that every step can be sent and gone back to.  What can be judged is led to its short
address; what cannot keeps the long one, with the problems at their fields.
"""

from typing import Any

from django.http import HttpRequest, HttpResponse, QueryDict
from django.shortcuts import redirect
from django.utils.cache import patch_vary_headers
from django.utils.translation import gettext
from django_htmx.http import push_url
from django_htmx.middleware import HtmxDetails
from pydantic import ValidationError

from rules.engine.editions import CURRENT
from rules.engine.scenario import STREETS
from rules.web.sharing import notation
from rules.web.site import addresses
from rules.web.site.etags import conditional
from rules.web.site.page import Head, language_of, show
from rules.web.site.preferences import card_in_force, choose_card
from rules.web.table.hand import Hand, read_hand
from rules.web.table.pictures import picture_of
from rules.web.verdict.box import Box
from rules.web.whatif.hand_form import Answer, Form
from rules.web.whatif.hand_page import lay_out
from rules.web.whatif.in_words import narrated, read_words
from rules.web.whatif.procedure_form import FilledIn
from rules.web.whatif.procedure_forms import KIND_FORMS
from rules.web.whatif.procedure_page import lay_out_kind, questions
from rules.web.whatif.starting_tables import Setup, build

FRESH = Setup("bb", STREETS[0], 3, (25, 50), 600)
"""The table that one begins with: the situation of the rule on prior bet chips, before anything was put out."""


MOST_TAPS = 100
"""The most chips that one request may add or take away."""


class HtmxRequest(HttpRequest):
    """A request that tells whether a script asks for the changed part alone."""

    htmx: HtmxDetails


@conditional(card_in_force, headers=("HX-Request",))
def what_if(request: HtmxRequest, language: str) -> HttpResponse:
    """The table as the address has it, the verdict on it, where it tips, and how each edition decides."""
    of, typed = _origin(request), read_words(request.GET, language)
    text, query = (typed.shared, QueryDict()) if typed else (request.GET.get("s", ""), request.GET)
    try:
        form = read_form(text, query)
    except (notation.LinkRefused, ValidationError) as refusal:
        return lost(request, refusal)
    answer = form.answer()
    address = addresses.what_if(language, answer.link, of) if answer.link else request.get_full_path()
    if not request.htmx and answer.link and answer.link != text:
        return redirect(address)
    context: dict[str, Any] = {
        **_around(request, language, of),
        "table": lay_out(form, answer, language) if isinstance(form, Form) else lay_out_kind(form, answer, language),
        "hand": _hand(request, answer, of),
        "picture": "" if isinstance(form, Form) or answer.idle else picture_of(answer.scenario, answer.verdict),
        "fresh": not text and not typed,
        "title": dict(questions())[form.kind],
        "words": typed or narrated(answer),
        "example": bool(request.GET.get("example")) and answer.link == text,
    }
    head = _head(context["table"].box, addresses.picture(language, answer.link))
    wrong = answer.problems or (typed and typed.problem)
    template = "whatif/_page.html" if request.htmx else "whatif/page.html"
    response = show(request, template, head, context, 422 if wrong else 200)
    patch_vary_headers(response, ("HX-Request", "Cookie"))
    return push_url(response, address) if request.htmx else response


def _around(request: HttpRequest, language: str, of: str) -> dict[str, Any]:
    """What the page shows whatever the form holds: where the reader came from, the card, the other questions."""
    return {
        "of": of,
        "came_from": addresses.named_case(language, of),
        "card": choose_card(request, language),
        "questions": questions(),
    }


def _hand(request: HttpRequest, answer: Answer, of: str) -> Hand | None:
    """The hand drawn at the step that the address names; None while there is none to draw."""
    if not (answer.link and answer.scenario and answer.verdict):
        return None
    query = QueryDict(mutable=True)
    query.update({"s": answer.link, **({"of": of} if of else {}), "step": request.GET.get("step", "")})
    return read_hand(request.path, query, answer.scenario, answer.verdict, roomy=True)


def lost(request: HttpRequest, refusal: Exception) -> HttpResponse:
    """The page for a link that cannot be read: it says so, and offers an empty table."""
    newer = isinstance(refusal, notation.LinkRefused) and refusal.code == "unknown-version"
    return show(
        request, "whatif/bad_link.html", Head(gettext("This link cannot be read")), {"newer": newer}, status=400
    )


def read_form(text: str, query: QueryDict) -> Form | FilledIn:
    """The form of an address: a shared scenario, the fields that change it, the chips that were tapped.

    Raises LinkRefused or ValidationError.  Without a scenario it is an empty table of the current edition, or the blank
    form of the kind asked for.
    """
    given = {name: str(value) for name, value in query.items()}
    if not text and given.get("kind") in KIND_FORMS:
        return FilledIn.new(given["kind"], given)
    data = notation.read(text) if text else {"edition": CURRENT, **build(FRESH)}
    if "kind" in data:
        return FilledIn.of(data, given)
    if not text:
        given = {"says": "", **given}
    return Form.of(data, given).posted_anew().set_up().tapped(query.getlist("tap")[:MOST_TAPS])


def _origin(request: HttpRequest) -> str:
    """The case that the reader came from; empty where there is none."""
    of = request.GET.get("of", "")
    return of if addresses.named_case(language_of(request), of) else ""


def _head(box: Box | None, picture: str) -> Head:
    title = gettext("Ask the floor")
    return Head(
        f"{box.headline} · {title}" if box else title,
        gettext("Put out the chips and read the verdict."),
        picture=picture,
    )
