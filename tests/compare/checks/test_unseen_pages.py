"""Clean pages of many rules and ways to write, with the scenarios that they tell of: nothing may be found."""

import tomllib
from pathlib import Path

import pytest

from rules.compare.findings import findings
from rules.languages import TEXT_LANGUAGES
from tests.compare.checks.invented import answered, blind, built, case, flop

PAGES = tomllib.loads((Path(__file__).parent / "unseen.toml").read_text(encoding="utf-8"))["page"]


def over(chips):
    seats = [{"name": "SB"}, {"name": "BB"}, {"name": "A"}, {"name": "B"}]
    acts = [{"player": "A", "does": "raise", "to": 1000}, {"player": "B", "does": "push", "chips": chips}]
    return {"blinds": [200, 400], "seats": seats, "events": acts}


FOUR = {"1": answered("2x500"), "2": answered("1x500 5x100"), "3": answered("1x500 3x100")}
CASES = {
    "overchip-2": {"1": over("1x5000"), "2": over("1x1000 1x500")},
    "multiple-chips-3": {**FOUR, "4": answered("2x1000"), "5": answered("1x5000")},
    "multiple-chips-3-2026": {"1": flop(1400, "1x1000 3x500"), "2": flop(1400, "1x1000 2x500")},
    "prior-bet-chips-3": {"1.1": blind("1x1000"), "1.2": blind("1x500 1x100", pulls="1x100")},
    "multiple-chips-4": {**FOUR, "4": answered("2x500")},
}


@pytest.mark.parametrize("held", PAGES, ids=lambda held: held["name"])
def test_a_clean_page_that_was_not_seen_gives_nothing(concordance, held):
    rows = [
        (row["key"], row["kind"], {lang: row[lang] for lang in TEXT_LANGUAGES if lang in row})
        for row in held["passage"]
    ]
    cases = {key: (case(data, held["edition"]),) for key, data in CASES.get(held["name"], {}).items()}
    page = built(concordance, held["edition"], held["rule"], held["number"], rows, cases)
    assert findings(page) == ()
    assert set(cases) <= {row[0] for row in rows}
