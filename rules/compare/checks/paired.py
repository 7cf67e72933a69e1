"""Brackets and quotes that are opened and not closed, or closed and not opened."""

import re
from collections.abc import Iterator

from django.utils.translation import gettext_lazy, gettext_noop

from rules.compare.checks.base import Check, Hit, Severity, Spot, said
from rules.compare.checks.page import Page, Text

_BRACKETS = {")": "(", "]": "[", "}": "{"}
_MARK = re.compile(r"(?:^|(?<=[\s:;,.(]))(?:\d{1,2}|[A-Za-z]|\d{1,2}[-.][A-Za-z\d])$")
"""What stands before the bracket of a list mark: ``1)``, ``a)``, ``1-A)``."""
_SMILEY = re.compile(r"[:;]-?$")

_OPENED = gettext_noop("“%(sign)s” is opened and not closed.")
_CLOSED = gettext_noop("“%(sign)s” is closed and not opened.")

_QUOTES = {
    "it": (("“", "”"), ("«", "»"), ("„", "”")),
    "de": (("„", "“"), ("»", "«"), ("„", "”")),
    "es": (("«", "»"), ("“", "”")),
    "en": (("“", "”"),),
}


class UnbalancedSigns(Check):
    """Brackets within a passage, and quotes within a page, that have no partner."""

    id = "unbalanced"
    name = gettext_lazy("Unbalanced brackets and quotes")
    explanation = gettext_lazy(
        "A bracket or a quotation mark without its partner. The marks of lists, such as 1) or a), need none."
    )
    severity = Severity.NOTE

    def find(self, page: Page) -> Iterator[Hit]:
        """Yield each sign without its partner."""
        for language in page.languages:
            texts = [text for text in page.texts[language] if text.kind != "credit"]
            for text in texts:
                yield from _brackets(text)
            yield from _quotes(texts, language)


def _brackets(text: Text) -> Iterator[Hit]:
    opened: list[int] = []
    for at, sign in enumerate(text.text):
        if sign in _BRACKETS.values():
            opened.append(at)
        elif sign in _BRACKETS:
            if opened and text.text[opened[-1]] == _BRACKETS[sign]:
                opened.pop()
            elif not (sign == ")" and _is_list_mark(text.text, at)):
                yield Hit(text.spot(at, at + 1), said(_CLOSED, sign=sign))
    for at in opened:
        yield Hit(text.spot(at, at + 1), said(_OPENED, sign=text.text[at]))


def _is_list_mark(text: str, at: int) -> bool:
    before = text[max(0, at - 6) : at]
    return bool(_MARK.search(before) or _SMILEY.search(before))


def _quotes(texts: list[Text], language: str) -> Iterator[Hit]:
    """Yield curly and angled quotes without partners on the page, and a straight one without in its passage."""
    opening = {pair[0] for pair in _QUOTES[language]}
    opened: list[tuple[Spot, str]] = []
    for text in texts:
        for match in re.finditer(r"[“”„«»]", text.text):
            spot, sign = text.spot(*match.span()), match[0]
            if opened and (opened[-1][1], sign) in _QUOTES[language]:
                opened.pop()
            elif sign in opening and not _closes(text.text, match.start()):
                opened.append((spot, sign))
            else:
                yield Hit(spot, said(_CLOSED, sign=sign))
        yield from _straight(text)
    for spot, sign in opened:
        yield Hit(spot, said(_OPENED, sign=sign))


def _closes(text: str, at: int) -> bool:
    """Say whether a sign stands behind a word and before none, as a closing one does."""
    return text[at - 1 : at].strip() != "" and text[at - 1 : at] not in "([" and not text[at + 1 : at + 2].isalnum()


def _straight(text: Text) -> Iterator[Hit]:
    places = [match.start() for match in re.finditer(r'(?<!\d)"', text.text)]
    if len(places) % 2:
        at = places[-1]
        yield Hit(text.spot(at, at + 1), said(_CLOSED if _closes(text.text, at) else _OPENED, sign='"'))
