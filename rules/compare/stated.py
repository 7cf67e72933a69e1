"""What a text of our own says of its case, held against scenario and verdict: the situation, or the ruling.

How a check of the content uses it::

    for fault in faults(ruling, "de", scenario, judge(scenario)):
        fault.quote, fault.role, fault.read, fault.computed     # "Raise auf 1.600", "to", 1600, 1700
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from rules.compare.checks.page import Case
from rules.compare.claim_words import DIRECTOR, HEADS
from rules.compare.claims import Claim, claims, tabling, totals_stated
from rules.compare.cues.cue import blanks
from rules.compare.expected import expected, totals_of
from rules.compare.judged import Judged, judged_figures
from rules.compare.numbers import text_figures
from rules.compare.roles import placed_figures, sentence_around
from rules.engine.record import AnyScenario
from rules.engine.scenario import Scenario
from rules.engine.verdict import Decision, Verdict

_OPEN = frozenset({Decision.DIRECTOR, Decision.HELD, Decision.PENDING})
_ACTS = frozenset({Decision.FOLD, Decision.CHECK, Decision.CALL, Decision.BET, Decision.RAISE})
_FIGURE = r"\d+(?:[.,'’\u00a0\u202f]\d{3})*(?!\d|[.,'’\u00a0\u202f]\d)"
_RULED = _ACTS | _OPEN | {Decision.MISDEAL}


@dataclass(frozen=True, slots=True)
class Fault:
    """Something that a text says otherwise than the engine: `quote` holds the place and a little around it.

    `role` is one of `figures_by_role.ROLES`, ``count`` for a number of chips, or ``decision``; `computed` is None where
    the case has no such figure, or where several might be meant.
    """

    quote: str
    role: str
    read: int | str
    computed: int | str | None


def faults(text: str, language: str, scenario: AnyScenario, verdict: Verdict) -> tuple[Fault, ...]:
    """Return what a text states of a case that scenario and verdict contradict, in order; what is open is left out."""
    found = dict(_of_head(text, language, verdict))
    if isinstance(scenario, Scenario):
        for at, fault in (*_figures(text, language, Case(scenario, verdict)), *_statements(text, language, verdict)):
            found.setdefault(at, fault)
    return tuple(found[at] for at in sorted(found))


Found = Iterator[tuple[int, Fault]]
"""Faults with where they stand."""


def _of_head(text: str, language: str, verdict: Verdict) -> Found:
    """Yield what is wrong with the words a ruling begins with: "Call di 600:", "Die Turnierleitung entscheidet"."""
    head = _head(text, language)
    if head is None or verdict.decision not in _RULED:
        return
    decision, match = head
    shown = match[0].strip(" >*\n")
    if decision != verdict.decision and not _is_left_open(decision, verdict, text, language):
        yield match.start(), Fault(shown, "decision", str(decision), str(verdict.decision))
        return
    totals = totals_of(verdict, decision)
    read = text_figures(match["figure"] or "")[:1]
    if read and totals and read[0].value not in totals:
        yield match.start("figure"), Fault(shown, "to", read[0].value, totals[0])


def _is_left_open(decision: Decision, verdict: Verdict, text: str, language: str) -> bool:
    """Say whether a decision is one that the verdict leaves open, and the text is no surer than that."""
    if decision not in {reading.decision for reading in verdict.may} or verdict.decision not in _OPEN:
        return False
    return verdict.decision != Decision.DIRECTOR or _names_the_director(language).search(text) is not None


def _head(text: str, language: str) -> tuple[Decision, re.Match[str]] | None:
    for decision, pattern in _heads(language):
        if match := pattern.match(text):
            return decision, match
    return None


@cache
def _heads(language: str) -> tuple[tuple[Decision, re.Pattern[str]], ...]:
    found = []
    for decision, (words, before) in HEADS[language].items():
        total = rf"(?:\s{before}\s(?P<figure>{_FIGURE}))?" if before else "(?P<figure>)"
        end = r"(?!\w)" if decision in _OPEN else r"(?=\s*(?:[:.,;(–—*]|\Z))"
        found.append((Decision(decision), re.compile(rf"[\s>*]*(?:{blanks(words)}){total}{end}", re.IGNORECASE)))
    return tuple(found)


@cache
def _names_the_director(language: str) -> re.Pattern[str]:
    return re.compile(DIRECTOR[language], re.IGNORECASE)


def _figures(text: str, language: str, case: Case) -> Found:
    for claim, figure in totals_stated(text, claims(text, language)):
        totals = totals_of(case.verdict, Decision(claim.decision))
        if totals and figure.value not in totals:
            yield figure.start, Fault(_around(text, figure.start, figure.end), "to", figure.value, totals[0])
    for judged in judged_figures(placed_figures(text, language), expected((case,))):
        if judged.agrees is False:
            yield judged.placed.start, _wrong(text, judged)


def _wrong(text: str, judged: Judged) -> Fault:
    placed = judged.placed
    quote = _around(text, placed.opens if judged.counted else placed.start, placed.end)
    if judged.counted:
        return Fault(quote, "count", placed.count or 0, judged.right)
    return Fault(quote, placed.role, placed.value, judged.right)


def _statements(text: str, language: str, verdict: Verdict) -> Found:
    """Yield the first statement where none is what the verdict says."""
    decisions = {verdict.decision, *(reading.decision for reading in verdict.may if verdict.decision in _OPEN)}
    acts = decisions & _ACTS if decisions & _ACTS else decisions & _OPEN
    turned = decisions & {Decision.TABLE, Decision.KEEP_DOWN}
    for stated, right in ((claims(text, language), acts), (tabling(text, language)[-1:], turned)):
        if right and stated and not any(claim.decision in right for claim in stated):
            yield stated[0].start, _contradicted(text, stated[0], right)


def _contradicted(text: str, claim: Claim, right: set[Decision]) -> Fault:
    computed = str(next(iter(right))) if len(right) == 1 else None
    return Fault(_around(text, claim.start, claim.end), "decision", str(claim.decision), computed)


def _around(text: str, start: int, end: int) -> str:
    """Return a place in a text with the words of its sentence around it."""
    begin, stop = sentence_around(text, start)
    before = text[max(begin, start - 40) : start]
    after = text[end : max(end, min(stop, end + 25))]
    return f"{before}{text[start:end]}{after}".strip()
