"""`python manage.py loadlibrary`: the shipped editions, rules, texts and cases into the database."""

from argparse import ArgumentParser
from collections import Counter
from collections.abc import Iterator
from typing import Any

from django.core.management.base import BaseCommand, CommandError
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from rules.library.keeping import Report
from rules.library.loading import load_library
from rules.library.problems import LibraryRefused
from rules.models.exclusive import ContentBusy


class Command(BaseCommand):
    help = "Loads the shipped editions, rules, texts and cases. What was edited here since stays as it is."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument(
            "--force",
            nargs="*",
            metavar="KEY",
            help="also overwrite what was edited here: everything, or the rows with these keys alone, such as"
            " page/2024/multiple-chips/de",
        )

    def handle(self, *args: Any, **options: Any) -> None:
        keys = options["force"]
        try:
            report = load_library(force=keys or keys is not None)
        except ContentBusy as busy:
            raise CommandError(str(busy)) from busy
        except LibraryRefused as refusal:
            raise CommandError("\n".join([_("The library cannot be loaded:"), str(refusal)])) from None
        if options["verbosity"]:
            for line in _lines(report, every_row=options["verbosity"] > 1):
                self.stdout.write(line)


def _lines(report: Report, *, every_row: bool) -> Iterator[str]:
    if report.everything_stood:
        yield _("The library is loaded already.")
    else:
        yield from (_counts(kind, counts) for kind, counts in report.counts.items())
    for row in report.changed:
        yield _("Changed: %(row)s") % {"row": row}
    for row in report.disputed:
        yield _("Edited here and new in the library, left as edited (--force overwrites it): %(row)s") % {"row": row}
    if report.kept:
        yield _kept(report.kept)
    if every_row:
        yield from (_("Edited here: %(row)s") % {"row": row} for row in report.kept)


def _kept(rows: list[str]) -> str:
    return ngettext(
        "%(count)d row was edited here and stays so. To bring back what is shipped: loadlibrary --force %(row)s",
        "%(count)d rows were edited here and stay so; --verbosity 2 names them. To bring back what is shipped in one:"
        " loadlibrary --force %(row)s",
        len(rows),
    ) % {"count": len(rows), "row": rows[0]}


def _counts(kind: str, counts: Counter[str]) -> str:
    return _(
        "%(rows)s: %(created)d created, %(changed)d changed, %(removed)d removed, %(same)d same,"
        " %(kept)d edited here and left"
    ) % {
        "rows": kind,
        **{outcome: counts[outcome] for outcome in ("created", "changed", "removed", "same", "kept")},
    }
