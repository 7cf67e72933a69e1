"""The queries for measuring search are whole: every rule is asked for, every slug exists, the hash decides the part."""

from collections import Counter

import pytest

from rules.languages import LANGUAGES
from rules.library.numbering import versions
from rules.library.reading import SHIPPED, read_library
from tests.finding.queries import PARTS, is_long, part_of, queries

LIBRARY = read_library(SHIPPED)
QUERIES = [(part, query) for part in PARTS for query in queries(part)]
ANSWERED = [query for _, query in QUERIES if query["rules"]]


def test_every_rule_exists_and_every_rule_of_2026_is_asked_for():
    assert {rule for query in ANSWERED for rule in query["rules"]} <= {rule.slug for rule in LIBRARY.rules}
    current = {entry.rule.slug for entry in versions(LIBRARY.rules, "2026")}
    assert current - {query["rules"][0] for query in ANSWERED} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_enough_queries_short_and_long(language):
    own = [query for query in ANSWERED if query["language"] == language]
    assert len(own) >= 100
    assert min(Counter(is_long(query) for query in own).values()) >= 30
    assert {query["style"] for query in own} == {"words", "spelling", "number"}


def test_there_are_fifty_queries_that_have_no_answer():
    unanswered = [query for _, query in QUERIES if not query["rules"]]
    assert len(unanswered) == 50
    assert {query["style"] for query in unanswered} == {"no-answer"}


def test_queries_lie_in_their_part_and_occur_once():
    assert [query["text"] for part, query in QUERIES if part_of(query) != part] == []
    counts = Counter((query["language"], query["text"]) for _, query in QUERIES)
    assert [key for key, count in counts.items() if count > 1] == []


def test_about_a_third_is_never_looked_at():
    unseen = sum(part == "unseen" for part, _ in QUERIES)
    assert 0.25 < unseen / len(QUERIES) < 0.42
