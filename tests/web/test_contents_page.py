"""The contents of an edition."""

import pytest
from django.test import Client

from tests.web.pages import LANGUAGES, get

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("library")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_contents_begin_with_the_first_rule_and_the_legend_stands_below(client: Client, language: str) -> None:
    lists = get(client, f"/{language}/2026/").one("main").all("ul")
    assert "list" in lists[0].classes
    assert "legend" in lists[-1].classes
