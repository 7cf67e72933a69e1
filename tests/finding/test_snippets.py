"""The stretch of a text that is shown, letter for letter, with the words marked."""

import pytest

from rules.finding.asking import read
from rules.finding.snippets import LENGTH, Snippet, cut

LONG = "Prima parola. " + "testo di mezzo " * 40 + "qui il gettone ritirato " + "testo di coda " * 40


def snippet(text: str, asked: str, language: str) -> Snippet:
    return cut(text, language, read(asked).words[language])


@pytest.mark.parametrize(
    ("text", "asked", "language", "marked"),
    [
        ("Die 50%-Hürde von 2.100", "huerde", "de", ["Hürde"]),
        ("Die Hu\u0308rde", "Hurde", "de", ["Hu\u0308rde"]),
        ("großen Chips, grosse", "GROSSEN", "de", ["großen", "grosse"]),
        ("añadir una ficha", "anadir", "es", ["añadir"]),
        ("Situación 1", "situacion", "es", ["Situación"]),
        ("dell’azione, dell'azione", "l'azione", "it", ["azione", "azione"]),
        ("una String-Bet", "stringbet", "it", ["String", "Bet"]),
        ("due gettoni da 1.000", "1000", "it", ["1.000"]),
        ("ein 1.000er", "1k", "de", ["1.000er"]),
        ("va all-in", "all in", "it", ["all-in"]),
        ("nulla", "altro", "it", []),
    ],
)
def test_words_are_marked_as_printed(text: str, asked: str, language: str, marked: list[str]) -> None:
    found = snippet(text, asked, language)
    assert [piece.text for piece in found.pieces if piece.marked] == marked
    assert found.text == text


def test_a_long_text_is_cut_around_the_word() -> None:
    found = snippet(LONG, "gettone", "it")
    assert (found.before, found.after) == (True, True)
    assert found.text in LONG
    assert len(found.text) <= LENGTH + 20
    assert [piece.text for piece in found.pieces if piece.marked] == ["gettone"]


def test_words_stay_whole_at_the_edges() -> None:
    found = snippet(LONG, "gettone", "it")
    assert f" {found.text.strip()} " in f" {LONG} "


def test_the_stretch_with_most_of_the_words_is_shown() -> None:
    text = "gettone " + "altro " * 100 + "gettone ritirato"
    assert "ritirato" in snippet(text, "gettone ritirato", "it").text


def test_a_text_without_the_word_shows_its_beginning() -> None:
    assert snippet(LONG, "pulsante", "it").text.startswith("Prima parola.")


@pytest.mark.parametrize("text", ["", " ", "x" * 3000, "gettone" * 500, "gettone\n" * 200])
def test_odd_texts_are_cut_too(text: str) -> None:
    assert snippet(text, "gettone", "it").text in text
