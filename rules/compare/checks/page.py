"""One rule in one edition, in all its languages, as the checks see it."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from rules.compare.checks.base import Spot
from rules.compare.meaning import Reading
from rules.compare.references import references_and_labels
from rules.engine.scenario import Scenario
from rules.engine.verdict import Verdict
from rules.languages import LANGUAGES


@dataclass(frozen=True)
class Text:
    """A passage as one language prints it."""

    key: str
    kind: str
    language: str
    text: str

    def spot(self, start: int, end: int) -> Spot:
        """Return a place in this text."""
        return Spot(self.language, self.key, start, end)

    @cached_property
    def cited(self) -> tuple[tuple[int, int], ...]:
        """Where the text prints numbers of rules."""
        return tuple((reference.start, reference.end) for reference in references_and_labels(self.text))


@dataclass(frozen=True)
class Case:
    """What happened in a case, and what the engine makes of it.

    `assumed` are the paths of figures that the text leaves open; `languages` those that print these figures, empty for
    all; `borrowed` says that it was written for another edition of the rule.
    """

    scenario: Scenario
    verdict: Verdict
    letter: str = ""
    variant: str = ""
    languages: tuple[str, ...] = ()
    assumed: tuple[str, ...] = ()
    borrowed: bool = False


@dataclass(frozen=True)
class Row:
    """A passage with its text by language; languages without a text are not there."""

    key: str
    kind: str
    texts: Mapping[str, str]
    not_computable: bool = False
    """A case that staff have marked: nothing in it can be computed."""


@dataclass(frozen=True)
class Page:
    """All passages of a rule version, its cases by passage key, and what its references are read with."""

    reading: Reading
    rows: tuple[Row, ...]
    cases: Mapping[str, tuple[Case, ...]] = field(default_factory=dict)
    layouts: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    number: str | None = None
    entered: frozenset[str] = frozenset()
    """The keys of the cases that have a scenario of this edition which can be judged."""
    told: str = ""
    """The scenarios as they are stored, which says whether any of them has changed."""

    @cached_property
    def languages(self) -> tuple[str, ...]:
        """The languages that print anything here."""
        printed = {language for row in self.rows for language in row.texts}
        return tuple(language for language in LANGUAGES if language in printed)

    @cached_property
    def worked_out(self) -> dict[Any, Any]:
        """What has been worked out for this page and is asked for again, by what it is about."""
        return {}

    @cached_property
    def by_key(self) -> dict[str, Row]:
        """The rows by their keys."""
        return {row.key: row for row in self.rows}

    @cached_property
    def texts(self) -> dict[str, tuple[Text, ...]]:
        """The texts of each language in the order of its page."""
        return {language: tuple(self._in_order(language)) for language in self.languages}

    def every_text(self, *without: str) -> Iterator[Text]:
        """Yield all texts of all languages, but for those of some kinds."""
        for language in self.languages:
            yield from (text for text in self.texts[language] if text.kind not in without)

    def text(self, language: str, key: str) -> Text | None:
        """Return one passage in one language, or None where it is not printed."""
        return self._by_place.get((language, key))

    def sisters(self, key: str, language: str) -> dict[str, str]:
        """Return what the other languages print in the place of a passage."""
        row = self.by_key.get(key)
        return {other: text for other, text in row.texts.items() if other != language} if row else {}

    def within(self, key: str) -> tuple[Row, ...]:
        """Return the cases that a situation introduces."""
        return tuple(row for row in self.rows if re.match(rf"{re.escape(key)}[.-]", row.key))

    def introduction(self, case: Text) -> Text | None:
        """Return the words that introduce a case, in its language; None where it has none."""
        rows = (
            row for row in self.rows if row.kind == "situation" and re.match(rf"{re.escape(row.key)}[.-]", case.key)
        )
        row = next(rows, None)
        return self.text(case.language, row.key) if row else None

    @cached_property
    def _by_place(self) -> dict[tuple[str, str], Text]:
        return {(text.language, text.key): text for texts in self.texts.values() for text in texts}

    def _in_order(self, language: str) -> Iterator[Text]:
        rows = [row for row in self.rows if language in row.texts]
        layout = {key: place for place, key in enumerate(self.layouts.get(language, ()))}
        rows.sort(key=lambda row: layout.get(row.key, len(layout)))
        for row in rows:
            yield Text(row.key, row.kind, language, row.texts[language])
