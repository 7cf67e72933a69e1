"""Figures and statements of the cases against their scenarios and verdicts."""

import re
from collections.abc import Iterator, Sequence

from django.utils.translation import gettext_lazy, gettext_noop

from rules.compare.checks.base import Check, Figured, Hit, Reason, Severity, said
from rules.compare.checks.page import Case, Page, Text
from rules.compare.claims import Claim, claims, tabling, totals_stated
from rules.compare.expected import totals_of
from rules.compare.figures_by_role import CASE, gathered, judged_text, telling
from rules.compare.judged import Judged
from rules.compare.numbers import text_figures
from rules.compare.printed import Disagreement, figures_of
from rules.engine.verdict import Decision

_KEY_OF = {
    "total": "out",
    "out": "out",
    "to": "to",
    "returned": "returns",
    "forfeited": "forfeits",
    "adds": "adds",
    "call": "call",
    "by": "increment",
}
_IS_ALSO = ("minimum_raise", "call", "raises_from", "increment", "out", "to", "returns")
_OPEN = {Decision.DIRECTOR, Decision.HELD, Decision.PENDING}
_ACTS = {Decision.FOLD, Decision.CHECK, Decision.CALL, Decision.BET, Decision.RAISE}

_PLAIN = {"blind", "chip", "to", "total", "minimum", "pot"}
"""Roles whose words leave no doubt."""

_SAYS = {
    "blind": gettext_noop("The text plays at blinds of %(printed)s; the case plays at %(right)s."),
    "bet": gettext_noop("The text has a bet of %(printed)s; in this case it is %(right)s."),
    "half": gettext_noop("The text puts half a raise at %(printed)s; it is %(right)s."),
    "half of": gettext_noop("The text takes half of %(printed)s; the increment is %(right)s."),
    "minimum": gettext_noop("The text says a minimum raise of %(printed)s; it is %(right)s."),
    "pot": gettext_noop("The text says a pot of %(printed)s; it is %(right)s."),
    "chip": gettext_noop("The text speaks of a %(printed)s chip; in this case there is none."),
    "count": gettext_noop("The text counts %(printed)s chips of %(value)s; in this case there are %(right)s."),
    "": gettext_noop("The text says %(printed)s; in this case it is %(right)s."),
}


class FiguresByRole(Check):
    """A figure of a case that its scenario or verdict contradicts in the role it plays."""

    id = "figure"
    name = gettext_lazy("A figure contradicts the case")
    explanation = gettext_lazy(
        "Each figure of a case is read by the role it plays (blind, bet, chip, total, raise, half, amount back) and "
        "compared with what the chips make. What cannot be placed is left alone."
    )
    severity = Severity.ERROR

    def find(self, page: Page) -> Iterator[Hit]:
        """Yield the figures that are not what they should be."""
        if not page.cases:
            return
        for text in page.every_text():
            wrong = [judged for judged in judged_text(page, text) if judged.agrees is False]
            if wrong and not gathered(page, text):
                yield from (_wrong_figure(page, text, judged) for judged in wrong)


def _wrong_figure(page: Page, text: Text, judged: Judged) -> Hit:
    placed = judged.placed
    start = placed.opens if judged.counted else placed.start
    end = placed.end
    shown, right = text.text[placed.start : placed.end], judged.right
    value = "" if right is None else str(right) if judged.counted else like(shown, right)
    severity = Severity.NOTE if _is_said_by_all(page, text, judged) else None
    return Hit(text.spot(start, end), _reasons(page, text, judged, shown), value, severity=severity)


def _is_said_by_all(page: Page, text: Text, judged: Judged) -> bool:
    """Say whether every language prints a figure: it is likelier to play another role than to be wrong in all of them.

    Of two languages that is believed only where the words for the role go with other figures as well.
    """
    sisters = page.sisters(text.key, text.language).values()
    times = [
        sum(figure.value == judged.placed.value for figure in text_figures(each)) for each in (text.text, *sisters)
    ]
    agree = min(times) == times[0]
    least = 2 if judged.placed.role in _PLAIN else 1
    return len(sisters) >= least and agree and not judged.counted


def _reasons(page: Page, text: Text, judged: Judged, shown: str) -> tuple[Reason, ...]:
    placed, right = judged.placed, judged.right
    if judged.counted:
        return said(_SAYS["count"], printed=str(placed.count), value=shown, right=str(right))
    if placed.role == "chip":
        return said(_SAYS["chip"], printed=shown)
    role = _KEY_OF.get(placed.role)
    if role is not None and right is not None:
        also = _also(page, text, placed.value)
        return (Figured(shown, Disagreement(text.language, role, placed.value, right, also)),)
    return said(_SAYS.get(placed.role, _SAYS[""]), printed=shown, right=right if right is not None else "–")


