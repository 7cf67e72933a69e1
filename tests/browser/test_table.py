"""A hand stepped through: by links, keys, a slider and a swipe; with scripts only the hand is replaced."""

import pytest
from playwright.sync_api import Browser, Page, expect

CASE = "/it/2024/16/3/"


def at(page: Page) -> str:
    return page.locator(".act .count").inner_text()


def test_the_last_act_stands_open_and_the_way_back_is_one_tap(page: Page) -> None:
    page.goto(CASE)
    assert at(page) == "13/13"
    page.locator("[data-step=back]").click()
    expect(page.locator(".act .count")).to_have_text("12/13")
    assert page.url.endswith("?step=12")


def test_a_step_replaces_the_hand_alone_is_announced_and_keeps_the_focus(page: Page) -> None:
    page.goto(CASE)
    page.evaluate("document.querySelector('h1').dataset.same = 'yes'")
    page.locator("[data-step=back]").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".hand [role=status]")).to_contain_text("12/13")
    assert page.locator("h1").get_attribute("data-same") == "yes"
    assert page.evaluate("document.activeElement.dataset.step") == "back"


def test_arrow_keys_turn_the_steps_within_a_hand_and_the_cases_elsewhere(page: Page) -> None:
    page.goto(f"{CASE}?step=5")
    page.locator("[data-step=on]").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".act .count")).to_have_text("6/13")
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".act .count")).to_have_text("5/13")
    page.locator("h1").click()
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("ArrowRight")
    page.wait_for_url(lambda url: "/16/3/" not in url)


def test_the_slider_goes_to_any_step_and_keeps_the_rest_of_the_address(page: Page) -> None:
    page.goto(f"{CASE}?texts=it")
    slider = page.get_by_role("slider")
    slider.focus()
    page.keyboard.press("Home")
    expect(page.locator(".act .count")).to_have_text("0/13")
    assert page.url.endswith("?texts=it&step=0")
    assert page.evaluate("document.activeElement.type") == "range"


def test_a_swipe_turns_a_step(page: Page) -> None:
    page.goto(CASE)
    page.evaluate("""() => {
        const picture = document.querySelector(".picture");
        const finger = (x) => [new Touch({ identifier: 1, target: picture, clientX: x, clientY: 300 })];
        picture.dispatchEvent(new TouchEvent("touchstart", { bubbles: true, touches: finger(50) }));
        picture.dispatchEvent(new TouchEvent("touchend", { bubbles: true, changedTouches: finger(200) }));
    }""")
    expect(page.locator(".act .count")).to_have_text("12/13")


def test_every_step_is_a_page_of_its_own_without_scripts(chromium: Browser, site: str) -> None:
    context = chromium.new_context(base_url=site, java_script_enabled=False)
    page = context.new_page()
    page.goto(CASE)
    page.locator("[data-step=back]").click()
    expect(page.locator(".act .count")).to_have_text("12/13")
    page.get_by_role("slider").press("Home")
    page.get_by_role("button", name="Vai a questo passo").click()
    expect(page.locator(".act .count")).to_have_text("0/13")
    assert page.url.endswith("?step=0")
    context.close()


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_chips_move_by_style_alone_and_not_where_motion_is_reduced(page: Page, motion: str) -> None:
    page.emulate_media(reduced_motion=motion)
    page.goto("/it/2026/48/1.1/")
    page.evaluate("document.querySelector('#hand-1').classList.add('htmx-added')")
    name = page.locator(".oval .moved").evaluate("chips => getComputedStyle(chips).animationName")
    assert name == ("none" if motion == "reduce" else "put-out")
