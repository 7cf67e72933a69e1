"""Brackets and quotes without their partners."""

import pytest

from rules.compare.checks.paired import UnbalancedSigns
from tests.compare.checks.tables import check_finds, check_leaves


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("it", "Un call (mette due gettoni)⟦)⟧."),
        ("it", "Un call ⟦(⟧mette due gettoni."),
        ("it", "⟦“⟧Chi tace fa call."),
        ("it", "Chi tace fa call⟦”⟧."),
        ("de", "Der Spieler ⟦[⟧A setzt."),
        ("de", "⟦„⟧Raise, sagt er."),
        ("de", "Die Chips (zwei) und mehr⟦)⟧ zählen."),
        ("es", "Es un call ⟦(⟧si hace falta."),
        ("es", "⟦«⟧Raise, dice."),
        ("es", 'Dice "raise" y luego ⟦"⟧call.'),
    ],
)
def test_a_sign_without_a_partner_is_found(language, text):
    check_finds(UnbalancedSigns(), language, text)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("it", "1) uno 2) due a) tre B) quattro 4-A) cinque (così (anche qui))."),
        ("it", '“Così” e «così» e "così", ficha(s).'),
        ("it", "“Se (o no) 1) uno; 2) due.”"),
        ("de", "„So“ und „so” und »so«; Chip(s); 1) eins."),
        ("de", "A) Wenn alle (auch der letzte), dann. B) Sonst nicht."),
        ("de", 'Der Rand ist 17" breit.'),
        ("es", "«Así» y “así”; la(s) ficha(s); a) uno, b) dos."),
        ("es", "Situación 3: (ya sea que cubran o no) 1) Retirar."),
    ],
)
def test_pairs_and_list_marks_are_left(language, text):
    check_leaves(UnbalancedSigns(), language, text)
