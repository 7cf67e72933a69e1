"""Read a published page of a rule and keep it: ``manage.py importdocument FILE --language it --edition 2026``."""

import sys
from argparse import ArgumentParser
from collections.abc import Iterable, Iterator
from typing import Any

from django.core.management.base import BaseCommand, CommandError
from django.utils.translation import gettext as _

from rules.admin.logging import log_import
from rules.documents.importer import Change, Plan, Report, plan_import, write
from rules.documents.page import Page
from rules.documents.reader import read_bytes, read_file, read_page
from rules.documents.refusals import DocumentRefused, language_name
from rules.finding.indexing import refresh_index
from rules.languages import LANGUAGES
from rules.models import LoadedContent, Passage, Translation
from rules.models.clean_text import remarks
from rules.models.exclusive import ContentBusy, exclusively

_RULE_NOT_FOUND = frozenset({"number-missing", "number-unknown", "number-ambiguous", "elsewhere"})

NEEDS_CONSENT = 3
"""The exit code of an import that wrote nothing, because it was not told that words may be replaced or go."""


class Command(BaseCommand):
    help = (
        "Reads a published page of one rule, and keeps it with its passages, cases and credits. Words that stand here"
        " already are not touched unless --replace or --remove says so; without them, nothing is written and the exit"
        f" code is {NEEDS_CONSENT}."
    )

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("file", metavar="FILE", help="the page as plain text in UTF-8, or - for standard input")
        parser.add_argument("--language", required=True, choices=LANGUAGES, help="the language of the page")
        parser.add_argument("--edition", required=True, help="the edition that it belongs to, such as 2026")
        parser.add_argument("--rule", metavar="SLUG", help="which rule it is, where its number does not say so")
        parser.add_argument("--replace", action="store_true", help="let the page replace words that stand here")
        parser.add_argument("--remove", action="store_true", help="let passages go that stand here and not on the page")
        parser.add_argument("--dry-run", action="store_true", help="only say what would be done")

    def handle(self, *args: Any, **options: Any) -> None:
        try:
            self._import(**options)
        except DocumentRefused as refusal:
            raise CommandError(_sentences(refusal)) from refusal
        except ContentBusy as busy:
            raise CommandError(str(busy)) from busy

    def _import(self, *, file: str, language: str, edition: str, rule: str | None, **options: Any) -> None:
        text = read_bytes(sys.stdin.buffer.read()) if file == "-" else read_file(file)
        page = read_page(text, language=language)
        with exclusively():
            plan = plan_import(page, language=language, edition=edition, rule=rule)
            self._say([*remarks(text), *_what_it_says(page, plan), *_what_it_holds(page), *_what_changes(plan)])
            _require_consent(plan, replace=options["replace"], remove=options["remove"])
            lines = [_("Nothing was written: this was a dry run.")] if options["dry_run"] else _write(plan, file)
        self._say(lines)

    def _say(self, lines: Iterable[str]) -> None:
        for line in lines:
            self.stdout.write(line)


def _write(plan: Plan, file: str) -> list[str]:
    """Write texts, index and log, and return what was done."""
    report = write(plan)
    refresh_index([report.version.pk])
    if not report.nothing_changed:
        log_import(plan, report.translation, file)
    return [*_what_was_done(report), *_how_to_undo(plan)]


def _sentences(refusal: DocumentRefused) -> str:
    """Return why a page was refused, with the option that helps where it is the rule that was not found."""
    if refusal.code not in _RULE_NOT_FOUND:
        return str(refusal)
    return f"{refusal} {_('Say with --rule which rule it is.')}"


def _require_consent(plan: Plan, *, replace: bool, remove: bool) -> None:
    missing = []
    if plan.replaced and not replace:
        missing.append(_("The page has other words than stand here: --replace lets it replace them."))
    if plan.removed and not remove:
        missing.append(_("The page lacks passages that stand here: --remove lets them go."))
    if missing:
        raise CommandError(" ".join([_("Nothing was written."), *missing]), returncode=NEEDS_CONSENT)


def _what_it_says(page: Page, plan: Plan) -> Iterator[str]:
    yield _("Title: %(title)s") % {"title": page.title or "–"}
    yield _("Rule: %(slug)s") % {"slug": plan.version.rule.slug}
    yield _("Number: %(number)s") % {"number": page.number or "–"}
    yield _edition(plan)
    yield _("Language: %(language)s") % {"language": language_name(page.language)}
    details = (
        (_("Section: %(value)s"), page.section),
        (_("Translation: %(value)s"), page.translator),
        (_("Revision: %(value)s"), page.reviser),
        (_("Source: %(value)s"), page.source),
        (_("Notice: %(value)s"), page.notice),
    )
    yield from (sentence % {"value": value} for sentence, value in details if value)
    if plan.adds_rule:
        yield _("The rule is new in this edition, and is added to it.")


def _edition(plan: Plan) -> str:
    edition = {"edition": plan.version.edition.key}
    if plan.values["state"] == Translation.State.STATED:
        return _("Edition: %(edition)s, stated on the page") % edition
    return _("Edition: %(edition)s, as told: the page names none") % edition


def _what_it_holds(page: Page) -> Iterator[str]:
    for kind in Passage.Kind:
        keys = [part.key for part in page.parts if part.kind == kind]
        if keys:
            yield f"  {kind.label}: {' '.join(keys)}"


def _what_changes(plan: Plan) -> Iterator[str]:
    """Yield the words that stand and those of the page, one below the other."""
    for change in plan.replaced:
        yield _("%(passage)s, other words:") % {"passage": change.name}
        yield from _old_and_new(change)
    for change in plan.removed:
        yield _("%(passage)s, not on the page:") % {"passage": change.name}
        yield from _old_and_new(change)


def _old_and_new(change: Change) -> Iterator[str]:
    for sign, words in (("-", change.old), ("+", change.new)):
        yield from (f"  {sign} {line}" for line in words.splitlines() if line.strip())


def _what_was_done(report: Report) -> Iterator[str]:
    counts = {
        "created": len(report.created),
        "changed": len(report.changed),
        "same": len(report.same),
        "removed": len(report.removed),
    }
    yield _("Passages: %(created)d created, %(changed)d changed, %(same)d same, %(removed)d removed") % counts
    if report.nothing_changed:
        yield _("Nothing needed to be written.")


def _how_to_undo(plan: Plan) -> Iterator[str]:
    """Yield how to bring the shipped words back, where some were replaced or went."""
    key = f"page/{plan.version.edition.key}/{plan.version.rule.slug}/{plan.language}"
    if (plan.replaced or plan.removed) and LoadedContent.objects.filter(key=key).exists():
        yield _("To bring the shipped words back: loadlibrary --force %(key)s") % {"key": key}
