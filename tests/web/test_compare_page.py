"""Texts of a rule side by side: rows level, words that differ, figures by role, verdicts under each edition."""

from dataclasses import replace

import pytest
from django.template.loader import render_to_string
from django.test import Client
from django.utils.translation import override

from rules.compare.checks.page import Page
from rules.compare.concordance import Concordance
from rules.compare.meaning import Reading
from rules.models import Passage, RuleVersion, Translation
from rules.web.text.marks import Piece
from rules.web.text.pieces import MINUS, PLUS, cut, stretches, with_odd
from rules.web.translators.aligned_rows import SideCell, SideRow
from rules.web.translators.columns import TextColumn
from tests.web.pages import LANGUAGES, Element, get

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("library")]

RULE = "/{}/compare/prior-bet-chips/"
BOTH = "?a=2024.it&b=2026.it"


@pytest.fixture
def older(library: None) -> None:
    """The rule in 2024 as well: an older wording, one case under another key, one clause less, one clause more."""
    version = RuleVersion.objects.rewrite(False).get(edition__key="2024", rule__slug="prior-bet-chips")
    Translation.objects.create(version=version, language="it", page="x", translator="Ada Rossi")
    keys = {"2.2": "2.3"}
    for passage in (
        Passage.objects.rewrite(False).filter(version__edition__key="2026").exclude(key__in=["C.2", "credit"])
    ):
        text = passage.text_it.replace("Per evitare confusione", "Per evitare dubbi")
        key = keys.get(passage.key, passage.key)
        row = Passage(version=version, key=key, kind=passage.kind, position=passage.position, text_it=text)
        row.save()
    Passage(
        version=version, key="D", kind="clause", position=99, text_it="D: Una lettera che poi è caduta del tutto."
    ).save()


def row(page: Element, key: str) -> Element:
    return page.one("article", "passage", id=key)


def printed(page: Element, key: str) -> list[str]:
    return row(page, key).texts("p", "printed")


def heads(page: Element) -> list[str]:
    return [head.all(translate="no")[0].text for head in page.one(css="heads").all("h2")]


@pytest.mark.parametrize(
    ("address", "columns"),
    [
        ("/it/compare/prior-bet-chips/", ["2026 · Italiano", "2026 · Español"]),
        ("/es/compare/prior-bet-chips/", ["2026 · Español", "2026 · Italiano"]),
        ("/en/compare/multiple-chips/", ["2024 · Italiano", "2024 · Deutsch"]),
        ("/de/compare/multiple-chips/?a=2024.it", ["2024 · Italiano", "2024 · Deutsch"]),
        ("/it/compare/prior-bet-chips/?a=2026.es&b=2026.it", ["2026 · Español", "2026 · Italiano"]),
        ("/it/compare/prior-bet-chips/?a=2026.es&c=2026.it&d=", ["2026 · Español", "2026 · Italiano"]),
        ("/it/compare/prior-bet-chips/?a=2026.es&b=2026.es", ["2026 · Español", "2026 · Italiano"]),
        ("/it/compare/face-up-for-all-ins/", ["2024 · Italiano"]),
    ],
)
def test_columns_are_those_asked_for_or_what_is_held(client: Client, address: str, columns: list[str]) -> None:
    assert heads(get(client, address)) == columns


@pytest.mark.usefixtures("older")
def test_four_columns_and_the_texts_of_several_editions(client: Client) -> None:
    page = get(client, f"{RULE.format('it')}?a=2024.it&b=2026.it&c=2026.es")
    assert heads(page) == ["2024 · Italiano", "2026 · Italiano", "2026 · Español"]
    assert "three" in page.one(css="side").classes


