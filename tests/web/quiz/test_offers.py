"""What is offered to choose from, for every kind of question, and how an answer is graded."""

from typing import Any

import pytest

from rules.engine.judging import judge
from rules.engine.reading import read_scenario
from rules.web.quiz.answer_choices import AT_ONCE, can_be_chosen, offer
from rules.web.quiz.grading import read_answer
from tests.engine.told import flop, told

RAISED = ("SB BB=2x25 BTN", "BTN raise 600; SB fold; BB ")


def before(story: str, **keys: Any) -> dict[str, Any]:
    return told(RAISED[0], RAISED[1] + story, blinds=[25, 50], **keys)


def offered(data: dict[str, Any]) -> tuple[list[str], str]:
    scenario = read_scenario(data)
    put = offer(scenario, judge(scenario))
    return [str(choice.key) for choice in put.choices], put.right


FACING = ["call", "raise", "fold", "director"]
ANYTHING = ["call", "raise", "fold", "held", "pending", "director"]


@pytest.mark.parametrize(
    ("data", "choices", "right"),
    [
        (before("push 1x1000"), FACING, "call"),
        (before("push 1x1000 1x500"), FACING, "raise"),
        (before("push 1x1000 says raise"), ANYTHING, "raise"),
        (before("pull 1x25"), ANYTHING, "held"),
        (flop("A B", "A push 1x500"), ["check", "bet", "fold", "director"], "bet"),
        (flop("A B C", "A bet 300; B fold; C check"), ANYTHING, "held"),
        (flop("A B C", "B bet 300"), ["check", "bet", "fold", "held", "pending", "director"], "pending"),
        (
            told("SB BB=2x25 BTN", "BTN call; SB fold; BB push 1x100", blinds=[25, 50]),
            ["check", "raise", "fold", "director"],
            "director",
        ),
        (
            told("A:700 B C", "A all-in; B call; C call", ask="tabling"),
            ["table", "keep-down", "director"],
            "keep-down",
        ),
        (
            flop("A B C", "A bet 100; B raise 300; C fold", ask={"about": "options", "of": "A"}),
            ["fold call", "fold call raise"],
            "fold call raise",
        ),
        (
            flop("A B", "A check", blinds=[50, 100], ask={"about": "options", "of": "B"}),
            ["check fold", "check bet fold"],
            "check bet fold",
        ),
        (
            flop("A B C", "A check; B check; C check", street="river", ask="first-to-show"),
            ["A", "B", "C", AT_ONCE],
            "A",
        ),
        (
            flop("A B C", "A bet 300; B raise 400 unnoticed; C call", ask="correction"),
            ["corrected", "stands", "director"],
            "corrected",
        ),
        ({"kind": "substantial-action", "acts": ["call", "fold"]}, ["reached", "not-reached"], "reached"),
        (
            {"kind": "irregular-cards", "fault": "premature-turn"},
            ["board-put-right", "play-on", "hand-dead", "director"],
            "director",
        ),
        ({"kind": "new-level", "announced_before": "first-riffle"}, ["this-hand", "next-hand"], "this-hand"),
    ],
)
def test_what_is_right_is_among_what_is_offered(data: dict[str, Any], choices: list[str], right: str) -> None:
    assert offered(data) == (choices, right)


@pytest.mark.parametrize(
    ("data", "choosable"),
    [
        ({}, True),
        ({"ask": "tabling"}, True),
        ({"ask": {"about": "options", "of": "A"}}, True),
        ({"ask": "pots"}, False),
        ({"ask": {"about": "split"}}, False),
        ({"kind": "misdeal"}, True),
        ({"kind": "irregular-cards"}, True),
        ({"kind": "button"}, False),
        ({"kind": "chip-race"}, False),
    ],
)
def test_only_questions_with_a_choice_are_asked(data: dict[str, Any], choosable: bool) -> None:
    assert can_be_chosen(data) is choosable


RAISE, CALL, DIRECTOR = "1x1000 1x500", "1x1000", "1x1000 forward"


@pytest.mark.parametrize(
    ("chips", "answer", "typed", "result"),
    [
        (CALL, "call", "", "right"),
        (CALL, "call", "99", "right"),
        (CALL, "raise", "1150", "wrong"),
        (CALL, "director", "", "wrong"),
        (RAISE, "raise", "1550", "right"),
        (RAISE, "raise", " 1.550 ", "right"),
        (RAISE, "raise", "1,150", "amount"),
        (RAISE, "call", "", "wrong"),
        (RAISE, "bet", "1550", ""),
        (RAISE, "", "1550", ""),
    ],
)
def test_a_wrong_amount_is_told_apart_from_a_wrong_decision(chips: str, answer: str, typed: str, result: str) -> None:
    scenario = read_scenario(before(f"push {chips}"))
    given = read_answer({"answer": answer, "to": typed}, offer(scenario, judge(scenario)), "en")
    assert (given.result, given.problem) == (result, "")


@pytest.mark.parametrize(
    ("typed", "problem"),
    [("", "Say how much."), ("1.5", "This must be a whole number."), ("9" * 14, "This is too large.")],
)
def test_an_amount_that_cannot_be_read_is_asked_for_again(typed: str, problem: str) -> None:
    scenario = read_scenario(before(f"push {CALL}"))
    given = read_answer({"answer": "raise", "to": typed}, offer(scenario, judge(scenario)), "en")
    assert (given.result, given.problem) == ("", problem)


def test_the_directors_cases_are_right_when_they_are_left_to_him() -> None:
    data = before("push 1x1000")
    data["events"][-1]["forward"] = True
    scenario = read_scenario(data)
    put = offer(scenario, judge(scenario))
    assert read_answer({"answer": "director"}, put, "en").result == "right"
    assert read_answer({"answer": "call"}, put, "en").result == "wrong"
