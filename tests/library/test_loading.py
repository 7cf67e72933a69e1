"""Loading: what is written, what stays, and what is said of it."""

from dataclasses import asdict
from functools import partial

import pytest
from django.core.management import CommandError, call_command
from django.db import connection
from django.test.utils import CaptureQueriesContext
from django.utils import translation

from rules.documents.assembly import rebuild_pages
from rules.languages import LANGUAGES, column
from rules.library import pages
from rules.library.loading import load_library
from rules.library.problems import LibraryRefused
from rules.library.reading import SHIPPED, read_library
from rules.management.commands import loadlibrary
from rules.models import Edition, LoadedContent, Passage, Rule, RuleVersion, Scenario, Section, Translation

pytestmark = pytest.mark.django_db

ODD_CHIPS = 'title.de = "Ungerade Chips"'


def outcomes(report):
    return {outcome for counts in report.counts.values() for outcome, count in counts.items() if count}


def odd_chips(edition="2024"):
    return RuleVersion.objects.rewrite(False).get(edition__key=edition, rule__slug="odd-chips")


def scenario(rule, case, position=0):
    return Scenario.objects.get(passage__version__rule__slug=rule, passage__key=case, position=position)


def test_an_empty_database_gets_everything(empty_library):
    report = load_library()
    assert outcomes(report) == {"created"}
    assert (Edition.objects.count(), Section.objects.count(), Rule.objects.count()) == (8, 10, 94)
    assert RuleVersion.objects.filter(edition__key="2024").count() == 71 + 22
    assert RuleVersion.objects.filter(edition__key="2026").count() == 72 + 22
    assert (Translation.objects.count(), Scenario.objects.count()) == (5, 26)
    assert Edition.objects.get(current=True).key == "2026"


def test_loading_again_writes_nothing(library):
    with CaptureQueriesContext(connection) as queries:
        report = load_library()
    assert outcomes(report) == {"same"}
    assert report.everything_stood
    written = [query["sql"] for query in queries if query["sql"].split()[0] in ("INSERT", "UPDATE", "DELETE")]
    assert not written


@pytest.mark.parametrize("interface", LANGUAGES)
def test_the_language_of_the_interface_is_not_the_language_of_what_is_written(empty_library, interface):
    with translation.override(interface):
        load_library()
    titles = [getattr(odd_chips(), column("title", language)) for language in LANGUAGES]
    assert titles == ["Gettoni dispari", "Ungerade Chips", "Fichas impares", "Odd chips"]


def test_a_page_in_the_database_is_the_page_on_disk(library):
    for row in Translation.objects.select_related("version__rule", "version__edition"):
        version = row.version
        path = SHIPPED / version.edition.key / version.rule.slug / f"{row.language}.txt"
        passages = Passage.objects.rewrite(False).filter(version=version)
        texts = {passage.key: getattr(passage, column("text", row.language)) for passage in passages}
        assert row.page.encode() == path.read_bytes()
        assert "".join(texts[key] for key in row.layout) == row.page


def test_a_title_that_staff_edited_stays(library):
    RuleVersion.objects.rewrite(False).filter(pk=odd_chips().pk).update(title_de="Restchips")
    report = load_library()
    assert odd_chips().title_de == "Restchips"
    assert report.everything_stood
    assert not report.disputed
    assert outcomes(report) == {"same", "kept"}


def test_what_is_new_in_the_library_is_written_where_nobody_edited(library, edit):
    report = load_library(edit("concordance.toml", ODD_CHIPS, 'title.de = "Restchips"'))
    assert odd_chips().title_de == "Restchips"
    assert "version/2024/odd-chips: title_de" in report.changed
    assert report.counts["rules in editions"]["changed"] == 6


def test_an_edited_column_stays_and_its_neighbours_follow_the_library(library, edit):
    RuleVersion.objects.rewrite(False).filter(pk=odd_chips().pk).update(title_it="Gettoni spaiati")
    load_library(edit("concordance.toml", ODD_CHIPS, 'title.de = "Restchips"'))
    assert (odd_chips().title_it, odd_chips().title_de) == ("Gettoni spaiati", "Restchips")


