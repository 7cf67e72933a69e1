"""The list of the audit: each finding with its place, its reasons and what would be right; what staff has dismissed."""

import pytest
from django.contrib.auth import get_user_model
from django.core.management import call_command
from django.test import Client

from rules.compare.audit import audit
from rules.compare.checks.registry import CHECKS
from rules.models import Dismissal, Scenario
from tests.web.pages import LANGUAGES, Element, get

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("library")]


def listed(page: Element) -> list[Element]:
    return page.all("article", "finding")


def finding(client: Client, spot: str, key: str, language: str = "en") -> Element:
    """The finding of a spot in a passage."""
    identity = next(each.identity for each in audit().findings if (each.spot, each.key) == (spot, key))
    return get(client, f"/{language}/audit/").one("article", id=identity)


def test_every_finding_is_listed_once_in_the_order_of_the_audit(client: Client) -> None:
    page = get(client, "/en/audit/")
    assert [each.attributes["id"] for each in listed(page)] == [each.identity for each in audit().findings]


def test_a_finding_quotes_the_sentence_and_marks_the_spot(client: Client) -> None:
    found = finding(client, "1150", "1.3")
    quotation = found.one("blockquote")
    assert quotation.one("mark", "odd").text == "1150"
    assert quotation.text.endswith("è una puntata totale di 1150).")
    assert quotation.language == "it"


@pytest.mark.parametrize(
    ("language", "severity", "reason", "right"),
    [
        ("it", "errore: contraddice", "Il testo dice 1150; i gettoni fanno 2.050.", "Giusto: 2050"),
        ("de", "Fehler: widerspricht", "Im Text steht 1150; die Chips ergeben 2.050.", "Richtig: 2050"),
        ("es", "error: contradice", "El texto dice 1150; las fichas suman 2050.", "Correcto: 2050"),
        ("en", "error: contradicts", "The text says 1150; the chips make 2,050.", "Right: 2050"),
    ],
)
def test_severity_reason_and_right_value_are_in_words(
    client: Client, language: str, severity: str, reason: str, right: str
) -> None:
    found = finding(client, "1150", "1.3", language)
    assert found.one("b", "severity").text == severity
    assert reason in found.texts("li")
    assert found.one("p", "right").text == right


def test_the_sister_languages_stand_beneath(client: Client) -> None:
    sisters = finding(client, "1150", "1.3").one("dl", "sisters")
    assert sisters.texts("dt") == ["Español"]
    assert "1550" in sisters.one("dd").text
    assert sisters.one("dd").language == "es"


def test_a_finding_leads_to_its_passage_and_has_a_permalink(client: Client) -> None:
    found = finding(client, "1150", "1.3", "de")
    links = [link.attributes["href"] for link in found.one("p", "meta").all("a")]
    assert links == ["/de/2026/48/?texts=it#1.3", f"/de/audit/#{found.attributes['id']}"]


def test_more_places_of_one_fault_are_named(client: Client) -> None:
    assert "Also here: B" in finding(client, "chips", "A").text


