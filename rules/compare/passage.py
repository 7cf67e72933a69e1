"""A passage in one language with its references, and what it is read with."""

from dataclasses import dataclass, field
from functools import cached_property

from rules.compare.concordance import Concordance
from rules.compare.references import Reference, references
from rules.compare.topics import Topic, topics


@dataclass(frozen=True, slots=True)
class Reading:
    """What a page is read with: the concordance, the edition of the page, and the slug of its own rule."""

    concordance: Concordance
    edition: str
    own: str = ""
    _read: dict[tuple[str, str], "PrintedPassage"] = field(default_factory=dict, repr=False, compare=False)

    def passage(self, text: str, language: str) -> "PrintedPassage":
        """Return a passage, the same one for the same text: each is looked at beside all of its sisters."""
        if (text, language) not in self._read:
            self._read[text, language] = PrintedPassage(text, language, self)
        return self._read[text, language]

    def at(self, number: str, clause: str = "") -> tuple[str, ...]:
        """Return the rules that a number stands for in the edition of the page."""
        return tuple(version.slug for version in self.concordance.at(self.edition, number, clause))

    def number(self, slug: str) -> str | None:
        """Return the number of a rule in the edition of the page."""
        return self.concordance.number(self.edition, slug)

    def elsewhere(self, slug: str, number: str, clause: str = "") -> str | None:
        """Return another edition in which a number stands for a rule, an older one if there is one."""
        return self.concordance.edition_where(slug, number, clause, other_than=self.edition)


@dataclass(frozen=True, slots=True)
class Evidence:
    """Why the rule `slug` is meant.

    `kind` is ``topic`` (`phrase` is what the text says) or ``sister`` (`number` is what is printed in `language`).
    """

    kind: str
    slug: str
    phrase: str = ""
    language: str = ""
    number: str = ""


@dataclass(frozen=True)
class PrintedPassage:
    """A passage as one language prints it."""

    text: str
    language: str
    reading: Reading

    @cached_property
    def references(self) -> tuple[Reference, ...]:
        """Its references, in order."""
        return references(self.text)

    def group(self, reference: Reference) -> list[Reference]:
        """Return the members of the list or range that a reference belongs to."""
        return self._groups[reference.group]

    def rules(self, reference: Reference) -> frozenset[str]:
        """Return what the numbers of a reference's list or range stand for, with those between the ends of a range."""
        numbers = {(number, m.clause) for m in self.group(reference) for number in (m.number, *m.through)}
        return frozenset(slug for number, clause in numbers for slug in self.reading.at(number, clause))

    def topics(self, reference: Reference) -> tuple[Topic, ...]:
        """Return what is named around a reference, the nearest first."""
        return self._topics[reference]

    @cached_property
    def _groups(self) -> dict[int, list[Reference]]:
        groups: dict[int, list[Reference]] = {}
        for reference in self.references:
            groups.setdefault(reference.group, []).append(reference)
        return groups

    @cached_property
    def _topics(self) -> dict[Reference, tuple[Topic, ...]]:
        return {reference: topics(self.text, reference, self.language) for reference in self.references}
