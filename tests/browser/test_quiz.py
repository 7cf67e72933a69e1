"""The quiz in a browser: played with one thumb, with scripts and without; the score stays in the browser."""

import pytest
from playwright.sync_api import Browser, Page, expect

CALL = "/en/quiz/2026/prior-bet-chips/1.1/"
RAISE = "/en/quiz/2026/prior-bet-chips/1.3/es/"


@pytest.fixture
def plain(chromium: Browser, site: str):
    """A page of a browser without scripts."""
    context = chromium.new_context(base_url=site, java_script_enabled=False, viewport={"width": 360, "height": 740})
    yield context.new_page()
    context.close()


def answer(page: Page, name: str) -> None:
    with page.expect_navigation():
        page.get_by_role("button", name=name, exact=True).click()


def test_the_score_counts_first_answers_and_starts_over(page: Page) -> None:
    page.goto(CALL)
    expect(page.locator("#score")).to_be_hidden()
    answer(page, "Call")
    expect(page.locator("#score")).to_contain_text("1 of 1 right")
    page.get_by_role("link", name="Next question").click()
    answer(page, "The director decides")
    expect(page.locator("#score")).to_contain_text("1 of 2 right")
    page.go_back()
    answer(page, "Call")
    expect(page.locator("#score")).to_contain_text("1 of 2 right")
    page.goto("/de/quiz/")
    expect(page.locator("#score")).to_contain_text("1")
    page.locator("#score button").click()
    expect(page.locator("#score")).to_be_hidden()
    page.reload()
    expect(page.locator("#score")).to_be_hidden()


def test_a_raise_is_typed_and_sent_with_enter(page: Page) -> None:
    page.goto(RAISE)
    page.get_by_label("Raise to how much?").fill("1.150")
    with page.expect_navigation():
        page.keyboard.press("Enter")
    expect(page.locator(".result")).to_contain_text("The decision is right, the amount is not.")
    expect(page.locator(".headline")).to_contain_text("Raise to 1,550")
    assert page.url.endswith("?answer=raise&to=1.150")
    expect(page.locator("#score")).to_contain_text("0 of 1 right")


def test_the_quiz_is_played_without_scripts(plain: Page) -> None:
    plain.goto("/it/quiz/")
    plain.locator(".begin a").click()
    for _ in range(3):
        plain.locator(".answers button").first.click()
        assert plain.locator(".result").is_visible()
        assert plain.locator(".headline").is_visible()
        assert not plain.locator("#score").is_visible()
        plain.locator("a[rel=next]").click()
    assert plain.locator(".answers").is_visible()


def test_an_amount_that_is_missing_is_asked_for_at_its_field(page: Page) -> None:
    page.goto(CALL)
    answer(page, "Raise")
    expect(page.locator("#p-to")).to_have_text("Say how much.")
    assert page.evaluate("document.activeElement.name") == "to"
    assert page.locator(".headline").count() == 0


def test_a_browser_that_keeps_nothing_still_plays(page: Page) -> None:
    page.add_init_script("Object.defineProperty(window, 'localStorage', { get() { throw new Error('no'); } })")
    page.goto(CALL)
    answer(page, "Call")
    expect(page.locator(".result")).to_contain_text("Right.")
    expect(page.locator("#score")).to_contain_text("1 of 1 right")


@pytest.mark.parametrize("language", ["it", "de", "es", "en"])
def test_a_question_and_its_answers_are_on_one_screen_of_a_phone(page: Page, language: str) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto(f"/{language}/quiz/2026/prior-bet-chips/1.3/es/")
    last = page.locator(".answers button").last.bounding_box()
    assert last is not None
    assert last["y"] + last["height"] < 740 - 52
    heights = page.locator(".answers :is(button, input:not([type]))").evaluate_all(
        "all => all.map((e) => e.getBoundingClientRect().height)"
    )
    assert min(heights) >= 44


def test_the_verdict_is_in_view_once_it_is_answered(page: Page) -> None:
    page.set_viewport_size({"width": 360, "height": 640})
    page.goto(f"{RAISE}?answer=call")
    box = page.locator(".headline").bounding_box()
    assert box is not None
    assert box["y"] + box["height"] < 400
