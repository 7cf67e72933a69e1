"""The glossary: what it is refused for, what is loaded of it, and what stays as it was edited."""

import re

import pytest

from rules.languages import LANGUAGES, column
from rules.library.checks import problems
from rules.library.loading import load_library
from rules.library.problems import LibraryRefused
from rules.library.reading import read_library
from rules.models import Term

GLOSSARY = "glossary.toml"
ODD_CHIP = 'name = "gettone dispari"'


def faults(root):
    try:
        return [str(problem) for problem in problems(read_library(root))]
    except LibraryRefused as refusal:
        return [str(problem) for problem in refusal.problems]


def term(key="odd-chip"):
    return Term.objects.rewrite(False).get(key=key)


# What is shipped


def test_the_field_is_covered(shipped):
    assert len(shipped.glossary) > 130


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_term_is_explained_by_its_own_name(shipped, language):
    wordings = [entry.wordings[language] for entry in shipped.glossary]
    circular = [w.name for w in wordings if re.search(rf"(?<!\w){re.escape(w.name)}(?!\w)", w.means, re.IGNORECASE)]
    assert circular == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_is_written_down_twice_in_a_term(shipped, language):
    for entry in shipped.glossary:
        words = entry.wordings[language].known_by
        assert len(words) == len(set(words)), entry.key


@pytest.mark.parametrize(
    ("language", "wanted", "unwanted"),
    [("it", "’«»", "'\"“”„"), ("de", "’„“", "'\"”«»"), ("es", "«»", "'\"“”„"), ("en", "’“”", "'\"«»„")],
)
def test_quotes_and_apostrophes_are_those_of_the_language(shipped, language, wanted, unwanted):
    texts = "".join(w for e in shipped.glossary for w in [*e.wordings[language].known_by, e.wordings[language].means])
    assert not set(texts) & set(unwanted)
    assert set(texts) & set(wanted)


# What it is refused for


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('key = "overchip"', 'key = "chip"', "glossary.toml, chip: appears here more than once"),
        ('rules = ["odd-chips"]', 'rules = ["odd-jetons"]', "rules (odd-chip): no such rule: odd-jetons"),
        (f'{ODD_CHIP}\narticle = "il"', f'{ODD_CHIP}\narticle = "der"', "it.article (odd-chip): not an article of"),
        (ODD_CHIP, 'name = "split pot"', "it, split pot: is a word of more than one term: odd-chip, split-pot"),
        ('["gettone strano"]', '["pot"]', "discouraged, pot (odd-chip): is discouraged here and"),
        ('means = "La cifra stampata su un gettone."', 'means = "La cifra"', "it.means (denomination): must end with"),
        ('forms = ["gettoni dispari"]\n', "", "it.forms (odd-chip): is missing"),
        ("[term.it]", "[term.fr]", "term[0].it (chip): is missing"),
        ('key = "odd-chip"', 'key = "Odd chip"', "key (Odd chip): cannot be read"),
    ],
)  # fmt: skip
def test_a_fault_is_named_with_its_language_and_term(edit, old, new, said):
    assert said in "\n".join(faults(edit(GLOSSARY, old, new)))


# What is loaded


@pytest.mark.django_db
def test_a_term_has_its_words_in_every_language(library):
    row = term()
    names = [getattr(row, column("name", language)) for language in LANGUAGES]
    articles = [getattr(row, column("article", language)) for language in LANGUAGES]
    assert names == ["gettone dispari", "ungerade Chip", "ficha impar", "odd chip"]
    assert articles == ["il", "der", "la", ""]
    assert row.rules == ["odd-chips"]
    assert "Odd Chip" in row.words["de"]["accepted"]


@pytest.mark.django_db
def test_a_term_that_staff_edited_stays_and_is_reported_where_both_changed(library, edit):
    Term.objects.rewrite(False).filter(key="odd-chip").update(name_it="gettone di resto")
    assert load_library().everything_stood
    report = load_library(edit(GLOSSARY, ODD_CHIP, 'name = "gettone spaiato"'))
    assert report.disputed == ["term/odd-chip: name_it"]
    assert term().name_it == "gettone di resto"
    load_library(force=True)
    assert term().name_it == "gettone dispari"


@pytest.mark.django_db
def test_a_term_that_is_shipped_no_more_goes_and_one_deleted_here_stays_away(library, edit):
    Term.objects.filter(key="odd-chip").delete()
    report = load_library(edit(GLOSSARY, 'key = "razz"', 'key = "razz-poker"'))
    assert not Term.objects.filter(key__in=["odd-chip", "razz"]).exists()
    assert report.counts["terms"]["removed"] == report.counts["terms"]["created"] == 1


@pytest.mark.django_db
def test_an_edited_term_outlives_its_entry(library, edit):
    Term.objects.rewrite(False).filter(key="razz").update(means_en="Stud turned upside down.")
    load_library(edit(GLOSSARY, 'key = "razz"', 'key = "razz-poker"'))
    assert term("razz").means_en == "Stud turned upside down."
