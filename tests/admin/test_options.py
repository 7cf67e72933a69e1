"""The options of a case that the director decides, edited by staff."""

import pytest
from django.test import Client

from rules.models import CaseOption, WorkedCase
from tests.admin.forms import errors_of, opened, send
from tests.web.pages import get

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("library")]


@pytest.fixture
def case() -> WorkedCase:
    return WorkedCase.objects.rewrite(False).get(rule__slug="calling-the-clock", key="clock-at-once")


def test_a_case_without_a_scenario_is_saved_as_it_is(admin_client: Client, case: WorkedCase) -> None:
    assert errors_of(send(admin_client, case)) == {}
    case.refresh_from_db()
    assert case.data is None
    assert case.options.count() == 3


def test_an_option_that_was_edited_is_shown_and_found(admin_client: Client, case: WorkedCase) -> None:
    assert errors_of(send(admin_client, case, **{"options-0-outcome_it": "Zanzibar."})) == {}
    assert "Zanzibar." in get(admin_client, "/it/2026/31/clock-at-once/").one("ul", "readings").text
    found = get(admin_client, "/it/search/?q=zanzibar")
    assert any("clock-at-once" in link.attributes["href"] for link in found.all("a"))


def test_an_option_can_be_taken_away(admin_client: Client, case: WorkedCase) -> None:
    assert "options-2-id" in opened(admin_client, case)
    assert errors_of(send(admin_client, case, **{"options-2-DELETE": "on"})) == {}
    assert CaseOption.objects.filter(case=case).count() == 2


def test_a_worked_case_cannot_lose_its_scenario_and_keep_its_ruling(admin_client: Client) -> None:
    case = WorkedCase.objects.rewrite(False).filter(data__isnull=False)[0]
    assert set(errors_of(send(admin_client, case, data=""))) == {"data"}