def test_a_word_of_the_engine_is_said_in_the_readers_language(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    from dataclasses import replace

    from rules.compare.findings import findings
    from rules.web.translators import audit as audit_view

    monkeypatch.setattr(
        audit_view, "cached_findings", lambda page: [replace(each, right="raise") for each in findings(page)]
    )
    page = get(client, "/de/audit/?severity=error")
    assert {right.one("b").text for right in page.all("p", "right")} == {"Raise"}


def test_a_missing_passage_is_said_to_be_missing(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    from rules.models import Passage

    Passage.objects.rewrite(False).filter(version__edition__key="2026", key="2.2").update(text_es="")
    page = get(client, "/en/audit/?language=es")
    lacking = [each for each in listed(page) if each.texts("p", "lacks")]
    assert [each.one("p", "lacks").text for each in lacking] == ["Missing in the Spanish text."]
    assert lacking[0].all("blockquote") == []
    assert "Rimuovere tutti i gettoni" in lacking[0].one("dl", "sisters").text


@pytest.mark.parametrize(
    ("query", "holds"),
    [
        ("edition=2024", lambda each: each.edition == "2024"),
        ("language=es", lambda each: each.language == "es"),
        ("rule=multiple-chips", lambda each: each.slug == "multiple-chips"),
        ("severity=error", lambda each: each.severity == "error"),
        ("edition=2026&language=it&severity=note", lambda each: each.severity == "note" and each.edition == "2026"),
    ],
)
def test_the_list_is_narrowed_and_remembers_what_was_chosen(client: Client, query: str, holds) -> None:
    page = get(client, f"/it/audit/?{query}")
    wanted = {each.identity for each in audit().findings if holds(each) and (each.language == "it" or "&" not in query)}
    assert {each.attributes["id"] for each in listed(page)} == wanted
    chosen = [
        f"{box.attributes['name']}={o.attributes['value']}" for box in page.all("select") for o in box.all(selected="")
    ]
    assert "&".join(chosen) == query


@pytest.mark.parametrize("query", ["edition=1999", "language=fr", "rule=no-such", "severity=grave", "edition=<b>"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_cannot_be_chosen_is_refused_in_the_readers_language(client: Client, query: str, language: str) -> None:
    page = get(client, f"/{language}/audit/?{query}", status=400)
    assert page.one("html").language == language
    assert query.partition("=")[2] in page.one("main").text


def test_an_empty_list_says_why(client: Client) -> None:
    assert "Without the filter there may be more" in get(client, "/en/audit/?edition=2026&rule=multiple-chips").text


def test_counts_are_told_by_severity(client: Client) -> None:
    counts = get(client, "/en/audit/").one("ul", "counts")
    report = audit()
    assert counts.texts("b") == [str(report.counts[severity]) for severity in report.counts]


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_checks_are_explained(client: Client, language: str) -> None:
    page = get(client, f"/{language}/audit/")
    assert len(page.one("dl", "checks").texts("dt")) == len(CHECKS)


class TestDismissing:
    def test_only_staff_sees_the_way_to_dismiss(self, client: Client) -> None:
        assert "/admin/" not in client.get("/en/audit/").content.decode()
        client.force_login(get_user_model().objects.create_superuser("floor", password="seat open"))
        links = [link.attributes["href"] for link in get(client, "/en/audit/").all("a")]
        forms = [link for link in links if link.startswith("/admin/rules/dismissal/add/?identity=")]
        assert len(forms) == len(audit().findings)
        form = get(client, forms[0])
        assert form.one("input", name="identity").attributes["value"] == audit().findings[0].identity

    def test_a_dismissed_finding_moves_to_a_list_of_its_own_with_the_reason(self, client: Client) -> None:
        chosen = audit().findings[0]
        Dismissal.objects.create(identity=chosen.identity, reason="The title is the reviser’s.")
        page = get(client, "/en/audit/")
        assert "The title is the reviser’s." in page.one("article", id=chosen.identity).one("p", "dismissal").text
        assert len(listed(page)) == len(audit().findings) + 1

    def test_a_dismissal_whose_finding_is_gone_is_kept_in_sight(self, client: Client) -> None:
        Dismissal.objects.create(identity="0" * 20, reason="It was fine.", place="2024 · 45", quote="so")
        assert get(client, "/en/audit/").one("ul", "gone").text == "2024 · 45 so It was fine."


def test_the_page_depends_on_who_asks(client: Client) -> None:
    assert "Cookie" in client.get("/it/audit/")["Vary"]


def test_cases_that_nobody_has_entered_are_listed_apart_from_the_findings(client: Client) -> None:
    assert get(client, "/en/audit/").all(id="not-entered") == []
    figures = [each.identity for each in audit().findings if each.key not in {"1", "1-A", "1-B"}]
    Scenario.objects.filter(passage__key__in=["1-A", "1-B"]).delete()
    lines = [line for line in get(client, "/en/audit/").one("main").all("li") if "1-A" in line.text]
    assert [line.text for line in lines] == ["TDA 2024 · 45 Italiano: 1-A, 1-B", "TDA 2024 · 45 Deutsch: 1-A, 1-B"]
    assert lines[0].all("a")[0].attributes["href"] == "/en/2024/45/1-A/?texts=it"
    assert [each.identity for each in audit().findings] == figures
    assert [(cases.language, cases.keys) for cases in audit(language="de").not_entered] == [("de", ("1-A", "1-B"))]


def test_the_command_names_the_cases_that_nobody_has_entered(capsys: pytest.CaptureFixture[str]) -> None:
    Scenario.objects.filter(passage__key="1-A").delete()
    call_command("audit", "--edition", "2024", "--language", "de")
    assert "Not judged yet: 2024 45 de, cases 1-A" in capsys.readouterr().out
