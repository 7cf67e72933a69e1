"""One thing under two words, or one word in two spellings, on the page of one language."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import cache

from django.utils.translation import gettext_lazy, gettext_noop

from rules.compare.checks.base import Check, Hit, Severity, Spot, said
from rules.compare.checks.page import Page, Text
from rules.compare.data import read
from rules.compare.glossary import synonyms
from rules.models import Passage

CREDIT = Passage.Kind.CREDIT.value
_BESIDE = gettext_noop("“%(instead)s” is used beside “%(word)s” on this page.")
_BESIDE_OFTEN = gettext_noop("“%(instead)s” is used beside “%(word)s” on this page, %(count)s times.")


_OPENING, _CLOSING = {*'“„«"‘'}, {*'”“»"’'}
"""A word that stands alone between these is one that a player says."""


class TwoTerms(Check):
    """Two words for one thing that the glossary does not accept side by side."""

    id = "two-terms"
    name = gettext_lazy("One thing under two words")
    explanation = gettext_lazy(
        "Two words for one thing on a page, such as gettone and chip, in whatever form. Accepted synonyms of"
        " the glossary"
        " may stand side by side."
    )
    severity = Severity.WARNING

    def find(self, page: Page) -> Iterator[Hit]:
        """Yield a pair once, at the first place of the word that is rarer."""
        for language in page.languages:
            texts = [text for text in page.texts[language] if text.kind != CREDIT]
            for word, instead, without in _pairs(language):
                usual = [spot for text in texts for spot in _spots(text, word, None)]
                other = [spot for text in texts for spot in _spots(text, instead, without)]
                if usual and other:
                    yield _rarer(page, usual, other)


def _rarer(page: Page, one: list[Spot], other: list[Spot]) -> Hit:
    """Blame the rarer of two forms; where they are as frequent, the second, which the glossary has second."""
    usual, rare = (one, other) if len(other) <= len(one) else (other, one)
    msgid = _BESIDE if len(rare) == 1 else _BESIDE_OFTEN
    filled = {"instead": shown(page, rare[0]), "word": shown(page, usual[0])}
    if len(rare) > 1:
        filled["count"] = str(len(rare))
    return Hit(rare[0], said(msgid, **filled), also=tuple(rare[1:]))


def shown(page: Page, spot: Spot) -> str:
    """Return what stands at a spot."""
    text = page.text(spot.language, spot.key)
    return text.text[spot.start : spot.end] if text else ""


class TwoSpellings(Check):
    """A term of the field in two spellings on one page."""

    id = "two-spellings"
    name = gettext_lazy("One term in two spellings")
    explanation = gettext_lazy(
        "A term of the field that is spelled in two ways on one page, such as all-in and all in."
    )
    severity = Severity.NOTE

    def find(self, page: Page) -> Iterator[Hit]:
        """Yield a term once, at the first place of the spelling that is rarest."""
        for language in page.languages:
            texts = [text for text in page.texts[language] if text.kind != CREDIT]
            whole = "\n".join(text.text for text in texts).casefold()
            for stem, forms in _spellings():
                if stem in whole.replace("-", "").replace(" ", ""):
                    yield from _mixed(page, texts, forms)


def _mixed(page: Page, texts: list[Text], forms: tuple[re.Pattern[str], ...]) -> Iterator[Hit]:
    found = [spots for form in forms if (spots := [spot for text in texts for spot in _spots(text, form, None)])]
    found.sort(key=len, reverse=True)
    for rare in found[1:]:
        hit = _rarer(page, found[0], rare)
        yield replace(hit, right=shown(page, found[0][0]).lower())


def _spots(text: Text, form: re.Pattern[str], without: re.Pattern[str] | None) -> Iterator[Spot]:
    masked = [match.span() for match in without.finditer(text.text)] if without else []
    for match in form.finditer(text.text):
        spoken = (
            text.text[match.start() - 1 : match.start()] in _OPENING
            and text.text[match.end() : match.end() + 1] in _CLOSING
        )
        if not spoken and not any(start <= match.start() < end for start, end in masked):
            yield text.spot(*match.span())


@cache
def _pairs(language: str) -> tuple[tuple[re.Pattern[str], re.Pattern[str], re.Pattern[str] | None], ...]:
    pairs = [pair for pair in read("terms")["pair"] if pair["language"] == language]
    synonymous = [synonyms(key, language) for key in read("terms")["glossary"]["terms"]]
    return (
        *(
            (_whole(pair["word"]), _whole(pair["instead"]), _whole(pair["not"]) if pair["not"] else None)
            for pair in pairs
        ),
        *((_any_of(known), _any_of(discouraged), None) for known, discouraged in synonymous if known and discouraged),
    )


def _any_of(words: Iterable[str]) -> re.Pattern[str]:
    longest_first = sorted(words, key=len, reverse=True)
    return _whole("|".join(re.escape(word).replace(r"\ ", r"\s+") for word in longest_first))


@cache
def _spellings() -> tuple[tuple[str, tuple[re.Pattern[str], ...]], ...]:
    return tuple(
        (re.sub(r"[- ]", "", entry["name"]), tuple(_whole(form) for form in entry["forms"]))
        for entry in read("terms")["spelling"]
    )


def _whole(pattern: str) -> re.Pattern[str]:
    return re.compile(rf"(?<![\w-])(?:{pattern})(?![\w-])", re.IGNORECASE)
