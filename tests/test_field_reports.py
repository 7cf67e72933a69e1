"""What people reported of other sites, row by row: each is a test, here or where its subject is.

================  =====================================================================================================
search, letters   ``web/test_search.py``: letters are no obstacle (ß, umlauts, accents, apostrophes, composed or not),
                  an exact ñ ranks first, the same order on every database; ``finding/test_words.py``
numbers           ``web/test_whatif_tables.py``: an amount as people write it, what is no amount is refused;
                  ``compare/test_numbers.py``: two figures stay two; ``web/quiz/test_offers.py``; below: as it is
                  searched for, typed into the what-if and into the quiz
language switch   below: every kind of page there and back; ``web/test_texts.py``: a passage that a language lacks;
                  ``browser/test_walk.py`` and below: the anchor; ``browser/test_whatif.py``: the figures
deep links        below: a fold opens and is focused, the short address of our cases, a case of another edition;
                  ``web/test_texts.py``: anchors hold the key; ``web/test_search.py``: what became of an old number
long words        ``browser/test_walk.py``: every kind of page at 320 px and with type twice as large; below: no soft
                  hyphens are stored, no figure breaks
screen readers    below: languages, amounts and table headers; ``browser/test_walk.py``: what axe finds
print, colour     below: everything is open; ``web/test_compare_page.py``: words that differ bear a sign;
                  ``browser/test_walk.py``: forced colours
stale copies      ``browser/test_offline.py``: stored on; ``web/test_every_door.py``: one verdict at every door
================  =====================================================================================================
"""

import re
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import quote

import pytest
from django.test import Client
from playwright.sync_api import Page, expect

from rules.library.reading import SHIPPED
from tests.web.pages import LANGUAGES, Element, get, parse

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("library")]

ROOT = Path(__file__).resolve().parents[1]
TYPED = ("1.200", "1,200", "1 200", "1'200", "1’200", "1\u202f200", "1200")
SCENARIO = "1~2026~25-50~SB_BB.o2x25_BTN~2to600_0fold_1push1x1000"
QUIZ = "quiz/2026/prior-bet-chips/1.3/es/"
OURS = "2026/46/single-chip-no-words/"
EVERY_KIND = [
    "",
    "2026/",
    "2013/",
    "2026/48/?texts=it,es",
    "2024/45/?texts=it,de",
    "2026/46/",
    "2013/41/",
    "2026/48/1.3/?texts=it,es",
    OURS,
    "2026/booklet/",
    "search/?q=gettone",
    "search/?q=raize",
    f"what-if/?s={SCENARIO}",
    f"what-if/?s={SCENARIO}&small=x&e0=",
    f"card/?s={SCENARIO}&languages=de,es",
    "find/facing/one-chip/left/",
    "find/deal/chip-race/",
    "quiz/?edition=2024",
    f"{QUIZ}?answer=raise&to=1150",
    f"{QUIZ}?v=3",
    "quiz/2026/overchip/single-chip-no-words/?answer=call",
    "glossary/?q=overchip",
    "compare/prior-bet-chips/?a=2026.it&b=2026.es&c=2024.de",
    "audit/?edition=2026",
    "concordance/",
    "coverage/",
    "api/",
]


def leaves(element: Element) -> Iterator[tuple[Element, str]]:
    """Every text with the element it stands in."""
    for child in element.children:
        if isinstance(child, str):
            yield element, child
        else:
            yield from leaves(child)


def around(element: Element | None) -> Iterator[Element]:
    while element:
        yield element
        element = element.parent


def verdicts(page: Element) -> list[list[str]]:
    """The figures of the verdicts, without the separators that languages differ in."""
    told = [*page.all("p", "headline"), *page.all("p", "what"), *page.all(css="why")]
    return [re.findall(r"\d+", re.sub(r"(?<=\d)[.,\u202f](?=\d{3})", "", each.raw)) for each in told]


# Numbers


@pytest.mark.parametrize("typed", TYPED)
def test_a_figure_is_found_however_its_thousands_are_parted(client: Client, typed: str) -> None:
    page = get(client, f"/de/search/?q={quote(typed + ' Flop')}")
    assert "/de/2026/46/raise-after-chip/" not in page.text
    first = page.one("ol", "results").all("a", "passage")[0]
    assert "1.200" in first.texts("mark")


@pytest.mark.parametrize("typed", TYPED)
def test_a_figure_is_read_however_its_thousands_are_parted(client: Client, typed: str) -> None:
    answered = get(client, f"/de/{QUIZ}?answer=raise&to={quote(typed)}")
    assert "Raise auf 1.200" in answered.one("p", "result").text
    changed = client.get(f"/de/what-if/?s={SCENARIO}&e0={quote(typed)}")
    assert changed["Location"] == f"/de/what-if/?s={SCENARIO.replace('2to600', '2to1200')}"


@pytest.mark.parametrize("typed", ["1.5", "25-50", "1.2.3", "½", "x"])
def test_an_odd_figure_is_an_error_and_never_a_silent_verdict(client: Client, typed: str) -> None:
    page = get(client, f"/de/what-if/?s={SCENARIO}&e0={quote(typed)}", 422)
    assert page.texts("p", "headline") == ["Keine gültige Zahl" if typed == "1.5" else "Das ist nicht zu lesen"]


