"""What our own cases state in four languages is what the engine computes, and a wrong figure is found."""

from dataclasses import replace

import pytest

from rules.library.reading import SHIPPED, read_library
from rules.library.stated import stated_problems

RULES = sorted(path.parent.name for path in (SHIPPED / "ours").glob("*/cases.toml"))
"""The rules that have worked cases of ours; others have a summary alone."""


@pytest.mark.parametrize("rule", RULES)
def test_what_our_cases_state_is_what_the_engine_computes(shipped, rule):
    ours = [shelf for shelf in shipped.ours if shelf.rule == rule]
    library = replace(shipped, ours=ours)
    assert [str(problem) for problem in stated_problems(library)] == []


@pytest.mark.parametrize("rule", RULES)
def test_a_rule_with_worked_cases_has_at_least_four(shipped, rule):
    assert all(len(shelf.cases) >= 4 for shelf in shipped.ours if shelf.rule == rule)


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("it.md", "> Call di 800:", "> Call di 850:"),
        ("de.md", "> Call von 800:", "> Raise auf 1.600:"),
        ("es.md", "Se devuelven 300.", "Se devuelven 350."),
        ("en.md", "> Call of 800:", "> Call of 900:"),
    ],
)
def test_a_wrong_statement_is_found_in_every_language(edit, file, old, new):
    root = edit(f"ours/raise-amounts/{file}", old, new)
    found = [
        problem for problem in stated_problems(read_library(root)) if problem.file.startswith("ours/raise-amounts")
    ]
    assert [problem.file for problem in found] == [f"ours/raise-amounts/{file}"]
    assert found[0].line > 1
