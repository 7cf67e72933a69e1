"""How the API behaves towards browsers, proxies and those who ask too often."""

import json
from typing import Any

import pytest
from django.core.cache import cache
from django.core.exceptions import ImproperlyConfigured
from django.test import Client, RequestFactory

from rules.web.api import answers, limits
from tdasite.environment import number

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("library")]

EDITIONS = "/api/1/editions"
RULINGS = "/api/1/rulings"


@pytest.fixture(autouse=True)
def _fresh_counts() -> None:
    cache.clear()


@pytest.mark.parametrize(
    ("method", "address", "allowed"),
    [
        ("DELETE", EDITIONS, "GET, HEAD, OPTIONS"),
        ("POST", EDITIONS, "GET, HEAD, OPTIONS"),
        ("PUT", RULINGS, "GET, POST, HEAD, OPTIONS"),
        ("POST", "/api/1/nowhere", "GET, HEAD, OPTIONS"),
    ],
)
def test_a_wrong_method_is_told_the_right_ones(client: Client, method: str, address: str, allowed: str) -> None:
    response = client.generic(method, address, "{}", content_type="application/json")
    assert (response.status_code, response.headers["Allow"]) == (405, allowed)
    assert json.loads(response.content)["problems"][0]["code"] == "method-not-allowed"


def fail(*_: object, **__: object) -> None:
    raise RuntimeError


@pytest.mark.parametrize(
    ("address", "host", "status", "code"),
    [
        ("/api/1/a%0Ab", "localhost", 404, "not-found"),
        ("/api/1/a%0Ab?language=it", "localhost", 404, "not-found"),
        (EDITIONS, "evil.example", 400, "unreadable"),
        (f"{EDITIONS}?{'&'.join(f'p{at}=1' for at in range(1500))}", "localhost", 400, "unreadable"),
        (f"{EDITIONS}?fail", "localhost", 500, "failure"),
        ("/api/1", "evil.example", 400, "unreadable"),
    ],
)
def test_whatever_fails_is_a_problem_that_any_origin_may_read(
    client: Client, monkeypatch: pytest.MonkeyPatch, address: str, host: str, status: int, code: str
) -> None:
    client.raise_request_exception = False
    if address.endswith("fail"):
        monkeypatch.setattr(answers, "conditional", fail)
    headers = {"Host": host, "Origin": "https://club.example", "Accept-Language": "de"}
    response = client.get(address, headers=headers)
    assert (response.status_code, response.headers["Content-Type"]) == (status, "application/json")
    assert response.headers["Access-Control-Allow-Origin"] == "*"
    assert response.headers["Content-Language"] == ("it" if "language=it" in address else "de")
    [problem] = json.loads(response.content)["problems"]
    assert problem["code"] == code
    assert "&" not in response.content.decode(), "the address is not repeated"


@pytest.mark.parametrize("address", ["/api/", "/it/api/nowhere/", "/api/2/editions"])
def test_other_addresses_fail_as_pages(client: Client, address: str) -> None:
    assert "html" in client.get(address, headers={"Host": "evil.example"}).headers["Content-Type"]


@pytest.mark.parametrize("address", [EDITIONS, f"{EDITIONS}/1999/rules", "/api/1/openapi.json"])
def test_any_origin_may_read_and_no_cookie_has_a_say(client: Client, address: str) -> None:
    client.cookies["language"] = "it"
    response = client.get(address, headers={"Origin": "https://club.example"})
    assert response.headers["Access-Control-Allow-Origin"] == "*"
    assert "Access-Control-Allow-Credentials" not in response.headers
    assert "Accept-Language" in response.headers["Vary"]
    assert "Cookie" not in response.headers["Vary"]
    assert response.headers["Content-Language"] == "en"
    assert not response.cookies


def test_a_browser_that_asks_first_may_send_a_scenario(client: Client) -> None:
    response = client.options(
        RULINGS, headers={"Origin": "https://club.example", "Access-Control-Request-Method": "POST"}
    )
    assert (response.status_code, response.content) == (204, b"")
    assert "POST" in response.headers["Access-Control-Allow-Methods"]
    assert "Content-Type" in response.headers["Access-Control-Allow-Headers"]


