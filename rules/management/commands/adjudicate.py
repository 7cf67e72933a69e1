"""`python manage.py adjudicate [FILE]`: scenarios in, verdicts out, one a line, as JSON."""

import sys
from argparse import ArgumentParser
from collections.abc import Callable
from functools import partial
from typing import Any

from django.core.management.base import BaseCommand
from django.utils import translation

from rules.engine.comparing import UnderEdition, judge_under_every_edition
from rules.engine.judging import judge
from rules.engine.problems import Problem, ScenarioRefused
from rules.engine.reading import LONGEST_TEXT, read_json
from rules.engine.record import AnyScenario
from rules.engine.verdict import FORMAT
from rules.languages import LANGUAGES
from rules.management.json_lines import opened, print_answers, texts_of
from rules.narration.comparing import because, narrate_editions
from rules.narration.plain import with_words, words

MOST_BYTES = 4 * LONGEST_TEXT
"""No character takes more than four bytes of UTF-8, so that a longer text is too long in any case."""


class Command(BaseCommand):
    help = (
        "Judges scenarios (scenario format 1) and prints one verdict a line as JSON; exits with 1 if any was refused."
    )
    requires_system_checks = ()

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("file", nargs="?", help="where the scenario is; standard input if it is left out")
        parser.add_argument(
            "--lines", action="store_true", help="read one scenario a line; empty lines are passed over"
        )
        parser.add_argument("--language", choices=LANGUAGES, help="add the verdict in words, in this language")
        parser.add_argument(
            "--every-edition",
            action="store_true",
            help="judge under every edition: a row of verdicts, which of them flip, and the finding that makes the "
            "difference",
        )

    def handle(self, *args: Any, **options: Any) -> None:
        language = options["language"]
        answer = _under_every_edition if options["every_edition"] else _verdict
        judged = partial(answer, in_words=language is not None)
        with translation.override(language or "en"), opened(options["file"]) as source:
            texts = texts_of(source, MOST_BYTES, by_line=options["lines"])
            refused = print_answers(self.stdout, texts, partial(_answer, judged=judged))
        if refused:
            sys.exit(1)


def _answer(text: bytes, judged: Callable[[AnyScenario], dict[str, Any]]) -> dict[str, Any]:
    """The answer to one scenario as plain data; raises ScenarioRefused."""
    return judged(read_json(_decoded(text)))


def _verdict(scenario: AnyScenario, *, in_words: bool) -> dict[str, Any]:
    """The verdict as plain data."""
    verdict = judge(scenario)
    return with_words(verdict) if in_words else verdict.as_data()


def _under_every_edition(scenario: AnyScenario, *, in_words: bool) -> dict[str, Any]:
    """The verdicts by edition, the oldest first, and the editions that rule otherwise than the one before."""
    rows = judge_under_every_edition(scenario)
    flips = [row.edition for row in rows if row.flips]
    answer = {"format": FORMAT, "editions": [_row(row, in_words=in_words) for row in rows], "flips": flips}
    return {**answer, "words": [told.text for told in narrate_editions(rows)]} if in_words else answer


def _row(row: UnderEdition, *, in_words: bool) -> dict[str, Any]:
    """One edition: its verdict, whether it flips, and the finding that makes the difference."""
    difference = row.because.as_data(row.verdict.edition) if row.because else None
    data = {"edition": row.edition, "verdict": row.verdict.as_data(), "flips": row.flips, "because": difference}
    if not in_words:
        return data
    if difference is not None and (reason := because(row)):
        difference["words"] = reason.text
    return {**data, "words": words(row.verdict)}


def _decoded(text: bytes) -> str:
    if len(text) > MOST_BYTES:
        raise ScenarioRefused([Problem("", "too-large", {"most": LONGEST_TEXT})])
    try:
        return text.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise ScenarioRefused([Problem("", "not-json")]) from None
