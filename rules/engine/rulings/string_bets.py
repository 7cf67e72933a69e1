"""What does a second motion count as, once the first was complete?

Rule: string bets (2019 to 2024: 56, 2026: 58).  It is void: the act stands as it was.  From 2024 it is going
back to the stack that makes the second motion one: chips that fall from one hand without that are one motion.  A player
who has declared the amount may pay it out in several motions (methods of raising, 2024: 42), and so may one who owes
chips by the ruling; what goes beyond the total is void again.
"""

from dataclasses import dataclass

from rules.engine.findings import Finding


@dataclass(frozen=True, slots=True)
class SecondMotionVoid(Finding):
    """The act was complete; the `chips` of the second motion go back."""

    rule = "string-bets"
    chips: int


@dataclass(frozen=True, slots=True)
class OneMotion(Finding):
    """The player did not go back to his stack: the `chips` that followed belong to one motion of `total`."""

    rule = "string-bets"
    chips: int
    total: int


@dataclass(frozen=True, slots=True)
class PaysWhatWasDeclared(Finding):
    """The declaration gave the total, `total`, and the chips pay it out; `missing` chips are still to come."""

    rule = "methods-of-betting"
    total: int
    missing: int


@dataclass(frozen=True, slots=True)
class MakesUpWhatWasMissing(Finding):
    """The first motion was ruled to be `total`, more than was put out; `missing` chips are still to come."""

    rule = "methods-of-betting"
    total: int
    missing: int


@dataclass(frozen=True, slots=True)
class BeyondTheTotal(Finding):
    """The `chips` that go beyond the total do not count."""

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
