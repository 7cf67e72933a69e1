"""Our summary and our worked cases on the page of a rule, and the page of one of them."""

import pytest
from django.test import Client
from django.utils.translation import override

from rules.models import Edition, Rule, Summary, WorkedCase
from rules.web.site.citations import Links
from rules.web.site.concordance import read_concordance
from rules.web.text.markdown import our_words
from tests.web.pages import LANGUAGES, get

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("library")]

DATA = {
    "blinds": [50, 100],
    "street": "flop",
    "seats": [{"name": "A"}, {"name": "B"}],
    "events": [{"player": "A", "does": "bet", "to": 300}, {"player": "B", "does": "push", "chips": "1x1000"}],
}
RULE = "tabling-cards"


@pytest.fixture(autouse=True)
def ours() -> WorkedCase:
    rule = Rule.objects.get(slug=RULE)
    texts = {f"text_{code}": f"Summary in {code}, see [[odd-chips]]." for code in LANGUAGES}
    Summary.objects.update_or_create(rule=rule, defaults=texts)
    words = {
        f"{field}_{code}": f"{field} in {code}: 1.200 <b>chips</b>"
        for field in ("title", "situation", "ruling", "remark")
        for code in LANGUAGES
    }
    first = Edition.objects.get(key="2024")
    return WorkedCase.objects.create(rule=rule, key="one-silent-chip", position=1, first=first, data=DATA, **words)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_without_a_text_shows_our_summary_and_our_cases_with_a_live_verdict(client: Client, language: str):
    page = get(client, f"/{language}/2026/14/")
    summary = page.one("section", "summary")
    assert f"Summary in {language}" in summary.text
    assert [link.attributes["href"] for link in summary.all("a")] == [f"/{language}/2026/21/"]
    case = page.one("article", id="one-silent-chip")
    assert "300" in case.one("p", "headline").text
    assert f"situation in {language}" in case.text
    assert f"ruling in {language}" in case.one("blockquote").text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_worked_case_has_a_page_of_its_own(client: Client, language: str):
    page = get(client, f"/{language}/2026/14/one-silent-chip/")
    assert f"title in {language}" in page.one("h1").text
    assert "300" in page.one("p", "headline").text
    assert page.one("section", "told").text.count(f"in {language}") == 3


def test_markup_in_our_words_is_cleaned_and_figures_are_kept_whole(client: Client):
    case = get(client, "/it/2026/14/one-silent-chip/").one("section", "told")
    assert not case.all("b")
    assert "1.200" in case.texts("span", translate="no")


@pytest.mark.parametrize(
    ("first", "last", "shown"), [("2024", None, [2024, 2026]), ("2019", "2022", [2019, 2022]), ("2026", None, [2026])]
)
def test_a_case_is_told_for_its_editions_only(
    client: Client, ours: WorkedCase, first: str, last: str | None, shown: list[int]
):
    ours.first = Edition.objects.get(key=first)
    ours.last = Edition.objects.get(key=last) if last else None
    ours.save()
    addresses = {year: f"/it/{year}/{RULE}/one-silent-chip/" for year in (2017, 2019, 2022, 2024, 2026)}
    assert [year for year, at in addresses.items() if client.get(at, follow=True).status_code == 200] == shown


@pytest.mark.parametrize(
    ("edition", "slug", "name"),
    [
        ("2024", "odd-chips", "regola 20"),
        ("2024", "big-blind-ante", "RP-11"),
        ("2026", "floor-decisions", "Decisioni del floor"),
        ("2022", "big-blind-ante", "Forme di ante e big blind ante"),
    ],
)
def test_a_rule_is_named_by_its_number_a_procedure_as_it_stands_and_one_without_a_number_by_its_title(
    edition: str, slug: str, name: str
):
    with override("it"):
        words = our_words(f"vedi [[{slug}]]", Links(read_concordance("it"), edition, "it"))
    assert f">{name}</a>" in words
