"""The frame of a page: the lines at its head, those of its addendum, and the credits at its foot."""

import re
from dataclasses import dataclass, field

from rules.documents.lines import LONGEST_HEADING, Label, bare, credit, heading, label, starts_credit
from rules.documents.markers import OPENING_QUOTES, Boundary, Sort, boundary_before, markers
from rules.documents.page import Cut, Kind
from rules.documents.quotes import quotation

_LONGEST_SENTENCE = 80  # A single sentence with a full stop may be a heading up to this length.
_FOOT = 500  # Characters at the end in which running text may turn into credits.
_LONGEST_PREAMBLE = 12
"""How many lines at the head of a page are looked at for its number."""

_SENTENCE_END = re.compile(r"[.!?]\s")
_CAPITAL = re.compile(r"(?<!\w)\w")


@dataclass(frozen=True)
class Line:
    """A line that is not blank, and where it begins."""

    offset: int
    text: str


@dataclass(frozen=True)
class Statement:
    """What a line says of the page."""

    name: str
    value: str
    offset: int


@dataclass
class Outline:
    """The parts of a page that stand in lines of their own, and the stretches of running text between them."""

    cuts: list[Cut] = field(default_factory=list)
    statements: list[Statement] = field(default_factory=list)
    body: tuple[int, int] = (0, 0)
    examples: tuple[int, int] = (0, 0)
    """The running text of the addendum; empty where the page has none."""

    def says(self, name: str) -> str:
        """Return the first thing that the page says under a name."""
        said = [statement for statement in self.statements if statement.name == name]
        return min(said, key=lambda statement: statement.offset).value if said else ""

    def add(self, line: Line, found: Label, prefix: str = "") -> None:
        """Keep a line that says something of the page."""
        kind = Kind.CREDIT if found.key in {"credit", "source", "notice"} else Kind.LABEL
        key = found.key if kind == Kind.CREDIT or found.key == "addendum" else prefix + found.key
        self.cuts.append(Cut(line.offset, key, kind))
        self.statements += [Statement(name, value, line.offset) for name, value in found.says.items()]


def outline(text: str) -> Outline:
    """Return the frame of a page."""
    found = Outline()
    lines = [Line(match.start(), match[0]) for match in re.finditer(r"[^\r\n]+", text) if bare(match[0])]
    end = _foot(text, lines, found)
    lines = _without_preamble([line for line in lines if line.offset < end], found)
    start, rest = _head(text, lines, end, found, prefix="")
    split = next((index for index, line in enumerate(rest) if _is_addendum(line)), len(rest))
    if split == len(rest):
        found.body, found.examples = (start, end), (end, end)
        return found
    found.body = (start, rest[split].offset) if split else (rest[0].offset, rest[0].offset)
    begin, _ = _head(text, rest[split:], end, found, prefix="addendum-")
    found.examples = (begin, end)
    return found


def _without_preamble(lines: list[Line], found: Outline) -> list[Line]:
    """Set apart the lines before a numbered heading that are no title of the rule, such as the name of a document.

    One line before the number is a title, unless the heading that comes with the number has no word of it.
    """
    at = next((index for index, line in enumerate(lines[:_LONGEST_PREAMBLE]) if _states_a_number(line)), 0)
    plain = [line for line in lines[:at] if label(line.text) is None]
    if not plain or any(not _is_short(line, lines) for line in plain):
        return lines
    numbered = heading(lines[at].text)
    if len(plain) == 1 and (numbered is None or _words(plain[0].text) & _words(numbered[1])):
        return lines
    found.cuts += [Cut(line.offset, "preamble", Kind.LABEL) for line in plain]
    return [line for line in lines if line not in plain]


def _states_a_number(line: Line) -> bool:
    stated = label(line.text)
    return heading(line.text) is not None or (stated is not None and stated.key == "number")


def _words(text: str) -> set[str]:
    return {word.casefold() for word in re.findall(r"\w{4,}", text)}


def _is_addendum(line: Line) -> bool:
    found = label(line.text)
    return found is not None and found.key == "addendum"


def _foot(text: str, lines: list[Line], found: Outline) -> int:
    """Keep the credits at the end, and return where they begin."""
    end = len(text)
    while lines and (owed := credit(lines[-1].text)):
        line = lines.pop()
        found.add(line, owed)
        end = line.offset
    start = max(lines[-1].offset, end - _FOOT) if lines else end
    for match in _CAPITAL.finditer(text, start, end):
        at = match.start()
        if starts_credit(text, at) and boundary_before(text, at, 0) >= Boundary.STRONG:
            owed = credit(text[at:end])
            if owed:
                found.add(Line(at, text[at:end]), owed)
                return at
    return end


