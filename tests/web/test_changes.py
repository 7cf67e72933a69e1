"""What the current edition changed, reckoned from the concordance."""

import pytest
from django.test import Client

from rules.web.reading.changes import changes
from rules.web.site.concordance import read_concordance
from tests.web.pages import LANGUAGES, get

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("library")]


def test_the_numbers_of_2024_have_moved_in_two_runs() -> None:
    found = changes(read_concordance("it"), "2026")
    assert found is not None
    told = [(run.first.number, run.last.number, run.first_now.number, run.last_now.number) for run in found.moved]
    assert told == [("12", "20", "13", "21"), ("21", "71", "23", "73")]
    assert [place.slug for place in found.new] == ["simultaneous-eliminations"]
    assert len(found.unknown) == 11
    assert found.before == "2024"


def test_an_edition_that_moved_nothing_says_so() -> None:
    found = changes(read_concordance("it"), "2022")
    assert found is not None
    assert found.moved == ()


@pytest.mark.parametrize("edition", ["2011", "1999"])
def test_the_oldest_edition_and_one_that_is_not_known_have_changed_nothing(edition: str) -> None:
    assert changes(read_concordance("it"), edition) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_home_page_tells_what_has_moved_what_is_new_and_where_one_goes_on(client: Client, language: str) -> None:
    page = get(client, f"/{language}/")
    assert [cell.text for cell in page.one("table", "moves").all("td")] == ["12–20", "13–21", "21–71", "23–73"]
    links = {link.attributes["href"] for link in page.one("main").all("a")}
    wanted = ("2026/22/", "find/", "quiz/", "what-if/", "glossary/")
    assert {f"/{language}/{address}" for address in wanted} <= links
    assert any(link.startswith(f"/{language}/2026/#") for link in links)
