"""The concordance: every rule in every edition, what has moved, what is new, what nobody knows."""

import pytest
from django.test import Client

from rules.models import RuleVersion
from tests.web.pages import LANGUAGES, Element, get

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("library")]


def line(page: Element, slug: str) -> Element:
    return page.one("tr", id=slug)


def cells(page: Element, slug: str) -> list[str]:
    """What can be seen in the cells of a rule."""
    return [
        "".join(c.text for c in cell.all() if "hidden" not in c.classes and c.tag != "sup")
        for cell in line(page, slug).all("td")
    ]


def test_all_rules_stand_in_one_table_with_all_editions(client: Client) -> None:
    page = get(client, "/it/concordance/")
    assert page.one("thead").texts("th")[1:] == ["2026", "2024", "2022", "2019", "2017", "2015", "2013", "2011"]
    assert len(page.one("tbody").all("tr")) == RuleVersion.objects.values("rule").distinct().count() == 94


def test_every_number_is_a_link_to_the_rule_in_its_edition(client: Client) -> None:
    page = get(client, "/de/concordance/")
    links = {link.attributes["href"] for link in line(page, "prior-bet-chips").all("a")}
    assert {"/de/2026/48/", "/de/2024/46/", "/de/2013/44/"} <= links
    for cell in page.one("tbody").all("td"):
        assert cell.all("a") or cell.all(css="quiet")


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("it", "La 46 del 2024 è la 48 del 2026."),
        ("de", "Die 46 von 2024 ist 2026 die 48."),
        ("es", "La 46 de 2024 es la 48 de 2026."),
        ("en", "46 in 2024 is 48 in 2026."),
    ],
)
def test_a_rule_that_moved_says_so_in_a_sentence(client: Client, language: str, sentence: str) -> None:
    assert line(get(client, f"/{language}/concordance/"), "prior-bet-chips").texts("small") == [sentence]


def test_a_rule_whose_number_is_not_known_says_nothing_and_has_a_dash(client: Client) -> None:
    page = get(client, "/en/concordance/")
    row = line(page, "floor-decisions")
    assert row.texts("small") == []
    assert cells(page, "floor-decisions")[:3] == ["–", "1", "·"]
    assert "number not known" in row.all("td")[0].text


def test_moved_numbers_are_marked_with_a_word(client: Client) -> None:
    row = line(get(client, "/en/concordance/"), "prior-bet-chips")
    moved = [cell.one("a").text for cell in row.all("td") if cell.all("a", "moved")]
    assert moved == ["48", "46"]
    assert all("a different number from before" in cell.text for cell in row.all("td") if cell.all("a", "moved"))


def test_only_a_rule_that_the_edition_before_is_known_to_lack_is_new(client: Client) -> None:
    page = get(client, "/en/concordance/")
    new = [row.attributes["id"] for row in page.one("tbody").all("tr") if row.all("span", "new")]
    assert new == ["simultaneous-eliminations"]
    assert line(page, "simultaneous-eliminations").all("td")[0].text == "22 new"


def test_a_recommended_procedure_has_a_number_of_its_own_after_the_rules(client: Client) -> None:
    page = get(client, "/en/concordance/")
    assert cells(page, "big-blind-ante")[:3] == ["RP-11", "RP-11", "·"]
    assert [row.attributes["id"] for row in page.one("tbody").all("tr")].index("big-blind-ante") == 72 + 10


def test_derived_numbers_bear_a_star(client: Client) -> None:
    row = line(get(client, "/en/concordance/"), "cards-speak")
    assert row.texts("a")[-1] == "12*"


@pytest.mark.parametrize("language", LANGUAGES)
def test_titles_are_in_the_readers_language(client: Client, language: str) -> None:
    title = line(get(client, f"/{language}/concordance/"), "multiple-chips").one("th").one("a").text
    version = RuleVersion.objects.rewrite(False).get(edition__key="2026", rule__slug="multiple-chips")
    assert title == getattr(version, f"title_{language}")


def test_without_rules_it_says_so(client: Client, empty_library: None) -> None:
    assert "No rule is known." in get(client, "/en/concordance/").text
