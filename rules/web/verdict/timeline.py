"""An all-in hand street by street: what happened, and whether the cards stay down or are turned up."""

from collections.abc import Sequence
from dataclasses import dataclass

from rules.engine.scenario import Deal, Scenario
from rules.engine.turns import circumstances
from rules.engine.verdict import Decision
from rules.narration.acts import narrate_events
from rules.narration.verdicts import NarratedMoment


@dataclass(frozen=True, slots=True)
class Step:
    """Events of one street after each of which the same is decided.

    `acts` tell them, `decision` what is decided, `text` why, as it stands after the last of them; `up` where hands are
    turned up.
    """

    acts: tuple[str, ...]
    up: bool
    decision: str
    text: str


def steps(scenario: Scenario, moments: Sequence[NarratedMoment]) -> tuple[Step, ...]:
    """Tell the events in order; a new street or another decision begins a new step."""
    acts = narrate_events(scenario, circumstances(scenario)) if moments else ()
    found: list[Step] = []
    for moment in moments:
        before: tuple[str, ...] = ()
        new_street = isinstance(scenario.events[moment.event], Deal)
        if found and not new_street and found[-1].decision == moment.decision:
            before = found.pop().acts
        up = moment.tone == Decision.TABLE
        found.append(Step((*before, acts[moment.event]), up, moment.decision, moment.text))
    return tuple(found)
