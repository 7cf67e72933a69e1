"""Commands that read texts from a file or standard input, and print one answer a line as JSON."""

import json
import os
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import Any, BinaryIO

from django.core.management.base import CommandError, OutputWrapper
from django.utils.translation import gettext as _

from rules.engine.problems import ScenarioRefused
from rules.narration.plain import problem_in_words

Answer = dict[str, Any]


def opened(path: str | None) -> AbstractContextManager[BinaryIO]:
    """Open a file, or standard input where none is named; raises CommandError."""
    if path is None:
        return nullcontext(sys.stdin.buffer)
    try:
        return Path(path).open("rb")
    except OSError as fault:
        raise CommandError(_("%(path)s cannot be read: %(fault)s") % {"path": path, "fault": fault.strerror}) from None


def texts_of(source: BinaryIO, most: int, *, by_line: bool) -> Iterable[bytes]:
    """Return the whole source, or its lines that are not empty; of more than `most` bytes only that and one more."""
    return _lines_of(source, most) if by_line else [source.read(most + 1)]


def _lines_of(source: BinaryIO, most: int) -> Iterator[bytes]:
    while line := source.readline(most + 1):
        rest = line
        while len(rest) > most and not rest.endswith(b"\n"):
            rest = source.readline(most + 1)
        if line.strip():
            yield line


def print_answers(out: OutputWrapper, texts: Iterable[bytes], answer: Callable[[bytes], Answer]) -> bool:
    """Print the answer to each text, or its problems; return whether one of them was refused."""
    refused = False
    try:
        for text in texts:
            answered = _answered(text, answer)
            refused = refused or "problems" in answered
            out.write(_written(answered))
        out.flush()
    except BrokenPipeError:
        # The reader has seen enough, as `head` does. Python would complain once more when it ends and flushes.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return refused


def _answered(text: bytes, answer: Callable[[bytes], Answer]) -> Answer:
    try:
        return answer(text)
    except ScenarioRefused as refusal:
        return {"problems": [problem_in_words(problem) for problem in refusal.problems]}


def _written(answer: Answer) -> str:
    """One line of JSON; characters that cannot be written as they are (half a pair of surrogates) are escaped."""
    line = json.dumps(answer, ensure_ascii=False, separators=(",", ":"))
    try:
        line.encode(sys.stdout.encoding or "utf-8")
    except UnicodeEncodeError:
        return json.dumps(answer, separators=(",", ":"))
    return line
