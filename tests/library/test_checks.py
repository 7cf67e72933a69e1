"""What a spoiled library is refused for, and where the fault is said to be."""

import pytest

from rules.library.checks import problems
from rules.library.loading import load_library
from rules.library.problems import LibraryRefused
from rules.library.reading import read_library

CONCORDANCE, EDITIONS, SECTIONS = "concordance.toml", "editions.toml", "sections.toml"
SAYINGS = "sayings.toml"
PRIOR, ALL_IN = "2026/prior-bet-chips/cases.toml", "2024/face-up-for-all-ins/cases.toml"


def faults(root):
    try:
        return [str(problem) for problem in problems(read_library(root))]
    except LibraryRefused as refusal:
        return [str(problem) for problem in refusal.problems]


def test_the_shipped_library_is_sound(copy):
    assert faults(copy) == []


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        (SECTIONS, "[[section]]", "[[section]", "sections.toml: "),
        (SECTIONS, 'slug = "dealing"\n', "", "sections.toml, section[5].slug: is missing"),
        (
            SECTIONS,
            'slug = "dealing"',
            'slug = "dealing"\nnumber = 5',
            "section[5].number (dealing): is not known here",
        ),
        (SECTIONS, 'title.de = "Showdown und Pots"\n', "", "must be given in each of these languages"),
        (SECTIONS, '"Showdown und Pots"', '" "', "section[2].title.de (showdown-and-pots): cannot be read"),
        (SECTIONS, 'slug = "dealing"', 'slug = "other-play"', "sections.toml, other-play: appears here more than once"),
        (EDITIONS, "current = true\n", "", "editions.toml, current: must be true for one edition"),
        (EDITIONS, 'key = "2024"\n', 'key = "2024"\ncurrent = true\n', "current: must be true for one edition"),
        (CONCORDANCE, 'section = "dealing"', 'section = "deals"', "section (misdeals): no such section"),
        (CONCORDANCE, '2024 = "20"', '2025 = "20"', "2025 (odd-chips): no such edition"),
        (CONCORDANCE, '2024 = "20"', "2024 = 20", "rule[19].numbers.2024 (odd-chips): cannot be read"),
        (CONCORDANCE, '2024 = "20"', '2024 = "20-A"', "rule[19].numbers.2024 (odd-chips): cannot be read"),
        (CONCORDANCE, '2013 = "A"', '2017 = "A"', "clauses.2017 (raise-amounts): a clause needs a number"),
        (CONCORDANCE, '2026 = "unknown"', '2026 = "derived"', "certainty.2026 (floor-decisions): a number is either"),
        (CONCORDANCE, '2026 = "48"', '2025 = "48"', "2026/prior-bet-chips: the concordance does not have this rule"),
        (SAYINGS, 'rule = "odd-chips"', 'rule = "odd-jetons"', "(Odd chip in a split pot): no such rule"),
        (SAYINGS, 'key = "2.1"', 'key = "2.9"', "(Takes the blind back and puts one chip out): no page has this case"),
        (SAYINGS, 'name.de = "Ungerader Chip beim Split"\n', "", "must be given in each of these languages"),
        (SAYINGS, 'said.es = ["rabbit"', 'said.fr = ["rabbit"', "must be given in each of these languages"),
        (PRIOR, 'case = "1.1"', 'case = "1.9"', "prior-bet-chips/cases.toml, scenario[0].case (1.9): no page has this"),
        (
            PRIOR,
            'languages = ["es"]',
            'languages = ["fr"]',
            "(1.2): there are texts in these languages only: it, de, es",
        ),
        (PRIOR, "events[2].chips", "events[3].chips", "assumed (2.2): there is nothing at events[3].chips"),
        (PRIOR, 'chips = "1x1000"', 'chips = "1x1O00"', "scenario[0].data.events[2].chips (1.1): "),
        (ALL_IN, "pot = 1200", 'edition = "2024"', "scenario[0].data.edition (1): edition-of-the-page"),
        (ALL_IN, "stack = 700", "stack = 0", "scenario[2].data.seats[0].stack (3): "),
    ],
)
def test_a_fault_is_named_with_its_file_and_key(edit, file, old, new, said):
    assert said in "\n".join(faults(edit(file, old, new)))


def test_every_fault_is_found_at_once(edit):
    edit(SECTIONS, 'slug = "dealing"\n', "")
    assert len(faults(edit(EDITIONS, 'key = "2011"\n', ""))) == 2


@pytest.mark.parametrize(
    ("path", "said"),
    [
        ("2024/multiple-chips/fr.txt", "2024/multiple-chips/fr.txt: neither a page"),
        ("2024/multiple-chips/it.txt~", "2024/multiple-chips/it.txt~: neither a page"),
        ("2025/multiple-chips/it.txt", "2025/multiple-chips: no such edition"),
        ("2024/many-chips/it.txt", "2024/many-chips: no such rule"),
        ("2015/multiple-chips/it.txt", "2015/multiple-chips: the concordance does not have this rule"),
    ],
)
def test_a_file_that_lies_in_the_wrong_place_is_named(copy, path, said):
    (copy / path).parent.mkdir(parents=True, exist_ok=True)
    (copy / path).write_bytes((copy / "2024/multiple-chips/it.txt").read_bytes())
    assert said in "\n".join(faults(copy))


def test_a_page_that_cannot_be_read_is_named(copy):
    (copy / "2024/multiple-chips/it.txt").write_bytes(b"\xff\xfe\x00")
    assert faults(copy)[0].startswith("2024/multiple-chips/it.txt: ")


def test_a_file_that_is_missing_is_named(copy):
    (copy / SECTIONS).unlink()
    assert faults(copy)[0].startswith("sections.toml: ")


@pytest.mark.django_db
def test_a_page_of_another_rule_is_named(copy):
    (copy / "2024/odd-chips").mkdir()
    (copy / "2024/multiple-chips/de.txt").rename(copy / "2024/odd-chips/de.txt")
    (copy / "2024/multiple-chips/cases.toml").unlink()
    with pytest.raises(LibraryRefused, match=r"2024/odd-chips/de\.txt: "):
        load_library(copy)
