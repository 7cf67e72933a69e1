"""Editions by languages: which rules have a text, and how sound it is."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum

from rules.compare.checks.page import Page
from rules.compare.checks.sisters import MissingPassages
from rules.compare.loading import load_pages
from rules.languages import TEXT_LANGUAGES
from rules.models import Edition, RuleVersion, Translation

Place = tuple[str, str, str]
"""An edition, a rule (a slug), a language."""


class State(StrEnum):
    """What stands in one place: the first that fits."""

    COMPLETE = "complete"
    """Everything that the other languages print is there."""
    PARTIAL = "partial"
    """The text is there, and a case, clause or example of it is missing."""
    OUTDATED = "outdated"
    """No text of this edition, but one of an older."""
    MISSING = "missing"
    """No text."""


@dataclass(frozen=True)
class Held:
    """What is held of one rule of an edition in one language.

    `assumed` says that the page states no edition; `since` is, for what is outdated, the
    newest older edition with a text.
    """

    slug: str
    number: str | None
    state: State
    assumed: bool = False
    since: str = ""


@dataclass(frozen=True)
class Cell:
    """One edition in one language."""

    edition: str
    language: str
    rules: tuple[Held, ...]

    @property
    def assumed(self) -> int:
        """How many texts state no edition."""
        return sum(held.assumed for held in self.rules)

    def count(self, state: State | str) -> int:
        """Return how many rules are in a state."""
        return sum(held.state == state for held in self.rules)


def coverage(languages: Iterable[str] = TEXT_LANGUAGES) -> tuple[Cell, ...]:
    """Return all editions, the oldest first, in each language; in a few queries."""
    lacking = _lacking(load_pages())
    versions: dict[str, list[tuple[str, str | None]]] = {key: [] for key in _editions()}
    rows = RuleVersion.objects.order_by("edition__position", "position").values_list(
        "edition__key", "rule__slug", "number"
    )
    for edition, slug, number in rows:
        versions[edition].append((slug, number))
    states = _states()
    return tuple(
        Cell(
            edition, language, tuple(_held(states, lacking, list(versions), edition, language, *rule) for rule in rules)
        )
        for edition, rules in versions.items()
        for language in languages
    )


def _editions() -> list[str]:
    return list(Edition.objects.order_by("position").values_list("key", flat=True))


def _states() -> dict[Place, str]:
    """Return the state of each page that there is."""
    rows = Translation.objects.values_list("version__edition__key", "version__rule__slug", "language", "state")
    return {(edition, slug, language): state for edition, slug, language, state in rows}


def _lacking(pages: Iterable[Page]) -> set[Place]:
    check = MissingPassages()
    return {(p.reading.edition, p.reading.own, hit.spot.language) for p in pages for hit in check.find(p)}


def _held(
    states: Mapping[Place, str],
    lacking: set[Place],
    editions: list[str],
    edition: str,
    language: str,
    slug: str,
    number: str | None,
) -> Held:
    place = edition, slug, language
    if place in states:
        state = State.PARTIAL if place in lacking else State.COMPLETE
        return Held(slug, number, state, assumed=states[place] == Translation.State.ASSUMED)
    older = [key for key in editions[: editions.index(edition)] if (key, slug, language) in states]
    return Held(slug, number, State.OUTDATED if older else State.MISSING, since=older[-1] if older else "")
