"""Findings as reasons: one sentence each, with the place of the rule it rests on."""

from dataclasses import dataclass

from rules.engine.editions import Edition
from rules.engine.findings import Finding
from rules.narration.procedures import (
    blind_ante,
    button,
    chip_race,
    misdeal_findings,
    new_level,
    ranking,
    substantial_action,
)
from rules.narration.rulings import (
    accepted_action,
    binding_calls,
    conditional_declarations,
    corrections,
    declarations,
    face_up,
    forward_gesture,
    hidden_chips,
    multiple_chips,
    options,
    out_of_turn,
    overchip,
    plain_acts,
    pot_bets,
    pots,
    prior_bet_chips,
    pulled_chips,
    raise_amounts,
    reopening,
    showdown,
    silent_chips,
    splitting,
    spot,
    string_bets,
    unclear_amounts,
    words_and_chips,
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
    **words_and_chips.REASONS,
    **plain_acts.REASONS,
    **reopening.REASONS,
    **string_bets.REASONS,
    **out_of_turn.REASONS,
    **face_up.REASONS,
    **pots.REASONS,
    **accepted_action.REASONS,
    **conditional_declarations.REASONS,
    **corrections.REASONS,
    **hidden_chips.REASONS,
    **options.REASONS,
    **pot_bets.REASONS,
    **showdown.REASONS,
    **splitting.REASONS,
    **spot.REASONS,
    **unclear_amounts.REASONS,
    **blind_ante.REASONS,
    **button.REASONS,
    **chip_race.REASONS,
    **misdeal_findings.REASONS,
    **new_level.REASONS,
    **ranking.REASONS,
    **substantial_action.REASONS,
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
    **conditional_declarations.PREMISES,
    **hidden_chips.PREMISES,
    **unclear_amounts.PREMISES,
    **blind_ante.PREMISES,
    **ranking.PREMISES,
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
