"""The what-if under a finger: the page stays where it is, no tap is lost on a slow network, and Back undoes one."""

import re

import pytest
from playwright.sync_api import Browser, Locator, Page, Route, expect

OVERCHIP = "1~2026~25-50~SB_BB.o2x25_BTN~2to600_0fold_1push1x1000"
TWICE = OVERCHIP.replace("push1x", "push2x")
BUTTON = "2~2026~button~seats_A._B._C.eliminated_D._E.~button.A~small-blind.B~big-blind.C"
RANKING = "2~2026~ranking~players_BB.stack24500.paid-ante2000_A.stack23200"
LEVEL = "2~2026~new-level~announced-before.first-riffle"
SPLIT = "1~2026~river.pot1525.hilo~A_B_C~0check_1check_2check~split.win_main_C.low_main_A.smallest25"

TAP = re.compile("/what-if/.*tap=")

sizes = pytest.mark.parametrize(("width", "height"), [(360, 740), (1280, 620)])
latencies = pytest.mark.parametrize("latency", [150, 400])


def slow(page: Page, latency: int) -> None:
    """Let every answer take at least so many milliseconds."""
    network = page.context.new_cdp_session(page)
    conditions = {"offline": False, "latency": latency, "downloadThroughput": -1, "uploadThroughput": -1}
    network.send("Network.enable")
    network.send("Network.emulateNetworkConditions", conditions)


def in_sight(page: Page, selector: str) -> Locator:
    """Scroll until something is well inside the window, as a reader does before he taps it."""
    place = page.locator(selector)
    place.evaluate("e => scrollBy({top: e.getBoundingClientRect().top - innerHeight * 0.55, behavior: 'instant'})")
    return place


def centre(place: Locator) -> tuple[float, float]:
    box = place.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def under(page: Page, x: float, y: float) -> str:
    """The id of what is under the finger."""
    return page.evaluate("([x, y]) => document.elementFromPoint(x, y).closest('[id]').id", [x, y])


def answered(page: Page, act: str, *values: object) -> None:
    """Do something with the mouse, and wait until the what-if has been replaced."""
    page.evaluate("document.getElementById('whatif').dataset.old = 'yes'")
    getattr(page.mouse, act)(*values)
    expect(page.locator("#whatif[data-old]")).to_have_count(0)


def press(page: Page, x: float, y: float) -> None:
    """Tap as a finger does: it rests for a moment, and an answer may come meanwhile."""
    page.mouse.move(x, y)
    page.mouse.down()
    page.wait_for_timeout(60)
    page.mouse.up()


