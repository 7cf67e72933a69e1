"""Thousands in two styles."""

import pytest

from rules.compare.checks.number_style import NumberStyle
from tests.compare.checks.tables import check_finds, check_leaves


@pytest.mark.parametrize(
    ("language", "text", "right"),
    [
        ("it", "Da 1.200 a 1.400, poi ⟦1600⟧.", "1.600"),
        ("it", "Da 1200 a 1400, poi ⟦1.600⟧.", "1600"),
        ("it", "12.000 e 15.000, ma ⟦18000⟧.", "18.000"),
        ("de", "1.400+700=⟦2100⟧, davon 1.400.", "2.100"),
        ("de", "1.000er, 1.200 und ⟦1,500⟧.", "1.500"),
        ("de", "2000 und 3000, aber ⟦4.000⟧.", "4000"),
        ("es", "1200, 1400 y ⟦1.600⟧.", "1600"),
        ("es", "1.200 y 12.000, pero ⟦1500⟧.", "1.500"),
        ("es", "12 000, 15 000 y ⟦18.000⟧.", "18 000"),
    ],
)
def test_the_rarer_style_is_found(language, text, right):
    check_finds(NumberStyle(), language, text, right)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("it", "1.200, 12.000, 500 e 1k."),
        ("it", "1200 e 12.000: le cifre corte senza punto."),
        ("it", "Dal 2024 si punta 1.200; nel 2019 no; TDA 2026."),
        ("de", "1.200, 1.000er, 50 %, Regel 45."),
        ("de", "Seit 2024: 1.200; im Jahr 2025 auch."),
        ("de", "1200 und 15 000."),
        ("es", "1200, 12 000 y 239 000."),
        ("es", "1.200 desde 2026."),
    ],
)
def test_one_style_and_years_are_left(language, text):
    check_leaves(NumberStyle(), language, text)