# Language switch


@pytest.mark.parametrize("path", EVERY_KIND)
def test_the_page_its_query_and_its_figures_stay_in_every_language_and_back(client: Client, path: str) -> None:
    start = page = parse(client.get(f"/it/{path}").content.decode())
    for language in ("de", "es", "it"):
        if path.startswith("card/"):
            address = f"/{language}/{path}"  # The card has no controls.
        else:
            address = page.one("nav", "languages").one("a", hreflang=language).attributes["href"]
        assert address == f"/{language}/{path}"
        page = parse(client.get(address).content.decode())
        assert page.one("html").language == language
        # The booklet judges the figures of the text that it prints, which is that of its language.
        assert verdicts(page) == verdicts(start) or "booklet" in path
    assert page.text == start.text


@pytest.mark.parametrize(
    ("address", "says"),
    [
        ("/de/2024/16/2/", "Deutsch fehlt"),
        ("/es/2024/16/2/", "Español falta"),
        ("/es/2024/45/1-A/", "Español falta"),
        ("/it/2024/45/1-A/?texts=es", "Español manca"),
    ],
)
def test_a_language_without_the_case_stays_says_so_and_offers_the_others(
    client: Client, address: str, says: str
) -> None:
    page = get(client, address)
    assert says in page.one("nav", "texts").text
    assert "Italiano" in page.one("nav", "texts").text
    assert {text.language for text in page.one("main").all("p", "printed")} <= {"it", "de"}
    assert page.texts("p", "headline")[0]
    assert bool(page.all("p", "absent")) is ("texts=" in address)


@pytest.mark.parametrize("path", ["2026/46/#single-chip-no-words", "2026/48/#one-back-one-in"])
def test_the_anchor_of_our_case_stays_in_another_language(page: Page, path: str) -> None:
    page.goto(f"/it/{path}")
    for name, language in (("Deutsch", "de"), ("Español", "es"), ("Italiano", "it")):
        page.get_by_role("link", name=name, exact=True).click()
        assert page.url.endswith(f"/{language}/{path}")
        expect(page.locator(f'[id="{path.partition("#")[2]}"]')).to_be_in_viewport()


# Deep links


def test_a_link_into_a_closed_fold_opens_and_focuses_it(page: Page) -> None:
    page.goto("/it/2026/48/?texts=it#page-it")
    expect(page.locator("#page-it .page-text")).to_be_visible()
    expect(page.locator("#page-it summary")).to_be_focused()
    page.goto("/it/2026/48/?texts=it")
    page.locator("#page-it").evaluate("fold => fold.querySelector('.page-text').id = 'inside'")
    page.evaluate("location.hash = 'inside'")
    expect(page.locator("#inside")).to_be_visible()
    expect(page.locator("#inside")).to_be_focused()


@pytest.mark.parametrize(
    ("asked", "leads_to"),
    [
        ("/46-single-chip-no-words", "/de/2026/46/single-chip-no-words/"),
        ("/2024/44-single-chip-no-words/", "/de/2024/44/single-chip-no-words/"),
        ("/48-one-back-one-in?texts=it,es", "/de/2026/48/one-back-one-in/?texts=it,es"),
        ("/48-C.1?texts=it", "/de/2026/48/?texts=it#C.1"),
    ],
)
def test_short_addresses_lead_to_our_cases_and_keep_the_query(client: Client, asked: str, leads_to: str) -> None:
    response = client.get(asked, headers={"accept-language": "de"})
    assert (response.status_code, response["Location"]) == (302, leads_to)
    assert client.get(leads_to).status_code == 200


@pytest.mark.parametrize(
    ("language", "title", "says"),
    [
        ("it", "«Gli ultimi gettoni in un’edizione precedente»", "C’è in queste edizioni:"),
        ("de", "„Letzte Chips, nach einer früheren Ausgabe“", "Er steht in diesen Ausgaben:"),
    ],
)
def test_a_case_of_ours_that_an_edition_lacks_leads_to_those_that_have_it(
    client: Client, language: str, title: str, says: str
) -> None:
    main = get(client, f"/{language}/2026/47/last-chips-earlier/", 404).one("main")
    assert title in main.one("p").text
    assert main.one("p").text.endswith(says)
    links = [link.attributes["href"] for link in main.all("ul", "plain")[0].all("a")]
    assert links == [f"/{language}/2013/43/last-chips-earlier/"]
    assert all(client.get(link).status_code == 200 for link in links)


def test_a_printed_case_that_an_edition_lacks_leads_to_the_one_that_has_it(client: Client) -> None:
    main = get(client, "/it/2026/47/4-B/", 404).one("main")
    assert main.all("a", "entry")[0].attributes["href"] == "/it/2024/45/4-B/"


# Long words, and figures that must not break