def test_no_token_is_asked_for_here_and_everywhere_else_one_is() -> None:
    client = Client(enforce_csrf_checks=True)
    assert client.post(RULINGS, "{}", content_type="application/json").status_code == 422
    assert client.post("/it/what-if/", {}).status_code == 403


def test_head_is_answered_like_get_without_the_body(client: Client) -> None:
    response = client.head(EDITIONS)
    assert (response.status_code, response.content) == (200, b"")


def test_whoever_asks_too_often_is_told_how_long_to_wait(client: Client, settings: Any, monkeypatch: Any) -> None:
    settings.API_REQUESTS_PER_MINUTE = 2
    monkeypatch.setattr(limits.time, "time", lambda: 6000.0 + 20)
    answers = [client.get(EDITIONS) for _ in range(3)]
    assert [answer.status_code for answer in answers] == [200, 200, 429]
    assert answers[2].headers["Retry-After"] == "40"
    assert json.loads(answers[2].content)["problems"][0]["code"] == "too-many-requests"
    assert client.get(EDITIONS, REMOTE_ADDR="192.0.2.7").status_code == 200
    monkeypatch.setattr(limits.time, "time", lambda: 6060.0)
    assert client.get(EDITIONS).status_code == 200


def test_pages_are_not_counted(client: Client, settings: Any) -> None:
    settings.API_REQUESTS_PER_MINUTE = 1
    assert [client.get("/it/2026/48/").status_code for _ in range(3)] == [200] * 3


def test_a_cache_that_keeps_nothing_limits_nobody(client: Client, settings: Any) -> None:
    settings.API_REQUESTS_PER_MINUTE = 1
    settings.CACHES = {"default": {"BACKEND": "django.core.cache.backends.dummy.DummyCache"}}
    assert [client.get(EDITIONS).status_code for _ in range(3)] == [200] * 3


@pytest.mark.parametrize(
    ("behind_proxy", "forwarded", "remote", "address"),
    [
        (False, "203.0.113.9", "192.0.2.1", "192.0.2.1"),
        (True, "203.0.113.9", "192.0.2.1", "203.0.113.9"),
        (True, "10.0.0.1, 203.0.113.9", "192.0.2.1", "203.0.113.9"),
        (True, "", "192.0.2.1", "192.0.2.1"),
        (True, "nonsense", "192.0.2.1", "192.0.2.1"),
        (True, "2001:db8:1:2:3:4:5:6", "192.0.2.1", "2001:db8:1:2::/64"),
        (False, "", "::ffff:192.0.2.1", "192.0.2.1"),
        (False, "", "", "unknown"),
    ],
)
def test_a_request_is_believed_only_through_a_proxy_that_is_vouched_for(
    settings: Any, behind_proxy: bool, forwarded: str, remote: str, address: str
) -> None:
    settings.BEHIND_TLS = behind_proxy
    request = RequestFactory().get(EDITIONS, headers={"X-Forwarded-For": forwarded}, REMOTE_ADDR=remote)
    assert limits.address_of(request) == address


@pytest.mark.parametrize(("text", "value"), [("", 120), ("0", 0), ("60", 60)])
def test_the_limit_is_a_whole_number(monkeypatch: pytest.MonkeyPatch, text: str, value: int) -> None:
    monkeypatch.setenv("API_REQUESTS_PER_MINUTE", text)
    assert number("API_REQUESTS_PER_MINUTE", 120) == value


@pytest.mark.parametrize("text", ["-1", "many", "1.5", "1" * 10])
def test_any_other_limit_stops_the_start(monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    monkeypatch.setenv("API_REQUESTS_PER_MINUTE", text)
    with pytest.raises(ImproperlyConfigured, match="API_REQUESTS_PER_MINUTE"):
        number("API_REQUESTS_PER_MINUTE", 120)
