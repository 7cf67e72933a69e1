"""Figures and statements of a case against its chips: 100-200, under the gun raises to 700, then the chips named."""

import pytest

from rules.compare.checks.base import Severity
from rules.compare.checks.verdicts import FiguresByRole, Statements
from tests.compare.checks.invented import answered, case
from tests.compare.checks.tables import hits, marked, page

FEW, MANY = "1x500 3x100", "1x500 5x100"
"""800 is a call of 700 with 100 back; 1,000 is a raise to 1,200 with 200 to add."""


def of(language, text, chips, **more):
    return page(("1", "case", {language: text}), cases={"1": (case(answered(chips), "2024", **more),)}, edition="2024")


def found(check, language, text, chips):
    held = of(language, text, chips)
    return [(marked(held, hit), hit.right) for hit in hits(check, held)]


@pytest.mark.parametrize(
    ("language", "chips", "text", "right"),
    [
        ("it", MANY, "UTG rilancia fino a ⟦900⟧.", "700"),
        ("it", MANY, "Mette un gettone da 500 e cinque da ⟦1.000⟧.", "100"),
        ("it", FEW, "Un gettone da 500 e tre da 100; ⟦200⟧ tornano indietro.", "100"),
        ("it", FEW, "Sarebbe raise con ⟦900⟧ o più.", "950"),
        ("de", MANY, "Blinds 100-⟦400⟧, UTG erhöht auf 700.", "200"),
        ("de", MANY, "Einen 500er und ⟦vier 100⟧er, das sind zu wenig.", "5"),
        ("de", MANY, "Ein 500er und fünf 100er: Das Raise geht auf insgesamt ⟦1.100⟧.", "1.200"),
        ("de", FEW, "UTG erhöht um ⟦600⟧.", "500"),
        ("es", MANY, "Una ficha de 500 y cinco de 100 son un total de ⟦1100⟧.", "1000"),
        ("es", MANY, "La subida mínima sería a ⟦1300⟧.", "1200"),
        ("es", FEW, "UTG sube a 700; el importe del call de ⟦600⟧ no basta.", "700"),
        ("es", MANY, "Con esas fichas faltan ⟦300⟧.", "200"),
    ],
)
def test_a_figure_that_the_case_contradicts_is_found_with_the_right_one(language, chips, text, right):
    assert found(FiguresByRole(), language, text, chips) == [(text, right)]


@pytest.mark.parametrize(
    ("language", "chips", "text"),
    [
        ("it", MANY, "UTG rilancia a 700, 500 più del grande buio; B mette 500 e cinque da 100, cioè 1.000 in tutto."),
        ("it", MANY, "Se avesse messo due gettoni da 1.000, un totale di 2.000, sarebbe altro."),
        ("it", FEW, "Vedi Regola 45, Esempio 7 e 8; in 9 su 10 casi il 75% basta."),
        ("it", MANY, "Il 50% di 500 è 250: da 950 in su va completato fino a 1.200."),
        ("de", MANY, "Vier der 100er ließen sich wegnehmen; drei statt fünf 100ern wären ein Call."),
        ("de", MANY, "Wenn er drei 500er gesetzt hätte, wären es insgesamt 1.500."),
        ("de", FEW, "Die 50-Prozent-Hürde liegt bei 950; 800 sind gesetzt, 100 gehen zurück."),
        ("de", MANY, "Nach 20 Minuten an Tisch 12 mit 9 Spielern: UTG+1 setzt."),
        ("es", MANY, "Son 1.000 en total, umbral de 950 (700+250), subida a 1.200, faltan 200."),
        ("es", MANY, "Si hubiera puesto una ficha de 5000, el total de 5000 sería call."),
        ("es", FEW, "Quedan 700 al quitar una de 100; se devuelven 100."),
        ("es", FEW, "La subida fue de 700 (500 más que la ciega)."),
    ],
)
def test_right_figures_and_those_that_cannot_be_placed_are_left(language, chips, text):
    assert found(FiguresByRole(), language, text, chips) == []


