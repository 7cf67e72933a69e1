"""Reads what a text says that an act counts as: "è un call", "Dies ist ein verpflichtendes Min-Raise"."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache

from rules.compare.claim_words import DECISION_OF, DECISIONS, KEPT_DOWN, LATER, NOBODY, NOT, SHOWN, TABLED
from rules.compare.cues.cue import blanks
from rules.compare.numbers import TextFigure, text_figures
from rules.compare.roles import is_conditional, is_left_open, is_unreal, said_with, sentence_around, without_unreal
from rules.engine.verdict import Decision

_TOTAL = re.compile(
    r"\s(?:fino a|a|auf|to|up to|hasta)\s(?:insgesamt |un totale di |un total de |a total of )?(?=\d)", re.I
)


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


def totals_stated(text: str, stated: Iterable[Claim]) -> Iterator[tuple[Claim, TextFigure]]:
    """Yield the figures that stand right behind a statement, as what it comes to: "ein Raise auf 1.500"."""
    for claim in stated:
        match = _TOTAL.match(text, claim.end)
        figure = next((f for f in text_figures(text) if match and f.start == match.end()), None)
        if figure and claim.decision in {Decision.CALL, Decision.RAISE}:
            yield claim, figure


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
        if not _is_supposed(text, match.start(), language) and not _is_denied(text, match.start(), language):
            word = re.sub(r"\s", "-", match["word"].casefold())
            yield Claim(match.start("word"), match.end("word"), DECISION_OF[word])


def _is_supposed(text: str, at: int, language: str) -> bool:
    """Say whether a statement is only about what might be.

    An "if" rules its sentence; what did not happen ("da einer genügt hätte") only the part between commas that says so,
    but where the sentence begins with it ("Hätte er drei gesetzt, ...").
    """
    begin, end = sentence_around(text, at)
    part = said_with(text, begin, end, at)
    if is_left_open(text, begin, end, language) or is_unreal(part[:12], language):
        return True
    if is_conditional(without_unreal(part, language), language):
        return True
    first, last = text.rfind(",", begin, at) + 1 or begin, text.find(",", at, end)
    return is_unreal(text[first : last if last >= 0 else end], language)


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
