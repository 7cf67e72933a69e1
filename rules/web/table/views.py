"""The picture of a shared scenario, as SVG and as PNG."""

from django.http import HttpRequest, HttpResponse

from rules.engine.judging import judge
from rules.engine.problems import ScenarioRefused
from rules.engine.reading import read_scenario
from rules.engine.verdict import Verdict
from rules.web.sharing import notation
from rules.web.site.etags import conditional
from rules.web.table.preview import Busy, png_of, standing_svg, with_positions, write_svg
from rules.web.table.scene import read_scene

TYPES = {"svg": "image/svg+xml", "png": "image/png"}
BAD_REQUEST, UNAVAILABLE = 400, 503


@conditional()
def picture(request: HttpRequest, language: str, kind: str) -> HttpResponse:
    """Judge a shared scenario and draw it; what cannot be judged, or not now, is answered with a standing picture."""
    try:
        svg, status = _judged(request.GET.get("s", "")), 200
    except (notation.LinkRefused, ScenarioRefused):
        svg, status = standing_svg(), BAD_REQUEST
    try:
        content = svg.encode() if kind == "svg" else png_of(svg)
    except Busy:
        response = HttpResponse(standing_svg(), TYPES["svg"], UNAVAILABLE)
        response.headers["Retry-After"] = "5"
        return response
    return HttpResponse(content, TYPES[kind], status)


def _judged(text: str) -> str:
    scenario = read_scenario(with_positions(notation.read(text)))
    verdict = judge(scenario)
    return write_svg(read_scene(scenario, verdict), verdict, _rule(verdict))


def _rule(verdict: Verdict) -> str:
    """The edition, and the rule and clause that the verdict rests on first, as far as its edition numbers them."""
    places = (verdict.edition.place(finding.rule, finding.clause) for finding in verdict.findings)
    named = (" ".join(filter(None, place)) for place in places if place[0])
    return " · ".join(filter(None, (f"TDA {verdict.edition.key}", next(named, ""))))
