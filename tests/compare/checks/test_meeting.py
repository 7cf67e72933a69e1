"""Hits that share words are one finding, which the gravest of them leads."""

import pytest

from rules.compare.checks.base import Check, Hit, Severity, Spot, said
from rules.compare.findings import findings
from tests.compare.checks.invented import PAGES


def check_that_hits(name: str, severity: Severity, hit: Severity | None = None) -> Check:
    """Return a check that objects to the first word of every page; `hit` is the severity of that alone."""

    def find(page):
        text = next(iter(page.every_text()))
        yield Hit(Spot(text.language, text.key, 0, 3), said(name), severity=hit)

    made = Check()
    made.id, made.severity, made.find = name, severity, find
    return made


@pytest.mark.parametrize(
    ("checks", "severity"),
    [
        ([("first", Severity.ERROR, Severity.NOTE), ("second", Severity.WARNING)], Severity.WARNING),
        ([("first", Severity.NOTE), ("second", Severity.ERROR)], Severity.ERROR),
        ([("first", Severity.NOTE, Severity.ERROR), ("second", Severity.WARNING)], Severity.ERROR),
    ],
)
def test_the_gravest_hit_leads_whatever_the_order_of_the_checks(concordance, checks, severity):
    make, _ = next(iter(PAGES.values()))
    (finding,) = findings(make(concordance), [check_that_hits(*row) for row in checks])
    assert finding.severity is severity
    leading = next(name for name, own, *hit in checks if (hit or [own])[0] is severity)
    assert finding.checks[0] == leading


def test_of_equally_grave_hits_the_check_that_is_listed_first_leads(concordance):
    make, _ = next(iter(PAGES.values()))
    both = [check_that_hits(name, Severity.WARNING) for name in ("first", "second")]
    (finding,) = findings(make(concordance), both)
    assert finding.checks == ("first", "second")
