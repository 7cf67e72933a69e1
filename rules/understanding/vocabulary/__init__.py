"""The vocabulary: what a form of one or several words means, by language.

One TOML file a language, and ``poker.toml`` for the words that players use in all of them.  A form that stands under
several entries means the first of them; little words come last.
"""

import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from rules.understanding.numerals import LANGUAGES, plain

_SHORTEST_SLIP = 5
"""Letters: in a shorter word no slip is looked for."""

_LONGEST_SLIP = 24


@dataclass(slots=True)
class _Node:
    """A place in the tree of forms: the entry that ends here, and the words that may follow."""

    entry: str = ""
    then: dict[str, "_Node"] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """The forms of one language and those of every language.

    `root` is a tree of words.  `slips` maps a word with one letter left out to the single words it may have been.
    """

    root: _Node
    slips: dict[str, frozenset[str]]
    words: frozenset[str]

    def longest(self, words: list[str]) -> tuple[str, int]:
        """Return the entry of the longest form that `words` begin with, and its number of words; "" and 0 if none."""
        node, best = self.root, ("", 0)
        for count, word in enumerate(words, 1):
            following = node.then.get(word)
            if following is None:
                break
            node = following
            if node.entry:
                best = node.entry, count
        return best

    def nearest(self, word: str) -> str:
        """Return the known word that differs from `word` by a letter; "" if none does, or several of other meanings."""
        if not _SHORTEST_SLIP <= len(word) <= _LONGEST_SLIP:
            return ""
        near = {known for key in (word, *_shortened(word)) for known in self.slips.get(key, ())}
        near = {known for known in near if abs(len(known) - len(word)) <= 1}
        meanings = {self.longest([known])[0] for known in near}
        return min(near) if len(meanings) == 1 else ""


def _shortened(word: str) -> Iterator[str]:
    """The word with each of its letters left out in turn."""
    return (word[:at] + word[at + 1 :] for at in range(len(word)))


@cache
def vocabulary(language: str) -> Vocabulary:
    """Return the vocabulary of a language."""
    entries = _entries(language)
    root = _Node()
    for entry, form in [*entries, *_entries("poker")]:
        _plant(root, entry, form)
    single = {form for _, form in entries if " " not in form and len(form) >= _SHORTEST_SLIP}
    slips: dict[str, set[str]] = {}
    for form in single:
        for key in (form, *_shortened(form)):
            slips.setdefault(key, set()).add(form)
    return Vocabulary(root, {key: frozenset(forms) for key, forms in slips.items()}, _own(language))


def _plant(root: _Node, entry: str, form: str) -> None:
    """Add a form to the tree; what stands there already stays, but for little words."""
    node = root
    for word in form.split():
        node = node.then.setdefault(word, _Node())
    if not node.entry or node.entry == "little":
        node.entry = entry


@cache
def _entries(name: str) -> tuple[tuple[str, str], ...]:
    """The entries of a file with each of their forms, as plain words."""
    text = (Path(__file__).parent / f"{name}.toml").read_text(encoding="utf-8")
    data = tomllib.loads(text)
    return tuple((entry, _words(form)) for entry, forms in data.items() for form in forms)


def _words(form: str) -> str:
    return " ".join(re.findall(r"[^\W\d_]+", plain(form)))


@cache
def _own(language: str) -> frozenset[str]:
    """The words that a language does not share with the words of all players."""
    shared = {word for _, form in _entries("poker") for word in form.split()}
    return frozenset(word for _, form in _entries(language) for word in form.split()) - shared


def language_of(words: list[str]) -> str:
    """Return the language that most of the words belong to; a word of several languages counts for each of them.

    Words of the game alone ("utg raise 300") are read as English.
    """
    scores = Counter({language: sum(word in _own(language) for word in words) for language in ("en", *LANGUAGES)})
    return scores.most_common(1)[0][0]
