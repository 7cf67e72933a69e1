"""The scripts share no scope: a page works with every switch on and off, and a setting reaches no other script.

The fixture `page` fails a test on a script error.
"""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.kinds import KINDS, LANGUAGES, MORE

ROOT = Path(__file__).resolve().parents[2]
PAGES = [*KINDS, *MORE, "offline/", "what-if/?kind=misdeal"]
QUESTION = "/en/quiz/2026/prior-bet-chips/1.1/?answer=call&to=600"
NEXT_QUESTION = "/en/quiz/2026/prior-bet-chips/1.3/es/?answer=raise&to=1550"


def test_every_script_is_a_module() -> None:
    """The worker imports store_page.js with importScripts, which loads no modules."""
    tags = [
        tag for path in (ROOT / "templates").rglob("*.html") for tag in re.findall(r"<script[^>]*>", path.read_text())
    ]
    assert len(tags) > 5
    assert [tag for tag in tags if 'type="module"' not in tag and "store_page.js" not in tag] == []


def switch_keys(page: Page, on: bool) -> None:
    checkbox = page.locator("dialog.keys input")
    if checkbox.count():
        page.locator("[data-keys]").evaluate("button => button.click()")
        checkbox.set_checked(on)
        page.locator("dialog.keys form button").click()
        assert page.evaluate("localStorage.keys") == ("on" if on else "off")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_has_no_script_error_with_any_switch_on_or_off(page: Page, language: str) -> None:
    """Each language has a quarter of the pages: scripts hold no sentences."""
    page.add_init_script("localStorage.quiz ??= '{\"2026/overchip/1/\": true}'")
    for path in PAGES[LANGUAGES.index(language) :: len(LANGUAGES)]:
        try_switches(page, f"/{language}/{path}")
        assert page.evaluate("JSON.parse(localStorage.quiz)['2026/overchip/1/']") is True, path


def try_switches(page: Page, address: str) -> None:
    """Open a page with the keys off and on, and with the terms marked and not, in dark and light."""
    page.emulate_media(color_scheme="dark")
    for on in (False, True):
        page.goto(address)
        marks = page.locator('.foot a[href*="terms="]')
        if marks.count():
            marks.click()
        switch_keys(page, on)
        page.reload()
        page.keyboard.press("Escape")
        page.emulate_media(color_scheme="light")


@pytest.mark.parametrize("address", [QUESTION, "/en/quiz/"])
def test_the_score_survives_switching_the_keys_off(page: Page, address: str) -> None:
    page.goto(QUESTION)
    expect(page.locator("#score")).to_contain_text("1 of 1 right")
    page.goto(address)
    switch_keys(page, on=False)
    page.goto(NEXT_QUESTION)
    expect(page.locator("#score")).to_contain_text("2 of 2 right")
    page.keyboard.press("?")
    expect(page.locator("dialog.keys")).to_be_hidden()


def test_keys_switched_off_on_the_contents_are_stored(page: Page) -> None:
    page.goto("/en/2026/")
    switch_keys(page, on=False)
    page.reload()
    page.keyboard.press("?")
    expect(page.locator("dialog.keys")).to_be_hidden()


@pytest.mark.parametrize("stored", ['"off"', '"on"', "off", "null", "7", "[1]", '{"2026/overchip/1": "off"}'])
def test_a_score_that_was_overwritten_begins_anew(page: Page, stored: str) -> None:
    page.goto("/en/quiz/")
    page.evaluate("stored => localStorage.setItem('quiz', stored)", stored)
    page.reload()
    expect(page.locator("#score")).to_be_hidden()
    page.goto(QUESTION)
    expect(page.locator("#score")).to_contain_text("1 of 1 right")
    page.goto("/de/quiz/")
    expect(page.locator("#score")).to_contain_text("1")
