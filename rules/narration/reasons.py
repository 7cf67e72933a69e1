"""Findings as reasons: one sentence each, with the place of the rule it rests on."""

from dataclasses import dataclass

from rules.engine.editions import Edition
from rules.engine.findings import Finding
from rules.narration.rulings import (
    binding_calls,
    declarations,
    face_up,
    forward_gesture,
    multiple_chips,
    out_of_turn,
    overchip,
    plain_acts,
    pots,
    prior_bet_chips,
    pulled_chips,
    raise_amounts,
    reopening,
    silent_chips,
    string_bets,
)
from rules.narration.wording import Sentence, put

REASONS: dict[str, Sentence] = {
    **raise_amounts.REASONS,
    **silent_chips.REASONS,
    **binding_calls.REASONS,
    **multiple_chips.REASONS,
    **overchip.REASONS,
    **prior_bet_chips.REASONS,
    **pulled_chips.REASONS,
    **forward_gesture.REASONS,
    **declarations.REASONS,
    **plain_acts.REASONS,
    **reopening.REASONS,
    **string_bets.REASONS,
    **out_of_turn.REASONS,
    **face_up.REASONS,
    **pots.REASONS,
}
"""Why an act counts as it does, by the kind of the finding."""

PREMISES: dict[str, Sentence] = {
    **silent_chips.PREMISES,
    **binding_calls.PREMISES,
    **multiple_chips.PREMISES,
    **overchip.PREMISES,
    **prior_bet_chips.PREMISES,
    **forward_gesture.PREMISES,
    **out_of_turn.PREMISES,
}
"""When a reading holds, by the kind of its premise: sentences around the ``reading``, which they begin with."""


@dataclass(frozen=True, slots=True)
class Reason:
    """A finding in words; `number` and `clause` are those of the edition, None where it has none."""

    text: str
    rule: str
    clause: str | None
    number: str | None
    because: tuple["Reason", ...] = ()


def reason(finding: Finding, edition: Edition) -> Reason:
    """One finding in words, with the findings beneath it."""
    number, clause = edition.place(finding.rule, finding.clause)
    beneath = tuple(reason(below, edition) for below in finding.beneath)
    return Reason(put(REASONS[finding.kind], finding.figures), finding.rule, clause, number, beneath)


def with_premise(reading: str, premise: Finding) -> str:
    """A reading and the condition under which it holds, in one sentence."""
    return put(PREMISES[premise.kind], {**premise.figures, "reading": reading})