@pytest.mark.parametrize(
    ("address", "status", "words"),
    [
        ("prior-bet-chips/?a=1999.it", 404, "1999"),
        ("prior-bet-chips/?a=x", 400, "x"),
        ("prior-bet-chips/?a=2026.it&b=2026.fr", 400, "2026.fr"),
        ("prior-bet-chips/?b=<b>", 400, "<b>"),
        ("no-such-rule/", 404, ""),
        ("999/", 404, ""),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_there_is_not_is_refused_in_the_readers_language(
    client: Client, address: str, status: int, words: str, language: str
) -> None:
    page = get(client, f"/{language}/compare/{address}", status=status)
    assert page.one("html").language == language
    assert words in page.one("main").text
    if "?" in address:
        assert len(page.one("main").one("form").all("select")) == 4


class TestNotHeld:
    """The rule is held in Italian and Spanish of 2026, and nowhere else."""

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_the_column_says_so_and_who_has_it(self, client: Client, language: str) -> None:
        page = get(client, f"{RULE.format(language)}?a=2024.it&b=2026.es")
        banner = page.one("p", "banner")
        assert "Italiano" in banner.text
        assert "2024" in banner.text
        assert [link.attributes["href"] for link in banner.all("a")] == ["?a=2026.it&b=2026.es"]
        assert heads(page) == ["2024 · Italiano", "2026 · Español"]

    def test_it_stands_empty_and_nothing_in_it_is_called_missing_or_new(self, client: Client) -> None:
        page = get(client, f"{RULE.format('en')}?a=2024.it&b=2026.es")
        assert all(len(article.all("p", "printed")) == 1 for article in page.all("article", "passage"))
        assert page.all("p", "lacks") == page.all("span", "new") == []
        assert "This text is not held here." in row(page, "A").text

    @pytest.mark.parametrize(
        ("column", "verdict"),
        [("2024.it", "Raise to 1,550"), ("2026.de", "Raise to 1,550"), ("2019.en", "Raise to 1,550")],
    )
    def test_the_verdict_under_its_edition_stands_all_the_same(self, client: Client, column: str, verdict: str) -> None:
        page = get(client, f"{RULE.format('en')}?a={column}&b=2026.es")
        assert row(page, "1.3").one(css="rulings").all(css="cell")[0].texts("p", "verdict")[0].startswith(verdict)

    @pytest.mark.parametrize(
        ("edition", "why"),
        [
            ("2011", "This edition is not known to have the rule."),
            ("2017", "This edition is not known to have the rule."),
        ],
    )
    def test_an_edition_without_the_rule_has_no_verdict(self, client: Client, edition: str, why: str) -> None:
        page = get(client, f"{RULE.format('en')}?a={edition}.it&b=2026.es")
        assert row(page, "1.3").one(css="rulings").all(css="cell")[0].texts("p", "quiet") == [why]

    def test_the_form_offers_every_edition_with_those_held_ticked(self, client: Client) -> None:
        box = get(client, f"{RULE.format('en')}?a=2024.it&b=2026.es").one("select", name="a")
        assert len(box.all("optgroup")) == 8
        assert [o.text for o in box.all("option") if "✓" in o.text] == ["2026 · Italiano ✓", "2026 · Español ✓"]
        assert [o.attributes["value"] for o in box.all("option") if "selected" in o.attributes] == ["2024.it"]

    def test_a_rule_without_any_text_says_so(self, client: Client) -> None:
        page = get(client, "/en/compare/misdeals/")
        assert "No text of this rule is held here." in page.one("main").text
        assert heads(get(client, "/en/compare/misdeals/?a=2024.it&b=2026.es")) == ["2024 · Italiano", "2026 · Español"]


def test_a_number_leads_to_the_rule_that_bears_it_now(client: Client) -> None:
    response = client.get("/it/compare/48/?a=2026.es")
    assert response["Location"] == "/it/compare/prior-bet-chips/?a=2026.es"


def test_rows_are_level_and_every_text_is_there_letter_for_letter(client: Client) -> None:
    page = get(client, f"{RULE.format('de')}?a=2026.it&b=2026.es")
    for passage in Passage.objects.rewrite(False).filter(version__edition__key="2026"):
        texts = [" ".join(text.split()) for text in (passage.text_it, passage.text_es) if text]
        assert printed(page, passage.key) == texts
    assert [text.language for text in row(page, "A").all("p", "printed")] == ["it", "es"]


@pytest.mark.usefixtures("older")
class TestOneLanguage:
    def test_words_that_differ_bear_a_sign(self, client: Client) -> None:
        page = get(client, RULE.format("it") + BOTH)
        cell = row(page, "A").all("p", "printed")[1]
        assert cell.texts("del") == ["−dubbi"]
        assert cell.texts("ins") == ["+confusione"]
        assert row(page, "A").all("p", "printed")[0].all("del") == []

    def test_words_of_different_languages_are_not_held_against_each_other(self, client: Client) -> None:
        page = get(client, f"{RULE.format('it')}?a=2024.it&b=2026.es")
        assert page.one(css="side").all("ins") == page.one(css="side").all("del") == []

    def test_a_passage_that_was_renamed_is_still_paired(self, client: Client) -> None:
        renamed = row(get(client, RULE.format("en") + BOTH), "2.3")
        assert len(renamed.all("p", "printed")) == 2
        assert renamed.texts("p", "tag") == ["here under 2.2"]

    def test_what_is_missing_and_what_is_new_is_said(self, client: Client) -> None:
        page = get(client, RULE.format("en") + BOTH)
        assert row(page, "D").texts("p", "lacks") == ["Missing in the Italian text."]
        assert row(page, "C.2").one("span", "new").text == "new"

    def test_references_are_linked_within_their_own_edition(self, client: Client) -> None:
        cells = row(get(client, RULE.format("it") + BOTH), "C.1").all(css="cell")
        links = [cell.one("a", "ref").attributes["href"].partition("#")[0] for cell in cells if cell.all("a", "ref")]
        assert links == ["/it/2024/45/", "/it/2026/45/"]

    def test_hiding_what_is_equal_leaves_what_differs(self, client: Client) -> None:
        page = get(client, f"{RULE.format('it')}{BOTH}&hide=1")
        keys = [each.attributes["id"] for each in page.all("article", "passage")]
        assert {"A", "C.2", "D", "2.3"} <= set(keys)
        assert "B" not in keys
        assert len(page.all("article", "passage")) == len(page.all("article", "differs"))

    def test_each_difference_leads_to_the_next(self, client: Client) -> None:
        page = get(client, RULE.format("it") + BOTH)
        keys = [each.attributes["id"] for each in page.all("article", "differs")]
        steps = [each.one("a", "open").attributes["href"][1:] for each in page.all("article", "differs")[:-1]]
        assert steps == keys[1:]
        assert f"#{keys[0]}" in [link.attributes["href"] for link in page.one("p", "ways-on").all("a")]


def test_columns_are_swapped_by_a_link(client: Client) -> None:
    page = get(client, f"{RULE.format('it')}?a=2026.it&b=2026.es&hide=1")
    assert page.one("p", "ways-on").all("a")[1].attributes["href"] == "?a=2026.es&b=2026.it&hide=1"


class TestLanguages:
    def test_the_verdict_stands_under_each_column(self, client: Client) -> None:
        page = get(client, f"{RULE.format('en')}?a=2026.it&b=2026.es")
        assert row(page, "1.3").one(css="rulings").texts("p", "verdict") == ["Raise to 2,050", "Raise to 1,550"]
        assert row(page, "1.1").one(css="rulings").texts("span", "language") == ["TDA 2026", "TDA 2026"]

    def test_figures_are_lined_up_by_role_beside_what_they_should_be(self, client: Client) -> None:
        table = row(get(client, f"{RULE.format('en')}?a=2026.it&b=2026.es"), "1.3").all("table")[0]
        lines = {line.one("th").text: line.texts("td") for line in table.one("tbody").all("tr")}
        assert lines["total"][0] == "1150 ≠ 2,050 contradicts"
        assert lines["total"][1] == "1550 ✓ agrees"
        assert "2 × 1k ✓ agrees" in lines["chips"][0]
        assert lines["rules cited"][0] == "45 ≠ 47 contradicts"

    def test_a_figure_that_contradicts_is_marked_in_the_text_and_opens_the_table(self, client: Client) -> None:
        case = row(get(client, f"{RULE.format('it')}?a=2026.it&b=2026.es"), "1.3")
        assert "1150" in [mark.text for mark in case.all("mark", "odd")]
        assert "open" in case.all("details")[0].attributes
        assert "open" not in row(get(client, RULE.format("it")), "1.1").all("details")[0].attributes

    def test_terms_are_lined_up_and_what_one_language_lacks_is_shown_not_called_wrong(self, client: Client) -> None:
        table = row(get(client, f"{RULE.format('en')}?a=2026.it&b=2026.es"), "1.2").all("table")[-1]
        lines = {line.one("th").text: line.all("td") for line in table.one("tbody").all("tr")}
        assert [(cell.text, cell.language) for cell in lines["chip"]] == [("gettoni", "it"), ("fichas, ficha", "es")]
        lacking = [name for name, cells in lines.items() if "–" in [cell.text for cell in cells]]
        assert list(lines)[: len(lacking)] == lacking
        assert table.all("b", "not") == []

    @pytest.mark.usefixtures("older")
    def test_terms_of_one_language_are_not_lined_up(self, client: Client) -> None:
        page = get(client, RULE.format("en") + BOTH)
        assert "Terms" not in [summary.text.split(" (")[0] for summary in page.all("summary")]

    def test_a_figure_that_cannot_be_placed_is_not_called_wrong(self, client: Client) -> None:
        page = get(client, "/en/compare/multiple-chips/")
        lines = [
            line for line in page.one(css="side").all("tr") if line.all("th") and line.all("th")[0].text == "not placed"
        ]
        assert lines
        assert not any(line.all("b", "not") for line in lines)

    def test_clauses_of_one_page_are_not_missing_where_the_other_quotes_the_rule(self, client: Client) -> None:
        page = get(client, "/de/compare/multiple-chips/")
        assert row(page, "B.1").texts("p", "lacks") == []
        assert row(page, "quote").texts("p", "lacks") == []

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_every_column_says_whom_its_text_is_owed_to(self, client: Client, language: str) -> None:
        page = get(client, f"/{language}/compare/multiple-chips/")
        assert [line.text.partition(":")[0] for line in page.one(css="credits").all("p")] == sorted(
            heads(page), key=heads(page).index
        )


def test_the_pages_lead_to_each_other(client: Client) -> None:
    rule = {link.attributes["href"] for link in get(client, "/it/2026/48/?texts=es").all("a")}
    assert "/it/compare/prior-bet-chips/?a=2026.es" in rule
    home = {link.attributes["href"] for link in get(client, "/it/").one("main").all("a")}
    assert {"/it/audit/", "/it/concordance/", "/it/coverage/"} <= home
    audit = {link.attributes["href"] for link in get(client, "/it/audit/").all("a")}
    assert "/it/compare/prior-bet-chips/" in audit


@pytest.mark.parametrize("path", ["audit/", "concordance/", "coverage/", "compare/prior-bet-chips/"])
def test_an_address_without_a_language_leads_to_the_readers(client: Client, path: str) -> None:
    response = client.get(f"/{path}?a=2026.it", headers={"accept-language": "de"})
    assert response["Location"] == f"/de/{path}?a=2026.it"


def test_one_text_chosen_for_two_columns_is_said(client: Client) -> None:
    twice = get(client, f"{RULE.format('it')}?a=2026.it&b=2026.it").one("main").texts("p", "banner")
    said = "«2026 · Italiano» era scelto per due colonne: qui compare una volta sola, accanto a un altro testo."
    assert twice == [said]
    assert get(client, f"{RULE.format('it')}?a=2026.it&b=2026.es").one("main").texts("p", "banner") == []


def test_a_passage_without_a_printed_key_is_named_by_what_it_is() -> None:
    cell = SideCell(column=TextColumn(Page(Reading(Concordance.of(()), "2026"), ()), "2026", None, "it"))
    named = replace(cell, key="addendum-heading", kind="heading", renamed=True)
    row = SideRow("x", "x", "clause", (named,), (), (), new=False)
    with override("it"):
        shown = render_to_string("translators/_row.html", {"row": row})
    assert "addendum-heading" not in shown
    assert "qui come: intestazione" in shown


PIECES = (Piece("La regola "), Piece("45", address="/x/"), Piece(" vale."))


class TestStretches:
    def test_without_a_text_to_the_left_there_is_one(self) -> None:
        assert [s.sign for s in stretches(PIECES)] == [""]

    def test_what_is_not_taken_out_is_the_text(self) -> None:
        found = stretches(PIECES, "Una regola 41 non vale.")
        kept = "".join(piece.text for s in found if s.sign != MINUS for piece in s.pieces)
        assert kept == "La regola 45 vale."
        assert {s.sign for s in found} == {"", PLUS, MINUS}

    def test_a_link_stays_one_where_it_is_put_in(self) -> None:
        put_in = [s for s in stretches(PIECES, "La regola 41 vale.") if s.sign == PLUS]
        assert next(piece.address for piece in put_in[0].pieces if piece.text.strip()) == "/x/"

    @pytest.mark.parametrize(
        ("start", "end", "texts"), [(0, 3, ["La "]), (8, 11, ["a ", "4"]), (10, 12, ["45"]), (5, 5, [])]
    )
    def test_pieces_are_cut_at_both_ends(self, start: int, end: int, texts: list[str]) -> None:
        assert [piece.text for piece in cut(PIECES, start, end)] == texts

    def test_odd_spots_are_marked_and_nothing_is_lost(self) -> None:
        marked = with_odd(PIECES, [(13, 17), (10, 12)])
        assert [piece.text for piece in marked if piece.odd] == ["45", "vale"]
        assert "".join(piece.text for piece in marked) == "La regola 45 vale."
