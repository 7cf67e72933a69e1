import pytest
from django.utils.translation import override

from rules.engine.editions import EDITIONS
from rules.engine.rulings.out_of_turn import OutOfTurn
from rules.engine.rulings.plain_acts import CheckedFacingBet
from rules.engine.rulings.pulled_chips import PulledFacingRaise, PulledWithoutRaise
from rules.engine.verdict import Decision, Pot, Reading, Verdict
from rules.narration.headlines import headline

LANGUAGES = ("it", "de", "es", "en")
CALL, RAISE, FOLD = (Reading(decision) for decision in (Decision.CALL, Decision.RAISE, Decision.FOLD))


def verdict(decision, *findings, **keys):
    return Verdict(EDITIONS["2026"], decision, findings=findings, **keys)


LINES = {
    "call with change": (
        verdict(Decision.CALL, to=600, adds=0, returns=450),
        "Call di 600 – tornano indietro 450",
        "Call von 600 – 450 gehen zurück",
        "Call de 600 – se devuelven 450",
        "Call of 600 – 450 back",
    ),
    "call with one chip back": (
        verdict(Decision.CALL, to=600, adds=0, returns=1),
        "Call di 600 – torna indietro 1",
        "Call von 600 – 1 geht zurück",
        "Call de 600 – se devuelve 1",
        "Call of 600 – 1 back",
    ),
    "raise completed": (
        verdict(Decision.RAISE, to=1700, adds=200, returns=0),
        "Raise a 1.700 – ne mancano 200",
        "Raise auf 1.700 – es fehlen noch 200",
        "Raise a 1700 – faltan 200",
        "Raise to 1,700 – 200 to add",
    ),
    "raise short of one chip": (
        verdict(Decision.RAISE, to=1700, adds=1, returns=0),
        "Raise a 1.700 – ne manca 1",
        "Raise auf 1.700 – es fehlt noch 1",
        "Raise a 1700 – falta 1",
        "Raise to 1,700 – 1 to add",
    ),
    "raise announced with nothing in front": (
        verdict(Decision.RAISE, to=1700, adds=1700, returns=0),
        "Raise a 1.700",
        "Raise auf 1.700",
        "Raise a 1700",
        "Raise to 1,700",
    ),
    "raise without an amount": (
        verdict(Decision.RAISE),
        "Raise – manca ancora l’importo",
        "Raise – der Betrag fehlt noch",
        "Raise – falta el importe",
        "Raise – the amount is still missing",
    ),
    "raise all-in": (
        verdict(Decision.RAISE, to=12000, adds=0, returns=0, all_in=True),
        "Raise: all-in per 12.000",
        "Raise: All-in für 12.000",
        "Raise: all-in por 12\u202f000",
        "Raise: all-in for 12,000",
    ),
    "call all-in": (
        verdict(Decision.CALL, to=700, adds=0, returns=0, all_in=True),
        "Call: all-in per 700",
        "Call: All-in für 700",
        "Call: all-in por 700",
        "Call: all-in for 700",
    ),
    "bet": (
        verdict(Decision.BET, to=100, adds=25, returns=0),
        "Puntata di 100 – ne mancano 25",
        "Bet von 100 – es fehlen noch 25",
        "Apuesta de 100 – faltan 25",
        "Bet of 100 – 25 to add",
    ),
    "check": (verdict(Decision.CHECK, to=0, adds=0, returns=0), "Check", "Check", "Check", "Check"),
    "fold": (verdict(Decision.FOLD), "Fold", "Fold", "Fold", "Fold"),
    "fold with an undercall left": (
        verdict(Decision.FOLD, forfeits=500, returns=200),
        "Fold – restano nel piatto 500, il giocatore ne riprende 200",
        "Fold – 500 bleiben im Pot, der Spieler nimmt 200 zurück",
        "Fold – quedan 500 en el bote, el jugador recupera 200",
        "Fold – 500 stays in the pot, the player takes 200 back",
    ),
    "director": (
        verdict(Decision.DIRECTOR, may=(CALL, FOLD)),
        "Decide il direttore del torneo",
        "Die Turnierleitung entscheidet",
        "Decide el director del torneo",
        "The director decides",
    ),
    "held": (
        verdict(Decision.HELD, CheckedFacingBet(500), may=(CALL, FOLD)),
        "Non consentito – il giocatore può fare call o fold",
        "Nicht zulässig – noch möglich: Call oder Fold",
        "No permitido – el jugador puede hacer call o fold",
        "Not allowed – the player may call or fold",
    ),
    "bound": (
        verdict(Decision.HELD, PulledFacingRaise(25), may=(CALL, RAISE)),
        "Vincolato – il giocatore deve fare call o raise",
        "Bindend – nur noch möglich: Call oder Raise",
        "Obligado – el jugador tiene que hacer call o raise",
        "Binding – the player must call or raise",
    ),
    "not bound yet": (
        verdict(Decision.HELD, PulledWithoutRaise(25), may=(CALL, RAISE, FOLD)),
        "Non ancora vincolato – il giocatore può fare call, raise o fold",
        "Noch nicht bindend – noch möglich: Call, Raise oder Fold",
        "Aún sin obligación – el jugador puede hacer call, raise o fold",
        "Not binding yet – the player may call, raise or fold",
    ),
    "pending": (
        verdict(Decision.PENDING, OutOfTurn("BB")),
        "In sospeso – prima agisce BB",
        "Noch offen – zuerst ist BB an der Reihe",
        "Pendiente – antes actúa BB",
        "Pending – BB acts first",
    ),
    "table": (
        verdict(Decision.TABLE),
        "Si scoprono le carte",
        "Die Karten werden aufgedeckt",
        "Se muestran las manos",
        "Hands are turned up",
    ),
    "keep down": (
        verdict(Decision.KEEP_DOWN),
        "Le carte restano coperte",
        "Die Karten bleiben verdeckt",
        "Las cartas siguen boca abajo",
        "Cards stay down",
    ),
    "one pot": (
        verdict(Decision.POTS, pots=(Pot("main", 2100, ("A", "B")),)),
        "Un solo piatto – in tutto 2.100",
        "Ein Pot – insgesamt 2.100",
        "Un solo bote – 2100 en total",
        "One pot – 2,100 in all",
    ),
    "two pots": (
        verdict(Decision.POTS, pots=(Pot("side-1", 2000, ("B", "C")), Pot("main", 2100, ("A", "B", "C")))),
        "Due piatti – in tutto 4.100",
        "Zwei Pots – insgesamt 4.100",
        "Dos botes – 4100 en total",
        "Two pots – 4,100 in all",
    ),
}


@pytest.mark.parametrize("name", LINES)
def test_the_headline_is_the_model_sentence_in_every_language(name):
    ruled, *lines = LINES[name]
    for language, line in zip(LANGUAGES, lines, strict=True):
        with override(language):
            assert str(headline(ruled)) == line
