"""Number words of four languages."""

import pytest

from rules.understanding.numerals import number

SAID = [
    ("it", "milleduecento", 1200),
    ("it", "mille e due", 1002),
    ("it", "ventuno", 21),
    ("it", "duemilacinquecento", 2500),
    ("it", "tre mila", 3000),
    ("it", "centottanta", 180),
    ("it", "centouno", 101),
    ("it", "settecentocinquanta", 750),
    ("it", "un milione e due", 1000002),
    ("de", "fünfhundert", 500),
    ("de", "zwölfhundert", 1200),
    ("de", "fünfundzwanzig", 25),
    ("de", "einhundertfünfundzwanzig", 125),
    ("de", "dreissig", 30),
    ("de", "zweitausendvierhundert", 2400),
    ("de", "siebzehn", 17),
    ("de", "tausendfünfundzwanzig", 1025),
    ("es", "quinientos", 500),
    ("es", "mil doscientos", 1200),
    ("es", "treinta y cinco", 35),
    ("es", "veinticinco", 25),
    ("es", "ciento veinte", 120),
    ("es", "dieciseis", 16),
    ("es", "dos mil setecientas", 2700),
    ("en", "twelve hundred", 1200),
    ("en", "one thousand and fifty", 1050),
    ("en", "twenty-five", 25),
    ("en", "two hundred fifty thousand", 250000),
    ("en", "a hundred", 100),
    ("en", "Seventeen", 17),
]

NO_NUMBER = [
    ("it", "tretre"),
    ("it", "mille mila"),
    ("it", "e"),
    ("it", "buio"),
    ("de", "zwei fünf"),
    ("de", "hundertmal"),
    ("de", "und"),
    ("es", "dos cinco"),
    ("es", "mil mil"),
    ("de", "fünf zwanzig"),
    ("it", "cinque venti"),
    ("es", "cinco veinte"),
    ("en", "five twenty"),
    ("en", "two five"),
    ("en", "ten five"),
    ("en", "one thousand two thousand"),
    ("en", "raise"),
    ("en", ""),
]


@pytest.mark.parametrize(("language", "words", "value"), SAID)
def test_number_words_are_read(language: str, words: str, value: int) -> None:
    assert number(words, language) == value


@pytest.mark.parametrize(("language", "words"), NO_NUMBER)
def test_words_that_form_no_number_are_not_read(language: str, words: str) -> None:
    assert number(words, language) is None


def test_a_very_long_word_is_not_cut() -> None:
    assert number("tre" * 10_000, "it") is None
