"""What the other languages of a passage cite at the place of each reference."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import groupby


@dataclass(frozen=True, slots=True)
class Cited:
    """A number that a text cites, alone or as an end of a range."""

    number: str
    ranged: bool = False
    group: int = field(default=0, compare=False)


Shifted = Callable[[Sequence[str], Sequence[str]], bool]
"""Says whether one list of numbers is the other in the numbering of another edition."""


def counterparts(ours: Sequence[Cited], theirs: Sequence[Cited], shifted: Shifted) -> list[str | None]:
    """Return, for each number we cite, the one that another language cites in its place; None where that is unclear.

    A whole list may be the other in another numbering: 43 and 45 for 45 and 47.  Else numbers that both cite stand for
    each other, wherever they are, since word order differs between languages; what is then left on both sides is paired
    in order, or with the one number that is left on the other side.
    """
    left_ours, left_theirs = _left_over(ours, theirs)
    found: list[str | None] = [cited.number for cited in ours]
    for place, index in enumerate(left_ours):
        found[index] = _partner(ours[index], place, len(left_ours), left_theirs)
    for index, number in _shifted_lists(ours, theirs, shifted):
        found[index] = number
    return found


def _shifted_lists(ours: Sequence[Cited], theirs: Sequence[Cited], shifted: Shifted) -> Iterator[tuple[int, str]]:
    """Yield the counterparts within lists that are alike but for their numbering."""
    mine, others = _grouped(ours), _grouped(theirs)
    if [len(group) for group in mine] != [len(group) for group in others]:
        return
    for group, other in zip(mine, others, strict=True):
        numbers, replaced = [ours[i].number for i in group], [theirs[i].number for i in other]
        if len(group) > 1 and numbers != replaced and shifted(numbers, replaced):
            yield from zip(group, replaced, strict=True)


def _grouped(cited: Sequence[Cited]) -> list[list[int]]:
    return [list(group) for _, group in groupby(range(len(cited)), key=lambda index: cited[index].group)]


def _left_over(ours: Sequence[Cited], theirs: Sequence[Cited]) -> tuple[list[int], list[Cited]]:
    """Return where our numbers are that have no equal on the other side, and their numbers without an equal here."""
    if len(ours) == len(theirs):
        apart = [index for index, pair in enumerate(zip(ours, theirs, strict=True)) if pair[0] != pair[1]]
        here, there = Counter(ours[i] for i in apart), Counter(theirs[i] for i in apart)
        mine = [index for index in apart if ours[index] not in there]
        return mine, [theirs[i] for i in apart if theirs[i] not in here]
    mine = [index for index, cited in enumerate(ours) if cited not in theirs]
    return mine, [cited for cited in theirs if cited not in ours]


def _partner(cited: Cited, place: int, count: int, left: list[Cited]) -> str | None:
    if len(left) == count and left[place].ranged == cited.ranged:
        return left[place].number
    numbers = {other.number for other in left if other.ranged == cited.ranged}
    return numbers.pop() if len(numbers) == 1 and len(left) != count and not cited.ranged else None
