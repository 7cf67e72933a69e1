import pytest
from django.utils.translation import override

from rules.engine.judging import adjudicate
from rules.narration.verdicts import narrate
from tests.engine.tables import after_flop, all_in, before_flop, bet, call, check, raise_by, raise_to
from tests.narration.situations import SITUATIONS, blind, deal, push, six

EVERY_CHIP = {
    "it": "Tolto un gettone da 500 restano 1.000, meno del call di 1.100: servono tutti.",
    "de": "Nimmt man einen 500er weg, bleiben 1.000, weniger als der Call von 1.100: Jeder Chip wird gebraucht.",
    "es": "Si se quita una ficha de 500, quedan 1000, menos que el call de 1100: hacen falta todas.",
    "en": "Without one 500 chip, 1,000 is left, short of the call of 1,100: every chip is needed.",
}
HALF = {
    "it": "Il 50% si raggiunge a 1.400: con 1.500 è un raise.",
    "de": "Die 50-Prozent-Hürde liegt bei 1.400: 1.500 sind ein Raise.",
    "es": "El 50\u00a0% se alcanza con 1400; hay 1500, así que es un raise.",
    "en": "Half a raise is reached at 1,400: 1,500 is a raise.",
}
OVERCHIP = {
    "it": "Un solo gettone, senza dichiarare raise: è un call.",
    "de": "Ein einzelner Chip, kein Raise angesagt: ein Call.",
    "es": "Una sola ficha, sin declarar raise: es un call.",
    "en": "A single chip, no raise declared: a call.",
}


def narrated(data, language):
    with override(language):
        return narrate(adjudicate(data))


@pytest.mark.parametrize(
    ("situation", "at", "sentences"),
    [("every chip needed", 0, EVERY_CHIP), ("a raise completed", 1, HALF), ("an overchip", 0, OVERCHIP)],
)
def test_reasons_are_the_model_sentences(situation, at, sentences):
    for language, sentence in sentences.items():
        assert narrated(SITUATIONS[situation], language).reasons[at].text == sentence


def test_a_reason_names_the_rule_of_the_edition_and_does_not_say_it():
    reason = narrated(six(raise_by("UTG", 600), push("UTG+1", "1x1000 1x500"), edition="2024"), "en").reasons[0]
    assert (reason.rule, reason.clause, reason.number) == ("multiple-chips", "A", "45")


def test_the_player_is_named_as_the_scenario_names_him():
    assert narrated(blind(push("BB", "1x1000")), "it").player == "BB"


@pytest.mark.parametrize(
    ("language", "readings"),
    [
        ("it", ["Call di 1.100, se si esige il call completo.", "Fold, se non si esige il call completo."]),
        (
            "de",
            ["Call von 1.100, wenn der volle Call verlangt wird.", "Fold, wenn der volle Call nicht verlangt wird."],
        ),
        ("es", ["Call de 1100, si se exige el call completo.", "Fold, si no se exige el call completo."]),
        ("en", ["Call of 1,100, if the full call is required.", "Fold, if the full call is not required."]),
    ],
)
def test_readings_of_a_director_say_when_they_hold(language, readings):
    told = narrated(SITUATIONS["an undercall left to the director"], language)
    assert [reading.text for reading in told.readings] == readings
    assert told.readings_label


def test_a_reading_says_what_happens_to_the_chips():
    told = narrated(SITUATIONS["an undercall left to the director"], "en")
    assert [reading.then for reading in told.readings] == ["600 to add", "500 stays in the pot"]


def test_acts_that_are_open_on_one_condition_are_one_reading():
    told = narrated(SITUATIONS["a raise out of turn"], "en")
    assert [reading.text for reading in told.readings] == [
        "Raise to 1,500, if UTG checks, calls or folds.",
        "Call, raise or fold, if UTG bets or raises.",
    ]


def test_a_raise_that_is_left_is_the_least_of_many():
    told = narrated(blind({"player": "BB", "does": "pull", "pulls": "1x25"}), "es")
    assert [reading.text for reading in told.readings] == ["Call de 600.", "Raise a 1150 como mínimo."]


def test_a_verdict_without_readings_has_no_line_over_them():
    told = narrated(blind(push("BB", "1x1000")), "de")
    assert (told.readings, told.readings_label) == ((), None)


def test_the_timeline_says_for_each_event_whether_cards_stay_down():
    told = narrated(SITUATIONS["a hand that is won"], "de")
    assert [(moment.event, moment.tone, moment.decision) for moment in told.timeline] == [
        (0, "keep-down", "Die Karten bleiben verdeckt"),
        (1, "keep-down", "Die Karten bleiben verdeckt"),
    ]
    assert told.timeline[1].text == (
        "Alle anderen haben gefoldet, also gewinnt BB den Pot, ohne die Karten aufzudecken."
    )


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("it", ["Side pot 1: 2.000 – B e C", "Main pot: 2.250 – A, B e C"]),
        ("de", ["Side Pot 1: 2.000 – B und C", "Main Pot: 2.250 – A, B und C"]),
        ("es", ["Bote secundario 1: 2000 – B y C", "Bote principal: 2250 – A, B y C"]),
        ("en", ["Side pot 1: 2,000 – B and C", "Main pot: 2,250 – A, B and C"]),
    ],
)
def test_pots_are_told_in_the_order_of_award(language, lines):
    assert [pot.text for pot in narrated(SITUATIONS["a side pot at the river"], language).pots] == lines


def test_a_pot_alone_is_just_the_pot():
    hand = before_flop("SB BTN", 50, 100, raise_to("BTN", 300), call("SB"), deal("flop"), check("SB"), ask="pots")
    assert [pot.text for pot in narrated(hand, "it").pots] == ["Piatto: 600 – SB e BTN"]


def test_a_name_in_small_letters_keeps_them():
    hand = after_flop("anna:700 BTN", bet("anna", 300), all_in("BTN"), ask="tabling")
    hand["seats"][1]["stack"] = 2000
    assert narrated(hand, "it").timeline[0].text == "Nessuno è all-in."
    assert narrated(hand, "it").timeline[1].text == "C’è un all-in, ma anna deve ancora agire."
