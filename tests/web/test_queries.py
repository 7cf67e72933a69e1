"""Pages cost the same number of queries however much is on them, and read no field without its language."""

from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import Any

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from modeltranslation.fields import TranslationFieldDescriptor

from rules.models import Passage, RuleVersion, Scenario, Term, Translation, WorkedCase
from rules.web.site import content_cache
from tests.web.pages import LANGUAGES


@pytest.fixture(autouse=True)
def _nothing_kept() -> None:
    """What a page costs is counted as for the first reader after a change."""
    content_cache.forget()


pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("library")]

AssertQueries = Callable[[int], AbstractContextManager[CaptureQueriesContext]]
# One of them is the look at the stamp of the content.
COSTS = [
    ("/{}/", 10),
    ("/{}/2026/", 7),
    ("/{}/2026/48/", 10),
    ("/{}/2026/48/?texts=it,de,es", 10),
    ("/{}/2026/48/1.1/", 9),
    ("/{}/2026/46/", 13),
    ("/{}/2013/48/", 4),
    ("/{}/what-if/", 1),
    ("/{}/what-if/?s=1~2026~25-50~SB_BB.o2x25_BTN~2to600_0fold_1push1x1000", 3),
    ("/{}/what-if/?told=50/100,+utg+300,+il+bottone+butta+due+da+500+e+non+parla", 3),
    ("/{}/find/", 1),
    ("/{}/find/facing/words/", 1),
    ("/{}/find/facing/one-chip/left/", 6),
    ("/{}/find/deal/button/", 5),
    ("/{}/find/conduct/clock/", 7),
    ("/{}/2026/31/", 14),
    ("/{}/2026/31/clock-at-once/", 8),
    ("/{}/quiz/2026/calling-the-clock/clock-at-once/option-1/", 7),
    ("/{}/quiz/", 8),
    ("/{}/quiz/2026/prior-bet-chips/1.1/", 7),
    ("/{}/quiz/2026/prior-bet-chips/1.1/?answer=call&v=3", 7),
    ("/{}/quiz/2026/prior-bet-chips/1.1/?on=prior-bet-chips", 8),
    ("/{}/card/?s=1~2026~25-50~SB_BB.o2x25_BTN~2to600_0fold_1push1x1000", 1),
    ("/{}/audit/", 9),
    ("/{}/audit/?language=it&severity=error", 9),
    ("/{}/concordance/", 3),
    ("/{}/coverage/", 11),
    ("/{}/glossary/", 4),
    ("/{}/glossary/?q=gettone", 4),
    ("/{}/compare/prior-bet-chips/", 8),
    ("/{}/compare/prior-bet-chips/?a=2026.it&b=2026.es", 8),
    ("/{}/search/", 3),
    ("/{}/search/?q=gettone", 9),
    ("/{}/search/?q=una+ficha+sola", 10),
    ("/{}/search/?q=raize", 6),
    ("/{}/search/?q=50/100,+utg+300,+il+bottone+butta+due+da+500+e+non+parla", 9),
    ("/{}/api/", 1),
]


def grow() -> None:
    """Twenty more cases on one rule, its text in every language, and twenty terms of it."""
    version = RuleVersion.objects.rewrite(False).get(edition__key="2026", number="48")
    data = Scenario.objects.filter(passage__version=version)[0].data
    for number in range(6, 26):
        texts = {f"text_{language}": f"{number}: x" for language in LANGUAGES}
        passage = Passage(version=version, key=str(number), kind="case", position=100 + number, **texts)
        passage.save()
        for position in range(3):
            Scenario.objects.create(passage=passage, position=position, data=data)
        words = {f"{field}_{language}": "x" for field in ("title", "situation", "ruling") for language in LANGUAGES}
        WorkedCase.objects.create(
            rule=version.rule, key=f"case-{number}", position=number, first=version.edition, data=data, **words
        )
        names = {f"name_{language}": f"gettone {number}" for language in LANGUAGES}
        Term.objects.create(key=f"chip-{number}", position=500, rules=["overchip", "odd-chips"], **names)
    for language in ("de", "en"):
        Translation.objects.create(version=version, language=language, page="x")
    Passage.objects.rewrite(False).filter(version=version).update(text_de="x", text_en="y")


@pytest.mark.parametrize(("address", "queries"), COSTS)
def test_a_page_costs_as_many_queries_as_it_has_to(
    client: Client, django_assert_num_queries: AssertQueries, address: str, queries: int
) -> None:
    with django_assert_num_queries(queries):
        client.get(address.format("it"))


@pytest.mark.parametrize(("address", "queries"), COSTS)
def test_a_grown_rule_costs_no_more(
    client: Client, django_assert_num_queries: AssertQueries, address: str, queries: int
) -> None:
    grow()
    with django_assert_num_queries(queries):
        client.get(address.format("it"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("address", "_"), COSTS)
def test_no_translated_field_is_read_without_its_language(
    client: Client, monkeypatch: pytest.MonkeyPatch, address: str, language: str, _: int
) -> None:
    def refuse(descriptor: Any, instance: Any, owner: Any) -> Any:
        assert instance is None, f"{descriptor.field} is read without a language"
        return descriptor

    monkeypatch.setattr(TranslationFieldDescriptor, "__get__", refuse)
    assert client.get(address.format(language)).status_code == (404 if "/2013/48/" in address else 200)


def test_no_page_writes(client: Client) -> None:
    with CaptureQueriesContext(connection) as seen:
        for address, _ in COSTS:
            client.get(address.format("de"))
    assert [query["sql"] for query in seen if not query["sql"].startswith("SELECT")] == []
