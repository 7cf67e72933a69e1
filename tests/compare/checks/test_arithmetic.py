"""Sums in the prose: what must be found, and what must not."""

import pytest

from rules.compare.checks.arithmetic import Arithmetic
from tests.compare.checks.tables import check_finds, check_leaves


@pytest.mark.parametrize(
    ("language", "text", "right"),
    [
        ("it", "La soglia è a 950 (700+250=⟦850⟧).", "950"),
        ("it", "Il 50% di 800 è ⟦300⟧.", "400"),
        ("it", "(due gettoni da 500 sui due da 100 è una puntata totale di ⟦1100⟧)", "1200"),
        ("it", "1.400 + 700 = ⟦2.000⟧", "2.100"),
        ("de", "Die Hürde liegt bei 2.100 (1.400+700=⟦2.200⟧).", "2.100"),
        ("de", "50 % von 1.200 sind ⟦500⟧.", "600"),
        ("de", "Zwei 1.000er und drei 100er, also insgesamt ⟦2.400⟧.", "2.300"),
        ("de", "Mit 3 × 500 = ⟦1.000⟧ ist er dabei.", "1.500"),
        ("es", "El umbral es 950 (700 + 250 = ⟦1050⟧).", "950"),
        ("es", "La mitad de 600 es ⟦350⟧.", "300"),
        ("es", "Pone una ficha de 1000 y dos de 100, es decir, un total de ⟦1300⟧.", "1200"),
        ("es", "1500 - 100 = ⟦1300⟧, menos que el call.", "1400"),
    ],
)
def test_a_sum_that_does_not_come_out_is_found(language, text, right):
    check_finds(Arithmetic(), language, text, right)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("it", "La soglia è a 2.100 (1.400+700=2100)."),
        ("it", "Il 50% di 325 è 163."),
        ("it", "Bui 25-50, il bottone rilancia a 600 e il grande buio ne aggiunge 550."),
        ("it", "Un gettone da 500 e due da 100: B potrebbe togliere un gettone e lasciare 600."),
        ("de", "50 % von 325 sind 162."),
        ("de", "Regeln 43-47, Blinds 250-500, UTG+1 setzt 1.500."),
        ("de", "Er setzt einen 1.000er und fünf 100er, also 1.500 insgesamt, und bekommt 400 zurück."),
        ("de", "Von 1.500 - nach Abzug der 100 - bleiben 1.400."),
        ("es", "1400+700=2100, y 3 x 500 = 1500."),
        ("es", "Coloca dos fichas de 25 y el botón sube a un total de 600."),
        ("es", "El 50 % de 600 son 300; por eso 1400 o más es una subida."),
        ("es", "Con una ficha de 1k y una de 500 sobre las dos fichas de 25 es una apuesta total de 1550."),
    ],
)
def test_what_comes_out_and_what_is_no_sum_is_left(language, text):
    check_leaves(Arithmetic(), language, text)
