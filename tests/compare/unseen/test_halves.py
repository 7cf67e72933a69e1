"""Pages that no check was written from: clean ones are left alone, planted faults are found with the right value."""

import pytest

from rules.compare.checks.base import Severity
from rules.compare.findings import findings
from tests.compare.unseen.pages import held, made, planted

HALVES = ("first", "second", "third")
CLEAN = [page for half in (*HALVES, "fourth", "fifth", "sixth") for page in held(f"{half}_clean")]
PLANTED = [page for half in (*HALVES, "fifth") for page in held(f"{half}_planted")]


def name(data):
    return data["name"]


@pytest.mark.parametrize("data", CLEAN, ids=name)
def test_a_clean_page_gives_no_error_and_no_warning(concordance, data):
    page = made(concordance, data)
    assert set(data.get("case", ())) <= {row.key for row in page.rows}
    assert [f.quoted() for f in findings(page) if f.severity is not Severity.NOTE] == []


@pytest.mark.parametrize("data", PLANTED, ids=name)
def test_every_planted_fault_is_found_once_with_the_right_value_and_nothing_else(concordance, data):
    found, faults = findings(made(concordance, data)), planted(data)
    told = [[f.right for f in found if fault.is_found_by(f)] for fault in faults]
    right = [[fault.right] if fault.right else values for fault, values in zip(faults, told, strict=True)]
    assert told == right
    assert all(len(values) == 1 for values in told)
    rest = [f for f in found if not any(fault.is_found_by(f) for fault in faults)]
    assert [f.quoted() for f in rest if f.severity is not Severity.NOTE] == []


def test_the_halves_are_large_enough():
    languages = {
        (page["name"], lang)
        for page in (*CLEAN, *PLANTED)
        for row in page["passage"]
        for lang in row.keys() & {"it", "de", "es"}
    }
    assert len(languages) >= 3 * 18
