"""A walk through every kind of page in every language: nothing overflows, nobody is kept out.

The fixture `page` fails a test on script errors, breaches of the content policy and requests to other hosts.
"""

from collections.abc import Callable
from itertools import product

import pytest
from playwright.sync_api import Page

LANGUAGES = ("it", "de", "es", "en")
WIDTHS = (320, 360, 768, 1280)
LIGHT, DARK = ("light", 320), ("dark", 1280)
THEMES = {"it": [LIGHT], "de": [LIGHT, DARK], "es": [DARK], "en": [LIGHT]}
"""Colours do not depend on the language: German, which is walked the farthest, is looked at in both."""

KINDS = [
    "",
    "2026/",
    "2026/48/?texts=it,es",
    "2026/46/",
    "2026/48/1.3/?texts=it,es",
    "2013/48/",
    "search/?q=gettone",
    "search/?q=raize",
    "what-if/?s=1~2026~25-50~SB_BB.o2x25_BTN~2to600_0fold_1push1x1000",
    "what-if/?s=1~2026~25-50~SB_BB.o1x25_BTN~2to600_0fold_1push1x1000&small=x&e0=",
    "what-if/?s=2~2026~misdeal~fault.wrong-count~seat.button~acts_raise_call",
    "card/?s=1~2026~25-50~SB_BB.o2x25_BTN~2to600_0fold_1push1x1000&languages=de,es",
    "find/",
    "find/facing/one-chip/left/",
    "quiz/",
    "quiz/2026/prior-bet-chips/1.3/es/",
    "quiz/2026/prior-bet-chips/1.3/es/?answer=raise&to=1150",
    "audit/",
    "concordance/",
    "coverage/",
    "api/",
    "glossary/?q=overchip",
    "compare/prior-bet-chips/?a=2026.it&b=2026.es",
    "2026/46/single-chip-no-words/",
    "2026/47/last-chips-earlier/",
]
"""A page of every kind, walked in every language."""

MORE = [
    "2024/45/?texts=it,de",
    "2024/16/",
    "2024/16/3/",
    "2013/41/",
    "search/",
    "search/?q=Chip Ansage Raise",
    "search/?q=mette una fiche sola",
    "what-if/",
    "what-if/?s=1~2024~~A.s700_B_C~0allin_1call_2call_flop_1check_2check~tabling",
    "what-if/?s=1~2026~100-200.flop.pot3600.potlimit~A_B_C~0bet1200_1saypot.quoted5000",
    "what-if/?s=1~2026~200-400.flop.limit400-800.cap3~A_B_C~0bet400_1to800_2to1200_0push1x1000",
    "what-if/?s=1~2026~river.pot1525.hilo~A_B_C~0check_1check_2check~split.win_main_C.low_main_A.smallest25",
    "what-if/?s=2~2026~button~seats_A._B._C.eliminated_D.~button.A~small-blind.B~big-blind.C",
    "what-if/?s=2~2026~chip-race~seats_A.odd1_B.odd3~denomination.25~next.100~cards.A_Kh~cards.B_Kd_8s_3c",
    "what-if/?s=2~2022~ranking~players_BB.stack24500.paid-ante2000_A.stack23200",
    "what-if/?s=2~2026~blind-ante~blinds_400_800~ante.800~stack.1500",
    "what-if/?s=2~2026~new-level~announced-before.first-riffle~acts_raise_call",
    "what-if/?s=2~2026~button~seats_A._B.~button.A~small-blind.B~big-blind.B",
    "what-if/?s=7~x",
    "card/?s=1~2013~25-50~SB_BB.o2x25_BTN~2to600_0fold_1push1x1000&languages=it,de,es",
    "card/?s=2~2026~chip-race~seats_A.odd1_B.odd3~denomination.25~next.100~cards.A_Kh~cards.B_Kd_8s_3c&languages=it,de",
    "find/facing/words/",
    "find/showdown/side-pots/",
    "find/deal/chip-race/",
    "quiz/?edition=2024",
    "quiz/2026/prior-bet-chips/1.3/es/?answer=raise&to=",
    "quiz/2026/prior-bet-chips/5/?answer=call&v=3",
    "quiz/2024/face-up-for-all-ins/3/",
    "audit/?edition=2026&rule=multiple-chips",
    "glossary/",
    "search/?q=odd chip",
    "compare/multiple-chips/",
    "compare/face-up-for-all-ins/",
    "2026/booklet/",
]
"""Further ones, walked in German, which needs the most room."""

