"""The search page: what is asked finds its rule, said in any of the ways that people have."""

import unicodedata
from urllib.parse import quote

import pytest
from django.test import Client

from rules.finding.indexing import refresh_index
from rules.models import Passage, RuleVersion
from tests.web.pages import LANGUAGES, Element, get

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("library")]


def search(client: Client, language: str, asked: str) -> Element:
    return get(client, f"/{language}/search/?q={quote(asked)}").one("main")


def hits(page: Element) -> list[str]:
    return [link.attributes["href"] for item in page.all("ol", "results") for link in item.all("a")]


def leads(page: Element) -> list[str]:
    return [link.attributes["href"] for part in page.all("section", "meant") for link in part.all("a")]


# Letters, as in the reports from the field


@pytest.mark.parametrize(
    ("language", "spellings", "address", "marked"),
    [
        ("de", "großen grossen GROSSEN", "/de/2024/45/4-A/", "großen"),
        ("de", "Hürde Huerde Hurde HÜRDE", "/de/2024/45/#B.1", "Hürde"),
        ("de", "übrighaben uebrighaben ubrighaben", "/de/2024/45/#B.1", "übrighaben"),
        ("es", "Situación situacion SITUACION situaciones", "/es/2026/48/#1", "Situación"),
        ("es", "añadir anadir AÑADIR", "/es/2026/48/#C.1", "añadir"),
        ("it", "l’azione l'azione azioni", "/it/2024/16/#explanation", "azione"),
    ],
)
def test_letters_are_no_obstacle(client: Client, language: str, spellings: str, address: str, marked: str) -> None:
    for spelling in spellings.split():
        for form in ("NFC", "NFD"):
            page = search(client, language, unicodedata.normalize(form, spelling))
            assert address in hits(page), spelling
            assert marked in page.texts("mark")


def test_an_exact_enye_ranks_first(client: Client) -> None:
    version = RuleVersion.objects.rewrite(False).get(edition__key="2026", rule__slug="overchip")
    for position, text in enumerate(("anadir", "añadir", "anadir"), start=1):
        Passage(version=version, key=f"N{position}", kind="note", position=position, text_es=text).save()
    refresh_index()
    found = [address for address in hits(search(client, "es", "añadir ")) if "/46/#N" in address]
    assert found == ["/es/2026/46/#N2", "/es/2026/46/#N1", "/es/2026/46/#N3"]


# Numbers


@pytest.mark.parametrize(
    ("asked", "address"),
    [
        ("48", "/it/2026/48/"),
        ("48 1.3", "/it/2026/48/1.3/"),
        ("R48", "/it/2026/48/"),
        ("r 48", "/it/2026/48/"),
        ("R.48 B", "/it/2026/48/#B"),
        ("regola 48", "/it/2026/48/"),
        ("Regel 48", "/it/2026/48/"),
        ("46 2024", "/it/2024/46/"),
        ("R46 2024", "/it/2024/46/"),
    ],
)
def test_a_number_leads_to_its_rule(client: Client, asked: str, address: str) -> None:
    response = client.get(f"/it/search/?q={quote(asked)}")
    assert (response.status_code, response.headers["Location"]) == (302, address)


def test_an_old_number_says_what_became_of_it(client: Client) -> None:
    page = get(client, client.get("/it/search/?q=46%202024").headers["Location"])
    assert page.texts(css="was")[0] == "è la 48 nel 2026"


def test_a_number_with_words_looks_in_that_rule(client: Client) -> None:
    page = search(client, "es", "48 ficha retirada")
    assert {address.split("#")[0].split("/")[3] for address in hits(page)} == {"48"}
    assert "/es/2026/50/" not in hits(search(client, "en", "50 percent rule"))
    assert search(client, "it", "RP 11 xyzzy").all("a", "entry")[0].attributes["href"] == "/it/2026/RP-11/"
    assert search(client, "it", "regola 48 xyzzy").all("a", "entry")[0].attributes["href"] == "/it/2026/48/"


