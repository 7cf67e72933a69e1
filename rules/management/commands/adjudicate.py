"""`python manage.py adjudicate [FILE]`: scenarios in, verdicts out, one a line, as JSON."""

import json
import os
import sys
from argparse import ArgumentParser
from collections.abc import Iterable, Iterator
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import Any, BinaryIO

from django.core.management.base import BaseCommand, CommandError
from django.utils import translation
from django.utils.translation import gettext as _

from rules.engine.judging import judge
from rules.engine.problems import Problem, ScenarioRefused
from rules.engine.reading import LONGEST_TEXT, read_json
from rules.engine.verdict import Verdict
from rules.languages import LANGUAGES
from rules.narration.problems import sentence
from rules.narration.verdicts import narrate

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

    def handle(self, *args: Any, **options: Any) -> None:
        language = options["language"]
        with translation.override(language or "en"), _opened(options["file"]) as source:
            texts = _lines_of(source) if options["lines"] else [source.read(MOST_BYTES + 1)]
            refused = self._print_answers(texts, in_words=language is not None)
        if refused:
            sys.exit(1)

    def _print_answers(self, texts: Iterable[bytes], *, in_words: bool) -> bool:
        """Print an answer to each text; return whether one of them was a refusal."""
        refused = False
        try:
            for text in texts:
                answer = _answer(text, in_words=in_words)
                refused = refused or "problems" in answer
                self.stdout.write(_written(answer))
            self.stdout.flush()
        except BrokenPipeError:
            # Whoever read has seen enough, as `head` does. Python would complain once more when it ends and flushes.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return refused


def _opened(path: str | None) -> AbstractContextManager[BinaryIO]:
    if path is None:
        return nullcontext(sys.stdin.buffer)
    try:
        return Path(path).open("rb")
    except OSError as fault:
        raise CommandError(_("%(path)s cannot be read: %(fault)s") % {"path": path, "fault": fault.strerror}) from None


def _lines_of(source: BinaryIO) -> Iterator[bytes]:
    """The lines that are not empty; of one that is too long only so much that its length shows."""
    while line := source.readline(MOST_BYTES + 1):
        rest = line
        while len(rest) > MOST_BYTES and not rest.endswith(b"\n"):
            rest = source.readline(MOST_BYTES + 1)
        if line.strip():
            yield line


def _answer(text: bytes, *, in_words: bool) -> dict[str, Any]:
    """The verdict on one scenario as plain data, or its problems."""
    try:
        verdict = judge(read_json(_decoded(text)))
    except ScenarioRefused as refusal:
        return {"problems": [_told(problem) for problem in refusal.problems]}
    return {**verdict.as_data(), "words": _words(verdict)} if in_words else verdict.as_data()


def _decoded(text: bytes) -> str:
    if len(text) > MOST_BYTES:
        raise ScenarioRefused([Problem("", "too-large", {"most": LONGEST_TEXT})])
    try:
        return text.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise ScenarioRefused([Problem("", "not-json")]) from None


def _told(problem: Problem) -> dict[str, str]:
    return {"path": problem.path, "code": problem.code, "message": sentence(problem)}


def _words(verdict: Verdict) -> dict[str, Any]:
    """The headline, and one sentence a finding."""
    narrated = narrate(verdict)
    return {"headline": str(narrated.headline), "findings": [reason.text for reason in narrated.reasons]}


def _written(answer: dict[str, Any]) -> str:
    """One line of JSON; characters that cannot be written as they are (half a pair of surrogates) are escaped."""
    line = json.dumps(answer, ensure_ascii=False, separators=(",", ":"))
    try:
        line.encode(sys.stdout.encoding or "utf-8")
    except UnicodeEncodeError:
        return json.dumps(answer, separators=(",", ":"))
    return line
