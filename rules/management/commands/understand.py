"""`python manage.py understand [FILE]`: situations in words in, scenarios out, one a line, as JSON."""

import sys
from argparse import ArgumentParser
from functools import partial
from typing import Any

from django.core.management.base import BaseCommand

from rules.engine.editions import CURRENT
from rules.engine.problems import Problem, ScenarioRefused
from rules.engine.reading import parse_json
from rules.languages import LANGUAGES
from rules.management.json_lines import opened, print_answers, texts_of
from rules.understanding.understanding import LONGEST_TEXT, understand

MOST_BYTES = 8 * LONGEST_TEXT
"""No character takes more than four bytes of UTF-8, or six as an escape of JSON: a longer text is too long anyway."""

KEYS = {"text", "language"}


class Command(BaseCommand):
    help = (
        "Reads situations in words and prints what was understood of each, one a line as JSON; exits with 1 if any "
        "was refused."
    )
    requires_system_checks = ()

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("file", nargs="?", help="where the text is; standard input if it is left out")
        parser.add_argument(
            "--lines",
            action="store_true",
            help='read one JSON object a line, {"text": ..., "language": ...}; empty lines are passed over',
        )
        parser.add_argument("--language", choices=LANGUAGES, help="the language of the text; recognised if left out")
        parser.add_argument(
            "--edition", default=CURRENT, help="the edition to judge under; the current one if left out"
        )

    def handle(self, *args: Any, **options: Any) -> None:
        by_line = options["lines"]
        answer = partial(_of_line if by_line else _of_text, language=options["language"], edition=options["edition"])
        with opened(options["file"]) as source:
            refused = print_answers(self.stdout, texts_of(source, MOST_BYTES, by_line=by_line), answer)
        if refused:
            sys.exit(1)


def _of_text(text: bytes, *, language: str | None, edition: str) -> dict[str, Any]:
    return understand(_decoded(text).strip(), language, edition=edition).as_data()


def _of_line(line: bytes, *, language: str | None, edition: str) -> dict[str, Any]:
    """What was understood of a line; its own language counts before that of the command."""
    data = parse_json(_decoded(line))
    if not isinstance(data, dict):
        raise ScenarioRefused([Problem("", "not-an-object")])
    unknown = sorted(data.keys() - KEYS)
    if unknown or "text" not in data:
        raise ScenarioRefused([Problem(unknown[0], "unknown-key") if unknown else Problem("text", "missing")])
    return understand(data["text"], data.get("language", language), edition=edition).as_data()


def _decoded(text: bytes) -> str:
    if len(text) > MOST_BYTES:
        raise ScenarioRefused([Problem("text", "too-long", {"most": LONGEST_TEXT})])
    try:
        return text.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise ScenarioRefused([Problem("text", "not-text")]) from None
