"""What stands on a page beside its one rule: further rules, and the numbers of printed pages."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from rules.documents.lines import LONGEST_HEADING, bare, label, named_rule, numbered_line
from rules.documents.markers import Marker, Sort, markers
from rules.documents.words import every

_HIGHEST = 120  # A higher number before a text is an amount.
_PAGE_NUMBER = re.compile(
    r"[-–—|·\s]*(?:(?:seite|pagina|página|page|pag\.|pág\.|s\.|p\.)\s*)?\d{1,3}"
    r"(?:\s*(?:/|von|di|de|of)\s*\d{1,3})?[-–—|·\s]*"
    r"|.{0,80}\b(?:seite|pagina|página|page)\s+\d{1,3}\s+(?:von|di|de|of)\s+\d{1,3}\b.{0,40}",
    re.IGNORECASE,
)
_REFERS = frozenset(every("reference"))
_END_OF_TEXT = (".", "!", "?", "…", "”", "»", "“", '"', ")", "]")


@dataclass(frozen=True)
class Stated:
    """A rule that a page states, and the offset of the line that does."""

    number: str
    offset: int


@dataclass
class _Reading:
    """The lines of a page so far: the last rule that was stated, and the numbers of lists since then."""

    text: str
    last: str
    marks: list[Marker] = field(default_factory=list)

    def goes_on(self, number: str) -> bool:
        """Say whether a number is the one after that of the last rule."""
        return number.isdigit() and self.last.isdigit() and int(number) == int(self.last) + 1

    def is_in_a_list(self, number: str, closer: str, start: int, offset: int) -> bool:
        """Say whether the member before this number stands between the last rule and this line."""
        before = int(number) - 1 if number.isdigit() else 0
        return number == "1" or any(
            mark.major == before and (mark.closer == closer or mark.sort is not Sort.NUMBER)
            for mark in self.marks
            if start <= mark.offset < offset
        )


def other_rules(text: str, own: str, own_offset: int) -> list[Stated]:
    """Return the rules that a page states beside its own, in order."""
    reading = _Reading(text, own, markers(text, own_offset, len(text)))
    start, found = 0, []
    for line in re.finditer(r"[^\n]+", text):
        if line.start() == own_offset:
            start = line.end()
            continue
        number = _rule_of(reading, line[0], start, line.start())
        if number and number != own:
            found.append(Stated(number, line.start()))
            reading.last, start = number, line.end()
    return found


def page_numbers(text: str) -> Iterator[tuple[int, str]]:
    """Yield offset and text of the lines that number the pages of a printed document: ``Seite 12 von 21``, ``12``."""
    for line in re.finditer(r"[^\n]+", text):
        if _PAGE_NUMBER.fullmatch(line[0]):
            yield line.start(), bare(line[0])


def _rule_of(reading: _Reading, line: str, start: int, offset: int) -> str:
    """Return the number of the rule that a line opens, empty where it opens none."""
    if _is_referred_to(reading.text, offset):
        return ""
    begins = _begins_something(reading.text, offset)
    named = named_rule(line)
    if named:
        stated = label(line)
        dated = stated is not None and "edition" in stated.says
        return named if begins or dated or reading.goes_on(named) else ""
    numbered = numbered_line(line)
    if numbered is None:
        return ""
    number, closer, title = numbered
    if number.isdigit() and (int(number) > _HIGHEST or reading.is_in_a_list(number, closer, start, offset)):
        return ""
    if reading.goes_on(number):
        return number if begins or closer not in {"", "."} else ""
    clear = begins or closer not in {"", "."}
    return number if clear and closer and _is_title(title) else ""


def _is_referred_to(text: str, offset: int) -> bool:
    """Say whether a line is the first after words such as "see also:"."""
    before = text[:offset].rstrip()
    words = re.findall(r"\w+", before.rpartition("\n")[2].casefold())
    return before.endswith(":") and not _REFERS.isdisjoint(words)


def _begins_something(text: str, offset: int) -> bool:
    """Say whether a line begins a text of its own, and does not go on with a sentence."""
    before = text[:offset].rstrip()
    last_line = before.rpartition("\n")[2]
    blank = text[len(before) : offset].count("\n") > 1
    ends = before.endswith(_END_OF_TEXT) or not re.search(r"\w", last_line)
    return blank or ends or _PAGE_NUMBER.fullmatch(last_line) is not None


def _is_title(text: str) -> bool:
    return len(text) <= LONGEST_HEADING and not text.endswith((".", ":", ";", ","))
