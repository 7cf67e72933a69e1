"""Signing in: a password cannot be guessed by trying, and what failed can be read in the log."""

import logging

import pytest
from django.contrib.auth.models import User
from django.core.cache import caches
from django.test import Client

from rules.web.site import signin
from tdasite import middleware
from tests.web.pages import parse

pytestmark = pytest.mark.django_db

LOGIN = "/admin/login/"
PASSWORD = "right-and-long-enough"
SENTENCES = {
    "it": "Troppi tentativi di accesso non riusciti. Il prossimo è possibile fra 10 minuti.",
    "de": "Zu viele fehlgeschlagene Anmeldungen. Der nächste Versuch ist in 10 Minuten möglich.",
    "es": "Demasiados intentos de acceso fallidos. El próximo es posible dentro de 10 minutos.",
    "en": "Too many attempts to sign in have failed. The next one is possible in 10 minutes.",
}


@pytest.fixture(autouse=True)
def _accounts_and_time(monkeypatch: pytest.MonkeyPatch) -> None:
    caches["default"].clear()
    monkeypatch.setattr(signin.time, "time", lambda: 9000.0 + 300)
    for name in ("boss", "other"):
        User.objects.create_superuser(name, password=PASSWORD)


def attempt(password: str, account: str = "boss", address: str = "192.0.2.1", language: str = "en") -> int:
    headers = {"Accept-Language": language}
    data = {"username": account, "password": password}
    return Client().post(LOGIN, data, headers=headers, REMOTE_ADDR=address).status_code


def test_after_five_failures_even_the_right_password_has_to_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    assert [attempt("wrong") for _ in range(6)] == [200] * 5 + [429]
    assert attempt(PASSWORD) == 429
    assert attempt(PASSWORD, account="BOSS") == 429
    monkeypatch.setattr(signin.time, "time", lambda: 9000.0 + 900)
    assert attempt(PASSWORD) == 302


def test_others_are_not_kept_out() -> None:
    assert [attempt("wrong") for _ in range(5)] == [200] * 5
    assert attempt(PASSWORD, address="192.0.2.2") == 302
    assert attempt(PASSWORD, account="other") == 302


def test_right_passwords_are_not_counted() -> None:
    assert [attempt(PASSWORD) for _ in range(30)] == [302] * 30


def test_one_address_cannot_try_many_accounts() -> None:
    assert [attempt("wrong", account=f"a{at}") for at in range(21)] == [200] * 20 + [429]


def test_many_addresses_cannot_try_one_account() -> None:
    statuses = [attempt("wrong", address=f"198.51.100.{at}") for at in range(51)]
    assert statuses == [200] * 50 + [429]


def test_behind_a_proxy_the_address_that_it_names_counts(settings: object) -> None:
    settings.BEHIND_TLS = True  # type: ignore[attr-defined]
    settings.SECURE_SSL_REDIRECT = False  # type: ignore[attr-defined]

    def ask(forwarded: str) -> int:
        data = {"username": "boss", "password": "wrong"}
        return Client().post(LOGIN, data, headers={"X-Forwarded-For": forwarded}).status_code

    assert [ask(f"10.0.0.{at}, 203.0.113.9") for at in range(6)] == [200] * 5 + [429]
    assert ask("203.0.113.10") == 200


@pytest.mark.parametrize("language", SENTENCES)
def test_the_wait_is_said_in_the_readers_language(client: Client, language: str) -> None:
    for _ in range(5):
        attempt("wrong", address="127.0.0.1")
    data = {"username": "boss", "password": PASSWORD}
    response = client.post(LOGIN, data, headers={"Accept-Language": language})
    assert (response.status_code, response.headers["Retry-After"]) == (429, "600")
    assert SENTENCES[language] in parse(response.content.decode()).text


def test_every_failure_is_logged_and_no_password_is(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING, logger=signin.__name__):
        for _ in range(7):
            attempt("my-guess", account="bo\nss")
    lines = [record.getMessage() for record in caplog.records if record.name == signin.__name__]
    assert lines == ["Sign-in failed for 'bo\\nss' from 192.0.2.1"] * 5 + ["Sign-in from 192.0.2.1 has to wait"] * 2
    assert "my-guess" not in caplog.text


def test_no_password_is_looked_at_while_one_has_to_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    for _ in range(5):
        attempt("wrong")
    monkeypatch.setattr("django.contrib.auth.forms.authenticate", lambda *_, **__: pytest.fail("a hash is computed"))
    assert attempt("wrong") == 429


def test_a_session_that_is_used_is_renewed_once_an_hour(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    client.force_login(User.objects.get(username="boss"))
    times = {hour: 9000.0 + 3600 * hour for hour in (1, 1.5, 3)}
    renewed = []
    for time in times.values():
        monkeypatch.setattr(middleware.time, "time", lambda now=time: now)
        renewed.append("sessionid" in client.get("/admin/").cookies)
    assert renewed == [True, False, True]
    assert "sessionid" not in client.get("/it/").cookies
