"""Editions by languages: which rules have a text, and how sound it is."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum

from rules.compare.checks.page import Page
from rules.compare.checks.sisters import MissingPassages
from rules.compare.loading import load_pages, look
from rules.compare.unjudged import unjudged
from rules.languages import TEXT_LANGUAGES
from rules.models import Edition, RuleVersion, Translation

Place = tuple[str, str, str]
"""An edition, a rule (a slug), a language."""


class State(StrEnum):
    """What stands in one place: the first that fits."""

    COMPLETE = "complete"
    """Everything that the other languages print is there."""
    UNJUDGED = "unjudged"
    """The text is there as a whole, and a case of it is neither judged nor marked as not computable."""
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
    pages = _held_pages()
    faults = _faults(load_pages())
    states = {place: faults.get(place, State.COMPLETE) for place in pages}
    assumed = {place for place, state in pages.items() if state == Translation.State.ASSUMED}
    versions: dict[str, list[tuple[str, str | None]]] = {key: [] for key in _editions()}
    rows = RuleVersion.objects.order_by("edition__position", "position").values_list(
        "edition__key", "rule__slug", "number"
    )
    for edition, slug, number in rows:
        versions[edition].append((slug, number))
    return tuple(
        Cell(
            edition, language, tuple(_held(states, assumed, list(versions), edition, language, *rule) for rule in rules)
        )
        for edition, rules in versions.items()
        for language in languages
    )


def _editions() -> list[str]:
    return list(Edition.objects.order_by("position").values_list("key", flat=True))


def _held_pages() -> dict[Place, str]:
    """Return each page that there is, with what it says of its edition."""
    rows = Translation.objects.values_list("version__edition__key", "version__rule__slug", "language", "state")
    return {(edition, slug, language): state for edition, slug, language, state in rows}


def _faults(pages: Iterable[Page]) -> dict[Place, State]:
    """Return the pages that lack a verdict or a passage; a passage counts for more."""
    check = MissingPassages()
    found: dict[Place, State] = {}
    for page in pages:
        place = page.reading.edition, page.reading.own
        found |= {(*place, text.language): State.UNJUDGED for text in look(page, unjudged) or ()}
        found |= {(*place, hit.spot.language): State.PARTIAL for hit in look(page, check.find) or ()}
    return found


def _held(
    states: Mapping[Place, State],
    assumed: set[Place],
    editions: list[str],
    edition: str,
    language: str,
    slug: str,
    number: str | None,
) -> Held:
    place = edition, slug, language
    if place in states:
        return Held(slug, number, states[place], assumed=place in assumed)
    older = [key for key in editions[: editions.index(edition)] if (key, slug, language) in states]
    return Held(slug, number, State.OUTDATED if older else State.MISSING, since=older[-1] if older else "")
