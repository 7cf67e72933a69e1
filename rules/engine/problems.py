"""What is wrong with a scenario: a place, a code and the figures to say it with."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

LONGEST_STEP = 60
"""A key that nobody knows may be of any length; so much of it is told."""

MOST_PROBLEMS = 500
"""Nobody reads more, and a scenario of junk should not come back a hundredfold."""


@dataclass(frozen=True, slots=True)
class Problem:
    """One fault: `path` names the place (``events[2].chips``), `code` the kind, `figures` what a sentence needs."""

    path: str
    code: str
    figures: dict[str, Any] = field(default_factory=dict)


class ScenarioRefused(ValueError):
    """A scenario that cannot be judged; `problems` holds every fault that was found, in the order of the scenario."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(problems)[:MOST_PROBLEMS]
        super().__init__("; ".join(f"{problem.path}: {problem.code}" for problem in self.problems))


class ImpossibleAct(ValueError):
    """An act that cannot have happened; `key` names what is wrong with it."""

    def __init__(self, key: str, code: str, **figures: int | str) -> None:
        super().__init__(code)
        self.key, self.code, self.figures = key, code, figures


def place(*steps: str | int) -> str:
    """Write a path: ``place("events", 2, "chips")`` is ``events[2].chips``."""
    path = ""
    for step in steps:
        path += f"[{step}]" if isinstance(step, int) else f".{step[:LONGEST_STEP]}" if path else step[:LONGEST_STEP]
    return path
