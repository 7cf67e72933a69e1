"""By situation in a browser: four taps with a thumb, back again, with scripts and without."""

import re

import pytest
from playwright.sync_api import Browser, Page

from rules.library.situations import shipped_situations

QUESTIONS = [path for path, node in shipped_situations().nodes.items() if node.asks]


@pytest.fixture
def plain(chromium: Browser, site: str):
    """A page of a browser without scripts."""
    context = chromium.new_context(base_url=site, java_script_enabled=False, viewport={"width": 360, "height": 740})
    yield context.new_page()
    context.close()


def test_four_taps_lead_to_the_rule_and_to_its_what_if(plain: Page) -> None:
    plain.goto("/it/")
    for answer in (
        "Per situazione",
        "Un giocatore di fronte a una puntata o a un raise",
        "Ha messo un gettone, in silenzio",
        "Sì, e restano dove sono",
    ):
        plain.get_by_role("link", name=answer).first.click()
    assert plain.locator("h1").inner_text().split()[0] == "48"
    assert "Call di 600" in plain.locator(".headline").inner_text()
    plain.get_by_role("link", name="Con i propri gettoni").click()
    assert plain.locator("#f-e0").input_value() == "600"
    assert "Call di 600" in plain.locator(".ruling .headline").inner_text()


def test_back_and_change_lead_to_the_question_before(page: Page) -> None:
    page.goto("/de/find/facing/")
    page.get_by_role("link", name="Etwas gesagt").click()
    page.get_by_role("link", name="„Check“").click()
    page.wait_for_url("**/de/find/facing/words/check/")
    page.go_back()
    page.wait_for_url("**/de/find/facing/words/")
    page.get_by_role("link", name=re.compile("Ändern.*Etwas gesagt")).click()
    page.wait_for_url("**/de/find/facing/")


@pytest.mark.parametrize("language", ["it", "de", "es", "en"])
def test_every_question_is_on_one_screen_of_a_phone_and_large_enough_for_a_thumb(page: Page, language: str) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    for path in QUESTIONS:
        page.goto(f"/{language}/find/{path}/".replace("//", "/"))
        boxes = page.locator(".choices a").evaluate_all(
            "all => all.map((e) => e.getBoundingClientRect()).map((box) => [box.bottom, box.height])"
        )
        assert max(bottom for bottom, _ in boxes) <= 740, path
        assert min(height for _, height in boxes) >= 44, path