def test_a_title_edited_on_both_sides_stays_and_is_reported_until_it_is_settled(library, edit):
    RuleVersion.objects.rewrite(False).filter(pk=odd_chips().pk).update(title_de="Einzelchips")
    root = edit("concordance.toml", ODD_CHIPS, 'title.de = "Restchips"')
    for _run in range(2):
        assert load_library(root).disputed == ["version/2024/odd-chips: title_de"]
        assert odd_chips().title_de == "Einzelchips"
    assert not load_library(root, force=True).disputed
    assert odd_chips().title_de == "Restchips"
    assert outcomes(load_library(root)) == {"same"}


def test_force_takes_the_library_s_content_back(library):
    RuleVersion.objects.rewrite(False).filter(pk=odd_chips().pk).update(title_de="Restchips")
    assert load_library(force=True).changed == ["version/2024/odd-chips: title_de"]
    assert odd_chips().title_de == "Ungerade Chips"


def test_a_scenario_that_staff_edited_or_deleted_stays_so(library):
    edited = scenario("prior-bet-chips", "5")
    edited.data["events"][-1]["chips"] = "1x5000"
    edited.save()
    scenario("prior-bet-chips", "1.1").delete()
    assert load_library().everything_stood
    assert scenario("prior-bet-chips", "5").data == edited.data
    assert not Scenario.objects.filter(passage__key="1.1").exists()


def test_a_scenario_that_is_not_shipped_any_more_goes(library, copy):
    cases = copy / "2024/face-up-for-all-ins/cases.toml"
    cases.write_text(cases.read_text().rpartition("[[scenario]]")[0])
    report = load_library(copy)
    assert report.changed == ["scenario/2024/face-up-for-all-ins/3/0"]
    assert not LoadedContent.objects.filter(key="scenario/2024/face-up-for-all-ins/3/0").exists()


def test_a_scenario_that_staff_edited_is_theirs_when_it_is_not_shipped_any_more(library, copy):
    Scenario.objects.filter(pk=scenario("face-up-for-all-ins", "3").pk).update(letter="A")
    cases = copy / "2024/face-up-for-all-ins/cases.toml"
    cases.write_text(cases.read_text().rpartition("[[scenario]]")[0])
    assert load_library(copy).everything_stood
    assert scenario("face-up-for-all-ins", "3").letter == "A"


def page(language):
    return Translation.objects.get(version__rule__slug="multiple-chips", language=language)


def test_a_page_that_is_new_on_disk_is_imported(library, edit):
    root = edit("2024/multiple-chips/de.txt", "still zwei 1.000er", "wortlos zwei 1.000er")
    report = load_library(root)
    assert report.changed == ["page/2024/multiple-chips/de"]
    assert "wortlos zwei 1.000er" in page("de").page
    assert outcomes(load_library(root)) == {"same"}


def passage(key):
    return Passage.objects.rewrite(False).get(version__rule__slug="multiple-chips", key=key)


def edited_here(key, text):
    """Edit a German passage as the admin does."""
    row = passage(key)
    row.text_de = text
    row.save()
    rebuild_pages(row.version)


def test_a_credit_that_staff_edited_stays_and_the_passages_follow_the_library(library, edit):
    Translation.objects.filter(pk=page("de").pk).update(translator="A. Übersetzerin")
    assert load_library().everything_stood
    root = edit("2024/multiple-chips/de.txt", "still zwei 1.000er", "wortlos zwei 1.000er")
    report = load_library(root)
    assert (report.disputed, page("de").translator) == ([], "A. Übersetzerin")
    assert "wortlos zwei 1.000er" in page("de").page


def test_a_passage_that_staff_edited_stays(library):
    edited_here("2", "Beispiel 2: berichtigt.")
    report = load_library()
    assert (report.everything_stood, report.kept) == (True, ["page/2024/multiple-chips/de"])
    assert passage("2").text_de == "Beispiel 2: berichtigt."


