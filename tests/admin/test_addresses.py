"""What becomes a part of an address is held to the pattern of the address where it is entered."""

import re

import pytest
from django.apps import apps
from django.core.exceptions import ValidationError
from django.db.models import Model
from django.test import Client
from django.urls import reverse

from rules.models import Edition, Passage, Rule, RuleVersion, Scenario, Section, Term, WorkedCase
from rules.web.site.addresses import CONVERTERS

pytestmark = pytest.mark.django_db

BAD = [
    (Edition, "key", ["compare", "2O28", "20280", "２０２８", "2028\n", "it"]),
    (Rule, "slug", ["48", "a", "odd_chips", "Odd-Chips", "booklet", "odd--chips", "odd-", "ß-rule", "rp-11"]),
    (Section, "slug", ["A", "a b", "a_b", "-"]),
    (RuleVersion, "number", ["048", "48a", "48 ", "1000", "RP11", "RP-111", "<b>", "４８"]),
    (RuleVersion, "clause", ["a", "AA", "/", "A.x"]),
    (Term, "key", ["Chip", "a b", "a_b", "chip/", "ß"]),
    (Passage, "key", ["a b", "1.1/../x", "<b>", "ß", ".", "-1", "1.1\n"]),
    (WorkedCase, "key", ["1.1", "case", "Case-one", "case-one\n"]),
    (Scenario, "letter", ["a/b", "ß", " ", "a b"]),
    (Scenario, "variant", ["last chips", "Last-chips", "1"]),
]


@pytest.mark.parametrize(("model", "field", "value"), [(m, f, value) for m, f, values in BAD for value in values])
def test_what_no_address_can_hold_is_refused_where_it_is_entered(model: type[Model], field: str, value: str) -> None:
    with pytest.raises(ValidationError) as refusal:
        model(**{field: value}).full_clean()
    assert field in refusal.value.message_dict


def test_the_admin_says_so_in_a_sentence(admin_client: Client) -> None:
    response = admin_client.post(reverse("admin:rules_edition_add"), {"key": "compare", "position": 9, "releases": ""})
    assert "An edition is named by its year in four figures, such as 2024." in response.content.decode()
    assert not Edition.objects.filter(key="compare").exists()


def test_a_printed_case_begins_with_a_figure() -> None:
    with pytest.raises(ValidationError) as refusal:
        Passage(key="short-all-in", kind=Passage.Kind.CASE).full_clean()
    assert "kind" in refusal.value.message_dict
    Passage(key="heading", kind=Passage.Kind.HEADING).clean()


@pytest.mark.usefixtures("library")
@pytest.mark.parametrize("name", ["edition", "section", "rule", "ruleversion", "translation", "passage", "scenario",
                                  "term", "summary", "workedcase"])  # fmt: skip
def test_all_that_is_shipped_is_sound(name: str) -> None:
    model = apps.get_model("rules", name)
    rows = model.objects.rewrite(False) if hasattr(model.objects, "rewrite") else model.objects.all()
    for row in rows:
        row.full_clean(validate_unique=False)


@pytest.mark.usefixtures("library")
def test_all_that_is_shipped_fits_the_addresses_of_pages() -> None:
    def fits(converter: str, value: str) -> bool:
        return re.fullmatch(CONVERTERS[converter].regex, value) is not None

    assert all(fits("rule", slug) for slug in Rule.objects.values_list("slug", flat=True))
    assert all(fits("case", key) for key in Passage.objects.values_list("key", flat=True))
    assert all(fits("edition", key) for key in Edition.objects.values_list("key", flat=True))
