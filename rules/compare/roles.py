"""Reads the figures of a text with the role that each plays there.

Roles: ``blind``, ``chip`` (with a count), ``bet``, ``call``, ``by``, ``to``, ``to or by``, ``minimum``, ``half``,
``half of``, ``total``, ``out``, ``left``, ``returned``, ``forfeited``, ``adds``, ``pot``, ``stack``; an empty role
says that the reader cannot place the figure, which is no fault of the text.
"""

import re
from bisect import bisect_left
from dataclasses import dataclass, replace
from functools import cache, lru_cache

from rules.compare.cues import CUES
from rules.compare.cues.cue import NOT_A_CHIP, Cue, blanks
from rules.compare.numbers import TextFigure, text_figures
from rules.compare.references import references_and_labels

_REACH = 80
_NEAR_BY = 30
"""A word for a role that begins so many characters before the figure goes with it beyond doubt."""
_LONGEST_SIDE = 1000
"""Characters of a sentence to each side of a place that are read: the time must not grow as the square of the text."""
_MOST = 500
"""Figures of a text that are placed; a case has a few dozen at most."""
_SENTENCE = re.compile(r"(?<=[.!?])[”“»\"]?\s+(?=[A-ZÀ-ÖØ-Þ“„«¿¡(\d])|\n")
_NO_FIGURE = re.compile(
    r"(?:esempi[o]?|beispiel\w*|ejemplos?|examples?|caso|casi|fall|fällen?|situaci(?:ón|ones)|situation\w*|situazion[ei]"
    r"|nr\.|n\.)\s*$",
    re.IGNORECASE,
)
_SIGN = r"(?:[=+×x*−–-]|(?:plus|più|más|meno|minus|menos)(?=[\s\d]))"
_SUM_BEFORE, _SUM_AFTER = (
    re.compile(rf"\d\s*{_SIGN}\s*$", re.IGNORECASE),
    re.compile(rf"\s*{_SIGN}\s*\d", re.IGNORECASE),
)
_PART = re.compile(r"[:;](?=\s)(?![^()]*\))")
_LETTER = re.compile(r"(?<=[\s:;,])[a-cA-C]\)\s")
_BLINDS = re.compile(
    r"(?:bui|blinds?|ciegas|THE|NLHE|PLO|NLH|livello|level|nivel|limit)\W{0,2}\s*"
    r"(?:(?:sono|son|are|stehen|liegen) )?(?:di |da |de |von |a |en |at |auf |bei )?$",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class Placed:
    """A figure of a text with its role; `count` is how many chips of it the text speaks of, None where it does not say.

    `opens` is where the words of the count begin; `conditional` says that the sentence speaks of what might be, and
    `removed` that the chips may be some that could be spared, `far` that the word for the role stands some way off,
    `unreal` that the sentence speaks of what did not happen, `term` that the figure is part of a sum.
    """

    start: int
    end: int
    value: int
    role: str
    count: int | None = None
    opens: int = 0
    conditional: bool = False
    removed: bool = False
    far: bool = False
    unreal: bool = False
    term: bool = False


@lru_cache(maxsize=4096)
def placed_figures(text: str, language: str) -> tuple[Placed, ...]:
    """Return the amounts of chips in a text with their roles, in order; counts and numbers of rules are none."""
    cited = [(reference.group_start, reference.group_end) for reference in references_and_labels(text)]
    figures = [figure for figure in text_figures(text) if not any(start <= figure.start < end for start, end in cited)]
    figures = figures[:_MOST]
    found: list[Placed] = []
    for index, figure in enumerate(figures):
        pair = _pair(text, figures, index)
        if pair is not None:
            found.append(Placed(figure.start, figure.end, figure.value, "blind", opens=figure.start))
        elif not _is_no_amount(text, figure):
            found.append(_placed(text, figure, language))
    counts = {placed.opens for placed in found if placed.role == "chip" and placed.opens < placed.start}
    return tuple(p for p in found if p.start not in counts and (p.value >= 5 or p.role in {"chip", "blind"}))


def sentence_around(text: str, start: int) -> tuple[int, int]:
    """Return where the sentence begins and ends that holds an offset; of an endless one, the part around it."""
    ends, begins = _sentences(text)
    place = min(bisect_left(ends, start), len(ends) - 1)
    return max(begins[place], start - _LONGEST_SIDE), min(ends[place], start + _LONGEST_SIDE)


@lru_cache(maxsize=256)
def _sentences(text: str) -> tuple[list[int], list[int]]:
    """Return where the sentences of a text end and begin: looked for once, however many figures it has."""
    breaks = list(_SENTENCE.finditer(text))
    ends = [*(match.start() for match in breaks), len(text)]
    return ends, [0, *(match.end() for match in breaks)]


def is_conditional(sentence: str, language: str) -> bool:
    """Say whether a sentence speaks of what might be."""
    return _pattern("CONDITIONAL", language).search(sentence) is not None


def is_unreal(part: str, language: str) -> bool:
    """Say whether a part of a sentence speaks of what did not happen."""
    return _pattern("UNREAL", language).search(part) is not None


def without_unreal(part: str, language: str) -> str:
    """Return a part of a sentence without the verbs that speak of what did not happen."""
    return _pattern("UNREAL", language).sub(" ", part)


def is_left_open(text: str, begin: int, end: int, language: str) -> bool:
    """Say whether a sentence asks, or answers a question about what might be: "E se manca? Resta un call."."""
    if text[begin:end].rstrip(' ”“»"').endswith("?"):
        return True
    before = text[:begin].rstrip()
    if not before.endswith("?"):
        return False
    asked = max(before.rfind(mark, 0, len(before) - 1) for mark in ".!?") + 1
    return is_conditional(before[asked:], language)


def said_with(text: str, begin: int, end: int, at: int) -> str:
    """Return the part of a sentence that a figure belongs to, between colons: its brackets, or all but brackets."""
    begin = max([begin, *(mark.end() for mark in _PART.finditer(text, begin, at))])
    following = _PART.search(text, at, end)
    end = following.start() if following else end
    opened = text.rfind("(", begin, at)
    if opened >= 0 and ")" not in text[opened:at]:
        closed = text.find(")", at)
        return text[opened : closed if closed >= 0 else end]
    lettered = list(_LETTER.finditer(text, begin, at))
    return text[lettered[-1].end() : at] if lettered else re.sub(r"\([^()]*\)", " ", text[begin:end])


def _pair(text: str, figures: list[TextFigure], index: int) -> int | None:
    """Return the other of two blinds such as 25-50."""
    for other, first, last in ((index + 1, index, index + 1), (index - 1, index - 1, index)):
        if not 0 <= other < len(figures):
            continue
        low, high = figures[first], figures[last]
        between = text[low.end : high.start]
        named = _BLINDS.search(text[max(0, low.start - 30) : low.start]) is not None
        if re.fullmatch(r"\s?[-–/]\s?", between) and (high.value == 2 * low.value or named):
            return figures[other].value
    return None


def _is_no_amount(text: str, figure: TextFigure) -> bool:
    before, after = text[max(0, figure.start - 16) : figure.start], text[figure.end : figure.end + 2]
    is_mark = figure.value < 100 and (not before.strip() or before.rstrip()[-1:] in ".:;)") and after[:1] in ":)"
    return bool(_NO_FIGURE.search(before)) or is_mark


def _placed(text: str, figure: TextFigure, language: str) -> Placed:
    begin, end = sentence_around(text, figure.start)
    before = text[max(begin, figure.start - _REACH) : figure.start]
    after = text[figure.end : min(end, figure.end + _REACH)]
    part = said_with(text, begin, end, figure.start)
    conditional = is_left_open(text, begin, end, language) or is_conditional(part, language)
    unreal = is_unreal(part, language) or _pattern("SUPPOSED", language).search(part) is not None
    chip = None if re.search(NOT_A_CHIP, before, re.IGNORECASE) else _chip(before, after, language)
    if chip is not None:
        count, opens = chip
        opens += figure.start - len(before)
        return Placed(
            figure.start,
            figure.end,
            figure.value,
            "chip",
            count,
            opens,
            conditional,
            _is_removed(before, after, language),
            unreal=unreal,
        )
    is_term = _SUM_BEFORE.search(before) or _SUM_AFTER.match(after)
    role, far = ("", False) if is_term else _role(before, after, language)
    spared = role == "left" and _is_removed(before, "", language)
    found = Placed(figure.start, figure.end, figure.value, role, None, figure.start, conditional, spared, far, unreal)
    return replace(found, term=bool(is_term))


def _is_removed(before: str, after: str, language: str) -> bool:
    words = rf"(?<!\w)(?:{CUES[language].REMOVED})(?!\w)"
    return re.search(words, before[-40:] + "|" + after[:40], re.IGNORECASE) is not None


def _chip(before: str, after: str, language: str) -> tuple[int | None, int] | None:
    for start, stop, _ in _compiled("CHIPS", language):
        match = start.search(before)
        if match is None or not stop.match(after):
            continue
        word = match.groupdict().get("count")
        if word:
            number = int(word) if word.isdigit() else CUES[language].NUMBERS[word.casefold()]
            return number, match.start("count")
        if match.end() > match.start() or stop.pattern:
            return None, len(before)
    return None


def _role(before: str, after: str, language: str) -> tuple[str, bool]:
    for start, stop, role in _compiled("ROLES", language):
        first, last = start.search(before), stop.match(after)
        if first and last:
            return role, first.end() - first.start() > _NEAR_BY
    return "", False


@cache
def _compiled(table: str, language: str) -> tuple[tuple[re.Pattern[str], re.Pattern[str], str], ...]:
    cues: tuple[Cue, ...] = getattr(CUES[language], table)
    return tuple((_before(cue.before), _after(cue.after), cue.role) for cue in cues)


def _before(pattern: str) -> re.Pattern[str]:
    return re.compile(rf"(?<!\w)(?:{blanks(pattern)})\Z" if pattern else "", re.IGNORECASE | re.DOTALL)


def _after(pattern: str) -> re.Pattern[str]:
    return re.compile(blanks(pattern), re.IGNORECASE | re.DOTALL)


@cache
def _pattern(name: str, language: str) -> re.Pattern[str]:
    return re.compile(rf"(?<!\w){blanks(getattr(CUES[language], name))}(?!\w)", re.IGNORECASE)
