"""The terms that a text prints, by the glossary that is there."""

import pytest

from rules.compare.glossary import printed_terms, terms
from rules.languages import LANGUAGES


def printed(text, language):
    return {found.key: found.words for found in printed_terms(text, language)}


@pytest.mark.parametrize(
    ("language", "text", "key", "words"),
    [
        ("it", "Un gettone e due gettoni, poi un altro Gettone.", "chip", ("gettone", "gettoni", "Gettone")),
        ("it", "Il side pot va a B.", "side-pot", ("side pot",)),
        ("it", "Il side\npot va a B.", "side-pot", ("side pot",)),
        ("de", "Drei Chips und ein Jeton.", "chip", ("Chips", "Jeton")),
        ("de", "Der Main Pot geht an A.", "main-pot", ("Main Pot",)),
        ("es", "Las fichas del bote secundario.", "side-pot", ("bote secundario",)),
        ("es", "Pone varias fichas.", "multiple-chips", ("varias fichas",)),
        ("en", "Two chips in the pot.", "pot", ("pot",)),
    ],
)
def test_a_term_is_found_in_any_of_its_words(language, text, key, words):
    assert printed(text, language)[key] == words


@pytest.mark.parametrize(
    ("language", "text", "key"),
    [
        ("it", "Il side pot va a B.", "pot"),
        ("de", "Chipleader ist, wer am meisten hat.", "chip"),
        ("es", "Un botecito no es nada.", "pot"),
        ("en", "A pottery.", "pot"),
    ],
)
def test_a_part_of_a_word_or_of_a_longer_term_is_none(language, text, key):
    assert key not in printed(text, language)


def test_every_term_has_a_name_in_every_language():
    assert all(set(term.names) == set(LANGUAGES) for term in terms().values())
