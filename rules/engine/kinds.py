"""The kinds of scenario besides betting: which record reads one, and which function judges it."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from rules.engine.editions import Edition
from rules.engine.procedures.blind_ante import BlindAnte, judge_blind_ante
from rules.engine.procedures.button import Button, judge_button
from rules.engine.procedures.chip_race import ChipRace, judge_chip_race
from rules.engine.procedures.irregular_cards import IrregularCards, judge_irregular_cards
from rules.engine.procedures.misdeal import Misdeal, judge_misdeal
from rules.engine.procedures.new_level import NewLevel, judge_new_level
from rules.engine.procedures.ranking import Ranking, judge_ranking
from rules.engine.procedures.substantial_action import SubstantialAction, judge_substantial_action
from rules.engine.record import Procedure
from rules.engine.verdict import Verdict


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of scenario: its record, and the function that judges what the record has read."""

    record: type[Procedure]
    judge: Callable[[Any, Edition], Verdict]


KINDS = {
    "substantial-action": Kind(SubstantialAction, judge_substantial_action),
    "misdeal": Kind(Misdeal, judge_misdeal),
    "irregular-cards": Kind(IrregularCards, judge_irregular_cards),
    "button": Kind(Button, judge_button),
    "blind-ante": Kind(BlindAnte, judge_blind_ante),
    "chip-race": Kind(ChipRace, judge_chip_race),
    "ranking": Kind(Ranking, judge_ranking),
    "new-level": Kind(NewLevel, judge_new_level),
}
