"""What the languages of a case say differently, or not at all; and titles."""

import pytest

from rules.compare.checks.headings import TitlesDisagree
from rules.compare.checks.sisters import DifferentFigures, MissingPassages
from tests.compare.checks.tables import hits, marked, page


@pytest.mark.parametrize(
    ("texts", "right"),
    [
        ({"it": "A apre a ⟦800⟧, B chiama.", "es": "A abre con 900, B paga."}, "900"),
        ({"it": "Due gettoni da ⟦500⟧.", "es": "Dos fichas de 100."}, ""),
        ({"it": "Due gettoni da ⟦500⟧.", "es": "Tres fichas de 500."}, ""),
        ({"de": "A setzt ⟦1.200⟧.", "es": "A apuesta 1300."}, "1.300"),
        ({"it": "Blinds 25-⟦75⟧.", "de": "Blinds 25-50."}, "50"),
        ({"it": "B mette 300.", "de": "B setzt ⟦400⟧.", "es": "B pone 300."}, "300"),
        ({"it": "Raise a 700.", "de": "Raise auf 700.", "es": "Raise a ⟦900⟧."}, "700"),
        ({"it": "Pot di ⟦3.000⟧.", "de": "Pot von 3.500.", "es": "Bote de 3.500."}, "3.500"),
    ],
)
def test_different_figures_are_found_once_for_a_case(texts, right):
    held = page(("1", "case", texts))
    (hit,) = hits(DifferentFigures(), held)
    assert marked(held, hit) == next(text for text in texts.values() if "⟦" in text)
    assert hit.right == right


@pytest.mark.parametrize(
    "texts",
    [
        {"it": "A apre a 800 (quindi 800).", "es": "A abre con 800."},
        {"it": "5 da 100, poi 4 gettoni da 100.", "de": "Fünf 100er, vier der 100er."},
        {"it": "Due gettoni da 1k.", "es": "Dos fichas de 1.000.", "de": "Zwei 1.000er."},
        {"it": "L’importo del call (1.200).", "es": "El importe del call."},
        {"it": "Regola 45, esempio 2.", "de": "Regel 47, Beispiel 3."},
        {"it": "Il 50% basta.", "de": "50 % reichen."},
        {"it": "Bui 25-50.", "de": "Blinds 25/50."},
        {"it": "Nessuna cifra.", "es": "Aquí 300."},
    ],
)
def test_the_same_figures_however_written_and_those_left_out_are_no_difference(texts):
    assert hits(DifferentFigures(), page(("1", "case", texts))) == []


ALL = {"it": "Testo.", "de": "Text.", "es": "Texto."}


@pytest.mark.parametrize(
    ("rows", "found"),
    [
        ([("1", "case", ALL), ("2", "case", ALL), ("3", "case", {"it": "a", "de": "b"})], [("es", "3")]),
        ([("1-A", "case", ALL), ("1-B", "case", ALL), ("2", "case", {"es": "a"})], [("it", "2"), ("de", "2")]),
        ([("A", "clause", ALL), ("B", "clause", ALL), ("C", "clause", {"it": "a", "es": "b"})], [("de", "C")]),
        (
            [("1", "case", ALL), ("2", "case", ALL), ("3", "situation", {"it": "a"}), ("3.1", "case", {"it": "b"})],
            [("de", "3"), ("es", "3")],
        ),
        ([("1", "case", {"it": "Uno: a) 500 o b) 100.", "es": "Dos ejemplos: a) 500."})], [("es", "1")]),
        ([("1", "case", {"it": "Uno: a) 500 o b) 100.", "de": "Eins: 500er."})], [("de", "1")]),
        ([("1", "case", {"it": "a) x, b) y, c) z", "de": "a) x, b) y"})], [("de", "1")]),
        ([("1", "case", {"es": "A) x. B) y.", "de": "A) x."})], [("de", "1")]),
    ],
)
def test_what_one_language_lacks_is_found(rows, found):
    held = page(*rows)
    assert [(hit.spot.language, hit.spot.key) for hit in hits(MissingPassages(), held)] == found


@pytest.mark.parametrize(
    "rows",
    [
        [("1", "case", ALL), ("2", "case", ALL)],
        [("quote", "quote", {"it": "x"}), ("A", "clause", {"de": "a"}), ("B", "clause", {"de": "b"})],
        [
            ("1-A", "case", {"it": "x"}),
            ("1-B", "case", {"it": "y"}),
            ("1.1", "case", {"de": "x"}),
            ("1.2", "case", {"de": "y"}),
        ],
        [("1", "case", {"it": "a) 500 o b) 100", "de": "500er oder 100er"})],
        [("note", "note", {"it": "x"}), ("1", "case", ALL), ("2", "case", ALL)],
        [("C", "clause", ALL), ("B", "clause", ALL), ("C.1", "clause", {"it": "x"}), ("C.2", "clause", {"it": "y"})],
        [("credit", "credit", {"it": "x"}), ("1", "case", {"it": "a"})],
        [("1", "situation", {"it": "x"}), ("1.1", "case", ALL), ("1.2", "case", ALL)],
    ],
)
def test_only_like_is_missed(rows):
    assert hits(MissingPassages(), page(*rows)) == []


@pytest.mark.parametrize(
    ("language", "title", "heading", "right"),
    [
        ("it", "Puntata con ⟦molti⟧ gettoni", "45: Puntata con più gettoni.", "più"),
        ("it", "⟦Chip race⟧", "Carte scoperte", "Carte scoperte"),
        ("it", "Gettoni nel ⟦pot⟧", "48: Gettoni nel piatto", "piatto"),
        ("de", "Setzen ⟦mehrere⟧ Chips", "Setzen mehrerer Chips.", "mehrerer"),
        ("de", "Karten ⟦zeigen⟧ bei All-ins", "Karten aufdecken bei All-ins", "aufdecken"),
        ("de", "⟦Falsche⟧ Bets", "Regel 54: Inkorrekte Bets", "Inkorrekte"),
        ("es", "Fichas ⟦previas⟧ no retiradas", "48: Fichas anteriores no retiradas", "anteriores"),
        ("es", "Apuesta con ⟦varias⟧ fichas", "Apuesta con múltiples fichas", "múltiples"),
    ],
)
def test_two_names_of_one_rule_are_found(language, title, heading, right):
    held = page(("title", "label", {language: title}), ("heading", "heading", {language: heading}))
    assert [(marked(held, hit), hit.right) for hit in hits(TitlesDisagree(), held)] == [(title, right)]


@pytest.mark.parametrize(
    ("language", "title", "heading"),
    [
        ("it", "Puntata con più gettoni", "45: Puntata con più gettoni."),
        ("it", "Regola 48 · TDA 2026", "48: Gettoni di puntate precedenti"),
        ("it", "Puntate in più movimenti", "Puntate in più movimenti, esempi di situazioni."),
        ("de", "All-In", "16: All-in"),
        ("de", "Regel 45", "Setzen mehrerer Chips."),
        ("de", "String Bets", "56: String-Bets"),
        ("es", "Regla 48:", "Regla 48: Fichas de apuestas anteriores"),
        ("es", "Apuesta con varias fichas", "Regla 45 – Apuesta con varias fichas"),
    ],
)
def test_one_name_with_number_or_tail_is_left(language, title, heading):
    held = page(("title", "label", {language: title}), ("heading", "heading", {language: heading}))
    assert hits(TitlesDisagree(), held) == []
