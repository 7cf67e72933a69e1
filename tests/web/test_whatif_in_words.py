"""The situation of a what-if as a text: what is typed fills in the form, and the form is told as a text."""

from urllib.parse import quote

import pytest
from django.test import Client

from rules.web.sharing import notation
from tests.web.pages import Element, get

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("library")]

SHARED = "1~2026~50-100~SB_BB_UTG_BTN~2to300_3push2x500"
TOLD = {
    "it": "50/100, utg 300, il bottone butta due da 500 e non parla",
    "de": "Blinds 50/100. UTG erhöht auf 300. Button legt wortlos zwei 500er hin.",
    "es": "Ciegas 50/100. UTG sube a 300. El botón pone dos fichas de 500 sin decir nada.",
    "en": "Blinds 50/100. UTG raises to 300. The button silently puts out two 500 chips.",
}


def what_if(client: Client, text: str, language: str = "en", more: str = "", status: int = 200) -> Element:
    return get(client, f"/{language}/what-if/?told={quote(text)}{more}", status)


def shared(page: Element) -> str:
    return page.one("form", id="ask").one("input", name="s").attributes["value"]


def text_of(page: Element) -> str:
    return page.one("textarea", id="told").text


@pytest.mark.parametrize("language", TOLD)
def test_a_text_fills_in_the_form_and_stays_as_typed(client: Client, language: str) -> None:
    page = what_if(client, TOLD[language], language)
    assert shared(page) == SHARED
    assert text_of(page) == TOLD[language]
    assert page.one("section", "understood").one("p", "as-typed").all("ruby")


@pytest.mark.parametrize("language", TOLD)
def test_a_form_is_told_as_a_text_that_leads_back_to_it(client: Client, language: str) -> None:
    text = text_of(get(client, f"/{language}/what-if/?s={SHARED}"))
    assert "300" in text
    assert shared(what_if(client, text, language)) == SHARED


def test_a_changed_form_is_told_anew_where_a_script_asks(client: Client) -> None:
    page = get(client, f"/en/what-if/?s={SHARED}&out=1x500", headers={"HX-Request": "true"})
    form = page.one("form", id="say")
    assert form.attributes["hx-swap-oob"] == "true"
    assert "one 500 chip" in form.one("textarea").text


def test_a_text_in_the_making_is_not_replaced_and_its_address_is_that_of_the_form(client: Client) -> None:
    response = client.get("/en/what-if/", {"told": TOLD["en"]}, headers={"HX-Request": "true"})
    assert b'id="say"' not in response.content
    assert response["HX-Push-Url"] == f"/en/what-if/?s={SHARED}"


def test_a_text_is_ruled_on_under_the_edition_of_the_form(client: Client) -> None:
    assert notation.read(shared(what_if(client, TOLD["en"], more="&edition=2013")))["edition"] == "2013"
    assert notation.read(shared(what_if(client, TOLD["en"], more="&edition=x")))["edition"] == "2026"


def test_an_uncertain_ruling_is_marked_and_each_answer_fills_in_its_form(client: Client) -> None:
    page = what_if(client, "50/100, utg 300, the button puts out 1000 and says nothing")
    assert "not certain" in page.one("div", "unsure").text
    links = [link.attributes["href"] for link in page.one("div", "open-question").all("a")]
    assert links == [f"/en/what-if/?s={SHARED.removesuffix('2x500')}{chips}" for chips in ("1x1000", "2x500")]


@pytest.mark.parametrize("text", ["Was ist, wenn ...", "idiota", "200 g di farina", "?", "\u202e\u0000", "<b>x</b>"])
def test_a_text_without_a_situation_leaves_an_empty_table(client: Client, text: str) -> None:
    page = what_if(client, text)
    assert page.one("form", id="ask")
    assert "No act was understood" in page.one("section", "understood").text
    assert "x" not in page.texts("b")


def test_a_text_that_is_too_long_is_refused_in_a_sentence(client: Client) -> None:
    page = what_if(client, "utg 300 " * 600, status=422)
    assert page.one("p", id="p-told").text == "This text is too long."
    assert page.one("textarea", id="told").attributes["aria-invalid"] == "true"


def test_another_question_than_betting_opens_its_form(client: Client) -> None:
    page = what_if(client, "new level announced after the first riffle, which hand?")
    assert shared(page) == "2~2026~new-level~announced-after.first-riffle"
    assert page.one("details", "questions").one("summary").one("b").text == "New level"


def test_a_case_leads_to_its_text(client: Client) -> None:
    links = {link.text: link.attributes["href"] for link in get(client, "/en/2026/48/1.1/").all("a")}
    assert links["Say it differently"].endswith("of=2026/48/1.1#told")
    assert text_of(get(client, links["Say it differently"].partition("#")[0]))
