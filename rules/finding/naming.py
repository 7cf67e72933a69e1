"""Where the words of the glossary stand in a text.

A word is found in any case, but for two kinds that are only right as they are written: abbreviations, since Italian
"sa" is no SA, and German nouns, which begin with a capital.  Where several words begin at one place the longest
stands; none is found inside another word, nor inside a hyphenated compound.
"""

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache

_FIRST = re.compile(r"[^\W_]+")
_HYPHENS = "-\u2010\u2011"
_BEFORE = rf"(?<!\w)(?<!\w[{_HYPHENS}])"
_AFTER = rf"(?!\w)(?![{_HYPHENS}]\w)"
_LETTERS = {" ": r"\s+", "\u00a0": r"\s+", "’": "['’]", "'": "['’]", "-": f"[{_HYPHENS}]", "ß": "(?:ß|ss)"}
"""Letters of a word that a text may write in another way."""

_GROUPS = re.compile(r"ss|.", re.DOTALL)


@dataclass(frozen=True, slots=True)
class Spot:
    """A word of the glossary in a text: where it stands, and which term it is of."""

    start: int
    end: int
    key: str


class Names:
    """The words of one language: pairs of a word and the key of its term; an empty key is found and passed over."""

    def __init__(self, language: str, words: Iterable[tuple[str, str]]) -> None:
        self.language = language
        self._by_first: dict[str, list[tuple[str, str]]] = defaultdict(list)
        for word, key in sorted(words, key=lambda pair: -len(pair[0])):
            first = _FIRST.search(word)
            if first:
                self._by_first[first[0].casefold()].append((word, key))

    def spots(self, text: str) -> Iterator[Spot]:
        """Yield every word in its place, without overlaps."""
        reached = 0
        for token in _FIRST.finditer(text):
            if token.start() < reached:
                continue
            for word, key in self._by_first.get(token[0].casefold(), ()):
                match = _pattern(word, self.language).match(text, token.start())
                if match:
                    reached = match.end()
                    if key:
                        yield Spot(match.start(), match.end(), key)
                    break


@lru_cache(maxsize=8192)
def _pattern(word: str, language: str) -> re.Pattern[str]:
    """A word as a pattern, made when the word that it begins with is met for the first time."""
    if word.isupper():
        written = f"(?-i:{_spelt(word)})"
    elif language == "de" and word[0].isupper():
        written = f"(?-i:{_spelt(word[0])}){_spelt(word[1:])}"
    else:
        written = _spelt(word)
    return re.compile(f"{_BEFORE}{written}{_AFTER}", re.IGNORECASE)


def _spelt(word: str) -> str:
    groups = (group.replace("ss", "ß") for group in _GROUPS.findall(word))
    return "".join(_LETTERS.get(group, re.escape(group)) for group in groups)
