"""Finds, around a reference, the words that name a rule."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, lru_cache

from rules.compare.references import Reference
from rules.compare.topic_words import NAMES, SIGNS
from rules.compare.words import every

_REACH = 140
"""Characters looked at to each side; a topic farther away is not the topic of the reference."""

_NEAR = 40
"""A name that is no farther away than this is taken for the topic without words that tie it to the reference."""

_BREAK = re.compile(r"[.!?;](?=[\s”“»\"])|\n")
_FOLLOWING = r"[\s:(“„«\"]*"
_LINKED = re.compile(rf"(?:{_FOLLOWING}(?:{every('link')})(?!\w)['’.]?){{0,7}}{_FOLLOWING}", re.IGNORECASE)
_IN_BRACKETS = re.compile(
    r"\s*\(\s*(?:(?:vedi|cfr\.?|siehe|vgl\.?|véase|ver|see)\s+)?(?:la |der |die |the )?", re.IGNORECASE
)
_ABOUT = re.compile(rf"(?:\s+(?:{every('about')})(?!\w)['’]?){{1,4}}\s*|\s+[–—-]\s+", re.IGNORECASE)
_BRACKET = re.compile(r"\s*\(\s*[“„«\"]?")
_CLOSED = re.compile(rf"[”“»\"]?\s*[),;]|\s+(?:{every('together')})\s", re.IGNORECASE)
_FOLLOWED = re.compile(rf",\s+|(?:\s+(?:{every('link')})(?!\w)){{1,4}}\s+", re.IGNORECASE)
_OPENING = re.compile(rf"(?:{_FOLLOWING}(?:{every('link')})(?!\w)['’]?){{0,4}}\s*", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Topic:
    """Words near a reference that name the rule `slug`, so many characters away.

    `tie` says how they belong to it: ``titled`` ("la regola 45 sulle puntate con più gettoni"), ``bracketed``
    ("più gettoni (Regola 45)"), ``linked`` ("più gettoni è regolato dalla regola 45"), ``near`` or ``loose``; a
    ``sign`` is a word that goes with the rule without naming it.
    """

    slug: str
    phrase: str
    distance: int
    tie: str

    @property
    def is_name(self) -> bool:
        """Whether the words name the rule, and do not only go with it."""
        return self.tie != "sign"


def topics(text: str, reference: Reference, language: str) -> tuple[Topic, ...]:
    """Return the topics in the sentence of a reference, the nearest first."""
    before, after = _sentence(text, reference)
    found = [*_to_the_left(before, language), *_to_the_right(before, after, language)]
    return tuple(sorted(found, key=lambda topic: topic.distance))


def goes_with(slugs: frozenset[str], text: str, language: str) -> bool:
    """Say whether any word of a text goes with one of the rules."""
    return any(found.slug in slugs for found in _found(text, language))


def next_sentence(text: str, reference: Reference) -> str:
    """Return what follows the sentence of a reference, as far as it may still explain it."""
    end = _BREAK.search(text, reference.group_end)
    return text[end.end() : end.end() + _REACH] if end else ""


def _sentence(text: str, reference: Reference) -> tuple[str, str]:
    before = text[max(0, reference.group_start - _REACH) : reference.group_start]
    after = text[reference.group_end : reference.group_end + _REACH]
    breaks = list(_BREAK.finditer(before))
    if breaks:
        before = before[breaks[-1].end() :]
    end = _BREAK.search(after)
    return before, after[: end.start()] if end else after


def _to_the_left(before: str, language: str) -> Iterator[Topic]:
    for found in _found(before, language):
        distance = len(before) - found.end
        tie = _tie(found, distance)
        if found.is_name and _IN_BRACKETS.fullmatch(before, found.end):
            tie = "bracketed"
        elif found.is_name and _LINKED.fullmatch(before, found.end):
            tie = "linked"
        yield Topic(found.slug, found.phrase, distance, tie)


def _to_the_right(before: str, after: str, language: str) -> Iterator[Topic]:
    for found in _found(after, language):
        tie, gap = _tie(found, found.start), after[: found.start]
        if found.is_name and (_ABOUT.fullmatch(gap) or (_BRACKET.fullmatch(gap) and _CLOSED.match(after, found.end))):
            tie = "titled"
        elif found.is_name and _FOLLOWED.fullmatch(gap) and _OPENING.fullmatch(before):
            tie = "linked"  # "Per la regola 45, più gettoni ...", "Nach Regel 45 ist das Setzen mehrerer Chips ..."
        yield Topic(found.slug, found.phrase, found.start, tie)


@dataclass(frozen=True, slots=True)
class _Found:
    start: int
    end: int
    slug: str
    phrase: str
    is_name: bool


def _tie(found: _Found, distance: int) -> str:
    if not found.is_name:
        return "sign"
    return "near" if distance <= _NEAR else "loose"


@lru_cache(maxsize=4096)
def _found(text: str, language: str) -> tuple[_Found, ...]:
    return tuple(_read(match) for match in _pattern(language).finditer(text))


def _read(match: re.Match[str]) -> _Found:
    slug, _, sort = str(match.lastgroup).rpartition("__")
    return _Found(match.start(), match.end(), slug.replace("_", "-"), match[0], sort == "name")


@cache
def _pattern(language: str) -> re.Pattern[str]:
    """Return one pattern for all topics of a language; English terms stand in the texts of every language."""
    groups = [
        f"(?P<{slug.replace('-', '_')}__{sort}>{_joined(words, language)})"
        for sort, table in (("name", NAMES), ("sign", SIGNS))
        for slug, words in table.items()
        if language in words or "en" in words
    ]
    return re.compile(rf"(?<!\w)(?:{'|'.join(groups)})(?!\w)", re.IGNORECASE)


def _joined(words: dict[str, str], language: str) -> str:
    chosen = dict.fromkeys(words[key] for key in (language, "en") if key in words)
    return "|".join(chosen).replace(" ", r"\s")
