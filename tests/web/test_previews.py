"""What a link leads to, in a few lines, in every language."""

from typing import Any

import pytest
from django.test import Client
from django.utils.translation import override

from rules.models import Summary
from rules.web.reading.previews import MOST, first_sentence
from rules.web.site.citations import Links
from rules.web.site.concordance import read_concordance
from tests.web.pages import LANGUAGES, Element, get

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("library")]


@pytest.mark.parametrize(
    ("address", "name", "text_language", "lead"),
    [
        ("/it/preview/2026/48/", "48 Gettoni di puntate precedenti TDA 2026", "it", "/it/2026/48/"),
        ("/de/preview/2024/45/", "45 Setzen mehrerer Chips TDA 2024", "de", "/de/2024/45/"),
        ("/es/preview/2026/48/", "48 Fichas de apuestas anteriores TDA 2026", "es", "/es/2026/48/"),
        ("/en/preview/2026/48/", "48 Prior bet chips TDA 2026", "it", "/en/2026/48/"),
        ("/en/preview/2026/48/?at=1.3", "48 1.3 Prior bet chips TDA 2026", "it", "/en/2026/48/#1.3"),
        ("/it/preview/2026/48/?at=C.1", "48 C.1 Gettoni di puntate precedenti TDA 2026", "it", "/it/2026/48/#C.1"),
        # What is not held is passed over, and so is a passage that there is not.
        ("/es/preview/2026/46/", "46 Ficha de mayor valor TDA 2026", "", "/es/2026/46/"),
        ("/es/preview/2026/46/?at=C", "46 Ficha de mayor valor TDA 2026", "", "/es/2026/46/"),
        ("/it/preview/2024/rp-11/", "RP-11", None, "/it/2024/RP-11/"),
        ("/it/preview/2013/raise-amounts/", "", None, None),
    ],
)
def test_a_rule_is_told_in_a_few_lines(
    client: Client, address: str, name: str, text_language: str | None, lead: str | None
) -> None:
    preview = get(client, address)
    assert preview.one("p", "name").text.startswith(name)
    if text_language is not None:
        assert [text.language for text in preview.all("p", "printed")] == ([text_language] if text_language else [])
    if lead:
        assert preview.one("p", "go").one("a").attributes["href"] == lead
    assert all(len(text.text.split()) <= MOST + 1 for text in preview.all("p", "printed"))


@pytest.mark.parametrize(
    ("address", "passage"), [("/es/preview/2026/48/?at=1.3", "3: "), ("/it/preview/2026/48/", "A: ")]
)
def test_the_text_begins_as_it_is_printed(client: Client, address: str, passage: str) -> None:
    assert get(client, address).one("p", "printed").text.startswith(passage)


def test_the_text_is_in_the_language_that_the_reader_has_chosen(client: Client) -> None:
    client.cookies["texts"] = "es"
    assert get(client, "/it/preview/2026/48/").one("p", "printed").language == "es"


@pytest.mark.parametrize(
    ("language", "name", "go"),
    [
        ("it", "la regola del 50%", "Apri nel glossario"),
        ("de", "die 50-Prozent-Hürde", "Im Glossar öffnen"),
        ("es", "la norma del 50\u00a0%", "Abrir en el glosario"),
        ("en", "50% standard", "Open in the glossary"),
    ],
)
def test_a_term_is_told_by_its_name_and_its_meaning(client: Client, language: str, name: str, go: str) -> None:
    preview = get(client, f"/{language}/preview/term/half-raise-standard/")
    named, means, lead = preview.all("p")
    assert named.text == " ".join(name.split())
    assert means.text.endswith(".")
    assert means.language == language
    assert lead.text == go
    assert lead.one("a").attributes["href"] == f"/{language}/glossary/#half-raise-standard"


@pytest.mark.parametrize(
    "address",
    ["/it/preview/2026/999/", "/it/preview/2013/41/", "/it/preview/1999/48/", "/it/preview/term/nothing/"],
)
def test_of_what_there_is_not_or_is_twice_there_is_no_preview(client: Client, address: str) -> None:
    assert client.get(address).status_code == 404


@pytest.mark.parametrize(
    ("address", "page"),
    [
        ("/it/preview/2026/48/?at=1.3", "/it/2026/48/#1.3"),
        ("/de/preview/term/overchip/", "/de/glossary/#overchip"),
    ],
)
def test_whoever_opens_a_preview_by_itself_is_led_to_its_page(client: Client, address: str, page: str) -> None:
    response = client.get(address, headers={"sec-fetch-mode": "navigate"})
    assert (response.status_code, response["Location"]) == (302, page)


def test_a_preview_leaves_the_language_of_the_interface_alone_and_no_engine_lists_it(client: Client) -> None:
    response: Any = client.get("/de/preview/term/overchip/")
    assert not response.cookies
    assert response["X-Robots-Tag"] == "noindex"
    assert {"Cookie", "Sec-Fetch-Mode"} <= set(response["Vary"].replace(" ", "").split(","))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (f"{'Ein Satz ' * 9}endet. Noch einer.", f"{'Ein Satz ' * 9}endet."),
        ("Kurz. Der zweite Satz kommt hinzu, weil der erste nichts sagt. Drei.", "Kurz. Der zweite Satz kommt hinzu,"),
        (f"Z. B. 1.200 oder 50 %: {'so viel ' * 7}ist es. «Sei», dice.", "Z. B. 1.200 oder 50 %: so viel"),
        (f"{'Ein Satz ' * 9}mit [[odd-chips]] und *Betonung*.", "Ein Satz"),
        ("", ""),
    ],
)
def test_the_first_sentence_is_told_as_plain_words(text: str, expected: str) -> None:
    with override("de"):
        told = first_sentence(text, Links(read_concordance("de"), "2026", "de"))
    assert told.startswith(expected)
    assert "<" not in told
    assert "[[" not in told
    assert "Drei" not in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_summary_begins_with_a_sentence(language: str) -> None:
    concordance = read_concordance(language)
    links = Links(concordance, concordance.current, language)
    for summary in Summary.objects.rewrite(False):
        with override(language):
            told = first_sentence(getattr(summary, f"text_{language}"), links)
        assert told[-1] in ".!?»”“"
        assert 20 < len(told) < 400, told


def links_of(page: Element) -> list[str]:
    return [link.attributes["href"] for link in page.all("a", "ref")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reference_in_a_text_has_a_preview(client: Client, language: str) -> None:
    for address in links_of(get(client, f"/{language}/2026/48/?texts=it,es")):
        path, _, at = address.partition("#")
        assert get(client, path.replace(f"/{language}/", f"/{language}/preview/") + f"?at={at}").one("p", "name").text
