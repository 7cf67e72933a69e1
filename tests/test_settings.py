"""The settings: read strictly, closed by default."""

import logging
import os
import re
import subprocess
import sys
from datetime import timedelta
from pathlib import Path

import pytest
from django.conf import settings as django_settings
from django.contrib.auth.password_validation import validate_password
from django.core.exceptions import ImproperlyConfigured, ValidationError
from django.db import connection
from django.test import Client

from tdasite import environment, logs

ROOT = Path(__file__).resolve().parent.parent
KEY = "a-key-for-a-site-" * 4


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
    (tmp_path / "key").write_text(f"{KEY}\n")
    assert settings_say("settings.SECRET_KEY", SECRET_KEY_FILE=str(tmp_path / "key")) == KEY


def test_the_key_itself_goes_before_a_file(tmp_path: Path) -> None:
    (tmp_path / "key").write_text("from-a-file-" * 5)
    said = settings_say("settings.SECRET_KEY", SECRET_KEY=KEY, SECRET_KEY_FILE=str(tmp_path / "key"))
    assert said == KEY


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
        ("CACHE_URL", "filecache:///nowhere/at/all"),
        ("ALLOWED_HOSTS", ","),
        ("ALLOWED_HOSTS", "https://rules.example.org/"),
        ("ALLOWED_HOSTS", "rules.example.org:8000"),
        ("ALLOWED_HOSTS", "rules.example.org, a b"),
        ("DATABASE_LIMITS", "10"),
        ("SECRET_KEY", "secret"),
        ("SECRET_KEY", "x" * 49),
    ],
)
def test_a_bad_value_names_its_variable_and_repeats_no_password(variable: str, value: str) -> None:
    said = settings_say("'started'", **{"SECRET_KEY": KEY, variable: value})
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
    assert settings_say(expression, SECRET_KEY=KEY) == expected


@pytest.mark.parametrize(
    "expression",
    [
        "settings.SECURE_SSL_REDIRECT",
        "settings.SECURE_HSTS_SECONDS >= 31536000",
        "settings.SESSION_COOKIE_SECURE and settings.CSRF_COOKIE_SECURE and settings.LANGUAGE_COOKIE_SECURE",
    ],
)
def test_behind_tls_cookies_are_secure_and_browsers_told_to_stay(expression: str) -> None:
    assert settings_say(expression, SECRET_KEY=KEY, BEHIND_TLS="yes") == "True"


def test_postgresql_is_chosen_by_its_address() -> None:
    said = settings_say(
        "settings.DATABASES['default']['ENGINE'], 'at', settings.DATABASES['default']['HOST']",
        SECRET_KEY=KEY,
        DATABASE_URL="postgres://user:pass@db.example:5433/rules",
    )
    assert said == "django.db.backends.postgresql at db.example"


def test_hosts_are_written_with_commas() -> None:
    said = settings_say("settings.ALLOWED_HOSTS", SECRET_KEY=KEY, ALLOWED_HOSTS="a.example, b.example")
    assert said == "['a.example', 'b.example']"


@pytest.mark.parametrize("host", ["rules.example.org", ".example.org", "*", "[::1]", "127.0.0.1", "intranet"])
def test_every_usual_form_of_a_host_is_one(host: str) -> None:
    assert settings_say("settings.ALLOWED_HOSTS[0]", SECRET_KEY=KEY, ALLOWED_HOSTS=host) == host


def test_requests_have_time_limits_and_commands_have_none() -> None:
    options = "settings.DATABASES['default']['OPTIONS']"
    assert settings_say(f"{options}['timeout']", SECRET_KEY=KEY) == "3"
    assert settings_say(f"{options}['timeout']", SECRET_KEY=KEY, DATABASE_LIMITS="no") == "20"
    url = "postgres://user:pass@db.example/rules"
    limits = settings_say(options, SECRET_KEY=KEY, DATABASE_URL=url)
    assert "'connect_timeout': 3" in limits
    assert "statement_timeout=10s" in limits
    assert settings_say(options, SECRET_KEY=KEY, DATABASE_URL=url, DATABASE_LIMITS="no") == "{}"


@pytest.mark.postgres
@pytest.mark.django_db
def test_postgresql_understands_its_time_limits() -> None:
    limits = environment.POSTGRES_LIMITS["options"].removeprefix("-c ").split(" -c ")
    with connection.cursor() as cursor:
        for name, value in (limit.split("=") for limit in limits):
            cursor.execute(f"SET {name} = '{value}'")
            cursor.execute(f"SHOW {name}")
            assert cursor.fetchone() == (value,)


def test_a_password_has_twelve_characters_and_a_session_ends_within_a_day() -> None:
    with pytest.raises(ValidationError, match="12"):
        validate_password("Trotzkopf77")
    validate_password("Trotzkopf-77")
    assert timedelta(seconds=django_settings.SESSION_COOKIE_AGE) <= timedelta(days=1)


# The log


def logged(*names: str, **variables: str) -> list[str]:
    """The lines that a process logs which answers requests for some hosts."""
    code = (
        "import django; django.setup(); from django.test import Client\n"
        f"for name in {names!r}: Client(raise_request_exception=False).get('/it/offline/', headers={{'host': name}})"
    )
    keep = {name: os.environ[name] for name in ("PATH", "HOME") if name in os.environ}
    given = {"DJANGO_SETTINGS_MODULE": "tests.settings", "DEBUG": "", **variables}
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, env=keep | given, capture_output=True, text=True, check=False
    )
    return done.stderr.splitlines()


def test_a_wrong_host_is_one_line_with_time_and_level() -> None:
    lines = logged("evil.example", "other.example")
    assert len(lines) == 2
    assert re.match(
        r"20\d\d-\d\d-\d\d \d\d:\d\d:\d\d,\d{3} ERROR django\.security\.DisallowedHost: .*evil\.example", lines[0]
    )


def test_what_happens_often_is_one_line_a_minute(monkeypatch: pytest.MonkeyPatch) -> None:
    seldom = logs.Seldom()
    times = iter([0.0, 1.0, 59.0, 60.0])
    monkeypatch.setattr(logs.time, "monotonic", lambda: next(times))
    record = logging.makeLogRecord({"seldom": "outage"})
    assert [seldom.filter(record) for _ in range(4)] == [True, False, False, True]
    assert seldom.filter(logging.makeLogRecord({"msg": "another"}))


def test_the_key_file_of_the_site_is_never_needed_by_the_tests() -> None:
    from django.conf import settings

    assert settings.SECRET_KEY == "only-for-tests-" * 4


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
