"""A scenario of another kind than betting and what is answered, for tables."""

from rules.engine.judging import adjudicate
from rules.engine.reading import ScenarioRefused, read_scenario

EDITIONS = ["2011", "2013", "2019", "2022", "2024", "2026"]


def judged(kind, edition="2024", **keys):
    """The verdict on a scenario, as plain data."""
    return adjudicate({"kind": kind, "edition": edition, **keys}).as_data()


def reasons(verdict):
    return [finding["kind"] for finding in verdict["findings"]]


def readings(verdict):
    return [reading["decision"] for reading in verdict["may"]]


def refusal(kind, **keys):
    """The faults of a scenario, as path and code."""
    try:
        read_scenario({"kind": kind, **keys})
    except ScenarioRefused as refused:
        return {(problem.path, problem.code) for problem in refused.problems}
    return set()
