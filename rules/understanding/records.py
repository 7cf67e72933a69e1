"""What a text was understood as: the records that `understand` returns."""

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True, order=True)
class Span:
    """A stretch of the text: what it was taken for, and the place in the scenario that it filled.

    `start` and `end` count characters.  `path` is empty where the stretch filled no place of its own.
    """

    start: int
    end: int
    taken_for: str
    path: str = ""

    def as_data(self) -> dict[str, Any]:
        """The span as plain data."""
        return {"from": self.start, "to": self.end, "as": self.taken_for, "path": self.path}


@dataclass(frozen=True, slots=True)
class Assumed:
    """A place of the scenario that the text does not fill, and the code of the reason for what stands there."""

    path: str
    because: str

    def as_data(self) -> dict[str, Any]:
        """The assumption as plain data."""
        return {"path": self.path, "because": self.because}


@dataclass(frozen=True, slots=True)
class Choice:
    """One answer to a question, or one reading: its code, the scenario it leads to, and what that comes to.

    `decision` and `to` (chips, total for the round) are None where the engine refuses the scenario.
    """

    value: str
    scenario: dict[str, Any]
    decision: str | None = None
    to: int | None = None

    def as_data(self) -> dict[str, Any]:
        """The choice as plain data."""
        return {"value": self.value, "scenario": self.scenario, "decision": self.decision, "total": self.to}


@dataclass(frozen=True, slots=True)
class Reading:
    """A stretch that can be read in several ways, the likelier first."""

    start: int
    end: int
    choices: tuple[Choice, ...]

    def as_data(self) -> dict[str, Any]:
        """The reading as plain data."""
        return {"from": self.start, "to": self.end, "choices": [choice.as_data() for choice in self.choices]}


@dataclass(frozen=True, slots=True)
class Question:
    """A question whose answer would change the ruling: a path, a code, and the answers if they are few."""

    path: str
    code: str
    choices: tuple[Choice, ...] = ()

    def as_data(self) -> dict[str, Any]:
        """The question as plain data."""
        return {"path": self.path, "code": self.code, "choices": [choice.as_data() for choice in self.choices]}


@dataclass(frozen=True, slots=True)
class Understood:
    """A text as it was understood.

    `scenario` is in scenario format 1, or None where no act was understood.  `unread` are stretches with a meaning that
    found no place.  `sure` is true only where nothing unread, no open reading and no assumption could change the
    decision or the total.
    """

    language: str
    scenario: dict[str, Any] | None = None
    spans: tuple[Span, ...] = ()
    unread: tuple[Span, ...] = ()
    assumed: tuple[Assumed, ...] = ()
    readings: tuple[Reading, ...] = field(default=())
    questions: tuple[Question, ...] = ()
    sure: bool = False

    def as_data(self) -> dict[str, Any]:
        """The answer as plain data, with the keys of the contract."""
        parts = {name: [part.as_data() for part in getattr(self, name)] for name in _LISTS}
        return {"language": self.language, "scenario": self.scenario, **parts, "sure": self.sure}


_LISTS = ("spans", "unread", "assumed", "readings", "questions")
