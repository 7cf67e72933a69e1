"""Typed, pasted and imported text is cleaned of what nobody sees, and refused where its letters are damaged."""

from unicodedata import normalize

import pytest
from django.apps import apps
from django.core.exceptions import ValidationError
from django.db import models
from hypothesis import given
from hypothesis import strategies as st

from rules.library.reading import SHIPPED
from rules.models import Passage, RuleVersion, Summary, Term, Translation
from rules.models.clean_text import (
    LONGEST_PASSAGE,
    DataField,
    LineField,
    ProseField,
    clean,
    clean_data,
    clean_line,
    fault,
    remarks,
)

FILES = sorted(path for path in SHIPPED.rglob("*") if path.suffix in {".txt", ".toml", ".md"})


@pytest.mark.parametrize(
    ("typed", "cleaned"),
    [
        pytest.param("\ufeffRegola 45", "Regola 45", id="byte order mark"),
        pytest.param("Regola\ufeff 45", "Regola 45", id="byte order mark inside"),
        pytest.param("Ein\u00adsatz", "Einsatz", id="soft hyphen"),
        pytest.param("All\u200b-\u200cin\u200d\u2060", "All-in", id="zero width"),
        pytest.param("\u202bgettoni\u202c, \u2067fichas", "gettoni, fichas", id="bidirectional marks, one not closed"),
        pytest.param("\u200e48\u200f", "48", id="direction marks"),
        pytest.param("a\u2028b\u2029c\x0bd\x0ce\x85", "a\nb\nc\nd\ne\n", id="separators"),
        pytest.param("una\r\ndue\rtre\n", "una\ndue\ntre\n", id="ends of lines"),
        pytest.param(normalize("NFD", "È più, für, acción"), "È più, für, acción", id="decomposed letters"),
        pytest.param("ﬁche, aﬀare, ﬂop", "fiche, affare, flop", id="ligatures"),
        pytest.param("12\u202f000 «E’» 50\u00a0% – ♠", "12\u202f000 «E’» 50\u00a0% – ♠", id="what is meant stays"),
    ],
)  # fmt: skip
def test_a_text_is_cleaned(typed, cleaned):
    assert clean(typed) == cleaned
    assert fault(typed) is None


def test_a_line_has_no_ends_of_lines():
    assert clean_line("Maria\u2028Rossi\r\n") == "Maria Rossi "


def test_every_text_in_plain_data_is_cleaned():
    data = {"it": {"for\u00adms": ["get\u200btoni", 3, None, True]}}
    assert clean_data(data) == {"it": {"forms": ["gettoni", 3, None, True]}}


def test_what_was_taken_out_is_said():
    assert remarks("Ein\u00adsatz und\u2028All\u200b-in\u200b\r\n") == [
        "3 invisible characters were taken out: U+00AD, U+200B.",
        "Line and page separators became ends of lines.",
    ]
    assert remarks("\u00ad") == ["1 invisible character was taken out: U+00AD."]
    assert remarks(normalize("NFD", "più\r\n")) == []


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("uno\nLa acciÃ³n es", "“acciÃ³n” in line 2 was read in a wrong encoding: it is probably “acción”."),
        ("polÃ\xadtica", "it is probably “política”"),
        ("polÃtica", "“polÃtica” in line 1 was read in a wrong encoding. Copy"),
        ("piÃ¹ gettoni", "“più”"),
        ("lâ€™asso", "“l’asso”"),
        ("FÃ¼r den Spieler", "“Für”"),
        ("cittÃ  grande", "“cittÃ”"),
        ("50Â %", "50"),
        ("perch√© no", "“perché”"),
        ("acci├│n", "“acción”"),
        ("ï»¿Regola 45", "“Regola”"),
        ("eÌ\x81", "“é”"),
        ("acci\ufffdn", "a character that cannot be shown, U+FFFD, where □ stands in “acci□n”"),
        ("\uf0b7 Punkt", "U+F0B7"),
        ("a\x93b\x94", "U+0093"),
        ("a\x00", "U+0000"),
        ("\ud800", "U+D800"),
        ("\ufffe", "U+FFFE"),
    ],
)  # fmt: skip
def test_a_damaged_text_is_refused_with_its_place(typed, sentence):
    assert sentence in str(fault(typed))


