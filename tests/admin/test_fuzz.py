"""Every field of every form of the staff, in turn empty, misshapen, too long and full of odd characters.

Either the form refuses, or every kind of page that reads the row answers below 500.  Bounds: one row of each model;
of the four columns of a translated field the Italian one.  Of each value, all fields that accept it alone are then
given it at once, and the pages that read the model are opened.  Every change is rolled back; nothing is by chance.
"""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from django.contrib.admin.sites import site
from django.db import transaction
from django.db.models import Model
from django.test import Client
from django.urls import reverse

from rules.admin import fields, texts
from rules.finding.indexing import refresh_index
from rules.models import (
    Dismissal,
    Edition,
    Passage,
    Rule,
    RuleVersion,
    Section,
    Summary,
    Term,
    Translation,
    WorkedCase,
)  # fmt: skip
from tests.admin.forms import address, errors_of, opened
from tests.web.kinds import failures

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("library")]

VALUES = {
    "empty": "",
    "list": "[]",
    "object": "{}",
    "number": "-7",
    "nested": '[{"it": [7, null, {"x": []}]}]',
    "too long": "9" * 40_000,
    "odd": "../<b>&\"'</b>%2e?x=1#y {{ x }} %(x)s ß４\u202e\u200b\u2028😀",
    "refused by databases": "a\x00b",
}
RULE = "/it/{edition}/{rule}/"
CASE = "/it/{edition}/{rule}/{case}/"
API = "/api/1/editions/{edition}/rules/{rule}"
PAGES: dict[type[Model], tuple[str, ...]] = {
    Edition: ("/it/", "/it/{edition}/", "/it/concordance/", "/it/coverage/", "/api/1/editions", RULE, "/48"),
    Section: ("/it/", "/it/{edition}/", "/it/quiz/", "/api/1/editions/{edition}/rules"),
    Rule: ("/it/", "/it/{edition}/", RULE, "/it/concordance/", "/it/quiz/"),
    RuleVersion: ("/it/", "/it/{edition}/", RULE, "/it/concordance/", "/it/compare/{slug}/", API, "/48"),
    Passage: (RULE, CASE, "/it/compare/{slug}/", "/it/search/?q=gettone", "/it/audit/?rule={slug}", API, "/48-1.1",
              "/it/quiz/{edition}/{slug}/{case}/"),
    Translation: (RULE, "/it/compare/{slug}/", "/it/coverage/"),
    Summary: (RULE, "/it/search/?q=gettone", "/it/preview/{edition}/{rule}/"),
    WorkedCase: (RULE, "/it/{edition}/", "/it/quiz/", API, "/it/search/?q=gettone", "/it/{edition}/{rule}/{own}/"),
    Term: ("/it/glossary/", "/it/glossary/?q=chip", RULE, "/it/search/?q=chip", "/it/preview/term/chip/"),
    Dismissal: ("/it/audit/?rule={slug}",),
}  # fmt: skip


def of_48(rows: Any, prefix: str = "") -> Any:
    rows = rows.rewrite(False) if hasattr(rows, "rewrite") else rows
    return rows.filter(**{f"{prefix}rule__slug": "prior-bet-chips"})


ROWS: dict[type[Model], Callable[[], Model]] = {
    Edition: lambda: Edition.objects.get(key="2026"),
    Section: lambda: Section.objects.get(slug="bets-and-raises"),
    Rule: lambda: Rule.objects.get(slug="prior-bet-chips"),
    RuleVersion: lambda: of_48(RuleVersion.objects).get(edition__key="2026"),
    Passage: lambda: of_48(Passage.objects, "version__").get(key="1.1", version__edition__key="2026"),
    Translation: lambda: of_48(Translation.objects, "version__").get(language="it", version__edition__key="2026"),
    Summary: lambda: of_48(Summary.objects).get(),
    WorkedCase: lambda: of_48(WorkedCase.objects).order_by("position")[0],
    Term: lambda: Term.objects.get(key="chip"),
    Dismissal: lambda: Dismissal.objects.create(identity="x" * 40, reason="no", place="2026"),
}


