"""Has there been substantial action?

Rule: substantial action (2013: 35, 2019 to 2024: 36, 2026: 38).  Two acts in turn of which at least one puts chips in,
or any three acts.  Posted blinds do not count.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import Field

from rules.engine.editions import Edition
from rules.engine.findings import Finding
from rules.engine.record import MOST_EVENTS, Procedure
from rules.engine.verdict import Decision, Verdict

ActWord = Literal["bet", "raise", "call", "all-in", "fold", "check"]
Acts = Annotated[list[ActWord], Field(max_length=MOST_EVENTS)]
"""Acts in turn, in order; blinds and antes are not among them."""

_WITH_CHIPS = {"bet", "raise", "call", "all-in"}


class SubstantialAction(Procedure):
    """The acts of a hand so far."""

    kind: Literal["substantial-action"]
    acts: Acts


@dataclass(frozen=True, slots=True)
class FewerThanTwoActs(Finding):
    """Only `acts` acts so far, none or one: no substantial action, whatever it was."""

    rule = "substantial-action"
    acts: int


@dataclass(frozen=True, slots=True)
class TwoActsWithoutChips(Finding):
    """Two acts so far, `first` and `second`, and neither put chips in: no substantial action."""

    rule = "substantial-action"
    first: str
    second: str


@dataclass(frozen=True, slots=True)
class TwoActsWithChips(Finding):
    """Two acts in turn, `first` and `second`, and at least one put chips in: substantial action."""

    rule = "substantial-action"
    first: str
    second: str


@dataclass(frozen=True, slots=True)
class ThreeActs(Finding):
    """Three acts in turn, of whatever sort (`first`, `second`, `third`): substantial action."""

    rule = "substantial-action"
    first: str
    second: str
    third: str


def judge_substantial_action(scenario: SubstantialAction, edition: Edition) -> Verdict:
    """Whether there has been substantial action; `since` is the index of the act that made it so."""
    since, finding = substantial_action(scenario.acts)
    decision = Decision.NOT_REACHED if since is None else Decision.REACHED
    return Verdict(edition, decision, findings=(finding,), since=since)


def substantial_action(acts: Sequence[str]) -> tuple[int | None, Finding]:
    """The index of the act that makes substantial action, None where there is none yet, and why."""
    if len(acts) < 2:
        return None, FewerThanTwoActs(len(acts))
    since = substantial_since([act in _WITH_CHIPS for act in acts])
    if since == 1:
        return since, TwoActsWithChips(acts[0], acts[1])
    if since is None:
        return since, TwoActsWithoutChips(acts[0], acts[1])
    return since, ThreeActs(acts[0], acts[1], acts[2])


def substantial_since(chips_in: Sequence[bool]) -> int | None:
    """Return the index of the act that makes substantial action, None if there is none yet.

    `chips_in` says of each act, in order, whether it put chips in.
    """
    if len(chips_in) > 1 and any(chips_in[:2]):
        return 1
    return 2 if len(chips_in) > 2 else None
