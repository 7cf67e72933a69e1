"""What a check is, and what it says of a spot.

A check is handed one page, with all its languages, and yields hits.  It knows no database and no request.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING, ClassVar, Protocol

from django.utils.functional import Promise
from django.utils.translation import get_language, gettext, gettext_lazy

from rules.compare.meaning import Reading, Resolved
from rules.compare.printed import Disagreement
from rules.compare.sentences import about_figure, about_reference

if TYPE_CHECKING:
    from rules.compare.checks.page import Page

Amount = Callable[[int], str]
"""Writes chips in the active language."""


class Severity(StrEnum):
    """How much is wrong."""

    ERROR = "error"
    WARNING = "warning"
    NOTE = "note"

    @property
    def label(self) -> Promise:
        """The word for it, for a reader."""
        return _LABELS[self]

    @property
    def rank(self) -> int:
        """0 for the worst."""
        return list(Severity).index(self)


_LABELS = {
    Severity.ERROR: gettext_lazy("error: contradicts"),
    Severity.WARNING: gettext_lazy("warning: inconsistent"),
    Severity.NOTE: gettext_lazy("note: style"),
}


class Reason(Protocol):
    """Why a spot is reported."""

    def sentences(self, amount: Amount) -> tuple[str, ...]:
        """Return whole sentences in the active language."""
        ...


@dataclass(frozen=True)
class Said:
    """A sentence of a check: its msgid (marked with `gettext_noop`) and what is filled in; chips are ints."""

    msgid: str
    filled: Mapping[str, int | str] = field(default_factory=dict)

    def sentences(self, amount: Amount) -> tuple[str, ...]:
        """Return the sentence."""
        values = {name: amount(value) if isinstance(value, int) else value for name, value in self.filled.items()}
        return (gettext(self.msgid) % values if values else gettext(self.msgid),)


@dataclass(frozen=True)
class Figured:
    """A printed figure that the verdict contradicts; `shown` is how the text prints it."""

    shown: str
    wrong: Disagreement

    def sentences(self, amount: Amount) -> tuple[str, ...]:
        """Return what the text says and what the verdict comes to, and which other figure the printed one is."""
        computed = self.wrong.computed
        value = amount(computed) if isinstance(computed, int) else computed
        return about_figure(self.wrong.role, self.shown, value, self.wrong.also)


@dataclass(frozen=True)
class Cites:
    """A reference that means another rule than its number stands for."""

    reference: Resolved
    reading: Reading

    def sentences(self, amount: Amount) -> tuple[str, ...]:
        """Return what the number is, what is meant, and why."""
        return about_reference(self.reference, self.reading, (get_language() or "en")[:2])


@dataclass(frozen=True)
class Spot:
    """A place on the page of one language: ``text[start:end]`` of the passage `key`.  Empty: where something lacks."""

    language: str
    key: str
    start: int
    end: int


@dataclass(frozen=True)
class Hit:
    """What a check found at one spot.

    `right` is what should be printed there, empty where that is not known; `also` are further places of the same
    fault; `severity` is there where it is not the check's own.  `matter` tells apart what the words at the spot do not:
    a finding with another matter is a new one.
    """

    spot: Spot
    reasons: tuple[Reason, ...]
    right: str = ""
    also: tuple[Spot, ...] = ()
    severity: Severity | None = None
    matter: str = ""


class Check:
    """One kind of fault.  `name` and `explanation` are for the list; `find` looks at one page in all languages."""

    id: ClassVar[str]
    name: ClassVar[Promise]
    explanation: ClassVar[Promise]
    severity: ClassVar[Severity]

    def find(self, page: "Page") -> Iterator[Hit]:
        """Yield what is wrong on a page."""
        raise NotImplementedError


def said(msgid: str, **filled: int | str) -> tuple[Reason, ...]:
    """Return one sentence as the reasons of a hit."""
    return (Said(msgid, filled),)
