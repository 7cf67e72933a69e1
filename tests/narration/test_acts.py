import pytest
from django.utils.translation import override
from hypothesis import given, settings

from rules.engine.editions import EDITIONS
from rules.engine.hand import play
from rules.engine.reading import read_scenario
from rules.engine.scenario import Scenario
from rules.engine.turns import circumstances
from rules.narration.acts import narrate_events, narrate_last, narrate_scenario
from tests.engine.hands import hands
from tests.engine.tables import act, after_flop, all_in, before_flop, bet, call, check, fold, raise_by, raise_to
from tests.narration.situations import SITUATIONS, TOLD_ONLY, blind, deal, pull, push, say, six

LANGUAGES = ("it", "de", "es", "en")


def told(data, language):
    with override(language):
        return " ".join(narrate_scenario(Scenario.model_validate(data)))


WHOLE = [
    (
        six(raise_to("UTG", 1100), push("UTG+1", "1x1000 5x100")),
        "Bui 250/500. UTG rilancia a 1.100. UTG+1 mette un gettone da 1.000 e cinque da 100 senza dichiarare.",
        "Blinds 250/500. UTG erhöht auf 1.100. UTG+1 setzt ohne Ansage einen 1.000er und fünf 100er.",
        "Ciegas 250/500. UTG sube a 1100. UTG+1 pone una ficha de 1000 y cinco de 100 sin declarar.",
        "Blinds 250/500. UTG raises to 1,100. UTG+1 silently puts out one 1,000 chip and five 100s.",
    ),
    (
        blind(push("BB", "1x1000")),
        "Bui 25/50. BB ha davanti due gettoni da 25. BTN rilancia a 600. SB fa fold. "
        "BB aggiunge un gettone da 1.000 senza dichiarare.",
        "Blinds 25/50. BB hat zwei 25er vor sich. BTN erhöht auf 600. SB foldet. "
        "BB legt ohne Ansage einen 1.000er dazu.",
        "Ciegas 25/50. BB tiene delante dos fichas de 25. BTN sube a 600. SB hace "
        "fold. BB añade una ficha de 1000 sin declarar.",
        "Blinds 25/50. BB has two 25s in front. BTN raises to 600. SB folds. BB silently adds one 1,000 chip.",
    ),
    (
        before_flop("A:700 B:5000 C", 50, 100, all_in("C") | {"player": "C", "does": "fold"}, call("A")),
        "Tre giocatori: A, B e C. Bui 50/100. Stack: A 700; B 5.000. C fa fold. A chiama.",
        "Drei Spieler: A, B und C. Blinds 50/100. Stacks: A 700; B 5.000. C foldet. A callt.",
        "Tres jugadores: A, B y C. Ciegas 50/100. Stacks: A 700; B 5000. C hace fold. A paga.",
        "Three players: A, B and C. Blinds 50/100. Stacks: A 700; B 5,000. C folds. A calls.",
    ),
    (
        after_flop("SB BTN:900", check("SB"), deal("river"), bet("SB", 300), street="turn", pot=12000),
        "Heads-up. Turn. Nel piatto ci sono 12.000. BTN ha uno stack di 900. SB fa check. River. SB punta 300.",
        "Heads-up. Turn. Im Pot liegen 12.000. BTN hat einen Stack von 900. SB checkt. River. SB setzt 300.",
        "Heads-up. Turn. En el bote hay 12\u202f000. BTN tiene un stack de 900. SB pasa. River. SB apuesta 300.",
        "Heads-up. Turn. 12,000 is in the pot. BTN has a stack of 900. SB checks. River. SB bets 300.",
    ),
]


@pytest.mark.parametrize(("data", "it", "de", "es", "en"), WHOLE)
def test_a_scenario_is_told_in_every_language(data, it, de, es, en):
    assert [told(data, language) for language in LANGUAGES] == [it, de, es, en]


