"""What each reference of a passage comes to in the edition of the page, and whether the text means that rule.

A number is called stale only on positive evidence that another rule is meant (`by_topic`, `by_sisters`); without
any, it is resolved and nothing more is said of it.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from rules.compare.by_sisters import Sisters
from rules.compare.by_topic import by_topic
from rules.compare.passage import Evidence, PrintedPassage, Reading
from rules.compare.references import Reference

__all__ = ["Evidence", "Reading", "Resolved", "resolve"]


@dataclass(frozen=True, slots=True)
class Resolved:
    """A reference and what it comes to in the edition of the page.

    `rule` is what the number stands for there: None where that is not established, or where it stands for the several
    `candidates` and the text does not say which.  `meant` is what the text means, `meant_number` its number there.
    `stale` says that the two differ; `fits_edition` is then an edition in which the printed number would be right.
    """

    reference: Reference
    candidates: tuple[str, ...]
    rule: str | None
    meant: str | None
    meant_number: str | None
    stale: bool = False
    fits_edition: str | None = None
    evidence: tuple[Evidence, ...] = ()

    @property
    def start(self) -> int:
        """Where the number begins in the text."""
        return self.reference.start

    @property
    def end(self) -> int:
        """Where the number ends in the text, with its clause."""
        return self.reference.end

    @property
    def number(self) -> str:
        """The number as printed, without the clause."""
        return self.reference.number

    @property
    def clause(self) -> str:
        """The clause as printed, such as ``C.1``; empty where there is none."""
        return self.reference.clause


def resolve(
    text: str, language: str, reading: Reading, sisters: Mapping[str, str] | None = None
) -> tuple[Resolved, ...]:
    """Return the references of a passage in order, each with what it means.

    `sisters` are the texts of the same passage by language; the passage's own is passed over.
    """
    passage = reading.passage(text, language)
    beside = Sisters(passage, sisters or {})
    return tuple(_resolved(passage, reference, beside) for reference in passage.references)


def _resolved(passage: PrintedPassage, reference: Reference, sisters: Sisters) -> Resolved:
    reading = passage.reading
    candidates = reading.at(reference.number, reference.clause)
    rule = _one_of(candidates, passage, reference)
    found = _evidence(passage, reference, sisters)
    if not found:
        return Resolved(reference, candidates, rule, rule, reference.number if rule else None)
    meant = found[0].slug
    fits = reading.elsewhere(meant, reference.number, reference.clause)
    return Resolved(reference, candidates, rule, meant, reading.number(meant), True, fits, found)


def _evidence(passage: PrintedPassage, reference: Reference, sisters: Sisters) -> tuple[Evidence, ...]:
    """Return what shows that another rule is meant, the words of the text first; empty where nothing does."""
    topic = by_topic(passage, reference, agreed=sisters.agree(reference), cited=sisters.cited(reference))
    return (topic, *sisters.citing(topic.slug, reference)) if topic else sisters.against(reference)


def _one_of(candidates: tuple[str, ...], passage: PrintedPassage, reference: Reference) -> str | None:
    """Return the one rule that the number stands for; of several, the one that the text names."""
    if len(candidates) < 2:
        return candidates[0] if candidates else None
    named = (topic.slug for topic in passage.topics(reference) if topic.slug in candidates)
    return next(named, None)
