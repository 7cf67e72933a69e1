"""The audit: every check over every page, what the staff has dismissed set apart.

How a page or a script uses it::

    report = audit(edition="2026", language="it")      # seven queries, however many pages
    report.findings     # open ones, page by page, in the order of the page
    report.dismissed    # (finding, dismissal) pairs
    report.outdated     # dismissals whose finding is there no more
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from rules.compare.checks.base import Severity
from rules.compare.checks.page import Page
from rules.compare.concordance import Concordance
from rules.compare.findings import Finding, findings
from rules.compare.loading import load_pages, look
from rules.compare.unjudged import not_entered
from rules.models import Dismissal


@dataclass(frozen=True)
class NotEntered:
    """The cases of a rule that a language prints and nobody has entered: a state of ours, and no finding."""

    edition: str
    slug: str
    number: str | None
    language: str
    keys: tuple[str, ...]


@dataclass(frozen=True)
class Report:
    """What an audit found."""

    findings: tuple[Finding, ...]
    dismissed: tuple[tuple[Finding, Dismissal], ...] = ()
    outdated: tuple[Dismissal, ...] = ()
    pages: int = 0
    not_entered: tuple[NotEntered, ...] = ()
    unread: tuple[tuple[str, str], ...] = ()
    """The pages, by edition and rule, that a check fails on: the others are checked all the same."""

    @property
    def counts(self) -> dict[Severity, int]:
        """How many open findings there are of each severity."""
        counted = Counter(finding.severity for finding in self.findings)
        return {severity: counted[severity] for severity in Severity}

    @property
    def has_errors(self) -> bool:
        """Whether anything contradicts."""
        return any(finding.severity is Severity.ERROR for finding in self.findings)


def audit(
    *,
    edition: str = "",
    language: str = "",
    rule: str = "",
    severity: str = "",
    find: Callable[[Page], Iterable[Finding]] = findings,
    concordance: Concordance | None = None,
) -> Report:
    """Run the checks; empty filters choose everything.  `rule` is a slug, `find` yields what is wrong on a page."""
    pages = load_pages(edition, rule, concordance)
    looked = [(page, look(page, find)) for page in pages]
    found = [f for _, on_page in looked for f in on_page or () if not language or f.language == language]
    if severity:
        found = [finding for finding in found if finding.severity == severity]
    dismissals = {dismissal.identity: dismissal for dismissal in Dismissal.objects.select_related("by")}
    identities = {finding.identity for finding in found}
    unfiltered = not (edition or language or rule or severity)
    return Report(
        findings=tuple(finding for finding in found if finding.identity not in dismissals),
        dismissed=tuple((f, dismissals[f.identity]) for f in found if f.identity in dismissals),
        outdated=tuple(d for d in dismissals.values() if unfiltered and d.identity not in identities),
        pages=len(pages),
        not_entered=() if severity else tuple(_not_entered(pages, language)),
        unread=tuple((page.reading.edition, page.reading.own) for page, on_page in looked if on_page is None),
    )


def _not_entered(pages: Iterable[Page], language: str) -> Iterator[NotEntered]:
    for page in pages:
        keys: dict[str, list[str]] = {}
        for text in not_entered(page):
            keys.setdefault(text.language, []).append(text.key)
        for spoken, cases in keys.items():
            if not language or spoken == language:
                yield NotEntered(page.reading.edition, page.reading.own, page.number, spoken, tuple(cases))
