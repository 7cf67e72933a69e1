"""Rows that no form lets in, written past the forms: no page that lists others fails on one of them."""

from collections.abc import Callable
from typing import Any

import pytest
from django.core.cache import cache
from django.db.models import Model, QuerySet
from django.template import Context, Template
from django.test import Client
from django.urls import NoReverseMatch

from rules.compare.checks.sisters import MissingPassages
from rules.models import Edition, Passage, Rule, RuleVersion, Scenario, Section, Term, Translation, WorkedCase
from rules.web.site.content_cache import forget
from tests.web.kinds import ADDRESSES, failures
from tests.web.pages import get

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("library")]


@pytest.fixture(autouse=True)
def _nothing_kept() -> None:
    forget()


def rows(model: type[Model], **where: Any) -> QuerySet[Any]:
    every = model.objects.rewrite(False) if hasattr(model.objects, "rewrite") else model.objects.all()
    return every.filter(**where)


def case() -> QuerySet[Any]:
    return rows(Passage, key="1.1", version__rule__slug="prior-bet-chips", version__edition__key="2026")


def scenario() -> QuerySet[Any]:
    return rows(Scenario, passage__in=case().values("pk"))


def own() -> QuerySet[Any]:
    return rows(WorkedCase, rule__slug="prior-bet-chips")


def term() -> QuerySet[Any]:
    return rows(Term, key="chip")


def page() -> QuerySet[Any]:
    return rows(Translation, version__rule__slug="prior-bet-chips")


def version() -> QuerySet[Any]:
    return rows(RuleVersion, rule__slug="overchip", edition__key="2026")


def neighbour() -> QuerySet[Any]:
    return rows(Passage, key="1.2", version__rule__slug="prior-bet-chips", version__edition__key="2026")


BAD: list[tuple[str, Callable[[], QuerySet[Any]], dict[str, list[Any]]]] = [
    ("term", term, {"words": [[], 7, "x", {"it": []}, {"it": {"forms": 5}}, {"it": {"forms": [1]}}],
                    "rules": [{}, 7, [7], ["no-such-rule"], [["x"]]], "key": ["a b", "ß/../x", ""]}),
    ("scenario", scenario, {"data": [[], 7, "x", {}, {"seats": 7}, {"kind": ["x"]}, {"ask": 7, "events": {}}],
                            "languages": [{}, 7, ["xx"], [["it"]]], "assumed": [{}, 7, ["nowhere"], [7]],
                            "letter": ["a/b", "<b>"], "variant": ["a/b"]}),
    ("own case", own, {"data": [[], 7, {}], "key": ["a/b", "1.1", "<b>"]}),
    ("page", page, {"layout": [{}, 7, [7], ["nowhere"], [["x"]]]}),
    ("case", case, {"key": ["a b", "1.1/../x", "<b>", "ß", "", "abc"], "kind": ["none", ""]}),
    ("neighbour", neighbour, {"key": ["a b", "1.1/../x", "ß", "abc"]}),
    ("version", version, {"number": ["a/b", "", "x" * 8, "４８"], "clause": ["/"]}),
    ("edition", lambda: rows(Edition, key="2013"), {"key": ["compare", "a b", "", "ß"],
                                                    "releases": [{}, 7, ["x"], [{"date": 7}]]}),
    ("rule", lambda: rows(Rule, slug="odd-chips"), {"slug": ["a b", "", "48", "ß"]}),
    ("section", lambda: rows(Section, slug="etiquette-and-penalties"), {"slug": ["<b>", ""]}),
]  # fmt: skip


QUICK = (
    "/it/",
    "/it/glossary/",
    "/it/quiz/",
    "/it/{edition}/{rule}/",
    "/it/{edition}/{rule}/{case}/",
    "/it/coverage/",
    "/it/compare/{slug}/",
    "/api/1/editions/{edition}/rules/{rule}",
    "/it/quiz/{edition}/{slug}/{case}/",
)
"""The pages that are opened for a further bad value of a field whose first one has been tried on every kind of page."""


@pytest.mark.parametrize(
    ("chosen", "field", "value", "addresses"),
    [
        pytest.param(chosen, field, value, QUICK if at else ADDRESSES, id=f"{name}-{field}-{value!r:.20}")
        for name, chosen, fields in BAD
        for field, values in fields.items()
        for at, value in enumerate(values)
    ],
)
def test_no_page_fails_on_a_bad_row(
    client: Client, chosen: Callable[[], Any], field: str, value: Any, addresses: tuple[str, ...]
) -> None:
    change(chosen, **{field: value})
    assert failures(client, addresses) == []


def change(chosen: Callable[[], Any], **values: Any) -> None:
    assert chosen().filter(pk=chosen()[0].pk).update(**values) == 1


NAMED: list[tuple[Callable[[], QuerySet[Any]], dict[str, Any], str, str]] = [
    (term, {"words": []}, "/en/glossary/", "“chip” cannot be shown as it is stored."),
    (version, {"number": "4/6"}, "/en/2026/", "“2026 4/6” cannot be shown as it is stored."),
    (lambda: rows(Edition, key="2013"), {"key": "compare"}, "/en/", "“compare” cannot be shown as it is stored."),
    (lambda: rows(Edition, key="2013"), {"key": "compare"}, "/en/concordance/", "“compare” cannot be shown"),
    (case, {"key": "<b>"}, "/en/2026/48/", "“48 <b>” cannot be shown as it is stored."),
    (scenario, {"assumed": {}}, "/en/2026/48/1.1/", "Enter a list of paths"),
]


@pytest.mark.parametrize(("chosen", "values", "address", "said"), NAMED)
def test_the_row_is_named_among_the_others_with_the_reason_and_logged(
    client: Client, caplog: pytest.LogCaptureFixture, chosen: Any, values: dict[str, Any], address: str, said: str
) -> None:
    before = get(client, address).text
    change(chosen, **values)
    page = get(client, address)
    assert said in page.text
    assert said not in before
    assert len(page.text) > len(before) * 0.8, "the others are there"
    assert caplog.records


def test_the_staff_are_led_to_the_form_that_mends_it(client: Client, admin_client: Client) -> None:
    change(term, words=[])
    page = get(client, "/en/glossary/").one(css="unshown")
    assert "Enter words by language and kind" in page.text
    assert admin_client.get(page.one("a").attributes["href"]).status_code == 200


@pytest.mark.parametrize("address", ["/en/audit/", "/en/coverage/"])
def test_a_check_that_fails_on_one_page_leaves_the_others(
    client: Client, monkeypatch: pytest.MonkeyPatch, address: str
) -> None:
    find = MissingPassages.find

    def fail(check: MissingPassages, page: Any) -> Any:
        if page.reading.own == "face-up-for-all-ins":
            raise KeyError(page)
        return find(check, page)

    cache.clear()
    monkeypatch.setattr(MissingPassages, "find", fail)
    page = get(client, address)
    assert "48" in page.text
    assert len(page.all(css="unshown")) == (1 if "audit" in address else 0)
    cache.clear()


def test_a_misspelt_name_of_a_page_is_still_an_error_of_ours() -> None:
    with pytest.raises(NoReverseMatch):
        Template('{% url "no-such-page" %}').render(Context())
    assert Template('{% url "contents" "it" "a b" %}').render(Context()) == ""
