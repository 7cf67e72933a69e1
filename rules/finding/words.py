"""The words of a text, and the terms that each is found by.

One analyser serves every database, since no two fold letters alike: SQLite lowers ASCII only, and neither knows that
ß is ss or that Hürde is also written Huerde.  A word is found by its stem without accents *and* by the stem of the
word without accents: either alone loses some that are typed without them.
"""

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from rules.finding.stems import stem
from rules.finding.stopwords import STOP_WORDS

LONGEST = 40
"""Letters of a word that count: a longer one is not a word that anybody looks for."""

_MARK = "\u0300-\u036f\u00ad\u200b-\u200d\u2060"
"""Combining marks, soft hyphens and joiners: they are inside a word, and none of its letters."""

_LETTERS = rf"[^\W_]+(?:[{_MARK}]+[^\W_]*)*"
_AMOUNT = r"\d{1,3}(?:[.,'’\u00a0\u202f]\d{3})+(?!\d)"
_TOKEN = re.compile(
    rf"(?P<allin>\ball[\s\u00a0\u2010\u2011-]?ins?\b)|(?P<amount>(?<![\w.,]){_AMOUNT}(?:er\b)?)|(?P<word>{_LETTERS})",
    re.IGNORECASE,
)
_ALL_IN = re.compile(r"all[\s\u00a0\u2010\u2011-]?ins?")
_INVISIBLE = re.compile("[\u00ad\u200b-\u200d\u2060]")
_HYPHENS = "-\u2010\u2011"
_THOUSANDS = re.compile(r"(\d+)k")
_CHIP_OF = re.compile(r"(\d+)er(?:n|s)?")
_GERMAN_DIGRAPHS = (("ae", "a"), ("oe", "o"))
_GERMAN_UE = re.compile(r"(?<![aeq])ue")
_GERMAN_PARTICIPLE = re.compile(r"(ab|an|auf|aus|ein|nach|vor|zu|zurück|zurueck)?ge(\w{2,})t")
_GERMAN_VERB = re.compile(r"(\w{2,}[^aeiouyt\W])t")


@dataclass(frozen=True, slots=True)
class Token:
    """A word where it stands in a text, with its place; `joined` names a compound that it is a part of."""

    text: str
    start: int
    end: int
    joined: str = ""


def tokens(text: str) -> Iterator[Token]:
    """The words of a text; apostrophes of all kinds part them, and so do hyphens, which name the whole as well."""
    found = list(_TOKEN.finditer(text))
    parts: list[re.Match[str]] = []
    for at, match in enumerate(found):
        parts.append(match)
        following = found[at + 1] if at + 1 < len(found) else None
        if following and text[match.end() : following.start()] in tuple(_HYPHENS):
            continue
        whole = "".join(part[0] for part in parts) if len(parts) > 1 else ""
        for part in parts:
            yield Token(part[0], part.start(), part.end(), "" if any(map(str.isdigit, whole)) else whole)
        parts = []


def plain(word: str) -> str:
    """A word as it is compared when letters count: small, composed, without what cannot be seen."""
    return unicodedata.normalize("NFC", _INVISIBLE.sub("", word).lower())[:LONGEST]


def folded(text: str) -> str:
    """A text without case and accents; ß is ss."""
    decomposed = unicodedata.normalize("NFKD", text.casefold())
    return "".join(each for each in decomposed if not unicodedata.combining(each))


def counts(word: str) -> bool:
    """Whether something can be looked for by a word: a single letter names players and clauses everywhere."""
    return len(word) > 1 or word.isdigit()


def is_stop_word(word: str, language: str) -> bool:
    return folded(word) in STOP_WORDS[language]


@lru_cache(maxsize=50_000)
def terms(word: str, language: str) -> frozenset[str]:
    """What a word is found by in a language; words of which one is in the other's place share a term."""
    small = plain(word)
    figure = _figure(small)
    if figure:
        return frozenset({figure})
    found = set()
    for form in _forms(small, language):
        found.add(_key(stem(form, language), language))
        found.add(stem(_key(form, language), language))
    return frozenset(each for each in found if each)


def _figure(word: str) -> str:
    """An amount without its separators: 1.200, 1k and 1.000er are how a thousand and so on are written."""
    if _ALL_IN.fullmatch(word):
        return "allin"
    digits = unicodedata.normalize("NFKC", re.sub(r"[.,'’\s]", "", word)) if word[:1].isdigit() else ""
    if match := _THOUSANDS.fullmatch(digits):
        return f"{int(match[1])}000"
    if match := _CHIP_OF.fullmatch(digits):
        return str(int(match[1]))
    return str(int(digits)) if digits.isdecimal() else ""


def _forms(word: str, language: str) -> Iterator[str]:
    """A word, and what the stemmer would make another word of: German plurals in -s, and what a verb has in front."""
    yield word
    if language != "de":
        return
    if len(word) > 3 and word.endswith("s") and not word.endswith(("ss", "us", "is")):
        yield word[:-1]
    if match := _GERMAN_PARTICIPLE.fullmatch(word):
        yield f"{match[1] or ''}{match[2]}en"
    elif match := _GERMAN_VERB.fullmatch(word):
        yield f"{match[1]}en"


def _key(word: str, language: str) -> str:
    """A word without accents; in German ü, ue and u are one letter."""
    key = folded(word)
    if language == "de":
        for written, letter in _GERMAN_DIGRAPHS:
            key = key.replace(written, letter)
        key = _GERMAN_UE.sub("u", key)
    return key
