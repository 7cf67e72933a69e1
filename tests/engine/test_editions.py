"""Which number and clause does a finding carry in which edition? Rulebook 1.3."""

import pytest

from rules.engine.editions import EDITIONS
from rules.engine.judging import adjudicate
from tests.engine.tables import after_flop, all_in, before_flop, bet, call, check, fold, push, raise_to, say

OVERCHIP = after_flop("A B C", bet("A", 600), push("B", "1x1000"))
SPARE_CHIP = after_flop("A B C", bet("A", 600), push("B", "2x600"))
ALL_NEEDED = after_flop("A B C", bet("A", 600), push("B", "2x500"))
LAST_CHIPS = after_flop("A B:700 C", bet("A", 600), push("B", "1x600 1x100"))
PRIOR = before_flop("SB BB=2x25 BTN", 25, 50, raise_to("BTN", 600), fold("SB"), push("BB", "1x1000"))
PRIOR_PART = before_flop("SB BB=2x25 BTN", 25, 50, raise_to("BTN", 600), fold("SB"), push("BB", "1x1000", pulls="1x25"))
CLOSED = after_flop("A B:125 C", bet("A", 100), all_in("B"), call("C"), raise_to("A", 500), blinds=[50, 100])
UNDERCALL = after_flop("A B C", bet("A", 2000), raise_to("B", 8000), push("C", "2x1000"))
OUT_OF_TURN = after_flop("A B C", bet("A", 300), raise_to("C", 800))
AMOUNT = after_flop("A B C", bet("A", 300), say("B", "700"))
CHECK = after_flop("A B C", bet("A", 300), check("B"))
SECOND = after_flop("A B C", bet("A", 300), push("B", "1x300"), push("B", "1x500"))
EXACT = after_flop("A B C", bet("A", 300), push("B", "1x300"))
SHORT_BET = after_flop("A B", bet("A", 50), blinds=[50, 100])

# The rule, a situation whose first findings rest on it, and its place in 2011, 2013, 2019 to 2024, and 2026.
PLACES = [
    ("overchip", OVERCHIP, ["38", "42", "44", "46"]),
    ("multiple-chips", SPARE_CHIP, ["39", "43", "45 B.1", "47 B.1"]),
    ("multiple-chips", ALL_NEEDED, ["39", "43", "45 A", "47 A"]),
    ("multiple-chips", LAST_CHIPS, ["39", "43", "45 B.2", "47 B.2"]),
    ("raise-amounts", SPARE_CHIP, ["37", "41 A", "43 A", "45 A"]),
    ("prior-bet-chips", PRIOR, [None, "44", "46 C.1", "48 C.1"]),
    ("prior-bet-chips", PRIOR_PART, [None, "44", "46 C.2", "48 C.2"]),
    ("reopening-the-bet", CLOSED, [None, "41 B", "47", "49"]),
    ("binding-declarations", UNDERCALL, ["34", "37", "51 B", "53 B"]),
    ("out-of-turn", OUT_OF_TURN, ["35", "38", "53 A", "55 A"]),
    ("methods-of-betting", AMOUNT, [None, None, "40", "42"]),
    ("methods-of-calling", EXACT, [None, "39", "41", "43"]),
    ("invalid-declarations", CHECK, [None, None, "55", "57"]),
    ("string-bets", SECOND, ["43", None, "56", "58"]),
    ("incorrect-bets", SHORT_BET, [None, None, "52 A", "54 A"]),
]
COLUMN = {"2011": 0, "2013": 1, "2019": 2, "2022": 2, "2024": 2, "2026": 3}


@pytest.mark.parametrize("edition", COLUMN)
@pytest.mark.parametrize(("rule", "data", "places"), PLACES)
def test_a_finding_carries_the_number_of_its_rule_in_the_edition_and_none_where_it_is_not_known(
    edition, rule, data, places
):
    findings = adjudicate({**data, "edition": edition}).as_data()["findings"]
    found = next(f for f in findings if f["rule"] == rule)
    number = " ".join(part for part in (found["number"], found["clause"]) if part)
    assert (number or None) == places[COLUMN[edition]]


@pytest.mark.parametrize(
    ("ask", "rule", "places"),
    [
        ("tabling", "face-up-for-all-ins", ["11", "15", "16", "17"]),
        ("pots", "side-pots", [None, None, "21", "23"]),
    ],
)
@pytest.mark.parametrize("edition", COLUMN)
def test_so_do_those_about_the_table(edition, ask, rule, places):
    data = {**after_flop("A:500 B", all_in("A"), call("B"), edition=edition), "ask": ask}
    assert adjudicate(data).as_data()["findings"][0]["number"] == places[COLUMN[edition]]


def test_an_edition_that_is_not_named_is_the_current_one():
    assert adjudicate({k: v for k, v in OVERCHIP.items() if k != "edition"}).edition.key == "2026"


def test_the_rules_of_betting_have_the_same_numbers_from_2019_to_2024():
    for rule in {rule for rule, _, _ in PLACES}:
        assert EDITIONS["2019"].place(rule, None) == EDITIONS["2022"].place(rule, None)
        assert EDITIONS["2022"].place(rule, None) == EDITIONS["2024"].place(rule, None)


@pytest.mark.parametrize("data", [OVERCHIP, SPARE_CHIP, ALL_NEEDED, CLOSED, SECOND, EXACT])
def test_with_chips_behind_these_rulings_are_the_same_in_every_edition(data):
    verdicts = [adjudicate({**data, "edition": edition}) for edition in COLUMN]
    assert len({(str(v.decision), v.to, v.adds, v.returns, v.forfeits) for v in verdicts}) == 1
