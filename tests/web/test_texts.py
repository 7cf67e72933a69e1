"""The printed texts: complete, letter for letter, aligned by passage, in their own language."""

from pathlib import Path

import pytest
from django.test import Client

from rules.languages import in_language
from rules.models import Passage, Translation
from tests.web.pages import LANGUAGES, Element, get

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("library")]

LIBRARY = Path(__file__).parents[2] / "rules" / "library" / "content"
SHIPPED = [
    ("it", "2026/48", "2026/prior-bet-chips"),
    ("es", "2026/48", "2026/prior-bet-chips"),
    ("it", "2024/45", "2024/multiple-chips"),
    ("de", "2024/45", "2024/multiple-chips"),
    ("it", "2024/16", "2024/face-up-for-all-ins"),
]


def row(page: Element, key: str) -> Element:
    return page.one(css="row", id=key)


def cells(page: Element, key: str) -> list[str]:
    """The printed text of each column of a row."""
    return [" ".join(cell.texts("p", "printed")) for cell in row(page, key).all(css="cell")]


@pytest.mark.parametrize(("language", "address", "folder"), SHIPPED)
def test_the_page_as_it_came_is_shown_letter_for_letter(
    client: Client, language: str, address: str, folder: str
) -> None:
    page = get(client, f"/en/{address}/?texts={language}")
    came = (LIBRARY / folder / f"{language}.txt").read_bytes().decode()
    assert page.one(css="page-text", lang=language).raw == came


@pytest.mark.parametrize(("language", "address", "folder"), SHIPPED)
def test_every_passage_stands_on_the_page_as_printed(client: Client, language: str, address: str, folder: str) -> None:
    page = get(client, f"/en/{address}/?texts={language}")
    printed = {text.text for text in page.all("p", "printed", lang=language)}
    edition, number = address.split("/")
    passages = Passage.objects.rewrite(False).filter(version__edition__key=edition, version__number=number)
    texts = [" ".join(in_language(passage, "text", language).split()) for passage in passages]
    assert [text for text in texts if text and text not in printed] == []


def test_languages_stand_side_by_side_by_passage(client: Client) -> None:
    page = get(client, "/it/2026/48/?texts=it,es")
    for key, italian, spanish in [
        ("B", "B: Se un giocatore", "B: Si al enfrentarse"),
        ("C.2", "2) se i gettoni", "2) Si las fichas"),
        ("1.1", "1: aggiungere un gettone", "1: Agregar una ficha"),
        ("5", "Caso 5:", "Situación 5:"),
    ]:
        first, second = cells(page, key)
        assert first.startswith(italian)
        assert second.startswith(spanish)


def test_every_passage_and_sentence_has_its_language(client: Client) -> None:
    page = get(client, "/de/2026/48/?texts=it,es")
    assert {text.language for text in row(page, "1.1").all("p", "printed")} == {"it", "es"}
    assert page.one(css="row", id="1.1").all(css="headline")[0].language == "de"


def test_passages_of_unlike_kinds_are_not_said_to_be_missing(client: Client) -> None:
    page = get(client, "/it/2024/45/?texts=it,de")
    parts = page.one(css="parts")
    italian, german = parts.all(css="cell")
    assert [part.attributes["id"] for part in italian.all(css="part")] == ["quote", "explanation"]
    assert [part.attributes["id"] for part in german.all(css="part")] == ["A", "B", "B.1", "B.2"]
    assert page.all(css="lacks") == []


@pytest.mark.parametrize(
    ("language", "says"),
    [
        ("it", "L’esempio b manca nel testo italiano. Disponibile in: Español"),
        ("de", "Beispiel b fehlt im italienischen Text. Vorhanden auf: Español"),
        ("es", "El ejemplo b falta en el texto italiano. Disponible en: Español"),
        ("en", "Example b is missing in the Italian text. Available in: Español"),
    ],
)
def test_an_example_that_a_language_lacks_is_named(client: Client, language: str, says: str) -> None:
    page = get(client, f"/{language}/2026/48/?texts=it,es")
    assert page.texts(css="lacks") == [says]
    assert row(page, "1.2").all(css="lacks")


