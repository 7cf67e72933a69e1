"""`POST /api/1/understand`: a situation in words, what was understood of it, and the verdict."""

import json
from typing import Any

import pytest
from django.http import HttpResponse
from django.test import Client

from rules.understanding.understanding import LONGEST_TEXT
from rules.web.api.document import TOLD

pytestmark = pytest.mark.django_db


def send(client: Client, data: Any, **headers: str) -> HttpResponse:
    return client.post("/api/1/understand", json.dumps(data), content_type="application/json", headers=headers)


def test_the_answer_has_the_scenario_its_stretches_and_the_verdict(client: Client) -> None:
    answer = send(client, TOLD).json()
    assert answer["sure"] is True
    assert (answer["ruling"]["decision"], answer["ruling"]["to"]) == ("raise", 1000)
    first = answer["spans"][0]
    assert TOLD["text"][first["from"] : first["to"]] == "50/100"
    assert (first["as"], first["path"]) == ("blinds", "blinds")


def test_the_sentences_are_in_the_language_asked_for(client: Client) -> None:
    answer = send(client, TOLD, **{"Accept-Language": "de"}).json()
    assert answer["ruling"]["words"]["headline"] == "Raise auf 1.000"


def test_an_edition_may_be_named(client: Client) -> None:
    assert send(client, {**TOLD, "edition": "2013"}).json()["ruling"]["edition"] == "2013"


def test_a_text_that_tells_no_situation_has_no_scenario_and_no_ruling(client: Client) -> None:
    answer = send(client, {"text": "telefono al tavolo"}).json()
    assert (answer["scenario"], answer["ruling"], answer["sure"]) == (None, None, False)


@pytest.mark.parametrize(
    ("data", "path"),
    [
        ([], ""),
        ({}, "text"),
        ({"text": None}, "text"),
        ({"text": "a" * (LONGEST_TEXT + 1)}, "text"),
        ({"text": "", "language": "fr"}, "language"),
        ({"text": "", "language": ["it"]}, "language"),
        ({"text": "", "edition": "1999"}, "edition"),
        ({"text": "", "edition": 2026}, "edition"),
        ({"text": "", "more": 1}, "more"),
    ],
)
def test_a_fault_is_named_with_its_path(client: Client, data: Any, path: str) -> None:
    response = send(client, data)
    assert response.status_code == 422
    assert [problem["path"] for problem in response.json()["problems"]] == [path]
