"""The shapes of what the API is sent and answers, as JSON schemas.

Those of scenarios come from the records that the engine reads them with, so that there is one description of them.
"""

from typing import Any, get_args

from rules.engine.kinds import KINDS
from rules.engine.record import AnyScenario
from rules.engine.scenario import Ask, Scenario
from rules.engine.verdict import FORMAT, Decision
from rules.languages import LANGUAGES
from rules.models import CaseOption, Certainty
from rules.understanding.understanding import LONGEST_TEXT
from rules.web.cases.printed import Unjudged

Schema = dict[str, Any]

TEXT: Schema = {"type": "string"}
CHIPS: Schema = {"type": "integer", "minimum": 0}
COUNT: Schema = {"type": "integer", "minimum": 0}
FLAG: Schema = {"type": "boolean"}
LANGUAGE: Schema = {"type": "string", "enum": list(LANGUAGES)}


def ref(name: str) -> Schema:
    """What a schema of another name says."""
    return {"$ref": f"#/components/schemas/{name}"}


def _or_null(schema: Schema) -> Schema:
    return {"oneOf": [schema, {"type": "null"}]}


def _list(schema: Schema) -> Schema:
    return {"type": "array", "items": schema}


def _map(schema: Schema) -> Schema:
    return {"type": "object", "additionalProperties": schema}


def _object(properties: Schema, *, optional: tuple[str, ...] = (), more: bool = False) -> Schema:
    """An object that has all its properties but the optional ones, and `more` only where that is said."""
    required = [name for name in properties if name not in optional]
    return {"type": "object", "properties": properties, "required": required, "additionalProperties": more}


_CHIPS = {name: _or_null(CHIPS) for name in ("to", "adds", "returns", "forfeits")}
_PLACE = {"rule": TEXT, "clause": _or_null(TEXT), "number": _or_null(TEXT)}
_NUMBER = {
    "edition": TEXT,
    "number": _or_null(TEXT),
    "clause": _or_null(TEXT),
    "certainty": {"type": "string", "enum": list(Certainty.values)},
}
_RULE = {
    **_NUMBER,
    "rule": TEXT,
    "title": TEXT,
    "printed": FLAG,
    "section": _object({"key": TEXT, "title": TEXT}),
    "texts": _list(LANGUAGE),
    "page": TEXT,
    "address": TEXT,
}
_VERDICT = {
    "format": {"const": FORMAT},
    "edition": TEXT,
    "decision": ref("Decision"),
    "player": _or_null(TEXT),
    **_CHIPS,
    "all_in": FLAG,
    "may": _list(ref("Reading")),
    "figures": ref("Figures"),
    "findings": _list(ref("Finding")),
    "pots": _list(ref("Pot")),
    "returned": _map(CHIPS),
    "since": _or_null(CHIPS),
    "timeline": _list(ref("Moment")),
    "shares": {},
    "order": {},
    "words": ref("Words"),
}

