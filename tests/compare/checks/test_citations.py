"""References: what must be found beyond the tables of `test_finding_references`, and what must not."""

import pytest

from rules.compare.checks.citations import References
from tests.compare.checks.tables import hits, marked, page


def found(concordance, language, text, key="A", kind="clause"):
    held = page((key, kind, {language: text}), concordance=concordance, slug="prior-bet-chips", number="48")
    return [(marked(held, hit), hit.right) for hit in hits(References(), held)]


@pytest.mark.parametrize(
    ("language", "text", "right"),
    [
        ("it", "Più gettoni nuovi sono regolati dalla regola ⟦45⟧.", "47"),
        ("it", "Vedi la Regola ⟦82⟧.", ""),
        ("it", "Lo standard del 50% (Regola ⟦43⟧).", "45"),
        ("de", "Für das Setzen mehrerer Chips gilt Regel ⟦45⟧.", "47"),
        ("de", "Siehe Regel ⟦99⟧.", ""),
        ("de", "Die 50-Prozent-Hürde nach Regel ⟦43⟧ entscheidet.", "45"),
        ("es", "Una apuesta con múltiples fichas según la Regla ⟦45⟧.", "47"),
        ("es", "Según la Regla ⟦77⟧.", ""),
        ("es", "La norma del 50% (Regla ⟦43⟧).", "45"),
    ],
)
def test_stale_and_unknown_numbers_are_found(concordance, language, text, right):
    assert found(concordance, language, text) == [(text, right)]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("it", "Più gettoni (Regola 47), lo standard del 50% (Regola 45), regole 43-47."),
        ("it", "Si veda la Regola 3; la regola 2 vale sempre."),
        ("it", "Per un gettone solo la Regola 46, e per più gettoni la Regola 47."),
        ("de", "Mehrere Chips (Regel 47), 50-Prozent-Hürde (Regel 45), Regeln 43-47."),
        ("de", "Nach Regel 46 zählt ein Chip, nach Regel 47 mehrere Chips."),
        ("de", "Siehe Regel 1 und die Hausregel 99."),
        ("es", "Múltiples fichas (Regla 47), norma del 50% (Regla 45), Reglas 45 y 47."),
        ("es", "Regla 73: sanciones. En la Regla 5 se dice otra cosa."),
        ("es", "Se aplican las reglas de call y raise 43-47."),
    ],
)
def test_right_numbers_and_those_that_nobody_knows_are_left(concordance, language, text):
    assert found(concordance, language, text) == []


@pytest.mark.parametrize(
    ("text", "count"), [("Regola 48 · TDA 2026", 0), ("Regola 46 · TDA 2024", 1), ("Regola 48:", 0)]
)
def test_a_label_bears_the_number_of_its_page(concordance, text, count):
    assert len(found(concordance, "it", text, "title", "label")) == count


def test_a_page_with_two_editions_numbers_is_told_so(concordance):
    text = "Più gettoni seguono la regola 45. Anche qui: più gettoni secondo la Regola 47."
    held = page(("A", "clause", {"it": text}), concordance=concordance, slug="prior-bet-chips", number="48")
    (hit,) = hits(References(), held)
    sentences = [sentence for reason in hit.reasons for sentence in reason.sentences(str)]
    assert sentences[-1] == "Elsewhere this page cites the same rule as 47: it mixes the numbers of two editions."
