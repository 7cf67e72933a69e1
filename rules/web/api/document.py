"""The API described, in OpenAPI 3.1: written by hand, and held to what is answered by the tests.

Sentences are in English in the document, and translated on the page that shows it.
"""

from functools import cache
from typing import Any

from django.utils.translation import gettext_noop as _

from rules.languages import LANGUAGES
from rules.web.api.schemas import ref, schemas

Data = dict[str, Any]

EXAMPLE: Data = {
    "edition": "2024",
    "blinds": [250, 500],
    "seats": [{"name": "SB"}, {"name": "BB"}, {"name": "UTG"}, {"name": "UTG+1"}],
    "events": [
        {"player": "UTG", "does": "raise", "by": 600},
        {"player": "UTG+1", "does": "push", "chips": "1x1000 5x100"},
    ],
}
"""A silent bet with several chips, where one is not needed for the call."""

TOLD: Data = {"text": "50/100, utg 300, il bottone butta due da 500 e non parla", "language": "it", "edition": "2026"}
"""A situation as a player writes it on a phone."""

RESPONSES = {
    "304": _("Nothing has changed since the answer whose ETag was sent in If-None-Match."),
    "400": _("The request cannot be read: broken JSON, a broken link, or a parameter with a value it may not have."),
    "404": _(
        "There is no such edition, rule or case; a number that stands for two rules is answered with their names."
    ),
    "413": _("The body is larger than 64 kB."),
    "415": _("The body was not sent as application/json."),
    "422": _("The scenario cannot be judged: every fault is listed with its place, a code and a sentence."),
    "429": _("This address has asked too often within a minute; Retry-After says how many seconds to wait."),
    "500": _("Something failed here; the failure has been noted."),
    "503": _("The database does not answer; Retry-After says how many seconds to wait."),
}


def _in_path(name: str, description: str) -> Data:
    return {"name": name, "in": "path", "required": True, "description": description, "schema": {"type": "string"}}


def _in_query(name: str, description: str, schema: Data) -> Data:
    return {"name": name, "in": "query", "description": description, "schema": schema}


PARAMETERS = {
    "language": _in_query(
        "language",
        _("The language of titles and sentences; without it the header Accept-Language counts, and then English."),
        {"type": "string", "enum": [*LANGUAGES, ""]},
    ),
    "edition": _in_path("edition", _("The year of an edition, such as 2026.")),
    "rule": _in_path("rule", _("The number of a rule in this edition, such as 48 or 41-A, or its lasting name.")),
    "case": _in_path("case", _("The key of a case, such as 1.3 or 4-B.")),
    "page": _in_query(
        "page",
        _("The number of the page; there are fifty cases to a page."),
        {"type": "integer", "minimum": 1, "maximum": 99999},
    ),
    "s": _in_query(
        "s",
        _("The text of a shared link: what follows ?s= in the address of a what-if."),
        {"type": "string", "minLength": 1},
    ),
}


def _json(schema: str) -> Data:
    return {"application/json": {"schema": ref(schema)}}


def _operation(name: str, summary: str, schema: str, parameters: str, statuses: str) -> Data:
    """An operation; parameters and the statuses of refusals are those that are described above."""
    refusals = {status: {"$ref": f"#/components/responses/{status}"} for status in statuses.split()}
    return {
        "operationId": name,
        "summary": summary,
        "parameters": [{"$ref": f"#/components/parameters/{each}"} for each in parameters.split()],
        "responses": {"200": {"description": summary, "content": _json(schema)}, **refusals},
    }


PATHS: Data = {
    "/": {
        "get": _operation("overview", _("Where everything is."), "Overview", "language", "304 400 429 500 503"),
    },
    "/editions": {
        "get": _operation(
            "editions", _("All editions, the oldest first."), "Editions", "language", "304 400 429 500 503"
        ),
    },
    "/editions/{edition}/rules": {
        "get": _operation(
            "rules",
            _("The rules of an edition, with number and title."),
            "Rules",
            "edition language",
            "304 400 404 429 500 503",
        ),
    },
    "/editions/{edition}/rules/{rule}": {
        "get": _operation(
            "rule",
            _("One rule: its numbers in all editions, and its worked cases with the current verdict."),
            "RuleWithCases",
            "edition rule language",
            "304 400 404 429 500 503",
        ),
    },
    "/editions/{edition}/cases": {
        "get": _operation(
            "cases",
            _("The worked cases of an edition, each with its scenario and verdict."),
            "Cases",
            "edition page language",
            "304 400 404 429 500 503",
        ),
    },
    "/editions/{edition}/rules/{rule}/cases/{case}": {
        "get": _operation(
            "case",
            _("One worked case with its scenario and verdict."),
            "Case",
            "edition rule case language",
            "304 400 404 429 500 503",
        ),
    },
    "/rulings": {
        "get": _operation(
            "linkedRuling",
            _("The verdict on the scenario of a shared link."),
            "Ruling",
            "s language",
            "304 400 422 429 500 503",
        ),
        "post": {
            **_operation(
                "ruling",
                _("The verdict on a scenario, with the reasons and the rules they rest on."),
                "Ruling",
                "language",
                "400 413 415 422 429 500 503",
            ),
            "requestBody": {
                "required": True,
                "content": {"application/json": {"schema": ref("AnyScenario"), "example": EXAMPLE}},
            },
        },
    },
    "/understand": {
        "post": {
            **_operation(
                "understand",
                _("What was understood of a situation in words, as a scenario, and the verdict on it."),
                "Understood",
                "language",
                "400 413 415 422 429 500 503",
            ),
            "requestBody": {
                "required": True,
                "content": {"application/json": {"schema": ref("Told"), "example": TOLD}},
            },
        },
    },
    "/openapi.json": {
        "get": _operation("document", _("This description, in OpenAPI 3.1."), "Document", "", "304 400 429 500 503"),
    },
}


@cache
def description() -> Data:
    """The whole document."""
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "TDA rules",
            "version": "1",
            "summary": "Editions, rules and worked cases of the Poker TDA rules, and rulings on any scenario.",
            "description": (
                "Any origin may ask; there are no cookies, accounts or keys. Every refusal names its problems, each "
                "with the path of the fault, a code and a sentence in the language asked for. A method that an address "
                "does not answer gets 405 and the header Allow."
            ),
        },
        "servers": [{"url": "/api/1"}],
        "paths": PATHS,
        "components": {
            "parameters": PARAMETERS,
            "responses": {status: _response(status, told) for status, told in RESPONSES.items()},
            "schemas": schemas(),
        },
    }


def _response(status: str, told: str) -> Data:
    return {"description": told} if status == "304" else {"description": told, "content": _json("Problems")}
