"""The catalogues hold every sentence of the project, translated: of modules, of templates, and none in a script.

The sentences are collected by Babel, so that the test needs no GNU gettext.
"""

import re
from functools import cache
from io import BytesIO
from pathlib import Path

import pytest
from babel.messages.extract import extract
from babel.messages.pofile import read_po
from django.conf import settings
from django.utils.translation.template import templatize

ROOT = Path(settings.BASE_DIR)
SOURCES = [*(ROOT / "rules").rglob("*.py"), *(ROOT / "tdasite").rglob("*.py"), *(ROOT / "templates").rglob("*.html")]
SCRIPTS = [*(ROOT / "static").rglob("*.js"), *(ROOT / "templates").rglob("*.js")]
PLACE = re.compile(r"%\((\w+)\)s")
KEYWORDS = {
    **dict.fromkeys(("_", "gettext", "gettext_lazy", "gettext_noop")),
    **dict.fromkeys(("ngettext", "ngettext_lazy"), (1, 2)),
    **dict.fromkeys(("pgettext", "pgettext_lazy"), ((1, "c"), 2)),
    **dict.fromkeys(("npgettext", "npgettext_lazy"), ((1, "c"), 2, 3)),
}


def catalogue(language):
    with (Path(settings.BASE_DIR) / "locale" / language / "LC_MESSAGES" / "django.po").open("rb") as file:
        return {(message.context, texts(message.id)[0]): message for message in read_po(file) if message.id}


def sentences(path):
    """Context and text of every sentence in a module or a template."""
    source = path.read_text(encoding="utf-8")
    if path.suffix == ".html":
        # Templates become calls between dots of filler; what is indented would be no Python.
        source = re.sub(r"(?m)^\s+", "", templatize(source))
    for _, words, _, context in extract("python", BytesIO(source.encode()), keywords=KEYWORDS):
        yield context, texts(words)[0]


@cache
def every_sentence():
    return [sentence for path in SOURCES for sentence in sentences(path)]


def untranslated(language, wanted):
    """Those of the sentences that a language lacks, or has as a guess of the tools."""
    known = catalogue(language)
    done = {words for words, message in known.items() if all(texts(message.string)) and not message.fuzzy}
    return [words for words in wanted if words not in done]


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
def test_every_sentence_of_the_project_is_translated(language):
    assert len(every_sentence()) > 1500
    assert untranslated(language, every_sentence()) == []


@pytest.mark.parametrize(
    ("name", "source", "found"),
    [
        (
            "new.py",
            'from django.utils.translation import gettext as _\n_("A new sentence.")',
            (None, "A new sentence."),
        ),
        ("new.py", 'X = pgettext_lazy("place", "A new " "word")', ("place", "A new word")),
        ("new.py", 'ngettext("%(n)s new thing", "%(n)s new things", n)', (None, "%(n)s new thing")),
        ("new.html", '<p>\n  {% translate "A new sentence." %}</p>', (None, "A new sentence.")),
        ("new.html", '<p title="{% translate "word" context "place" %}">', ("place", "word")),
        (
            "new.html",
            "  <b>it's {% blocktranslate trimmed with n=x %}\n  New: {{ n }}\n  {% endblocktranslate %}",
            (None, "New: %(n)s"),
        ),
        (
            "new.html",
            "{% blocktranslate count n=x %}{{ n }} new thing{% plural %}{{ n }} new things{% endblocktranslate %}",
            (None, "%(n)s new thing"),
        ),
    ],
)
def test_a_new_sentence_in_a_module_or_a_template_is_missing(tmp_path, name, source, found):
    path = tmp_path / name
    path.write_text(source)
    assert list(sentences(path)) == [found]
    assert untranslated("it", [found]) == [found]


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.name)
def test_a_script_holds_no_sentence(path):
    """Templates hand sentences over in data attributes."""
    code = re.sub(r"(?m)//.*$", "", path.read_text(encoding="utf-8"))
    assert re.findall(r"""["'`]([^"'`\n]*\b[A-Z][a-z]+ [a-z]+ [a-z]+[^"'`\n]*)["'`]""", code) == []
