"""`python manage.py audit [--edition --language --format json]`: what is wrong in the printed texts."""

import json
import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from dataclasses import asdict
from typing import Any

from django.core.management.base import BaseCommand, CommandError
from django.utils.translation import gettext as _

from rules.compare.audit import Report, audit
from rules.compare.checks.base import Severity
from rules.compare.findings import Finding
from rules.languages import LANGUAGES
from rules.models import Edition


class Command(BaseCommand):
    help = _("Lists what is wrong in the printed texts. Exits with 1 if there is any error.")
    requires_system_checks = ()

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--edition", default="", help=_("only this edition, such as 2026"))
        parser.add_argument("--language", default="", choices=LANGUAGES, help=_("only texts in this language"))
        parser.add_argument("--rule", default="", metavar="SLUG", help=_("only this rule"))
        parser.add_argument("--severity", default="", choices=[severity.value for severity in Severity])
        parser.add_argument("--format", default="text", choices=("text", "json"))

    def handle(self, *args: Any, edition: str, language: str, rule: str, severity: str, **options: Any) -> None:
        if edition and not Edition.objects.filter(key=edition).exists():
            raise CommandError(_("There is no edition %(edition)s.") % {"edition": edition})
        report = audit(edition=edition, language=language, rule=rule, severity=severity)
        lines = [_as_json(report)] if options["format"] == "json" else _as_text(report)
        for line in lines:
            self.stdout.write(line)
        if report.has_errors:
            sys.exit(1)


def _as_json(report: Report) -> str:
    return json.dumps(
        {
            "findings": [_as_data(finding) for finding in report.findings],
            "dismissed": [
                {**_as_data(finding), "dismissed": dismissal.reason} for finding, dismissal in report.dismissed
            ],
            "counts": {str(severity): count for severity, count in report.counts.items()},
            "pages": report.pages,
            "not_entered": [asdict(cases) for cases in report.not_entered],
        },
        ensure_ascii=False,
        indent=1,
    )


def _as_data(finding: Finding) -> dict[str, Any]:
    return {
        "identity": finding.identity,
        "checks": list(finding.checks),
        "severity": str(finding.severity),
        "edition": finding.edition,
        "rule": finding.slug,
        "number": finding.number,
        "language": finding.language,
        "passage": finding.key,
        "start": finding.start,
        "end": finding.end,
        "spot": finding.spot,
        "quoted": "".join(finding.quoted()),
        "reasons": list(finding.sentences()),
        "right": finding.right,
        "also": [{"passage": spot.key, "start": spot.start, "end": spot.end} for spot in finding.also],
        "sisters": dict(finding.sisters),
    }


def _as_text(report: Report) -> Iterator[str]:
    for finding in report.findings:
        before, spot, after = finding.quoted()
        place = f"{finding.edition} {finding.number or finding.slug} {finding.language} {finding.key}"
        yield f"{place}: {finding.severity.label} ({', '.join(finding.checks)}) {finding.identity}"
        if finding.text:
            yield f"  {before[-60:]}[{spot}]{after[:40]}".replace("\n", " ")
        yield from (f"  {sentence}" for sentence in finding.sentences())
        if finding.right:
            yield "  " + _("Right: %(right)s") % {"right": finding.right}
    for finding, dismissal in report.dismissed:
        yield _("Dismissed: %(identity)s, %(reason)s") % {"identity": finding.identity, "reason": dismissal.reason}
    for cases in report.not_entered:
        yield _("Not judged yet: %(place)s, cases %(keys)s") % {
            "place": f"{cases.edition} {cases.number or cases.slug} {cases.language}",
            "keys": ", ".join(cases.keys),
        }
    yield _("%(error)d errors, %(warning)d warnings, %(note)d notes on %(pages)d pages") % {
        **{str(severity): count for severity, count in report.counts.items()},
        "pages": report.pages,
    }