EVENTS = [
    (fold("CO"), "CO fa fold.", "CO foldet.", "CO hace fold.", "CO folds."),
    (check("CO"), "CO fa check.", "CO checkt.", "CO pasa.", "CO checks."),
    (call("HJ"), "HJ chiama.", "HJ callt.", "HJ paga.", "HJ calls."),
    (all_in("MP"), "MP va all-in.", "MP geht all-in.", "MP va all-in.", "MP goes all-in."),
    (bet("A", 1200), "A punta 1.200.", "A setzt 1.200.", "A apuesta 1200.", "A bets 1,200."),
    (raise_by("A", 600), "A rilancia di 600.", "A erhöht um 600.", "A sube 600 más.", "A raises by 600."),
    (
        pull("A", "1x25"),
        "A ritira un gettone da 25.",
        "A nimmt einen 25er zurück.",
        "A retira una ficha de 25.",
        "A pulls back one 25 chip.",
    ),
    (
        push("A", "14x100 1x25", pulls="2x25"),
        "A ritira due gettoni da 25 e mette 14 gettoni da 100 e uno da 25 senza dichiarare.",
        "A nimmt zwei 25er zurück und setzt ohne Ansage 14 Chips zu 100 und einen 25er.",
        "A retira dos fichas de 25 y pone 14 fichas de 100 y una de 25 sin declarar.",
        "A pulls back two 25s and silently puts out 14 chips of 100 and one 25 chip.",
    ),
    (
        push("A", "1x1000", says="raise 8000"),
        "A dichiara «raise, 8.000» e mette un gettone da 1.000.",
        "A sagt „Raise, 8.000“ an und setzt einen 1.000er.",
        "A declara «raise, 8000» y pone una ficha de 1000.",
        "A declares “raise, 8,000” and puts out one 1,000 chip.",
    ),
    (
        push("A", "1x1000", says="call", first="chips"),
        "A mette un gettone da 1.000 e solo dopo dichiara «call».",
        "A setzt einen 1.000er und sagt erst danach „Call“ an.",
        "A pone una ficha de 1000 y solo después declara «call».",
        "A puts out one 1,000 chip and only then declares “call”.",
    ),
    (
        push("A", "1x1000", says="1400", first="together"),
        "A dichiara «1.400» e nello stesso momento mette un gettone da 1.000.",
        "A sagt „1.400“ an und setzt im selben Moment einen 1.000er.",
        "A declara «1400» y al mismo tiempo pone una ficha de 1000.",
        "A declares “1,400” and puts out one 1,000 chip at the same time.",
    ),
    (
        say("A", {"unclear": 5}),
        "A dichiara «cinque».",
        "A sagt „fünf“ an.",
        "A declara «cinco».",
        "A declares “five”.",
    ),
    (
        act("A", "muck"),
        "A manda le carte al muck.",
        "A muckt.",
        "A tira las cartas al muck.",
        "A mucks.",
    ),
    (
        act("A", "show"),
        "A scopre le carte.",
        "A deckt die Karten auf.",
        "A muestra la mano.",
        "A tables the hand.",
    ),
    (
        act("A", "find", chips="1x5000"),
        "Dietro altri gettoni A trova un gettone da 5.000.",
        "Hinter anderen Chips findet A noch einen 5.000er.",
        "Detrás de otras fichas, A encuentra una ficha de 5000.",
        "A finds one 5,000 chip hidden behind other chips.",
    ),
    (deal("flop"), "Flop.", "Flop.", "Flop.", "Flop."),
]


@pytest.mark.parametrize(("event", "it", "de", "es", "en"), EVENTS)
def test_every_event_is_told_in_every_language(event, it, de, es, en):
    scenario = Scenario.model_validate(after_flop("A B CO HJ MP", event))
    sentences = []
    for language in LANGUAGES:
        with override(language):
            sentences += narrate_events(scenario)
    assert sentences == [it, de, es, en]


OUT_OF_TURN = [
    (
        [bet("B", 900)],
        "B punta 900. Fuori turno: doveva agire prima A.",
        "B setzt 900. Außer der Reihe: Zuerst war A dran.",
        "B apuesta 900. Fuera de turno: antes tenía que actuar A.",
        "B bets 900. Out of turn: A was next to act.",
    ),
    (
        [bet("A", 300), raise_to("BTN", 900)],
        "BTN rilancia a 900. Fuori turno: doveva agire prima B.",
        "BTN erhöht auf 900. Außer der Reihe: Zuerst war B dran.",
        "BTN sube a 900. Fuera de turno: antes tenía que actuar B.",
        "BTN raises to 900. Out of turn: B was next to act.",
    ),
    (
        [act("B", "call", conditional=True)],
        "B dice «call» in anticipo o sotto condizione. Fuori turno: doveva agire prima A.",
        "B sagt „Call“, vorzeitig oder unter einer Bedingung. Außer der Reihe: Zuerst war A dran.",
        "B dice «call» antes de tiempo o con una condición. Fuera de turno: antes tenía que actuar A.",
        "B says “call” too soon or with a condition. Out of turn: A was next to act.",
    ),
    (
        [bet("A", 300), act("B", "fold", conditional=True)],
        "B dice «fold», ma sotto condizione.",
        "B sagt „Fold“, aber nur unter einer Bedingung.",
        "B dice «fold», pero con una condición.",
        "B says “fold”, but with a condition.",
    ),
    (
        [bet("A", 300), act("B", "raise", to=900, conditional=True)],
        "B dice «raise, 900», ma sotto condizione.",
        "B sagt „Raise, 900“, aber nur unter einer Bedingung.",
        "B dice «raise, 900», pero con una condición.",
        "B says “raise, 900”, but with a condition.",
    ),
    (
        [bet("A", 300), say("B", "raise"), call("BTN")],
        "BTN dice «call» prima che B abbia detto l’importo.",
        "BTN sagt „Call“, bevor B einen Betrag genannt hat.",
        "BTN dice «call» antes de que B haya dicho el importe.",
        "BTN says “call” before B has given an amount.",
    ),
    (
        [bet("A", 300), act("B", "show")],
        "B espone le carte.",
        "B zeigt die Karten.",
        "B expone las cartas.",
        "B exposes the hand.",
    ),
    (
        [bet("A", 300), act("B", "check"), call("BTN")],
        "BTN chiama. Fuori turno: doveva agire prima B.",
        "BTN callt. Außer der Reihe: Zuerst war B dran.",
        "BTN paga. Fuera de turno: antes tenía que actuar B.",
        "BTN calls. Out of turn: B was next to act.",
    ),
]


