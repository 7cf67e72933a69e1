"""What our own texts state of their cases: 100-200, under the gun raises to 700, then chips, unless it says so."""

import pytest

from rules.compare.stated import faults
from rules.engine.judging import judge
from rules.engine.reading import in_edition, read_stored_scenario
from tests.compare.checks.invented import answered, blind, flop, shown_down

CALLED, RAISED = answered("1x500 3x100"), answered("1x500 5x100")
"""800 is a call of 700 with 100 back; 1,000 is a raise to 1,200 with 200 to add."""
OPENED = flop(600, "1x1000")
SEATS = [{"name": "A"}, {"name": "B"}, {"name": "C"}]
FACED = {
    "street": "flop",
    "seats": SEATS,
    "events": [
        {"player": "A", "does": "bet", "to": 2000},
        {"player": "B", "does": "raise", "to": 8000},
        {"player": "C", "does": "push", "chips": "2x1000"},
    ],
}
"""The director's: a call of 8,000, or 2,000 forfeited."""
MISDEAL = {"kind": "misdeal", "fault": "exposed-two", "acts": []}


def found(text, language, data, edition="2024"):
    scenario = in_edition(read_stored_scenario(data), edition)
    return [(f.role, f.read, f.computed) for f in faults(text, language, scenario, judge(scenario))]


@pytest.mark.parametrize(
    ("data", "text", "role", "read", "computed"),
    [
        (RAISED, "Blinds 100-400. UTG raises to 700.", "blind", 400, 200),
        (RAISED, "UTG raises to 900.", "to", 900, 700),
        (RAISED, "UTG makes it 800; UTG+1 puts out one 500 and five 100s.", "to", 800, 700),
        (RAISED, "UTG+1 silently puts out one 500 chip and five 1,000 chips.", "chip", 1000, 100),
        (RAISED, "UTG+1 slides in a 500 and four 100s.", "count", 4, 5),
        (RAISED, "Raise to 1,300: half is reached.", "to", 1300, 1200),
        (RAISED, "It counts as a raise; 300 are missing.", "adds", 300, 200),
        (RAISED, "It is a raise to 1,200, and he must add 250.", "adds", 250, 200),
        (RAISED, "The chips make 1,100 in all.", "total", 1100, 1000),
        (RAISED, "Half of 400 would do: from 950 it is a raise.", "half of", 400, 500),
        (RAISED, "The 50% mark is 900, so he completes the raise.", "half", 900, 950),
        (RAISED, "The minimum raise is to 1,400.", "minimum", 1400, 1200),
        (CALLED, "Call of 800: one 100 chip too few.", "to", 800, 700),
        (CALLED, "Call of 700; 200 come back.", "returned", 200, 100),
        (CALLED, "Call of 700: 200 is returned to him.", "returned", 200, 100),
        (CALLED, "UTG's raise by 600 makes 700 to call.", "by", 600, 500),
        (CALLED, "UTG raised; UTG+1 has 600 to call.", "call", 600, 700),
        (CALLED, "A raise would start at 900.", "half", 900, 950),
        (OPENED, "A bets 700. B throws in a 1,000 chip.", "bet", 700, 600),
        (OPENED, "B puts a single 500 chip in.", "chip", 500, 1000),
        (FACED, "The director decides: a full call of 8,000, or B forfeits 1,000.", "forfeited", 1000, 2000),
        (shown_down(), "There is a side pot of 2,000 between B and C.", "pot", 2000, 3000),
    ],
)
def test_an_english_figure_that_the_case_contradicts_is_found(data, text, role, read, computed):
    assert found(text, "en", data) == [(role, read, computed)]


@pytest.mark.parametrize(
    ("data", "text"),
    [
        (RAISED, "Blinds 100-200. UTG raises to 700. UTG+1 silently puts out one 500 and five 100s: 1,000 in all."),
        (RAISED, "UTG makes it 700, 500 more than the big blind, and UTG+1 pushes a 500 chip and five 100 chips in."),
        (RAISED, "Raise to 1,200: without one of the 100s there would still be 900, so half decides. 200 are missing."),
        (RAISED, "Half of the increment of 500 is 250. From 950 (700 + 250) it is a raise; the chips make 1,000."),
        (RAISED, "Had he put out three 100s, 100 would come back. If he says “raise” first, 5,000 is fine."),
        (RAISED, "With one chip fewer, at 900, it would be a call of 700 and 200 would come back."),
        (
            RAISED,
            "Four of the 100s could be spared: 600 of the 1,000 are not needed in every example of the 25 levels.",
        ),
        (RAISED, "Who raises to 700 sets the increment at 500. The next raise goes to at least 1,200."),
        (CALLED, "Call of 700: 800 stays below the 950 that a raise needs. 100 comes back."),
        (CALLED, "A raise would take 950 or more; he falls 150 short and gets 100 back."),
        (CALLED, "UTG+1 has 700 to call and puts out a 500 and three 100s without a word."),
        (CALLED, "At table 12 with 9 players, after 20 minutes of level 14, UTG opens to 700."),
        (OPENED, "A bets 600 on the flop. B says nothing and tosses in a single 1,000 chip."),
        (OPENED, "Call of 600: one chip, no words. 400 goes back to B."),
        (blind("1x1000"), "BB has one 100 in front, BTN raises to 500, 400 more for BB, who adds one 1,000 chip."),
        (FACED, "The director decides: B calls 8,000 in full, or forfeits the 2,000 and folds."),
        (shown_down(), "A is all-in for 900. The side pot of 3,000 goes to B or C, the main pot of 2,700 to anyone."),
    ],
)
def test_right_english_figures_and_those_that_cannot_be_placed_are_left(data, text):
    assert found(text, "en", data) == []


