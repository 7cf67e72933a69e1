"""The headlines of what is asked of a hand, in every language."""

import pytest
from django.utils.translation import override

from rules.engine.judging import judge
from rules.engine.reading import read_scenario
from rules.narration.headlines import headline
from tests.narration.sentences import EVERY_SITUATION, LANGUAGES

LINES = {
    "options facing a bet": (
        "Fold, call o raise – per il call ne mancano 300",
        "Fold, Call oder Raise – bis zum Call fehlen noch 300",
        "Fold, call o raise – para el call faltan 300",
        "Fold, call or raise – 300 to add for the call",
    ),
    "options once closed": (
        "Fold o call – per il call ne mancano 25",
        "Fold oder Call – bis zum Call fehlen noch 25",
        "Fold o call – para el call faltan 25",
        "Fold or call – 25 to add for the call",
    ),
    "options of who has folded": (
        "Nulla da decidere",
        "Nichts zu entscheiden",
        "Nada que decidir",
        "Nothing to decide",
    ),
    "an underbet corrected": (
        "Si corregge a 600 – B e C aggiungono 200 a testa",
        "Auf 600 korrigiert – B und C legen je 200 nach",
        "Se corrige a 600 – B y C añaden 200 cada uno",
        "Corrected to 600 – B and C add 200 each",
    ),
    "an underbet corrected, called with the last chips": (
        "Si corregge a 600 – da aggiungere: B 200; C 50",
        "Auf 600 korrigiert – nachzulegen: B 200; C 50",
        "Se corrige a 600 – por añadir: B 200; C 50",
        "Corrected to 600 – to add: B 200; C 50",
    ),
    "an underbet corrected for one": (
        "Si corregge a 100 – ne mancano 60",
        "Auf 100 korrigiert – es fehlen noch 60",
        "Se corrige a 100 – faltan 60",
        "Corrected to 100 – 60 to add",
    ),
    "an overbet in pot-limit": (
        "Si corregge a 500 – A, B e C riprendono 200 a testa",
        "Auf 500 korrigiert – A, B und C bekommen je 200 zurück",
        "Se corrige a 500 – A, B y C recuperan 200 cada uno",
        "Corrected to 500 – A, B and C take 200 back each",
    ),
    "an overbet of one": (
        "Si corregge a 500 – tornano indietro 200",
        "Auf 500 korrigiert – 200 gehen zurück",
        "Se corrige a 500 – se devuelven 200",
        "Corrected to 500 – 200 back",
    ),
    "an underbet after the next card": (
        "Resta a 40",
        "Es bleibt bei 40",
        "Se queda en 40",
        "It stays at 40",
    ),
    "a hand tabled": (
        "Carte scoperte sul tavolo",
        "Die Karten liegen offen auf dem Tisch",
        "Cartas boca arriba en la mesa",
        "The hand is tabled",
    ),
    "no muck with an all-in": (
        "Decide il direttore del torneo",
        "Die Turnierleitung entscheidet",
        "Decide el director del torneo",
        "The director decides",
    ),
    "the last aggressor shows": (
        "BTN scopre per primo – poi A",
        "BTN deckt zuerst auf – dann A",
        "BTN muestra primero – después, A",
        "BTN shows first – then A",
    ),
    "everybody shows": (
        "Si scoprono le carte",
        "Die Karten werden aufgedeckt",
        "Se muestran las manos",
        "Hands are turned up",
    ),
    "the boards decide": (
        "Decidono i board",
        "Die Boards entscheiden",
        "Deciden los boards",
        "The boards decide",
    ),
    "no showdown yet": (
        "Non è ancora showdown",
        "Noch kein Showdown",
        "Aún no hay showdown",
        "No showdown yet",
    ),
    "a pot for one": (
        "Piatto assegnato – BTN 1.225",
        "Pot zugesprochen – BTN 1.225",
        "Bote adjudicado – BTN 1225",
        "Pot awarded – BTN 1,225",
    ),
    "a pot for two": (
        "Split pot – SB 625; C 600",
        "Split Pot – SB 625; C 600",
        "Bote dividido – SB 625; C 600",
        "Split pot – SB 625; C 600",
    ),
    "side pots": (
        "Piatti assegnati – B 2.300; C 1.950; BB 1.675",
        "Pots zugesprochen – B 2.300; C 1.950; BB 1.675",
        "Botes adjudicados – B 2300; C 1950; BB 1675",
        "Pots awarded – B 2,300; C 1,950; BB 1,675",
    ),
}


@pytest.mark.parametrize("situation", LINES)
def test_the_headline_is_the_same_decision_in_every_language(situation):
    verdict = judge(read_scenario(EVERY_SITUATION[situation]))
    for language, line in zip(LANGUAGES, LINES[situation], strict=True):
        with override(language):
            assert str(headline(verdict)) == line
