"""The quotation that a page may begin its text with."""

import re

from rules.documents.markers import BLANKS

_CLOSING = {"“": "”", "„": "“”", "«": "»", "»": "«", '"': '"', "‟": "”"}
_SHORTEST = 30  # A shorter one is a term in quotation marks.
_SURELY_A_RULE = 120  # So long a one is no term, even if it does not end as a sentence does.
_LONGEST = 20_000  # Without its end by then, a mark opens no quotation.
_SENTENCE_END = ".!?…"


def quotation(text: str, start: int, end: int) -> int | None:
    """Return where the quotation ends that begins at an offset, with the full stop after it; None for no quotation.

    What is quoted is a rule, so it ends as a sentence does; a term in quotation marks does not.  Several quoted
    paragraphs after one another are one quotation.
    """
    stop = _quoted(text, start, end)
    if stop is None or stop - start < _SHORTEST:
        return None
    while following := _quoted(text, skip_blanks(text, stop, end), end):
        stop = following
    return stop


def skip_blanks(text: str, start: int, end: int) -> int:
    """Return the offset of the first character that is not blank, or the end."""
    while start < end and text[start] in BLANKS:
        start += 1
    return start


def _quoted(text: str, start: int, end: int) -> int | None:
    if start >= end or text[start] not in _CLOSING:
        return None
    opening, closing = text[start], _CLOSING[text[start]]
    depth = 1
    for match in re.finditer(f"[{re.escape(opening + closing)}]", text[start + 1 : min(end, start + _LONGEST)]):
        depth += -1 if match[0] in closing else 1
        if depth == 0:
            return _after(text, start, start + 1 + match.start(), end)
    return None


def _after(text: str, start: int, at: int, end: int) -> int | None:
    """Return the offset after a closing mark, if a sentence ends there or so much is quoted that it must be a rule."""
    stop = at + 1
    if stop < end and text[stop] in _SENTENCE_END:
        return stop + 1
    ends_line = stop == end or text[stop] in "\r\n"
    ends_sentence = text[max(start, at - 9) : at].rstrip(BLANKS).endswith(tuple(_SENTENCE_END))
    return stop if ends_sentence or ends_line or at - start >= _SURELY_A_RULE else None
