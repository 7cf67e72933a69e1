"""Our own summaries and worked cases: how the files are read, what is refused, what is kept."""

import shutil
from pathlib import Path

import pytest

from rules.languages import LANGUAGES
from rules.library.loading import load_library
from rules.library.problems import LibraryRefused
from rules.library.worked_texts import read_worked_text
from rules.models import Summary, WorkedCase

TEXT = """A summary.

It has two paragraphs, and names [[odd-chips]].

## one-silent-chip: One chip

A bets 300.
B puts out one 1,000 chip.

> Call of 300: a single chip.
> 700 comes back.

In older editions it was the same.

## four-small-chips: Four chips

B puts out four 100 chips.

> Call of 300.
"""

CASES = """
[[case]]
key = "one-silent-chip"
[case.scenario]
blinds = [50, 100]
street = "flop"
seats = [{ name = "A" }, { name = "B" }]
events = [{ player = "A", does = "bet", to = 300 }, { player = "B", does = "push", chips = "1x1000" }]

[[case]]
key = "four-small-chips"
first = "2019"
last = "2024"
[case.scenario]
blinds = [50, 100]
street = "flop"
seats = [{ name = "A" }, { name = "B" }]
events = [{ player = "A", does = "bet", to = 300 }, { player = "B", does = "push", chips = "4x100" }]
"""


@pytest.fixture
def written(copy: Path):
    """Replace our words on a rule; parts of the new ones are changed by the test."""

    def write(changes: dict[str, tuple[str, str]] | None = None) -> Path:
        folder = copy / "ours" / "calling-the-clock"
        shutil.rmtree(folder)
        folder.mkdir()
        for file in ("cases.toml", *(f"{language}.md" for language in LANGUAGES)):
            old, new = (changes or {}).get(file, ("", ""))
            content = CASES if file == "cases.toml" else TEXT
            assert old in content
            (folder / file).write_text(content.replace(old, new, 1) if old else content, encoding="utf-8")
        return copy

    return write


def test_a_text_is_a_summary_and_cases_with_a_ruling_and_a_remark():
    text, faults = read_worked_text(TEXT)
    assert not faults
    assert text.summary == "A summary.\n\nIt has two paragraphs, and names [[odd-chips]]."
    first, second = text.cases.values()
    assert (first.title, first.line) == ("One chip", 5)
    assert first.situation == "A bets 300.\nB puts out one 1,000 chip."
    assert first.ruling == "Call of 300: a single chip.\n700 comes back."
    assert first.remark == "In older editions it was the same."
    assert (second.ruling, second.remark) == ("Call of 300.", "")


def test_a_text_may_be_a_summary_alone():
    text, faults = read_worked_text("A summary.\n\nWith two paragraphs.\n")
    assert not faults
    assert (text.summary, text.cases) == ("A summary.\n\nWith two paragraphs.", {})


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("A summary.\n\nIt has two paragraphs, and names [[odd-chips]].", "", 1),
        ("## one-silent-chip: One chip", "## One chip", 5),
        ("## one-silent-chip: One chip", "# one-silent-chip: One chip", 5),
        ("A bets 300.\nB puts out one 1,000 chip.\n", "", 5),
        ("> Call of 300.\n", "Call of 300.\n", 15),
        ("## four-small-chips", "## one-silent-chip", 15),
    ],
)
def test_a_fault_of_form_names_its_line(old, new, line):
    assert old in TEXT
    assert [at for at, _ in read_worked_text(TEXT.replace(old, new))[1]] == [line]


@pytest.mark.django_db
def test_our_words_are_kept_by_language_with_the_editions_they_are_told_for(empty_library, written):
    load_library(written())
    cases = WorkedCase.objects.rewrite(False).filter(rule__slug="calling-the-clock")
    assert [(case.key, case.first.key, case.last and case.last.key) for case in cases] == [
        ("one-silent-chip", "2024", None),
        ("four-small-chips", "2019", "2024"),
    ]
    assert {getattr(cases[0], f"ruling_{language}") for language in LANGUAGES} == {
        "Call of 300: a single chip.\n700 comes back."
    }
    assert Summary.objects.rewrite(False).get(rule__slug="calling-the-clock").text_de.startswith("A summary.")


@pytest.mark.django_db
def test_loading_our_words_again_writes_nothing_and_takes_away_what_is_gone(empty_library, written):
    root = written()
    load_library(root)
    assert load_library(root).everything_stood
    WorkedCase.objects.rewrite(False).filter(key="one-silent-chip").update(title_de="Ein Chip")
    for path in (root / "ours" / "calling-the-clock").iterdir():
        path.unlink()
    (root / "ours" / "calling-the-clock").rmdir()
    load_library(root)
    left = WorkedCase.objects.rewrite(False).filter(rule__slug="calling-the-clock")
    assert [case.key for case in left] == ["one-silent-chip"]
    assert not Summary.objects.filter(rule__slug="calling-the-clock").exists()


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("file", "old", "new", "told"),
    [
        ("cases.toml", 'key = "one-silent-chip"', 'key = "1.1"', "ours/calling-the-clock/cases.toml, case[0].key"),
        ("cases.toml", '"1x1000"', '"1x"', "case[0].scenario.events[1].chips (one-silent-chip)"),
        ("cases.toml", 'last = "2024"', 'last = "2013"', "case[1].last (four-small-chips)"),
        ("cases.toml", 'first = "2019"', 'first = "2018"', "case[1].first (four-small-chips)"),
        ("de.md", "## four-small-chips", "## four-big-chips", "de.md, four-small-chips"),
        ("it.md", "[[odd-chips]]", "[[odd-cards]]", "ours/calling-the-clock/it.md, line 1: "),
        ("es.md", "> Call of 300.\n", "", "ours/calling-the-clock/es.md, line 15: "),
    ],
)
def test_what_does_not_fit_is_refused_with_its_place(empty_library, written, file, old, new, told):
    with pytest.raises(LibraryRefused) as refusal:
        load_library(written({file: (old, new)}))
    assert told in str(refusal.value)
    assert not WorkedCase.objects.filter(rule__slug="calling-the-clock").exists()