@pytest.mark.parametrize("kind", ["1.2", "B"])
def test_a_passage_that_a_language_lacks_says_so_and_offers_the_others(client: Client, kind: str) -> None:
    version = Passage.objects.rewrite(False).get(version__edition__key="2026", key="C.2").version_id
    Passage.objects.rewrite(False).filter(version=version, key=kind).update(text_it="")
    page = get(client, "/it/2026/48/?texts=it")
    lacks = row(page, kind).one(css="lacks")
    assert lacks.text == "Manca nel testo italiano. Disponibile in: + Español"
    assert lacks.one("a").attributes["href"] == f"?texts=it,es#{kind}"
    page = get(client, "/it/2026/48/")
    assert row(page, kind).all("p", "printed") == []


def test_anchors_hold_the_key_and_are_seen(client: Client) -> None:
    page = get(client, "/it/2026/48/")
    for key in ("A", "C.1", "1.3", "5"):
        assert row(page, key).one("a", href=f"#{key}").text == key


@pytest.mark.parametrize("language", LANGUAGES)
def test_credits_notices_and_source_are_shown(client: Client, language: str) -> None:
    page = get(client, f"/{language}/2026/48/?texts=it,es")
    credited = page.one("section", "credits").text
    assert "Traduzione: Fabiano Stefanini · Revisione: Jacopo Marcelletti" in credited
    assert "Fonte: PokerTDA.com ↗ · In caso di differenze prevale la fonte originale" in credited
    assert "Fuente: PokerTDA.com ↗ · En caso de diferencias, prevalece la fuente original" in credited


@pytest.mark.parametrize("path", ["", "2026/48/1.3/"])
def test_a_text_that_stands_alone_has_its_credits_beside_it(client: Client, path: str) -> None:
    page = get(client, f"/it/{path}?texts=it").one("main")
    assert "Traduzione: Fabiano Stefanini · Revisione: Jacopo Marcelletti" in page.text
    assert "Fonte: PokerTDA.com ↗" in page.text


def test_the_case_on_the_home_page_names_its_edition(client: Client) -> None:
    assert get(client, "/it/").one("h2", id="front").text == "Regola 48, caso 1.1 TDA 2026"


def test_the_overview_names_every_example_of_a_case(client: Client) -> None:
    overview = get(client, "/it/2024/45/").one("ul", "overview")
    assert overview.one("a", href="#4").texts("span")[0] == "A Call di 1.200"
    assert any(text.startswith("B Raise") for text in overview.one("a", href="#4").texts("span"))


def test_a_text_without_credit_says_so(client: Client) -> None:
    page = get(client, "/it/2024/45/?texts=de")
    assert "Il testo tedesco non indica né traduttore né fonte." in page.one("section", "credits").text


def test_an_assumed_edition_is_said_to_be(client: Client) -> None:
    assert "2024 ist aus seiner Nummerierung erschlossen" in get(client, "/de/2024/45/").one("main").text
    Translation.objects.update(state=Translation.State.STATED)
    assert "erschlossen" not in get(client, "/de/2024/45/").one("main").text


def test_references_lead_to_the_rule_and_say_when_another_is_meant(client: Client) -> None:
    page = get(client, "/it/2026/48/?texts=it,es")
    italian, spanish = row(page, "2.2").all(css="cell")
    stale, right = italian.one("a", "ref"), spanish.one("a", "ref")
    assert (stale.text, stale.attributes["href"]) == ("45", "/it/2026/45/")
    assert stale.classes == {"ref", "stale"}
    assert (right.text, right.attributes["href"], right.classes) == ("47", "/it/2026/47/", {"ref"})
    assert "Puntata con più gettoni" in right.attributes["title"]
    assert italian.one("ul", "notes").one("a").attributes["href"] == "/it/2026/47/"
    assert spanish.all("ul", "notes") == []


def test_the_title_is_the_printed_one_where_a_text_of_the_language_gives_it(client: Client) -> None:
    italian, german = (get(client, f"/{language}/2026/48/").one("h1") for language in ("it", "de"))
    assert italian.one("span", "printed").text == "Gettoni di puntate precedenti non fisicamente nel piatto"
    assert german.all("span", "printed") == []
    assert "Chips früherer Einsätze" in german.text
