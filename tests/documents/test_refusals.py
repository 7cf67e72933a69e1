"""What is no page is refused with a sentence that names the place."""

import io
import re
import zipfile

import pytest

from rules.documents.reader import LARGEST, read_bytes, read_file, read_page
from rules.documents.refusals import SENTENCES, DocumentRefused
from tests.documents import five


def archive(name: str, content: str = "") -> bytes:
    """Return a ZIP file, as Word and other programs write them."""
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w") as opened:
        opened.writestr(name, content)
    return file.getvalue()


ITALIAN = "Regola 45\n\nA: Il giocatore che non ha gettoni non punta."


@pytest.mark.parametrize(
    ("data", "code", "place"),
    [
        pytest.param(b"\x89PNG\r\n\x1a\n\x00\x00", "binary", "byte 7", id="picture"),
        pytest.param(b"Regola 45\x00\n", "binary", "byte 10", id="zero byte"),
        pytest.param("Regola 45: è".encode() + b"\x07", "binary", "byte 14", id="control character"),
        pytest.param("Regola 45\n\nPuò".encode("latin-1"), "encoding", "byte 14, in line 3", id="latin-1"),
        pytest.param("Regola 45".encode("utf-16"), "wide", "The text is in UTF-16.", id="utf-16"),
        pytest.param("Regola 45".encode("utf-16-be"), "wide", "The text is in UTF-16.", id="utf-16 without its mark"),
        pytest.param("Regola 45".encode("utf-32"), "wide", "The text is in UTF-32.", id="utf-32"),
        pytest.param(b"%PDF-1.4\n%\xe2\xe3", "pdf", "This is a PDF", id="pdf"),
        pytest.param(archive("word/document.xml"), "format", "Word (DOCX)", id="docx"),
        pytest.param(archive("xl/workbook.xml"), "format", "Excel (XLSX)", id="xlsx"),
        pytest.param(archive("mimetype", "application/vnd.oasis.opendocument.text"), "format", "(ODT)", id="odt"),
        pytest.param(archive("a.txt"), "format", "ZIP", id="zip"),
        pytest.param(b"{\\rtf1\\ansi Regola 45}", "format", "RTF", id="rtf"),
        pytest.param(b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1\x00", "format", "before 2007", id="doc"),
        pytest.param(b"x" * (LARGEST + 1), "large", "one million bytes", id="too large"),
    ],
)
def test_a_file_that_is_no_text_is_refused(data, code, place, tmp_path):
    path = tmp_path / "page.txt"
    path.write_bytes(data)
    with pytest.raises(DocumentRefused) as refused:
        read_file(path)
    assert refused.value.code == code
    assert place in str(refused.value)


def test_a_file_that_is_not_there_is_refused(tmp_path):
    for path in (tmp_path / "none.txt", tmp_path):
        with pytest.raises(DocumentRefused) as refused:
            read_file(path)
        assert refused.value.code == "missing"
        assert f"The file {path} cannot be read (" in str(refused.value)


def test_a_page_is_read_without_its_byte_order_mark_and_with_line_feeds_alone():
    data = b"\xef\xbb\xbfRegola 45\r\nA: Il giocatore.\r"
    assert read_bytes(data).encode() == data
    assert read_page(read_bytes(data), language="it").text == "Regola 45\nA: Il giocatore.\n"


@pytest.mark.parametrize(
    ("text", "code", "place"),
    [
        pytest.param("", "empty", "empty", id="nothing"),
        pytest.param("\ufeff \n\u00a0\r\n", "empty", "empty", id="blanks"),
        pytest.param("\n\nCiao a tutti.\nA presto.", "unreadable", "line 3: “Ciao a tutti.”", id="a letter"),
        pytest.param("Regola\x00 45", "binary", "byte 7", id="a zero byte"),
        pytest.param("Regola 45 \ud800", "encoding", "byte 11", id="half a character"),
        pytest.param("x" * (LARGEST + 1), "large", "one million bytes", id="too large"),
        pytest.param(
            "Regola 45 · TDA 2024\n\nTesto TDA 2026\n\nA: Il giocatore che non ha gettoni non punta.",
            "editions", "2024 in line 1 and 2026 in line 3", id="two editions",
        ),
        pytest.param(
            ITALIAN + "\n\nCaso 1: il primo.\nCaso 2: il secondo.\nCaso 1: il terzo.",
            "twice", "1: one begins in line 5 at “Caso 1: il primo.”, the other in line 7 at “Caso 1: il terzo.”",
            id="two cases with one key",
        ),
        pytest.param(ITALIAN + "\nCaso 1: i. 1: a. 2: b. 1: c.", "twice", "1.1", id="two cases inside a situation"),
        pytest.param(ITALIAN + "\nEsempio 1: i. 1-A: a. 1-B: b. 1-A: c.", "twice", "1-A", id="two lettered cases"),
        pytest.param("Regla 45\n\nA: La acciÃ³n.", "mojibake-repaired", "line 3", id="another encoding"),
        pytest.param("Regola 45\n\nA: \ue000", "odd-character", "U+E000", id="a character that nobody can read"),
        pytest.param(
            "Regola 45\n\nA: " + "il giocatore " * 2000, "long", "The passage A, which begins with “A: il giocatore",
            id="a long passage",
        ),
        pytest.param("<!DOCTYPE html>\n<p>Regola 45", "html", "“<!DOCTYPE html” in line 1", id="a web page"),
        pytest.param("Regola 45<br>\nA: Il", "html", "“<br>” in line 1", id="a tag"),
        pytest.param("Regola 45\nA: Pu&ograve;", "html", "“&ograve;” in line 2", id="an entity"),
        pytest.param("## 45: Titolo\nA: Il giocatore.", "markdown", "“## 45: Titolo” in line 1", id="markdown"),
        pytest.param("Regola 45\n**A**: Il giocatore.", "markdown", "“**A**” in line 2", id="markdown inside"),
        pytest.param(
            "it\tde\nRegola 45\tRegel 45\nA: Il giocatore.\tA: Der Spieler.", "columns",
            "2 columns, separated by “TAB”", id="columns with tabs",
        ),
        pytest.param("Regola 45;Regel 45\nA: Il, e;A: Der", "columns", "2 columns, separated by “;”", id="semicolons"),
        pytest.param('"Regola 45","Regel 45"\n"A: Il ""e""","A"', "columns", "separated by “,”", id="quoted cells"),
        pytest.param("Rule 45\n\nA: xx", "language-unknown", "which language", id="no language"),
    ],
)  # fmt: skip
def test_a_text_that_is_no_page_is_refused(text, code, place):
    with pytest.raises(DocumentRefused) as refused:
        read_page(text)
    assert refused.value.code == code
    assert place in str(refused.value)


@pytest.mark.parametrize("path", five.ALL, ids=five.name)
@pytest.mark.parametrize("told", ["it", "de", "es", "en"])
def test_a_page_in_another_language_than_told_is_refused(path, told):
    text = read_file(path)
    if told == path.stem:
        assert read_page(text, language=told).language == told
        return
    with pytest.raises(DocumentRefused) as refused:
        read_page(text, language=told)
    assert refused.value.code == "language"
    word, line = refused.value.parameters["word"], refused.value.parameters["line"]
    assert word in text.splitlines()[line - 1]


def test_a_language_that_the_site_does_not_have_is_refused():
    with pytest.raises(DocumentRefused) as refused:
        read_page(ITALIAN, language="fr")
    assert refused.value.code == "no-such-language"
    assert "it, de, es, en" in str(refused.value)


def test_a_page_that_shows_no_language_is_read_as_told():
    assert read_page("Rule 45\n\nA: xx", language="de").language == "de"


def test_every_sentence_fills_its_places():
    for code, sentence in SENTENCES.items():
        parameters = dict.fromkeys(re.findall(r"%\((\w+)\)", str(sentence)), 1)
        assert "%" not in str(DocumentRefused(code, **parameters))


@pytest.mark.parametrize(
    "text",
    [
        "Regola 45\nTitolo; il giocatore\nA: Il giocatore; non punta.",
        "Regola 45\nTitolo, ma\nA: Il giocatore, se può, punta.",
        "Regola 45\nA: Il giocatore punta 5 < 10 > 3 * 2 * 1 #1 & co.",
    ],
)
def test_signs_in_sentences_are_no_markup(text):
    assert read_page(text, language="it").number == "45"
