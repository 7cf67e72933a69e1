"""Plain data to a scenario, or every problem at once with its path.

Faults of form are found by the records of `rules.engine.scenario`, faults of sense (a player who is not there, a
stack smaller than what is out) by `rules.engine.sense`, and what cannot have happened in play by playing it.
"""

import json
from typing import Any, TypeVar

from pydantic import ValidationError
from pydantic_core import ErrorDetails

from rules.engine.kinds import KINDS
from rules.engine.problems import Problem, ScenarioRefused, place
from rules.engine.record import AnyScenario, Procedure
from rules.engine.scenario import Deal, Scenario
from rules.engine.sense import faults_of_sense, names_twice, unknown_players

__all__ = ["ScenarioRefused", "read_json", "read_scenario", "read_stored_scenario", "shape"]

AnyKind = TypeVar("AnyKind", bound=AnyScenario)

LONGEST_TEXT = 1_000_000
"""The longest text, in characters, that is read at all."""

_CODES = {
    "missing": "missing",
    "extra_forbidden": "unknown-key",
    "union_tag_not_found": "missing",
    "union_tag_invalid": "unknown-word",
    "literal_error": "unknown-word",
    "int_type": "not-a-whole-number",
    "string_type": "not-text",
    "bool_type": "not-yes-or-no",
    "list_type": "not-a-list",
    "dict_type": "not-an-object",
    "model_type": "not-an-object",
    "model_attributes_type": "not-an-object",
    "greater_than": "not-positive",
    "greater_than_equal": "negative",
    "less_than_equal": "too-large",
    "too_short": "too-few",
    "too_long": "too-many",
    "string_too_short": "empty",
    "string_too_long": "too-long",
    "string_pattern_mismatch": "not-visible",
}
"""The codes of this format for the faults that the records report."""


def read_json(text: str) -> AnyScenario:
    """Read a scenario from JSON text; raises ScenarioRefused with every fault."""
    return read_scenario(parse_json(text))


def parse_json(text: str) -> Any:
    """Parse JSON text; raises ScenarioRefused with `too-large` or `not-json`."""
    if len(text) > LONGEST_TEXT:
        raise ScenarioRefused([Problem("", "too-large", {"most": LONGEST_TEXT})])
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        raise ScenarioRefused([Problem("", "not-json")]) from None


def read_scenario(data: Any) -> AnyScenario:
    """Read a scenario from plain data; raises ScenarioRefused with every fault of form, sense and play."""
    kind = data.get("kind") if isinstance(data, dict) else None
    if isinstance(kind, str) and kind in KINDS:
        return _read_procedure(KINDS[kind].record, data)
    try:
        scenario = Scenario.model_validate(data)
    except ValidationError as refusal:
        raise ScenarioRefused(_all_faults(data, refusal)) from None
    problems = [*_faults_of_names(scenario, data), *faults_of_sense(scenario)]
    if problems:
        raise ScenarioRefused(problems)
    return scenario


def _faults_of_names(scenario: Scenario, data: Any) -> list[Problem]:
    """Names that stand twice or are nobody's; looked for one by one only where there are some."""
    names = {seat.name for seat in scenario.seats}
    strangers = any(not isinstance(event, Deal) and event.player not in names for event in scenario.events)
    return [*names_twice(data), *unknown_players(data)] if strangers or len(names) < len(scenario.seats) else []


def read_stored_scenario(data: Any) -> AnyScenario:
    """Read the scenario of a case, which names no edition, and play it once; raises ScenarioRefused."""
    from rules.engine.judging import judge

    if isinstance(data, dict) and "edition" in data:
        raise ScenarioRefused([Problem("edition", "edition-of-the-page")])
    scenario = read_scenario(data)
    judge(scenario)
    return scenario


def in_edition(scenario: AnyKind, edition: str) -> AnyKind:
    """The same scenario under another edition."""
    return scenario.model_copy(update={"edition": edition})