def _also(page: Page, text: Text, value: int) -> str | None:
    """Return which other figure of the case a wrong one is."""
    for case in telling(page, text).cases:
        figures = figures_of(case.verdict)
        for role in _IS_ALSO:
            if figures.get(role) == value:
                return role
    return None


def like(shown: str, value: int) -> str:
    """Write a figure as another one is printed: ``1.150`` and 2050 is ``2.050``."""
    if re.search(r"\dk$", shown, re.IGNORECASE) and value % 1000 == 0:
        return f"{value // 1000}{shown[-1]}"
    separator = re.search(r"\d([.,'’\u00a0\u2009\u202f ])\d{3}", shown)
    return f"{value:,}".replace(",", separator[1]) if separator else str(value)


class Statements(Check):
    """What a text says that an act counts as, against the verdict."""

    id = "statement"
    name = gettext_lazy("A statement contradicts the verdict")
    explanation = gettext_lazy(
        "A text that says of a case, without an if, that it is a call or a raise, or that hands are turned up or stay "
        "down, is compared with the verdict."
    )
    severity = Severity.ERROR

    def find(self, page: Page) -> Iterator[Hit]:
        """Yield the statements that no verdict of their case bears out."""
        for text in page.every_text():
            if text.kind == CASE and text.key in page.cases:
                cases = [case for case in telling(page, text).cases if not _is_open(case)]
                stated = claims(text.text, text.language)
                for hit in _contradicted(text, stated, _decisions(cases)):
                    yield _with_its_figure(page, text, hit)
                yield from _other_totals(text, stated, cases)
                last = tabling(text.text, text.language)[-1:]
                yield from _contradicted(text, last, _tablings(cases))


def _other_totals(text: Text, stated: Sequence[Claim], cases: Sequence[Case]) -> Iterator[Hit]:
    """Yield the totals that go with a right statement and are not the verdict's: "è un raise a 1.500"."""
    for claim, figure in totals_stated(text.text, stated):
        totals = [total for case in cases for total in totals_of(case.verdict, Decision(claim.decision))]
        if totals and figure.value not in totals:
            shown = text.text[figure.start : figure.end]
            wrong = Disagreement(text.language, "to", figure.value, totals[0])
            yield Hit(text.spot(figure.start, figure.end), (Figured(shown, wrong),), like(shown, totals[0]))


def _with_its_figure(page: Page, text: Text, hit: Hit) -> Hit:
    """Take in the figure that belongs to a wrong statement: "ein Call auf 1.200" is one fault."""
    for judged in judged_text(page, text):
        placed = judged.placed
        between = text.text[hit.spot.end : placed.start]
        if judged.agrees is False and re.fullmatch(r"\s(?:\w+\s){0,2}(?:auf|von|di|a|de)\s(?:insgesamt\s)?", between):
            return Hit(text.spot(hit.spot.start, placed.end), hit.reasons, hit.right)
    return hit


def _is_open(case: Case) -> bool:
    """Say whether the text leaves open what the verdict rests on."""
    return any(re.search(r"\.(?:chips|pulls|to|by)$", path) for path in case.assumed)


def _decisions(cases: Sequence[Case]) -> set[str]:
    found: set[str] = set()
    for case in cases:
        verdict = case.verdict
        if verdict.decision in _OPEN:
            found |= {str(verdict.decision), *(str(reading.decision) for reading in verdict.may)}
        elif verdict.decision in _ACTS:
            found.add(str(verdict.decision))
    return found


def _tablings(cases: Sequence[Case]) -> set[str]:
    decisions = {case.verdict.decision for case in cases}
    return {str(decision) for decision in decisions & {Decision.TABLE, Decision.KEEP_DOWN}}


def _contradicted(text: Text, stated: Sequence[Claim], verdicts: set[str]) -> Iterator[Hit]:
    if not verdicts or any(claim.decision in verdicts for claim in stated):
        return
    for claim in stated[:1]:
        right = next(iter(verdicts)) if len(verdicts) == 1 else ""
        wrong = Disagreement(text.language, "decision", claim.decision, right or None)
        shown = text.text[claim.start : claim.end].strip()
        reasons = (Figured(shown, wrong),) if right in {"call", "raise", "fold", "check"} else said(_TABLING[right])
        yield Hit(
            text.spot(claim.start, claim.end), reasons, right if right in {"call", "raise", "fold", "check"} else ""
        )


_TABLING = {
    "table": gettext_noop("The text leaves the hands down; in this case they are turned up."),
    "keep-down": gettext_noop("The text turns the hands up; in this case they stay down."),
    "": gettext_noop("The verdict of this case is another one."),
}
