"""Every drawn table, measured in the browser: no word is cut, and nothing lies on what it does not belong to.

A sample is drawn in every run; with EVERY_TABLE set all shipped hands are, at every step.
"""

import os
import tomllib
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest
from django.utils import translation
from playwright.sync_api import Page

from rules.engine.judging import judge
from rules.engine.problems import ScenarioRefused
from rules.engine.reading import read_scenario
from rules.engine.record import AnyScenario
from rules.engine.scenario import Scenario
from rules.library.reading import SHIPPED
from rules.web.table.pictures import picture_of
from rules.web.table.scene import Scene, read_scene
from tests.browser.fonts import FONT_SETS
from tests.browser.hard_tables import HARD, KINDS, Data
from tests.browser.kinds import LANGUAGES

EVERY = bool(os.environ.get("EVERY_TABLE"))
SAMPLED = 30
"""In a usual run, one shipped hand of so many is drawn."""

# What is wrong with the drawings of a page: words outside of the picture, on each other, on a chip, half on a plate.
FAULTS = """() => [...document.querySelectorAll(".oval")].flatMap((svg, number) => {
  const box = (each) => { const { x, y, width, height } = each.getBBox(); return [x, y, x + width, y + height]; };
  const meet = (a, b) => a[0] + 1 < b[2] && b[0] + 1 < a[2] && a[1] + 4 < b[3] && b[1] + 4 < a[3];
  const inside = (a, b) => a[0] >= b[0] - 1 && a[2] <= b[2] + 1 && a[1] >= b[1] - 2 && a[3] <= b[3] + 2;
  const all = (css) => [...svg.querySelectorAll(css)].map((each) => [box(each), each.textContent]);
  const { x, y, width, height } = svg.viewBox.baseVal;
  const whole = [x, y, x + width, y + height];
  const words = all("text:not(.digits)"), chips = all("use"), plates = all(".plate, .banner");
  const outlines = all(".outline"), marks = all(".mark");
  const faults = [];
  words.forEach(([a, text], at) => {
    if (!inside(a, whole)) faults.push(`outside: ${text}`);
    for (const [b, other] of words.slice(at + 1)) if (meet(a, b)) faults.push(`on each other: ${text} | ${other}`);
    for (const [b] of chips) if (meet(a, b)) faults.push(`on a chip: ${text}`);
    const marked = marks.some(([b]) => inside(a, b)); // The button lies on the corner of its plate.
    for (const [b] of plates) if (meet(a, b) && !inside(a, b) && !marked) faults.push(`half on a plate: ${text}`);
    for (const [b] of [...outlines, ...marks]) if (meet(a, b) && !inside(a, b)) faults.push(`on a mark: ${text}`);
  });
  for (const [a] of [...chips, ...outlines]) {
    if (!inside(a, whole)) faults.push("a chip outside");
    for (const [b] of [...plates, ...marks]) if (meet(a, b)) faults.push("a chip on a plate");
  }
  return faults.map((fault) => `${number}: ${fault}`);
})"""


def scenes() -> Iterator[Scene]:
    for scenario in [*map(read_scenario, HARD.values()), *shipped()]:
        if isinstance(scenario, Scenario) and (scene := read_scene(scenario, judge(scenario))):
            yield scene


def shipped() -> Iterator[AnyScenario]:
    """The scenarios of the shipped cases that can be judged, or a sample of them."""
    files = [tomllib.loads(file.read_text()) for file in sorted(SHIPPED.rglob("*.toml"))]
    for data in [*_scenarios_in(files)][:: 1 if EVERY else SAMPLED]:
        with suppress(ScenarioRefused):
            scenario = read_scenario(data)
            judge(scenario)
            yield scenario


def _scenarios_in(content: Any) -> Iterator[Data]:
    """Find what has seats and events, however deep it stands."""
    if isinstance(content, dict) and {"seats", "events"} <= content.keys():
        yield content
    elif isinstance(content, (dict, list)):
        for below in content.values() if isinstance(content, dict) else content:
            yield from _scenarios_in(below)


def pictures(language: str) -> list[str]:
    with translation.override(language):
        kinds = [picture_of(scenario, judge(scenario)) for scenario in map(read_scenario, KINDS.values())]
        return kinds + [
            scene.svg(at)
            for scene in scenes()
            for at in (range(scene.last + 1) if EVERY else dict.fromkeys((scene.last // 2, scene.last)))
        ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_cut_and_nothing_overlaps(reading_page: Page, language: str) -> None:
    page, drawn = reading_page, pictures(language)
    page.goto(f"/{language}/2026/48/1.1/")
    for width in (320, 1280):
        page.set_viewport_size({"width": width, "height": 800})
        page.evaluate("svgs => (document.querySelector('main').innerHTML = svgs)", "".join(drawn))
        faults = page.evaluate(FAULTS)
        assert faults == [], len(drawn)


@pytest.mark.parametrize("chromium", FONT_SETS, indirect=True)
def test_the_hardest_tables_fit_in_every_set_of_fonts(reading_page: Page) -> None:
    with translation.override("de"):
        hard = [read_scene(scenario, judge(scenario)) for scenario in map(read_scenario, HARD.values())]
        drawn = "".join(scene.svg(scene.last) for scene in hard)
    page = reading_page
    page.goto("/de/2026/48/1.1/")
    page.evaluate("svgs => (document.querySelector('main').innerHTML = svgs)", drawn)
    assert page.evaluate(FAULTS) == []
    texts = "texts => Math.min(...texts.map(text => text.getAttribute('font-size')))"
    assert page.locator(".oval text:not(.digits)").evaluate_all(texts) * 288 / 360 >= 8


def test_a_measured_fault_is_seen(reading_page: Page) -> None:
    page = reading_page
    page.goto("/de/2026/48/1.1/")
    two = '<text x="50" y="50" font-size="12">eins</text><text x="55" y="50" font-size="12">zwei</text>'
    page.evaluate(
        "svgs => (document.querySelector('main').innerHTML = svgs)",
        f'<svg class="oval" viewBox="0 0 360 200">{two}<text x="350" y="90" font-size="12">außerhalb</text></svg>',
    )
    assert [fault.split(":")[1].strip() for fault in page.evaluate(FAULTS)] == ["on each other", "outside"]
