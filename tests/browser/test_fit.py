"""Every kind of page fits its window, in every set of fonts: at every width, in large type, with long words."""

from itertools import product

import pytest
from playwright.sync_api import Page

from tests.browser.fonts import FONT_SETS
from tests.browser.kinds import KINDS, LANGUAGES, MORE

WIDTHS = (320, 360, 768, 1280)
LONG_WORD = "Turnierverantwortlichenentscheidung"
GERMAN = [*KINDS, *MORE, "offline/"]

# The other languages need less room: each of their pages is walked with one set of fonts, in turn.
SETS = list(FONT_SETS)
OTHERS = [
    (SETS[(number + number // 3) % len(SETS)], path, language)
    for number, (path, language) in enumerate(product(KINDS, [code for code in LANGUAGES if code != "de"]))
]
WALK = pytest.mark.parametrize(
    ("chromium", "path", "language"),
    [*((fonts, path, "de") for fonts, path in product(SETS, GERMAN)), *OTHERS],
    indirect=["chromium"],
)

ADD_LONG_WORDS = """word => {
  const places = "h1, h1 span:not([translate]), h2, h3, .printed, .why li, .headline b, .lacks, .name, .said, "
    + ".ours p, .told p, figcaption, dt, dd, th, td li, summary, .banner, .lead, .choices a, button:not(.key)";
  for (const place of document.querySelectorAll(places))
    if (!place.closest("[translate]")) place.prepend(word + " ");
}"""

# Words on three lines or more with fewer than three letters a line.
TORN_WORDS = """() => {
  const words = [], range = document.createRange();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    if (!text.parentElement.checkVisibility()) continue;
    for (const { 0: word, index } of text.data.matchAll(/\\p{L}{4,}/gu)) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = new Set([...range.getClientRects()].map((box) => Math.round(box.top))).size;
      if (lines > 2 && word.length / lines < 3) words.push(word);
    }
  }
  return words;
}"""

# Share of the window's height under the header and under bars that stay in view while the page scrolls.
COVERED = """() => {
  const box = (bar) => bar.getBoundingClientRect();
  const bars = [...document.querySelectorAll("main *, .notice")].filter(
    (bar) => getComputedStyle(bar).position === "sticky" && box(bar).height && !bar.closest("table"));
  const stuck = (bar) => {
    const { top, height } = box(bar);
    bar.style.position = "static";
    const moved = box(bar).top !== top;
    bar.style.position = "";
    return moved ? height : 0;
  };
  const covered = [0, 0.3, 0.6].map((share) => {
    scrollTo({ top: share * document.documentElement.scrollHeight, behavior: "instant" });
    return bars.reduce((sum, bar) => sum + stuck(bar), 0);
  });
  scrollTo({ top: 0, behavior: "instant" });
  const header = document.querySelector(".bar");
  return Math.max(header ? box(header).height : 0, ...covered) / innerHeight;
}"""


def overflow(page: Page) -> int:
    """Return how far the page reaches beyond the window, in pixels."""
    return int(page.evaluate("document.documentElement.scrollWidth - innerWidth"))


@WALK
def test_a_page_fits_in_its_window(reading_page: Page, path: str, language: str) -> None:
    page = reading_page
    page.goto(f"/{language}/{path}")
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 800})
        assert overflow(page) <= 0, width
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    page.set_viewport_size({"width": 320, "height": 640})
    assert overflow(page) <= 0
    assert page.evaluate(COVERED) <= 0.25
    assert page.evaluate(TORN_WORDS) == []
    page.evaluate(ADD_LONG_WORDS, LONG_WORD)
    for width in (320, 768):
        page.set_viewport_size({"width": width, "height": 800})
        assert overflow(page) <= 0, width


@pytest.mark.parametrize(
    ("chromium", "family"), [(name, fonts.sans) for name, fonts in FONT_SETS.items()], indirect=["chromium"]
)
def test_a_browser_sees_one_set_of_fonts(page: Page, family: str) -> None:
    page.goto("/it/")
    session = page.context.new_cdp_session(page)
    session.send("DOM.enable")
    session.send("CSS.enable")
    root = session.send("DOM.getDocument")["root"]["nodeId"]
    heading = session.send("DOM.querySelector", {"nodeId": root, "selector": ".lead"})["nodeId"]
    fonts = session.send("CSS.getPlatformFontsForNode", {"nodeId": heading})["fonts"]
    assert {font["familyName"] for font in fonts} == {family}
