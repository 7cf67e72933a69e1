"""The what-if in a browser: tapped on a phone, with scripts and without, and the card that is turned round."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page, expect

OVERCHIP = "1~2026~25-50~SB_BB.o2x25_BTN~2to600_0fold_1push1x1000"

MISDEAL = "2~2026~misdeal~fault.wrong-count~seat.button~acts_raise_call"

Barriers = Callable[[Page], list[str]]


def ruling(page: Page) -> str:
    return " ".join(page.locator(".ruling .headline").inner_text().split())


@pytest.fixture
def plain(chromium: Browser, site: str):
    """A page of a browser without scripts."""
    context = chromium.new_context(base_url=site, java_script_enabled=False, viewport={"width": 390, "height": 844})
    yield context.new_page()
    context.close()


def tap(page: Page, selector: str) -> None:
    """Press a button of a form, and wait for the page that answers."""
    with page.expect_navigation():
        page.locator(selector).click()


def settled(page: Page) -> None:
    """Wait until a swapped fragment listens again: what is changed in the moment before is not heard."""
    busy = ".htmx-request, .htmx-swapping, .htmx-settling, .htmx-added"
    page.wait_for_function("selector => !document.querySelector(selector)", arg=busy)


def test_chips_are_tapped_without_a_new_page_and_the_address_follows(page: Page) -> None:
    page.goto(f"/en/what-if/?s={OVERCHIP}")
    page.evaluate("window.untouched = true")
    page.locator("#add-out-25").click()
    expect(page.locator(".ruling")).to_contain_text("Raise to 1,150")
    assert page.url.endswith(f"?s={OVERCHIP}-1x25")
    page.locator("#take-out-25").click()
    expect(page.locator(".ruling")).to_contain_text("Call of 600")
    assert page.url.endswith(f"?s={OVERCHIP}")
    assert page.evaluate("window.untouched")


def test_the_key_that_was_pressed_keeps_the_focus_and_the_ruling_is_announced(page: Page) -> None:
    page.goto(f"/en/what-if/?s={OVERCHIP}")
    page.locator("#add-out-25").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#said")).to_have_text("Raise to 1,150 – 75 to add")
    assert page.evaluate("document.activeElement.id") == "add-out-25"


def test_figures_and_words_are_ruled_on_as_they_change(page: Page) -> None:
    page.goto(f"/en/what-if/?s={OVERCHIP}")
    page.locator("#f-e0").fill("900")
    page.locator("#f-e0").press("Tab")
    expect(page.locator(".ruling")).to_contain_text("Call of 900")
    settled(page)
    page.locator("#says-raise").check(force=True)
    expect(page.locator(".ruling")).to_contain_text("Raise to 1,750")
    settled(page)
    page.locator("#f-edition").select_option("2024")
    expect(page.locator(".reasons .why")).to_contain_text("42")
    assert "1~2024~" in page.url


def test_a_figure_and_a_chip_in_one_go_are_both_kept(page: Page) -> None:
    page.goto(f"/en/what-if/?s={OVERCHIP}")
    page.locator("#f-e0").fill("900")
    page.locator("#add-out-1000").click()
    expect(page.locator(".ruling")).to_contain_text("Raise to 2,050")
    page.wait_for_timeout(400)
    assert page.url.endswith("2to900_0fold_1push2x1000")
    assert ruling(page).startswith("Raise to 2,050")


def test_what_is_wrong_is_told_in_place_and_mended(page: Page) -> None:
    page.goto(f"/de/what-if/?s={OVERCHIP}")
    page.locator("#f-small").fill("x")
    page.locator("#f-small").press("Enter")
    expect(page.locator("#p-small")).to_be_visible()
    assert page.locator("#f-small").input_value() == "x"
    page.locator("#f-small").fill("25")
    page.locator("#f-small").press("Enter")
    expect(page.locator(".ruling")).to_contain_text("Call von 600")


def test_figures_go_along_into_another_language(page: Page) -> None:
    page.goto(f"/en/what-if/?s={OVERCHIP}")
    page.locator("#add-out-25").click()
    expect(page.locator(".ruling")).to_contain_text("Raise")
    page.get_by_role("link", name="Español").click()
    expect(page.locator(".ruling")).to_contain_text("Raise a 1150")


def test_a_network_that_is_gone_is_told(page: Page) -> None:
    page.goto(f"/en/what-if/?s={OVERCHIP}")
    assert page.locator("#offline").is_hidden()
    page.context.set_offline(True)
    page.locator("#add-out-25").click()
    expect(page.locator("#offline")).to_be_visible()
    page.context.set_offline(False)
    page.locator("#add-out-25").click()
    expect(page.locator(".ruling")).to_contain_text("Raise")
    assert page.locator("#offline").is_hidden()


def test_without_scripts_every_tap_is_an_address_and_back_goes_back(plain: Page) -> None:
    plain.goto(f"/en/what-if/?s={OVERCHIP}")
    tap(plain, "#add-out-25")
    plain.wait_for_url(lambda url: url.endswith(f"?s={OVERCHIP}-1x25#zones"))
    plain.locator("#f-e0").fill("2.000")
    plain.locator("#f-e0").press("Enter")
    plain.wait_for_url(lambda url: "2to2000_0fold_1push1x1000-1x25" in url)
    plain.go_back()
    assert ruling(plain).startswith("Raise to 1,150")
    plain.go_back()
    assert ruling(plain).startswith("Call of 600")


def test_without_scripts_the_table_is_emptied_and_filled_chip_by_chip(plain: Page) -> None:
    plain.goto("/it/what-if/")
    for _ in range(2):
        tap(plain, "#add-out-500")
    assert ruling(plain).startswith("Call di 600")
    tap(plain, "#take-out-500")
    tap(plain, "#take-out-500")
    assert ruling(plain).startswith("Che cosa fa il giocatore?")


def test_the_ruling_stays_in_sight_while_chips_are_put_out(page: Page) -> None:
    page.set_viewport_size({"width": 360, "height": 640})
    page.goto(f"/de/what-if/?s={OVERCHIP}")
    page.locator("#behind-stack").scroll_into_view_if_needed()
    box = page.locator(".ruling .headline").bounding_box()
    assert box is not None
    assert 0 <= box["y"] < 200


def test_another_question_is_asked_and_its_figures_are_tried(page: Page) -> None:
    page.goto("/en/what-if/")
    page.get_by_role("link", name="Button and blinds").click()
    expect(page.locator(".ruling")).to_contain_text("Who is out")
    page.get_by_role("link", name="Show an example").click()
    expect(page.locator(".ruling")).to_contain_text("Button: B")
    expect(page.locator(".ruling .tag")).to_be_visible()
    page.evaluate("window.untouched = true")
    page.locator("#f-seats1-eliminated").check()
    expect(page.locator(".ruling")).to_contain_text("no small blind")
    settled(page)
    page.locator("#f-seats5-name").fill("F")
    page.locator("#f-seats5-name").press("Tab")
    expect(page.locator("#f-seats6-name")).to_be_visible()
    settled(page)
    page.locator("#f-small_blind").select_option("seats3")
    expect(page.locator("#p-small_blind")).to_be_visible()
    assert page.evaluate("window.untouched")


def test_without_scripts_a_fault_opens_the_fields_that_go_with_it(plain: Page) -> None:
    plain.goto("/en/what-if/?kind=misdeal")
    plain.locator("#f-fault").select_option("short-button")
    tap(plain, ".send .main")
    assert ruling(plain).startswith("The button gets the missing cards")
    plain.locator("#f-acts0").select_option("call")
    plain.locator("#f-acted").check()
    tap(plain, ".send .main")
    assert ruling(plain).startswith("The hand is dead")
    assert plain.url.endswith("~fault.wrong-count~seat.button~acts_call~acted.yes")


def test_a_stack_is_asked_for_where_it_matters(page: Page) -> None:
    page.goto(f"/en/what-if/?s={OVERCHIP}")
    expect(page.locator("#f-stack")).to_be_hidden()
    page.locator("#behind-stack").check(force=True)
    expect(page.locator("#p-stack")).to_be_visible()
    page.locator("#f-stack").fill("1’050")
    page.locator("#f-stack").press("Tab")
    expect(page.locator("#p-stack")).to_have_count(0)
    assert "SB_BB.s1050.o2x25" in page.url


def test_the_label_under_a_chip_is_no_wider_than_the_chip(page: Page) -> None:
    page.goto("/de/what-if/?s=1~2013~25-50~SB_BB.o2x25_BTN~2to600_0fold_1push1x500-1x25")
    expect(page.locator("#add-out-500 small")).to_contain_text("Die Turnierleitung entscheidet")
    widths = page.locator("#zone-out .palette .key").evaluate_all("all => all.map((e) => e.offsetWidth)")
    assert len(set(widths)) == 1
    assert page.locator("#add-out-500 small").evaluate("e => e.scrollWidth <= e.parentElement.offsetWidth")


def test_another_structure_is_chosen_and_its_sizes_follow(page: Page) -> None:
    page.goto(f"/en/what-if/?s={OVERCHIP}")
    page.locator("#f-betting").select_option("limit")
    expect(page.locator("#f-big_bet")).to_have_value("100")
    expect(page.locator(".tipping")).to_contain_text("always to 150")
    settled(page)
    page.locator("#f-betting").select_option("pot-limit")
    expect(page.locator(".tipping")).to_contain_text("up to 475")


@pytest.mark.parametrize("text", [OVERCHIP, "2~2026~chip-race~seats_A.odd1~denomination.25~next.100", MISDEAL])
@pytest.mark.parametrize("width", [320, 390, 1280])
def test_what_is_tapped_is_large_enough(page: Page, width: int, text: str) -> None:
    page.set_viewport_size({"width": width, "height": 800})
    page.goto(f"/de/what-if/?s={text}")
    small = page.evaluate(
        """[...document.querySelectorAll(
          ".questions summary, .ask :is(.key, .pills label, select, .main, .field:not(.tick) input, label.tick)"
        )]
          .map((e) => [e.id || e.className, e.getBoundingClientRect()])
          .filter(([, box]) => box.width && (box.width < 44 || box.height < 44)).map(([name]) => name)"""
    )
    assert small == []


def test_from_a_case_to_its_chips_to_the_card_and_back(page: Page) -> None:
    page.goto("/it/2026/48/1.1/")
    page.get_by_role("link", name="Cambia i gettoni").click()
    page.locator("#add-out-1000").click()
    expect(page.locator(".ruling")).to_contain_text("Raise a 2.050")
    page.locator(".show").get_by_role("button").click()
    assert page.locator("section[lang=it]").inner_text().split() == ["Raise", "a", "2.050"]
    page.keyboard.press("Escape")
    page.wait_for_url("**/it/2026/48/1.1/")


@pytest.mark.parametrize("languages", ["it,de", "it,de,es,en"])
@pytest.mark.parametrize(("width", "height"), [(320, 568), (360, 740), (390, 844), (740, 360), (844, 390), (1280, 800)])
@pytest.mark.parametrize("edition", ["2026", "2013"])
def test_the_card_fills_the_window_and_is_turned_back_with_a_tap(
    page: Page, width: int, height: int, edition: str, languages: str
) -> None:
    page.set_viewport_size({"width": width, "height": height})
    page.goto(f"/de/card/?s={OVERCHIP.replace('2026', edition)}&languages={languages}")
    assert page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    right = max(box["x"] + box["width"] for box in (e.bounding_box() for e in page.locator("section").all()))
    assert right > width * 0.95
    sizes = page.locator("section .what b").evaluate_all(
        "all => all.map((e) => parseFloat(getComputedStyle(e).fontSize))"
    )
    few = languages == "it,de"
    assert min(sizes) >= (40 if edition == "2026" else 22) * (1 if few else 0.6)
    page.mouse.click(width / 2, height / 3)
    page.wait_for_url("**/what-if/**")
