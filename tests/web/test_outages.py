"""A database that is away, locked or too slow, and a cache that fails: who asks is told when to try again."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import pytest
from django.core.cache import caches
from django.core.handlers.exception import convert_exception_to_response
from django.db import InterfaceError, OperationalError, ProgrammingError, connection
from django.db.transaction import atomic
from django.test import Client, RequestFactory

from rules.models import Section
from rules.web.site import cache, content_cache
from rules.web.site.outages import is_outage
from tests.web.pages import LANGUAGES, parse

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("library")]

ROOT = Path(__file__).resolve().parents[2]
LINK = "1~2026~25-50~SB_BB.o2x25_BTN~2to600_0fold_1push1x1000"
TITLES = {
    "it": "Al momento il sito non può rispondere",
    "de": "Die Website kann gerade nicht antworten",
    "es": "El sitio no puede responder en este momento",
    "en": "This site cannot answer at the moment",
}


def fail(*_: object, error: type[Exception] = OperationalError) -> None:
    raise error("the connection is lost\nand more lines")


@contextmanager
def database_away(error: type[Exception] = OperationalError) -> Iterator[None]:
    with connection.execute_wrapper(partial(fail, error=error)):
        yield


@pytest.fixture
def reader(client: Client) -> Client:
    """A browser on a site that has just started: a page that is in memory would be answered all the same."""
    content_cache.forget()
    client.raise_request_exception = False
    return client


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("error", [OperationalError, InterfaceError])
def test_a_page_says_in_the_readers_language_when_to_try_again(
    reader: Client, language: str, error: type[Exception]
) -> None:
    with database_away(error):
        response = reader.get(f"/{language}/2026/48/")
    page = parse(response.content.decode())
    assert (response.status_code, response.headers["Retry-After"]) == (503, "10")
    assert page.one("h1").text == TITLES[language]
    assert page.all("form", method="post") == []


@pytest.mark.parametrize("address", ["/api/1/editions", "/api/1/editions/2026/rules/48", "/api/1/nowhere"])
def test_a_program_gets_a_problem_and_when_to_try_again(reader: Client, address: str) -> None:
    content_cache.forget()
    with database_away():
        response = reader.get(address, headers={"Accept-Language": "de"})
    assert (response.status_code, response.headers.get("Retry-After")) in [(503, "10"), (404, None)]
    assert response.headers["Access-Control-Allow-Origin"] == "*"
    assert response.headers["Content-Type"] == "application/json"
    assert json.loads(response.content)["problems"][0]["message"]


def test_a_wrong_statement_is_no_outage() -> None:
    assert not is_outage(ProgrammingError("no such column"))
    assert not is_outage(ValueError())
    assert is_outage(OperationalError("database is locked"))
    with pytest.raises(Exception, match="nowhere") as wrong, atomic(), connection.cursor() as cursor:
        cursor.execute("SELECT 1 FROM nowhere")
    assert not is_outage(wrong.value)


@pytest.mark.parametrize(
    "address",
    [f"/it/what-if/?s={LINK}", "/it/what-if/", f"/it/card/?s={LINK}", "/it/offline/", "/it/find/"],
)
def test_what_is_reckoned_without_texts_needs_no_database(reader: Client, address: str) -> None:
    before = reader.get(address)
    assert before.status_code == 200
    with database_away():
        response = reader.get(address)
    assert response.status_code == 200
    assert "ETag" not in response.headers
    assert parse(response.content.decode()).one("h1").text == parse(before.content.decode()).one("h1").text


def test_a_ruling_needs_no_database(reader: Client) -> None:
    verdict = reader.get(f"/api/1/rulings?s={LINK}").json()
    with database_away():
        assert reader.get(f"/api/1/rulings?s={LINK}").json() == verdict


def test_an_outage_is_logged_without_traceback(reader: Client, caplog: pytest.LogCaptureFixture) -> None:
    with database_away():
        reader.get("/it/2026/48/")
    from tdasite.logs import Unlogged

    lines = [record for record in caplog.records if Unlogged().filter(record)]
    assert {record.getMessage() for record in lines} == {"The database does not answer: the connection is lost"}
    assert all(record.seldom == "outage" and not record.exc_info for record in lines)


def test_nothing_typed_is_lost(admin_client: Client) -> None:
    admin_client.raise_request_exception = False
    form = {"slug": "new", "position": "99", "title_it": 'Un titolo con "virgolette" e <b>', "_save": "Save"}
    address = "/admin/rules/section/add/?_changelist_filters=q"
    with database_away():
        response = admin_client.post(address, form, headers={"Accept-Language": "it"})
    sent = parse(response.content.decode()).one("form", method="post")
    fields = {field.attributes["name"]: field.attributes["value"] for field in sent.all("input", type="hidden")}
    assert response.status_code == 503
    assert sent.attributes["action"] == address
    assert form.items() <= fields.items()
    assert admin_client.post(address, fields).status_code == 302
    assert Section.objects.rewrite(False).get(slug="new").title_it == form["title_it"]


def test_lines_typed_come_back_as_lines(admin_client: Client) -> None:
    admin_client.raise_request_exception = False
    with database_away():
        response = admin_client.post("/admin/rules/section/add/", {"title_it": "  due\n righe "})
    assert parse(response.content.decode()).one("input", name="title_it").attributes["value"] == "  due\n righe "


def test_a_form_whose_token_was_not_checked_is_not_offered_again(rf: RequestFactory) -> None:
    """Another site could have sent it."""
    request = rf.post("/admin/rules/section/add/", {"slug": "planted"})
    response = convert_exception_to_response(fail)(request)
    assert response.status_code == 503
    assert b"planted" not in response.content


def test_no_password_is_sent_back(reader: Client) -> None:
    with database_away():
        response = reader.post("/admin/login/", {"username": "boss", "password": "a-secret-of-mine"})
    assert response.status_code == 503
    assert "a-secret-of-mine" not in response.content.decode()


# Databases that really fail


def answers(url: str, *calls: str, cache: str = "") -> list[str]:
    """What a process says that answers requests with another database and cache."""
    code = "\n".join(
        [
            "import os, django; django.setup()",
            "from django.core.management import call_command",
            "from django.test import Client",
            "client = Client(raise_request_exception=False, headers={'host': 'localhost'})",
            "def show(response): print(response.status_code, response.headers.get('Retry-After'))",
            *calls,
        ]
    )
    keep = {name: os.environ[name] for name in ("PATH", "HOME") if name in os.environ}
    given = {"DJANGO_SETTINGS_MODULE": "tests.settings", "DATABASE_URL": url, "CACHE_URL": cache}
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, env=keep | given, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return [*done.stdout.splitlines(), *done.stderr.splitlines()]


@pytest.mark.parametrize(
    "url",
    ["sqlite:////nowhere/at/all.sqlite3", "postgres://nobody:none@127.0.0.1:1/none"],
    ids=["SQLite", "PostgreSQL"],
)
def test_a_database_that_cannot_be_reached_is_one_line_in_the_log(url: str) -> None:
    calls = [f"show(client.get('{address}'))" for address in ("/it/2026/48/", "/48", "/api/1/editions", "/it/offline/")]
    *shown, line = answers(url, *calls)
    assert [text.split()[:2] for text in shown] == [["503", "10"]] * 3 + [["200", "None"]]
    assert "ERROR rules.web.site.outages: The database does not answer" in line


def test_a_locked_sqlite_leaves_readers_alone_and_returns_the_form(tmp_path: Path) -> None:
    file = tmp_path / "site.sqlite3"
    lines = answers(
        f"sqlite:///{file}?timeout=1",
        "call_command('migrate', verbosity=0)",
        "from django.contrib.auth.models import User",
        "client.force_login(User.objects.create_superuser('boss'))",
        "import sqlite3",
        f"lock = sqlite3.connect({str(file)!r}, isolation_level=None)",
        "lock.execute('BEGIN IMMEDIATE')",
        "show(client.get('/it/glossary/'))",
        "typed = {'slug': 'new', 'position': '1', 'title_it': 'Un titolo'}",
        "saved = client.post('/admin/rules/section/add/', typed); show(saved); print('Un titolo' in saved.text)",
        "lock.execute('ROLLBACK')",
        "show(client.post('/admin/rules/section/add/', typed))",
    )
    assert [line.split()[0] for line in lines[:4]] == ["200", "503", "True", "302"]


@pytest.mark.postgres
@pytest.mark.django_db(transaction=True)
def test_a_locked_table_of_postgresql_is_an_outage_until_it_is_free(reader: Client) -> None:
    import psycopg

    connection.ensure_connection()
    named = {
        name: value
        for name, value in connection.get_connection_params().items()
        if name in {"dbname", "user", "host", "port", "password"}
    }
    content_cache.forget()
    with psycopg.connect(**named) as other, connection.cursor() as cursor:
        cursor.execute("SET lock_timeout = '100ms'")
        other.execute("LOCK TABLE rules_passage IN ACCESS EXCLUSIVE MODE")
        assert reader.get("/it/2026/48/").status_code == 503
        other.rollback()
        assert reader.get("/it/2026/48/").status_code == 200
        cursor.execute("RESET lock_timeout")


# The cache


def broken(*_: object, **__: object) -> None:
    raise OSError(28, "No space left on device")


@pytest.mark.parametrize("address", ["/it/audit/", "/it/audit/?edition=2024", "/it/2026/48/", "/api/1/editions"])
@pytest.mark.parametrize("method", ["get", "set", "add", "incr"])
def test_a_cache_that_fails_is_logged_and_never_an_answer(
    client: Client, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, address: str, method: str
) -> None:
    caches["default"].clear()
    monkeypatch.setattr(type(caches["default"]), method, broken)
    assert client.get(address).status_code == 200
    lines = [record for record in caplog.records if record.name == cache.__name__]
    assert all(record.seldom == "cache" and not record.exc_info for record in lines)
    assert all("No space left on device" in record.getMessage() for record in lines)


@pytest.mark.parametrize("method", ["get", "set", "add", "incr"])
def test_each_use_of_the_cache_goes_on_without_it(
    monkeypatch: pytest.MonkeyPatch, method: str, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(type(caches["default"]), method, broken)
    cache.put("x", 1, 60)
    assert cache.get("x") in (1, None)
    assert cache.count(f"count-{method}", 60) == 1
    assert len(caplog.records) == 1


def test_migrating_makes_the_table_of_the_cache_and_without_it_the_site_answers(tmp_path: Path) -> None:
    lines = answers(
        f"sqlite:///{tmp_path}/site.sqlite3",
        "call_command('migrate', verbosity=0)",
        "from django.core.cache import cache; cache.set('x', 1); print(cache.get('x'))",
        "from django.db import connection; connection.cursor().execute('DROP TABLE site_cache')",
        "show(client.get('/it/audit/')); show(client.get('/api/1/editions')); show(client.get('/api/1/editions'))",
        cache="dbcache://site_cache",
    )
    assert lines[:4] == ["1", *["200 None"] * 3]
    assert len([line for line in lines if "The cache fails" in line]) == 1


def test_a_cache_on_a_full_disk_is_one_line_in_the_log(tmp_path: Path) -> None:
    """A file stands where the cache writes, so that nothing can be written, whoever runs the test."""
    (tmp_path / "cache").mkdir()
    lines = answers(
        f"sqlite:///{tmp_path}/site.sqlite3",
        "call_command('migrate', verbosity=0)",
        "(folder := __import__('pathlib').Path(os.environ['CACHE_URL'].split('//')[1])).rmdir(); folder.touch()",
        "show(client.get('/it/audit/')); show(client.get('/api/1/editions')); show(client.get('/api/1/editions'))",
        cache=f"filecache://{tmp_path}/cache",
    )
    assert lines[:3] == ["200 None"] * 3
    assert len([line for line in lines if "The cache fails" in line]) == 1
