"""What the tests share: the shipped content in the database, a browser, a site to point it at.

The content is loaded once, before the first test, and every test with a database finds it there: one with real
transactions empties the database, and the content comes back after it. `empty_library` is for the few that load
something themselves. Tests that read pages in the browser use `page`, or `reading_page` if they only open and measure.
One whose test or browser *writes*, such as signing in, also asks for pytest-django's `live_server`: the page then is
on that one.
"""

import os
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from functools import cache
from typing import Literal, NoReturn
from urllib.parse import urlsplit

import pytest
from django.apps import apps
from django.core.management import call_command
from django.db import connection
from django.utils.translation import override
from hypothesis import settings as hypothesis_settings
from playwright.sync_api import Browser, ConsoleMessage, Page, Request, ViewportSize, sync_playwright
from pytest_django.live_server_helper import LiveServer
from pytest_django.plugin import DjangoDbBlocker

from tests.browser.fonts import FONT_SETS

# A busy machine is no reason for a test to fail.  Where a change is accepted or not, the same examples are tried every
# time; new ones are looked for everywhere else.
hypothesis_settings.register_profile("ours", deadline=None, derandomize=os.environ.get("CI") == "true")
hypothesis_settings.load_profile("ours")

CHROMIUM_FLAGS = [
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
WIDTH, HEIGHT = 390, 844  # a phone in one hand


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    for item in items:
        fixtures = set(getattr(item, "fixturenames", ()))
        if item.get_closest_marker("django_db") or fixtures & {"db", "transactional_db"}:
            item.add_marker(pytest.mark.database)
        if "chromium" in fixtures:
            item.add_marker(pytest.mark.browser)


@pytest.fixture(autouse=True)
def _postgres_only(request: pytest.FixtureRequest) -> None:
    if request.node.get_closest_marker("postgres") and connection.vendor != "postgresql":
        pytest.skip("runs on PostgreSQL only: tests/postgres pytest ...")


@pytest.fixture(autouse=True)
def _language_of_the_source() -> Iterator[None]:
    """A request leaves its language active in the thread, and the next test must not find it."""
    with override("en"):
        yield


# The content


class Content:
    """The shipped content in the database of the tests, and how it comes back."""

    def __init__(self, blocker: DjangoDbBlocker) -> None:
        self._blocker = blocker
        call_command("loadlibrary", verbosity=0)
        self._copy = _copy_of(connection.connection) if connection.vendor == "sqlite" else None

    def restore(self) -> None:
        """Load the content again if it is gone."""
        with self._blocker.unblock():
            if apps.get_model("rules", "Edition").objects.exists():
                return
            if self._copy:
                self._copy.backup(connection.connection)
            else:
                call_command("loadlibrary", verbosity=0)


def _copy_of(database: sqlite3.Connection) -> sqlite3.Connection:
    """Copy a SQLite database in memory: its copy comes back sooner than the files are read."""
    copy = sqlite3.connect(":memory:", check_same_thread=False)
    database.backup(copy)
    return copy


CONTENT = pytest.StashKey[Content]()


@pytest.fixture(scope="session")
def django_db_setup(request: pytest.FixtureRequest, django_db_setup: None, django_db_blocker: DjangoDbBlocker) -> None:
    """The database with the shipped content, before the first transaction."""
    with django_db_blocker.unblock():
        request.session.stash[CONTENT] = Content(django_db_blocker)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(item: pytest.Item, nextitem: pytest.Item | None) -> Iterator[None]:
    """Bring the content back after a test with real transactions, which leaves the database empty."""
    yield
    if nextitem and CONTENT in item.session.stash:
        item.session.stash[CONTENT].restore()


@pytest.fixture
def library(db: None) -> None:
    """The shipped content: it is in the database before every test."""


@pytest.fixture
def empty_library(db: None) -> None:
    """A database without content, for this test alone."""
    with connection.cursor() as cursor:
        for table in connection.introspection.django_table_names(only_existing=True):
            if table.startswith("rules_"):
                cursor.execute(f"DELETE FROM {connection.ops.quote_name(table)}")


@pytest.fixture
def older_texts(library: None) -> None:
    """The rule on prior bet chips held in older editions too: 2024 in four languages, 2022 in German alone."""
    rows = apps.get_model("rules", "RuleVersion").objects.rewrite(False).filter(rule__slug="prior-bet-chips")
    texts = list(
        rows.get(edition__key="2026").passages.all().rewrite(False).values("key", "kind", "position", "text_it")
    )
    for edition, languages in (("2024", ("it", "de", "es", "en")), ("2022", ("de",))):
        version = rows.get(edition__key=edition)
        for text in texts:
            columns = {f"text_{language}": text["text_it"] for language in languages}
            version.passages.create(key=text["key"], kind=text["kind"], position=text["position"], **columns)
        for language in languages:
            page = "".join(text["text_it"] for text in texts)
            layout = [text["key"] for text in texts if text["text_it"]]
            version.translations.create(language=language, page=page, layout=layout)


# The browser


def _give_up(reason: str) -> NoReturn:
    """Fail where everything must be tested, skip elsewhere."""
    if os.environ.get("CI") == "true":
        pytest.fail(reason)
    pytest.skip(reason)


def _chromium_path() -> str:
    path = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
    return path or _give_up("Chromium is missing: apt install chromium, or set CHROMIUM to its path")


@pytest.fixture(scope="session")
def _launch(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[[str], Browser]]:
    """Launch a browser that sees one set of fonts; each set has one browser for the whole session."""
    # Playwright keeps an event loop in this thread, and Django would take each query for one made inside it.
    os.environ["DJANGO_ALLOW_ASYNC_UNSAFE"] = "true"
    sandbox = [] if os.geteuid() else ["--no-sandbox"]
    with sync_playwright() as playwright:

        @cache
        def launch(name: str) -> Browser:
            fonts = FONT_SETS[name]
            if not fonts.installed:
                _give_up(f"Fonts are missing: apt install {fonts.package}")
            file = fonts.configure(tmp_path_factory.mktemp(name))
            return playwright.chromium.launch(
                executable_path=_chromium_path(),
                args=CHROMIUM_FLAGS + sandbox,
                env={**os.environ, "FONTCONFIG_FILE": str(file)},
            )

        yield launch


@pytest.fixture
def chromium(request: pytest.FixtureRequest, _launch: Callable[[str], Browser]) -> Browser:
    """A browser with the fonts of bare Debian; `parametrize("chromium", FONT_SETS, indirect=True)` tries every set."""
    return _launch(getattr(request, "param", next(iter(FONT_SETS))))


@pytest.fixture(scope="session")
def _site(django_db_setup: None, django_db_blocker: DjangoDbBlocker) -> Iterator[str]:
    with django_db_blocker.unblock():
        server = LiveServer("localhost")
    yield server.url
    server.stop()


@pytest.fixture
def site(request: pytest.FixtureRequest, library: None) -> str:
    """The address of a running site with the shipped content."""
    if "live_server" in request.fixturenames:
        return request.getfixturevalue("live_server").url
    return request.getfixturevalue("_site")


@pytest.fixture
def page(chromium: Browser, site: str) -> Iterator[Page]:
    """A phone's page on the site: `page.goto("/it/")`. A script error, a breach of the content policy or a request
    to another host fails the test.
    """
    yield from _visit(chromium, site, "block")


@pytest.fixture(scope="session")
def _open_for_reading(_site: str) -> Callable[[Browser], tuple[Page, list[str]]]:
    """Return the page of a browser that stays open for the whole session, and the list of its problems."""

    @cache
    def open_for_reading(browser: Browser) -> tuple[Page, list[str]]:
        page = browser.new_context(base_url=_site, service_workers="block").new_page()
        return page, _watch(page, _site)

    return open_for_reading


@pytest.fixture
def reading_page(
    chromium: Browser, library: None, _open_for_reading: Callable[[Browser], tuple[Page, list[str]]]
) -> Iterator[Page]:
    """A page like `page` that the tests of a browser share, because a new one costs more than most of these tests.

    It comes without cookies and stored data.  For tests that change nothing but the window, the colours and those.
    """
    page, problems = _open_for_reading(chromium)
    problems.clear()
    page.context.clear_cookies()
    page.emulate_media(color_scheme="light")
    page.set_viewport_size({"width": WIDTH, "height": HEIGHT})
    yield page
    page.evaluate("localStorage.clear(); sessionStorage.clear()")
    assert not problems


@pytest.fixture
def storing_page(chromium: Browser, site: str) -> Iterator[Page]:
    """Such a page in a browser that runs the service worker, and may lose its network."""
    yield from _visit(chromium, site, "allow")


def _visit(chromium: Browser, site: str, workers: Literal["allow", "block"]) -> Iterator[Page]:
    size: ViewportSize = {"width": WIDTH, "height": HEIGHT}
    context = chromium.new_context(base_url=site, viewport=size, service_workers=workers)
    page = context.new_page()
    problems = _watch(page, site)
    yield page
    context.close()
    assert not problems


def _watch(page: Page, site: str) -> list[str]:
    problems: list[str] = []

    def note_request(request: Request) -> None:
        address = urlsplit(request.url)
        if address.scheme in {"http", "https"} and address.netloc != urlsplit(site).netloc:
            problems.append(f"asks another host: {request.url}")

    def note_console(message: ConsoleMessage) -> None:
        if "Content Security Policy" in message.text:
            problems.append(message.text)

    page.on("request", note_request)
    page.on("console", note_console)
    page.on("pageerror", lambda error: problems.append(str(error)))
    return problems


@pytest.fixture
def barriers() -> Callable[[Page], list[str]]:
    """What axe finds on a page that keeps people out: `assert barriers(page) == []`."""
    from axe_playwright_python.sync_playwright import Axe

    def found(page: Page) -> list[str]:
        # Axe would also list all that is well, and that is long.
        violations = Axe().run(page, options={"resultTypes": ["violations"]}).response["violations"]
        return [f"{v['id']}: {node['html']}" for v in violations for node in v["nodes"]]

    return found
