"""The audit over the database: filters, lasting identities, dismissals, the command, coverage."""

import json

import pytest
from django.contrib.auth import get_user_model
from django.core.management import CommandError, call_command
from django.urls import reverse

from rules.compare import findings as module
from rules.compare.audit import audit
from rules.compare.checks.page import Page, Row
from rules.compare.checks.registry import BY_ID, CHECKS
from rules.compare.checks.typography import FixedSpellings
from rules.compare.concordance import Concordance
from rules.compare.coverage import State, coverage
from rules.compare.meaning import Reading
from rules.compare.roles import sentence_around
from rules.documents.importer import import_page
from rules.documents.reader import read_file, read_page
from rules.library.reading import SHIPPED
from rules.models import Dismissal, Passage, Translation

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("library")]


def imported(edit):
    text = read_file(SHIPPED / "2026" / "prior-bet-chips" / "it.txt")
    assert edit(text) != text
    import_page(read_page(edit(text), language="it"), language="it", edition="2026")


def identities():
    return {finding.identity: finding for finding in audit(edition="2026", language="it").findings}


def test_an_audit_is_narrowed_by_edition_language_rule_and_severity():
    assert {f.language for f in audit(language="es").findings} == {"es"}
    assert {f.edition for f in audit(edition="2024").findings} == {"2024"}
    assert {f.slug for f in audit(rule="multiple-chips").findings} == {"multiple-chips"}
    assert {str(f.severity) for f in audit(severity="error").findings} == {"error"}


def test_identities_are_all_different_and_outlast_an_import_and_an_edit_elsewhere():
    before = identities()
    imported(lambda text: text.replace("Per evitare confusione", "Per evitare ogni confusione"))
    after = identities()
    assert len(before) == len({*before})
    assert before.keys() == after.keys()


def test_what_is_put_right_is_found_no_more():
    before = identities()
    imported(lambda text: text.replace("puntata totale di 1150", "puntata totale di 2050"))
    gone = [before[key].spot for key in before.keys() - identities().keys()]
    assert gone == ["1150"]


def test_a_dismissed_finding_is_set_apart_and_stays_so_after_an_import():
    chosen = next(finding for finding in audit().findings if finding.spot == "chips")
    Dismissal.objects.create(identity=chosen.identity, reason="As the reviser wants it.")
    imported(lambda text: text.replace("Vedi Illustration", "Si veda Illustration"))
    report = audit()
    assert chosen.identity not in {finding.identity for finding in report.findings}
    assert [(finding.spot, dismissal.reason) for finding, dismissal in report.dismissed] == [
        ("chips", "As the reviser wants it.")
    ]


def test_a_dismissal_whose_finding_is_gone_is_told():
    dismissal = Dismissal.objects.create(identity="0" * 20, reason="Gone.")
    assert audit().outdated == (dismissal,)


def test_staff_dismisses_in_the_admin(client):
    staff = get_user_model().objects.create_superuser("floor", password="seat open")
    client.force_login(staff)
    answer = client.post(
        reverse("admin:rules_dismissal_add"),
        {"identity": "abc", "reason": "No fault.", "place": "", "quote": "", "check_id": ""},
    )
    assert answer.status_code == 302
    assert Dismissal.objects.get().by == staff


def test_the_command_lists_findings_as_text_and_exits_with_one(capsys):
    with pytest.raises(SystemExit, match="1"):
        call_command("audit", "--edition", "2026", "--language", "it")
    out = capsys.readouterr().out
    assert "2026 48 it 1.3: error: contradicts (figure, arithmetic, sister-figures)" in out
    assert "  Right: 2050" in out


def test_the_command_writes_json_and_exits_quietly_without_errors(capsys):
    call_command("audit", "--language", "es", "--format", "json")
    data = json.loads(capsys.readouterr().out)
    assert data["counts"] == {"error": 0, "warning": 3, "note": 0}
    assert {"identity", "spot", "start", "end", "right", "reasons", "sisters", "rule", "passage"} <= data["findings"][
        0
    ].keys()


def test_the_command_refuses_an_edition_that_there_is_not():
    with pytest.raises(CommandError, match="1999"):
        call_command("audit", "--edition", "1999")


def test_coverage_tells_what_is_complete_partial_outdated_and_missing():
    cells = {(cell.edition, cell.language): cell for cell in coverage()}
    held = {rule.slug: rule for rule in cells["2026", "it"].rules}
    assert held["prior-bet-chips"].state is State.PARTIAL
    assert (held["multiple-chips"].state, held["multiple-chips"].since) == (State.OUTDATED, "2024")
    assert held["misdeals"].state is State.MISSING
    assert cells["2026", "es"].count(State.COMPLETE) == 1
    assert cells["2024", "it"].assumed == Translation.objects.filter(language="it", state="assumed").count() == 2


def test_every_check_has_an_id_a_name_and_an_explanation():
    assert len(BY_ID) == len(CHECKS) == 17
    assert all(str(check.name) and str(check.explanation) for check in CHECKS)


def test_a_new_missing_example_is_not_hidden_behind_an_old_dismissal():
    def open_findings():
        return [f for f in audit(rule="prior-bet-chips", language="it").findings if "missing" in f.checks]

    (finding,) = open_findings()
    Dismissal.objects.create(identity=finding.identity, reason="The Italian page prints one example only.")
    assert open_findings() == []
    passage = Passage.objects.rewrite(False).get(version__edition__key="2026", key="1.2")
    more = passage.text_es.replace(
        ". En estos dos", " o c) colocar dos fichas de 300 sobre las dos de 25. En estos dos"
    )
    Passage.objects.filter(pk=passage.pk).update(text_es=more)
    (new,) = open_findings()
    assert new.spot == finding.spot
    assert [sentence for sentence in new.sentences() if "example c" in sentence]


def test_the_identity_of_a_finding_reads_a_few_words_of_a_long_passage(monkeypatch):
    read = []
    normal = module._normal
    monkeypatch.setattr(module, "_normal", lambda text: read.append(len(text)) or normal(text))
    page = Page(Reading(Concordance.of(()), "2024", "x"), (Row("A", "clause", {"it": "perchè no, " * 20_000}),))
    assert len(module.findings(page, [FixedSpellings()])) > 1000
    assert max(read) <= 200


def test_the_sentence_around_a_place_has_a_greatest_length():
    begin, end = sentence_around("1000 " * 50_000, 100_000)
    assert begin < 100_000 < end <= begin + 2_000
    assert sentence_around("Uno. Due tre. Quattro", 7) == (5, 13)
