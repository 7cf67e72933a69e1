"""A small rulebook to import pages into."""

import pytest

from rules.models import Edition, Rule, RuleVersion, Section

RULES = {
    "prior-bet-chips": {"2013": "44", "2024": "46", "2026": "48"},
    "multiple-chips": {"2024": "45", "2026": "47"},
    "raise-amounts": {"2013": "41", "2024": "43", "2026": "45"},
    "reopening-the-bet": {"2013": "41", "2024": "47", "2026": "49"},
    "face-up-for-all-ins": {"2024": "16", "2026": "17"},
    "floor-decisions": {"2024": "1", "2026": None},
    "simultaneous-eliminations": {"2026": "22"},
}
CLAUSES = {("raise-amounts", "2013"): "41-A", ("reopening-the-bet", "2013"): "41-B"}


@pytest.fixture
def rulebook(empty_library):
    """Some rules in three editions, without texts."""
    editions = {
        key: Edition.objects.create(key=key, position=position, current=key == "2026")
        for position, key in enumerate(("2013", "2024", "2026"))
    }
    section = Section.objects.create(slug="play", position=1)
    for position, (slug, numbers) in enumerate(RULES.items()):
        rule = Rule.objects.create(slug=slug, section=section)
        for edition, number in numbers.items():
            clause = CLAUSES.get((slug, edition), "")
            RuleVersion.objects.create(
                rule=rule, edition=editions[edition], number=number, clause=clause, position=position
            )