@latencies
@sizes
def test_the_chip_that_was_tapped_is_still_under_the_finger(page: Page, width: int, height: int, latency: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    page.goto("/it/what-if/")
    x, y = centre(in_sight(page, "#add-out-1000"))
    slow(page, latency)
    for count in range(1, 5):
        page.mouse.click(x, y)
        expect(page.locator("#f-out")).to_have_value(f"{count}x1000")
        assert under(page, x, y) == "add-out-1000"


@sizes
@pytest.mark.parametrize(
    ("address", "tapped"),
    [
        (f"?s={TWICE}", "take-out-1000"),
        (f"?s={TWICE}", "add-out-25"),
        (f"?s={TWICE}", "add-front-100"),
        (f"?s={TWICE}", "take-front-25"),
        (f"?s={TWICE}", "add-pulls-25"),
        (f"?s={TWICE}", "says-raise"),
        (f"?s={TWICE}", "says-call"),
        (f"?s={TWICE}", "first-chips"),
        (f"?s={TWICE}", "f-forward"),
        (f"?s={TWICE}", "behind-last"),
        (f"?s={TWICE}", "behind-stack"),
        (f"?s={SPLIT}", "f-winners.main.1"),
        (f"?s={BUTTON}", "f-seats1-eliminated"),
        (f"?s={BUTTON}", "f-seats0-eliminated"),
        (f"?s={LEVEL}", "f-acts"),
        ("?kind=button", "f-seats1-eliminated"),
        ("?kind=new-level", "f-acts"),
    ],
)
def test_whatever_is_tapped_stays_where_it_is(page: Page, width: int, height: int, address: str, tapped: str) -> None:
    page.set_viewport_size({"width": width, "height": height})
    page.goto(f"/de/what-if/{address}")
    x, y = centre(in_sight(page, f"[id='{tapped}']"))
    answered(page, "click", x, y)
    assert under(page, x, y) == tapped


@sizes
@pytest.mark.parametrize("field", ["f-story", "f-betting", "f-edition", "f-players"])
def test_a_choice_from_a_list_stays_where_it_is(page: Page, width: int, height: int, field: str) -> None:
    page.set_viewport_size({"width": width, "height": height})
    page.goto(f"/es/what-if/?s={OVERCHIP}")
    x, y = centre(in_sight(page, f"#{field}"))
    page.locator(f"#{field}").focus()
    page.evaluate("document.getElementById('whatif').dataset.old = 'yes'")
    page.locator(f"#{field}").select_option(index=0)
    expect(page.locator("#whatif[data-old]")).to_have_count(0)
    assert under(page, x, y) == field


@sizes
def test_a_box_ticked_at_the_top_of_the_page_stays_where_it_is(page: Page, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    page.goto("/it/what-if/?kind=button")
    x, y = centre(page.locator("#f-seats0-eliminated"))
    assert y < height
    answered(page, "click", x, y)
    assert under(page, x, y) == "f-seats0-eliminated"


@latencies
@sizes
@pytest.mark.parametrize("pause", [0, 100, 300])
def test_six_quick_taps_count_as_six(page: Page, width: int, height: int, latency: int, pause: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    page.goto("/it/what-if/")
    x, y = centre(in_sight(page, "#add-out-1000"))
    slow(page, latency)
    for _ in range(6):
        press(page, x, y)
        page.wait_for_timeout(pause)
    expect(page.locator("#f-out")).to_have_value("6x1000")
    expect(page.locator(".ruling")).to_contain_text("Raise a 6.050")
    assert under(page, x, y) == "add-out-1000"


def hold_tap(page: Page) -> list[Route]:
    """Keep the answer to the next tap back until it is let go."""
    held: list[Route] = []
    page.route(TAP, lambda route: held.append(route), times=1)
    return held


def let_go(page: Page, held: list[Route]) -> None:
    with page.expect_response(TAP):
        held[0].continue_()


def test_nothing_is_replaced_under_a_finger_that_is_down(page: Page) -> None:
    page.goto("/it/what-if/")
    x, y = centre(in_sight(page, "#add-out-1000"))
    held = hold_tap(page)
    with page.expect_request(TAP):
        page.mouse.click(x, y)
    page.mouse.down()
    let_go(page, held)
    page.wait_for_timeout(200)
    assert page.locator("#f-out").input_value() == ""
    page.mouse.up()
    expect(page.locator("#f-out")).to_have_value("2x1000")


def test_a_server_that_fails_is_told_and_the_next_tap_counts_once(page: Page) -> None:
    page.goto(f"/en/what-if/?s={OVERCHIP}")
    page.route("**/what-if/?*", lambda route: route.fulfill(status=503, body="busy"))
    page.locator("#add-out-25").click()
    expect(page.locator("#offline")).to_be_visible()
    assert page.locator("#f-out").input_value() == "1x1000"
    page.unroute("**/what-if/?*")
    page.locator("#add-out-25").click()
    expect(page.locator("#f-out")).to_have_value("1x1000 1x25")
    expect(page.locator("#offline")).to_be_hidden()


@latencies
def test_any_two_quick_changes_are_both_kept(page: Page, latency: int) -> None:
    page.goto(f"/en/what-if/?s={OVERCHIP}")
    slow(page, latency)
    page.locator("#f-e0").fill("900")
    page.locator("#f-e0").press("Tab")
    page.locator("#add-out-25").click()
    page.locator("#says-raise").check(force=True)
    page.locator("#add-out-100").click()
    expect(page.locator("#f-out")).to_have_value("1x1000 1x100 1x25")
    expect(page).to_have_url(
        page.url.partition("?")[0] + "?s=" + OVERCHIP.replace("600", "900") + "-1x100-1x25.sayraise"
    )


@latencies
def test_what_is_typed_while_an_answer_is_under_way_is_kept(page: Page, latency: int) -> None:
    page.goto(f"/en/what-if/?s={OVERCHIP}")
    slow(page, latency)
    page.locator("#add-out-25").click()
    page.locator("#f-e0").fill("")
    page.locator("#f-e0").press_sequentially("1.200", delay=latency / 3)
    assert page.locator("#f-e0").input_value() == "1.200"
    page.locator("#f-small").focus()
    expect(page.locator(".ruling")).to_contain_text("Call of 1,200")
    assert page.url.endswith("2to1200_0fold_1push1x1000-1x25")


def test_chips_can_be_written_one_after_the_other(page: Page) -> None:
    page.goto("/it/what-if/")
    page.locator("#written summary").click()
    page.locator("#f-out").fill("2 da 500")
    page.locator("#f-out").press("Tab")
    expect(page.locator(".ruling")).to_contain_text("Call di 600")
    expect(page.locator("#f-front")).to_be_visible()
    expect(page.locator("#f-front")).to_be_focused()


def test_back_undoes_a_tap_and_forward_does_it_again(page: Page) -> None:
    page.goto("/it/what-if/")
    page.evaluate("window.untouched = true")
    for count in (1, 2, 3):
        page.locator("#add-out-500").click()
        expect(page.locator("#f-out")).to_have_value(f"{count}x500")
    for before in ("2x500", "1x500", ""):
        page.go_back()
        expect(page.locator("#f-out")).to_have_value(before)
    assert page.url.endswith("/it/what-if/")
    page.go_forward()
    expect(page.locator("#f-out")).to_have_value("1x500")
    expect(page).to_have_title("Call di 600 – ne mancano 50 · Chiedi al floor")
    assert page.evaluate("window.untouched")
    page.locator("#add-out-100").click()
    expect(page.locator("#f-out")).to_have_value("1x500 1x100")
    page.reload()
    expect(page.locator("#f-out")).to_have_value("1x500 1x100")
    page.go_back()
    expect(page.locator("#f-out")).to_have_value("1x500")


def test_back_before_the_answer_has_come_takes_the_tap_back_too(page: Page) -> None:
    page.goto("/it/what-if/")
    page.locator("#add-out-500").click()
    expect(page.locator("#f-out")).to_have_value("1x500")
    held = hold_tap(page)
    with page.expect_request(TAP):
        page.locator("#add-out-1000").click()
    page.go_back()
    expect(page.locator("#f-out")).to_have_value("")
    let_go(page, held)
    page.wait_for_timeout(200)
    assert page.locator("#f-out").input_value() == ""
    assert page.url.endswith("/it/what-if/")


def test_without_scripts_a_tap_leads_back_to_the_chips(chromium: Browser, site: str) -> None:
    context = chromium.new_context(base_url=site, java_script_enabled=False, viewport={"width": 360, "height": 740})
    page = context.new_page()
    page.goto("/it/what-if/")
    for count in ("1.000", "2.000"):
        with page.expect_navigation():
            page.locator("#add-out-1000").click()
        expect(page.locator("#zone-out legend")).to_contain_text(count)
        expect(page.locator("#add-out-1000")).to_be_in_viewport()
    context.close()
