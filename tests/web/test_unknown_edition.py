"""An edition that the engine does not know: there is no verdict under it, and every page says so."""

import pytest
from django.test import Client
from django.urls import reverse

from rules.admin.fields import headline
from rules.compare.loading import judged_under, load_pages
from rules.engine.comparing import judge_under_every_edition
from rules.engine.judging import judge
from rules.engine.problems import ScenarioRefused
from rules.engine.reading import in_edition, read_scenario
from rules.models import Edition, Passage, Rule, RuleVersion, Scenario, Translation, WorkedCase
from tests.web.kinds import ADDRESSES, failures
from tests.web.pages import get

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("library")]

NO_VERDICT = "There is no verdict under the edition “2028”: its numbering is not established."


@pytest.fixture(autouse=True)
def passage() -> Passage:
    """Case 1.1 of a rule in the edition 2028, with a scenario."""
    rule = Rule.objects.get(slug="prior-bet-chips")
    edition = Edition.objects.create(key="2028", position=90, current=True)
    version = RuleVersion.objects.create(edition=edition, rule=rule, number="50", position=1)
    text = "Caso 1.1: 25-50. BTN rilancia a 600; BB mette un gettone da 1000: call."
    case = Passage.objects.create(version=version, key="1.1", kind="case", position=1, text_it=text)
    Translation.objects.create(version=version, language="it", page=text, layout=["1.1"])
    Scenario.objects.create(passage=case, data=stored())
    return case


def stored() -> dict:
    return Scenario.objects.filter(passage__key="1.1", passage__version__edition__key="2026")[0].data


@pytest.mark.parametrize("address", ADDRESSES)
def test_no_page_fails(client: Client, address: str) -> None:
    assert failures(client, (address,), edition="2028", rule="50") == []
    assert failures(client, (address,)) == []


@pytest.mark.parametrize("address", ["/en/2028/50/", "/en/2028/50/1.1/"])
def test_a_page_with_the_case_says_that_there_is_no_verdict(client: Client, address: str) -> None:
    assert NO_VERDICT in get(client, address).text


def test_our_own_case_has_no_verdict_either(client: Client) -> None:
    own = WorkedCase.objects.filter(rule__slug="prior-bet-chips", last=None)[0]
    assert NO_VERDICT in get(client, f"/en/2028/50/{own.key}/").text


def test_the_api_says_it_in_a_code_and_a_sentence(client: Client) -> None:
    told = client.get("/api/1/editions/2028/rules/50/cases/1.1", headers={"accept-language": "en"}).json()
    problem = told["scenarios"][0]["problems"][0]
    assert (problem["code"], problem["message"]) == ("numbering-not-established", NO_VERDICT)


def test_the_form_of_the_passage_opens_and_says_it(admin_client: Client, passage: Passage) -> None:
    page = admin_client.get(reverse("admin:rules_passage_change", args=[passage.pk]))
    assert (page.status_code, NO_VERDICT in page.content.decode()) == (200, True)
    assert headline(stored(), "2028") == NO_VERDICT


def test_the_checks_look_at_the_text_without_a_verdict() -> None:
    (page,) = load_pages("2028")
    assert page.cases == {}
    (case, *_) = load_pages("2026", "prior-bet-chips")[0].cases["1.1"]
    assert judged_under("2028", [case]) == ()


def test_the_engine_refuses_it_at_its_door() -> None:
    scenario = in_edition(read_scenario(stored()), "2028")
    for door in (judge, judge_under_every_edition):
        with pytest.raises(ScenarioRefused) as refusal:
            door(scenario)
        assert [problem.code for problem in refusal.value.problems] == ["numbering-not-established"]
