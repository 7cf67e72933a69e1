import ast
import re
from pathlib import Path

import pytest
from django.utils.translation import override

import rules.engine
from rules.engine.problems import Problem
from rules.engine.reading import ScenarioRefused, read_scenario
from rules.narration.problems import SENTENCES, sentence, sentences

CODE = re.compile(r"[a-z]+(-[a-z]+)*")
PLACE_OF_CODE = {"Problem": 1, "ImpossibleAct": 1, "PydanticCustomError": 0, "ChipsUnreadable": 0}
"""Which argument of these calls is the code."""


def codes(node):
    """The codes that a piece of the engine can put into a problem."""
    if isinstance(node, ast.Call) and getattr(node.func, "id", "") in PLACE_OF_CODE:
        yield from words(node.args[PLACE_OF_CODE[node.func.id] :][:1])
    if isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == "_CODES":
        yield from words(node.value.values)
    if isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == "code":
        yield from words([node.value])
    if isinstance(node, ast.FunctionDef) and node.name.startswith("problem_of"):
        yield from words(tuple_.elts[1] for tuple_ in ast.walk(node) if isinstance(tuple_, ast.Tuple))


def words(nodes):
    """Texts that are a code of their own; in a choice between two, both are.

    Of a code that is put together, such as ``only-with-...``, those that have a sentence.
    """
    for node in nodes:
        branches = [node.body, node.orelse] if isinstance(node, ast.IfExp) else [node]
        for branch in branches:
            if isinstance(branch, ast.JoinedStr):
                yield from (code for code in SENTENCES if code.startswith(branch.values[0].value))
                continue
            for found in ast.walk(branch):
                if isinstance(found, ast.Constant) and isinstance(found.value, str) and CODE.fullmatch(found.value):
                    yield found.value


def codes_of_the_engine():
    for path in Path(rules.engine.__path__[0]).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            yield from codes(node)


def test_the_engine_is_searched_where_its_codes_are():
    known = {"has-folded", "street-out-of-order", "to-or-by", "not-positive", "wrong", "only-with-boxed-cards"}
    assert known <= set(codes_of_the_engine())


@pytest.mark.parametrize("fault", ["boxed-cards", "wrong-count"])
def test_keys_that_belong_to_another_fault_have_a_sentence_by_the_fault(fault):
    key = "count" if fault == "boxed-cards" else "acted"
    with pytest.raises(ScenarioRefused) as refused:
        read_scenario({"kind": "misdeal", "fault": "fouled-deck", "acts": ["fold"], key: 3 if key == "count" else True})
    assert [problem.code for problem in refused.value.problems] == [f"only-with-{fault}"]
    assert f"only-with-{fault}" in SENTENCES


def test_every_code_of_the_engine_has_a_sentence():
    assert set(codes_of_the_engine()) - set(SENTENCES) == set()


def test_no_sentence_is_left_over_from_a_code_that_is_gone():
    assert set(SENTENCES) - set(codes_of_the_engine()) == set()


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("it", "BB ha già fatto fold."),
        ("de", "BB hat bereits gefoldet."),
        ("es", "BB ya ha hecho fold."),
        ("en", "BB has already folded."),
    ],
)
def test_a_problem_of_play_names_the_player_in_the_words_of_the_language(language, words):
    with override(language):
        assert sentence(Problem("events[3].player", "has-folded", {"name": "BB"})) == words


def test_a_problem_of_writing_names_things_as_they_were_written():
    with override("de"):
        problem = Problem("events[0].player", "unknown-player", {"name": "BB"})
        assert sentence(problem) == "An diesem Tisch heißt niemand „BB“."


def test_what_somebody_made_up_is_cut_short():
    with override("en"):
        assert len(sentence(Problem("edition", "numbering-not-established", {"value": "x" * 10_000}))) < 120


@pytest.mark.parametrize(
    ("most", "words"), [(1, "At most 1 is allowed here."), (1200, "At most 1,200 are allowed here.")]
)
def test_figures_agree_with_their_verb(most, words):
    with override("en"):
        assert sentence(Problem("", "too-many", {"max_length": most, "actual_length": most + 1})) == words


def test_several_problems_are_told_with_their_places():
    with override("es"), pytest.raises(ScenarioRefused) as refused:
        read_scenario({"seats": [{"name": "A"}], "events": [{"does": "fold", "player": "B"}], "ante": 3})
    with override("es"):
        told = sentences(refused.value.problems)
    assert "seats – Aquí hacen falta al menos 2." in told
    assert "events[0].player – En esta mesa nadie se llama «B»." in told


def test_a_problem_of_the_whole_scenario_has_no_place():
    assert sentences([Problem("", "not-json")]) == [sentence(Problem("", "not-json"))]
