"""Word differences between two texts: runs that put together again are either text, letter for letter."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rapidfuzz.distance import Levenshtein

_TOKEN = re.compile(r"[\w’'%+]+(?:[-–.,:/](?=\w)[\w’'%+]+)*|[^\w\s]|\s+")


@dataclass(frozen=True, slots=True)
class Run:
    """A stretch of two texts: ``equal``, ``insert``, ``delete`` or ``replace``.

    `before` is what the first text has, `after` the second.  In an equal run they may differ in blanks and in nothing
    else.
    """

    tag: str
    before: str
    after: str

    @property
    def is_difference(self) -> bool:
        """Whether anything but blanks differs here."""
        return self.tag != "equal"


def differences(before: str, after: str) -> tuple[Run, ...]:
    """Return how one text becomes another, word by word; the runs joined are the texts."""
    if before == after:
        return (Run("equal", before, after),) if before else ()
    first, second = _words(before), _words(after)
    codes = Levenshtein.opcodes([word.strip() for word in first], [word.strip() for word in second])
    runs = (
        Run(code.tag, "".join(first[code.src_start : code.src_end]), "".join(second[code.dest_start : code.dest_end]))
        for code in codes
    )
    return tuple(_joined(runs))


def likeness(before: str, after: str) -> float:
    """Return how alike two texts are in their words, from 0 to 1; quickly 0 where they cannot be alike."""
    first, second = _bare(before), _bare(after)
    if not first or not second:
        return 0.0
    return float(Levenshtein.normalized_similarity(first, second, score_cutoff=0.2))


def _words(text: str) -> list[str]:
    """Return the words and signs of a text, each with the blanks that follow it."""
    tokens: list[str] = []
    for match in _TOKEN.finditer(text):
        if match[0].isspace() and tokens:
            tokens[-1] += match[0]
        else:
            tokens.append(match[0])
    return tokens


def _bare(text: str) -> Sequence[str]:
    return [token for token in (match[0].casefold() for match in _TOKEN.finditer(text)) if token[:1].isalnum()]


def _joined(runs: Iterator[Run]) -> Iterator[Run]:
    """Yield runs with a deletion and the insertion that follows it as one replacement."""
    held: Run | None = None
    for run in runs:
        if held is not None and held.tag != "equal" != run.tag:
            held = Run("", held.before + run.before, held.after + run.after)
        else:
            if held is not None:
                yield _tagged(held)
            held = run
    if held is not None:
        yield _tagged(held)


def _tagged(run: Run) -> Run:
    if run.tag == "equal":
        return run
    tag = "replace" if run.before and run.after else "delete" if run.before else "insert"
    return Run(tag, run.before, run.after)
