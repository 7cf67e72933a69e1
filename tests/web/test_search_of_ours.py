"""Our summaries and worked cases among what is found: plainly ours, and never in front of what is printed."""

import pytest
from django.test import Client

from tests.web.pages import get
from tests.web.test_search import search

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("library")]


@pytest.mark.parametrize(
    ("language", "label", "title"),
    [
        ("it", "nostro caso:", "Un gettone da 1.000 prima del flop"),
        ("de", "unser Beispiel:", "Ein 1.000er vor dem Flop"),
        ("es", "nuestro caso:", "Una ficha de 1000 antes del flop"),
        ("en", "our case:", "A 1,000 chip before the flop"),
    ],
)
def test_a_case_of_ours_is_shown_as_ours_and_leads_to_its_page(
    client: Client, language: str, label: str, title: str
) -> None:
    page = search(client, language, title)
    address = f"/{language}/2026/46/single-chip-no-words/"
    hit = page.one("a", "own", href=address)
    assert hit.one("b").text == f"{label} {title}"
    assert hit.one("b").one("span", lang=language).texts("mark")
    assert (hit.one("abbr").text, hit.one("span", "said").language) == (language.upper(), language)
    assert hit.all("span", "printed") == []
    assert get(client, address).one("h1").text.endswith(title)


def test_our_summary_is_shown_as_ours_and_leads_to_its_place_on_the_page(client: Client) -> None:
    summary = search(client, "it", "ultimo gettone dello stack").one("a", "own", href="/it/2026/46/#summary")
    assert summary.one("b").text == "riassunto nostro"
    assert {"ultimo", "gettone", "stack"} <= set(summary.texts("mark"))
    assert get(client, "/it/2026/46/").one(id="summary")


def test_rules_in_our_words_are_named_by_their_number(client: Client) -> None:
    summary = search(client, "de", "Hürde").one("a", "own", href="/de/2026/42/#summary")
    assert "siehe Regel 45." in summary.one("span", "said").text


def test_one_word_of_ours_is_shown_for_a_rule_and_the_others_are_named(client: Client) -> None:
    rule = search(client, "it", "gettone").all("ol", "results")[0].all("li")[0]
    assert len(rule.all("a", "own")) == 1
    named = rule.all("p", "more")[-1]
    assert named.text.startswith("Di nostro anche: Un gettone da 1.000 prima del flop · ")
    assert {link.all("span")[0].language for link in named.all("a")} == {"it"}


def test_passages_and_words_of_ours_are_counted(client: Client) -> None:
    page = search(client, "de", "Hürde")
    rules = page.one("ol", "results").all("h3")
    passages = [*page.all("a", "passage"), *(link for more in page.all("p", "more") for link in more.all("a"))]
    printed, ours = 4, len(passages) - 4
    expected = f"{len(rules)} Regeln, {printed} Stellen, {ours} in unseren Worten"
    assert page.one("h2", id="results").text == expected
