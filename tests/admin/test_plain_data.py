"""Plain data is checked by its shape, also where it is empty or no database could hold it."""

import json
from typing import Any

import pytest
from django.core.exceptions import ValidationError
from django.db.models import Model
from django.test import Client

from rules.models import Edition, Passage, Scenario, Term, Translation, WorkedCase
from rules.models.shapes import DEEPEST, SHAPES, PlainDataField
from tests.admin.forms import errors_of, send

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("library")]

MODELS: tuple[type[Model], ...] = (Edition, Term, Scenario, Translation, WorkedCase)
FIELDS = [(model, field.name) for model in MODELS for field in model._meta.fields if isinstance(field, PlainDataField)]
EMPTY: dict[str, Any] = {"words": {}, "printed": {}}


@pytest.mark.parametrize(("model", "name"), FIELDS)
@pytest.mark.parametrize("value", [[], {}, "", 0, False, None])
def test_an_empty_value_is_of_the_right_shape_or_refused(model: type[Model], name: str, value: Any) -> None:
    right = name in SHAPES and value == EMPTY.get(name, []) and type(value) is type(EMPTY.get(name, []))
    right = right or (model is WorkedCase and value is None)  # The director decides it.
    with pytest.raises(ValidationError) as refusal:
        model(**{name: value}).full_clean()
    assert (name not in refusal.value.message_dict) == right


def test_a_case_with_a_ruling_keeps_its_scenario() -> None:
    case = WorkedCase.objects.rewrite(False).filter(data__isnull=False)[0]
    case.data = None
    with pytest.raises(ValidationError) as refusal:
        case.full_clean()
    assert set(refusal.value.message_dict) == {"data"}


def test_every_field_of_plain_data_is_checked() -> None:
    assert {name for _, name in FIELDS} == {*SHAPES, "data"}


@pytest.mark.parametrize(("field", "value"), [("words", "[]"), ("rules", "{}"), ("words", "0"), ("rules", '""')])
def test_the_form_of_a_term_refuses_an_empty_value_of_the_wrong_shape(
    admin_client: Client, field: str, value: str
) -> None:
    assert list(errors_of(send(admin_client, Term.objects.get(key="chip"), **{field: value}))) == [field]


def test_a_term_names_rules_that_exist(admin_client: Client) -> None:
    response = send(admin_client, Term.objects.get(key="chip"), rules='["overchip", "no-such-rule", "nor-this"]')
    assert errors_of(response) == {"rules": ["There are no rules “no-such-rule, nor-this”."]}


@pytest.mark.parametrize("path", ["events[9].chips", "nowhere", "events[0].chips.x", "", "events[2].chips; x"])
def test_an_assumed_figure_is_one_of_the_scenario(admin_client: Client, path: str) -> None:
    scenario = Scenario.objects.exclude(assumed=[])[0]
    at = list(scenario.passage.scenarios.all()).index(scenario)
    response = send(admin_client, passage(scenario), **{f"scenarios-{at}-assumed": json.dumps([path])})
    assert list(errors_of(response)) == ["assumed"]


@pytest.mark.parametrize(
    "text",
    ['{"it": {"forms": ["\\u0000"]}}', '{"it": {"forms": ["\\ud800"]}}', '{"it": NaN}', '{"it": 1e999}',
     "9" * 5000, "[" * 100_000, "[" * (DEEPEST + 2) + "]" * (DEEPEST + 2), '{"\\u0007": {}}'],
    ids=["NUL", "half a character", "NaN", "infinite", "digits", "brackets", "deep", "key"],
)  # fmt: skip
def test_data_that_nothing_can_hold_is_refused_in_the_form(admin_client: Client, text: str) -> None:
    assert list(errors_of(send(admin_client, Term.objects.get(key="chip"), words=text))) == ["words"]


def passage(scenario: Scenario) -> Passage:
    return Passage.objects.rewrite(False).get(pk=scenario.passage_id)