@pytest.mark.parametrize(
    ("language", "asked"), [("it", "effetti personali"), ("de", "persönlicher Gegenstand"), ("es", "objeto personal")]
)
def test_a_recommended_procedure_is_found_by_its_title(client: Client, language: str, asked: str) -> None:
    assert hits(search(client, language, asked))[0] == f"/{language}/2026/RP-3/"


# What is shown


def test_a_hit_shows_the_passage_its_language_edition_number_and_title(client: Client) -> None:
    first = search(client, "it", "alta denominazione").all("ol", "results")[0].all("li")[0]
    assert first.one("span", "number").text == "48"
    assert first.one("span", "of").text == "TDA 2026"
    assert "Gettoni di puntate precedenti" in first.one("h3").text
    passage = first.all("a", "passage")[0]
    assert passage.one("abbr").text == "IT"
    assert passage.one("span", "printed").language == "it"
    assert passage.texts("mark")


def test_other_editions_come_after_the_current_one_and_say_so(client: Client) -> None:
    editions = search(client, "de", "Hürde").texts("span", "of")
    assert editions == sorted(editions, reverse=True)
    assert set(editions) == {"TDA 2026", "TDA 2024 · ältere Ausgabe"}


@pytest.mark.parametrize(("language", "first"), [("it", "IT"), ("es", "ES"), ("de", "DE"), ("en", "EN")])
def test_the_language_of_the_reader_comes_first(client: Client, language: str, first: str) -> None:
    assert search(client, language, "call").all("a", "passage")[0].one("abbr").text == first


def test_a_hit_in_another_language_opens_with_that_text(client: Client) -> None:
    assert "/it/2024/45/?texts=de#B.1" in hits(search(client, "it", "Hürde"))
    client.cookies["texts"] = "it-de"
    assert "/it/2024/45/#B.1" in hits(search(client, "it", "Hürde"))


def test_a_title_found_in_another_language_is_shown_in_it(client: Client) -> None:
    result = search(client, "it", "overchip").all("ol", "results")[0].all("li")[0]
    assert result.one("p", "other").text == "DE Overchip"


def test_a_printed_title_is_told_from_ours(client: Client) -> None:
    names = search(client, "it", "gettoni").all("span", "name")
    assert {name.text: "printed" in name.classes for name in names}["Gettoni dispari"] is False
    assert any("printed" in name.classes for name in names)


# Sayings


@pytest.mark.parametrize(
    ("language", "said", "address"),
    [
        ("en", "one chip", "/en/2026/46/"),
        ("it", "mette una fiche sola", "/it/2026/46/"),
        ("de", "Chip ohne Ansage", "/de/2026/46/"),
        ("es", "metió una ficha de mil", "/es/2026/46/"),
        ("de", "mette una fiche sola", "/de/2026/46/"),
        ("it", "una fiche sopra il buio", "/it/2026/48/1.1/"),
        ("it", "due gettoni senza dire niente", "/it/2024/45/1-A/"),
        ("es", "retira la ciega y hace fold", "/es/2026/48/#B"),
    ],
)
def test_a_saying_leads_to_its_rule_and_case(client: Client, language: str, said: str, address: str) -> None:
    page = search(client, language, said)
    assert address in leads(page)
    assert page.raw.index(page.one("section", "meant").raw) < page.raw.index(page.all("h2")[-1].raw)


def test_a_case_of_another_edition_is_named_with_its_number_there(client: Client) -> None:
    ways = search(client, "de", "zwei Chips ohne Ansage").one("section", "meant").all("li")
    assert "47 Setzen mehrerer Chips Regel 45, Fall 1-A, TDA 2024" in ways[0].text
    assert "48 Chips früherer Einsätze Fall 1.1, TDA 2026" in ways[0].parent.text


# Nothing found, and odd questions


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_found_offers_near_spellings_and_the_sections(client: Client, language: str) -> None:
    page = search(client, language, "raize")
    assert [link.attributes["href"] for link in page.one("p", "near").all("a")] == ["?q=raise"]
    assert len([link for link in page.all("a", "entry") if f"/{language}/2026/#" in link.attributes["href"]]) == 10


