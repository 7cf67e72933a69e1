"""There is one current edition at every moment, and making another current is one step."""

import pytest
from django.contrib.admin.models import LogEntry
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.urls import reverse

from rules.models import Edition
from tests.admin.forms import address, errors_of, opened, send
from tests.web.pages import LANGUAGES

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("library")]


def current() -> list[str]:
    return list(Edition.objects.filter(current=True).values_list("key", flat=True))


def test_another_edition_is_made_current_in_one_step(admin_client: Client) -> None:
    assert send(admin_client, Edition.objects.get(key="2024"), current="on").status_code == 302
    assert current() == ["2024"]
    assert admin_client.get("/it/").context["concordance"].current == "2024"


def test_a_new_edition_is_current_from_its_first_moment(admin_client: Client) -> None:
    fields = {"key": "2028", "position": "90", "current": "on", "releases": "[]"}
    assert admin_client.post(reverse("admin:rules_edition_add"), fields).status_code == 302
    assert current() == ["2028"]


def test_both_editions_are_written_in_one_transaction(admin_client: Client) -> None:
    """The form saves inside a transaction of its own; so nobody sees a moment without a current edition."""
    with CaptureQueriesContext(connection) as seen:
        send(admin_client, Edition.objects.get(key="2024"), current="on")
    statements = [query["sql"].split()[0] for query in seen]
    first, last = (at for at, query in enumerate(seen) if query["sql"].startswith('UPDATE "rules_edition"'))
    assert "RELEASE" not in statements[first:last]
    assert "SAVEPOINT" in statements[:first]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_current_edition_is_not_left_without_a_successor(admin_client: Client, language: str) -> None:
    row = Edition.objects.get(key="2026")
    data = opened(admin_client, row)
    del data["current"]
    response = admin_client.post(address(row), data, headers={"accept-language": language})
    assert list(errors_of(response)) == ["current"]
    assert current() == ["2026"]
    assert ("Make another edition current" in response.content.decode()) == (language == "en")


def test_no_constraint_is_named_to_people(admin_client: Client) -> None:
    fields = {"key": "2026", "position": "1", "current": "on", "releases": "[]"}
    response = admin_client.post(reverse("admin:rules_edition_add"), fields)
    assert list(errors_of(response)) == ["key"]
    assert "one_current_edition" not in response.content.decode()


def test_the_current_edition_is_not_deleted(admin_client: Client) -> None:
    row = Edition.objects.create(key="2030", position=91, current=True)
    assert admin_client.post(reverse("admin:rules_edition_delete", args=[row.pk]), {"post": "yes"}).status_code == 403
    chosen = {"action": "delete_selected", "_selected_action": [row.pk], "post": "yes"}
    admin_client.post(reverse("admin:rules_edition_changelist"), chosen)
    assert current() == ["2030"]
    assert not LogEntry.objects.filter(action_flag=3).exists()
