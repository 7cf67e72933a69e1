"""Which terms a question names, however it is spelt, and where a name stands in the alphabet."""

import pytest

from rules.finding.asking import read
from rules.finding.terms import Sought, initial, spelt
from rules.finding.words import terms
from rules.library.sayings import shipped_sayings


@pytest.mark.parametrize(
    ("name", "letter", "sorted_as"),
    [
        ("Ärger", "A", "arger"),
        ("ñandú", "N", "nandu"),
        ("à la carte", "A", "a la carte"),
        ("50-Prozent-Hürde", "0–9", "50 prozent hurde"),
        ("Hold’em", "H", "hold em"),
        ("norma del 50\u00a0%", "N", "norma del 50"),
    ],
)
def test_accents_and_signs_make_no_difference_in_the_alphabet(name: str, letter: str, sorted_as: str) -> None:
    assert (initial(name), spelt(name)) == (letter, sorted_as)


@pytest.mark.parametrize(
    ("asked", "name", "language"),
    [
        ("hurde", "50-Prozent-Hürde", "de"),
        ("Huerde", "50-Prozent-Hürde", "de"),
        ("HÜRDE", "50-Prozent-Hürde", "de"),
        ("botón", "boton", "es"),
        ("boton", "botón", "es"),
        ("min raise", "min-raise", "it"),
        ("minraise", "min-raise", "it"),
        ("allin", "all-in", "de"),
        ("all in", "all-in", "es"),
        ("gettoni dispari", "gettone dispari", "it"),
        ("il gettone", "gettone", "it"),
        ("over", "overchip", "en"),
        ("dispari", "gettone dispari", "it"),
        ("50%", "regola del 50%", "it"),
        ("hold'em", "Hold’em", "es"),
        ("no ir", "no ir", "es"),
    ],
)
def test_a_name_is_found_by(asked: str, name: str, language: str) -> None:
    assert Sought.of(asked).is_in([name], language)


@pytest.mark.parametrize(
    ("asked", "name", "language"),
    [
        ("chip", "overchip", "en"),
        ("gettone morto", "gettone dispari", "it"),
        ("der", "ungerader Chip", "de"),
        ("straddle", "ante", "en"),
    ],
)
def test_a_name_is_not_found_by(asked: str, name: str, language: str) -> None:
    assert not Sought.of(asked).is_in([name], language)


@pytest.mark.parametrize(("asked", "is_one"), [("ODD-CHIP", True), ("odd chip", True), ("odd", False), ("", False)])
def test_only_a_whole_name_is_one(asked: str, is_one: bool) -> None:
    assert (Sought.of(asked).letters in {spelt("odd chip"), spelt("chip")}) is is_one


@pytest.mark.parametrize(
    ("asked", "same", "language"),
    [
        ("richiamo", "avvertimento", "it"),
        ("Handzeichen", "Geste", "de"),
        ("recompra", "rebuy", "es"),
        ("disqualified", "expulsion", "en"),
    ],
)
def test_a_word_for_a_thing_finds_the_others(asked: str, same: str, language: str) -> None:
    (word,) = read(asked, shipped_sayings().alike).words[language]
    assert terms(same, language) <= word.alike


@pytest.mark.parametrize(("asked", "other", "language"), [("dealer", "mazzo", "it"), ("ritira", "rimosso", "it")])
def test_a_word_with_another_sense_is_no_synonym(asked: str, other: str, language: str) -> None:
    (word,) = read(asked, shipped_sayings().alike).words[language]
    assert not terms(other, language) & word.alike