@pytest.mark.parametrize(
    "typed",
    [
        "PERCHÉ»",
        "«È»",
        "SÃO PAULO",
        "Ângelo",
        "√2 + √(3)",
        "LUNEDÌ",
        "naïve façade",
        "Ü”",
        "â",
        "Á€",
        "50 % – “Ä”",
        "\t",
    ],
)
def test_letters_that_are_meant_are_not_taken_for_damage(typed):
    assert fault(typed) is None
    assert clean(typed) == typed


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(SHIPPED)))
def test_what_is_shipped_is_clean_letter_for_letter(path):
    text = path.read_bytes().decode()
    assert clean(text) == text
    assert fault(text) is None


@given(st.text())
def test_cleaning_twice_changes_nothing_more(text):
    assert clean(clean(text)) == clean(text)
    assert remarks(clean(text)) == []


@given(st.text(alphabet="aàèéìòùäöüßáíóúñ¿¡«»„“’ €–", min_size=1))
def test_words_of_our_languages_in_a_wrong_encoding_are_refused_and_in_the_right_one_are_not(text):
    assert fault(text) is None
    damaged = text.encode().decode("cp1252", "replace")
    assert (fault(damaged) is not None) == (not text.isascii())


# Every column that people or files write

WRITTEN_BY_THE_SITE = {"ContentStamp", "IndexedWord", "LoadedContent"}
COLUMNS = [
    field
    for model in apps.get_app_config("rules").get_models()
    if model.__name__ not in WRITTEN_BY_THE_SITE
    for field in model._meta.concrete_fields
    if isinstance(field, models.CharField | models.TextField | models.JSONField)
    and not isinstance(field, models.SlugField)
    and not field.choices
]


def test_there_are_columns_to_look_at():
    assert len(COLUMNS) > 60


@pytest.mark.parametrize("column", COLUMNS, ids=str)
def test_every_column_cleans_and_refuses(column):
    assert isinstance(column, LineField | ProseField | DataField)
    shape = (lambda text: {"it": [text]}) if isinstance(column, DataField) else str
    assert column.to_python(shape("Ein\u00adsatz\u202b")) == shape("Einsatz")
    with pytest.raises(ValidationError, match="wrong encoding"):
        column.run_validators(shape("acciÃ³n"))


@pytest.mark.django_db
def test_whatever_writes_a_column_writes_it_clean(library):
    passage = Passage.objects.rewrite(False).first()
    passage.text_de = "Ein\u00adsatz\r\n"
    passage.save()
    Passage.objects.rewrite(False).filter(pk=passage.pk).update(text_es="fi\u200bcha\u2028")
    assert Passage.objects.rewrite(False).values_list("text_de", "text_es").get(pk=passage.pk) == (
        "Einsatz\n",
        "ficha\n",
    )
    Term.objects.update(words={"it": {"forms": ["get\u00adtone"]}})
    assert Term.objects.values_list("words", flat=True).first() == {"it": {"forms": ["gettone"]}}
    RuleVersion.objects.rewrite(False).update(title_en="All\u200b-in")
    assert set(RuleVersion.objects.rewrite(False).values_list("title_en", flat=True)) == {"All-in"}
    Translation.objects.update(page="\ufeffRegola\r45")
    assert set(Translation.objects.values_list("page", flat=True)) == {"Regola\n45"}


@pytest.mark.django_db
def test_a_text_has_a_largest_length(library):
    passage = Passage.objects.rewrite(False).first()
    passage.text_it = "a" * LONGEST_PASSAGE
    passage.full_clean()
    passage.text_it += "a"
    with pytest.raises(ValidationError) as refusal:
        passage.full_clean()
    assert list(refusal.value.message_dict) == ["text_it"]
    summary = Summary.objects.rewrite(False).first()
    summary.text_de = "a" * (LONGEST_PASSAGE + 1)
    with pytest.raises(ValidationError, match="text_de"):
        summary.full_clean()
