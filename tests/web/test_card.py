"""The card to turn round: the verdict in several languages at once, its edition and source, and nothing else."""

import pytest
from django.test import Client

from rules.models import WorkedCase
from rules.web.cases.links import shared_texts
from rules.web.cases.listing import cases_of
from rules.web.site import addresses
from rules.web.site.concordance import read_concordance
from tests.web.pages import LANGUAGES, Element, get

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("library")]

OVERCHIP = "1~2026~25-50~SB_BB.o2x25_BTN~2to600_0fold_1push1x1000"


def sides(page: Element) -> dict[str, str]:
    return {side.language: side.text for side in page.all("section")}


def test_the_verdict_stands_in_every_language_asked_for(client: Client) -> None:
    page = get(client, f"/en/card/?s={OVERCHIP}&languages=it,de,es")
    assert sides(page) == {
        "it": "Call di 600 tornano indietro 450",
        "de": "Call von 600 450 gehen zurück",
        "es": "Call de 600 se devuelven 450",
    }
    assert page.one("html").language == "en"


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_is_nothing_on_it_but_the_verdict_its_source_and_a_way_back(client: Client, language: str) -> None:
    page = get(client, f"/{language}/card/?s={OVERCHIP}&languages=it&languages=es")
    body = page.one("body")
    assert [link.attributes["href"] for link in body.all("a")] == [f"/{language}/what-if/?s={OVERCHIP}"]
    assert body.all("button") == body.all("input") == body.all("header") == body.all("nav") == []
    assert body.one("p", "source").one("span").text == "TDA 2026 · 48 C.1 · 46"
    assert list(sides(page)) == ["it", "es"]


@pytest.mark.parametrize(
    ("asked", "shown"),
    [
        ("", ["de", "en"]),
        ("&languages=fr", ["de", "en"]),
        ("&languages=es", ["es"]),
        ("&languages=es,it", ["es", "it"]),
        ("&languages=it,de,es,en", ["it", "de", "es", "en"]),
        ("&languages=en&languages=es&languages=de&languages=it", ["en", "es", "de", "it"]),
        ("&languages=%00", ["de", "en"]),
    ],
)
def test_two_languages_are_shown_where_none_is_named_and_all_that_are(
    client: Client, asked: str, shown: list[str]
) -> None:
    assert list(sides(get(client, f"/de/card/?s={OVERCHIP}{asked}"))) == shown


def test_the_languages_of_the_players_are_remembered(client: Client) -> None:
    get(client, f"/de/card/?s={OVERCHIP}&languages=it,es")
    assert list(sides(get(client, f"/de/card/?s={OVERCHIP}"))) == ["it", "es"]
    form = get(client, f"/de/what-if/?s={OVERCHIP}").one("form", "show")
    ticked = [box.attributes["value"] for box in form.all("input", type="checkbox") if "checked" in box.attributes]
    assert ticked == ["it", "es"]
    get(client, f"/de/card/?s={OVERCHIP}&languages=it,de,es,en")
    assert list(sides(get(client, f"/de/card/?s={OVERCHIP}"))) == ["it", "de", "es", "en"]


def test_the_way_back_leads_to_the_case_it_came_from(client: Client) -> None:
    page = get(client, f"/it/card/?s={OVERCHIP}&of=2026/48/1.1")
    assert page.one("a").attributes["href"] == "/it/2026/48/1.1/"
    page = get(client, f"/it/card/?s={OVERCHIP}&of=//evil.example/x/y")
    assert page.one("a").attributes["href"] == f"/it/what-if/?s={OVERCHIP}"


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (OVERCHIP.replace("2026", "2013"), "Die Turnierleitung entscheidet"),
        ("1~2024~turn.pot1200~A.s2500_B~0allin_1call~tabling", "Die Karten werden aufgedeckt"),
        ("1~2024~turn~A.s2500_B~0allin_1call~pots", "Ein Pot"),
        ("1~2024~flop~A_B~0bet600_1check", "Nicht zulässig"),
    ],
)
def test_any_verdict_has_its_card(client: Client, text: str, says: str) -> None:
    assert sides(get(client, f"/it/card/?s={text}&languages=de"))["de"].startswith(says)


def test_every_case_that_the_engine_judges_has_its_card() -> None:
    concordance = read_concordance("en")
    directed = set(WorkedCase.objects.filter(data__isnull=True).values_list("rule__slug", "key"))
    cases = [case for case in cases_of(concordance, "2026", "en") if (case.place.slug, case.key) not in directed]
    named = {name for _, name in shared_texts(concordance, "2026")}
    assert named == {addresses.name_case(case.place, case.key) for case in cases}


@pytest.mark.parametrize("text", ["", "9~x", "1~rubbish"])
def test_a_link_that_cannot_be_read_has_no_card(client: Client, text: str) -> None:
    page = get(client, f"/it/card/?s={text}", 400)
    assert page.one("h1").text == "Questo link non è leggibile"


def test_figures_that_cannot_be_are_mended_first(client: Client) -> None:
    wrong = OVERCHIP.replace("o2x25", "o1x25")
    response = client.get(f"/it/card/?s={wrong}")
    assert (response.status_code, response["Location"]) == (302, f"/it/what-if/?s={wrong}")


def test_every_verdict_of_a_case_page_can_be_shown(client: Client) -> None:
    for address in ("2026/48/1.1", "2024/45/4-B", "2024/16/3"):
        page = get(client, f"/en/{address}/")
        for verdict in page.all("div", "verdict"):
            cards = [a.attributes["href"] for a in verdict.all("a") if "/card/" in a.attributes["href"]]
            for form in verdict.all("form", "show"):
                sent = {
                    field.attributes["name"]: field.attributes["value"] for field in form.all("input", type="hidden")
                }
                cards.append(f"{form.attributes['action']}?s={sent['s']}&of={sent['of']}")
            assert len(cards) == 1
            card = get(client, f"{cards[0]}&languages=en")
            assert sides(card)["en"] in verdict.one("p", "headline").text.replace(":", "")
            assert card.one("a").attributes["href"] == f"/en/{address}/"
