"""The keys: cases, search, languages, and a list of them; none while something is typed, and none where unwanted."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

Barriers = Callable[[Page], list[str]]
LANGUAGES = ("it", "de", "es", "en")


def test_cases_are_walked_through_with_the_keys(page: Page) -> None:
    page.goto("/it/2026/48/1.1/")
    for key, address in (("ArrowRight", "1.2"), ("j", "1.3"), ("k", "1.2"), ("ArrowLeft", "1.1")):
        page.keyboard.press(key)
        page.wait_for_url(f"**/it/2026/48/{address}/")


def test_keys_do_nothing_while_something_is_typed(page: Page) -> None:
    page.goto("/it/2026/48/1.1/")
    page.get_by_role("searchbox").press_sequentially("jk")
    assert page.url.endswith("/1.1/")


def test_a_slash_goes_to_the_search_box(page: Page) -> None:
    page.goto("/de/2026/48/")
    page.keyboard.press("/")
    page.keyboard.type("Chip ohne Ansage/")
    page.keyboard.press("Enter")
    page.wait_for_url("**/de/search/?q=Chip+ohne+Ansage%2F")
    assert page.locator(".meant h3").first.inner_text() == "Ein einzelner Chip ohne Ansage"


@pytest.mark.parametrize(("key", "language"), list(enumerate(LANGUAGES, start=1)))
def test_a_digit_changes_the_language_at_the_same_passage(page: Page, key: int, language: str) -> None:
    page.goto(f"/{'de' if language == 'it' else 'it'}/2026/48/?texts=it,es#1.3")
    page.keyboard.press(str(key))
    page.wait_for_url(f"**/{language}/2026/48/?texts=it,es#1.3")


@pytest.mark.parametrize(
    ("language", "name", "search"),
    [
        ("it", "Tastiera", "Cerca"),
        ("de", "Tastatur", "Suchen"),
        ("es", "Teclado", "Buscar"),
        ("en", "Keyboard", "Search"),
    ],
)
def test_a_question_mark_lists_the_keys(page: Page, barriers: Barriers, language: str, name: str, search: str) -> None:
    page.goto(f"/{language}/")
    keys = page.get_by_role("dialog", name=name)
    page.keyboard.press("?")
    expect(keys).to_be_visible()
    expect(keys).to_contain_text(search)
    assert barriers(page) == []
    page.keyboard.press("2")
    page.keyboard.press("Escape")
    expect(keys).to_be_hidden()
    assert page.url.endswith(f"/{language}/")
    page.get_by_role("button", name=name).click()
    expect(keys).to_be_visible()


def test_keys_that_are_switched_off_stay_off(page: Page) -> None:
    page.goto("/en/2026/48/1.1/")
    page.keyboard.press("?")
    page.get_by_label("Use these keys").uncheck()
    page.get_by_role("button", name="Close").click()
    page.reload()
    for key in ("j", "1", "ArrowRight", "?"):
        page.keyboard.press(key)
    page.wait_for_timeout(300)
    assert page.url.endswith("/en/2026/48/1.1/")
    expect(page.locator("dialog.keys")).to_be_hidden()
