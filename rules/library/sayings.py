"""What people say for a situation, as shipped, ready to be looked through."""

from functools import cache

from rules.finding.sayings import Lead, Sayings, Situation
from rules.library.entries import SituationEntry
from rules.library.reading import read_sayings


@cache
def shipped_sayings() -> Sayings:
    """Read the list once in a process: it changes with a release only."""
    file = read_sayings()
    return Sayings.of(map(_situation, file.situation), file.same)


def _situation(entry: SituationEntry) -> Situation:
    said = {language: tuple(phrases) for language, phrases in entry.said.items()}
    return Situation(entry.name, said, tuple(Lead(lead.rule, lead.key) for lead in entry.leads))
