"""The words of the glossary in running text, in every language."""

import tomllib
from pathlib import Path

import pytest

from rules.finding.naming import Names

LIBRARY = Path(__file__).parents[2] / "rules" / "library" / "content" / "glossary.toml"
TERMS = tomllib.loads(LIBRARY.read_text(encoding="utf-8"))["term"]


def names(language: str) -> Names:
    known = [
        (word, term["key"])
        for term in TERMS
        for word in (term[language]["name"], *term[language]["forms"], *term[language]["accepted"])
    ]
    return Names(language, known)


def found(language: str, text: str, *words: tuple[str, str]) -> list[tuple[str, str]]:
    known = Names(language, words) if words else names(language)
    return [(text[spot.start : spot.end], spot.key) for spot in known.spots(text)]


@pytest.mark.parametrize(
    ("language", "text", "expected"),
    [
        ("it", "Con più gettoni vale la regola del 50%.", ["più gettoni", "regola del 50%"]),
        ("it", "I side pot vanno all’ultimo giro di puntate.", ["side pot", "giro di puntate"]),
        ("it", "Restano gettoni di puntate precedenti.", ["gettoni di puntate precedenti"]),
        ("de", "Die 50-Prozent-Hürde gilt in jeder Setzrunde.", ["50-Prozent-Hürde", "Setzrunde"]),
        ("de", "Nach unvollständigen All-ins bleibt der Side Pot.", ["unvollständigen All-ins", "Side Pot"]),
        ("de", "Er nimmt einen der kleinsten Chips zurück.", ["kleinsten Chips", "zurück"]),
        ("es", "Con varias fichas vale la norma del 50\u00a0%.", ["varias fichas", "norma del 50\u00a0%"]),
        ("es", "Los botes secundarios, por rondas de apuestas.", ["botes secundarios", "rondas de apuestas"]),
        ("en", "Two short all-ins make a side pot.", ["short all-ins", "side pot"]),
        ("en", "The 50% standard needs the smallest chip.", ["50% standard", "smallest chip"]),
    ],
)
def test_terms_are_found_in_the_forms_that_occur(language: str, text: str, expected: list[str]) -> None:
    assert [word for word, _ in found(language, text)] == expected


@pytest.mark.parametrize(
    ("language", "text", "expected"),
    [
        ("it", "un side pot", [("side pot", "side-pot")]),
        ("it", "l’all-in incompleto", [("all-in incompleto", "short-all-in")]),
        ("de", "das Big-Blind-Ante", [("Big-Blind-Ante", "big-blind-ante")]),
        ("es", "el ante de la ciega grande", [("ante de la ciega grande", "big-blind-ante")]),
        ("en", "the big blind ante", [("big blind ante", "big-blind-ante")]),
    ],
)
def test_the_longest_of_several_words_stands(language: str, text: str, expected: list[tuple[str, str]]) -> None:
    assert found(language, text) == expected


@pytest.mark.parametrize(
    ("language", "word", "text", "expected"),
    [
        # Whole words only, and no part of a compound.
        ("it", "bui", "il buio", []),
        ("en", "pot", "potential pots", []),
        ("de", "Overchip", "die Overchip-Regel", []),
        ("de", "Hürde", "die 50-Prozent-Hürde", []),
        ("en", "bet", "pot‑bet", []),
        ("en", "side pot", "side-pots", []),
        # Apostrophes part words, whichever they are.
        ("it", "all-in", "l’all-in", ["all-in"]),
        ("it", "all-in", "l'all-in", ["all-in"]),
        ("it", "chi paga l’ante", "Chi paga l'ante?", ["Chi paga l'ante"]),
        ("en", "Texas hold’em", "Texas hold'em", ["Texas hold'em"]),
        # Hyphens and blanks of other kinds, and lines that break.
        ("it", "all-in", "all\u2011in", ["all\u2011in"]),
        ("it", "side pot", "side\npot", ["side\npot"]),
        ("it", "side pot", "side\u00a0pot", ["side\u00a0pot"]),
        # Sharp s, also as it is written in Switzerland and in capitals.
        ("de", "großer Blind", "grosser Blind", ["grosser Blind"]),
        ("de", "grosser Blind", "GROSSER BLIND", ["GROSSER BLIND"]),
        ("de", "außer der Reihe", "Ausser der Reihe", ["Ausser der Reihe"]),
        # In any case, but for German nouns and for abbreviations.
        ("it", "misdeal", "MISDEAL, Misdeal", ["MISDEAL", "Misdeal"]),
        ("de", "Wert", "Es ist wert, dass der Wert zählt.", ["Wert"]),
        ("de", "All-in", "Ein All-In", ["All-In"]),
        ("it", "SA", "Lo sa: SA.", ["SA"]),
        ("es", "AS", "As y AS", ["AS"]),
        ("en", "THE", "the", []),
        # Accents are letters.
        ("es", "acción", "accion", []),
        ("it", "più gettoni", "piu gettoni", []),
        ("de", "übergangen", "Übergangen", ["Übergangen"]),
    ],
)
def test_a_word_is_found_whole_and_as_it_may_be_written(
    language: str, word: str, text: str, expected: list[str]
) -> None:
    assert [spot for spot, _ in found(language, text, (word, "key"))] == expected


def test_a_word_without_a_key_hides_the_shorter_ones_in_it() -> None:
    assert found("en", "out of turn, in turn", ("in turn", ""), ("turn", "turn")) == [("turn", "turn")]


def test_spots_are_in_order_and_apart() -> None:
    text = "Un side pot, il main pot e un altro side pot."
    assert found("it", text) == [("side pot", "side-pot"), ("main pot", "main-pot"), ("side pot", "side-pot")]


@pytest.mark.parametrize("language", ["it", "de", "es", "en"])
def test_every_word_of_the_glossary_is_found_as_it_is_written(language: str) -> None:
    known = names(language)
    for term in TERMS:
        for word in (term[language]["name"], *term[language]["forms"], *term[language]["accepted"]):
            spots = list(known.spots(word))
            assert [(spot.start, spot.end, spot.key) for spot in spots] == [(0, len(word), term["key"])], word
