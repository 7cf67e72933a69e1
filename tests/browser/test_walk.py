"""A walk through every kind of page in every language: nobody is kept out, and what matters is in view.

The fixture `page` fails a test on script errors, breaches of the content policy and requests to other hosts.
"""

from collections.abc import Callable
from itertools import product

import pytest
from playwright.sync_api import Page

from tests.browser.fonts import FONT_SETS
from tests.browser.kinds import KINDS, LANGUAGES, MORE

LIGHT, DARK = ("light", 320), ("dark", 1280)
THEMES = {"it": [LIGHT], "de": [LIGHT, DARK], "es": [DARK], "en": [LIGHT]}
"""Colours do not depend on the language: German, which is walked the farthest, is looked at in both."""

Barriers = Callable[[Page], list[str]]
ANY_FONTS = pytest.mark.parametrize("chromium", FONT_SETS, indirect=True)


@pytest.mark.parametrize(("path", "language"), [*product(KINDS, LANGUAGES), *product(MORE, ["de"])])
def test_a_page_keeps_nobody_out(reading_page: Page, barriers: Barriers, path: str, language: str) -> None:
    page = reading_page
    page.goto(f"/{language}/{path}")
    for theme, width in THEMES[language]:
        page.emulate_media(color_scheme=theme)
        page.set_viewport_size({"width": width, "height": 800})
        assert barriers(page) == []


@ANY_FONTS
def test_the_verdict_of_a_case_is_in_view_on_a_phone(page: Page) -> None:
    page.set_viewport_size({"width": 360, "height": 640})
    for path in ("2026/48/1.1/", "2024/45/2/", "2024/16/3/"):
        page.goto(f"/it/{path}")
        box = page.locator(".headline").first.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] < 400


def test_on_a_phone_the_verdict_comes_before_the_texts_and_beside_them_on_a_desk(page: Page) -> None:
    page.goto("/it/2026/48/?texts=it,es")
    case = page.locator('article[id="1.1"]')
    for width, below in ((360, True), (1280, False)):
        page.set_viewport_size({"width": width, "height": 800})
        verdict, text = (case.locator(css).first.bounding_box() for css in (".verdict", ".cell"))
        assert verdict is not None
        assert text is not None
        assert (text["y"] > verdict["y"]) is below


@ANY_FONTS
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_bar_leaves_the_search_half_of_a_phone_and_leads_to_the_floor(page: Page, language: str) -> None:
    for width in (320, 360):
        page.set_viewport_size({"width": width, "height": 740})
        page.goto(f"/{language}/2026/48/")
        assert page.locator(".bar").evaluate("bar => bar.getBoundingClientRect().height") < 104
        assert page.locator(".bar input").evaluate("box => box.getBoundingClientRect().width") >= width / 2
    page.locator(".bar .way:visible").first.click()
    page.wait_for_url(f"**/{language}/what-if/")


def test_the_language_is_changed_at_the_same_passage(page: Page) -> None:
    page.goto("/it/2026/48/?texts=it,es#1.3")
    page.get_by_role("link", name="Deutsch").click()
    assert page.url.endswith("/de/2026/48/?texts=it,es#1.3")


def test_a_number_typed_leads_to_its_rule(page: Page) -> None:
    page.goto("/de/")
    box = page.get_by_role("searchbox").first
    box.fill("48 1.3")
    box.press("Enter")
    page.wait_for_url("**/de/2026/48/1.3/")


def test_a_hit_leads_to_its_passage_with_and_without_scripts(page: Page) -> None:
    page.route("**/*.js", lambda route: route.abort())
    page.goto("/it/search/?q=Hürde")
    page.locator('a[href$="/2024/45/?texts=de#B.1"]').first.click()
    page.wait_for_url("**/it/2024/45/?texts=de#B.1")
    assert page.locator('[id="B.1"]').first.is_visible()


def test_everything_folded_is_printed(page: Page) -> None:
    page.goto("/it/2024/45/?texts=it")
    folds = page.locator("details")
    assert folds.count() > 1
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    assert page.locator("details:not([open])").count() == 0
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    assert page.locator("details[open]").count() == 0


def test_on_paper_the_verdicts_stay_and_the_bar_goes(page: Page) -> None:
    page.goto("/it/2026/48/")
    page.emulate_media(media="print")
    assert page.locator(".verdict").first.is_visible()
    assert not page.locator(".bar").is_visible()
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    assert page.url in page.locator(".paper").inner_text()
    assert page.locator(".paper time").inner_text()


def test_the_page_works_without_scripts(page: Page) -> None:
    page.route("**/*.js", lambda route: route.abort())
    page.goto("/it/2026/48/1.1/")
    page.get_by_role("link", name="Successivo").click()
    page.wait_for_url("**/1.2/")


def test_forced_colours_keep_the_verdict_apart(page: Page) -> None:
    page.emulate_media(forced_colors="active")
    page.goto("/it/2026/48/")
    border = page.locator(".verdict").first.evaluate("e => getComputedStyle(e).borderTopStyle")
    assert border == "solid"


@pytest.mark.parametrize("path", ["", "2026/48/1.3/", "audit/", "find/facing/one-chip/left/", "quiz/", "what-if/"])
def test_forced_colours_give_every_button_a_border_and_mark_one_language(page: Page, path: str) -> None:
    page.emulate_media(forced_colors="active")
    page.set_viewport_size({"width": 1280, "height": 800})
    page.goto(f"/it/{path}")
    bare = """all => all.filter((one) => one.checkVisibility() && getComputedStyle(one).borderTopStyle === "none")
        .map((one) => one.outerHTML)"""
    buttons = page.locator("a.button, main button:not(.key)")
    assert buttons.evaluate_all(bare) == []
    lines = page.locator(".languages a").evaluate_all("all => all.map((a) => getComputedStyle(a).borderBottomStyle)")
    assert lines == ["solid", "none", "none", "none"]


def test_verdicts_and_what_happened_have_names_of_their_own(page: Page) -> None:
    page.goto("/en/2026/48/1.3/?texts=it,es")
    names = [f"Verdict, as printed in {language}" for language in ("Italian", "Spanish")]
    for name in names:
        assert page.get_by_role("group", name=name, exact=True).count() == 1
    assert page.get_by_role("figure", name="What happened", exact=True).count() == 2