def test_no_soft_hyphen_is_stored() -> None:
    texts = [*SHIPPED.rglob("*.*"), *(ROOT / "templates").rglob("*.html"), *(ROOT / "locale").rglob("*.po")]
    held = [path.name for path in texts if path.is_file() and "\u00ad" in path.read_text("utf-8", errors="ignore")]
    assert held == []


@pytest.mark.parametrize("path", ["2026/48/1.3/", OURS, f"what-if/?s={SCENARIO}", "search/?q=1.200", "2026/46/"])
def test_no_figure_breaks_on_a_phone(page: Page, path: str) -> None:
    page.set_viewport_size({"width": 320, "height": 800})
    page.goto(f"/es/{path}")
    broken = page.locator('main [translate="no"]').evaluate_all(
        "all => all.filter(e => !e.children.length && e.getClientRects().length > 1).map(e => e.textContent)"
    )
    assert [text for text in broken if re.fullmatch(r"[\d.,\s%]+", text)] == []


# Screen readers

AMOUNT = re.compile(r"(?<![\d-])(?!(?:19|20)\d\d(?!\d))\d{3,}|\d[.,\u202f]\d{3}|\d/\d")
NO_AMOUNTS = {"script", "style", "title", "option", "output", "time", "code"}
NOT_OURS = {"printed", "page-text", "serif", "asked"}
COUNTS = re.compile(r"^\d+ (?:[Rr]eg|rul|domand|preguntas|Fragen|questions)|182|197|\d+ (?:di|von|de|of) \d+|429|[/=+]")


def is_left_alone(element: Element) -> bool:
    """Whether no browser translates what stands here, or it is no sentence of ours."""
    return any(
        each.attributes.get("translate") == "no" or each.tag in NO_AMOUNTS or each.classes & NOT_OURS
        for each in around(element)
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", EVERY_KIND)
def test_no_amount_in_our_sentences_is_translated(client: Client, path: str, language: str) -> None:
    page = parse(client.get(f"/{language}/{path}").content.decode())
    told = [" ".join(text.split()) for element, text in leaves(page) if not is_left_alone(element)]
    assert [text for text in told if AMOUNT.search(text) and not COUNTS.search(text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", EVERY_KIND)
def test_rule_numbers_are_not_translated(client: Client, path: str, language: str) -> None:
    page = parse(client.get(f"/{language}/{path}").content.decode())
    numbers = [each for each in page.all(css="number") if re.search(r"\d", each.text)]
    assert [each.text for each in numbers if not is_left_alone(each)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", EVERY_KIND)
def test_printed_words_name_their_language_and_ours_are_in_the_readers(
    client: Client, path: str, language: str
) -> None:
    page = parse(client.get(f"/{language}/{path}").content.decode())
    for text in [*page.all("p", "printed"), *page.all("blockquote", "printed"), *page.all(css="page-text")]:
        assert "lang" in text.attributes, text.text
    ours = [*page.all(css="why"), *page.all(css="headline"), *page.all(css="lacks"), *page.all("section", "ours")]
    assert {text.language for text in ours} <= {language}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_stands_in_for_a_missing_text_bears_its_own_language(client: Client, language: str) -> None:
    page = get(client, f"/{language}/2024/16/")
    assert {text.language for text in page.one("main").all("p", "printed")} == {"it"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_table_headers_name_language_and_edition(client: Client, language: str) -> None:
    heads = get(client, f"/{language}/compare/prior-bet-chips/?a=2026.it&b=2026.es").one(css="heads").texts("h2")
    assert heads == ["2026 · Italiano", "2026 · Español"]
    coverage = get(client, f"/{language}/coverage/")
    assert [each.language for each in coverage.all("th", scope="col")[1:]] == ["it", "de", "es"]
    assert coverage.texts("th", scope="row")[0] == "2026"
    concordance = get(client, f"/{language}/concordance/").all("th", scope="col")
    assert {"2026", "2024", "2013"} <= {re.sub(r"\D", "", each.text)[:4] for each in concordance}


# Print


@pytest.mark.parametrize(
    "path", ["2026/48/?texts=it,es", "2024/", "api/", "compare/prior-bet-chips/", f"what-if/?s={SCENARIO}"]
)
def test_everything_is_open_in_print(page: Page, path: str) -> None:
    page.goto(f"/it/{path}")
    assert page.locator("details").count()
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    assert page.locator("details:not([open])").count() == 0


@pytest.mark.parametrize("path", ["2026/48/1.3/", OURS, "2026/46/"])
def test_in_grey_the_decision_is_a_word(client: Client, path: str) -> None:
    decisions = [line.one("b").text for line in get(client, f"/it/{path}").all("p", "headline")]
    assert decisions
    assert all(re.match(r"[^\W\d]", decision) for decision in decisions)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_what_differs_bears_a_sign_in_every_light(page: Page, scheme: str) -> None:
    page.emulate_media(color_scheme=scheme)
    page.goto("/it/compare/multiple-chips/")
    for tag, sign in (("ins", "+"), ("del", "−")):
        mark = page.locator(f".legend {tag}").first
        assert mark.inner_text().startswith(sign)
        assert mark.evaluate("e => getComputedStyle(e).textDecorationLine") != "none"
