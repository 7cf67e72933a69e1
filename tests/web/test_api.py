"""The API for programs: what it answers, in which language, and how it refuses."""

import json
from typing import Any

import pytest
from django.core.management import call_command
from django.http import HttpResponse
from django.test import Client

from rules.models import Passage, Scenario
from rules.web.api.answers import json_answer
from rules.web.api.document import EXAMPLE
from rules.web.api.rulings import MOST_BYTES

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("library")]

ROOT = "/api/1"
LINK = "1~2026~25-50~SB_BB.o2x25_BTN~2to600_0fold_1push1x1000"


@pytest.fixture(autouse=True)
def _no_limit(settings: Any) -> None:
    settings.API_REQUESTS_PER_MINUTE = 0


def ask(client: Client, path: str, status: int = 200, **headers: str) -> Any:
    response = client.get(f"{ROOT}{path}", headers=headers)
    assert response.status_code == status, response.content[:300]
    return json.loads(response.content)


def send(client: Client, data: Any, query: str = "", **headers: str) -> HttpResponse:
    body = data if isinstance(data, str | bytes) else json.dumps(data)
    return client.post(f"{ROOT}/rulings{query}", body, content_type="application/json", headers=headers)


def codes(response: HttpResponse) -> list[tuple[str, str]]:
    return [(problem["path"], problem["code"]) for problem in json.loads(response.content)["problems"]]


def test_editions_are_listed_with_the_current_one_marked(client: Client) -> None:
    editions = ask(client, "/editions")["editions"]
    assert [edition["key"] for edition in editions if edition["current"]] == ["2026"]
    assert [edition["key"] for edition in editions if not edition["judged"]] == ["2015", "2017"]


@pytest.mark.parametrize(
    ("language", "title"),
    [
        ("it", "Gettoni di puntate precedenti"),
        ("de", "Chips früherer Einsätze"),
        ("en", "Prior bet chips"),
    ],
)
def test_rules_have_the_title_of_the_language_asked_for(client: Client, language: str, title: str) -> None:
    rules = ask(client, f"/editions/2024/rules?language={language}")["rules"]
    found = {rule["rule"]: rule for rule in rules}["prior-bet-chips"]
    assert (found["number"], found["title"], found["printed"]) == ("46", title, False)
    assert ask(client, "/editions/2024/rules", **{"Accept-Language": language})["rules"] == rules


def test_a_rule_has_its_numbers_everywhere_and_its_cases(client: Client) -> None:
    rule = ask(client, "/editions/2026/rules/48")
    assert rule == ask(client, "/editions/2026/rules/prior-bet-chips")
    assert {"2024": "46", "2026": "48"}.items() <= {each["edition"]: each["number"] for each in rule["numbers"]}.items()
    printed = [case["key"] for case in rule["cases"] if case["origin"] == "printed"]
    assert printed == ["1.1", "1.2", "1.3", "2.1", "2.2", "3.1", "4", "5"]
    assert {(case["origin"], bool(case["title"])) for case in rule["cases"]} == {("printed", False), ("own", True)}


def test_a_case_has_its_scenario_its_link_and_the_verdict_of_this_moment(client: Client) -> None:
    case = ask(client, "/editions/2026/rules/48/cases/1.1?language=it")
    [scenario] = case["scenarios"]
    assert (case["page"], case["texts"], case["origin"]) == ("/it/2026/48/1.1/", ["it", "es"], "printed")
    assert (scenario["link"], scenario["scenario"]["edition"]) == (LINK, "2026")
    assert (scenario["verdict"]["decision"], scenario["verdict"]["to"]) == ("call", 600)
    assert scenario["verdict"]["words"]["headline"] == "Call di 600 – tornano indietro 450"


def test_a_text_with_other_figures_is_not_among_the_languages_of_a_scenario(client: Client) -> None:
    assert ask(client, "/editions/2026/rules/48/cases/1.1")["not_judged"] == []
    case = Passage.objects.rewrite(False).get(version__edition__key="2026", version__number="48", key="1.1")
    Passage.objects.filter(pk=case.pk).update(text_it=case.text_it.replace("da 1k", "da 5000"))
    told = ask(client, "/editions/2026/rules/48/cases/1.1")
    assert told["not_judged"] == [{"language": "it", "reason": "other-figures"}]
    assert [scenario["languages"] for scenario in told["scenarios"]] == [["es"]]


def test_a_case_that_nobody_has_entered_says_so(client: Client) -> None:
    Scenario.objects.filter(passage__key="1.1").delete()
    told = ask(client, "/editions/2026/rules/48/cases/1.1")
    assert {each["reason"] for each in told["not_judged"]} == {"not-yet"}
    assert told["scenarios"] == []


def test_the_cases_of_an_edition_come_fifty_on_a_page(client: Client) -> None:
    found, address = [], "/editions/2026/cases"
    while address:
        page = ask(client, address)
        assert len(page["cases"]) == 50 or not page["next"]
        found += [(case["rule"], case["key"]) for case in page["cases"]]
        address = (page["next"] or "").removeprefix(ROOT)
    assert len(set(found)) == len(found) == page["count"]
    assert {("prior-bet-chips", "1.1"), ("prior-bet-chips", "big-chip-added")} < set(found)
    assert ask(client, "/editions/2026/cases?page=99")["cases"] == []


@pytest.mark.parametrize(
    ("path", "problem"),
    [
        ("/editions/1999/rules", ("edition", "not-found")),
        ("/editions/2026/rules/999", ("rule", "not-found")),
        ("/editions/2013/rules/41", ("rule", "number-not-unique")),
        ("/editions/2026/rules/48/cases/9.9", ("case", "not-found")),
        ("/nowhere", ("", "not-found")),
        ("/editions/", ("", "not-found")),
    ],
)
def test_what_there_is_not_is_said_to_be_missing(client: Client, path: str, problem: tuple[str, str]) -> None:
    [told] = ask(client, path, 404)["problems"]
    assert (told["path"], told["code"]) == problem


