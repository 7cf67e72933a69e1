"""Words of another language that were left over."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from django.utils.translation import gettext_lazy, gettext_noop

from rules.compare.checks.base import Check, Hit, Severity, said
from rules.compare.checks.page import Page, Text
from rules.compare.data import read
from rules.languages import LANGUAGES
from rules.models import Passage

_WORD = re.compile(r"[^\W\d_]+(?:[-’'][^\W\d_]+)*")
_GAP = 3
"""Foreign words that stand no farther apart than so many others are one stretch."""
_NAME = re.compile(r"(?:[A-Z]\w+ )+(?:of|the|and|for) (?:the )?[A-Z]\w+")
_SEPARATE = re.compile(r"[.!?:;()\n]")

LEFT_OVER = {
    "it": gettext_noop("“%(words)s” is Italian."),
    "de": gettext_noop("“%(words)s” is German."),
    "es": gettext_noop("“%(words)s” is Spanish."),
    "en": gettext_noop("“%(words)s” is English."),
}


@dataclass(frozen=True)
class _Foreign:
    """A foreign word: where it stands, whose it is, and what the language of the page says."""

    start: int
    end: int
    language: str
    right: str


class ForeignWords(Check):
    """Words of another language on a page; the terms of the field are everybody's."""

    id = "foreign-word"
    name = gettext_lazy("Words of another language left over")
    explanation = gettext_lazy(
        "Words that belong to another language and not to this one. Poker terms such as call, raise or all-in, names "
        "and abbreviations belong to every language."
    )
    severity = Severity.WARNING

    def find(self, page: Page) -> Iterator[Hit]:
        """Yield every stretch of foreign words."""
        for text in page.every_text(Passage.Kind.CREDIT.value):
            for stretch in _stretches(text):
                yield _hit(text, stretch)


def _hit(text: Text, stretch: list[_Foreign]) -> Hit:
    start, end = stretch[0].start, stretch[-1].end
    words = text.text[start:end]
    right = _cased(words, stretch[0].right) if len(stretch) == 1 else ""
    return Hit(text.spot(start, end), said(LEFT_OVER[stretch[0].language], words=words), right)


def _cased(words: str, right: str) -> str:
    if right and words[:1].isupper() and not right[:1].isupper():
        return right[0].upper() + right[1:]
    return right


def _stretches(text: Text) -> Iterator[list[_Foreign]]:
    """Yield foreign words that stand together."""
    taken = _masked(text)
    found = sorted((*_phrases(text, taken), *_words(text, taken)), key=lambda word: word.start)
    stretch: list[_Foreign] = []
    for word in found:
        if stretch and (stretch[-1].language != word.language or not _joined(text.text, stretch[-1].end, word.start)):
            yield stretch
            stretch = []
        stretch.append(word)
    if stretch:
        yield stretch


def _joined(text: str, end: int, start: int) -> bool:
    between = text[end:start]
    return not _SEPARATE.search(between) and len(_WORD.findall(between)) <= _GAP


def _masked(text: Text) -> list[tuple[int, int]]:
    """Return where names and terms stand in which foreign words belong."""
    patterns = (_terms(text.language), _NAME)
    return [match.span() for pattern in patterns for match in pattern.finditer(text.text)]


def _phrases(text: Text, taken: list[tuple[int, int]]) -> Iterator[_Foreign]:
    for pattern, language, right in _foreign_phrases(text.language):
        for match in pattern.finditer(text.text):
            taken.append(match.span())
            yield _Foreign(*match.span(), language, right)


def _words(text: Text, taken: list[tuple[int, int]]) -> Iterator[_Foreign]:
    lexicon = _lexicon(text.language)
    for match in _WORD.finditer(text.text):
        word = match[0]
        known = lexicon.get(word.casefold())
        if known is None or any(start <= match.start() < end for start, end in taken):
            continue
        shouted = word.isupper() and len(word) > 1
        if not shouted and not (len(word) == 1 and word.isupper()):
            yield _Foreign(*match.span(), *known)


@cache
def _lexicon(page: str) -> dict[str, tuple[str, str]]:
    """Return the words that are foreign on a page, each with its language and the word that would be right."""
    entries = read("words")["word"]
    own = {word.casefold() for entry in entries for word in entry.get(page, ())} | set(read("words")["shared"][page])
    found: dict[str, tuple[str, str]] = {}
    for language in ("en", *LANGUAGES):
        for entry in entries if language != page else ():
            right = next(iter(entry.get(page, ())), "")
            for word in entry.get(language, ()):
                if word.casefold() not in own:
                    found.setdefault(word.casefold(), (language, right))
    return found


@cache
def _terms(page: str) -> re.Pattern[str]:
    terms = read("words")["terms"]
    joined = "|".join(re.escape(term).replace(r"\ ", r"\s+") for term in (*terms["everywhere"], *terms[page]))
    return re.compile(rf"(?<!\w)(?:{joined})(?!\w)", re.IGNORECASE)


@cache
def _foreign_phrases(page: str) -> tuple[tuple[re.Pattern[str], str, str], ...]:
    found = []
    for entry in read("words")["phrase"]:
        if page in entry and entry["text"].casefold() != entry[page].casefold():
            pattern = re.escape(entry["text"]).replace(r"\ ", r"\s+")
            language = next((other for other in LANGUAGES if other not in entry), "en")
            found.append((re.compile(rf"(?<!\w){pattern}(?!\w)", re.IGNORECASE), language, entry[page]))
    return tuple(found)
