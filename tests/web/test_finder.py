"""By situation, in four languages: questions, what was answered, and the rule with its example and its cases."""

import pytest
from django.test import Client

from rules.library.situations import NodeEntry, shipped_situations
from tests.web.pages import LANGUAGES, Element, get

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("library")]

TREE = shipped_situations()
JUDGED = [end for end in TREE.ends if not end.directed]
"""The ends that have a scenario."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_leads_on_to_its_answers(client: Client, language: str) -> None:
    for path, node in TREE.nodes.items():
        if node.asks:
            page = get(client, f"/{language}/find/{path}/".replace("//", "/"))
            assert page.one("h1").text == node.asks[language]
            links = [link.attributes["href"] for link in page.one("ul", "choices").all("a")]
            assert links == [f"/{language}/find/{answer.path}/" for answer in TREE.answers(path)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_end_shows_the_rule_and_a_verdict_that_cites_it(client: Client, language: str) -> None:
    for end in JUDGED:
        page = get(client, f"/{language}/find/{end.path}/")
        number = page.one("h1").one("span", "number").text
        verdict = page.one("section", "for-example").one("div", "verdict")
        assert verdict.one("p", "headline").text
        assert number in {link.text.split()[0] for link in verdict.all("a")}, end.path


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_end_that_the_director_decides_shows_his_options_and_no_what_if(client: Client, language: str) -> None:
    for end in TREE.ends:
        if end.directed:
            page = get(client, f"/{language}/find/{end.path}/")
            example = page.one("section", "for-example")
            assert len(example.one("ul", "readings").all("li")) > 1
            assert not example.all("a", "button")
            assert page.one("h1").one("span", "number").text


@pytest.mark.parametrize("end", JUDGED, ids=lambda end: end.path)
def test_the_what_if_of_an_end_opens_with_the_same_verdict_on_the_same_rule(client: Client, end: NodeEntry) -> None:
    page = get(client, f"/en/find/{end.path}/")
    there = get(client, page.one("section", "for-example").one("a", "button").attributes["href"])
    assert headline(there) == headline(page)
    number = page.one("h1").one("span", "number").text
    assert number in {link.text.split()[0] for link in there.one("div", "reasons").all("a")}


def headline(page: Element) -> str:
    return page.all("p", "headline")[0].text


def test_what_was_answered_can_be_changed(client: Client) -> None:
    given = get(client, "/en/find/facing/one-chip/left/").one("nav", "given")
    assert [item.text for item in given.all("b")] == [
        "A player facing a bet or raise",
        "Put out one chip, silently",
        "Yes, and they stay there",
    ]
    assert [link.attributes["href"] for link in given.all("a")] == [
        "/en/find/",
        "/en/find/",
        "/en/find/facing/",
        "/en/find/facing/one-chip/",
    ]


def test_the_case_that_is_meant_comes_first(client: Client) -> None:
    cases = get(client, "/en/find/facing/one-chip/some-back/").one("ul", "rests").texts("a")
    assert cases[0] == "TDA 2026 · 48 · 3.1"
    assert "TDA 2026 · 48 · 1.1" in cases


def test_the_cases_of_a_rule_whose_current_text_is_not_held_are_those_of_the_newest(client: Client) -> None:
    cases = get(client, "/en/find/facing/several-chips/none/").one("ul", "rests").texts("a")
    assert cases[0].startswith("TDA 2024 · 45 · ")


@pytest.mark.parametrize("path", ["nowhere", "facing/nowhere", "facing/one-chip/none/more", "facing/one-chip/none/a/b"])
def test_a_way_that_is_none_is_not_found(client: Client, path: str) -> None:
    assert client.get(f"/it/find/{path}/").status_code == 404


@pytest.mark.parametrize("path", ["", "facing/one-chip/"])
def test_an_address_without_a_language_leads_to_the_readers(client: Client, path: str) -> None:
    response = client.get(f"/find/{path}", headers={"accept-language": "es"})
    assert response["Location"] == f"/es/find/{path}"


def test_the_language_is_changed_at_the_same_question(client: Client) -> None:
    page = get(client, "/it/find/facing/words/")
    link = page.one("nav", "languages").one("a", hreflang="de").attributes["href"]
    assert get(client, link).one("h1").text == (TREE.nodes["facing/words"].asks or {})["de"]


def test_the_rule_is_opened_at_the_case_that_is_meant(client: Client) -> None:
    link = get(client, "/it/find/facing/one-chip/left/").one("h1").one("a").attributes["href"]
    assert link == "/it/2026/48/#1.1"
