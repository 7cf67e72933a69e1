"""What single lines of a page say: its number, its edition, its section, whom it is owed to."""

import re
from dataclasses import dataclass, field
from unicodedata import normalize

from rules.documents.markers import BLANKS, alternatives
from rules.documents.words import every
from rules.languages.rule_words import SIGNS, every_name, every_number_word

LONGEST_HEADING = 120
_NUMBER = r"(?:RP-?)?\d{1,3}(?:[-–][A-Z](?!\w))?"
_NAMES = rf"(?:(?i:{alternatives(every_name())})\.?|[{''.join(SIGNS)}])"
_RULE = rf"{_NAMES}\s*(?:(?i:{alternatives(every_number_word())})\.?\s*)?(?P<number>{_NUMBER})(?!\w)"
_RULE_ANYWHERE = re.compile(rf"(?<!\w){_RULE}")
_CLOSER = r"(?P<closer>[:.]?\)|[:.·|–—-])"
_RULE_HEADING = re.compile(rf"{_RULE}\s*(?:{_CLOSER}\s*|\s(?=[A-ZÀ-Ý“«„]))(?P<title>\S.*)", re.DOTALL)
_BARE_HEADING = re.compile(rf"(?P<number>{_NUMBER})\s*{_CLOSER}\s*(?P<title>[^\W\d].*)", re.DOTALL)
_NAMED_RULE = re.compile(rf"{_RULE}\s*(?:{_CLOSER}(?!\s*\d)|\(|$|\s(?=[A-ZÀ-Ý“«„¿¡]))")
_NUMBERED_LINE = re.compile(rf"(?P<number>{_NUMBER})(?:\s*{_CLOSER}\s*|\s+)(?P<title>[A-ZÀ-Ý“«„¿¡\"].*)", re.DOTALL)
_YEAR = re.compile(r"(?<!\d)(?:19|20)\d\d(?!\d)")
_VERSION = re.compile(r"v?\d+(?:\.\d+)*")
_SECTION = re.compile(rf"(?i:{alternatives(every('section'))})\s*:\s*(?P<value>\S.*)")
_ADDENDUM = re.compile(rf"(?<!\w)(?i:{alternatives(every('addendum'))})(?!\w)")
_CREDIT_WORDS = (
    rf"(?:(?P<translator>(?i:{alternatives(every('translator'))}))"
    rf"|(?P<reviser>(?i:{alternatives(every('reviser'))}))"
    rf"|(?P<source>(?i:{alternatives(every('source'))})))"
)
_CREDIT = re.compile(rf"{_CREDIT_WORDS}\s*:\s*(?P<value>\S.*)", re.DOTALL)
_BY = re.compile(rf"{_CREDIT_WORDS}(?<=\s(?:da|on|by|or))\s+(?P<value>[A-ZÀ-Ý]\S*.*)", re.DOTALL)
_UNNAMED_CREDIT_WORDS = re.sub(r"\?P<\w+>", "?:", _CREDIT_WORDS)
_BETWEEN_CREDITS = re.compile(rf"\s*[·•|;]\s*|\s+[–—-]\s+|(?<=[^\W\d])\.?\s+(?={_UNNAMED_CREDIT_WORDS}\s*:)")
_NOTICE = re.compile(rf"(?i:{alternatives(every('notice'))})")
_ORIGINAL = re.compile(rf"(?i:{alternatives(every('original'))})")
_SENTENCE_END = re.compile(r"[.!?]\s")
_DIFFERENCE = re.compile(rf"(?i:{alternatives(every('difference'))})")
_EDITION_WORDS = frozenset(every("edition"))
_LONGEST_CREDIT = 300
_LONGEST_NOTICE = 200


@dataclass(frozen=True)
class Label:
    """A line that says something about the page, with what it says by name."""

    key: str
    says: dict[str, str] = field(default_factory=dict)


def bare(text: str) -> str:
    """Return a line without the blanks around it, a byte order mark among them."""
    return text.strip(BLANKS)


def label(text: str) -> Label | None:
    """Return what a line of the head of a page is, or None if it is a heading or running text."""
    line = bare(text)
    if len(line) > LONGEST_HEADING:
        return credit(text)
    return _number(line) or _edition(line) or _addendum(line) or credit(line) or _section(line)


