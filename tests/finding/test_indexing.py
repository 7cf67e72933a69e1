"""The index is what the texts say, after every way that a text can change."""

from pathlib import Path

import pytest
from django.core.management import call_command
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.urls import reverse

from rules.finding.asking import read
from rules.finding.indexing import refresh_index
from rules.finding.lookup import look_up
from rules.finding.ranking import Part
from rules.library.loading import load_library
from rules.library.reading import SHIPPED
from rules.models import Edition, IndexedWord, Passage, Rule, RuleVersion, Summary, WorkedCase

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("library")]


def found(asked: str, reader: str = "it") -> list[tuple[str, str, str, str]]:
    """Edition, rule, passage or worked case, and language of each hit; our title has no key, and ours no title."""
    rows = RuleVersion.objects.rewrite(False).values_list("pk", "edition__key", "rule__slug")
    versions = {pk: (edition, slug) for pk, edition, slug in rows}
    keys = {Part.PASSAGE: dict(Passage.objects.values_list("pk", "key"))}
    keys[Part.HEADING] = keys[Part.PASSAGE]
    keys[Part.CASE] = dict(WorkedCase.objects.values_list("pk", "key"))
    keys[Part.SUMMARY] = dict.fromkeys(Summary.objects.values_list("pk", flat=True), "summary")
    result = look_up(read(asked), reader)
    return [
        (*versions[group.version], keys.get(hit.spot.part, {}).get(hit.spot.pk, ""), hit.language)
        for group in result.groups
        for hit in group.hits
    ]


def overchip() -> RuleVersion:
    return RuleVersion.objects.rewrite(False).get(edition__key="2026", rule__slug="overchip")


def case(key: str = "1.1") -> Passage:
    return Passage.objects.rewrite(False).get(version__edition__key="2026", version__number="48", key=key)


def test_the_library_is_indexed_when_it_is_loaded() -> None:
    assert ("2026", "prior-bet-chips", "1.1", "es") in found("ficha", "es")
    assert ("2024", "multiple-chips", "B.1", "de") in found("Hürde", "de")
    assert ("2026", "overchip", "", "it") in found("valore superiore")


def test_what_stands_is_not_written_again() -> None:
    assert refresh_index() == 0
    with CaptureQueriesContext(connection) as queries:
        refresh_index()
    assert {query["sql"].split()[0] for query in queries} <= {"SELECT", "SAVEPOINT", "RELEASE"}


def test_an_index_that_was_lost_is_made_again() -> None:
    before = found("gettone")
    IndexedWord.objects.all().delete()
    assert found("gettone") == []
    load_library()
    assert found("gettone") == before != []


def test_a_row_too_many_goes() -> None:
    row = IndexedWord.objects.order_by("pk")[0]
    row.pk = None
    row.save()
    IndexedWord.objects.create(version=overchip(), language="it", word="fantasma", term="fantasm")
    assert refresh_index() == 2
    assert found("fantasma") == []


def test_labels_and_credits_are_not_searched() -> None:
    assert found("PokerTDA") == []
    assert not IndexedWord.objects.filter(passage__kind__in=("label", "credit")).exists()


def test_only_the_newest_title_stands_for_a_rule() -> None:
    assert [edition for edition, _, key, _ in found("rabbit hunting") if not key] == ["2026"]


def test_a_page_that_is_imported_is_found(tmp_path: Path) -> None:
    page = (SHIPPED / "2026" / "prior-bet-chips" / "it.txt").read_text(encoding="utf-8")
    file = tmp_path / "it.txt"
    file.write_text(page.replace("gettone di alta denominazione", "zecchino di alta denominazione"), encoding="utf-8")
    call_command(
        "importdocument",
        str(file),
        language="it",
        edition="2026",
        rule="prior-bet-chips",
        replace=True,
        stdout=tmp_path.joinpath("out").open("w"),
    )
    assert ("2026", "prior-bet-chips", "1.1", "it") in found("zecchini")


def test_a_passage_that_is_deleted_is_found_no_more() -> None:
    case().delete()
    assert ("2026", "prior-bet-chips", "1.1", "es") not in found("ficha", "es")


