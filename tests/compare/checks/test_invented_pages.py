"""Whole pages of our own: clean ones are left alone, and a planted fault is found once, at its place, and alone."""

import pytest

from rules.compare.checks.base import Severity
from rules.compare.findings import findings
from tests.compare.checks.invented import PAGES, with_fault
from tests.compare.checks.planted import PLANTED

WRONG = [row for row in PLANTED if row[5]]
RIGHT = [row for row in PLANTED if not row[5]]


@pytest.mark.parametrize("name", PAGES)
def test_a_clean_page_gives_nothing(concordance, name):
    make, _ = PAGES[name]
    assert findings(make(concordance)) == ()


@pytest.mark.parametrize(("name", "language", "key", "old", "new", "check", "spot", "right"), WRONG)
def test_a_planted_fault_is_found_once_and_alone(concordance, name, language, key, old, new, check, spot, right):
    (found,) = findings(changed(concordance, name, language, key, old, new))
    assert (found.language, found.key) == (language, key)
    assert check in found.checks
    assert spot is None or found.spot == spot
    assert right is None or found.right == right


@pytest.mark.parametrize(("name", "language", "key", "old", "new", "check", "spot", "right"), RIGHT)
def test_another_wording_is_no_fault(concordance, name, language, key, old, new, check, spot, right):
    assert findings(changed(concordance, name, language, key, old, new)) == ()


def changed(concordance, name, language, key, old, new):
    whole = next(texts[language] for row, _, texts in PAGES[name][1] if row == key)
    return with_fault(concordance, name, language, key, whole if old is None else old, new)


def test_most_of_the_table_is_graver_than_style(concordance):
    grave = 0
    for name, language, key, old, new, *_ in WRONG:
        (found,) = findings(changed(concordance, name, language, key, old, new))
        grave += found.severity is not Severity.NOTE
    assert grave >= 60
