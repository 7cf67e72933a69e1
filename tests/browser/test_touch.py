"""What a finger needs: areas of 44 px, and rows that are tapped anywhere."""

import pytest
from playwright.sync_api import Page

from tests.browser.kinds import KINDS, MORE

SMALLEST = 44
CONTROLS = (
    ".bar a, .bar input, .list > li > a, .rests a, .results h3 a, .why a, .readings a, .because a, .notes a, "
    ".verdict > .small a, .overview a, .walk a, .key a, h2 > a, h3 > a, summary, .chosen a, .next a, .begin a"
)
# Controls that answer to a finger over fewer pixels than `smallest`, up and down or left and right of their middle.
# Of a page with thousands, such as the booklet, some 200 are tried, spread over all of it.
TOO_SMALL = """([controls, smallest]) => {
  const small = [];
  const all = [...document.querySelectorAll(controls)].filter((control) => control.checkVisibility());
  const step = Math.ceil(all.length / 200);
  for (const control of all.filter((_, at) => at % step === 0)) {
    control.scrollIntoView({ block: "center", behavior: "instant" });
    const box = control.getClientRects()[0];
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const hit = (right, down) => control.contains(document.elementFromPoint(x + right, y + down));
    const before = Math.floor((smallest - 1) / 2), after = smallest - 1 - before;
    if (hit(-before, 0) && hit(after, 0) && hit(0, -before) && hit(0, after)) continue;
    const reach = (right, down) => {
      let steps = 0;
      while (steps < smallest && hit(right * (steps + 1), down * (steps + 1))) steps++;
      return steps;
    };
    const [height, width] = [reach(0, -1) + 1 + reach(0, 1), reach(-1, 0) + 1 + reach(1, 0)];
    if (height < smallest || width < smallest) small.push(`${control.textContent.trim()}: ${width} x ${height}`);
  }
  return small;
}"""


@pytest.mark.parametrize("path", [*KINDS, *MORE, "offline/"])
def test_controls_are_large_enough_for_a_finger(reading_page: Page, path: str) -> None:
    page = reading_page
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto(f"/de/{path}")
    assert page.evaluate(TOO_SMALL, [CONTROLS, SMALLEST]) == []


@pytest.mark.parametrize(
    ("path", "row", "address"),
    [
        ("2026/", ".list > li:has([href$='/2026/48/'])", "**/it/2026/48/"),
        ("quiz/", ".list > li:has([href*='face-up-for-all-ins'])", "**/it/quiz/2026/face-up-for-all-ins/**"),
        ("search/?q=gettone", ".results > li:first-child .head", "**/it/2026/*/**"),
        ("find/facing/one-chip/left/", ".rests > li:first-child", "**/it/2026/**"),
        ("", ".list > li:has([href$='/it/glossary/'])", "**/it/glossary/"),
    ],
)
def test_a_row_is_tapped_anywhere(page: Page, path: str, row: str, address: str) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto(f"/it/{path}")
    for right in (False, True):
        box = page.locator(row).first.bounding_box()
        assert box is not None
        page.locator(row).first.click(position={"x": box["width"] - 9 if right else 3, "y": box["height"] - 14})
        page.wait_for_url(address)
        page.go_back()


def test_a_link_within_a_row_still_leads_to_its_own_page(page: Page) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto("/it/search/?q=mette una fiche sola")
    link = page.locator(".meant .where a").first
    address = link.get_attribute("href")
    link.click()
    page.wait_for_url(f"**{address}")
