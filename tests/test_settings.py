"""The settings: read strictly, closed by default."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from django.core.exceptions import ImproperlyConfigured
from django.test import Client

from tdasite import environment

ROOT = Path(__file__).resolve().parent.parent


def settings_say(expression: str, **variables: str) -> str:
    """The value of an expression, or the error, in a process that knows these variables alone."""
    code = f"from tdasite import settings; print({expression})"
    keep = {name: os.environ[name] for name in ("PATH", "HOME") if name in os.environ}
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, env=keep | variables, capture_output=True, text=True, check=False
    )
    return done.stdout.strip() or done.stderr.strip().splitlines()[-1]


def test_production_does_not_start_without_a_secret_key(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("SECRET_KEY", raising=False)
    monkeypatch.delenv("SECRET_KEY_FILE", raising=False)
    with pytest.raises(ImproperlyConfigured, match="set SECRET_KEY"):
        environment.secret_key(debug=False, default_file=tmp_path / "none")


def test_an_empty_key_file_is_no_key(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "key").write_text("\n")
    monkeypatch.delenv("SECRET_KEY", raising=False)
    with pytest.raises(ImproperlyConfigured, match="set SECRET_KEY"):
        environment.secret_key(debug=False, default_file=tmp_path / "key")


def test_a_key_file_that_cannot_be_read_is_named() -> None:
    assert "SECRET_KEY_FILE cannot be read" in settings_say("settings.SECRET_KEY", SECRET_KEY_FILE="/nowhere/key")


def test_the_key_is_taken_from_a_file(tmp_path: Path) -> None:
    (tmp_path / "key").write_text("from-a-file\n")
    assert settings_say("settings.SECRET_KEY", SECRET_KEY_FILE=str(tmp_path / "key")) == "from-a-file"


def test_the_key_itself_goes_before_a_file(tmp_path: Path) -> None:
    (tmp_path / "key").write_text("from-a-file")
    said = settings_say("settings.SECRET_KEY", SECRET_KEY="itself", SECRET_KEY_FILE=str(tmp_path / "key"))
    assert said == "itself"


def test_debugging_needs_no_key(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("SECRET_KEY", raising=False)
    assert environment.secret_key(debug=True, default_file=tmp_path / "none")


@pytest.mark.parametrize(
    ("variable", "value"),
    [
        ("DEBUG", "maybe"),
        ("BEHIND_TLS", "2"),
        ("DATABASE_URL", "nonsense"),
        ("DATABASE_URL", "mysql://user:secret@host/name"),
        ("DATABASE_URL", "postgres://user:secret@host:port/name"),
        ("DATABASE_URL", "postgres://user:secret@host/"),
        ("CACHE_URL", "nonsense"),
        ("CACHE_URL", "memcache://host"),
    ],
)
def test_a_bad_value_names_its_variable_and_repeats_no_password(variable: str, value: str) -> None:
    said = settings_say("'started'", SECRET_KEY="x", **{variable: value})
    assert said.startswith("django.core.exceptions.ImproperlyConfigured: " + variable)
    assert "secret" not in said


@pytest.mark.parametrize(
    ("expression", "expected"),
    [
        ("settings.DEBUG", "False"),
        ("settings.ALLOWED_HOSTS", "['127.0.0.1', 'localhost', '[::1]']"),
        ("settings.SECURE_HSTS_SECONDS", "0"),
        ("settings.SECURE_SSL_REDIRECT", "False"),
        ("settings.SESSION_COOKIE_SECURE", "False"),
        ("settings.DATABASES['default']['ENGINE']", "django.db.backends.sqlite3"),
        ("settings.MODELTRANSLATION_ENABLE_FALLBACKS", "False"),
    ],
)
def test_without_variables_the_site_is_closed_and_local(expression: str, expected: str) -> None:
    assert settings_say(expression, SECRET_KEY="x") == expected


@pytest.mark.parametrize(
    "expression",
    [
        "settings.SECURE_SSL_REDIRECT",
        "settings.SECURE_HSTS_SECONDS >= 31536000",
        "settings.SESSION_COOKIE_SECURE and settings.CSRF_COOKIE_SECURE and settings.LANGUAGE_COOKIE_SECURE",
    ],
)
def test_behind_tls_cookies_are_secure_and_browsers_told_to_stay(expression: str) -> None:
    assert settings_say(expression, SECRET_KEY="x", BEHIND_TLS="yes") == "True"


def test_postgresql_is_chosen_by_its_address() -> None:
    said = settings_say(
        "settings.DATABASES['default']['ENGINE'], 'at', settings.DATABASES['default']['HOST']",
        SECRET_KEY="x",
        DATABASE_URL="postgres://user:pass@db.example:5433/rules",
    )
    assert said == "django.db.backends.postgresql at db.example"


def test_hosts_are_written_with_commas() -> None:
    said = settings_say("settings.ALLOWED_HOSTS", SECRET_KEY="x", ALLOWED_HOSTS="a.example, b.example")
    assert said == "['a.example', 'b.example']"


def test_the_key_file_of_the_site_is_never_needed_by_the_tests() -> None:
    from django.conf import settings

    assert settings.SECRET_KEY == "only-for-tests"


# What every answer carries


@pytest.mark.parametrize("path", ["/admin/login/", "/nowhere/at/all/"])
def test_every_answer_carries_the_security_headers(client: Client, db: None, path: str) -> None:
    headers = client.get(path).headers
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["X-Frame-Options"] == "DENY"
    assert headers["Referrer-Policy"] == "same-origin"
    assert headers["Cross-Origin-Opener-Policy"] == "same-origin"


def test_the_content_policy_allows_nothing_inline_and_no_other_host(client: Client, db: None) -> None:
    policy = client.get("/admin/login/").headers["Content-Security-Policy"]
    assert "default-src 'none'" in policy
    assert "script-src 'self';" in policy
    assert "unsafe" not in policy
    assert "http" not in policy


def test_the_admin_speaks_the_language_the_browser_asks_for(client: Client, db: None) -> None:
    answer = client.get("/admin/login/", headers={"Accept-Language": "de"})
    assert answer.headers["Content-Language"] == "de"
    assert "Accept-Language" in answer.headers["Vary"]
    assert "Benutzername" in answer.text


def test_the_remembered_language_goes_before_the_browser(client: Client, db: None) -> None:
    client.cookies["language"] = "es"
    assert client.get("/admin/login/", headers={"Accept-Language": "de"}).headers["Content-Language"] == "es"


def test_the_admin_loads_nothing_from_another_host(admin_client: Client) -> None:
    page = admin_client.get("/admin/").text
    assert 'src="http' not in page
    assert 'src="//' not in page
    assert 'rel="stylesheet" href="/static/' in page
