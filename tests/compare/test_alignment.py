"""Passages side by side: same, moved, renamed, missing, new."""

from rules.compare.alignment import Column, align
from rules.compare.checks.page import Text

CALL = "Chi ha davanti una puntata e mette più gettoni fa call se servono tutti."
HALF = "Se un gettone avanza decide lo standard del cinquanta per cento della regola."
LAST = "Gli ultimi gettoni di un giocatore sono sempre una puntata all-in per intero."


def column(edition, language, *passages):
    return Column(edition, language, tuple(Text(key, kind, language, text) for key, kind, text in passages))


def told(rows):
    return [
        (
            row.key,
            tuple("-" if cell is None else cell.text.key + "m" * cell.moved + "r" * cell.renamed for cell in row.cells),
        )
        for row in rows
    ]


def test_languages_are_paired_by_key_however_cases_are_numbered():
    first = column("2024", "it", ("A", "clause", CALL), ("1-A", "case", "uno"), ("1-B", "case", "due"))
    second = column("2024", "de", ("A", "clause", "Wer ..."), ("1.1", "case", "eins"), ("note", "note", "Anmerkung"))
    assert told(align([first, second])) == [
        ("A", ("A", "A")),
        ("1-A", ("1-A", "1.1")),
        ("note", ("-", "note")),
        ("1-B", ("1-B", "-")),
    ]


def test_a_passage_that_was_renamed_is_still_paired():
    old = column("2024", "it", ("A", "clause", CALL), ("B", "clause", HALF))
    new = column("2026", "it", ("A", "clause", LAST), ("B", "clause", CALL), ("C", "clause", HALF))
    assert told(align([old, new])) == [("A", ("-", "A")), ("A", ("A", "Br")), ("B", ("B", "Cr"))]


def test_a_passage_that_moved_says_so():
    old = column("2024", "it", ("A", "clause", CALL), ("B", "clause", HALF), ("C", "clause", LAST))
    new = column("2026", "it", ("C", "clause", LAST), ("A", "clause", CALL), ("B", "clause", HALF))
    assert told(align([old, new])) == [("A", ("A", "A")), ("B", ("B", "B")), ("C", ("C", "Cm"))]


def test_a_passage_that_was_rewritten_keeps_its_key():
    old = column("2024", "it", ("A", "clause", "Breve."), ("B", "clause", HALF))
    new = column("2026", "it", ("A", "clause", "Tutto diverso adesso."), ("B", "clause", HALF))
    assert told(align([old, new])) == [("A", ("A", "A")), ("B", ("B", "B"))]


def test_missing_and_new_passages_are_marked():
    old = column("2024", "it", ("A", "clause", CALL), ("B", "clause", HALF))
    new = column("2026", "it", ("A", "clause", CALL), ("note", "note", LAST))
    rows = align([old, new])
    assert [(row.missing, row.is_new) for row in rows] == [((), False), ((), True), ((1,), False)]


def test_a_fourth_column_is_held_against_its_own_language_or_edition():
    columns = [
        column("2024", "it", ("A", "clause", CALL), ("B", "clause", HALF)),
        column("2026", "it", ("A", "clause", LAST), ("B", "clause", CALL), ("C", "clause", HALF)),
        column("2024", "es", ("A", "clause", "Quien ..."), ("B", "clause", "Si ...")),
        column("2026", "es", ("A", "clause", "Las últimas"), ("B", "clause", "Quien ..."), ("C", "clause", "Si ...")),
    ]
    assert [cells for _, cells in told(align(columns))] == [
        ("-", "A", "-", "A"),
        ("A", "Br", "A", "Br"),
        ("B", "Cr", "B", "Cr"),
    ]


def test_no_columns_have_no_rows():
    assert align([]) == ()
