"""References to rules in printed text: "regola 45", "Regeln 43–47", "Reglas 45 y 47", "Rule 53-B".

Only the words are read here, whatever language they stand in; what a number means is for `meaning`.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache

from rules.compare.words import every

_DASH = "[-–—‑−]"
_AFTER_NUMBER = (
    rf"(?!\w)(?![.'’]\d)(?!,\d(?:\d\d|(?!\d)))(?!\s?{_DASH}?\s?(?:%|(?:{every('percent')})(?!\w)))"
    rf"(?!\s?{_DASH}?\s?(?:{every('counted')})(?!\w))"
    rf"(?!\s?{_DASH}\s?\d+\s?(?:%|(?:{every('percent')}|{every('counted')})(?!\w)))"
)
"""What must not follow: a number before it would be an amount, a share or a count."""

_CLAUSE = rf"(?:{_DASH}?(?P<clause>[A-H](?:[.-]?\d)?))?"
_NUMBER = rf"(?P<number>[1-9]\d?){_CLAUSE}{_AFTER_NUMBER}"
_FIRST_NUMBER = rf"(?P<number>[1-9]\d?|[1-9]\d[1-46-9]){_CLAUSE}{_AFTER_NUMBER}"
"""No rule has three digits, but a slip of the pen may have them; a round figure of three digits is an amount."""

_HEAD = re.compile(
    rf"(?<!\w)(?<!\bdi )(?<!\bpor )(?<!\bas a )(?P<word>(?P<several>{every('rules')})|{every('rule')})(?!\w)"
    rf"(?P<between>(?:\s+(?:{every('between')})(?![^\W\d_])){{0,7}})\s*(?<![^\W\d_]){_FIRST_NUMBER}",
    re.IGNORECASE,
)
_RANGE = re.compile(
    rf"(?:\s?{_DASH}\s?|\s+(?:{every('through')})\s+)(?:(?:{every('rule')})\s+)?{_NUMBER}", re.IGNORECASE
)
_MORE = re.compile(
    rf"(?:(?P<joint>\s*,?\s*(?<!\w)(?:{every('together')})|\s?&)\s+|(?P<comma>\s*,\s*)|(?P<sign>\s?[/+]\s?))"
    rf"(?:(?:{every('article')})\s+)?{_NUMBER}",
    re.IGNORECASE,
)
_FOREIGN_BEFORE = re.compile(rf"(?:{every('foreign')})(?:s?-)?(?=regel)", re.IGNORECASE)
_FOREIGN_WORD = re.compile(rf"(?:{every('foreign')})\s+$", re.IGNORECASE)
_LONGEST = 24  # Numbers in a list: nobody cites more at once, and a page may hold anything.
_LABEL_END = re.compile(r"\s*(?:[:·]|[-–—]\s|\n|$)")


@dataclass(frozen=True, slots=True)
class Reference:
    """One number of a rule in a text.

    ``text[start:end]`` is the number as printed, with its clause.  `opens` is where the word for the rule stands (for
    the later numbers of a list: the number itself).  `part` is ``alone``, ``list`` or ``range``; numbers of one list or
    range have one `group`, which reaches from `group_start` to `group_end`.  The first end of a range also names the
    numbers that lie between its ends.  A `label` opens a line as the name of what follows: "Regola 48:".
    """

    start: int
    end: int
    number: str
    clause: str = ""
    part: str = "alone"
    through: tuple[str, ...] = ()
    opens: int = 0
    group: int = 0
    group_start: int = 0
    group_end: int = 0
    label: bool = False


def references(text: str) -> tuple[Reference, ...]:
    """Return the references of a text in order, without labels."""
    return tuple(reference for reference in references_and_labels(text) if not reference.label)


@lru_cache(maxsize=2048)
def references_and_labels(text: str) -> tuple[Reference, ...]:
    """Return the references of a text in order, with those that are labels."""
    found: list[Reference] = []
    for group, head in enumerate(_heads(text)):
        if found and head.start() < found[-1].end:
            continue  # The word is repeated within a range: "dalla regola 43 alla regola 47".
        members = _Members(text, head).read()
        label = len(members) == 1 and _is_label(text, head, members[0].end)
        start, end = head.start(), members[-1].end
        found += [replace(m, group=group, group_start=start, group_end=end, label=label) for m in members]
    return tuple(found)


def _heads(text: str) -> Iterator[re.Match[str]]:
    for head in _HEAD.finditer(text):
        before = text[max(0, head.start() - 24) : head.start()]
        if not (_FOREIGN_BEFORE.match(head["word"]) or _FOREIGN_WORD.search(before)):
            yield head


def _is_label(text: str, head: re.Match[str], end: int) -> bool:
    opens_line = head.start() == 0 or text[: head.start()].rstrip(" \t").endswith("\n")
    return opens_line and not head["between"] and _LABEL_END.match(text, end) is not None


class _Members:
    """Reads the numbers after a word for a rule, one after the other."""

    def __init__(self, text: str, head: re.Match[str]) -> None:
        self.text, self.head = text, head
        self.several = bool(head["several"])
        self.found: list[Reference] = []
        self.sure = 0  # How many of those found are beyond doubt.

    def read(self) -> list[Reference]:
        """Return the numbers, each end of a range for itself."""
        end = self._take(self.head, self.head.start())
        self.sure = len(self.found)
        while len(self.found) < _LONGEST and (more := _MORE.match(self.text, end)) and self._goes_on(more):
            end = self._take(more, more.start("number"))
            if self.several or more["joint"]:
                self.sure = len(self.found)
        members = self.found[: self.sure]
        ranged = len(members) == 2 and all(member.part == "range" for member in members)
        return members if len(members) == 1 or ranged else [_in_list(member) for member in members]

    def _goes_on(self, more: re.Match[str]) -> bool:
        """Say whether a number after a comma or a conjunction is a rule: 'Regola 45, 25-50' goes on with blinds."""
        if more["sign"] and not self.several:
            return False
        end = _RANGE.match(self.text, more.end())
        return not (end and int(end["number"]) == 2 * int(more["number"]))

    def _take(self, match: re.Match[str], opens: int) -> int:
        first = _reference(match, opens)
        last = _RANGE.match(self.text, match.end())
        if last is None or int(last["number"]) <= int(first.number):
            self.found.append(first)
            return match.end()
        between = tuple(str(number) for number in range(int(first.number) + 1, int(last["number"])))
        self.found.append(replace(first, part="range", through=between))
        self.found.append(replace(_reference(last, last.start("number")), part="range"))
        return last.end()


def _reference(match: re.Match[str], opens: int) -> Reference:
    clause = (match["clause"] or "").upper().replace("-", ".")
    if len(clause) == 2:
        clause = f"{clause[0]}.{clause[1]}"
    end = match.end("clause") if clause else match.end("number")
    return Reference(match.start("number"), end, match["number"], clause, opens=opens)


def _in_list(member: Reference) -> Reference:
    return member if member.part == "range" else replace(member, part="list")
