"""The terms of the field as a text prints them.

The terms are those of the library's glossary, as it is shipped.  This is the only place that knows where they are.
"""

import re
import tomllib
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from rules.languages import LANGUAGES

_LIBRARY = Path(__file__).parent.parent / "library" / "content" / "glossary.toml"


@dataclass(frozen=True, slots=True)
class Term:
    """A notion with its name by language."""

    key: str
    names: dict[str, str]


@dataclass(frozen=True, slots=True)
class Printed:
    """A term in a text: the words that it prints for it, each once."""

    key: str
    words: tuple[str, ...]


@cache
def terms() -> dict[str, Term]:
    """Return all terms by their keys, in the order of the glossary."""
    return {
        entry["key"]: Term(entry["key"], {lang: entry[lang]["name"] for lang in _of(entry)}) for entry in _entries()
    }


def synonyms(key: str, language: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the words that a text may have for a term, and those that the glossary discourages."""
    entry = next((entry for entry in _entries() if entry["key"] == key), {})
    wording = entry.get(language, {})
    known = (wording.get("name", ""), *wording.get("forms", ()), *wording.get("accepted", ()))
    return tuple(filter(None, known)), tuple(wording.get("discouraged", ()))


@lru_cache(maxsize=4096)
def printed_terms(text: str, language: str) -> tuple[Printed, ...]:
    """Return the terms that a text prints, in the order in which they first stand there."""
    found: dict[str, dict[str, None]] = {}
    keys = _keys(language)
    for match in _pattern(language).finditer(text):
        word = " ".join(match[0].split())
        found.setdefault(keys[word.casefold()], {}).setdefault(word)
    return tuple(Printed(key, tuple(words)) for key, words in found.items())


@cache
def _entries() -> tuple[dict[str, Any], ...]:
    return tuple(tomllib.loads(_LIBRARY.read_text(encoding="utf-8"))["term"])


def _of(entry: dict[str, Any]) -> tuple[str, ...]:
    return tuple(language for language in LANGUAGES if language in entry)


@cache
def _keys(language: str) -> dict[str, str]:
    """Return which term each word is of, whether we write it or not; the first term of a word has it."""
    found: dict[str, str] = {}
    for entry in _entries():
        wording = entry.get(language, {})
        for kind in ("name", "forms", "accepted", "discouraged"):
            words = wording.get(kind, [])
            for word in [words] if isinstance(words, str) else words:
                found.setdefault(word.casefold(), entry["key"])
    return found


@cache
def _pattern(language: str) -> re.Pattern[str]:
    """Return one pattern for all words of a language, the longest first: "side pot" is no pot."""
    words = sorted(_keys(language), key=len, reverse=True)
    joined = "|".join(re.escape(word).replace(r"\ ", r"\s+") for word in words)
    return re.compile(rf"(?<![\w-])(?:{joined})(?![\w-])", re.IGNORECASE)
