"""Which number of one language stands in the place of which number of another."""

from collections.abc import Sequence

import pytest

from rules.compare.counterparts import Cited, counterparts

CASES = [
    ("the same", "45|47", "45|47", ["45", "47"]),
    ("one for one", "45", "47", ["47"]),
    ("twice", "45|45", "47|47", ["47", "47"]),
    ("one of two", "45|45", "45|47", ["45", "47"]),
    ("another order", "45|47", "47|45", ["45", "47"]),
    ("fewer there", "45|45", "47", ["47", "47"]),
    ("more there", "45", "47|47", ["47"]),
    ("unclear: two are left", "45", "43|47", [None]),
    ("unclear: nothing is left", "45|49", "49", [None, "49"]),
    ("nothing there", "45", "", [None]),
    ("a range", "41>45", "43>47", ["43", "47"]),
    ("a range for a number", "41>45", "43|47", [None, None]),
    ("a list in another numbering", "43 45", "45 47", ["45", "47"]),
    ("a list with one that is wrong", "43 47", "45 47", ["45", "47"]),
]


def cited(text: str) -> list[Cited]:
    found = []
    for group, part in enumerate(filter(None, text.split("|"))):
        found += [Cited(number, ">" in part, group) for number in part.replace(">", " ").split()]
    return found


def two_apart(numbers: Sequence[str], others: Sequence[str]) -> bool:
    return all(int(other) - int(number) == 2 for number, other in zip(numbers, others, strict=True))


@pytest.mark.parametrize(("ours", "theirs", "expected"), [case[1:] for case in CASES], ids=[case[0] for case in CASES])
def test_numbers_are_paired_between_languages(ours: str, theirs: str, expected: list[str | None]):
    assert counterparts(cited(ours), cited(theirs), two_apart) == expected
