"""Words of another language: what must be found, and what must not."""

import pytest

from rules.compare.checks.foreign import ForeignWords
from tests.compare.checks.tables import check_finds, check_leaves


@pytest.mark.parametrize(
    ("language", "text", "right"),
    [
        ("it", "⟦Example⟧ 3: A apre e B chiama.", "Esempio"),
        ("it", "Se il ⟦jugador⟧ mette un gettone, è un call.", "giocatore"),
        ("it", "Vedi ⟦Illustration Addendum⟧", "Addendum illustrativo"),
        ("it", "Il giocatore ⟦und⟧ il dealer contano.", "e"),
        ("de", "⟦Esempio⟧ 2: A setzt, B callt.", "Beispiel"),
        ("de", "Der Spieler setzt ⟦the⟧ Chips.", ""),
        ("de", "Das ist eine ⟦apuesta⟧ mit mehreren Chips.", "Einsatz"),
        ("de", "Siehe ⟦Addendum illustrativo⟧.", "Anhang mit Beispielen"),
        ("es", "TDA ⟦text⟧ 2026", "texto"),
        ("es", "El jugador pone un ⟦gettone⟧ de 500.", "ficha"),
        ("es", "⟦Rule⟧ 48: fichas de apuestas anteriores.", "Regla"),
        ("es", "Después ⟦the player must⟧ call.", ""),
    ],
)
def test_a_word_left_over_is_found(language, text, right):
    check_finds(ForeignWords(), language, text, right)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        (
            "it",
            "Al river il giocatore va all-in: call, raise o fold, heads-up, con lo stack davanti al dealer (N.d.T.).",
        ),
        ("it", "THE 25-50, il BB ha due gettoni; UTG rilancia. Es: al turn."),
        ("it", "Le World Series of Poker e i Robert’s Rules of Poker; fonte: PokerTDA.com."),
        ("it", "Chi agisce out of turn durante l’hand for hand paga il big blind ante."),
        ("de", "Der Spieler sei all-in; die Action ist beim Small Blind, der Floor entscheidet über den Misdeal."),
        ("de", "NLHE, Blinds 250-500. Das Odd Chip geht an den ersten Platz links vom Button."),
        ("de", "Text der TDA 2026, Note zum Fall: los geht es mit der Burn Card."),
        ("de", "Die Karten alle auf den Tisch; es sind mehr als drei Chips."),
        ("es", "El floor decide: call, raise o all-in; el dealer gira el river y se reparte el side pot."),
        ("es", "THE 50-100, la BB coloca una ficha de 1k. Sin declarar, hay que pagar."),
        ("es", "El caso del jugador que no sabe si es su turno; viene de la mesa de al lado."),
        ("es", "Regla 48 según la Tournament Directors Association, out of turn y substantial action."),
    ],
)
def test_the_language_itself_and_the_terms_of_the_field_are_left(language, text):
    check_leaves(ForeignWords(), language, text)
