"""The scenarios against the engine, and the figures that are printed against its verdicts."""

from importlib import import_module

import pytest
from django.apps import apps

from rules.compare.figures_by_role import judged_text
from rules.compare.loading import load_pages
from rules.documents.page import Kind
from rules.engine.judging import judge
from rules.engine.reading import in_edition, read_stored_scenario
from rules.library.reading import read_library
from rules.models import LoadedContent

FAULTS_OF_THE_TEXTS = {("2026", "it", "1.3", "total"): (1150, 2050)}
"""What is printed and what the chips come to, where a page contradicts itself."""

SCENARIOS = [
    pytest.param(shelf, scenario, id=f"{shelf.folder}/{scenario.case}{scenario.letter}{scenario.variant}")
    for shelf in read_library().shelves
    for scenario in shelf.scenarios
]


def verdict_of(shelf, scenario):
    return judge(in_edition(read_stored_scenario(scenario.data), shelf.edition)).as_data()


@pytest.mark.django_db
def test_the_pages_contradict_the_verdicts_only_where_they_are_known_to_be_wrong(library):
    found = {
        (page.reading.edition, text.language, text.key, judged.placed.role): (judged.placed.value, judged.right)
        for page in load_pages()
        for text in page.every_text()
        for judged in judged_text(page, text)
        if judged.agrees is False
    }
    assert found == FAULTS_OF_THE_TEXTS


@pytest.mark.parametrize(("shelf", "scenario"), SCENARIOS)
def test_the_chips_of_a_ruling_add_up(shelf, scenario):
    verdict = verdict_of(shelf, scenario)
    if verdict["to"] is not None:
        left = verdict["figures"]["out"] + verdict["adds"] - verdict["returns"] - (verdict["forfeits"] or 0)
        assert left == verdict["to"]


@pytest.mark.parametrize(
    ("rule", "decisions"),
    [
        (
            "prior-bet-chips",
            {
                ("1.1", "", ""): [("call", 600)],
                ("1.2", "a", ""): [("call", 600)],
                ("1.2", "b", ""): [("call", 600)],
                ("1.3", "", ""): [("raise", 1550), ("raise", 2050)],
                ("2.1", "", ""): [("call", 600)],
                ("2.2", "", ""): [("call", 600)],
                ("2.2", "", "other-chips"): [("raise", 1150)],
                ("3.1", "", ""): [("raise", 1150)],
                ("3.1", "", "other-chips"): [("call", 600)],
                ("4", "", ""): [("raise", 1300)],
                ("4", "", "pulled-back"): [("raise", 1300)],
                ("5", "", ""): [("director", None)],
            },
        ),
        (
            "multiple-chips",
            {
                ("1-A", "", ""): [("call", 1200)],
                ("1-B", "", ""): [("call", 1100)],
                ("2", "", ""): [("raise", 1700)],
                ("3", "", ""): [("call", 1100)],
                ("4", "A", ""): [("call", 1200)],
                ("4", "B", ""): [("raise", 1300)],
                ("4-A", "", ""): [("raise", 2800)],
                ("4-A", "", "last-chips"): [("raise", 2500)],
                ("4-B", "", ""): [("call", 1400)],
                ("4-B", "", "last-chips"): [("raise", 2000)],
            },
        ),
    ],
)
def test_the_worked_cases_come_out_as_the_rulebook_has_them(shipped, rule, decisions):
    found: dict[tuple[str, str, str], list] = {}
    for shelf in shipped.shelves:
        for scenario in shelf.scenarios if shelf.rule == rule else []:
            verdict = verdict_of(shelf, scenario)
            key = (scenario.case, scenario.letter, scenario.variant)
            found.setdefault(key, []).append((verdict["decision"], verdict["to"]))
    assert found == decisions


@pytest.mark.parametrize(
    ("case", "pots"),
    [
        ("1", [("main", 6200, ["A", "B"])]),
        ("2", [("side-1", 6000, ["B", "C"]), ("main", 3000, ["A", "B", "C"])]),
        ("3", [("side-1", 2000, ["B", "C"]), ("main", 2100, ["A", "B", "C"])]),
    ],
)
def test_the_all_in_cases_table_all_hands_and_award_the_side_pot_first(shipped, case, pots):
    shelf = next(shelf for shelf in shipped.shelves if shelf.rule == "face-up-for-all-ins")
    verdict = verdict_of(shelf, next(scenario for scenario in shelf.scenarios if scenario.case == case))
    assert verdict["decision"] == "table"
    assert [(pot["name"], pot["amount"], pot["players"]) for pot in verdict["pots"]] == pots


def test_every_case_of_every_page_has_a_scenario_for_its_language(shipped):
    for shelf in shipped.shelves:
        for language, page in shelf.pages.items():
            told = {entry.case for entry in shelf.scenarios if not entry.languages or language in entry.languages}
            assert {part.key for part in page.parts if part.kind == Kind.CASE} == told


@pytest.mark.parametrize(("language", "examples"), [("it", 8), ("es", 9)])
def test_rule_48_has_eight_cases_with_nine_examples_in_spanish_and_eight_in_italian(shipped, language, examples):
    shelf = next(shelf for shelf in shipped.shelves if shelf.rule == "prior-bet-chips")
    printed = [
        entry for entry in shelf.scenarios if not entry.variant and (not entry.languages or language in entry.languages)
    ]
    assert len(printed) == examples
    assert len({entry.case for entry in printed}) == 8


def test_a_variant_of_ours_has_a_case_of_the_text_before_it(shipped):
    for shelf in shipped.shelves:
        met = set()
        for scenario in shelf.scenarios:
            assert not scenario.variant or scenario.case in met
            met.add(scenario.case)


@pytest.mark.django_db
def test_what_the_library_remembers_of_a_dropped_field_is_forgotten(library):
    row = LoadedContent.objects.filter(key__startswith="scenario/").first()
    row.content["printed"] = {"it": {"out": 1150}}
    row.save()
    import_module("rules.migrations.0010_printed_figures").forget_printed(apps, None)
    row.refresh_from_db()
    assert "printed" not in row.content
    assert "data" in row.content
