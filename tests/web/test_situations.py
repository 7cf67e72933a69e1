"""A situation typed into the search box: the ruling first, then the text with what each word was taken for."""

from urllib.parse import quote

import pytest
from django.test import Client

from tests.web.pages import LANGUAGES, Element, get

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("library")]

TOLD = {
    "it": "50/100, utg 300, il bottone butta due da 500 e non parla",
    "de": "Blinds 50/100. UTG erhöht auf 300. Button legt wortlos zwei 500er hin.",
    "es": "Ciegas 50/100. UTG sube a 300. El botón pone dos fichas de 500 sin decir nada.",
    "en": "Blinds 50/100. UTG raises to 300. The button silently puts out two 500 chips.",
}
HEADLINES = {"it": "Raise a 1.000", "de": "Raise auf 1.000", "es": "Raise a 1000", "en": "Raise to 1,000"}


def ask(client: Client, text: str, language: str = "en") -> Element:
    return get(client, f"/{language}/search/?q={quote(text)}")


def ruling(page: Element) -> Element:
    return page.one("section", "ruled-on")


@pytest.mark.parametrize("written_in", LANGUAGES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_situation_is_ruled_on_whatever_language_it_is_told_in(
    client: Client, written_in: str, language: str
) -> None:
    answer = ruling(ask(client, TOLD[written_in], language))
    assert answer.one("p", "headline").text == HEADLINES[language]
    assert answer.one("p", "as-typed").attributes["lang"] == written_in


def test_the_text_stands_there_as_typed_with_what_each_word_was_taken_for(client: Client) -> None:
    typed = ruling(ask(client, TOLD["it"], "it")).one("p", "as-typed")
    marks = {ruby.one("rt").text: ruby.text for ruby in typed.all("ruby")}
    assert marks["bui"] == "50/100 (bui)"
    assert marks["gettoni"] == "due da 500 (gettoni)"
    assert marks["nessuna parola"] == "non parla (nessuna parola)"


def test_the_ruling_comes_before_the_rules_and_leads_on(client: Client) -> None:
    page = ask(client, TOLD["en"])
    assert page.one("h1").text == "The ruling"
    assert page.one("title").text.startswith("Raise to 1,000")
    links = [link.attributes["href"] for link in ruling(page).all("a")]
    shared = "1~2026~50-100~SB_BB_UTG_BTN~2to300_3push2x500"
    assert f"/en/what-if/?s={shared}" in links
    assert f"/en/card/?s={shared}" in links


def test_a_word_that_was_not_understood_is_shown_and_the_ruling_is_not_certain(client: Client) -> None:
    answer = ruling(ask(client, f"{TOLD['en']} Zucchini."))
    assert answer.one("ruby", "unread").text == "Zucchini (not understood)"
    assert "As we understood it, not certain" in answer.one("div", "unsure").text


def test_words_in_a_row_that_were_not_understood_are_marked_once(client: Client) -> None:
    answer = ruling(ask(client, f"{TOLD['en']} Zucchini zucchero farina"))
    assert answer.one("ruby", "unread").text == "Zucchini zucchero farina (not understood)"


def test_the_ruling_is_sent_shown_and_told_differently(client: Client) -> None:
    answer = ruling(ask(client, TOLD["en"]))
    links = {link.text: link.attributes["href"] for link in answer.all("a")}
    assert links["Link to this ruling"].startswith("/what-if/?s=1~2026~50-100")
    form = answer.one("form", "in-words")
    assert form.one("textarea").text == TOLD["en"]
    assert form.attributes["action"] == "/en/search/"


@pytest.mark.parametrize(("path", "status"), [("/en/find/", 200), ("/en/search/", 200), ("/en/2026/999/", 404)])
def test_a_situation_can_be_told_where_readers_get_lost(client: Client, path: str, status: int) -> None:
    form = get(client, path, status).one("form", "in-words")
    assert form.attributes["action"] == "/en/search/"
    assert form.one("textarea").attributes["name"] == "q"


def test_two_readings_are_asked_about_each_with_its_ruling(client: Client) -> None:
    answer = ruling(ask(client, "Blinds 50/100. UTG raises to 300. The button puts out 1000 silently."))
    listed = answer.one("div", "open-question").all("li")
    branches = {item.all("a")[0].text: item.one("b").text for item in listed}
    assert branches["BTN silently puts out one 1,000 chip."] == "Call of 300 – 700 back"
    assert branches["BTN silently puts out two 500s."] == "Raise to 1,000"


@pytest.mark.parametrize(
    "text",
    [
        "telefono al tavolo",
        "raise",
        "minimum raise 600",
        "48 ficha",
        "idiota",
        "200 g di farina e 2 uova",
        "was ist wenn",
    ],
)
def test_anything_else_is_searched_for(client: Client, text: str) -> None:
    assert ask(client, text).all("section", "ruled-on") == []


def test_half_a_hand_says_what_is_missing(client: Client) -> None:
    page = ask(client, "UTG raises to 300, the button puts out 2x500")
    assert "What were the blinds?" in ruling(page).text


@pytest.mark.parametrize("text", ["raise 300 " * 10_000, "\u202e50/100 utg 300", "<b>50/100</b> utg 300 btn 2x500"])
def test_no_text_breaks_the_page(client: Client, text: str) -> None:
    response = client.get("/en/search/", {"q": text})
    assert response.status_code == 200
    assert b"<b>50/100" not in response.content
