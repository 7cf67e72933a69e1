"""Put numbers and words for chips together into piles: "due da 500", "two 500 chips", "einen 1.000er"."""

from dataclasses import replace

from rules.understanding.amounts import is_denomination
from rules.understanding.marks import Mark

_MOST_CHIPS = 50
_FURTHER = frozenset({"more", "further"})
_LEAST_UNMARKED = 25
"""Chips: without a word for chips, a number below this one is no value of a chip ("two five")."""


def with_piles(marks: list[Mark]) -> list[Mark]:
    """Return the marks with piles of chips in place of the numbers that they are made of."""
    marks = [mark for at, mark in enumerate(marks) if mark.kind != "single" and not _is_heap(marks, at)]
    result: list[Mark] = []
    at = 0
    while at < len(marks):
        mark, count = _pile(marks, at)
        result.append(mark)
        at += count
    return result


def _is_heap(marks: list[Mark], at: int) -> bool:
    """Whether "a stack of" stands before chips that are counted: "a stack of 20 100s"."""
    counted = [_kind(marks, at + 1), _kind(marks, at + 2)]
    return marks[at].kind in {"heap", "stack"} and counted[0] == "number" and counted[1] in {"number", "chips", "of"}


def _pile(marks: list[Mark], at: int) -> tuple[Mark, int]:
    """The pile that begins at a place and its count of marks, or the mark that stands there."""
    mark = marks[at]
    if mark.kind == "pile":
        return _checked(mark, mark, at, at)
    if mark.kind in {"chip", "chips"}:
        return _chip_of_value(marks, at)
    if mark.kind != "number":
        return mark, 1
    counted = _counted(marks, at)
    if counted is not None:
        return counted
    if mark.each == "one" or (not mark.each and _kind(marks, at + 1) == "chip"):
        last = at + 1 if _kind(marks, at + 1) == "chip" else at
        return _checked(replace(mark, count=1), marks[last], at, last)
    if mark.each == "many" or (_kind(marks, at + 1) in {"chips", "of"} and mark.value >= _LEAST_UNMARKED):
        last = at if mark.each else at + 1
        return replace(mark, kind="uncounted", end=marks[last].end), last - at + 1
    return mark, 1


def _kind(marks: list[Mark], at: int) -> str:
    return marks[at].kind if at < len(marks) else ""


def _chip_of_value(marks: list[Mark], at: int) -> tuple[Mark, int]:
    """ "chip da 1000" is one chip, "gettoni da 100" are nobody knows how many."""
    if _kind(marks, at + 1) == "of" and _kind(marks, at + 2) == "number":
        chip = replace(marks[at], value=marks[at + 2].value, count=1)
        if marks[at].kind == "chip":
            return _checked(chip, marks[at + 2], at, at + 2)
        return replace(marks[at], kind="uncounted", end=marks[at + 2].end), 3
    return marks[at], 1


def _counted(marks: list[Mark], at: int) -> tuple[Mark, int] | None:
    """A count, then a value: with a word for chips or "da" between them, after the value, or in its ending."""
    count, place = marks[at].value, at + 1
    if not 0 < count <= _MOST_CHIPS or marks[at].each:
        return None
    between = False
    while _kind(marks, place) in {"chip", "chips", "of"} or (_kind(marks, place) in _FURTHER and place == at + 1):
        between = between or marks[place].kind not in _FURTHER
        place += 1
    if _kind(marks, place) != "number":
        return None
    value = marks[place]
    after = place + 1 if _kind(marks, place + 1) in {"chip", "chips"} else place
    if not (between or value.each or after > place or _may_stand_alone(marks[at], value)):
        return None
    if _kind(marks, after + 1) == "each":
        after += 1
    return _checked(replace(value, count=count), marks[after], at, after, start=marks[at].start)


def _may_stand_alone(count: Mark, value: Mark) -> bool:
    """ "one 1,000", "due 500": a count in words, or a figure too small for a chip of its own."""
    small = count.value <= 20 and not (count.bare and count.value in {5, 10, 20} and value.value < 100)
    return small and value.value >= _LEAST_UNMARKED and is_denomination(value.value)


def _checked(pile: Mark, last: Mark, at: int, to: int, start: int | None = None) -> tuple[Mark, int]:
    """The pile as a mark; something unknown where no such chips are made."""
    good = is_denomination(pile.value) and 0 < pile.count <= _MOST_CHIPS * 20
    begin = pile.start if start is None else start
    kind = "pile" if good else "unknown"
    return replace(pile, kind=kind, start=begin, end=last.end, each=""), to - at + 1
