"""The questions by situation: every way ends after four answers at most, at a rule that a verdict rests on."""

import re
from collections.abc import Iterator

import pytest

from rules.engine.editions import CURRENT, EDITIONS
from rules.engine.findings import Finding
from rules.engine.judging import adjudicate
from rules.languages import LANGUAGES
from rules.library.problems import LibraryRefused
from rules.library.reading import SHIPPED, read_library
from rules.library.situations import MOST_ANSWERS, NodeEntry, read_situations

TREE = read_situations()
SCREENFUL = 9
"""The most answers that a phone shows at once."""

DIRECTED = {(shelf.rule, case.key) for shelf in read_library().ours for case in shelf.directed}
"""The cases of ours that the director decides."""


def every_finding(findings: tuple[Finding, ...]) -> Iterator[Finding]:
    for finding in findings:
        yield finding
        yield from every_finding(finding.beneath)


def cited(end: NodeEntry) -> set[str]:
    """The rules that the verdict on the example of an end rests on."""
    return {
        finding.rule for finding in every_finding(adjudicate({**(end.scenario or {}), "edition": CURRENT}).findings)
    }


@pytest.mark.parametrize("end", [end for end in TREE.ends if not end.directed], ids=lambda end: end.path)
def test_an_end_leads_to_the_rule_that_its_verdict_rests_on(end: NodeEntry) -> None:
    assert end.leads[0].rule in cited(end)


def test_an_end_without_a_scenario_leads_to_a_case_that_the_director_decides() -> None:
    directed = [end.leads[0] for end in TREE.ends if end.directed]
    assert len(directed) >= 8
    assert {(lead.rule, lead.key) for lead in directed} <= DIRECTED


@pytest.mark.parametrize("rule", sorted(EDITIONS[CURRENT].numbers))
def test_every_rule_that_the_engine_judges_by_is_reached(rule: str) -> None:
    judged = [end for end in TREE.ends if not end.directed]
    assert any(rule in cited(end) for end in judged if rule in {lead.rule for lead in end.leads})


def test_every_end_is_reached_with_four_answers_at_most() -> None:
    assert all(len(TREE.way(end.path)) - 1 <= MOST_ANSWERS for end in TREE.ends)
    assert {path.rpartition("/")[0] for path in TREE.nodes} <= {node.path for node in TREE.nodes.values() if node.asks}


def test_every_question_has_a_choice_that_fits_on_a_phone() -> None:
    counts = {node.path: len(TREE.answers(node.path)) for node in TREE.nodes.values() if node.asks}
    assert {path for path, count in counts.items() if not 2 <= count <= SCREENFUL} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_answers_to_one_question_are_told_apart(language: str) -> None:
    for path in TREE.nodes:
        words = [(node.says or {})[language] for node in TREE.answers(path)]
        assert len(set(words)) == len(words), path


def test_every_rule_and_every_case_that_is_named_is_there() -> None:
    library = read_library()
    slugs = {rule.slug for rule in library.rules}
    keys = {(shelf.rule, part.key) for shelf in library.shelves for page in shelf.pages.values() for part in page.parts}
    leads = [lead for end in TREE.ends for lead in end.leads]
    assert {lead.rule for lead in leads} <= slugs
    assert {(lead.rule, lead.key) for lead in leads if lead.key} <= keys | DIRECTED


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('path = "facing/less"', 'path = "Facing/less"'),
        ('leads = [{ rule = "overchip" }]\n', ""),
        ('de = "Was ist passiert?", ', ""),
        ('key = "phone-rings"', 'key = "1.1"'),
        ('path = ""\n', 'path = ""\nleads = [{ rule = "overchip" }]\nscenario = {}\nwords = 1\n'),
    ],
)
def test_a_node_of_the_wrong_form_is_refused(tmp_path, old: str, new: str) -> None:
    text = (SHIPPED / "situations.toml").read_text()
    assert old in text
    (tmp_path / "situations.toml").write_text(text.replace(old, new, 1))
    with pytest.raises(LibraryRefused):
        read_situations(tmp_path)


@pytest.mark.parametrize(("language", "foreign"), [("it", r"\b[Bb]et\b"), ("es", r"\b[Bb]et\b|[Mm]ano a mano")])
def test_the_questions_use_the_words_of_the_rules(language: str, foreign: str) -> None:
    spoken = [node.says[language] for node in TREE.nodes.values() if node.says]
    assert len(spoken) > 50
    assert [text for text in spoken if re.search(foreign, text)] == []
