"""Verdicts and problems as plain data with their sentences: what programs are told, on every way they ask."""

from typing import Any

from rules.engine.problems import Problem
from rules.engine.verdict import Verdict
from rules.narration.problems import sentence
from rules.narration.verdicts import narrate


def with_words(verdict: Verdict) -> dict[str, Any]:
    """A verdict in verdict format 1, and beside it in whole sentences of the active language."""
    return {**verdict.as_data(), "words": words(verdict)}


def words(verdict: Verdict) -> dict[str, Any]:
    """The headline, one sentence a finding, and one a reading or act that is left, where there are some."""
    narrated = narrate(verdict)
    told = {"headline": str(narrated.headline), "findings": [reason.text for reason in narrated.reasons]}
    return told | ({"readings": [reading.text for reading in narrated.readings]} if narrated.readings else {})


def problem_in_words(problem: Problem) -> dict[str, str]:
    """What is wrong with a scenario: where, which kind of fault, and a sentence of the active language."""
    return {"path": problem.path, "code": problem.code, "message": sentence(problem)}
