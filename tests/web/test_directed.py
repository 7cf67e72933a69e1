"""Cases that the director decides: on the page of a rule, alone, in the finder, the quiz, the API and search."""

import pytest
from django.test import Client

from rules.languages import LANGUAGES, column
from rules.models import CaseOption, WorkedCase
from tests.web.pages import get

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("library")]

RULE, KEY = "calling-the-clock", "clock-at-once"
DECIDES = {
    "it": "Decide il direttore del torneo",
    "de": "Die Turnierleitung entscheidet",
    "es": "Decide el director del torneo",
    "en": "The director decides",
}


@pytest.fixture
def case() -> WorkedCase:
    return WorkedCase.objects.rewrite(False).get(rule__slug=RULE, key=KEY)


def words(case: WorkedCase, field: str, language: str) -> list[str]:
    return [getattr(option, column(field, language)) for option in case.options.order_by("position")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_of_a_rule_shows_the_options_with_their_conditions(client: Client, case: WorkedCase, language: str):
    told = get(client, f"/{language}/2026/31/").one("article", id=KEY)
    assert told.one("p", "headline").text == DECIDES[language]
    assert [line.one("b").text for line in told.one("ul", "readings").all("li")] == words(case, "condition", language)
    assert all(outcome in told.text for outcome in words(case, "outcome", language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_has_a_page_of_its_own_that_links_the_rules_its_options_rest_on(client: Client, language: str):
    page = get(client, f"/{language}/2026/31/{KEY}/")
    assert page.one("p", "headline").text == DECIDES[language]
    linked = [link.attributes["href"] for link in page.one("ul", "readings").all("a")]
    assert linked == [f"/{language}/2026/73/"]
    assert not page.all("figure")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_booklet_prints_the_options(client: Client, case: WorkedCase, language: str):
    assert words(case, "outcome", language)[0] in get(client, f"/{language}/2026/booklet/").text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_finder_leads_to_it_and_tells_what_happened(client: Client, case: WorkedCase, language: str):
    page = get(client, f"/{language}/find/conduct/clock/")
    assert getattr(case, column("situation", language)) in page.one("section", "for-example").text
    assert words(case, "condition", language)[0] in page.one("ul", "readings").text
    assert getattr(case, column("title", language)) in page.one("ul", "rests").text


def test_the_finder_has_nothing_to_show_for_a_case_that_was_deleted_here(client: Client, case: WorkedCase):
    case.delete()
    assert client.get("/it/find/conduct/clock/").status_code == 404


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_quiz_asks_what_follows_on_a_condition(client: Client, case: WorkedCase, language: str):
    page = get(client, f"/{language}/quiz/2026/{RULE}/{KEY}/option-2/")
    condition, outcomes = words(case, "condition", language)[1], words(case, "outcome", language)
    assert condition in page.one("figcaption").text
    assert page.one("div", "answers").texts("button") == outcomes
    assert not page.all("ul", "readings")


@pytest.mark.parametrize(("answer", "result"), [("option-2", "right"), ("option-1", "wrong")])
def test_an_answer_is_graded_and_all_options_are_shown(client: Client, answer: str, result: str):
    page = get(client, f"/it/quiz/2026/{RULE}/{KEY}/option-2/?answer={answer}")
    assert result in page.one("p", "result").classes
    assert len(page.one("ul", "readings").all("li")) == 3


def test_options_that_come_to_the_same_are_not_asked(client: Client, case: WorkedCase):
    CaseOption.objects.rewrite(False).filter(case=case).update(outcome_it="La mano vive.")
    assert client.get(f"/it/quiz/2026/{RULE}/{KEY}/option-2/").status_code == 404


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_api_gives_the_options_as_data(client: Client, case: WorkedCase, language: str):
    answer = client.get(f"/api/1/editions/2026/rules/{RULE}/cases/{KEY}?language={language}").json()
    assert (answer["origin"], answer["scenarios"]) == ("own", [])
    assert [option["condition"] for option in answer["options"]] == words(case, "condition", language)
    assert [(option["sure"], option["rule"]) for option in answer["options"]] == [
        ("agreed", None),
        ("agreed", None),
        ("agreed", "penalties"),
    ]


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("it", "il tempo chiamato subito"),
        ("de", "Kaum überlegt, schon die Clock"),
        ("en", "clock called at once"),
    ],
)
def test_search_finds_it_by_its_words(client: Client, language: str, question: str):
    found = get(client, f"/{language}/search/?q={question}")
    assert any(KEY in link.attributes["href"] for link in found.all("a"))


def test_search_finds_the_words_of_an_option(client: Client, case: WorkedCase):
    CaseOption.objects.rewrite(False).filter(case=case, position=1).update(outcome_it="Zanzibar.")
    from rules.finding.indexing import refresh_index

    refresh_index(())
    found = get(client, "/it/search/?q=zanzibar")
    assert any(KEY in link.attributes["href"] for link in found.all("a"))
    assert f"{words(case, 'condition', 'it')[0].split()[-1]}: Zanzibar." in found.text