def fields_of(data: dict[str, str]) -> Iterator[str]:
    """Yield the fields of a form that a person fills in: of several languages the Italian one."""
    for name in data:
        hidden = name.endswith(("-base", "-id", "-passage")) or "_FORMS" in name
        other_language = name[-3:] in {"_de", "_es", "_en"}
        if not hidden and not other_language and not name.startswith("scenarios-__"):
            yield name


def sent(client: Client, where: str, data: dict[str, str], pages: tuple[str, ...] = ()) -> tuple[bool, list[str]]:
    """Send a form, open pages if it is accepted, and roll back; return whether it is accepted, and what fails."""
    with transaction.atomic():
        response = client.post(where, data)
        accepted = response.status_code == 302
        failing = ["the form"] if response.status_code >= 500 else []
        assert accepted or failing or errors_of(response), "refused without a word"
        if accepted:
            failing += failures(client, pages, own=of_48(WorkedCase.objects).order_by("position")[0].key)
        transaction.set_rollback(True)
    return accepted, failing


@pytest.fixture
def without_index(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """The index is not rewritten for a change that is only tried whether it is accepted."""
    for module in (fields, texts):
        monkeypatch.setattr(module, "refresh_index", lambda *_: 0)
    return monkeypatch


def sent_and_indexed(
    client: Client, model: type[Model], where: str, data: dict[str, str], patch: pytest.MonkeyPatch
) -> list[str]:
    """Send a form as staff do, with the index rewritten, and open the pages; return what fails."""
    with patch.context() as index:
        index.setattr(fields, "refresh_index", refresh_index)
        index.setattr(texts, "refresh_index", refresh_index)
        return sent(client, where, data, PAGES[model])[1]


def broken(
    client: Client, model: type[Model], where: str, data: dict[str, str], patch: pytest.MonkeyPatch
) -> list[str]:
    """Send each value in each field; then all that are accepted at once, and open the pages; return what fails."""
    found = []
    for kind, value in VALUES.items():
        outcomes = {name: sent(client, where, data | {name: value}) for name in fields_of(data)}
        found += [f"{name}, {kind}: {page}" for name, (_, pages) in outcomes.items() for page in pages]
        accepted = {name: value for name, (is_accepted, _) in outcomes.items() if is_accepted}
        if accepted:
            pages = sent_and_indexed(client, model, where, data | accepted, patch)
            found += [f"{', '.join(accepted)}, {kind}: {page}" for page in pages]
    return found


def test_every_model_that_staff_can_edit_is_tried() -> None:
    assert {model for model in site._registry if model._meta.app_label == "rules"} == set(ROWS)


@pytest.mark.parametrize("model", ROWS)
def test_a_form_refuses_a_value_or_every_page_can_show_it(
    admin_client: Client, model: type[Model], without_index: pytest.MonkeyPatch
) -> None:
    row = ROWS[model]()
    data = opened(admin_client, row)
    admin_client.raise_request_exception = False
    assert broken(admin_client, model, address(row), data, without_index) == []


@pytest.mark.parametrize("model", [Term, Passage])
def test_a_new_row_is_refused_or_every_page_can_show_it(
    admin_client: Client, model: type[Model], without_index: pytest.MonkeyPatch
) -> None:
    """The keys of these are given once, when the row is made."""
    term = {"key": "x", "position": "3", "rules": "[]", "words": "{}"}
    case = {"key": "9", "kind": "case", "position": "2", "text_it": "Caso 9: x"}
    data = term if model is Term else case | {"version": str(ROWS[RuleVersion]().pk)}
    where = reverse(f"admin:rules_{model._meta.model_name}_add")
    assert sent(admin_client, where, data) == (True, [])
    admin_client.raise_request_exception = False
    assert broken(admin_client, model, where, data, without_index) == []