OURS: dict[str, Schema] = {
    "Overview": _object({"editions": TEXT, "rulings": TEXT, "document": TEXT, "page": TEXT}),
    "Edition": _object(
        {
            "key": TEXT,
            "current": FLAG,
            "judged": FLAG,
            "releases": _list(_object({"version": TEXT, "date": TEXT}, optional=("date",))),
            "note": _or_null(TEXT),
            "page": TEXT,
            "rules": TEXT,
            "cases": TEXT,
        }
    ),
    "Editions": _object({"editions": _list(ref("Edition"))}),
    "Number": _object(_NUMBER),
    "Rule": _object(_RULE),
    "Rules": _object({"edition": TEXT, "rules": _list(ref("Rule"))}),
    "RuleWithCases": _object({**_RULE, "numbers": _list(ref("Number")), "cases": _list(ref("Case"))}),
    "Case": _object(
        {
            "edition": TEXT,
            **_PLACE,
            "rule_title": TEXT,
            "title": _or_null(TEXT),
            "key": TEXT,
            "origin": {"type": "string", "enum": ["printed", "own"]},
            "texts": _list(LANGUAGE),
            "page": TEXT,
            "scenarios": _list(ref("JudgedScenario")),
            "options": _list(ref("DirectorOption")),
            "not_judged": _list(ref("NotJudged")),
        }
    ),
    "Cases": _object({"edition": TEXT, "count": CHIPS, "next": _or_null(TEXT), "cases": _list(ref("Case"))}),
    "DirectorOption": _object(
        {
            "condition": TEXT,
            "outcome": TEXT,
            "sure": {"type": "string", "enum": list(CaseOption.Sure.values)},
            "rule": _or_null(TEXT),
        }
    ),
    "NotJudged": _object(
        {"language": LANGUAGE, "reason": {"type": "string", "enum": [str(reason) for reason in Unjudged]}}
    ),
    "JudgedScenario": _object(
        {
            "letter": _or_null(TEXT),
            "variant": _or_null(TEXT),
            "languages": _list(LANGUAGE),
            "assumed": _list(TEXT),
            "scenario": ref("AnyScenario"),
            "link": _or_null(TEXT),
            "verdict": _or_null(ref("Verdict")),
            "problems": _list(ref("Problem")),
        }
    ),
    # Questions of their own kind have answers of their own kind: what a verdict adds to these is in its format.
    "Verdict": _object(_VERDICT, more=True),
    "Ruling": _object({**_VERDICT, "link": _or_null(TEXT)}, more=True),
    "Told": _object(
        {"text": {"type": "string", "maxLength": LONGEST_TEXT}, "language": LANGUAGE, "edition": TEXT},
        optional=("language", "edition"),
    ),
    "Understood": _object(
        {
            "language": LANGUAGE,
            "scenario": _or_null(ref("AnyScenario")),
            "spans": _list(ref("Span")),
            "unread": _list(ref("Span")),
            "assumed": _list(_object({"path": TEXT, "because": TEXT})),
            "readings": _list(_object({"from": COUNT, "to": COUNT, "choices": _list(ref("Choice"))})),
            "questions": _list(_object({"path": TEXT, "code": TEXT, "choices": _list(ref("Choice"))})),
            "sure": FLAG,
            "ruling": _or_null(ref("Ruling")),
        }
    ),
    "Span": _object({"from": COUNT, "to": COUNT, "as": TEXT, "path": TEXT}),
    "Choice": _object(
        {
            "value": TEXT,
            "scenario": ref("AnyScenario"),
            "decision": _or_null(ref("Decision")),
            "total": _or_null(CHIPS),
        }
    ),
    "Decision": {"type": "string", "enum": [str(decision) for decision in Decision]},
    "Reading": _object(
        {"decision": ref("Decision"), **_CHIPS, "all_in": FLAG, "premise": _or_null(ref("Finding"))}, more=True
    ),
    "Figures": _object(
        {
            "call": CHIPS,
            "increment": CHIPS,
            "raises_from": _or_null(CHIPS),
            "minimum_raise": _or_null(CHIPS),
            "out": CHIPS,
            "faces": CHIPS,
            "reopened": FLAG,
            "maximum": CHIPS,
            "pot": CHIPS,
        },
        optional=("call", "increment", "raises_from", "minimum_raise", "out", "faces", "reopened", "maximum", "pot"),
    ),
    "Finding": _object({"kind": TEXT, **_PLACE, "figures": {"type": "object"}, "because": _list(ref("Finding"))}),
    "Pot": _object({"name": TEXT, "amount": CHIPS, "players": _list(TEXT)}),
    "Moment": _object({"event": CHIPS, "decision": ref("Decision"), "finding": ref("Finding")}),
    "Words": _object({"headline": TEXT, "findings": _list(TEXT), "readings": _list(TEXT)}, optional=("readings",)),
    "Problem": _object({"path": TEXT, "code": TEXT, "message": TEXT}),
    "Problems": _object({"problems": {**_list(ref("Problem")), "minItems": 1}}),
    "Document": {"type": "object", "required": ["openapi", "info", "paths", "components"]},
}


_SHORTER: dict[tuple[str, str], Schema] = {
    ("Scenario", "ask"): {"type": "string", "enum": list(get_args(Ask.model_fields["about"].annotation))},
    ("BlindAnte", "ante"): ref("Ante"),
}
"""What a record takes in another form than it keeps, by record and key."""


def schemas() -> dict[str, Schema]:
    """All schemas by name, those of the engine's records included."""
    records: dict[str, type[AnyScenario]] = {
        "Scenario": Scenario,
        **{kind.record.__name__: kind.record for kind in KINDS.values()},
    }
    found = dict(OURS)
    for name, record in records.items():
        shape = record.model_json_schema(ref_template="#/components/schemas/{model}")
        found |= {**shape.pop("$defs", {}), name: shape}
    for (name, key), shorter in _SHORTER.items():
        keys = found[name]["properties"]
        keys[key] = {"anyOf": [keys[key], shorter]}
    return found | {"AnyScenario": {"anyOf": [ref(name) for name in records]}}
