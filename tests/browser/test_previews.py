"""Previews by hover, keyboard and tap; without scripts or a network the links lead where they lead."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

Barriers = Callable[[Page], list[str]]


@pytest.fixture
def phone(chromium: Browser, site: str) -> Iterator[Page]:
    """A page on a narrow phone that is tapped."""
    context = chromium.new_context(base_url=site, has_touch=True, viewport={"width": 320, "height": 568})
    yield context.new_page()
    context.close()


def fits(page: Page) -> bool:
    return page.evaluate(
        """() => {
            const box = document.querySelector("#preview").getBoundingClientRect();
            const room = document.documentElement;
            return box.left >= 0 && box.right <= room.clientWidth && room.scrollWidth <= room.clientWidth;
        }"""
    )


@pytest.mark.parametrize("width", [320, 1280])
def test_pointing_shows_a_preview_that_stays_while_it_is_pointed_at(page: Page, barriers: Barriers, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 700})
    page.goto("/it/2026/48/")
    preview = page.locator("#preview")
    for link, told in ((page.locator(".ref").first, "TDA 2026"), (page.locator(".printed .defined").first, ".")):
        link.hover()
        expect(preview).to_be_visible()
        expect(preview).to_contain_text(told)
        expect(link).to_have_attribute("aria-describedby", "preview")
        assert preview.get_attribute("role") == "tooltip"
        assert fits(page)
        assert barriers(page) == []
        preview.hover()
        page.wait_for_timeout(500)
        expect(preview).to_be_visible()
        page.locator("h1").hover()
        expect(preview).to_be_hidden()


def test_the_keyboard_shows_a_preview_escape_hides_it_and_enter_follows(page: Page) -> None:
    page.goto("/de/2024/45/")
    link = page.locator(".printed .defined").first
    link.focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    expect(page.locator("#preview")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#preview")).to_be_hidden()
    expect(link).to_be_focused()
    page.keyboard.press("Enter")
    page.wait_for_url("**/de/glossary/#*")


def test_the_first_tap_shows_a_preview_and_the_second_follows(phone: Page, barriers: Barriers) -> None:
    phone.goto("/es/2026/48/")
    preview, link = phone.locator("#preview"), phone.locator(".printed .defined").first
    link.tap()
    expect(preview).to_be_visible()
    assert preview.get_attribute("role") == "dialog"
    assert fits(phone)
    assert barriers(phone) == []
    phone.locator("h1").tap()
    expect(preview).to_be_hidden()
    link.tap()
    expect(preview).to_be_visible()
    link.tap()
    phone.wait_for_url("**/es/glossary/#*")


def test_a_preview_that_was_tapped_has_a_link_to_its_page(phone: Page) -> None:
    phone.goto("/en/2026/48/")
    phone.locator(".why a").first.tap()
    phone.get_by_role("dialog").get_by_role("link", name="Open").tap()
    phone.wait_for_url("**/en/2026/48/#*")


@pytest.mark.parametrize(
    "path", ["2026/48/1.3/", "2026/48/5/", "what-if/?s=1~2026~25-50~SB_BB.o2x25_BTN~2to600_0fold_1push1x1000"]
)
def test_a_preview_of_a_reason_covers_nothing_of_its_verdict(phone: Page, barriers: Barriers, path: str) -> None:
    phone.goto(f"/de/{path}")
    link = phone.locator(".verdict .why > li > a").first
    # In the middle of the window no bar lies over the link, so that tapping it scrolls nothing.
    link.evaluate("link => link.scrollIntoView({block: 'center', behavior: 'instant'})")
    before = link.bounding_box()
    link.tap()
    expect(phone.get_by_role("dialog")).to_be_visible()
    assert link.bounding_box() == before
    assert barriers(phone) == []
    covered = phone.locator(".verdict").first.evaluate(
        """verdict => {
            const preview = document.querySelector("#preview").getBoundingClientRect();
            const lines = verdict.querySelectorAll(".headline, figcaption, .chips, .readings > li > b, .why > li > a");
            return [...lines].filter((line) => {
                const box = line.getBoundingClientRect();
                return box.top < preview.bottom && box.bottom > preview.top;
            }).length;
        }"""
    )
    assert covered == 0


def test_where_no_preview_can_be_had_the_link_works(phone: Page) -> None:
    phone.route("**/preview/**", lambda route: route.abort())
    phone.goto("/it/2026/48/")
    phone.locator(".printed .defined").first.tap()
    phone.wait_for_url("**/it/glossary/#*")


def test_without_scripts_the_link_works(chromium: Browser, site: str) -> None:
    context = chromium.new_context(base_url=site, java_script_enabled=False)
    plain = context.new_page()
    plain.goto("/it/2026/48/")
    plain.locator(".printed .defined").first.click()
    plain.wait_for_url("**/it/glossary/#*")
    context.close()


def test_nothing_is_fetched_before_it_is_wanted(page: Page) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if "/preview/" in request.url else None)
    page.goto("/it/2026/48/")
    page.locator(".ref").first.hover()
    page.locator("h1").hover()
    page.wait_for_timeout(500)
    assert asked == []
