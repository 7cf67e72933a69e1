"""The booklet: every rule that there is something to say of, every case open with verdict and reason."""

import pytest
from django.test import Client

from rules.models import Passage, WorkedCase
from tests.web.pages import LANGUAGES, get

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("library")]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", ["2024", "2026"])
def test_every_case_of_an_edition_is_open_with_its_verdict(client: Client, language: str, edition: str) -> None:
    page = get(client, f"/{language}/{edition}/booklet/")
    cases = page.all("article", "case")
    printed = Passage.objects.filter(version__edition__key=edition, kind="case").count()
    assert len(cases) - len(page.all("article", "ours")) == printed
    assert len(page.all("article", "ours")) > 100
    assert all(case.all("p", "headline") for case in cases)
    assert not page.one("main").all("details")


def test_the_booklet_names_edition_date_and_address(client: Client) -> None:
    text = get(client, "/it/2026/booklet/").one("main").text
    assert "TDA 2026" in text
    assert "http://testserver/it/2026/booklet/" in text


def test_an_edition_of_which_only_numbers_are_known_says_so(client: Client) -> None:
    WorkedCase.objects.all().delete()
    page = get(client, "/en/2015/booklet/")
    assert page.all("section", "leaf") or "only numbers and titles" in page.one("main").text


def test_there_is_no_booklet_of_an_edition_that_there_never_was(client: Client) -> None:
    assert client.get("/it/2016/booklet/").status_code == 404