PAGES = [*product(KINDS, LANGUAGES), *product(MORE, ["de"])]
LARGE = [
    "/de/2024/45/?texts=de,it",
    "/de/2024/45/4-B/",
    "/de/2026/48/1.3/",
    "/de/2026/",
    "/de/",
    "/de/2013/48/",
    "/de/search/",
    "/de/search/?q=Chip ohne Ansage",
    "/de/find/",
    "/de/find/facing/several-chips/covering/",
    "/de/quiz/",
    "/de/quiz/2026/prior-bet-chips/1.3/es/",
    "/de/quiz/2026/prior-bet-chips/1.3/es/?answer=raise&to=1150",
    "/de/audit/",
    "/de/concordance/",
    "/de/coverage/",
    "/de/api/",
    "/de/glossary/",
    "/de/compare/multiple-chips/",
    "/de/what-if/?s=1~2024~flop~A_B~0bet1400_1push3x1000",
    "/de/2026/48/?texts=it,es",
    "/de/2026/46/",
    "/de/2026/46/single-chip-no-words/",
    "/de/2026/booklet/",
    "/de/2013/41/",
    "/de/2026/47/last-chips-earlier/",
    "/de/search/?q=Chip Ansage Raise",
    "/de/glossary/?q=overchip",
    "/de/compare/prior-bet-chips/?a=2026.it&b=2026.es",
    "/de/compare/multiple-chips/?a=2024.it&b=2024.de&c=2026.it",
    "/de/quiz/2026/overchip/single-chip-no-words/?answer=call",
    "/de/offline/",
]
LONG_WORD = "Turnierverantwortlichenentscheidung"

Barriers = Callable[[Page], list[str]]


def overflow(page: Page) -> int:
    """How far the page reaches beyond the window, in pixels."""
    return int(page.evaluate("document.documentElement.scrollWidth - innerWidth"))


@pytest.mark.parametrize(("path", "language"), PAGES)
def test_a_page_fits_and_keeps_nobody_out(page: Page, barriers: Barriers, path: str, language: str) -> None:
    page.goto(f"/{language}/{path}")
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 800})
        assert overflow(page) <= 0, width
    for theme, width in THEMES[language]:
        page.emulate_media(color_scheme=theme)
        page.set_viewport_size({"width": width, "height": 800})
        assert barriers(page) == []


@pytest.mark.parametrize("width", [320, 768])
@pytest.mark.parametrize("path", LARGE)
def test_long_words_and_large_type_fit(page: Page, path: str, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 800})
    page.goto(path)
    page.evaluate(
        """word => {
          document.documentElement.style.fontSize = "200%";
          const places = "h1, h1 span:not([translate]), h2, h3, .printed, .why li, .headline b, .lacks, .name, .said, "
            + ".ours p, .told p, figcaption, dt, dd, th, td li, summary, .banner, .lead, .choices a, button:not(.key)";
          for (const place of document.querySelectorAll(places))
            if (!place.closest("[translate]")) place.prepend(word + " ");
        }""",
        LONG_WORD,
    )
    assert overflow(page) <= 0


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_bar_is_one_line_on_a_phone_and_leads_to_the_floor(page: Page, language: str) -> None:
    for width in (320, 360):
        page.set_viewport_size({"width": width, "height": 740})
        page.goto(f"/{language}/2026/48/")
        assert page.locator(".bar").evaluate("bar => bar.getBoundingClientRect().height") < 60
        assert page.locator(".bar input").evaluate("box => box.getBoundingClientRect().width") >= 72
    page.locator(".bar .way:visible").click()
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