def _head(text: str, lines: list[Line], end: int, found: Outline, prefix: str) -> tuple[int, list[Line]]:
    """Keep the lines before the running text; return where that begins, and the lines left."""
    for index, line in enumerate(lines):
        stated = label(line.text)
        if stated and stated.key == "addendum" and not (prefix and index == 0):
            return line.offset, lines[index:]
        if stated:
            found.add(line, stated, prefix)
            continue
        rest = lines[index + 1 :]
        begin = _heading(text, line, rest, found, prefix)
        if begin is not None:
            return begin, lines[index:] if begin == line.offset else rest
    return end, []


def _heading(text: str, line: Line, rest: list[Line], found: Outline, prefix: str) -> int | None:
    """Keep a heading; return where the running text begins, or None if it does not begin in this line."""
    stop = _running_text(text, line)
    numbered = heading(line.text[: stop - line.offset])
    if numbered and _is_heading_of(numbered[0], rest, found, prefix):
        return _numbered(line, stop, numbered, found, prefix)
    slot = _free_slot(found, rest, prefix)
    whole = stop == line.offset + len(line.text)
    if slot is None or not whole or _is_numbered(text, line) or not _is_short(line, rest):
        return line.offset
    _keep(found, line, slot, prefix, bare(line.text))
    return None


def _numbered(line: Line, stop: int, numbered: tuple[str, str], found: Outline, prefix: str) -> int | None:
    number, title = numbered
    after = line.offset + len(line.text)
    if not prefix:
        found.statements.append(Statement("number", number, line.offset))
    if len(bare(title)) <= LONGEST_HEADING:
        _keep(found, line, "heading", prefix, bare(title))
        return stop if stop < after else None
    found.cuts.append(Cut(line.offset, prefix + "number", Kind.LABEL))
    return line.offset + line.text.index(title)


def _keep(found: Outline, line: Line, slot: str, prefix: str, value: str) -> None:
    kind = Kind.HEADING if slot == "heading" else Kind.LABEL
    found.cuts.append(Cut(line.offset, prefix + slot, kind))
    if not prefix:
        found.statements.append(Statement(slot, value, line.offset))


def _is_heading_of(number: str, rest: list[Line], found: Outline, prefix: str) -> bool:
    """Say whether a numbered line is the heading of this page, and not the first of a list."""
    if any(cut.key == prefix + "heading" for cut in found.cuts):
        return False
    following = heading(rest[0].text) if rest else None
    if following and number.isdigit() and following[0] == str(int(number) + 1):
        return False
    return found.says("number") in {"", number}


def _free_slot(found: Outline, rest: list[Line], prefix: str) -> str | None:
    """Return what a plain line would be here: title, number, heading, and before the edition the section."""
    taken = {cut.key for cut in found.cuts}
    if prefix + "heading" in taken:
        following = label(rest[0].text) if rest else None
        stated = following is not None and following.key == "edition"
        return "section" if stated and prefix + "section" not in taken else None
    if prefix or found.says("number") or "title" in taken:
        return "heading"
    return "title"


def _is_short(line: Line, rest: list[Line]) -> bool:
    """Say whether a line is a heading by its length, with text to follow."""
    held = bare(line.text)
    longest = _LONGEST_SENTENCE if held.endswith(".") else LONGEST_HEADING
    return bool(rest) and len(held) <= longest and not _SENTENCE_END.search(held)


def _is_numbered(text: str, line: Line) -> bool:
    """Say whether a line is a member of a list."""
    marks = markers(text, line.offset, line.offset + len(line.text))
    return bool(marks) and not bare(text[line.offset : marks[0].offset])


def _running_text(text: str, line: Line) -> int:
    """Return where running text begins within a line: at a quotation, a first clause or a first case."""
    after = line.offset + len(line.text)
    for at in range(line.offset, min(after, line.offset + _FOOT)):
        if text[at] in OPENING_QUOTES and _opens_quotation(text, at, line.offset, after):
            return at
    for marker in markers(text, line.offset, after):
        opens = marker.letter == "A" or marker.sort is Sort.WORD
        if opens and marker.boundary >= Boundary.STRONG:
            return marker.offset
    return _end_of_heading(line)


def _opens_quotation(text: str, at: int, start: int, end: int) -> bool:
    return boundary_before(text, at, start) >= Boundary.STRONG and quotation(text, at, end) is not None


def _end_of_heading(line: Line) -> int:
    """Return the end of the line, or of its first sentence where text runs on after a heading."""
    after = line.offset + len(line.text)
    if len(bare(line.text)) <= LONGEST_HEADING:
        return after
    end = next((match.end() for match in _SENTENCE_END.finditer(line.text) if match.start() > 12), None)
    return line.offset + end if end and end <= LONGEST_HEADING else after
