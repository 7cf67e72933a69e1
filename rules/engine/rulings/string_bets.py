"""What does a second motion count as, once the first was complete?

Rule: string bets (2019 to 2024: 56, 2026: 58).  It is void: the act stands as it was.  From 2024 it is going
back to the stack that makes the second motion one.
"""

from dataclasses import dataclass

from rules.engine.findings import Finding


@dataclass(frozen=True, slots=True)
class SecondMotionVoid(Finding):
    """The act was complete; the `chips` of the second motion go back."""

    rule = "string-bets"
    chips: int


@dataclass(frozen=True, slots=True)
class PullAfterAct(Finding):
    """The act was complete; taking `chips` back does not undo it."""

    rule = "accepted-action"
    chips: int


@dataclass(frozen=True, slots=True)
class WordsAfterAct(Finding):
    """The act was complete; words after it do not change it."""

    rule = "methods-of-betting"
