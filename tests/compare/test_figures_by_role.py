"""The table of figures of a case: by role, in each language, beside what the case comes to."""

import pytest

from rules.compare.figures_by_role import table
from rules.compare.roles import placed_figures
from tests.compare.checks.invented import several


def shown(row):
    return {
        lang: [(j.placed.value, j.placed.count, j.agrees) for j in judged]
        for lang, judged in row.printed.items()
        if judged
    }


def test_the_figures_of_a_case_stand_by_role(concordance):
    rows = {row.role: row for row in table(several(concordance), "3")}
    assert shown(rows["chip"])["de"] == [(500, 1, True), (100, 3, True)]
    assert shown(rows["total"])["es"] == [(800, None, True)]
    assert rows["returned"].expected == (100,)
    assert list(rows)[-1] == ""


@pytest.mark.parametrize(
    ("language", "text", "roles"),
    [
        (
            "it",
            "Bui 25-50: rilancia di 600, per un totale di 1.100.",
            [(25, "blind"), (50, "blind"), (600, "by"), (1100, "total")],
        ),
        ("it", "5 da 100 e un gettone da 1k", [(100, "chip"), (1000, "chip")]),
        (
            "it",
            "Il 50% di 600 è 300; con 1400 o più si sale a 1700.",
            [(600, "half of"), (300, "half"), (1400, "half"), (1700, "to")],
        ),
        ("de", "fünf 100er auf die 1.000er", [(100, "chip"), (1000, "chip")]),
        (
            "de",
            "Dies ist ein verpflichtendes Min-Raise auf 2.800 (1.400+700=2100).",
            [(2800, "minimum"), (1400, ""), (700, ""), (2100, "")],
        ),
        ("de", "200 werden an den Spieler zurückgegeben.", [(200, "returned")]),
        (
            "es",
            "dos fichas de 25; sube a un total de 600 (550 más para la BB)",
            [(25, "chip"), (600, "to"), (550, "by")],
        ),
        ("es", "es una apuesta total de 1550", [(1550, "total")]),
        ("es", "Regla 45, ejemplo 2, 3 jugadores, 50%", []),
    ],
)
def test_a_figure_is_read_with_its_role(language, text, roles):
    assert [(placed.value, placed.role) for placed in placed_figures(text, language)] == roles