def test_a_number_that_stands_for_two_rules_is_answered_with_their_names(client: Client) -> None:
    [told] = ask(client, "/editions/2013/rules/41", 404)["problems"]
    assert "raise-amounts, reopening-the-bet" in told["message"]
    assert ask(client, "/editions/2013/rules/41-A")["rule"] == "raise-amounts"


@pytest.mark.parametrize("page", ["0", "-1", "x", "1.5", "1000000", "٣"])
def test_a_page_is_a_whole_number(client: Client, page: str) -> None:
    assert ask(client, f"/editions/2026/cases?page={page}", 400)["problems"][0]["code"] == "not-positive"


# Rulings


def test_a_scenario_sent_and_a_link_opened_get_what_the_command_prints(
    client: Client, capsys: Any, tmp_path: Any
) -> None:
    file = tmp_path / "scenario.json"
    file.write_text(json.dumps(EXAMPLE))
    call_command("adjudicate", str(file), "--language", "de")
    printed = json.loads(capsys.readouterr().out)
    sent = json.loads(send(client, EXAMPLE, "?language=de").content)
    assert sent == {**printed, "link": sent["link"]}
    assert ask(client, f"/rulings?s={sent['link']}&language=de") == sent
    assert (sent["decision"], sent["to"], sent["adds"]) == ("raise", 1700, 200)


@pytest.mark.parametrize(
    ("query", "header", "language", "word"),
    [
        ("?language=it", "de", "it", "ne mancano 200"),
        ("", "fr, es-MX;q=0.8, de;q=0.5", "es", "faltan 200"),
        ("", "de-CH", "de", "es fehlen noch 200"),
        ("", "fr", "en", "200 to add"),
        ("", "", "en", "200 to add"),
        ("", "\x00,;q=x", "en", "200 to add"),
    ],
)
def test_words_are_in_the_language_asked_for(client: Client, query: str, header: str, language: str, word: str) -> None:
    client.cookies["language"] = "it"
    response = send(client, EXAMPLE, query, **{"Accept-Language": header})
    assert response.headers["Content-Language"] == language
    assert word in json.loads(response.content)["words"]["headline"]


def test_the_directors_readings_are_sentences_too(client: Client) -> None:
    verdict = json.loads(send(client, {**EXAMPLE, "edition": "2011"}).content)
    assert len(verdict["words"].get("readings", [])) == len(verdict["may"])


def test_a_refused_scenario_tells_every_fault_in_the_language_asked_for(client: Client) -> None:
    data = {"colour": 1, "seats": [{"name": "A"}], "events": [{"player": "B", "does": "fold"}]}
    response = send(client, data, "?language=it")
    assert response.status_code == 422
    assert set(codes(response)) == {
        ("colour", "unknown-key"),
        ("seats", "too-few"),
        ("events[0].player", "unknown-player"),
    }
    assert "Servono" in response.content.decode() or "almeno" in response.content.decode().lower()


@pytest.mark.parametrize("body", [b" ", b"{", b"\xff\xfe", b"[" * 60_000, b"1" * 5000], ids=range(5))
def test_broken_json_is_refused_with_400(client: Client, body: bytes) -> None:
    response = send(client, body)
    assert (response.status_code, codes(response)) == (400, [("", "not-json")])


@pytest.mark.parametrize("body", [b"null", b"3", b"[]", b'"x"', b"NaN", b'{"seats": NaN}', b'{"edition": "2015"}'])
def test_json_that_is_no_scenario_is_refused_with_422(client: Client, body: bytes) -> None:
    response = send(client, body)
    assert response.status_code == 422
    assert codes(response)


@pytest.mark.parametrize(
    "kind", ["text/plain", "application/x-www-form-urlencoded", "application/json; charset=latin-1", ""]
)
def test_another_kind_of_content_is_refused_with_415(client: Client, kind: str) -> None:
    response = client.generic("POST", f"{ROOT}/rulings", "{}", content_type=kind)
    assert (response.status_code, codes(response)) == (415, [("", "wrong-content-type")])


@pytest.mark.parametrize(("more", "status"), [(0, 422), (1, 413)])
def test_a_scenario_has_at_most_64_kilobytes(client: Client, more: int, status: int) -> None:
    body = json.dumps({"seats": ""}).ljust(MOST_BYTES + more)
    response = send(client, body)
    assert response.status_code == status
    assert status == 422 or codes(response) == [("", "too-large")]


@pytest.mark.parametrize(
    ("query", "code"),
    [("", "missing"), ("?s=7~x", "unknown-version"), ("?s=x", "unreadable"), (f"?s={LINK[:-6]}", "unreadable")],
)
def test_a_link_that_cannot_be_read_is_refused_with_400(client: Client, query: str, code: str) -> None:
    [told] = ask(client, f"/rulings{query}", 400)["problems"]
    assert (told["path"], told["code"]) == ("s", code)


def test_a_link_to_what_cannot_have_been_is_refused_with_422(client: Client) -> None:
    [told] = ask(client, f"/rulings?s={LINK}_0fold", 422)["problems"]
    assert (told["path"], told["code"]) == ("events[3].player", "has-folded")


def test_half_a_pair_of_surrogates_can_be_answered() -> None:
    assert json.loads(json_answer({"name": "\ud800 è"}).content) == {"name": "\ud800 è"}


def test_a_language_that_there_is_not_is_refused(client: Client) -> None:
    [told] = ask(client, "/editions?language=fr", 400)["problems"]
    assert (told["path"], told["code"]) == ("language", "unknown-language")