def test_a_later_correction_of_another_clause_arrives_though_one_was_edited_here(library, edit):
    edited_here("2", "Beispiel 2: berichtigt.\n")
    edit("2024/multiple-chips/de.txt", "A: Wurde", "A: Ist")
    root = edit("2024/multiple-chips/de.txt", "Beispiel 2", "Beispiel Nr. 2")
    for _run in range(2):
        report = load_library(root)
        assert report.disputed == ["page/2024/multiple-chips/de: 2"]
        assert (passage("A").text_de[:6], passage("2").text_de) == ("A: Ist", "Beispiel 2: berichtigt.\n")
        assert page("de").page == "".join(passage(key).text_de for key in page("de").layout)
    load_library(root, force=["page/2024/multiple-chips/de"])
    assert page("de").page == (root / "2024/multiple-chips/de.txt").read_text()
    assert outcomes(load_library(root)) == {"same"}


def test_a_passage_that_was_added_or_emptied_here_stays_so(library, edit):
    version = passage("A").version
    Passage.objects.create(version=version, key="D", kind="clause", position=99, text_de="D: Neu.\n")
    edited_here("3", "")
    root = edit("2024/multiple-chips/de.txt", "A: Wurde", "A: Ist")
    assert load_library(root).disputed == []
    assert (passage("D").text_de, passage("3").text_de or "") == ("D: Neu.\n", "")
    assert "D" in page("de").layout
    assert "3" not in page("de").layout


def test_a_passage_that_is_not_shipped_any_more_goes_unless_it_was_edited(library, copy):
    path = copy / "2024/multiple-chips/de.txt"
    path.write_text(path.read_text().replace(passage("note").text_de, ""))
    edited_here("note", passage("note").text_de + "Geprüft.")
    assert load_library(copy).disputed == ["page/2024/multiple-chips/de: note"]
    assert passage("note").text_de.endswith("Geprüft.")
    load_library(copy, force=["page/2024"])
    assert "note" not in page("de").layout


def test_a_kind_that_staff_edited_stays(library, edit):
    Passage.objects.filter(pk=passage("A").pk).update(kind="explanation")
    load_library(edit("2024/multiple-chips/de.txt", "A: Wurde", "A: Ist"))
    assert (passage("A").kind, passage("A").text_de[:6]) == ("explanation", "A: Ist")


@pytest.mark.parametrize("edited", [False, True])
def test_a_database_of_the_release_before_is_merged_by_passage_as_well(library, edit, edited):
    """That release remembered digests of the page as shipped, and as it stood after loading."""
    key = "page/2024/multiple-chips/de"
    shipped = read_library().shelves[1].pages["de"]
    place = pages._Place(read_library().shelves[1], "de", shipped, passage("A").version)
    digest = pages._Stored([place]).digest(place)
    LoadedContent.objects.filter(key=key).update(content={"page": pages._digest(asdict(shipped)), "stands": digest})
    if edited:
        edited_here("2", "Beispiel 2: berichtigt.\n")
    assert load_library().everything_stood
    load_library(edit("2024/multiple-chips/de.txt", "A: Wurde", "A: Ist"))
    assert passage("A").text_de[:6] == "A: Ist"
    assert ("berichtigt" in passage("2").text_de) == edited


def test_force_may_name_the_rows_that_are_brought_back(library):
    edited_here("2", "Beispiel 2: berichtigt.\n")
    RuleVersion.objects.rewrite(False).filter(pk=odd_chips().pk).update(title_de="Restchips")
    report = load_library(force=["page/2024/multiple-chips/de"])
    assert report.changed == ["page/2024/multiple-chips/de"]
    assert odd_chips().title_de == "Restchips"
    with pytest.raises(LibraryRefused, match="page/2024/none: nothing that is shipped has this key"):
        load_library(force=["page/2024/none"])


def test_a_page_that_staff_deleted_stays_deleted_and_a_rule_comes_back(library):
    page("de").delete()
    odd_chips("2015").delete()
    report = load_library()
    assert not Translation.objects.filter(version__rule__slug="multiple-chips", language="de").exists()
    assert report.counts["rules in editions"]["created"] == 1


