"""Findings of a page kept in the cache, so that a page is checked again only when something in it has changed.

What is kept is found again by a digest of all that the checks look at: the texts and their order, the scenarios, the
numbers of all rules, and the program itself.  An edit leads to another digest, so nothing kept is ever wrong; verdicts
are not kept at all.
"""

import hashlib
from collections.abc import Iterable
from dataclasses import replace

from rules.compare.checks.base import Cites, Reason
from rules.compare.checks.page import Page
from rules.compare.concordance import Concordance
from rules.compare.findings import Finding, findings
from rules.compare.meaning import Reading
from rules.web.site import cache
from rules.web.site.release import release

_SECONDS = 7 * 24 * 60 * 60


def cached_findings(page: Page) -> tuple[Finding, ...]:
    """Return what all checks find on a page, from the cache where the page has been checked as it is."""
    key = f"findings-{_digest(page)}"
    held: tuple[Finding, ...] | None = cache.get(key)
    if held is None:
        held = tuple(_read_with(Reading(Concordance.of(()), *_place(page)), findings(page)))
        cache.put(key, held, _SECONDS)
    return tuple(_read_with(page.reading, held))


def _place(page: Page) -> tuple[str, str]:
    return page.reading.edition, page.reading.own


def _read_with(reading: Reading, found: Iterable[Finding]) -> Iterable[Finding]:
    """Yield findings whose references are told with a concordance; none is kept, since it is always at hand."""

    def reason(given: Reason) -> Reason:
        return replace(given, reading=reading) if isinstance(given, Cites) else given

    return (replace(finding, reasons=tuple(map(reason, finding.reasons))) for finding in found)


def _digest(page: Page) -> str:
    rows = [(row.key, row.kind, sorted(row.texts.items())) for row in page.rows]
    layouts = sorted(page.layouts.items())
    parts = (_place(page), page.number, rows, layouts, page.told, page.reading.concordance.numbering, release())
    return hashlib.sha256(repr(parts).encode()).hexdigest()