def test_one_word_of_several_that_is_misspelt_is_offered_in_its_place(client: Client) -> None:
    page = search(client, "it", "getone ritirato")
    assert page.one("p", "near").all("a")[0].attributes["href"] == "?q=gettone%20ritirato"
    assert "Nessun passo contiene tutte queste parole" in page.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_empty_question_shows_the_ways_in(client: Client, language: str) -> None:
    for asked in ("", "   ", "\u200b", "\x00"):
        page = search(client, language, asked)
        assert len(page.one("ul", "tried").all("a")) >= 5
        assert page.one("h1").text


def test_every_way_in_is_found(client: Client) -> None:
    for link in search(client, "de", "").one("ul", "tried").all("a"):
        page = get(client, f"/de/search/{link.attributes['href']}").one("main")
        assert page.one("section", "meant").all("h3")[0].text == link.text


@pytest.mark.parametrize("asked", ["il di la", "der die das", "?!", "a"])
def test_small_words_only_are_explained(client: Client, asked: str) -> None:
    page = search(client, "it", asked)
    assert "nessuna parola che distingua" in page.one("p", "none").text


def test_a_long_question_says_what_was_read(client: Client) -> None:
    page = search(client, "it", "gettone " * 500)
    assert "solo le prime parole" in page.text
    assert hits(page)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "asked",
    [
        "\x00gettone",
        "' OR 1=1 --",
        "%_\\",
        "<script>alert(1)</script>",
        "gettone&nbsp;",
        "(((",
        "[a-z]+*",
        "🂡 ♠",
        "日本語",
        "İstanbul",
        "x" * 3000,
        "gettone\ud800".encode("utf-8", "surrogatepass").decode("utf-8", "replace"),
        "\u202egettone",
        "- - -",
        "\"'’`",
        "999999999999999999999",
        "1.200",
        "½",
        "-48",
    ],
)
def test_nothing_is_too_odd(client: Client, language: str, asked: str) -> None:
    response = client.get(f"/{language}/search/", {"q": asked})
    assert response.status_code in {200, 302}
    assert "<script>alert" not in response.content.decode()


def test_bytes_that_are_no_text_are_no_failure(client: Client) -> None:
    assert client.get("/it/search/?q=%ff%fe%80").status_code == 200


def test_the_words_asked_for_stay_in_the_box_and_in_every_language(client: Client) -> None:
    page = get(client, "/it/search/?q=l%27azione+%22x%22")
    assert page.all("input", type="search")[0].attributes["value"] == 'l\'azione "x"'
    other = page.one("nav", "languages").one("a", hreflang="de")
    assert other.attributes["href"] == "/de/search/?q=l%27azione+%22x%22"


def test_what_is_found_depends_on_the_texts_that_were_chosen(client: Client) -> None:
    assert "Cookie" in client.get("/it/search/?q=gettone").headers["Vary"]


def test_rules_beyond_the_first_are_counted(client: Client) -> None:
    version = RuleVersion.objects.rewrite(False).filter(edition__key="2026")
    version.update(title_it="Zecchino")
    refresh_index()
    page = search(client, "it", "zecchino")
    assert len(page.one("ol", "results").all("h3")) == 20
    assert "Altre 74 regole contengono queste parole" in page.text


# The same on every database


def test_the_order_is_the_same_on_every_database(client: Client) -> None:
    """What SQLite and PostgreSQL both must answer, in this order."""
    assert hits(search(client, "it", "gettone ritirato"))[:6] == [
        "/it/2026/48/",
        "/it/2026/48/4/",
        "/it/2026/48/chip-taken-back/",
        "/it/2026/48/#C.1",
        "/it/2026/48/#A",
        "/it/2026/48/#B",
    ]
    found = hits(search(client, "de", "Huerde"))
    assert found[:6] == [
        "/de/2026/45/",
        "/de/2026/45/exactly-half-spoken/",
        "/de/2026/45/one-chip-below-half/",
        "/de/2026/45/half-of-odd-chips/",
        "/de/2026/42/",
        "/de/2026/42/#summary",
    ]
    assert found[-5:] == ["/de/2024/45/", *(f"/de/2024/45/{at}" for at in ("#B.1", "#B.2", "4-A/", "4-B/"))]