def test_the_current_edition_can_be_another_one(library, edit):
    edit("editions.toml", "current = true\n", "")
    load_library(edit("editions.toml", 'key = "2024"\n', 'key = "2024"\ncurrent = true\n'))
    assert Edition.objects.get(current=True).key == "2024"


def test_an_edition_that_staff_made_current_stays_current(library, edit):
    Edition.objects.filter(key="2026").update(current=False)
    Edition.objects.filter(key="2022").update(current=True)
    edit("editions.toml", "current = true\n", "")
    root = edit("editions.toml", 'key = "2024"\n', 'key = "2024"\ncurrent = true\n')
    load_library(root)
    assert Edition.objects.get(current=True).key == "2022"
    load_library(root, force=True)
    assert Edition.objects.get(current=True).key == "2024"


def test_a_library_that_is_not_sound_changes_nothing(library, edit):
    edit("concordance.toml", ODD_CHIPS, 'title.de = "Restchips"')
    with pytest.raises(LibraryRefused):
        load_library(edit("2026/prior-bet-chips/cases.toml", '"1x1000"', '"1x"'))
    assert odd_chips().title_de == "Ungerade Chips"


def test_what_is_shipped_is_cleaned_as_it_is_read(library, edit):
    root = edit("concordance.toml", ODD_CHIPS, 'title.de = "Rest\u00adchips\u200b"')
    load_library(root)
    assert odd_chips().title_de == "Restchips"
    assert outcomes(load_library(root)) == {"same"}


@pytest.mark.parametrize("file", ["concordance.toml", "ours/odd-chips/es.md", "2024/multiple-chips/de.txt"])
def test_a_shipped_file_in_a_wrong_encoding_is_refused_with_its_place(library, copy, file):
    path = copy / file
    path.write_text(path.read_text(encoding="utf-8") + "\n# acciÃ³n", encoding="utf-8")
    with pytest.raises(LibraryRefused, match=f"{file}: “acciÃ³n” in line"):
        load_library(copy)


def test_the_command_says_what_it_loaded(empty_library, capsys):
    call_command("loadlibrary")
    assert "rules: 94 created, 0 changed, 0 removed, 0 same, 0 edited here and left" in capsys.readouterr().out
    call_command("loadlibrary")
    assert capsys.readouterr().out == "The library is loaded already.\n"


def test_the_command_says_what_was_edited_here_and_how_to_bring_back_what_is_shipped(library, capsys):
    edited_here("2", "Beispiel 2: berichtigt.\n")
    call_command("loadlibrary")
    assert capsys.readouterr().out.splitlines() == [
        "The library is loaded already.",
        "1 row was edited here and stays so. To bring back what is shipped: loadlibrary --force"
        " page/2024/multiple-chips/de",
    ]
    call_command("loadlibrary", "--force", "page/2024/multiple-chips/de")
    assert "Changed: page/2024/multiple-chips/de" in capsys.readouterr().out
    call_command("loadlibrary")
    assert capsys.readouterr().out == "The library is loaded already.\n"


def test_the_command_names_what_was_edited_on_both_sides(library, edit, capsys, monkeypatch):
    RuleVersion.objects.rewrite(False).filter(pk=odd_chips().pk).update(title_de="Einzelchips")
    root = edit("concordance.toml", ODD_CHIPS, 'title.de = "Restchips"')
    monkeypatch.setattr(loadlibrary, "load_library", partial(load_library, root))
    call_command("loadlibrary")
    assert "left as edited (--force overwrites it): version/2024/odd-chips: title_de" in capsys.readouterr().out


def test_the_command_refuses_with_every_fault_and_its_place(library, edit, monkeypatch):
    edit("concordance.toml", ODD_CHIPS + "\n", "")
    root = edit("editions.toml", 'version = "1.1"', "version = 1.1")
    monkeypatch.setattr(loadlibrary, "load_library", partial(load_library, root))
    with pytest.raises(CommandError) as refusal:
        call_command("loadlibrary")
    assert "editions.toml, edition[7].releases[1].version (2026): cannot be read" in str(refusal.value)
    assert "concordance.toml, rule[19].title (odd-chips): must be given in each" in str(refusal.value)
