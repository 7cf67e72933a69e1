"""Whether the other languages of a passage cite another rule at the same place.

They are believed where they are of one mind, the concordance explains how the printed number came to stand there, and
it does not explain theirs as well.
"""

from collections.abc import Mapping, Sequence
from functools import cached_property

from rules.compare.by_topic import by_topic, is_taken
from rules.compare.counterparts import Cited, counterparts
from rules.compare.passage import Evidence, PrintedPassage, Reading
from rules.compare.references import Reference

_RIGHT_BESIDE = 12
"""So near, even a word that only goes with a rule speaks for it."""


class Sisters:
    """A passage and what the other languages print in its place."""

    def __init__(self, passage: PrintedPassage, others: Mapping[str, str]) -> None:
        self.passage, self.reading = passage, passage.reading
        self.others = [
            passage.reading.passage(text, language)
            for language, text in others.items()
            if language != passage.language and text
        ]

    @cached_property
    def _beside(self) -> dict[Reference, dict[str, str]]:
        references = self.passage.references
        found: dict[Reference, dict[str, str]] = {reference: {} for reference in references}
        ours = [Cited(r.number, r.part == "range", r.group) for r in references]
        for other in self.others:
            theirs = [Cited(_meant(other, r), r.part == "range", r.group) for r in other.references]
            pairs = counterparts(ours, theirs, lambda mine, their: _is_renumbered(mine, their, self.reading))
            for reference, number in zip(references, pairs, strict=True):
                if number:
                    found[reference][other.language] = number
        return found

    def agree(self, reference: Reference) -> bool:
        """Say whether another language cites the same number."""
        return reference.number in self._beside[reference].values()

    def cited(self, reference: Reference) -> frozenset[str]:
        """Return the rules that other languages cite in the place of a reference."""
        return frozenset(slug for number in self._beside[reference].values() for slug in self.reading.at(number))

    def citing(self, slug: str, reference: Reference) -> tuple[Evidence, ...]:
        """Return the languages that cite a rule in the place of a reference."""
        number = self.reading.number(slug)
        return tuple(
            Evidence("sister", slug, language=language, number=other)
            for language, other in self._beside[reference].items()
            if other == number
        )

    def against(self, reference: Reference) -> tuple[Evidence, ...]:
        """Return what shows that a reference means another rule; empty where nothing does."""
        slug = self._rule_in_its_place(reference)
        here = self.reading.at(reference.number, reference.clause)
        if slug is None or slug in here or self.reading.elsewhere(slug, reference.number, reference.clause) is None:
            return ()
        if self._may_be_theirs_that_is_old(slug, reference) or self._speaks_against(slug, reference):
            return ()
        return self.citing(slug, reference)

    def _rule_in_its_place(self, reference: Reference) -> str | None:
        numbers = set(self._beside[reference].values())
        return _sole_rule(numbers.pop(), self.reading) if len(numbers) == 1 else None

    def _may_be_theirs_that_is_old(self, slug: str, reference: Reference) -> bool:
        """Say whether the concordance would explain their number as well, and nothing else decides."""
        number = self.reading.number(slug)
        here = self.reading.at(reference.number, reference.clause)
        if number is None or not any(self.reading.elsewhere(rule, number) for rule in here):
            return False
        if any(topic.slug == slug and topic.is_name for topic in self.passage.topics(reference)):
            return False
        group = self.passage.group(reference)
        theirs = [self.reading.number(self._rule_in_its_place(member) or "") or "" for member in group]
        return len(group) == 1 or not _is_renumbered([member.number for member in group], theirs, self.reading)

    def _speaks_against(self, slug: str, reference: Reference) -> bool:
        """Say whether the words around a number speak for what it stands for, rather than for the other rule."""
        if reference.part == "range":
            return False
        meant = {self._rule_in_its_place(member) for member in self.passage.group(reference)}
        here = set(self.reading.at(reference.number, reference.clause)) - meant
        for topic in self.passage.topics(reference):
            if is_taken(topic, self.passage, reference):
                continue
            if topic.slug == slug and topic.is_name:
                return False
            if topic.slug in here and (topic.is_name or topic.distance <= _RIGHT_BESIDE):
                return True
        return False


def _meant(passage: PrintedPassage, reference: Reference) -> str:
    """Return the number that a text means to cite: one that its own words give away is put right."""
    topic = by_topic(passage, reference)
    return (passage.reading.number(topic.slug) if topic else None) or reference.number


def _sole_rule(number: str, reading: Reading) -> str | None:
    slugs = reading.at(number)
    return slugs[0] if len(slugs) == 1 else None


def _is_renumbered(numbers: Sequence[str], others: Sequence[str], reading: Reading) -> bool:
    """Say whether one list of numbers is the other, which is of this edition, in the numbering of another edition."""
    slugs = [_sole_rule(number, reading) for number in others]
    return None not in slugs and any(
        [reading.concordance.number(edition, slug or "") for slug in slugs] == list(numbers)
        for edition in reading.concordance.editions
        if edition != reading.edition
    )
