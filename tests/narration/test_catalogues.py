import re
from pathlib import Path

import pytest
from babel.messages.extract import extract_from_dir
from babel.messages.pofile import read_po
from django.conf import settings

from rules import narration

PLACE = re.compile(r"%\((\w+)\)s")
KEYWORDS = {
    **dict.fromkeys(("_", "gettext", "gettext_lazy")),
    **dict.fromkeys(("ngettext", "ngettext_lazy"), (1, 2)),
    **dict.fromkeys(("pgettext", "pgettext_lazy"), ((1, "c"), 2)),
    **dict.fromkeys(("npgettext", "npgettext_lazy"), ((1, "c"), 2, 3)),
}


def catalogue(language):
    with (Path(settings.BASE_DIR) / "locale" / language / "LC_MESSAGES" / "django.po").open("rb") as file:
        return {(message.context, texts(message.id)[0]): message for message in read_po(file) if message.id}


def sentences():
    """Context and text of everything that the narration says."""
    for _, _, words, _, context in extract_from_dir(narration.__path__[0], keywords=KEYWORDS):
        yield context, texts(words)[0]


def texts(words):
    return [words] if isinstance(words, str) else list(words)


def places(text):
    return set(PLACE.findall(text))


def has_its_places(text, message, at):
    *singular, plural = texts(message.id)
    # One of something may be said without its figure.
    missing = 1 if singular and at == 0 else 0
    return places(text) <= places(plural) and len(places(plural) - places(text)) <= missing


@pytest.mark.parametrize("language", ["it", "de", "es"])
def test_a_translation_has_the_places_of_its_sentence(language):
    for message in catalogue(language).values():
        translated = [(at, text) for at, text in enumerate(texts(message.string)) if text]
        assert [text for at, text in translated if not has_its_places(text, message, at)] == []


@pytest.mark.parametrize("language", ["it", "de", "es"])
def test_every_sentence_of_the_narration_is_translated(language):
    known = catalogue(language)
    assert [words for words in sentences() if words not in known or not all(texts(known[words].string))] == []
