"""The card to turn round: the verdict in the players' languages at once, for them to read across the table."""

from dataclasses import dataclass

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.utils import translation
from django.utils.cache import patch_vary_headers
from django.utils.safestring import SafeString

from rules.engine.judging import judge
from rules.engine.problems import ScenarioRefused
from rules.engine.reading import read_scenario
from rules.engine.record import AnyScenario
from rules.engine.verdict import Verdict
from rules.narration.headlines import headline
from rules.web.sharing import notation
from rules.web.site import addresses
from rules.web.site.etags import conditional
from rules.web.site.page import Head, show
from rules.web.site.preferences import card_in_force, choose_card, remember_card
from rules.web.table.pictures import picture_of
from rules.web.verdict.box import split
from rules.web.whatif.views import lost


@dataclass(frozen=True, slots=True)
class Side:
    """The verdict in one language: the word on a line of its own, what follows it beneath."""

    language: str
    word: str
    rest: str
    then: str | None


@conditional(card_in_force, remember=remember_card)
def card(request: HttpRequest, language: str) -> HttpResponse:
    """Show a verdict and nothing else; figures that cannot be are told on the page where they can be mended."""
    text, of = request.GET.get("s", ""), request.GET.get("of", "")
    case = addresses.named_case(language, of)
    try:
        scenario = read_scenario(notation.read(text))
        verdict = judge(scenario)
    except notation.LinkRefused as refusal:
        return lost(request, refusal)
    except ScenarioRefused:
        return redirect(addresses.what_if(language, text, of if case else ""))
    languages = choose_card(request, language)
    context = {
        "sides": [_side(verdict, code) for code in languages],
        "picture": _picture(scenario, verdict, languages[0]),
        "tone": str(verdict.decision),
        "edition": verdict.edition.key,
        "sources": _sources(verdict),
        "back": case or addresses.what_if(language, text),
    }
    response = show(request, "whatif/card.html", Head(str(headline(verdict))), context)
    remember_card(request, response)
    patch_vary_headers(response, ("Cookie",))
    return response


def _picture(scenario: AnyScenario, verdict: Verdict, language: str) -> SafeString:
    with translation.override(language):
        return picture_of(scenario, verdict)


def _side(verdict: Verdict, language: str) -> Side:
    with translation.override(language):
        line = headline(verdict)
        word, rest = split(line)
        return Side(language, word, rest.removeprefix(":"), line.then)


def _sources(verdict: Verdict) -> list[str]:
    """The rules that the verdict rests on, by number and clause, as far as its edition has them."""
    places = (verdict.edition.place(finding.rule, finding.clause) for finding in verdict.findings)
    return list(dict.fromkeys(" ".join(filter(None, place)) for place in places if place[0]))
