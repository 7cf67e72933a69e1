"""A rule whose text is held in several editions: what is outdated, what stands side by side, what is elsewhere."""

import pytest
from django.test import Client

from rules.compare.coverage import State, coverage
from rules.web.wayfinding.not_found import find_help
from tests.web.pages import get

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("older_texts")]


def test_an_outdated_text_is_that_of_the_newest_older_edition() -> None:
    (german,) = (cell for cell in coverage() if (cell.edition, cell.language) == ("2026", "de"))
    held = {rule.slug: rule for rule in german.rules}
    assert (held["prior-bet-chips"].state, held["prior-bet-chips"].since) == (State.OUTDATED, "2024")


@pytest.mark.parametrize(
    ("query", "columns"),
    [
        ("", ["2026.it", "2026.es"]),
        ("a=2026.it", ["2026.it", "2026.es"]),
        ("a=2024.it", ["2024.it", "2024.de", "2024.es"]),
        ("a=2022.de", ["2022.de", "2026.it"]),
        ("a=2022.de&b=2024.de", ["2022.de", "2024.de"]),
    ],
)
def test_beside_a_text_stand_three_of_its_edition_or_the_next_one(
    client: Client, query: str, columns: list[str]
) -> None:
    page = client.get(f"/it/compare/prior-bet-chips/?{query}")
    assert [column.code for column in page.context["columns"]] == columns


@pytest.mark.parametrize(
    ("path", "editions"),
    [("/it/2026/48/9.9/", {"2024", "2022", "2019"}), ("/it/2024/46/9.9/", {"2026", "2022", "2019"})],
)
def test_other_editions_are_not_the_one_that_was_asked_for(path: str, editions: set[str]) -> None:
    asked = path.split("/")[2]
    found = {place.edition for place in find_help(path, "it").places}
    assert asked not in found
    assert editions <= found


def test_a_case_is_compared_over_the_editions_that_print_it(client: Client) -> None:
    page = get(client, "/it/compare/prior-bet-chips/?a=2024.it&b=2026.it")
    assert "1.1" in page.text
    assert page.all(css="missing") == []
