"""`python manage.py checkcontent`: whether the shipped content is sound, with file and line of what is not."""

import sys
from argparse import ArgumentParser
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from rules.library.lines import line_of
from rules.library.problems import Problem
from rules.library.reading import SHIPPED
from rules.library.soundness import every_problem


class Command(BaseCommand):
    help = _("Checks the shipped content without loading it. Exits with 1 if anything is wrong.")
    requires_system_checks = ()

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument(
            "--library", type=Path, default=SHIPPED, help=_("a folder other than rules/library/content")
        )

    def handle(self, *args: Any, library: Path, **options: Any) -> None:
        problems = list(every_problem(library))
        for problem in problems:
            self.stdout.write(_located(library, problem))
        if problems:
            count = len(problems)
            self.stderr.write(ngettext("%(count)d fault", "%(count)d faults", count) % {"count": count})
            sys.exit(1)
        self.stdout.write(_("The content is sound."))


def _located(root: Path, problem: Problem) -> str:
    """Return a fault as editors read it: file, line, and what is wrong."""
    line = line_of(root, problem)
    place = f"{root.name}/{problem.file}:{line}" if line else f"{root.name}/{problem.file}"
    return f"{place}: {problem.key}: {problem.fault}" if problem.key else f"{place}: {problem.fault}"
