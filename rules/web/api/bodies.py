"""What programs send: the body of a request, read as JSON within its limits, and the refusal of what is wrong in it."""

from typing import Any

from django.http import HttpRequest
from django.utils.translation import gettext

from rules.engine.problems import Problem, ScenarioRefused
from rules.engine.reading import parse_json
from rules.narration.plain import problem_in_words
from rules.web.api.answers import JSON, Refused, refuse


def read_body(request: HttpRequest, most: int) -> Any:
    """Return the plain data in a body of at most `most` bytes; raises Refused, and ScenarioRefused for broken JSON."""
    if request.content_type != JSON or (request.content_params or {}).get("charset", "utf-8").lower() != "utf-8":
        message = gettext("The body is sent as %(type)s, in UTF-8.") % {"type": JSON}
        raise refuse(415, "", "wrong-content-type", message, Accept=JSON)
    length = request.META.get("CONTENT_LENGTH") or "0"
    if not length.isdigit() or int(length) > most or len(request.body) > most:
        message = gettext("The body has at most %(most)s bytes.") % {"most": most}
        raise refuse(413, "", "too-large", message)
    try:
        return parse_json(request.body.decode("utf-8-sig"))
    except UnicodeDecodeError:
        raise ScenarioRefused([Problem("", "not-json")]) from None


def refuse_faults(refusal: ScenarioRefused) -> Refused:
    """Return the refusal of what was sent, with a sentence on each fault: 400 for broken JSON, else 422."""
    unreadable = any(problem.code == "not-json" for problem in refusal.problems)
    return Refused(400 if unreadable else 422, [problem_in_words(each) for each in refusal.problems])
