"""Signs and blanks: apostrophes, stray spaces, doubled words, fixed spellings."""

import re
from collections.abc import Iterator
from functools import cache

from django.utils.translation import gettext_lazy, gettext_noop

from rules.compare.checks.base import Check, Hit, Severity, Spot, said
from rules.compare.checks.page import Page, Text
from rules.compare.checks.terms import shown
from rules.compare.data import read

CREDIT, LABEL = "credit", "label"
_MOST = 3
"""So many spots of one sort on a page are findings of their own; more are one finding with further places."""

_APOSTROPHE = re.compile(r"(?<=[^\W\d_])(?P<sign>['’ʼ`´])(?=[^\W\d_])")
_MIXED = gettext_noop("“%(one)s” is used here, “%(other)s” elsewhere on this page.")


class MixedApostrophes(Check):
    """Straight and curly apostrophes on one page."""

    id = "apostrophe"
    name = gettext_lazy("Mixed apostrophes")
    explanation = gettext_lazy("Straight and curly apostrophes on one page. The rarer sort is marked.")
    severity = Severity.NOTE

    def find(self, page: Page) -> Iterator[Hit]:
        """Yield the rarer sort once, with all its places."""
        for language in page.languages:
            spots: dict[str, list[Spot]] = {}
            for text in page.texts[language]:
                if text.kind != CREDIT:
                    for match in _APOSTROPHE.finditer(text.text):
                        spots.setdefault(match["sign"], []).append(text.spot(*match.span()))
            usual, *rare = sorted(spots, key=lambda sign: (-len(spots[sign]), sign != "’"))[:5] or [""]
            for sign in rare:
                first, *more = (_word(page, spot) for spot in spots[sign])
                right = shown(page, first).replace(sign, usual)
                yield Hit(first, said(_MIXED, one=sign, other=usual), right, tuple(more))


def _word(page: Page, spot: Spot) -> Spot:
    """Return the word that holds a sign."""
    text = page.text(spot.language, spot.key)
    if text is None:
        return spot
    before = re.search(r"[\w’'ʼ`´]*\Z", text.text[: spot.start])
    after = re.match(r"[\w’'ʼ`´]*", text.text[spot.end :])
    return text.spot(before.start() if before else spot.start, spot.end + len(after[0] if after else ""))


_DOUBLED = re.compile(
    r"(?<![\w’'-])(?P<words>[^\W\d_]+(?:[-’'][^\W\d_]+)*(?:[ ][^\W\d_]+){0,2})[^\S\n]+(?P<again>(?P=words))(?![\w’'-])",
    re.IGNORECASE,
)
_TWICE = gettext_noop("“%(words)s” appears twice.")


class DoubledWords(Check):
    """A word, or two or three, twice in a row."""

    id = "doubled"
    name = gettext_lazy("Doubled words")
    explanation = gettext_lazy(
        "A word or a few words that appear twice in a row. What a language doubles on purpose is left alone."
    )
    severity = Severity.NOTE

    def find(self, page: Page) -> Iterator[Hit]:
        """Yield what stands twice."""
        for text in page.every_text(CREDIT):
            allowed = read("spelling")["twice"][text.language]
            for match in _DOUBLED.finditer(text.text):
                words = match["words"].casefold()
                is_player = len(words) == 1 and not (match["words"] + match["again"]).islower()
                if words not in allowed and not is_player:
                    yield Hit(text.spot(*match.span()), said(_TWICE, words=match["words"]), match["words"])


