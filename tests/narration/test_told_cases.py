"""Our worked cases on acts out of turn, as they are told: whose turn it was, and what became of the act."""

import tomllib

import pytest
from django.utils.translation import override

from rules.engine.judging import judge
from rules.engine.reading import read_scenario
from rules.library.reading import SHIPPED
from rules.narration.acts import narrate_scenario
from rules.narration.verdicts import narrate


def shipped_case(rule, key):
    cases = tomllib.loads((SHIPPED / "ours" / rule / "cases.toml").read_text())["case"]
    return read_scenario(next(case for case in cases if case["key"] == key)["scenario"])


EARLY = [
    ("out-of-turn", "bet-too-soon"),
    ("out-of-turn", "skipped-player-bets"),
    ("out-of-turn", "two-acts-behind-him"),
    ("out-of-turn", "early-check-then-raise"),
    ("non-standard-folds", "too-early"),
    ("conditional-declarations", "early-without-if"),
]


@pytest.mark.parametrize(("rule", "key"), EARLY)
@pytest.mark.parametrize(
    ("language", "words"),
    [("it", "Fuori turno"), ("de", "Außer der Reihe"), ("es", "Fuera de turno"), ("en", "Out of turn")],
)
def test_the_caption_says_that_the_act_was_out_of_turn(rule, key, language, words):
    with override(language):
        assert words in " ".join(narrate_scenario(shipped_case(rule, key)))


@pytest.mark.parametrize("key", ["if-you-bet", "if-you-call-raise", "if-you-raise-fold", "call-without-amount"])
@pytest.mark.parametrize(
    ("language", "done"),
    [
        ("it", ["B chiama", "C rilancia", "C fa fold"]),
        ("de", ["B callt", "C erhöht", "C foldet"]),
        ("es", ["B paga", "C sube", "C hace fold"]),
        ("en", ["B calls", "C raises", "C folds"]),
    ],
)
def test_nobody_has_done_what_he_only_said(key, language, done):
    with override(language):
        text = " ".join(narrate_scenario(shipped_case("conditional-declarations", key)))
    assert [words for words in done if words in text] == []


def test_a_reason_says_that_the_bet_out_of_turn_binds_no_more():
    scenario = shipped_case("out-of-turn", "skipped-player-bets")
    with override("en"):
        reasons = narrate(judge(scenario)).reasons
    assert reasons[0].text == "A has bet since: the bet of 900 out of turn is no longer binding, and the chips go back."
    assert (reasons[0].rule, reasons[0].number, reasons[0].clause) == ("out-of-turn", "55", "A")
