"""The names that a page gives its rule: title, heading, heading of the addendum."""

import re
from collections.abc import Iterator

from django.utils.translation import gettext_lazy, gettext_noop
from rapidfuzz.distance import Levenshtein

from rules.compare.checks.base import Check, Hit, Reason, Severity, Spot, said
from rules.compare.checks.page import Page, Text

_KEYS = ("heading", "title", "addendum-heading")
"""The heading is what the others are held against; without one it is the title."""

_NUMBERED = re.compile(r"\s*(?:[^\W\d]+\s*)?(?:n[.°º]+\s*)?(?:RP[-–‑]?)?\d{1,3}(?:-[A-Z])?\s*[:.)·|–—-]\s*|\s+")
_NUMBER_ONLY = re.compile(r"\s*[^\W\d]+\s*\d{1,3}[^\n]{0,20}\s*")
_WORD = re.compile(r"\w+(?:[-’'%]\w+)*")
_SAYS = gettext_noop("Elsewhere on this page the rule is called “%(name)s”.")
_COUNTED = gettext_noop(
    "The page writes “%(here)s” (%(times)s ×) more often than “%(there)s” (%(fewer)s ×): either of them may be right."
)


class TitlesDisagree(Check):
    """Title and heading of one rule in different words."""

    id = "title"
    name = gettext_lazy("Title and heading disagree")
    explanation = gettext_lazy(
        "The title, the heading and the heading of the addendum name one rule. A shorter name that the longer"
        " one contains"
        " is no disagreement."
    )
    severity = Severity.WARNING

    def find(self, page: Page) -> Iterator[Hit]:
        """Yield the names that differ from the first."""
        for language in page.languages:
            named = [text for key in _KEYS if (text := page.text(language, key)) and _name(text) is not None]
            for other in named[1:]:
                hit = _difference(named[0], other, " ".join(text.text for text in page.texts[language]))
                if hit:
                    yield hit


def _name(text: Text) -> tuple[int, int] | None:
    """Return where the name stands in a line, without number and full stop; None where the line has but a number."""
    if text.key == "title" and _NUMBER_ONLY.fullmatch(text.text) and re.search(r"\d", text.text):
        return None
    numbered = _NUMBERED.match(text.text)
    start = numbered.end() if numbered else 0
    end = len(text.text.rstrip().rstrip(".:"))
    return (start, end) if end > start else None


def _words(text: Text) -> list[re.Match[str]]:
    start, end = _name(text) or (0, 0)
    return list(_WORD.finditer(text.text, start, end))


def _difference(first: Text, other: Text, page: str) -> Hit | None:
    ours, theirs = _words(first), _words(other)
    held, named = [word[0].casefold() for word in ours], [word[0].casefold() for word in theirs]
    if _contains(held, named) or _contains(named, held) or _spelled(held) == _spelled(named):
        return None
    spans, right = _spans(ours, theirs, first.text)
    start, end = _name(first) or (0, 0)
    spots = [other.spot(*span) for span in spans]
    counted = _counted(_around(other, spots), other, right, page)
    return Hit(_around(other, spots), (*said(_SAYS, name=first.text[start:end]), *counted), "" if counted else right)


def _counted(spot: Spot, other: Text, right: str, page: str) -> tuple[Reason, ...]:
    """Return that the page goes with the other name more often; empty where it does not."""
    here = other.text[spot.start : spot.end]
    times, fewer = (len(re.findall(rf"(?<!\w){re.escape(name)}(?!\w)", page, re.IGNORECASE)) for name in (here, right))
    return said(_COUNTED, here=here, times=times, there=right, fewer=fewer) if right and times > fewer else ()


def _spelled(words: list[str]) -> str:
    """Return words without what tells spellings apart."""
    return "".join(words).replace("-", "")


def _contains(held: list[str], named: list[str]) -> bool:
    return any(held[at : at + len(named)] == named for at in range(len(held) - len(named) + 1))


def _spans(ours: list[re.Match[str]], theirs: list[re.Match[str]], text: str) -> tuple[list[tuple[int, int]], str]:
    """Return what is to be marked in the other name, and the words for it in the first where that is one place."""
    codes = [
        code
        for code in Levenshtein.opcodes([word[0].casefold() for word in theirs], [word[0].casefold() for word in ours])
        if code.tag != "equal"
    ]
    changed = sum(code.src_end - code.src_start for code in codes)
    trailing = [code for code in codes if code.tag == "delete" and code.src_end == len(theirs)]
    codes = [code for code in codes if code not in trailing] or codes
    if changed * 2 > len(theirs) + 2 * len(trailing) * 3 or any(code.tag == "insert" for code in codes):
        return [(theirs[0].start(), theirs[-1].end())], text[ours[0].start() : ours[-1].end()]
    spans = [(theirs[code.src_start].start(), theirs[code.src_end - 1].end()) for code in codes]
    first = codes[0]
    one_place = len(codes) == 1 and first.tag == "replace"
    return spans, text[ours[first.dest_start].start() : ours[first.dest_end - 1].end()] if one_place else ""


def _around(text: Text, spots: list[Spot]) -> Spot:
    return text.spot(spots[0].start, spots[-1].end)
