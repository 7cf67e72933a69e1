"""Without a network: what was opened can be read and says when it was stored; what needs the network says so."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page, Route, expect

CARD = "/it/card/?s=1~2026~25-50~SB_BB.o2x25_BTN~2to600_0fold_1push1x1000"


def ready(page: Page) -> None:
    """Wait until the service worker serves the page."""
    page.evaluate("navigator.serviceWorker.ready")
    wait_until(page, "navigator.serviceWorker.controller")


def wait_until(page: Page, condition: str) -> None:
    """Wait in the page itself: its content policy forbids the `eval` of Playwright's own waiting."""
    page.evaluate(f"async () => {{ while (!({condition})) await new Promise((next) => setTimeout(next, 50)); }}")


def wait_until_stored(page: Page, address: str) -> None:
    wait_until(page, f"await (await caches.open('pages')).match('{address}')")


@pytest.fixture
def reader(storing_page: Page) -> Page:
    storing_page.goto("/it/2026/")
    ready(storing_page)
    return storing_page


@pytest.mark.parametrize("address", ["/it/2026/", "/de/2026/48/", "/es/2026/48/1.1/", CARD])
def test_a_page_that_was_opened_is_read_again_and_says_when_it_was_stored(reader: Page, address: str) -> None:
    reader.goto(address)
    expect(reader.locator('[data-notice="stored"]')).to_be_hidden()
    verdict = reader.locator("main").inner_text()
    reader.context.set_offline(True)
    reader.goto(address)
    expect(reader.locator('[data-notice="stored"]')).to_be_visible()
    expect(reader.locator('[data-notice="stored"] time')).to_have_attribute("datetime", re.compile(r"^20\d\d-"))
    assert reader.locator("main").inner_text() == verdict


@pytest.mark.parametrize("address", ["/de/what-if/", "/de/2024/45/", "/de/search/?q=48"])
def test_a_page_that_is_not_stored_says_that_it_needs_the_network(reader: Page, address: str) -> None:
    reader.goto("/de/2026/48/")
    reader.context.set_offline(True)
    reader.goto(address)
    expect(reader.locator("h1")).to_contain_text("Netz")
    stored = reader.locator("[data-shelf] a")
    expect(stored.first).to_be_visible()
    assert "/de/2026/48/" in [link.get_attribute("href") for link in stored.all()]


def test_an_edition_is_stored_whole_when_that_is_asked_for(reader: Page) -> None:
    reader.locator("[data-stock]").click()
    done = reader.locator("[data-stock]").get_attribute("data-done")
    expect(reader.locator("[data-stock] + output")).to_have_text(done or "", timeout=120_000)
    reader.context.set_offline(True)
    for address in ("/it/2026/21/", "/it/2026/48/2.1/", "/it/", "/it/glossary/"):
        reader.goto(address)
        expect(reader.locator('[data-notice="stored"]')).to_be_visible()


def test_what_could_not_be_stored_is_said_and_can_be_tried_again(reader: Page) -> None:
    reader.route("**/it/2026/48/", lambda route: route.abort())
    reader.locator("[data-stock]").click()
    missing = reader.locator("[data-stock]").get_attribute("data-missing")
    expect(reader.locator("[data-stock] + output")).to_have_text(missing or "", timeout=120_000)
    expect(reader.locator("[data-stock]")).to_be_enabled()


def test_storing_an_edition_counts_up_to_its_end(reader: Page) -> None:
    reader.locator("[data-stock]").click()
    wait_until(reader, "/^[1-9]/.test(document.querySelector('[data-stock] + output').textContent)")
    stored, every = map(int, re.findall(r"\d+", reader.locator("[data-stock] + output").inner_text()))
    assert 0 < stored < every
    addresses = reader.evaluate("fetch('/it/2026/stock.json').then((answer) => answer.json())")["addresses"]
    assert every == len(addresses)


# The stored page for every form of its address


def stop_network(page: Page) -> None:
    page.context.set_offline(True)


def fail_with(status: int) -> Callable[[Page], None]:
    """A proxy in front whose site is down."""

    def fail(page: Page) -> None:
        page.context.route("**/*", lambda route: route.fulfill(status=status, body="proxy", content_type="text/html"))

    return fail


def stored_notice(page: Page) -> None:
    expect(page.locator('[data-notice="stored"]')).to_be_visible()


@pytest.mark.parametrize("status", [500, 502, 503, 504])
def test_a_server_that_fails_leaves_the_reader_the_stored_page(reader: Page, status: int) -> None:
    reader.goto("/de/2026/48/")
    fail_with(status)(reader)
    for address in ("/de/2026/48/", "/48"):
        reader.goto(address)
        stored_notice(reader)
        assert reader.url.endswith("/de/2026/48/")
    assert reader.goto("/de/2026/21/").status == status, "what is not stored is the server's to answer"