@pytest.mark.parametrize(
    ("data", "text", "read", "computed"),
    [
        (CALLED, "Raise: half is reached.", "raise", "call"),
        (CALLED, "Raise to 1,200: half is reached.", "raise", "call"),
        (CALLED, "This is a raise, because one chip can be spared.", "raise", "call"),
        (CALLED, "It counts as a full raise.", "raise", "call"),
        (CALLED, "UTG+1 must complete the raise.", "raise", "call"),
        (CALLED, "The bet is ruled a raise.", "raise", "call"),
        (CALLED, "Fold: he said nothing.", "fold", "call"),
        (CALLED, "The director decides: call or raise.", "director", "call"),
        (CALLED, "Not allowed: he has to say it.", "held", "call"),
        (RAISED, "Call of 700: the rest comes back.", "call", "raise"),
        (RAISED, "The chips are treated as a call.", "call", "raise"),
        (RAISED, "He is held to a call.", "call", "raise"),
        (RAISED, "This stays a mere call.", "call", "raise"),
        (FACED, "Call of 8,000: silence is a call.", "call", "director"),
        (shown_down(), "The hands stay down.", "keep-down", "table"),
    ],
)
def test_an_english_statement_that_the_verdict_contradicts_is_found(data, text, read, computed):
    assert found(text, "en", data)[0] == ("decision", read, computed)


@pytest.mark.parametrize(
    ("data", "text"),
    [
        (CALLED, "Call of 700: it is a call."),
        (CALLED, "It is not a raise. If half were reached, it is a raise."),
        (CALLED, "Unless he says so first, this is a call; otherwise it is a raise."),
        (CALLED, "There is a raise to 700 before him."),
        (CALLED, "It would be a raise from 950."),
        (RAISED, "This is a raise, never a call."),
        (RAISED, "The question is whether this is a call or a raise. Is it a call?"),
        (RAISED, "Raise to 1,200. He cannot make it a call."),
        (FACED, "The director decides: it is a call, or the chips stay in the pot and the hand is dead."),
        (FACED, "Call of 8,000 or fold: the floor decides."),
        (shown_down(), "The cards stay down on the flop. After the river all hands are turned up."),
    ],
)
def test_right_english_statements_conditions_and_denials_are_left(data, text):
    assert found(text, "en", data) == []


@pytest.mark.parametrize(
    ("language", "data", "text", "expected"),
    [
        ("it", CALLED, "Raise a 1.200: la metà è raggiunta.", [("decision", "raise", "call")]),
        ("it", CALLED, "Call di 800: un gettone di troppo.", [("to", 800, 700)]),
        ("it", FACED, "Call di 8.000: chi tace chiama.", [("decision", "call", "director")]),
        ("it", FACED, "Decide il direttore del torneo: call di 8.000, oppure B perde 2.000.", []),
        ("it", RAISED, "Raise a 1.200: mancano 200.", []),
        ("de", RAISED, "Call von 700: Es war einer zu viel.", [("decision", "call", "raise")]),
        ("de", RAISED, "Raise auf 1.300: die Hälfte ist erreicht.", [("to", 1300, 1200)]),
        (
            "de",
            FACED,
            "Die Turnierleitung entscheidet: Call von 8.000, oder B verliert 1.000.",
            [("forfeited", 1000, 2000)],
        ),
        ("de", CALLED, "Call von 700: 100 gehen zurück.", []),
        ("de", CALLED, "Call von 700: 300 gehen zurück.", [("returned", 300, 100)]),
        ("de", CALLED, "Kein Raise: Die Hälfte liegt bei 950.", []),
        ("es", CALLED, "Raise a 1200: sobra una ficha.", [("decision", "raise", "call")]),
        ("es", RAISED, "Raise a 1300: faltan 200.", [("to", 1300, 1200)]),
        ("es", FACED, "Pendiente: falta hablar.", [("decision", "pending", "director")]),
        ("es", RAISED, "Raise a 1200: faltan 200.", []),
        ("es", CALLED, "Call de 700: se devuelven 100.", []),
    ],
)
def test_the_words_a_ruling_begins_with_are_held_against_the_verdict(language, data, text, expected):
    assert found(text, language, data) == expected
