"""The description of the API is true: every path and every answer in it is asked for, and held against its schema."""

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from django.core.cache import cache
from django.db import OperationalError
from django.test import Client

from rules.web.api import answers
from rules.web.api.document import EXAMPLE, PATHS, description
from rules.web.api.rulings import MOST_BYTES
from tests.web.pages import LANGUAGES, get
from tests.web.schema import faults, found

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("library")]

LINK = "1~2026~25-50~SB_BB.o2x25_BTN~2to600_0fold_1push1x1000"
ADDRESSES = {
    "/": "/",
    "/editions": "/editions",
    "/editions/{edition}/rules": "/editions/2026/rules",
    "/editions/{edition}/rules/{rule}": "/editions/2024/rules/16",
    "/editions/{edition}/cases": "/editions/2024/cases",
    "/editions/{edition}/rules/{rule}/cases/{case}": "/editions/2026/rules/48/cases/1.2",
    "/rulings": f"/rulings?s={LINK}",
    "/understand": "/understand",
    "/openapi.json": "/openapi.json",
}
MISSING = {
    "/editions/{edition}/rules": "/editions/1999/rules",
    "/editions/{edition}/rules/{rule}": "/editions/2026/rules/999",
    "/editions/{edition}/cases": "/editions/1999/cases",
    "/editions/{edition}/rules/{rule}/cases/{case}": "/editions/2026/rules/48/cases/9",
}


def documented() -> Iterator[tuple[str, str, str]]:
    for path, methods in PATHS.items():
        for method, operation in methods.items():
            yield from ((path, method, status) for status in operation["responses"])


def ask(client: Client, path: str, method: str, status: str) -> Any:
    """Ask so that an operation gives the answer that is documented."""
    address = f"/api/1{(MISSING if status == '404' else ADDRESSES)[path]}"
    if method == "post":
        return _send(client, path, status)
    if status == "400":
        return client.get("/api/1/rulings" if path == "/rulings" else address, {"language": "fr"})
    if status == "422":
        return client.get("/api/1/rulings", {"s": LINK.replace("25-50", "50-25")})
    if status == "304":
        return client.get(address, headers={"If-None-Match": client.get(address).headers["ETag"]})
    return client.get(address)


def _send(client: Client, path: str, status: str) -> Any:
    example = PATHS[path]["post"]["requestBody"]["content"]["application/json"]["example"]
    body = {"400": "{", "413": " " * (MOST_BYTES + 1), "422": "{}"}.get(status, json.dumps(example))
    kind = "text/plain" if status == "415" else "application/json"
    return client.post(f"/api/1{path}", body, content_type=kind)


def fail(error: Exception) -> Callable[[object], int]:
    def count(_: object) -> int:
        raise error

    return count


FAILURES = {"500": RuntimeError("x"), "503": OperationalError("x")}


@pytest.mark.parametrize(("path", "method", "status"), list(documented()))
def test_an_answer_is_as_it_is_described(
    client: Client, settings: Any, monkeypatch: pytest.MonkeyPatch, path: str, method: str, status: str
) -> None:
    cache.clear()
    client.raise_request_exception = False
    if status in FAILURES:
        monkeypatch.setattr(answers, "seconds_to_wait", fail(FAILURES[status]))
    settings.API_REQUESTS_PER_MINUTE = 1 if status == "429" else 0
    if status == "429":
        ask(client, path, method, "200")
    response = ask(client, path, method, status)
    assert response.status_code == int(status), response.content[:300]
    document = description()
    described = document["paths"][path][method]["responses"][status]
    described = found(document, described["$ref"]) if "$ref" in described else described
    if "content" not in described:
        assert response.content == b""
        return
    [(kind, content)] = described["content"].items()
    assert response.headers["Content-Type"] == kind
    assert faults(json.loads(response.content), content["schema"], document) == []


def test_the_document_is_what_it_says_it_is(client: Client) -> None:
    document = json.loads(client.get("/api/1/openapi.json").content)
    assert document == json.loads(json.dumps(description()))
    assert document["openapi"] == "3.1.0"
    assert document["paths"].keys() == ADDRESSES.keys()


def test_every_reference_leads_somewhere_and_every_schema_is_used() -> None:
    document = description()
    text = json.dumps(document)
    names = {part.partition('"')[0] for part in text.split('"$ref": "')[1:]}
    assert all(found(document, name) for name in names)
    unused = {name for name in document["components"]["schemas"] if f"#/components/schemas/{name}" not in names}
    assert unused == set()


def test_parameters_in_a_path_are_those_in_its_braces() -> None:
    document = description()
    for path, methods in PATHS.items():
        for operation in methods.values():
            told = [found(document, each["$ref"]) for each in operation["parameters"]]
            in_path = {each["name"] for each in told if each["in"] == "path"}
            assert in_path == {part.partition("}")[0] for part in path.split("{")[1:]}


@pytest.mark.parametrize(
    ("value", "schema", "fault"),
    [
        ({"a": 1}, {"type": "object", "properties": {}, "additionalProperties": False}, "$.a is not described"),
        ({}, {"type": "object", "required": ["a"]}, "$.a is missing"),
        (True, {"type": "integer"}, "$: True is no integer"),
        ([1, "x"], {"type": "array", "items": {"type": "integer"}}, "$[1]: 'x' is no integer"),
        (None, {"oneOf": [{"type": "null"}, {}]}, "$: 2 of oneOf fit: []"),
        (0, {"type": "integer", "minimum": 1}, "$: 0 breaks minimum 1"),
    ],
)
def test_the_reader_of_schemas_sees_faults(value: Any, schema: dict[str, Any], fault: str) -> None:
    assert faults(value, schema, {}) == [fault]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_tells_it_in_four_languages_with_a_live_answer(client: Client, language: str) -> None:
    page = get(client, f"/{language}/api/")
    headings = page.texts("h3")
    assert [heading.split()[1] for heading in headings] == [path for path, ms in PATHS.items() for _ in ms]
    command, answer = (each.raw for each in page.all("pre"))
    assert f"http://testserver/api/1/rulings?language={language}" in command
    sent = client.post(f"/api/1/rulings?language={language}", json.dumps(EXAMPLE), content_type="application/json")
    assert json.loads(answer) == json.loads(sent.content)
    assert "120" in page.one("main").text


def test_every_page_leads_to_it(client: Client) -> None:
    foot = get(client, "/it/2026/48/").one("footer")
    assert [link.attributes["href"] for link in foot.all("a")][-1] == "/it/api/"
    assert Client().get("/api/", headers={"Accept-Language": "es"}).headers["Location"] == "/es/api/"