def test_a_page_that_is_refused_is_no_failure_of_the_server(reader: Page) -> None:
    reader.goto("/de/2026/48/")
    reader.context.route("**/*", lambda route: route.fulfill(status=404, body="gone", content_type="text/html"))
    assert reader.goto("/de/2026/48/").status == 404


@pytest.mark.parametrize(
    ("asked", "languages"),
    [
        ("?texts=it,es", "Italienisch und Spanisch"),
        ("?texts=es", "Italienisch und Spanisch"),
        ("?terms=off", "Italienisch und Spanisch"),
        ("?utm_source=x", ""),
    ],
)
def test_a_stored_page_opens_whatever_languages_are_asked_for_and_names_its_own(
    reader: Page, asked: str, languages: str
) -> None:
    reader.goto("/de/2026/48/")
    stop_network(reader)
    reader.goto(f"/de/2026/48/{asked}")
    stored_notice(reader)
    named = reader.locator('[data-notice="languages"]')
    expect(named).to_be_visible(visible=bool(languages))
    assert named.locator("b").inner_text() == languages if languages else True


def test_a_card_opens_in_the_languages_it_was_stored_in(reader: Page) -> None:
    reader.goto(f"{CARD}&languages=de,en")
    stop_network(reader)
    reader.goto(f"{CARD}&languages=es")
    stored_notice(reader)
    assert reader.locator('[data-notice="languages"] b').inner_text() == "tedesco e inglese"


@pytest.mark.parametrize(
    ("short", "address"),
    [
        ("/", "/es/"),
        ("/48", "/es/2026/48/"),
        ("/48/", "/es/2026/48/"),
        ("/2026/48", "/es/2026/48/"),
        ("/48-1.3", "/es/2026/48/1.3/"),
        ("/48-C.1", "/es/2026/48/#C.1"),
        ("/2026", "/es/2026/"),
        ("/2024/45", "/es/2024/45/"),
        ("/rp11", "/es/2026/RP-11/"),
        ("/glossary/", "/es/glossary/"),
    ],
)
def test_a_short_address_leads_to_the_stored_page(reader: Page, short: str, address: str) -> None:
    reader.goto("/de/2026/48/")
    for stored in ("", "glossary/", "2026/", "2026/48/", "2026/48/1.3/", "2024/45/", "2026/RP-11/"):
        reader.goto(f"/es/{stored}")
    stop_network(reader)
    reader.goto(short)
    stored_notice(reader)
    assert reader.url.endswith(address)


@pytest.mark.parametrize("short", ["/", "/46", "/2024/45", "/what-if/"])
def test_a_short_address_that_is_not_stored_says_so_in_the_language_last_read(reader: Page, short: str) -> None:
    reader.goto("/de/2024/46/")
    stop_network(reader)
    reader.goto(short)
    assert reader.locator("html").get_attribute("lang") == "de"
    expect(reader.locator("h1")).to_contain_text("Netz")


def test_the_first_page_visited_is_stored(storing_page: Page) -> None:
    storing_page.goto("/es/")
    ready(storing_page)
    wait_until_stored(storing_page, "/es/")
    stop_network(storing_page)
    storing_page.goto("/es/")
    stored_notice(storing_page)


# What happens in the background changes no choice


def test_installing_and_storing_leave_the_readers_language(storing_page: Page) -> None:
    storing_page.goto("/de/2026/48/")
    ready(storing_page)
    wait_until_stored(storing_page, "/de/2026/48/")
    for language in ("it", "es", "en"):
        storing_page.evaluate(f"fetch('/{language}/2026/48/?texts=es&terms=off')")
    storing_page.goto("/48")
    assert storing_page.url.endswith("/de/2026/48/")
    assert {cookie["name"]: cookie["value"] for cookie in storing_page.context.cookies()} == {"language": "de"}


def test_a_page_opened_through_the_worker_is_remembered(reader: Page) -> None:
    reader.goto("/es/2026/48/?texts=it")
    cookies = {cookie["name"]: cookie["value"] for cookie in reader.context.cookies()}
    assert cookies == {"language": "es", "texts": "it"}


def test_a_link_on_another_site_changes_no_language_behind_the_worker_either(chromium: Browser, site: str) -> None:
    """Another host than ours stands in for the other site, so that this browser is not watched for other hosts."""

    def other(route: Route) -> None:
        route.fulfill(body=f'<a href="{site}/it/2026/48/">x</a>', content_type="text/html")

    with chromium.new_context(base_url=site, service_workers="allow") as context:
        page = context.new_page()
        context.route("http://other.example/**", other)
        page.goto("/de/2026/48/")
        ready(page)
        page.goto("http://other.example/")
        page.locator("a").click()
        page.wait_for_url("**/it/2026/48/")
        assert [cookie["value"] for cookie in context.cookies(site) if cookie["name"] == "language"] == ["de"]