@pytest.mark.parametrize(("events", "it", "de", "es", "en"), OUT_OF_TURN)
def test_the_told_hand_says_what_was_out_of_turn_and_what_was_only_said(events, it, de, es, en):
    scenario = Scenario.model_validate(after_flop("A B BTN", *events))
    lines = []
    for language in LANGUAGES:
        with override(language):
            lines.append(narrate_last(scenario))
            assert lines[-1] in " ".join(narrate_scenario(scenario))
    assert lines == [it, de, es, en]


IN_TURN = [
    before_flop("SB BB UTG BTN", 50, 100, call("UTG"), raise_to("BTN", 300), fold("SB"), call("BB"), fold("UTG")),
    before_flop("SB BB", 50, 100, call("BB"), check("SB"), deal("flop"), check("SB"), bet("BB", 100)),
    after_flop("A:300 B C", all_in("A"), call("B"), call("C"), deal("turn"), check("B"), bet("C", 100)),
    after_flop("A B C", check("A"), fold("B"), bet("C", 100), raise_to("A", 300), call("C")),
    after_flop("A B C", check("A"), check("B"), check("C"), act("A", "show")),
    after_flop("A B C", bet("A", 100), push("B", "1x500"), push("B", "1x500"), call("C")),
]


@pytest.mark.parametrize("data", IN_TURN)
def test_nothing_is_said_of_the_turn_where_all_act_in_turn(data):
    scenario = Scenario.model_validate(data)
    assert circumstances(scenario) == {}
    assert "Out of turn" not in told(data, "en")


@settings(max_examples=200, deadline=None)
@given(data=hands())
def test_whether_an_act_is_out_of_turn_is_never_guessed(data):
    """The short way, for hands in which all act one after another, says what playing the hand says."""
    scenario = Scenario.model_validate(data)
    assert circumstances(scenario) == play(scenario, EDITIONS[scenario.edition]).circumstances


def test_every_kind_of_event_is_told_in_some_situation():
    kinds = {event["does"] for data in (*SITUATIONS.values(), *TOLD_ONLY.values()) for event in data["events"]}
    assert kinds == {
        *("fold", "check", "call", "bet", "raise", "all-in"),
        *("push", "pull", "say", "deal", "muck", "show", "find"),
    }


def test_chips_are_added_to_those_in_front_and_put_out_on_a_new_street():
    hand = after_flop("A B", push("A", "1x100"), push("B", "1x100"), deal("turn"), push("A", "1x100"), blinds=[50, 100])
    with override("en"):
        assert narrate_events(read_scenario(hand))[-1] == "A silently puts out one 100 chip."


def test_a_second_motion_adds_to_the_first():
    hand = after_flop("A B", push("A", "1x100"), push("A", "1x100"))
    with override("en"):
        assert narrate_events(read_scenario(hand))[1] == "A silently adds one 100 chip."


def test_nobody_is_silent_who_has_just_spoken():
    hand = six(say("UTG", "raise"), push("UTG", "1x5000"))
    assert told(hand, "it").endswith("UTG dichiara «raise». UTG mette un gettone da 5.000.")


def test_the_gesture_is_told_in_a_sentence_of_its_own():
    hand = blind(push("BB", "1x1000", forward=True))
    assert told(hand, "en").endswith("All the chips in front go forward in one gesture.")


def test_the_caption_is_the_act_that_is_ruled_on():
    hand = after_flop("A B", check("A"), check("B"), deal("turn"))
    with override("en"):
        assert narrate_last(read_scenario(hand)) == "B checks."
        assert narrate_last(read_scenario({**hand, "ask": {"about": "action", "event": 0}})) == "A checks."
        assert narrate_last(read_scenario(after_flop("A B", ask="tabling"))) == ""