_GAP = r"[ \t]"
_SPACES: tuple[tuple[str, str, str], ...] = (
    ("double", rf"(?<=\S)(?P<spot>{_GAP}{{2,}})(?=\S)", " "),
    ("before", rf"(?<=[\w)”»“%])(?P<spot>{_GAP}+)(?=[,.;:!?](?![\w.]))", ""),
    ("before", rf"(?<=\w)(?P<spot>{_GAP}+)(?=[)\]”](?!\w))", ""),
    ("after", rf"(?<=[(\[„«])(?P<spot>{_GAP}+)(?=\w)", ""),
    (
        "hyphen",
        rf"(?<=[\w%]{{2}}-|[^\W\d]{{2}}-)(?P<spot>{_GAP})(?=[^\W\d_])(?!(?:e|o|ed|und|oder|bzw|sowie|wie|y|u|and|or|als|bis|noch|to|a|al)(?!\w))",
        "",
    ),
    (
        "apostrophe",
        rf"(?<![\w’'])(?i:l|dell|all|nell|dall|sull|un|quell|quest|d|c|dov|com|n)[’'](?P<spot>{_GAP}+)(?=[aeiouhàèéìòùAEIOUHÈ])",
        "",
    ),
    ("missing", r"(?<=[^\W\d_]{2})(?P<spot>[,;])(?=[^\W\d_]{2})", ""),
    ("missing", r"(?<=[a-zà-ÿß]{3})(?P<spot>[.!?:])(?=[A-ZÀ-ÖØ-Ý][a-zà-ÿß]*[ ,])", ""),
)
_SPACE_SAYS = {
    "double": gettext_noop("Two spaces in a row."),
    "before": gettext_noop("A space before the sign."),
    "after": gettext_noop("A space after the opening sign."),
    "hyphen": gettext_noop("A space after the hyphen."),
    "apostrophe": gettext_noop("A space after the apostrophe."),
    "missing": gettext_noop("No space after the sign."),
}
_AROUND = 24


class StraySpaces(Check):
    """Blanks that should not be there, and some that should."""

    id = "space"
    name = gettext_lazy("Stray spaces")
    explanation = gettext_lazy(
        "Two spaces in a row, a space before a comma or inside brackets, after a hyphen or an apostrophe, and"
        " none after a"
        " comma or full stop."
    )
    severity = Severity.NOTE

    def find(self, page: Page) -> Iterator[Hit]:
        """Yield each spot with the word around it."""
        for language in page.languages:
            found: dict[str, list[Hit]] = {}
            for text in page.texts[language]:
                for sort, hit in _spaces(text):
                    found.setdefault(sort, []).append(hit)
            for hits in found.values():
                yield from _few(hits)


def _spaces(text: Text) -> Iterator[tuple[str, Hit]]:
    for sort, pattern, instead in _SPACES:
        for match in _compiled(pattern).finditer(text.text):
            if sort == "hyphen" and text.language != "de" and match.start("spot") < 8:
                continue
            start, end = _word_around(text.text, *match.span("spot"))
            spot = text.text[match.start("spot") : match.end("spot")]
            put = f"{spot} " if sort == "missing" else instead
            right = text.text[start : match.start("spot")] + put + text.text[match.end("spot") : end]
            yield sort, Hit(text.spot(start, end), said(_SPACE_SAYS[sort]), right)


def _word_around(text: str, start: int, end: int) -> tuple[int, int]:
    before = re.search(r"\S*\Z", text[max(0, start - _AROUND) : start])
    after = re.match(r"\S*", text[end : end + _AROUND])
    return start - len(before[0] if before else ""), end + len(after[0] if after else "")


def _few(hits: list[Hit]) -> Iterator[Hit]:
    if len(hits) <= _MOST:
        yield from hits
    else:
        yield Hit(hits[0].spot, hits[0].reasons, hits[0].right, tuple(hit.spot for hit in hits[1:]))


_WRONG = gettext_noop("“%(words)s” is written “%(right)s”.")


class FixedSpellings(Check):
    """Words that are often written wrong, such as perchè, sè, daß."""

    id = "spelling"
    name = gettext_lazy("Wrong accents and spellings")
    explanation = gettext_lazy("Words that are often misspelled: perchè, sè, È written E', daß, tambien.")
    severity = Severity.NOTE

    def find(self, page: Page) -> Iterator[Hit]:
        """Yield each wrong word."""
        for text in page.every_text(CREDIT):
            pattern, right = _wrong_words(text.language)
            for match in pattern.finditer(text.text.replace("’", "'")):
                printed, put = text.text[match.start() : match.end()], right[match[0].lower()]
                if printed[:1].isupper():
                    put = put[0].upper() + put[1:]
                yield Hit(text.spot(*match.span()), said(_WRONG, words=printed, right=put), put)


@cache
def _wrong_words(language: str) -> tuple[re.Pattern[str], dict[str, str]]:
    table = {wrong.replace("’", "'").lower(): right for wrong, right in read("spelling")[language].items()}
    words = "|".join(sorted(map(re.escape, table), key=len, reverse=True))
    return re.compile(rf"(?<![\w'])(?:{words})(?![\w'])", re.IGNORECASE), table


@cache
def _compiled(pattern: str) -> re.Pattern[str]:
    return re.compile(pattern)