def own(first: str = "2026", last: str | None = None) -> WorkedCase:
    """A worked case of ours with a word that stands nowhere else, in each of its fields."""
    editions = {edition.key: edition for edition in Edition.objects.rewrite(False)}
    fields = {f"{field}_it": f"zecchino{field}" for field in ("title", "situation", "ruling", "remark")}
    rule = Rule.objects.get(slug="overchip")
    told = {"first": editions[first], "last": editions[last] if last else None}
    return WorkedCase.objects.create(rule=rule, key="a-test", position=90, data={}, **told, **fields)


@pytest.mark.parametrize("field", ["title", "situation", "ruling", "remark"])
def test_every_word_of_our_cases_is_found(field: str) -> None:
    own()
    refresh_index()
    assert found(f"zecchino{field}") == [("2026", "overchip", "a-test", "it")]


@pytest.mark.parametrize(
    ("first", "last", "edition"),
    [("2026", None, "2026"), ("2013", None, "2026"), ("2013", "2026", "2026"), ("2013", "2022", "2022")],
)
def test_our_cases_are_found_under_the_newest_edition_that_they_are_told_for(
    first: str, last: str | None, edition: str
) -> None:
    own(first, last)
    refresh_index()
    assert found("zecchinotitle") == [(edition, "overchip", "a-test", "it")]


def test_our_summary_is_found_without_its_markup() -> None:
    Summary.objects.filter(rule__slug="overchip").update(text_it="Uno **zecchino**rosso, vedi la [[odd-chips]].")
    refresh_index()
    assert found("zecchinorosso") == [("2026", "overchip", "summary", "it")]
    assert not IndexedWord.objects.filter(summary__rule__slug="overchip", word__in=("odd", "zecchino")).exists()


class TestInTheAdmin:
    @pytest.fixture
    def staff(self, admin_client: Client) -> Client:
        return admin_client

    def send(self, staff: Client, address: str, fields: dict[str, object]) -> None:
        response = staff.post(address, fields)
        assert response.status_code == 302, response.context["adminform"].form.errors

    def test_a_text_that_is_edited_is_found(self, staff: Client) -> None:
        passage = case("A")
        texts = {
            f"text_{language}": getattr(passage, f"text_{language}") or "" for language in ("it", "de", "es", "en")
        }
        fields = {"kind": passage.kind, "position": passage.position, **texts, "text_it": f"{passage.text_it}zecchino "}
        self.send(staff, reverse("admin:rules_passage_change", args=[passage.pk]), fields)
        assert found("zecchino") == [("2026", "prior-bet-chips", "A", "it")]

    def test_a_title_that_is_edited_is_found(self, staff: Client) -> None:
        row = overchip()
        fields = {
            **{
                name: getattr(row, name) or ""
                for name in ("edition_id", "rule_id", "number", "clause", "certainty", "position")
            },
            "edition": row.edition_id,
            "rule": row.rule_id,
            "title_it": "Lo zecchino",
        }
        self.send(staff, reverse("admin:rules_ruleversion_change", args=[row.pk]), fields)
        assert found("zecchini") == [("2026", "overchip", "", "it")]

    def test_another_current_edition_brings_its_titles(self, staff: Client) -> None:
        RuleVersion.objects.rewrite(False).filter(edition__key="2024", rule__slug="overchip").update(
            title_it="Zecchino"
        )
        edition = Edition.objects.rewrite(False).get(key="2024")
        fields = {"key": "2024", "position": edition.position, "releases": "[]", "current": "on"}
        self.send(staff, reverse("admin:rules_edition_change", args=[edition.pk]), fields)
        assert found("zecchino") == [("2024", "overchip", "", "it")]

    def test_a_summary_that_is_edited_is_found(self, staff: Client) -> None:
        row = Summary.objects.get(rule__slug="overchip")
        fields = {"rule": row.rule_id, "text_it": "Uno zecchino"}
        self.send(staff, reverse("admin:rules_summary_change", args=[row.pk]), fields)
        assert found("zecchino") == [("2026", "overchip", "summary", "it")]

    def test_a_worked_case_that_is_deleted_is_found_no_more(self, staff: Client) -> None:
        row = own()
        refresh_index()
        self.send(staff, reverse("admin:rules_workedcase_delete", args=[row.pk]), {"post": "yes"})
        assert found("zecchinotitle") == []
