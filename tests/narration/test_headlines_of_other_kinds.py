"""The headlines of the other kinds of scenario, in every language."""

import pytest
from django.utils.translation import override

from rules.engine.judging import judge
from rules.engine.reading import read_scenario
from rules.engine.verdict import Decision
from rules.narration.headlines import headline
from tests.narration import test_headlines, test_headlines_of_answers
from tests.narration.sentences import EVERY_SITUATION, LANGUAGES

LINES = {
    "acts: fold": (
        "Ancora nessuna substantial action",
        "Noch keine wesentliche Aktion",
        "Aún no hay acción sustancial",
        "No substantial action yet",
    ),
    "acts: fold, raise": (
        "Substantial action",
        "Wesentliche Aktion",
        "Acción sustancial",
        "Substantial action",
    ),
    "the deal: seat-skipped": (
        "Misdeal – la mano si ridistribuisce",
        "Misdeal – die Hand wird neu gegeben",
        "Misdeal – la mano se vuelve a repartir",
        "Misdeal – the hand is dealt again",
    ),
    "one boxed card": (
        "La mano continua",
        "Die Hand läuft weiter",
        "La mano sigue",
        "The hand goes on",
    ),
    "too many cards": (
        "La mano è morta – gli altri continuano a giocare",
        "Die Hand ist tot – die anderen spielen weiter",
        "La mano está muerta – los demás siguen jugando",
        "The hand is dead – the others play on",
    ),
    "a button with too few cards": (
        "Il bottone riceve le carte mancanti",
        "Der Button bekommt die fehlenden Karten",
        "El botón recibe las cartas que le faltan",
        "The button gets the missing cards",
    ),
    "the deal: fouled-deck": (
        "Tutte le puntate tornano indietro – la mano è finita",
        "Alle Einsätze gehen zurück – die Hand ist vorbei",
        "Se devuelven todas las apuestas – la mano ha terminado",
        "All bets go back – the hand is over",
    ),
    "a flop of four cards": (
        "Il board si corregge",
        "Das Board wird korrigiert",
        "Se corrige el board",
        "The board is put right",
    ),
    "a live hand in the muck": (
        "La mano è morta – tornano indietro 1.200, gli altri continuano a giocare",
        "Die Hand ist tot – 1.200 gehen zurück, die anderen spielen weiter",
        "La mano está muerta – se devuelven 1200, los demás siguen jugando",
        "The hand is dead – 1,200 back, the others play on",
    ),
    "the button moves": (
        "Bottone: Q – piccolo buio R; grande buio S",
        "Button: Q – Small Blind R; Big Blind S",
        "Botón: Q – ciega pequeña R; ciega grande S",
        "Button: Q – small blind R; big blind S",
    ),
    "the big blind is out": (
        "Bottone: Q – nessun piccolo buio; grande buio S",
        "Button: Q – kein Small Blind; Big Blind S",
        "Botón: Q – sin ciega pequeña; ciega grande S",
        "Button: Q – no small blind; big blind S",
    ),
    "both blinds are out": (
        "Bottone morto: Q – nessun piccolo buio; grande buio S",
        "Dead Button: Q – kein Small Blind; Big Blind S",
        "Botón muerto: Q – sin ciega pequeña; ciega grande S",
        "Dead button: Q – no small blind; big blind S",
    ),
    "an empty seat that is not told": (
        "Bottone morto – piccolo buio Q; grande buio R",
        "Dead Button – Small Blind Q; Big Blind R",
        "Botón muerto – ciega pequeña Q; ciega grande R",
        "Dead button – small blind Q; big blind R",
    ),
    "an ante that is short": (
        "Grande buio di 6.000 e ante di 3.000 – vincita massima di 6.000 da ciascun avversario",
        "Big Blind von 6.000 und Ante von 3.000 – von jedem Gegner höchstens 6.000 zu gewinnen",
        "Ciega grande de 6000 y ante de 3000 – ganancia máxima de 6000 por rival",
        "Big blind of 6,000 and ante of 3,000 – at most 6,000 to win from each opponent",
    ),
    "only the blind": (
        "Solo il grande buio di 6.000 – vincita massima di 6.000 da ciascun avversario",
        "Nur der Big Blind von 6.000 – von jedem Gegner höchstens 6.000 zu gewinnen",
        "Solo la ciega grande de 6000 – ganancia máxima de 6000 por rival",
        "Only the big blind of 6,000 – at most 6,000 to win from each opponent",
    ),
    "a race": (
        "SB e B ricevono un gettone da 100 a testa",
        "SB und B bekommen je einen 100er",
        "SB y B reciben una ficha de 100 cada uno",
        "SB and B get a 100 chip each",
    ),
    "a race for one chip": (
        "SB riceve un gettone da 100",
        "SB bekommt einen 100er",
        "SB recibe una ficha de 100",
        "SB gets a 100 chip",
    ),
    "no race": (
        "Nessun gettone assegnato – si tolgono 50",
        "Kein Chip wird zugesprochen – 50 werden entfernt",
        "No se adjudica ninguna ficha – se quitan 50",
        "No chip is awarded – 50 is removed",
    ),
    "nothing to race": (
        "Nessun gettone assegnato",
        "Kein Chip wird zugesprochen",
        "No se adjudica ninguna ficha",
        "No chip is awarded",
    ),
    "two go out": (
        "B si piazza davanti – poi BB",
        "B bekommt den besten Platz – dann BB",
        "B se lleva el mejor puesto – después, BB",
        "B finishes ahead – then BB",
    ),
    "three go out": (
        "A e B si piazzano alla pari – poi C",
        "A und B teilen sich den Platz – dann C",
        "A y B comparten el puesto – después, C",
        "A and B share the place – then C",
    ),
    "two go out alike": (
        "A e B si piazzano alla pari",
        "A und B teilen sich den Platz",
        "A y B comparten el puesto",
        "A and B share the place",
    ),
    "a level before first-riffle": (
        "Il nuovo livello vale da questa mano",
        "Das neue Level gilt ab dieser Hand",
        "El nuevo nivel vale desde esta mano",
        "The new level applies from this hand",
    ),
    "a level after first-card": (
        "Il nuovo livello vale dalla prossima mano",
        "Das neue Level gilt ab der nächsten Hand",
        "El nuevo nivel vale desde la próxima mano",
        "The new level applies from the next hand",
    ),
    "an old level by mistake": (
        "La mano continua – con il livello precedente",
        "Die Hand läuft weiter – im bisherigen Level",
        "La mano sigue – en el nivel anterior",
        "The hand goes on – at the old level",
    ),
}


@pytest.mark.parametrize("situation", LINES)
def test_the_headline_is_the_same_decision_in_every_language(situation):
    verdict = judge(read_scenario(EVERY_SITUATION[situation]))
    for language, line in zip(LANGUAGES, LINES[situation], strict=True):
        with override(language):
            assert str(headline(verdict)) == line


def test_every_decision_has_a_headline():
    told = {**LINES, **test_headlines_of_answers.LINES}
    here = {judge(read_scenario(EVERY_SITUATION[situation])).decision for situation in told}
    acts = {ruled.decision for ruled, *_ in test_headlines.LINES.values()}
    assert here | acts == set(Decision)