def test_what_the_text_leaves_open_is_not_judged():
    held = of("it", "Mette quattro gettoni da 250, un totale di 1.000.", FEW, assumed=("events[1].chips",))
    assert hits(FiguresByRole(), held) == []


def test_a_language_that_tells_of_its_sisters_chips_is_right():
    cases = (case(answered(FEW), "2024", languages=("es",)), case(answered(MANY), "2024", languages=("it",)))
    held = page(("1", "case", {"it": "Un gettone da 500 e tre da 100."}), cases={"1": cases}, edition="2024")
    assert hits(FiguresByRole(), held) == []


def test_a_scenario_of_another_edition_counts_only_where_the_figures_are_its_own():
    text = "Una ficha de 2000 y dos de 1000, un total de 4000, sube a 9000; es un raise."
    assert hits(FiguresByRole(), of("es", text, FEW, borrowed=True)) == []
    assert hits(Statements(), of("es", text, FEW, borrowed=True)) == []


@pytest.mark.parametrize(
    ("language", "chips", "text", "right"),
    [
        ("it", FEW, "Questo è un ⟦raise⟧, poiché avanza un gettone.", "call"),
        ("it", MANY, "La puntata è considerata un ⟦call⟧.", "raise"),
        ("it", FEW, "Il giocatore è obbligato a ⟦rilanciare⟧.", "call"),
        ("it", FEW, "Deve completare il ⟦rilancio⟧.", "call"),
        ("de", FEW, "Dies ist ein verpflichtendes ⟦Min-Raise⟧.", "call"),
        ("de", MANY, "Der Einsatz wird als ⟦Call⟧ gewertet.", "raise"),
        ("de", FEW, "Daher muss er ⟦erhöhen⟧.", "call"),
        ("de", MANY, "Das gilt als ⟦Call⟧.", "raise"),
        ("es", MANY, "Esto es un ⟦call⟧, porque sobra una ficha.", "raise"),
        ("es", FEW, "Queda en ⟦raise⟧.", "call"),
        ("es", FEW, "El jugador debe ⟦subir⟧.", "call"),
        ("es", MANY, "Se considera ⟦call⟧.", "raise"),
    ],
)
def test_a_statement_that_the_verdict_contradicts_is_found(language, chips, text, right):
    assert found(Statements(), language, text, chips) == [(text, right)]


@pytest.mark.parametrize(
    ("language", "chips", "text"),
    [
        ("it", FEW, "Questo è un call."),
        ("it", FEW, "Non è un raise: se avesse raggiunto la soglia, è un raise."),
        ("it", FEW, "Pre-flop c’è un raise a 700."),
        ("it", MANY, "Un gettone solo è un call se manca la dichiarazione; altrimenti è un raise."),
        ("de", MANY, "Das ist ein Raise, kein Call."),
        ("de", FEW, "Das ist kein Raise; es ist nicht als Raise zu werten."),
        ("de", FEW, "Wird 50 % erreicht, wäre es ein Raise. Sonst ist es ein Call."),
        ("de", MANY, "Auf den Call folgt die Frage, ob erhöht wird."),
        ("es", FEW, "Es un call."),
        ("es", FEW, "No es un raise, es un call."),
        ("es", MANY, "Si no llega al umbral, es un call."),
        ("es", FEW, "Es una apuesta con varias fichas (un raise si alcanza el 50%)."),
    ],
)
def test_conditions_denials_and_right_statements_are_left(language, chips, text):
    assert found(Statements(), language, text, chips) == []


def test_what_every_language_prints_is_only_noted():
    texts = {
        "it": "Con 300 in più è un raise.",
        "de": "Mit 300 mehr ist es ein Raise.",
        "es": "Con 300 más es un raise.",
    }
    cases = {"1": (case(answered(MANY), "2024"),)}
    alike = page(("1", "case", texts), cases=cases, edition="2024")
    assert {hit.severity for hit in hits(FiguresByRole(), alike)} == {Severity.NOTE}
    apart = page(("1", "case", {**texts, "de": "Mit 500 mehr ist es ein Raise."}), cases=cases, edition="2024")
    assert {hit.severity for hit in hits(FiguresByRole(), apart)} == {None}
