"""`python manage.py loadlibrary`: the shipped editions, rules, texts and cases into the database."""

from argparse import ArgumentParser
from collections import Counter
from typing import Any

from django.core.management.base import BaseCommand, CommandError
from django.utils.translation import gettext as _

from rules.library.keeping import Report
from rules.library.loading import load_library
from rules.library.problems import LibraryRefused


class Command(BaseCommand):
    help = "Loads the shipped editions, rules, texts and cases. What was edited here since stays as it is."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--force", action="store_true", help="also overwrite what was edited here")

    def handle(self, *args: Any, **options: Any) -> None:
        try:
            report = load_library(force=options["force"])
        except LibraryRefused as refusal:
            raise CommandError("\n".join([_("The library cannot be loaded:"), str(refusal)])) from None
        if options["verbosity"]:
            for line in _lines(report):
                self.stdout.write(line)


def _lines(report: Report) -> list[str]:
    if report.everything_stood:
        lines = [_("The library is loaded already.")]
    else:
        lines = [_counts(kind, counts) for kind, counts in report.counts.items()]
    lines += [_("Changed: %(row)s") % {"row": row} for row in report.changed]
    lines += [
        _("Edited here and new in the library, left as edited (--force overwrites it): %(row)s") % {"row": row}
        for row in report.disputed
    ]
    return lines


def _counts(kind: str, counts: Counter[str]) -> str:
    return _(
        "%(rows)s: %(created)d created, %(changed)d changed, %(removed)d removed, %(same)d same,"
        " %(kept)d edited here and left"
    ) % {
        "rows": kind,
        **{outcome: counts[outcome] for outcome in ("created", "changed", "removed", "same", "kept")},
    }
