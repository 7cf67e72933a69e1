"""A situation in one's own words in a browser: ruled on in the first window, and typed into the what-if."""

import pytest
from playwright.sync_api import Browser, Page, expect

TOLD = "50/100, utg 300, il bottone butta due da 500 e non parla"
SHARED = "1~2026~50-100~SB_BB_UTG_BTN~2to300_3push2x500"


def test_a_situation_is_ruled_on_in_the_first_window_of_a_phone(page: Page) -> None:
    page.set_viewport_size({"width": 360, "height": 640})
    page.goto("/it/")
    box = page.get_by_role("searchbox").first
    box.fill(TOLD)
    box.press("Enter")
    page.wait_for_url("**/it/search/**")
    expect(page.locator(".headline").first).to_have_text("Raise a 1.000")
    for part in (".headline", ".as-typed", ".ruled-on .why"):
        place = page.locator(part).first.bounding_box()
        assert place is not None
        assert place["y"] + place["height"] < 640, part


def test_a_word_stays_in_one_line_with_its_label(page: Page) -> None:
    page.set_viewport_size({"width": 320, "height": 640})
    page.goto(f"/de/search/?q={TOLD}")
    lines = "units => units.map(unit => unit.querySelector('rt').getClientRects().length)"
    assert set(page.locator(".as-typed .unit").evaluate_all(lines)) == {1}


def test_the_form_follows_the_text_and_the_text_the_form(page: Page) -> None:
    page.goto("/it/what-if/")
    field = page.locator("#told")
    field.press_sequentially(TOLD)
    expect(page.locator(".ruling .headline")).to_have_text("Raise a 1.000")
    expect(field).to_have_value(TOLD)
    expect(field).to_be_focused()
    assert page.url.endswith(f"/it/what-if/?s={SHARED}")
    page.locator("#take-out-500").click()
    expect(page.locator(".ruling .headline")).to_contain_text("Call di 300")
    expect(field).to_have_value("Bui 50/100. UTG rilancia a 300. BTN mette un gettone da 500 senza dichiarare.")


@pytest.fixture
def plain(chromium: Browser, site: str):
    """A page of a browser without scripts."""
    context = chromium.new_context(base_url=site, java_script_enabled=False, viewport={"width": 390, "height": 844})
    yield context.new_page()
    context.close()


def test_without_scripts_a_button_fills_in_the_form(plain: Page) -> None:
    plain.goto("/it/what-if/")
    plain.locator("#told").fill(TOLD)
    plain.locator("#say button").click()
    plain.wait_for_url("**/what-if/?**told=**")
    expect(plain.locator(".ruling .headline")).to_have_text("Raise a 1.000")
    expect(plain.locator("#told")).to_have_value(TOLD)
