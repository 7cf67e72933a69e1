"""Scenarios of every kind in words, and the keys that only some hands have."""

import pytest
from django.utils.translation import override

from rules.engine.kinds import KINDS
from rules.engine.reading import read_scenario
from rules.narration.acts import narrate_last, narrate_scenario
from tests.narration.questions import PROCEDURES
from tests.narration.sentences import EVERY_SITUATION, LANGUAGES

TOLD = {
    "a button with too few cards": (
        "Il bottone ha troppo poche carte. Prima che qualcuno se ne accorga: puntata, call.",
        "Der Button hat zu wenige Karten. Bevor es jemand bemerkt: Bet, Call.",
        "El botón tiene cartas de menos. Antes de que alguien se dé cuenta: apuesta, call.",
        "The button has too few cards. Before it is noticed: bet, call.",
    ),
    "the small blind is out": (
        "Posti in senso orario: P, Q, R e S. Ultima mano: P aveva il bottone, Q il piccolo buio e R il grande buio. "
        "Q non è più nel torneo.",
        "Plätze im Uhrzeigersinn: P, Q, R und S. Letzte Hand: P hatte den Button, Q den Small Blind und R den Big "
        "Blind. Q ist aus dem Turnier ausgeschieden.",
        "Asientos en el sentido de las agujas del reloj: P, Q, R y S. Última mano: P tenía el botón, Q la ciega "
        "pequeña y R la ciega grande. Q ya no está en el torneo.",
        "Seats clockwise: P, Q, R and S. Last hand: P had the button, Q the small blind and R the big blind. "
        "Q is out of the tournament.",
    ),
    "an ante that is short": (
        "Bui 3.000/6.000. Big blind ante di 6.000. BB ha uno stack di 9.000.",
        "Blinds 3.000/6.000. Big-Blind-Ante von 6.000. BB hat einen Stack von 9.000.",
        "Ciegas 3000/6000. Ante de la ciega grande: 6000. BB tiene un stack de 9000.",
        "Blinds 3,000/6,000. Big blind ante of 6,000. BB has a stack of 9,000.",
    ),
    "who is not raced out": (
        "I gettoni da 25 escono dal gioco; i più piccoli che restano sono quelli da 100. Gettoni dispari dal posto 1: "
        "SB 3; B 1 (stack 25). Carte: A♠ 2♣ 3♦ 10♥.",
        "Die 25er werden aus dem Spiel genommen; die kleinsten Chips, die bleiben, sind die 100er. Ungerade Chips ab "
        "Platz 1: SB 3; B 1 (Stack 25). Karten: A♠ 2♣ 3♦ 10♥.",
        "Las fichas de 25 salen del juego; las más pequeñas que quedan son las de 100. Fichas impares desde el "
        "asiento 1: SB 3; B 1 (stack 25). Cartas: A♠ 2♣ 3♦ 10♥.",
        "Chips of 25 are taken out of play; the lowest that stay are those of 100. Odd chips from seat 1: "
        "SB 3; B 1 (stack 25). Cards: A♠ 2♣ 3♦ 10♥.",
    ),
    "two go out": (
        "BB e B escono nella stessa mano. BB ha iniziato la mano con 12.000 e ha pagato un "
        "ante di 1.000. B ha iniziato la mano con 11.500.",
        "BB und B scheiden in derselben Hand aus. BB begann die Hand mit 12.000 und zahlte ein "
        "Ante von 1.000. B begann die Hand mit 11.500.",
        "BB y B quedan eliminados en la misma mano. BB empezó la mano con 12\u202f000 y "
        "pagó un ante de 1000. B empezó la mano con 11\u202f500.",
        "BB and B go out in the same hand. BB started the hand with 12,000 and paid an ante of "
        "1,000. B started the hand with 11,500.",
    ),
    "an old level by mistake": (
        "Viene annunciato un nuovo livello prima del primo riffle. La mano inizia per errore con il livello "
        "precedente. Prima che qualcuno se ne accorga: fold, raise.",
        "Ein neues Level wird vor dem ersten Riffle angesagt. Die Hand wird versehentlich im bisherigen Level "
        "begonnen. Bevor es jemand bemerkt: Fold, Raise.",
        "Se anuncia un nuevo nivel antes del primer riffle. La mano empieza por error en el nivel anterior. Antes de "
        "que alguien se dé cuenta: fold, raise.",
        "A new level is announced before the first riffle. The hand is begun at the old level by mistake. Before it "
        "is noticed: fold, raise.",
    ),
    "four cards, no burn card and action": (
        "Il dealer gira un flop di quattro carte senza bruciare prima una carta. Prima che qualcuno se ne accorga: "
        "puntata.",
        "Der Dealer gibt einen Flop mit vier Karten, ohne vorher eine Karte zu burnen. Bevor es jemand bemerkt: Bet.",
        "El crupier reparte un flop de cuatro cartas sin quemar antes una carta. Antes de que alguien se dé cuenta: "
        "apuesta.",
        "The dealer deals a flop of four cards without burning a card first. Before it is noticed: bet.",
    ),
    "a flop without a burn card": (
        "Il dealer gira il flop senza bruciare prima una carta. Sul flop nessuno ha ancora agito.",
        "Der Dealer gibt den Flop, ohne vorher eine Karte zu burnen. Auf dem Flop hat noch niemand agiert.",
        "El crupier reparte el flop sin quemar antes una carta. En el flop nadie ha actuado todavía.",
        "The dealer deals the flop without burning a card first. Nobody has acted on the flop yet.",
    ),
    "a live hand in the muck": (
        "Il dealer mette per errore nel muck una mano viva. Le carte di questa mano non si possono riconoscere senza "
        "alcun dubbio. Della puntata del giocatore 1.200 non hanno ricevuto call.",
        "Der Dealer legt versehentlich eine lebende Hand in den Muck. Die Karten dieser Hand sind nicht zweifelsfrei "
        "zu erkennen. Vom Einsatz des Spielers wurden 1.200 nicht gecallt.",
        "El crupier tira por error al muck una mano viva. Las cartas de esta mano no se pueden identificar sin "
        "ninguna duda. De la apuesta del jugador, 1200 están sin pagar.",
        "The dealer puts a live hand into the muck by mistake. The cards of this hand cannot be identified beyond "
        "doubt. Of the player’s bet 1,200 have not been called.",
    ),
    "acts: fold, fold, all-in": (
        "Azioni in turno: fold, fold, all-in.",
        "Aktionen der Reihe nach: Fold, Fold, All-in.",
        "Acciones en su turno: fold, fold, all-in.",
        "Actions in turn: fold, fold, all-in.",
    ),
    "options in limit": (
        "Tre giocatori: A, B e C. Limit 100/200. Al massimo 3 raise per giro. Nel torneo restano 14 giocatori. "
        "Bui 50/100. Flop. A punta 100.",
        "Drei Spieler: A, B und C. Limit 100/200. Höchstens 3 Raises pro Setzrunde. Im Turnier sind noch 14 Spieler. "
        "Blinds 50/100. Flop. A setzt 100.",
        "Tres jugadores: A, B y C. Limit 100/200. Como mucho 3 raises por ronda. En el torneo quedan 14 jugadores. "
        "Ciegas 50/100. Flop. A apuesta 100.",
        "Three players: A, B and C. Limit 100/200. At most 3 raises in a round. 14 players are left in the "
        "tournament. Blinds 50/100. Flop. A bets 100.",
    ),
    "a stud pot": (
        "Stud. Heads-up. Bui 50/100. River. Nel piatto ci sono 1.225. A e B hanno la mano migliore. "
        "Il gettone più piccolo in gioco è da 50. Carte più alte: A 10♠; B 10♥.",
        "Stud. Heads-up. Blinds 50/100. River. Im Pot liegen 1.225. A und B haben die beste Hand. "
        "Der kleinste Chip im Spiel ist der 50er. Höchste Karten: A 10♠; B 10♥.",
        "Stud. Heads-up. Ciegas 50/100. River. En el bote hay 1225. A y B tienen la mejor mano. "
        "La ficha más pequeña en juego es de 50. Cartas más altas: A 10♠; B 10♥.",
        "Stud. Heads-up. Blinds 50/100. River. 1,225 is in the pot. A and B have the best hand. "
        "The smallest chip in play is 50. Highest cards: A 10♠; B 10♥.",
    ),
}


@pytest.mark.parametrize("situation", TOLD)
def test_a_scenario_of_any_kind_is_told_in_every_language(situation):
    scenario = read_scenario(EVERY_SITUATION[situation])
    for language, told in zip(LANGUAGES, TOLD[situation], strict=True):
        with override(language):
            assert " ".join(narrate_scenario(scenario)) == told


def test_every_kind_is_told_in_some_situation():
    assert {data["kind"] for data in PROCEDURES.values()} == set(KINDS)


def test_other_kinds_have_no_act_for_a_caption():
    assert narrate_last(read_scenario(EVERY_SITUATION["the button moves"])) == ""


def test_a_seat_that_is_called_after_a_position_keeps_its_name_where_the_button_moves():
    with override("it"):
        told = narrate_scenario(read_scenario(EVERY_SITUATION["seats that are called after positions"]))
    assert told == (
        "Posti in senso orario: P, SB e BB.",
        "Ultima mano: P aveva il bottone, SB il piccolo buio e BB il grande buio.",
    )
