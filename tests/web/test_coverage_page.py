"""Coverage: editions by languages, what is complete, incomplete, outdated, missing, assumed."""

import pytest
from django.test import Client

from rules.models import Passage
from tests.web.pages import Element, get

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("library")]


def cell(page: Element, edition: str, language: str) -> list[str]:
    """What is said of an edition in a language."""
    row = next(row for row in page.one("tbody").all("tr") if row.one("th").text == edition)
    return row.all("td")[("it", "de", "es").index(language)].texts("li")


@pytest.mark.parametrize(
    ("edition", "language", "lines"),
    [
        ("2026", "it", ["incomplete: 1 – 48 what is missing", "outdated: 2 – 16 (2024), 45 (2024)", "missing: 91"]),
        ("2026", "es", ["complete: 1 – 48", "missing: 93"]),
        ("2024", "de", ["complete: 1 – 45", "missing: 92", "edition assumed: 1 – 45"]),
        ("2011", "es", ["missing: 17"]),
    ],
)
def test_a_cell_says_what_is_held(client: Client, edition: str, language: str, lines: list[str]) -> None:
    assert cell(get(client, "/en/coverage/"), edition, language) == lines


def test_editions_are_rows_and_languages_columns(client: Client) -> None:
    page = get(client, "/it/coverage/")
    assert page.one("thead").texts("th")[1:] == ["Italiano", "Deutsch", "Español"]
    assert [row.one("th").text for row in page.one("tbody").all("tr")][:2] == ["2026", "2024"]


def test_what_is_held_is_linked_in_its_language_and_what_is_missing_to_the_audit(client: Client) -> None:
    links = {link.attributes["href"] for link in get(client, "/de/coverage/").one("tbody").all("a")}
    assert {"/de/2026/48/?texts=es", "/de/2024/45/?texts=it", "/de/audit/?edition=2026&language=it"} <= links


@pytest.mark.parametrize(
    ("language", "word"), [("it", "completi: 1 – 48"), ("de", "vollständig: 1 – 48"), ("es", "completos: 1 – 48")]
)
def test_states_are_said_in_the_readers_language(client: Client, language: str, word: str) -> None:
    assert word in cell(get(client, f"/{language}/coverage/"), "2026", "es")


def test_a_text_is_complete_only_when_every_case_is_judged_or_cannot_be_computed(client: Client) -> None:
    case = Passage.objects.get(version__edition__key="2024", version__number="45", key="1-A")
    case.scenarios.all().delete()
    page = get(client, "/en/coverage/")
    assert cell(page, "2024", "de")[0] == "cases not judged: 1 – 45 which cases"
    assert cell(page, "2026", "es")[0] == "complete: 1 – 48"
    Passage.objects.filter(pk=case.pk).update(not_computable=True)
    assert cell(get(client, "/en/coverage/"), "2024", "de")[0] == "complete: 1 – 45"


def test_a_text_with_other_figures_than_the_scenario_is_not_complete(client: Client) -> None:
    case = Passage.objects.rewrite(False).get(version__edition__key="2024", version__number="45", key="1-A")
    Passage.objects.filter(pk=case.pk).update(text_de=case.text_de.replace("zwei 1.000er", "zwei 5.000er"))
    page = get(client, "/en/coverage/")
    assert cell(page, "2024", "de")[0] == "cases not judged: 1 – 45 which cases"
    assert "complete: 2" in cell(page, "2024", "it")[0]


def test_what_is_missing_is_found_in_the_contents_of_the_edition(client: Client) -> None:
    page = get(client, "/en/coverage/").one("tbody")
    assert {link.attributes["href"] for link in page.all("a") if link.text == "93"} == {"/en/2026/", "/en/2024/"}
