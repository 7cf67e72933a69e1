"""Two people at one row: the second save loses nothing that the first has saved."""

import re

import pytest
from django.db.models import Model
from django.test import Client

from rules.admin.merging import BASE
from rules.models import Edition, Passage, RuleVersion, Scenario, Section, Summary, Term, Translation, WorkedCase
from tests.admin.forms import address, errors_of, opened
from tests.web.pages import LANGUAGES, parse

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("library")]

TEXTS: list[tuple[type[Model], str]] = [
    (Edition, "note"), (Section, "title"), (RuleVersion, "title"), (Passage, "text"), (Summary, "text"),
    (Term, "name"), (Term, "means"), (WorkedCase, "title"), (WorkedCase, "situation"),
]  # fmt: skip


def row_of(model: type[Model]) -> Model:
    rows = model.objects.rewrite(False)
    if model is Passage:
        return rows.get(key="1.3", version__rule__slug="prior-bet-chips")
    return rows.order_by("pk")[0]


def column(row: Model, name: str) -> str:
    return type(row).objects.rewrite(False).values_list(name, flat=True).get(pk=row.pk) or ""


@pytest.mark.parametrize(("model", "field"), TEXTS)
def test_what_two_people_change_in_two_languages_is_kept(admin_client: Client, model: type[Model], field: str) -> None:
    row = row_of(model)
    first, second = opened(admin_client, row), opened(admin_client, row)
    assert admin_client.post(address(row), first | {f"{field}_it": "Parole nuove"}).status_code == 302
    assert admin_client.post(address(row), second | {f"{field}_es": "Nuevas palabras"}).status_code == 302
    assert "Parole nuove" in column(row, f"{field}_it")
    assert "Nuevas palabras" in column(row, f"{field}_es")


@pytest.mark.parametrize(("model", "field"), TEXTS)
def test_where_both_change_one_text_the_second_is_refused_and_sees_both(
    admin_client: Client, model: type[Model], field: str
) -> None:
    row, name = row_of(model), f"{field}_it"
    first, second = opened(admin_client, row), opened(admin_client, row)
    admin_client.post(address(row), first | {name: "La prima mano"})
    response = admin_client.post(address(row), second | {name: "La seconda mano"})
    assert list(errors_of(response)) == [name]
    assert "La prima mano" in str(errors_of(response)[name])
    assert "La seconda mano" in response.content.decode()
    assert "La prima mano" in column(row, name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_saving_again_after_having_seen_both_is_meant(admin_client: Client, language: str) -> None:
    row = row_of(Term)
    first, second = opened(admin_client, row), opened(admin_client, row)
    admin_client.post(address(row), first | {"means_de": "Das eine."})
    refused = admin_client.post(address(row), second | {"means_de": "Das andere."})
    page = parse(refused.content.decode())
    base = page.one("input", name=f"means_de{BASE}").attributes["value"]
    again = second | {"means_de": "Das andere.", f"means_de{BASE}": base}
    assert admin_client.post(address(row), again).status_code == 302
    assert column(row, "means_de") == "Das andere."


def test_another_fault_of_the_form_does_not_make_an_old_text_a_new_one(admin_client: Client) -> None:
    row = row_of(Term)
    first, second = opened(admin_client, row), opened(admin_client, row)
    admin_client.post(address(row), first | {"means_it": "Quello nuovo."})
    page = parse(admin_client.post(address(row), second | {"words": "[]"}).content.decode())
    bases = {box.attributes["name"]: box.attributes["value"] for box in page.all("input", type="hidden")
             if box.attributes.get("name", "").endswith(BASE)}  # fmt: skip
    assert admin_client.post(address(row), second | bases).status_code == 302
    assert column(row, "means_it") == "Quello nuovo."


def test_both_may_write_the_same(admin_client: Client) -> None:
    row = row_of(Section)
    first, second = opened(admin_client, row), opened(admin_client, row)
    for data in (first, second):
        assert admin_client.post(address(row), data | {"title_en": "The same"}).status_code == 302


def test_plain_data_and_credits_and_scenarios_are_merged_as_well(admin_client: Client) -> None:
    scenario = Scenario.objects.filter(passage__key="1.3", passage__version__rule__slug="prior-bet-chips")[0]
    page = Translation.objects.get(version__rule__slug="prior-bet-chips", language="it")
    term = row_of(Term)
    for row, one, other, value in (
        (term, "words", "rules", '{"it": {"forms": ["prova"]}}'),
        (page, "translator", "reviser", "Prova"),
        (row_of(Passage), "scenarios-0-letter", "scenarios-0-variant", "z"),
    ):
        first, second = opened(admin_client, row), opened(admin_client, row)
        assert admin_client.post(address(row), first | {one: value}).status_code == 302
        new = second | {other: "[]" if other == "rules" else "nota"}
        assert admin_client.post(address(row), new).status_code == 302
    term.refresh_from_db()
    page.refresh_from_db()
    scenario.refresh_from_db()
    assert (term.words, term.rules) == ({"it": {"forms": ["prova"]}}, [])
    assert (page.translator, page.reviser) == ("Prova", "nota")
    assert (scenario.letter, scenario.variant) == ("z", "nota")


def test_every_text_of_every_form_has_its_base(admin_client: Client) -> None:
    page = admin_client.get(address(row_of(Passage))).content.decode()
    texts = {*re.findall(r'<textarea name="([^"]+)"', page)} - {"scenarios-__prefix__-data"}
    assert {f"text_{language}" for language in LANGUAGES} < texts
    assert {f"{name}{BASE}" for name in texts if "__prefix__" not in name} <= {*re.findall(r'name="([^"]+)"', page)}


def test_a_request_without_a_base_is_taken_as_made_on_what_stands(admin_client: Client) -> None:
    row = row_of(Section)
    data = {name: text for name, text in opened(admin_client, row).items() if not name.endswith(BASE)}
    assert admin_client.post(address(row), data | {"title_it": "Altro"}).status_code == 302
    assert column(row, "title_it") == "Altro"
