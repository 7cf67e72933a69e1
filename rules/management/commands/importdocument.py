"""Read a published page of a rule and keep it: ``manage.py importdocument FILE --language it --edition 2026``."""

import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from typing import Any

from django.core.management.base import BaseCommand, CommandError
from django.utils.translation import gettext as _

from rules.documents.importer import Report, import_page
from rules.documents.page import Page
from rules.documents.reader import read_bytes, read_file, read_page
from rules.documents.refusals import DocumentRefused, language_name
from rules.finding.indexing import refresh_index
from rules.languages import LANGUAGES
from rules.models import Passage, Translation

_RULE_NOT_FOUND = frozenset({"number-missing", "number-unknown", "number-ambiguous", "elsewhere"})


class Command(BaseCommand):
    help = "Reads a published page of one rule, and keeps it with its passages, cases and credits."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("file", metavar="FILE", help="the page as plain text in UTF-8, or - for standard input")
        parser.add_argument("--language", required=True, choices=LANGUAGES, help="the language of the page")
        parser.add_argument("--edition", required=True, help="the edition that it belongs to, such as 2026")
        parser.add_argument("--rule", metavar="SLUG", help="which rule it is, where its number does not say so")

    def handle(self, *args: Any, file: str, language: str, edition: str, rule: str | None, **options: Any) -> None:
        try:
            text = read_bytes(sys.stdin.buffer.read()) if file == "-" else read_file(file)
            page = read_page(text, language=language)
            report = import_page(page, language=language, edition=edition, rule=rule)
            refresh_index([report.version.pk])
        except DocumentRefused as refusal:
            raise CommandError(_sentences(refusal)) from refusal
        for line in [*_what_it_says(page, report), *_what_it_holds(page), *_what_was_done(report)]:
            self.stdout.write(line)


def _sentences(refusal: DocumentRefused) -> str:
    """Return why a page was refused, with the option that helps where it is the rule that was not found."""
    if refusal.code not in _RULE_NOT_FOUND:
        return str(refusal)
    return f"{refusal} {_('Say with --rule which rule it is.')}"


def _what_it_says(page: Page, report: Report) -> Iterator[str]:
    yield _("Title: %(title)s") % {"title": page.title or "–"}
    yield _("Rule: %(slug)s") % {"slug": report.version.rule.slug}
    yield _("Number: %(number)s") % {"number": page.number or "–"}
    yield _edition(report)
    yield _("Language: %(language)s") % {"language": language_name(page.language)}
    details = (
        (_("Section: %(value)s"), page.section),
        (_("Translation: %(value)s"), page.translator),
        (_("Revision: %(value)s"), page.reviser),
        (_("Source: %(value)s"), page.source),
        (_("Notice: %(value)s"), page.notice),
    )
    yield from (sentence % {"value": value} for sentence, value in details if value)


def _edition(report: Report) -> str:
    edition = {"edition": report.version.edition.key}
    if report.translation.state == Translation.State.STATED:
        return _("Edition: %(edition)s, stated on the page") % edition
    return _("Edition: %(edition)s, as told: the page names none") % edition


def _what_it_holds(page: Page) -> Iterator[str]:
    for kind in Passage.Kind:
        keys = [part.key for part in page.parts if part.kind == kind]
        if keys:
            yield f"  {kind.label}: {' '.join(keys)}"


def _what_was_done(report: Report) -> Iterator[str]:
    counts = {
        "created": len(report.created),
        "changed": len(report.changed),
        "same": len(report.same),
        "removed": len(report.removed),
    }
    yield _("Passages: %(created)d created, %(changed)d changed, %(same)d same, %(removed)d removed") % counts
    if report.changed:
        yield _("Changed passages: %(keys)s") % {"keys": " ".join(report.changed)}
    if report.removed:
        yield _("Removed passages: %(keys)s") % {"keys": " ".join(report.removed)}
    if report.nothing_changed:
        yield _("Nothing needed to be written.")