def heading(text: str) -> tuple[str, str] | None:
    """Return the number and the heading of a line such as ``48: Heading`` or ``Regola 48: Heading``."""
    line = bare(text)
    match = _RULE_HEADING.fullmatch(line) or _BARE_HEADING.fullmatch(line)
    return (match["number"].replace("–", "-"), match["title"]) if match else None


def named_rule(text: str) -> str:
    """Return the number of a line that opens with the word for a rule, such as ``Norma 46`` or ``§ 46: Heading``."""
    match = _NAMED_RULE.match(bare(text).lstrip("-–•* "))
    return match["number"].replace("–", "-") if match else ""


def numbered_line(text: str) -> tuple[str, str, str] | None:
    """Return number, sign and title of a line such as ``46.) Heading``; the sign is empty in ``46 Heading``."""
    match = _NUMBERED_LINE.fullmatch(bare(text))
    return (match["number"].replace("–", "-"), match["closer"] or "", match["title"]) if match else None


def credit(text: str) -> Label | None:
    """Return whom a line owes the page to, and what it says of the text that prevails."""
    line = bare(text)
    if len(line) > _LONGEST_CREDIT:
        return None
    says: dict[str, str] = {}
    for piece in _BETWEEN_CREDITS.split(line):
        says.update(_credit_of(piece))
    first = _BETWEEN_CREDITS.split(line, maxsplit=1)[0]
    if not _credit_of(first) or not (_CREDIT.match(line) or _BY.match(line) or _is_notice(first)):
        return None
    persons = "translator" in says or "reviser" in says
    return Label("credit" if persons else "source" if "source" in says else "notice", says)


def starts_credit(text: str, offset: int) -> bool:
    """Say whether credits begin at an offset in running text."""
    return _CREDIT.match(text, offset) is not None or _is_notice(text[offset : offset + _LONGEST_NOTICE + 1])


def _credit_of(piece: str) -> dict[str, str]:
    match = _CREDIT.match(piece) or _BY.match(piece)
    if match is None:
        return {"notice": bare(piece)} if _prevails(piece) else {}
    name = next(name for name in ("translator", "reviser", "source") if match[name])
    value, _, rest = match["value"].partition(". ")
    if _prevails(rest):
        return {name: _name(value), "notice": bare(rest)}
    return {name: _name(match["value"])}


def _name(value: str) -> str:
    return value.strip(BLANKS + ".,↗→")


def _is_notice(text: str) -> bool:
    """Say whether a text alone is the notice that another one prevails over it where they differ."""
    return _prevails(text) and _DIFFERENCE.search(text) is not None


def _prevails(text: str) -> bool:
    """Say whether one sentence, among credits, says that the original prevails."""
    held = bare(text)
    if len(held) > _LONGEST_NOTICE or _SENTENCE_END.search(held):
        return False
    return all(pattern.search(held) for pattern in (_NOTICE, _ORIGINAL))


def _number(line: str) -> Label | None:
    match = _RULE_ANYWHERE.search(line)
    if match is None:
        return None
    year = _edition(line[: match.start()] + " " + line[match.end() :], anything=True)
    number = {"number": match["number"].replace("–", "-")}
    return Label("number", number | year.says) if year else None


def _edition(line: str, *, anything: bool = False) -> Label | None:
    """Return the edition, if a line is made of words for one; with `anything`, also if it is silent."""
    year = _YEAR.search(line)
    if year is None and not anything:
        return None
    rest = _YEAR.sub(" ", normalize("NFC", line), count=1).casefold()
    words = re.findall(r"[\w.]*\w", rest)
    if any(word not in _EDITION_WORDS and not _VERSION.fullmatch(word) for word in words):
        return None
    if year is None:
        return None if _VERSION.search(rest) else Label("edition")
    return Label("edition", {"edition": year[0]})


def _addendum(line: str) -> Label | None:
    match = _ADDENDUM.match(line)
    if match is None:
        return None
    rest = _ADDENDUM.sub(" ", line)
    number = _RULE_ANYWHERE.search(rest)
    if number:
        rest = rest[: number.start()] + rest[number.end() :]
    return Label("addendum") if _edition(rest, anything=True) else None


def _section(line: str) -> Label | None:
    match = _SECTION.fullmatch(line)
    return Label("section", {"section": match["value"]}) if match else None
