"""A site that was migrated and has no library yet."""

import pytest
from django.test import Client

from rules.models import Edition
from tests.web.kinds import ADDRESSES, failures
from tests.web.pages import LANGUAGES

pytestmark = pytest.mark.usefixtures("empty_library")


@pytest.mark.parametrize("address", ADDRESSES)
def test_no_page_fails_without_content(client: Client, address: str) -> None:
    assert failures(client, (address,)) == []


@pytest.mark.parametrize("address", ADDRESSES)
def test_no_page_fails_with_an_edition_and_nothing_else(client: Client, address: str) -> None:
    Edition.objects.create(key="2026", position=1, current=True)
    assert failures(client, (address,)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_quiz_opens_without_questions(client: Client, language: str) -> None:
    assert client.get(f"/{language}/quiz/").status_code == 200