def _all_faults(data: Any, refusal: ValidationError) -> list[Problem]:
    """The faults of form, and with them those of sense and play that can be seen all the same."""
    faults = [_problem(error) for error in refusal.errors(include_url=False, include_input=True)]
    seen = {problem.path for problem in faults}
    rest = _readable_part(data, refusal)
    if rest is not None:
        faults += [problem for problem in _faults_of(rest) if problem.path not in seen]
    seen |= {problem.path for problem in faults}
    faults += [problem for problem in (*names_twice(data), *unknown_players(data)) if problem.path not in seen]
    return faults


def _problem(error: ErrorDetails) -> Problem:
    """Turn a fault of form into a problem of ours, with the tags of unions taken out of its place."""
    kind, steps = error["type"], error["loc"]
    code = _CODES.get(kind, kind if "-" in kind else "wrong")
    if steps[:1] == ("events",) and len(steps) > 2:
        steps = steps[:2] + steps[3:]
    if steps[:1] == ("cards",):
        steps = steps[:1] + steps[2:]
    if kind.startswith("union_tag"):
        steps = (*steps, "does")
    if steps == ("format",):
        code = "unknown-format"
    figures = {name: value for name, value in error.get("ctx", {}).items() if isinstance(value, int)}
    return Problem(place(*steps), code, figures)


def _readable_part(data: Any, refusal: ValidationError) -> Any:
    """The scenario without its unknown keys and without its first unreadable event and all after it.

    None where the fault lies elsewhere: then play cannot be followed.
    """
    if not isinstance(data, dict):
        return None
    rest = {**data, "events": list(data["events"])} if isinstance(data.get("events"), list) else dict(data)
    for error in refusal.errors(include_url=False, include_input=False):
        steps = error["loc"]
        if error["type"] == "extra_forbidden" and len(steps) == 1:
            rest.pop(str(steps[0]), None)
        elif steps[:1] == ("events",) and len(steps) > 1 and isinstance(steps[1], int):
            rest["events"] = rest["events"][: steps[1]]
        else:
            return None
    return rest


def _faults_of(data: Any) -> list[Problem]:
    from rules.engine.judging import judge

    if not data.get("events"):
        data = {**data, "ask": "tabling"}
    try:
        judge(read_scenario(data))
    except ScenarioRefused as refusal:
        return list(refusal.problems)
    return []


def _read_procedure(record: type[Procedure], data: Any) -> Procedure:
    """Read a scenario of another kind than betting; raises ScenarioRefused with every fault of form and sense."""
    names = list(record.faults_of_names(data))
    try:
        scenario = record.model_validate(data)
    except ValidationError as refusal:
        raise ScenarioRefused([*_faults_of_form(record, data, refusal), *names]) from None
    problems = [*names, *scenario.faults_of_sense()]
    if problems:
        raise ScenarioRefused(problems)
    return scenario


def _faults_of_form(record: type[Procedure], data: Any, refusal: ValidationError) -> list[Problem]:
    """The faults of form, and where these are unknown keys only, with them the faults of sense of the rest."""
    errors = refusal.errors(include_url=False, include_input=False)
    faults = [_problem(error) for error in errors]
    if any(error["type"] != "extra_forbidden" for error in errors):
        return faults
    for error in errors:
        data = _without(data, *error["loc"])
    return [*faults, *record.model_validate(data).faults_of_sense()]


def _without(data: Any, step: int | str, *steps: int | str) -> Any:
    """Plain data without the key at a place; what was given is left as it is."""
    if not steps:
        return {key: value for key, value in data.items() if key != step}
    copy: Any = dict(data) if isinstance(data, dict) else list(data)
    copy[step] = _without(copy[step], *steps)
    return copy


def shape() -> dict[str, Any]:
    """The form of a scenario as a JSON schema."""
    return Scenario.model_json_schema()
