"""Who has the best hand, and the smallest chip: what a split of the pots is reckoned from.

These sentences are taken out before the acts are read, because "has" is no stack in them.
"""

from dataclasses import dataclass, field
from itertools import groupby
from typing import Any

from rules.understanding.marks import Mark

_WINS = {"best-hand": "winners", "best-low": "low"}
_FITTING = frozenset({"little", "link", "comma", "player", "player-noun", "main-pot", "side-pot", "number", "pile"})


@dataclass(slots=True)
class Showdown:
    """The winners by pot, of the high and of the low hand, the smallest chip, and the marks that tell them."""

    winners: dict[str, list[str]] = field(default_factory=dict)
    low: dict[str, list[str]] = field(default_factory=dict)
    smallest: int = 0
    notes: list[tuple[Mark, str, str]] = field(default_factory=list)

    @property
    def ask(self) -> dict[str, Any] | None:
        """The question of the split; None where it is not told whole."""
        if not self.winners or not self.smallest:
            return None
        low = {"low": self.low} if self.low else {}
        return {"about": "split", "winners": self.winners, **low, "smallest": self.smallest}


def without_showdown(marks: list[Mark]) -> tuple[list[Mark], Showdown]:
    """Return the marks without the sentences on winners and the smallest chip, and what these tell."""
    showdown, rest = Showdown(), list[Mark]()
    for _, group in groupby(marks, lambda mark: mark.kind == "end"):
        sentence = list(group)
        if not _read(sentence, showdown):
            rest += sentence
    return rest, showdown


def _read(sentence: list[Mark], showdown: Showdown) -> bool:
    """Read a sentence, if it is of this sort and nothing else is told in it."""
    kinds = {mark.kind for mark in sentence}
    told = next((kind for kind in (*_WINS, "smallest") if kind in kinds), "")
    if not told or kinds - _FITTING - {told}:
        return False
    if told == "smallest":
        figures = [mark.value for mark in sentence if mark.kind in {"number", "pile"}]
        if len(figures) != 1 or showdown.smallest:
            return False
        showdown.smallest = figures[0]
    else:
        players = [mark.name for mark in sentence if mark.kind == "player"]
        pots = getattr(showdown, _WINS[told])
        pot = _pot(sentence)
        if not players or pot in pots:
            return False
        pots[pot] = players
    path = f"ask.{_WINS.get(told, 'smallest')}"
    showdown.notes.append((Mark("winners", sentence[0].start, sentence[-1].end), "winners", path))
    return True


def _pot(sentence: list[Mark]) -> str:
    numbers = [mark.value for mark in sentence if mark.kind == "number"]
    side = any(mark.kind == "side-pot" for mark in sentence)
    return f"side-{numbers[0] if numbers else 1}" if side else "main"
