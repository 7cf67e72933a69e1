"""Without a network: what was opened can be read and says when it was stored; what needs the network says so."""

import re

import pytest
from playwright.sync_api import Page, expect

CARD = "/it/card/?s=1~2026~25-50~SB_BB.o2x25_BTN~2to600_0fold_1push1x1000"


def ready(page: Page) -> None:
    """Wait until the service worker serves the page."""
    page.evaluate("navigator.serviceWorker.ready")
    page.wait_for_function("navigator.serviceWorker.controller !== null")


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
    for address in ("/it/2026/21/", "/it/2026/48/2.1/", "/it/"):
        reader.goto(address)
        expect(reader.locator('[data-notice="stored"]')).to_be_visible()


def test_what_could_not_be_stored_is_said_and_can_be_tried_again(reader: Page) -> None:
    reader.route("**/it/2026/48/", lambda route: route.abort())
    reader.locator("[data-stock]").click()
    missing = reader.locator("[data-stock]").get_attribute("data-missing")
    expect(reader.locator("[data-stock] + output")).to_have_text(missing or "", timeout=120_000)
    expect(reader.locator("[data-stock]")).to_be_enabled()
