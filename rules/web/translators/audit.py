"""For the translator: what the checks found in the texts, and what the staff has dismissed."""

from typing import Any

from django.http import HttpRequest, HttpResponse
from django.utils.cache import patch_vary_headers
from django.utils.translation import gettext

from rules.compare import audit as auditing
from rules.compare.checks.base import Severity
from rules.compare.checks.registry import CHECKS
from rules.models import RuleVersion
from rules.web.site.broken_rows import Unshown, unshown
from rules.web.site.concordance import Concordance, RuleInEdition, read_concordance
from rules.web.site.etags import conditional
from rules.web.site.page import Head, show
from rules.web.site.refusals import Refused, refuse
from rules.web.translators.filters import chosen, filters
from rules.web.translators.findings import dismissed, groups, not_entered
from rules.web.translators.findings_cache import cached_findings


@conditional(strangers=True)
def audit(request: HttpRequest, language: str) -> HttpResponse:
    """The list of findings, by edition, language, rule and severity."""
    concordance = read_concordance(language)
    try:
        choices = filters(request, concordance)
    except Refused as refused:
        return refuse(request, refused)
    asked = chosen(choices)
    report = auditing.audit(
        edition=asked.get("edition", ""),
        language=asked.get("language", ""),
        rule=asked.get("rule", ""),
        severity=asked.get("severity", ""),
        find=cached_findings,
        concordance=concordance.compared,
    )
    response = show(
        request,
        "translators/audit.html",
        _head(),
        {
            **_context(report, concordance, language),
            "filters": choices,
            "narrowed": bool(asked),
            "may_dismiss": request.user.has_perm("rules.add_dismissal"),
        },
    )
    patch_vary_headers(response, ("Cookie",))
    return response


def _head() -> Head:
    return Head(
        gettext("Audit of the texts"),
        gettext(
            "Where a translation contradicts the other languages, the edition or arithmetic: each finding with the "
            "passage, the reason and what would be right."
        ),
        "/audit/",
    )


def _unread(place: RuleInEdition) -> Unshown:
    """A page that a check fails on, with the form of the rule in its edition."""
    why = gettext("A check failed on its texts or scenarios. The log of the site names the place.")
    return unshown(RuleVersion, place.pk, f"{place.edition} · {place.label or place.title}", why)


def _context(report: auditing.Report, concordance: Concordance, language: str) -> dict[str, Any]:
    return {
        "groups": groups(concordance, language, report.findings),
        "dismissed": dismissed(concordance, language, report.dismissed),
        "outdated": report.outdated,
        "pages": report.pages,
        "not_entered": tuple(not_entered(concordance, language, report.not_entered)),
        "counts": [(severity, report.counts[severity]) for severity in Severity],
        "checks": CHECKS,
        "unshown": [_unread(place) for named in report.unread if (place := concordance.at(*named))],
    }
