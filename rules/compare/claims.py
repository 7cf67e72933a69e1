"""Reads what a text says that an act counts as: "è un call", "Dies ist ein verpflichtendes Min-Raise"."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from rules.compare.claim_words import DECISION_OF, DECISIONS, KEPT_DOWN, LATER, NOBODY, NOT, SHOWN, TABLED
from rules.compare.cues.cue import blanks
from rules.compare.roles import is_conditional, said_with, sentence_around
from rules.engine.verdict import Decision


@dataclass(frozen=True, slots=True)
class Claim:
    """A decision that a text states without an if: ``text[start:end]`` is the word for it."""

    start: int
    end: int
    decision: str


def claims(text: str, language: str) -> tuple[Claim, ...]:
    """Return the decisions that a text states of what was done, in order; conditions and denials state nothing."""
    found = {claim.start: claim for claim in _stated(text, language)}
    return tuple(found[start] for start in sorted(found))


def tabling(text: str, language: str) -> tuple[Claim, ...]:
    """Return where a text says that hands are turned up, or stay down, in order."""
    down = [_claim(match, Decision.KEEP_DOWN) for match in _matches(KEPT_DOWN[language], text)]
    up = [_claim(match, Decision.TABLE) for match in _matches(TABLED[language], text)]
    free = [claim for claim in up if not any(other.start <= claim.end and claim.start <= other.end for other in down)]
    free = [claim for claim in free if not _is_later(text, claim, language)]
    found = sorted((*down, *(claim for claim in free if not _is_denied(text, claim.start, language))), key=_start)
    open_end = found and re.search(rf"(?<!\w){SHOWN[language]}(?!\w)", text[found[-1].end :], re.IGNORECASE)
    return tuple(found) if not open_end or found[-1].decision == Decision.TABLE else ()


def _is_later(text: str, claim: Claim, language: str) -> bool:
    """Say whether a statement is about another time: "hands are turned up only when the director says so"."""
    part = said_with(text, *sentence_around(text, claim.start), claim.start)
    return re.search(blanks(LATER[language]), part, re.IGNORECASE) is not None


def _claim(match: re.Match[str], decision: str) -> Claim:
    return Claim(match.start(), match.start() + len(match[0].rstrip()), decision)


def _start(claim: Claim) -> int:
    return claim.start


def _stated(text: str, language: str) -> Iterator[Claim]:
    for match in _matches(DECISIONS[language], text):
        begin, end = sentence_around(text, match.start())
        if not is_conditional(said_with(text, begin, end, match.start()), language) and not _is_denied(
            text, match.start(), language
        ):
            word = re.sub(r"\s", "-", match["word"].casefold())
            yield Claim(match.start("word"), match.end("word"), DECISION_OF[word])


def _is_denied(text: str, start: int, language: str) -> bool:
    if re.search(rf"(?<!\w)(?:{NOT[language]})", text[max(0, start - 20) : start], re.IGNORECASE):
        return True
    begin, _ = sentence_around(text, start)
    part = re.split(r"[,;:()–—]", text[begin:start])[-1]
    return re.search(rf"(?<!\w)(?:{NOBODY[language]})(?!\w)", part, re.IGNORECASE) is not None


def _matches(patterns: tuple[str, ...], text: str) -> Iterator[re.Match[str]]:
    for pattern in patterns:
        yield from _compiled(pattern).finditer(text)


@cache
def _compiled(pattern: str) -> re.Pattern[str]:
    return re.compile(rf"(?<![\w’'])(?:{pattern})(?!\w)".replace(" )(?!\\w)", r" )").replace(" ", r"\s"), re.I)
