"""The pages of the quiz in four languages: every question hides its verdict, and tells it once it is answered."""

from urllib.parse import urlencode

import pytest
from django.test import Client

from rules.web.quiz.questions import Question, questions
from rules.web.quiz.rounds import sections_of, within
from rules.web.site.concordance import read_concordance
from tests.web.pages import LANGUAGES, Element, get

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("library")]

CALL = "2026/prior-bet-chips/1.1"
RAISE = "2026/prior-bet-chips/1.3/es"


def asked_in(language: str) -> list[Question]:
    """Every question of the current edition in English; in the other languages the first of every rule."""
    found = questions(read_concordance(language), "2026", language)
    first = {each.place.slug: each for each in reversed(found)}
    return found if language == "en" else list(first.values())


def ask(client: Client, name: str, language: str = "en", status: int = 200, **query: str) -> Element:
    return get(client, f"/{language}/quiz/{name}/?{urlencode(query)}", status)


def answers(page: Element) -> list[str]:
    forms = page.one("div", "answers").all("form")
    return [form.one("input", name="answer").attributes["value"] for form in forms]


def result(page: Element) -> str:
    return (page.one("p", "result").classes - {"result"}).pop()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_hides_its_verdict_and_tells_it_with_its_reason(client: Client, language: str) -> None:
    for question in asked_in(language):
        page = ask(client, question.name, language)
        assert page.all("div", "verdict") == []
        assert len(answers(page)) > 1
        told = [ask(client, question.name, language, answer=key, to="1") for key in answers(page)]
        headlines = {each.one("p", "headline").text for each in told}
        assert len(headlines) == 1
        assert [result(each) for each in told].count("wrong") == len(told) - 1
        reasons = "readings" if question.directed else "why"
        assert all(each.all("", reasons) for each in told)
        assert question.directed or all(each.one("ol", "why").all("a") for each in told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_answer_is_the_verdict_of_the_case_page(client: Client, language: str) -> None:
    for question in asked_in(language):
        first = answers(ask(client, question.name, language))[0]
        page = ask(client, question.name, language, answer=first, to="1")
        told = get(client, page.one("a", id="case").attributes["href"]).all("p", "headline")
        assert any(line.text.endswith(page.one("p", "headline").text) for line in told)


@pytest.mark.parametrize(
    ("name", "query", "what"),
    [
        (CALL, {"answer": "call"}, "right"),
        (CALL, {"answer": "raise", "to": "1150"}, "wrong"),
        (RAISE, {"answer": "raise", "to": "1.550"}, "right"),
        (RAISE, {"answer": "raise", "to": "1150"}, "amount"),
        ("2026/prior-bet-chips/5", {"answer": "director"}, "right"),
        ("2024/face-up-for-all-ins/3", {"answer": "table"}, "right"),
    ],
)
def test_an_answer_has_an_address_and_is_graded(client: Client, name: str, query: dict[str, str], what: str) -> None:
    page = ask(client, name, **query)
    assert result(page) == what
    assert page.one("p", id="score").attributes["data-question"] == name
    assert page.one("p", id="score").attributes["data-result"] == what


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_raise_without_its_amount_is_asked_again(client: Client, language: str) -> None:
    page = ask(client, CALL, language, 422, answer="raise", to="")
    assert page.all("div", "verdict") == []
    assert page.one("p", id="p-to").text
    assert "data-result" not in page.one("p", id="score").attributes


@pytest.mark.parametrize(
    ("asked", "leads"),
    [
        ("2026/48/1.1", "2026/prior-bet-chips/1.1"),
        ("48/1.1", "2026/prior-bet-chips/1.1"),
        ("prior-bet-chips/1.1", "2026/prior-bet-chips/1.1"),
        ("2026/48/1.3", "2026/prior-bet-chips/1.3/es"),
        ("2026/48/1.3/IT", "2026/prior-bet-chips/1.3/it"),
        ("2024/45/4-a", "2024/multiple-chips/4-A"),
        ("2024/45/4", "2024/multiple-chips/4/a"),
        ("2024/45/4-A/last-chips", "2024/multiple-chips/4-A/last-chips"),
    ],
)
def test_numbers_lead_to_the_lasting_address_and_the_query_goes_along(client: Client, asked: str, leads: str) -> None:
    assert client.get(f"/en/quiz/{asked}/?v=3")["Location"] == f"/en/quiz/{leads}/?v=3"
    assert client.get(f"/en/quiz/{leads}/").status_code == 200


@pytest.mark.parametrize("name", ["2026/48/9", "2026/48/1.3/de", "2015/overchip/1", "2026/nothing/1", "99/1"])
def test_what_is_no_question_is_not_found(client: Client, name: str) -> None:
    assert client.get(f"/en/quiz/{name}/").status_code == 404


@pytest.mark.parametrize("edition", ["2026"])
def test_next_goes_through_all_and_says_when_it_is_over(client: Client, edition: str) -> None:
    address = get(client, f"/en/quiz/?edition={edition}").one("p", "begin").one("a").attributes["href"]
    first, walked = address, []
    while address:
        walked.append(address)
        page = get(client, address)
        following = page.all("a", rel="next")
        address = following[0].attributes["href"] if following else ""
    assert len(walked) == len(set(walked)) == len(questions(read_concordance("en"), edition, "en"))
    page = get(client, f"{walked[-1]}?answer={answers(page)[0]}&to=1")
    assert "That was the last question." in page.one("main").text
    assert first in [link.attributes["href"] for link in page.one("main").all("a")]


@pytest.mark.parametrize("on", ["multiple-chips", "showdown-and-pots"])
def test_a_rule_or_a_section_is_asked_alone(client: Client, on: str) -> None:
    found = questions(read_concordance("en"), "2024", "en")
    count = len(within(found, on, sections_of("2024", "en")))
    assert 0 < count < len(found)
    links = get(client, "/en/quiz/?edition=2024").all("a")
    page = get(client, next(a.attributes["href"] for a in links if a.attributes["href"].endswith(f"?on={on}")))
    assert f"1 of {count}" in page.one("nav", "walk").text
    assert page.one("a", rel="next").attributes["href"].endswith(f"?on={on}")


@pytest.mark.parametrize("on", ["nothing", "chip-tricks", ""])
def test_what_has_no_question_leaves_all_of_them(client: Client, on: str) -> None:
    count = len(questions(read_concordance("en"), "2024", "en"))
    assert f" of {count}" in ask(client, "2024/multiple-chips/1-A", on=on).one("nav", "walk").text


@pytest.mark.parametrize("language", LANGUAGES)
def test_other_figures_have_their_address_and_keep_it_all_the_way(client: Client, language: str) -> None:
    plain, varied = ask(client, CALL, language), ask(client, CALL, language, v="17")
    assert plain.one("figcaption").text != varied.one("figcaption").text
    assert varied.one("a", rel="next").attributes["href"].endswith("?v=17")
    page = ask(client, CALL, language, v="17", answer="call")
    assert page.one("p", id="score").attributes["data-question"] == f"{CALL}?v=17"
    assert page.one("div", "verdict").one("figcaption").text == varied.one("figcaption").text
    assert varied.one("figcaption").text not in ask(client, CALL, language, v="18").one("figcaption").text


@pytest.mark.parametrize("v", ["0", "-1", "x", "99999", "1.5", "²"])
def test_a_number_that_is_none_leaves_the_figures_as_they_are(client: Client, v: str) -> None:
    assert ask(client, CALL, v=v).one("figcaption").text == ask(client, CALL).one("figcaption").text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", ["2026", "2024", "2013", "1999"])
def test_the_quiz_has_a_page_for_every_edition(client: Client, language: str, edition: str) -> None:
    page = get(client, f"/{language}/quiz/?edition={edition}")
    assert page.one("html").language == language
    assert (
        page.one("ul", "chosen").one("a", **{"aria-current": "true"}).text
        == f"TDA {edition if edition != '1999' else '2026'}"
    )


def test_an_address_without_a_language_leads_to_the_readers(client: Client) -> None:
    response = client.get(f"/quiz/{CALL}/?v=2", headers={"accept-language": "de"})
    assert response["Location"] == f"/de/quiz/{CALL}/?v=2"
