"""What a page shows of a question besides headline and reasons: readings, shares, orders, awards, the button."""

import pytest
from django.utils.translation import override

from rules.engine.judging import judge
from rules.engine.reading import read_scenario
from rules.narration.verdicts import narrate
from tests.narration.sentences import EVERY_SITUATION


def narrated(situation, language="en"):
    with override(language):
        return narrate(judge(read_scenario(EVERY_SITUATION[situation])))


def listed(situation, language="en"):
    return {found.kind: [line.text for line in found.lines] for found in narrated(situation, language).lists}


@pytest.mark.parametrize(
    ("language", "readings"),
    [
        ("it", [("Fold.", None), ("Call di 300.", None), ("Raise almeno a 600.", "al massimo 5.000")]),
        ("de", [("Fold.", None), ("Call von 300.", None), ("Raise auf mindestens 600.", "höchstens 5.000")]),
        ("es", [("Fold.", None), ("Call de 300.", None), ("Raise a 600 como mínimo.", "como máximo 5000")]),
        ("en", [("Fold.", None), ("Call of 300.", None), ("Raise to at least 600.", "at most 5,000")]),
    ],
)
def test_an_option_is_told_with_its_least_and_its_most(language, readings):
    told = narrated("options facing a bet", language)
    assert [(reading.text, reading.then) for reading in told.readings] == readings
    assert told.readings_label


@pytest.mark.parametrize(
    ("situation", "last"),
    [
        ("options in limit", ("Raise to 200.", None)),
        ("options of a short stack", ("Raise: all-in for 400.", None)),
        ("options with nothing to call", ("Bet of at least 100.", None)),
    ],
)
def test_an_option_of_one_amount_is_told_with_that_amount(situation, last):
    reading = [reading for reading in narrated(situation).readings if reading.tone != "fold"][-1]
    assert (reading.text, reading.then) == last


@pytest.mark.parametrize(
    ("language", "last"),
    [
        ("it", "Fold, che è vincolante e può essere penalizzato, dato che il check è gratis."),
        ("de", "Fold – bindend, und eine Strafe ist möglich, da der Check nichts kostet."),
        ("es", "Fold, que es vinculante y puede penalizarse, ya que el check es gratis."),
        ("en", "Fold, which is binding and may be penalized, as a check is free."),
    ],
)
def test_a_fold_with_nothing_to_call_is_told_last_with_its_penalty(language, last):
    assert narrated("options with nothing to call", language).readings[-1].text == last


@pytest.mark.parametrize(
    ("situation", "kind", "lines"),
    [
        ("side pots", "shares", ["B: 2,300", "C: 1,950", "BB: 1,675"]),
        ("left of the button shows", "order", ["1: SB", "2: B", "3: C"]),
        ("three go out", "places", ["1–2: A and B", "3: C"]),
        ("an underbet corrected", "owes", ["B: 200", "C: 200"]),
        ("an overbet in pot-limit", "returned", ["A: 200", "B: 200", "C: 200"]),
        ("the button moves", "button", ["Button: Q", "Small blind: R", "Big blind: S"]),
        ("both blinds are out", "button", ["Button: dead (Q)", "Small blind: nobody", "Big blind: S"]),
        ("an empty seat that is not told", "button", ["Button: dead", "Small blind: Q", "Big blind: R"]),
        (
            "an ante that is short",
            "posted",
            ["Big blind: 6,000", "Ante: 3,000", "Most to win from each opponent: 6,000"],
        ),
        ("a race", "awards", ["SB: 100", "B: 100"]),
        ("no race", "changed", ["B: 100"]),
    ],
)
def test_lists_have_one_line_for_each(situation, kind, lines):
    assert listed(situation)[kind] == lines


@pytest.mark.parametrize("situation", ["everybody shows", "a race for one chip", "options facing a bet", "five"])
def test_a_list_that_would_be_empty_is_left_out(situation):
    assert all(lines for lines in listed(situation).values())
    assert "order" not in listed(situation)


def test_readings_that_share_a_premise_and_cannot_be_one_choice_stand_alone():
    assert [reading.text for reading in narrated("a call before the amount").readings] == [
        "Call, if it stands whatever amount B gives.",
        "Pending, if the call does not stand: the player acts once the amount is known.",
        "Fold, if the call does not stand: the player acts once the amount is known.",
    ]


def test_readings_of_the_house_say_what_would_be_posted_and_won():
    assert [(reading.text, reading.then) for reading in narrated("only one of the two in 2022").readings] == [
        ("Only the ante of 6,000, if the ante comes first.", "nothing to win but the antes"),
        ("Only the big blind of 6,000, if the big blind comes first.", "at most 6,000 to win from each opponent"),
    ]


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("it", "B prende il gettone dispari, 25: tra chi divide è il primo a sinistra del bottone."),
        ("de", "B bekommt den ungeraden Chip, 25, als Erster links vom Button unter denen, die teilen."),
        ("es", "B se lleva la ficha impar, 25, por tener el primer asiento a la izquierda del botón entre quienes"),
        ("en", "B gets the odd chip, 25, as the first left of the button among those who split."),
    ],
)
def test_who_gets_the_odd_chip_is_the_subject_of_its_sentence(language, sentence):
    data = EVERY_SITUATION["a pot for two"]
    data = {**data, "seats": [{"name": "B"}, {"name": "C"}], "ask": {**data["ask"], "winners": {"main": ["B", "C"]}}}
    with override(language):
        reasons = [reason.text for reason in narrate(judge(read_scenario(data))).reasons]
    assert any(reason.startswith(sentence) for reason in reasons)


@pytest.mark.parametrize(
    ("situation", "language", "sentence"),
    [
        ("a pot for two", "it", "SB e C si dividono il piatto di 1.225."),
        ("a pot for two", "de", "SB und C teilen sich den Pot von 1.225."),
        ("a pot for two", "es", "SB y C se reparten el bote de 1225."),
        ("a pot for two", "en", "SB and C split the pot of 1,225."),
        ("side pots", "en", "BB and B split the main pot of 3,325."),
    ],
)
def test_a_pot_is_a_main_pot_beside_a_side_pot_only(situation, language, sentence):
    assert sentence in [reason.text for reason in narrated(situation, language).reasons]


@pytest.mark.parametrize("language", ["it", "de", "es", "en"])
def test_a_wrong_amount_is_called_an_amount_whether_it_was_a_bet_or_a_raise(language):
    word = {"it": "L’importo di 400", "de": "Der Betrag von 400", "es": "El importe de 400", "en": "The amount of 400"}
    assert narrated("an underbet corrected", language).reasons[0].text.startswith(word[language])
