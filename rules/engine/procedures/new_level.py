"""From which hand does the new level count?

Rule: new hand and new limits (2015: 22, 2017 to 2024: 23, 2026: 25).  A new level counts from the next hand.  A hand
begins with the first riffle, with the button of the shuffler, or with the push of the dealer: what is announced before
counts for this hand, what is announced after for the next.  A hand that was started at the old level by mistake is
played on at it after substantial action.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from rules.engine.editions import Edition
from rules.engine.findings import Finding
from rules.engine.problems import Problem
from rules.engine.procedures.substantial_action import Acts, substantial_action
from rules.engine.record import Procedure
from rules.engine.verdict import Decision, Verdict

Moment = Literal["first-riffle", "shuffler-button", "dealer-push", "first-card", "first-act"]
"""The moments of a hand; with any of the first three it begins."""
MomentOrEnd = Literal["first-riffle", "shuffler-button", "dealer-push", "first-card", "first-act", "end-of-hand"]

_BEGINNINGS = {"first-riffle", "shuffler-button", "dealer-push"}


class NewLevel(Procedure):
    """When the new level was announced: the moment of the hand that came next, or the one that had come.

    `acts` are what was done in turn at the old level until it was noticed; None where nothing went wrong.
    """

    kind: Literal["new-level"]
    announced_before: MomentOrEnd | None = None
    announced_after: Moment | None = None
    acts: Acts | None = None

    def faults_of_sense(self) -> Iterator[Problem]:
        """No moment or two of them, besides, and a mistake where the old level was right."""
        yield from super().faults_of_sense()
        if self.announced_before is None and self.announced_after is None:
            yield Problem("announced_before", "no-announcement")
        elif self.announced_before is not None and self.announced_after is not None:
            yield Problem("announced_before", "before-or-after")
        elif self.acts is not None and not self.in_time:
            yield Problem("acts", "old-level-was-right")

    @property
    def in_time(self) -> bool:
        """Whether the level was announced before the hand began."""
        return self.announced_before in _BEGINNINGS


@dataclass(frozen=True, slots=True)
class AnnouncedInTime(Finding):
    """The level was announced before `moment`, with which the hand begins: it counts for this hand."""

    rule = "new-limits"
    moment: str


@dataclass(frozen=True, slots=True)
class HandHadBegun(Finding):
    """The hand had begun when the level was announced (`moment` says when): it counts from the next hand."""

    rule = "new-limits"
    moment: str


@dataclass(frozen=True, slots=True)
class OldLevelStands(Finding):
    """The hand was started at the old level by mistake, and after substantial action it is played on at it."""

    rule = "new-limits"


@dataclass(frozen=True, slots=True)
class OldLevelPutRight(Finding):
    """The hand was started at the old level by mistake; without substantial action the new level holds."""

    rule = "new-limits"


def judge_new_level(scenario: NewLevel, edition: Edition) -> Verdict:
    """Whether the new level counts for this hand or the next, or the hand is played on at the old one."""
    moment = scenario.announced_before or scenario.announced_after or ""
    if not scenario.in_time:
        return Verdict(edition, Decision.NEXT_HAND, findings=(HandHadBegun(moment),))
    due = AnnouncedInTime(moment)
    if scenario.acts is None:
        return Verdict(edition, Decision.THIS_HAND, findings=(due,))
    since, action = substantial_action(scenario.acts)
    if since is None:
        return Verdict(edition, Decision.THIS_HAND, findings=(due, action, OldLevelPutRight()))
    return Verdict(edition, Decision.PLAY_ON, findings=(due, action, OldLevelStands()))
