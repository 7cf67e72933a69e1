"""What people say for a situation, and the rules that answer it."""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from rules.finding.asking import Alike, Asked, read_in
from rules.finding.words import terms
from rules.languages import LANGUAGES

LIKE_ENOUGH = 0.66
"""Likeness from which a question is taken for a saying."""

AS_LIKE = 0.85
"""Share of the best likeness that another situation needs to be named beside it."""


@dataclass(frozen=True, slots=True)
class Lead:
    """A rule that answers a situation, and the case or clause in it where we have one."""

    rule: str
    key: str = ""


@dataclass(frozen=True, slots=True)
class Situation:
    """Something that happens at a table: its name in each language, what people say for it, and where it is ruled."""

    name: Mapping[str, str]
    said: Mapping[str, tuple[str, ...]]
    leads: tuple[Lead, ...]


@dataclass(frozen=True, slots=True)
class _Phrase:
    """What is said, by the number of its words, and the situation it means."""

    language: str
    words: int
    situation: int


@dataclass(slots=True)
class _Met:
    """Words of a phrase, and of the question, that meet each other."""

    said: set[int] = field(default_factory=set)
    asked: set[int] = field(default_factory=set)


@dataclass(frozen=True)
class Sayings:
    """All that people say, read once, and looked through for each question.

    `places` tell by language and term in which phrase, and as which of its words, a term is said.
    """

    situations: tuple[Situation, ...] = ()
    alike: Alike = field(default_factory=dict)
    phrases: tuple[_Phrase, ...] = ()
    places: Mapping[tuple[str, str], list[tuple[int, int]]] = field(default_factory=dict)

    @classmethod
    def of(cls, situations: Iterable[Situation], same: Mapping[str, Iterable[Iterable[str]]]) -> "Sayings":
        """Read situations, and for each language the sets of words that players use for each other."""
        listed = tuple(situations)
        alike = {language: _alike(sets, language) for language, sets in same.items()}
        phrases: list[_Phrase] = []
        places: dict[tuple[str, str], list[tuple[int, int]]] = defaultdict(list)
        for language, said, situation in _said(listed):
            words = read_in(said, language)
            for at, word in enumerate(words):
                for term in word.terms:
                    places[language, term].append((len(phrases), at))
            phrases.append(_Phrase(language, len(words), situation))
        return cls(listed, alike, tuple(phrases), dict(places))

    def meant(self, asked: Asked, reader: str, *, in_texts: bool = False, most: int = 3) -> list[Situation]:
        """The situations that a question is likely to mean, the likeliest first.

        One word out of a saying is enough where it is said in one situation only, and is not `in_texts`.
        """
        likeness: dict[int, tuple[float, bool]] = {}
        touched = self._met(asked)
        telling = set() if in_texts else self._telling(touched)
        for at, met in touched.items():
            phrase = self.phrases[at]
            share = _likeness(met, phrase.words, len(asked.words[phrase.language]), phrase.language in telling)
            rank = share, phrase.language == reader
            likeness[phrase.situation] = max(rank, likeness.get(phrase.situation, rank))
        enough = max(LIKE_ENOUGH, AS_LIKE * max((share for share, _ in likeness.values()), default=0))
        best = sorted(likeness, key=lambda at: (-likeness[at][0], not likeness[at][1], at))
        return [self.situations[at] for at in best if likeness[at][0] >= enough][:most]

    def _telling(self, touched: Iterable[int]) -> set[str]:
        """Languages in which one situation only is touched."""
        situations: dict[str, set[int]] = defaultdict(set)
        for at in touched:
            situations[self.phrases[at].language].add(self.phrases[at].situation)
        return {language for language, found in situations.items() if len(found) == 1}

    def _met(self, asked: Asked) -> dict[int, _Met]:
        """Phrases that have a word of the question, or a synonym of one."""
        found: dict[int, _Met] = defaultdict(_Met)
        for language, words in asked.words.items():
            for number, word in enumerate(words):
                for term in word.terms | word.alike:
                    for phrase, at in self.places.get((language, term), ()):
                        found[phrase].said.add(at)
                        found[phrase].asked.add(number)
        return found


def _alike(sets: Iterable[Iterable[str]], language: str) -> dict[str, frozenset[str]]:
    found: dict[str, frozenset[str]] = {}
    for words in sets:
        every = frozenset(term for word in words for term in terms(word, language))
        found |= {term: found.get(term, frozenset()) | every for term in every}
    return found


def _said(situations: tuple[Situation, ...]) -> Iterable[tuple[str, str, int]]:
    for at, situation in enumerate(situations):
        for language in LANGUAGES:
            for said in (situation.name[language], *situation.said.get(language, ())):
                yield language, said, at


def _likeness(met: _Met, said: int, asked: int, telling: bool) -> float:
    """How alike a phrase and a question are, from 0 to 1, by the numbers of their words.

    Whoever says all of a phrase and more means it as well.  A single word is a saying if it is all that is said, or
    `telling`, since it is said in one situation only.
    """
    if asked == 1 < said:
        return LIKE_ENOUGH if telling else 0
    likeness = (len(met.said) + len(met.asked)) / (said + asked)
    return max(likeness, LIKE_ENOUGH + said / 100) if len(met.said) == said > 1 else likeness
