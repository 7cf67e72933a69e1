"""Content is read once while it is unchanged; a verdict is computed for every page all the same."""

from typing import Any

import pytest
from django.db import transaction
from django.test import Client
from django.utils.translation import override

from rules.models import Passage, RuleVersion, Scenario
from rules.web.site import content_cache, fragment_cache
from rules.web.site.concordance import read_concordance
from rules.web.site.content_cache import Memory, while_unchanged
from rules.web.verdict import box
from tests.web.pages import get

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("library")]

RULE = "/it/2026/48/?texts=it,es"


@pytest.fixture
def asked() -> list[int]:
    """What was really read."""
    return []


@pytest.fixture
def double(asked: list[int]) -> Any:
    @while_unchanged
    def read(number: int) -> int:
        asked.append(number)
        return 2 * number

    return read


def change() -> None:
    Scenario.objects.filter(letter="z").update(letter="y")


def test_what_is_unchanged_is_read_once(double: Any, asked: list[int]) -> None:
    assert [double(1), double(2), double(1)] == [2, 4, 2]
    assert asked == [1, 2]


def test_after_a_change_everything_is_read_anew(double: Any, asked: list[int]) -> None:
    double(1)
    change()
    assert [double(1), asked] == [2, [1, 1]]


def test_what_was_seen_in_a_change_that_was_taken_back_is_not_kept(double: Any, asked: list[int]) -> None:
    double(1)
    with transaction.atomic():
        change()
        double(1)
        transaction.set_rollback(True)
    double(1)
    assert asked == [1, 1, 1]


def test_so_many_results_are_kept_and_then_it_begins_anew(double: Any, asked: list[int], monkeypatch: Any) -> None:
    monkeypatch.setattr(content_cache, "MOST", 2)
    assert [double(n) for n in (1, 2, 3, 1)] == [2, 4, 6, 2]
    assert asked == [1, 2, 3, 1]
    memory = Memory()
    assert [memory.keep(n, lambda n=n: n) for n in (1, 2, 3)] == [1, 2, 3]
    assert len(memory) == 1


def test_a_concordance_is_the_same_until_a_title_is_another() -> None:
    before = read_concordance("it")
    assert read_concordance("it") is before
    RuleVersion.objects.rewrite(False).filter(number="48").update(title_it="Un altro titolo")
    assert read_concordance("it") is not before


def test_a_verdict_is_computed_whenever_a_page_is_made(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    first = get(client, RULE).texts("p", "headline")
    computed = []

    def judge(scenario: Any) -> Any:
        computed.append(scenario)
        return real(scenario)

    real = box.judge
    monkeypatch.setattr(box, "judge", judge)
    assert get(client, RULE).texts("p", "headline") == first
    assert len(computed) == len(first) > 8


def test_another_verdict_is_told_at_once(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    first = get(client, RULE).texts("p", "headline")
    real, other = box.judge, Scenario.objects.filter(passage__key="1.1")[0].data
    fold = {**other, "events": [*other["events"][:2], {"player": "BB", "does": "fold"}]}
    folded = real(box.read_scenario({"edition": "2026", **fold}))
    monkeypatch.setattr(box, "judge", lambda scenario: folded)
    assert set(get(client, RULE).texts("p", "headline")) >= {"Fold"}
    monkeypatch.setattr(box, "judge", real)
    assert get(client, RULE).texts("p", "headline") == first


def test_another_text_is_shown_at_once(client: Client) -> None:
    get(client, RULE)
    Passage.objects.rewrite(False).filter(version__number="48", key="1.1").update(text_it="1.1: Una frase nuova.")
    assert "Una frase nuova." in get(client, RULE).one("article", id="1.1").text


def test_a_part_of_a_page_is_rendered_once_for_equal_values(monkeypatch: Any, settings: Any) -> None:
    rendered = []

    class Template:
        def render(self, values: dict[str, Any]) -> str:
            rendered.append(values)
            return ""

    monkeypatch.setattr(fragment_cache, "get_template", lambda name: Template())
    for language, value in (("it", 1), ("it", 1), ("de", 1), ("it", 2)):
        with override(language):
            fragment_cache.remembered("unheard of", value=value)
    assert [(each["language"], each["value"]) for each in rendered] == [("it", 1), ("de", 1), ("it", 2)]
    settings.DEBUG = True
    with override("it"):
        fragment_cache.remembered("unheard of", value=1)
    assert len(rendered) == 4
