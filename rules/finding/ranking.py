"""Which passages answer a question, and in what order.  The same rows give the same order on every database."""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from enum import IntEnum
from typing import NamedTuple

from rules.finding.asking import Asked, Wanted

EXACT, FOUND, ALIKE = 3, 2, 1
"""How well a word is met: letter for letter, in another form or spelling, by a synonym."""


class Part(IntEnum):
    """What a word stands in.  Where two meet a question equally well, the printed one comes first."""

    TITLE = 0
    HEADING = 1
    PASSAGE = 2
    SUMMARY = 3
    CASE = 4


class Spot(NamedTuple):
    """A title, a passage or words of ours: what it is, its primary key, and its position among its like."""

    part: Part
    pk: int = 0
    position: int = 0

    @property
    def names(self) -> bool:
        """Whether it names the rule, rather than being a part of its text."""
        return self.part <= Part.HEADING

    @property
    def is_ours(self) -> bool:
        """Whether it is our summary or a worked case of ours."""
        return self.part >= Part.SUMMARY

    @property
    def order(self) -> tuple[int, ...]:
        """What is printed comes before what is ours; then as one reads."""
        return self.is_ours, self.part, self.position, self.pk


TITLE = Spot(Part.TITLE)
"""Our title of the rule."""

Key = tuple[int, Spot, str]
"""Version, spot, language."""


@dataclass(frozen=True, slots=True)
class Posting:
    """A word that stands somewhere, with the rule and the edition that it is found under."""

    rule: int
    version: int
    edition: int
    current: bool
    place: int
    spot: Spot
    language: str
    word: str
    term: str


@dataclass(slots=True)
class Hit:
    """A spot in a language, with the words that it meets and how well."""

    rule: int
    version: int
    spot: Spot
    language: str
    met: dict[str, int] = field(default_factory=dict)

    @property
    def quality(self) -> int:
        return sum(self.met.values())


@dataclass(frozen=True, slots=True)
class Group:
    """A rule in one edition, and what of it was found, the best first; each spot stands in one language only."""

    version: int
    current: bool
    hits: tuple[Hit, ...]

    @property
    def only_ours(self) -> bool:
        """Whether nothing was found but words of ours."""
        return all(hit.spot.is_ours for hit in self.hits)


@dataclass(frozen=True, slots=True)
class Found:
    """What was found.

    `whole` is false where nothing holds all the words, and these hold some; `unknown` are words that stand nowhere.
    """

    groups: tuple[Group, ...] = ()
    whole: bool = True
    unknown: tuple[str, ...] = ()

    def within(self, versions: set[int]) -> "Found":
        """What was found of some rules only."""
        return replace(self, groups=tuple(group for group in self.groups if group.version in versions))

    def best(self, most: int) -> tuple[Group, ...]:
        """So many rules at most, in their order; those with nothing but our words make room for the others."""
        printed = sorted(self.groups, key=lambda group: group.only_ours)[:most]
        return tuple(group for group in self.groups if group in printed)

    @property
    def passages(self) -> int:
        """How many printed passages are among it."""
        return sum(hit.spot.part is Part.PASSAGE for group in self.groups for hit in group.hits)

    @property
    def ours(self) -> int:
        """How many summaries and worked cases of ours are among it."""
        return sum(hit.spot.is_ours for group in self.groups for hit in group.hits)


def rank(asked: Asked, postings: Iterable[Posting], languages: tuple[str, ...]) -> Found:
    """Rank what a question met; `languages` are in the order that the reader wants them."""
    rows = list(postings)
    hits = _meet(asked, rows, languages[:1]) or _meet(asked, rows, languages)
    unknown = _unknown(asked, hits.values(), languages)
    if not hits:
        return Found(unknown=unknown)
    shares = _shares(asked, hits.values())
    best = max(shares)
    kept = [hit for hit, share in zip(hits.values(), shares, strict=True) if share == best]
    return Found(_groups(kept, rows, languages), whole=best == 1, unknown=unknown)


def _meet(asked: Asked, rows: list[Posting], alike_in: tuple[str, ...]) -> dict[Key, Hit]:
    """What the rows meet of the question; synonyms count in some languages only, since one knows those of one's own."""
    wanted = {language: _by_term(words, language in alike_in) for language, words in asked.words.items()}
    hits: dict[Key, Hit] = {}
    for row in rows:
        for word, value in wanted[row.language].get(row.term, ()):
            key = row.version, row.spot, row.language
            hit = hits.get(key) or hits.setdefault(key, Hit(row.rule, *key))
            met = EXACT if value == FOUND and row.word == word else value
            hit.met[word] = max(met, hit.met.get(word, 0))
    return hits


def _by_term(words: tuple[Wanted, ...], alike: bool) -> Mapping[str, list[tuple[str, int]]]:
    found: dict[str, list[tuple[str, int]]] = defaultdict(list)
    for wanted in words:
        for term in wanted.terms:
            found[term].append((wanted.word, FOUND))
        for term in wanted.alike - wanted.terms if alike else ():
            found[term].append((wanted.word, ALIKE))
    return found


def _shares(asked: Asked, hits: Iterable[Hit]) -> list[float]:
    """The share of the words that each hit meets; those of our title count for a passage, which is read with it."""
    every = list(hits)
    titles = {(hit.rule, hit.language): hit.met.keys() for hit in every if hit.spot.part is Part.TITLE}
    return [
        len(hit.met.keys() | titles.get((hit.rule, hit.language), set())) / len(asked.words[hit.language])
        for hit in every
    ]


def _groups(hits: list[Hit], rows: list[Posting], languages: tuple[str, ...]) -> tuple[Group, ...]:
    editions = {row.version: (row.current, row.edition, row.place) for row in rows}
    by_version: dict[int, list[Hit]] = defaultdict(list)
    for hit in sorted(hits, key=lambda hit: _order(hit, languages)):
        by_version[hit.version].append(hit)

    def order(version: int) -> tuple[object, ...]:
        current, edition, place = editions[version]
        return not current, *_order(by_version[version][0], languages)[:4], -edition, place

    return tuple(
        Group(version, editions[version][0], _once(by_version[version])) for version in sorted(by_version, key=order)
    )


def _order(hit: Hit, languages: tuple[str, ...]) -> tuple[int, ...]:
    spot = hit.spot
    return languages.index(hit.language), -hit.quality, not spot.names, *spot.order


def _once(hits: list[Hit]) -> tuple[Hit, ...]:
    """The hits of a group, with each spot in the first of its languages only."""
    first: dict[Spot, Hit] = {}
    for hit in hits:
        first.setdefault(hit.spot, hit)
    return tuple(first.values())


def _unknown(asked: Asked, hits: Iterable[Hit], languages: tuple[str, ...]) -> tuple[str, ...]:
    """Words that stand nowhere; one that is a stop word of some language is none of them."""
    met = {word for hit in hits for word in hit.met}
    said = [{each.word for each in asked.words[language]} for language in languages]
    return tuple(
        each.word
        for each in asked.words[languages[0]]
        if each.word not in met and all(each.word in one for one in said)
    )
