"""Cases that the director decides: how options.toml is read, what is refused, what is kept."""

import shutil
from pathlib import Path

import pytest

from rules.languages import LANGUAGES
from rules.library.loading import load_library
from rules.library.problems import LibraryRefused
from rules.library.reading import read_library
from rules.library.soundness import every_problem
from rules.models import CaseOption, Summary, WorkedCase

RULE = "calling-the-clock"
FILE = f"ours/{RULE}/options.toml"
SOURCES = 'sources = [{ title = "A", address = "https://a.org" }, { title = "B", address = "https://b.org" }]'


def words(text: str) -> str:
    return "{ " + ", ".join(f'{language} = "{text}"' for language in LANGUAGES) + " }"


TEXT = f"""
[[case]]
key = "one-thing-happens"
title = {words("One thing")}
told = {words("It happens.")}

[[case.option]]
says = "He may."
sure = "agreed"
{SOURCES}
rule = "penalties"
when = {words("If so")}
then = {words("He may do it.")}

[[case.option]]
says = "He may not."
sure = "agreed"
{SOURCES}
when = {words("If not")}
then = {words("He may not.")}
"""


@pytest.fixture
def written(copy: Path):
    """Replace what we say of a rule by a case that the director decides, with a part of it changed."""

    def write(old: str = "", new: str = "") -> Path:
        folder = copy / "ours" / RULE
        shutil.rmtree(folder)
        folder.mkdir()
        assert old in TEXT
        (folder / "options.toml").write_text(TEXT.replace(old, new, 1) if old else TEXT, encoding="utf-8")
        return copy

    return write


@pytest.mark.django_db
def test_a_case_is_kept_with_its_options_and_without_a_scenario(empty_library, written):
    load_library(written())
    case = WorkedCase.objects.rewrite(False).get(rule__slug=RULE)
    assert (case.key, case.data, case.first.key, case.title_de) == ("one-thing-happens", None, "2024", "One thing")
    options = (
        CaseOption.objects.rewrite(False)
        .filter(case=case)
        .values_list("position", "condition_es", "outcome_it", "sure", "rests_on__slug")
    )
    assert list(options) == [
        (1, "If so", "He may do it.", "agreed", "penalties"),
        (2, "If not", "He may not.", "agreed", None),
    ]
    assert not Summary.objects.filter(rule__slug=RULE).exists()


@pytest.mark.django_db
def test_loading_again_writes_nothing_and_takes_away_what_is_gone(empty_library, written):
    root = written()
    load_library(root)
    assert load_library(root).everything_stood
    shutil.rmtree(root / "ours" / RULE)
    load_library(root)
    assert not WorkedCase.objects.filter(rule__slug=RULE).exists()
    assert not CaseOption.objects.filter(case__rule__slug=RULE).exists()


@pytest.mark.django_db
def test_an_option_edited_here_stays_and_a_case_deleted_here_stays_deleted(empty_library, written):
    root = written()
    load_library(root)
    CaseOption.objects.rewrite(False).filter(case__rule__slug=RULE, position=1).update(outcome_it="Edited.")
    load_library(root)
    assert CaseOption.objects.rewrite(False).get(case__rule__slug=RULE, position=1).outcome_it == "Edited."
    WorkedCase.objects.filter(rule__slug=RULE).delete()
    load_library(root)
    assert not CaseOption.objects.filter(case__rule__slug=RULE).exists()


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('key = "one-thing-happens"', 'key = "1.1"', "case[0].key"),
        ('title = { it = "One thing", ', "title = { ", "case[0].title"),
        ('sure = "agreed"', 'sure = "unknown"', "case[0].option[0].sure"),
        (', { title = "B", address = "https://b.org" }', "", "option[0].sources"),
        ('sure = "agreed"', 'sure = "likely"', "option[0].then.it (one-thing-happens): must say “probabilmente”"),
        (
            'rule = "penalties"',
            'rule = "odd-cards"',
            "option[0].rule (one-thing-happens): there is no rule “odd-cards”",
        ),
        (
            'it = "He may do it."',
            'it = "He may not."',
            "option.then.it (one-thing-happens): two options come to the same",
        ),
        ('it = "It happens."', 'it = "See [[odd-cards]]."', "told (one-thing-happens): there is no rule “odd-cards”"),
        ('key = "one-thing-happens"', 'key = "one-thing-happens"\nlast = "2013"', "is before the first edition"),
        (
            'key = "one-thing-happens"',
            'key = "one-thing-happens"\nfirst = "2018"',
            "first (one-thing-happens): no such",
        ),
    ],
)
def test_what_does_not_fit_is_refused_with_its_place(written, old, new, said):
    faults = [str(problem) for problem in every_problem(written(old, new))]
    assert any(FILE in fault and said in fault for fault in faults), faults


def test_a_case_with_one_option_is_no_choice(written):
    root = written(TEXT[TEXT.rindex("[[case.option]]") :])
    assert any("case[0].option" in str(problem) for problem in every_problem(root))


def test_two_cases_of_a_rule_cannot_share_a_key(written):
    root = written()
    path = root / FILE
    path.write_text(TEXT + TEXT, encoding="utf-8")
    assert any("appears here more than once" in str(problem) for problem in every_problem(root))


@pytest.mark.django_db
def test_a_library_with_a_faulty_option_is_not_loaded(empty_library, written):
    with pytest.raises(LibraryRefused):
        load_library(written('rule = "penalties"', 'rule = "odd-cards"'))


ASKED_MOST = (
    ("calling-the-clock",),
    ("electronic-devices",),
    ("rabbit-hunting",),
    ("exposing-cards",),
    ("penalties",),
    ("killed-hands",),
    ("cards-speak", "tabling-cards"),
    ("late-registration",),
    ("at-your-seat",),
    ("no-disclosure",),
    ("premature-cards",),
)
"""What a floor is asked every day, by rules that are asked together."""


@pytest.mark.parametrize("rules", ASKED_MOST, ids="+".join)
def test_what_is_asked_most_has_two_cases(rules):
    directed = {shelf.rule: len(shelf.directed) for shelf in read_library().ours}
    assert sum(directed[rule] for rule in rules) >= 2
