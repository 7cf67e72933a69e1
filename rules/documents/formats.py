"""What a file is that is no plain text of one language: its format, its markup, or its columns."""

import codecs
import re

from rules.documents.page import line_at
from rules.documents.refusals import DocumentRefused

_ARCHIVES = (
    (b"word/", "Word (DOCX)"),
    (b"xl/", "Excel (XLSX)"),
    (b"ppt/", "PowerPoint (PPTX)"),
    (b"opendocument.text", "OpenDocument (ODT)"),
    (b"opendocument.spreadsheet", "OpenDocument (ODS)"),
    (b"epub", "EPUB"),
)
_SIGNATURES = ((b"{\\rtf", "RTF"), (b"\xd0\xcf\x11\xe0", "Word or Excel (before 2007)"))
_WIDE = (
    (codecs.BOM_UTF32_LE, "UTF-32"),
    (codecs.BOM_UTF32_BE, "UTF-32"),
    (codecs.BOM_UTF16_LE, "UTF-16"),
    (codecs.BOM_UTF16_BE, "UTF-16"),
)
_HTML = re.compile(
    r"<!doctype\s+html|</?(?:html|head|body|p|div|span|br|h[1-6]|ul|ol|li|table|t[dhr]|b|i|u|em|strong|a)(?:\s[^<>]*)?/?>"
    r"|&(?:nbsp|amp|quot|lt|gt|[aeiou](?:grave|acute|uml)|[AEIOU](?:grave|acute|uml)|ntilde|szlig|[lr][ds]quo|[lr]aquo"
    r"|#\d{2,5});",
    re.IGNORECASE,
)
_MARKDOWN = re.compile(r"^#{1,6}[ \t]+\S.*|\*\*\S[^*\n]*\*\*|__\S[^_\n]*__|\[[^\]\n]+\]\([^)\s]+\)", re.MULTILINE)
_SEPARATORS = ("\t", ";", "|", ",")
_FEWEST_ROWS = 2
_CELL = {
    separator: re.compile(rf' *(?:"(?:[^"]|"")*"|[^"{re.escape(separator)}][^{re.escape(separator)}]*|) *')
    for separator in _SEPARATORS
}


def refuse_other_formats(data: bytes) -> None:
    """Raise DocumentRefused for the bytes of a file that is a document of another program, or in another encoding."""
    if data.lstrip()[:5] == b"%PDF-":
        raise DocumentRefused("pdf")
    if data.startswith(b"PK\x03\x04"):
        name = next((name for sign, name in _ARCHIVES if sign in data), "ZIP")
        raise DocumentRefused("format", format=name)
    for signature, name in _SIGNATURES:
        if data.startswith(signature):
            raise DocumentRefused("format", format=name)
    encoding = next((name for mark, name in _WIDE if data.startswith(mark)), "") or _utf16_without_mark(data)
    if encoding:
        raise DocumentRefused("wide", encoding=encoding)


def refuse_markup(text: str) -> None:
    """Raise DocumentRefused for a text with the marks of a web page or of Markdown, and for a table."""
    for code, pattern in (("html", _HTML), ("markdown", _MARKDOWN)):
        found = pattern.search(text)
        if found:
            raise DocumentRefused(code, line=line_at(text, found.start()), excerpt=found[0][:40].strip())
    for separator in _SEPARATORS:
        columns = _columns(text, separator)
        if columns:
            raise DocumentRefused("columns", count=columns, separator="TAB" if separator == "\t" else separator)


def _utf16_without_mark(data: bytes) -> str:
    """Return UTF-16 for data of which every other byte is zero, as in most letters of our languages."""
    start = data[:400]
    zeros = max(start[0::2].count(0), start[1::2].count(0))
    return "UTF-16" if len(start) > 3 and zeros * 3 > len(start) else ""


def _columns(text: str, separator: str) -> int:
    """Return how many columns a text has, the same in every row; 0 where it is no table.

    Commas and semicolons stand in sentences too, so that cells without quotation marks must have nothing after them.
    """
    rows = [line for line in text.split("\n") if line.strip()]
    if len(rows) < _FEWEST_ROWS:
        return 0
    counts = {_cells(row, separator) for row in rows}
    count = counts.pop()
    return count if not counts and count > 1 else 0


def _cells(row: str, separator: str) -> int:
    """Return how many cells a row has; 0 where it cannot be a row."""
    if separator == "," and not row.lstrip().startswith('"'):
        return 0
    if separator == ";" and re.search(r";\s", row) and '";' not in row:
        return 0
    cells, offset = 0, 0
    while True:
        cell = _CELL[separator].match(row, offset)
        cells, offset = cells + 1, cell.end() if cell else offset
        if offset >= len(row):
            return cells
        if row[offset] != separator:
            return 0
        offset += 1
