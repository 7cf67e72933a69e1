"""Findings are kept as long as nothing has changed, and no longer."""

import pytest
from django.core.cache import cache
from django.test import Client

from rules.compare.audit import audit
from rules.compare.findings import findings
from rules.models import Passage, RuleVersion, Scenario
from rules.web.translators import findings_cache
from rules.web.translators.findings_cache import cached_findings

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("library")]


@pytest.fixture
def checked(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The rules whose pages are checked, in order."""
    found: list[str] = []
    monkeypatch.setattr(findings_cache, "findings", lambda page: found.append(page.reading.own) or findings(page))
    cache.clear()
    return found


def test_an_unchanged_page_is_checked_once_and_told_as_if_it_had_been_checked_again(checked: list[str]) -> None:
    first = audit(find=cached_findings)
    assert len(checked) == first.pages
    again = audit(find=cached_findings)
    assert len(checked) == first.pages
    plain = audit()
    assert [f.identity for f in again.findings] == [f.identity for f in plain.findings]
    assert [f.sentences() for f in again.findings] == [f.sentences() for f in plain.findings]


def test_a_page_is_checked_again_when_a_text_a_scenario_or_a_number_changes(checked: list[str]) -> None:
    audit(find=cached_findings)
    checked.clear()
    passage = Passage.objects.rewrite(False).get(version__edition__key="2026", key="A")
    passage.text_es = "x"
    passage.save()
    audit(find=cached_findings)
    assert checked == ["prior-bet-chips"]
    scenario = Scenario.objects.filter(passage__version__rule__slug="multiple-chips").first()
    assert scenario
    scenario.data = {**scenario.data, "blinds": [75, 150]}
    scenario.save()
    audit(find=cached_findings)
    assert checked == ["prior-bet-chips", "multiple-chips"]
    RuleVersion.objects.filter(edition__key="2026", rule__slug="misdeals").update(number="99")
    pages = audit(find=cached_findings).pages
    assert len(checked) == 2 + pages


def test_the_page_shows_what_an_edit_has_put_right(client: Client, checked: list[str]) -> None:
    assert "1150" in client.get("/it/audit/?edition=2026").content.decode()
    passage = Passage.objects.rewrite(False).get(version__edition__key="2026", key="1.3")
    passage.text_it = passage.text_it.replace("1150", "2050")
    passage.save()
    assert "1150" not in client.get("/it/audit/?edition=2026").content.decode()
