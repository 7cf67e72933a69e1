"""What one language prints otherwise than its sisters, or does not print at all."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping

from django.utils.translation import gettext_lazy, gettext_noop

from rules.compare.checks.base import Check, Hit, Reason, Said, Severity, said
from rules.compare.checks.lettered import count_word, letters, normal_key
from rules.compare.checks.page import Page, Text
from rules.compare.checks.verdicts import like
from rules.compare.figures_by_role import CASE, SITUATION, borne_out, judged_text, telling
from rules.compare.roles import Placed, placed_figures
from rules.models import Passage

CLAUSE = Passage.Kind.CLAUSE.value
_COMPARED = {CASE, SITUATION}

OTHERS = {
    "it": gettext_noop("The Italian text has %(figures)s here, this one has %(printed)s."),
    "de": gettext_noop("The German text has %(figures)s here, this one has %(printed)s."),
    "es": gettext_noop("The Spanish text has %(figures)s here, this one has %(printed)s."),
    "en": gettext_noop("The English text has %(figures)s here, this one has %(printed)s."),
}
LACKS = {
    "it": gettext_noop("The Italian text has “%(key)s”; this one does not."),
    "de": gettext_noop("The German text has “%(key)s”; this one does not."),
    "es": gettext_noop("The Spanish text has “%(key)s”; this one does not."),
    "en": gettext_noop("The English text has “%(key)s”; this one does not."),
}
EXAMPLES = {
    "it": gettext_noop("The Italian text has example %(letter)s here; this one does not."),
    "de": gettext_noop("The German text has example %(letter)s here; this one does not."),
    "es": gettext_noop("The Spanish text has example %(letter)s here; this one does not."),
    "en": gettext_noop("The English text has example %(letter)s here; this one does not."),
}
_SPEAKS_OF = gettext_noop("The text itself speaks of “%(words)s”.")

Value = tuple[int, int]
"""A figure, and how many chips of it there are; 0 where that is not said."""


class DifferentFigures(Check):
    """One case with different figures in two languages."""

    id = "sister-figures"
    name = gettext_lazy("The languages print different figures")
    explanation = gettext_lazy(
        "A case that prints one figure in one language and a different one in its place in another. A figure that a "
        "language merely leaves out is no difference."
    )
    severity = Severity.WARNING

    def find(self, page: Page) -> Iterator[Hit]:
        """Yield a difference once for a case, in the language that it is likelier to be wrong in."""
        if len(page.languages) < 2:
            return
        for row in page.rows:
            if row.kind in _COMPARED and len(row.texts) > 1:
                yield from _different(page, row.key)


def _different(page: Page, key: str) -> Iterator[Hit]:
    texts = [text for language in page.languages if (text := page.text(language, key)) and not _is_another(page, text)]
    figures = {text.language: placed_figures(text.text, text.language) for text in texts}
    values = {language: _values(placed) for language, placed in figures.items() if placed}
    blamed: set[str] = set()
    for text in sorted(
        (text for text in texts if text.language in values), key=lambda text: -_suspicion(page, text, values)
    ):
        against = [other for other in values if other != text.language and other not in blamed]
        for other in against:
            hit = _pair(text, figures[text.language], values, other, borne_out(page, text))
            if hit and not _lacks_an_example(page, key, text.language, other):
                blamed.add(text.language)
                yield hit
                break


def _is_another(page: Page, text: Text) -> bool:
    """Say whether a text is known to tell of another situation, which is reported once by a check of its own."""
    told = telling(page, text)
    return bool(told.other) and not told.is_slip


def _values(placed: tuple[Placed, ...]) -> Counter[Value]:
    return Counter(_value(figure) for figure in placed)


def _value(figure: Placed) -> Value:
    """Return a figure to compare; how many chips could be spared is told in too many ways to count."""
    return figure.value, 0 if figure.removed else figure.count or 0


def _suspicion(page: Page, text: Text, values: Mapping[str, Counter[Value]]) -> int:
    """Say how likely a language is the one that is wrong: it contradicts the case, or stands alone."""
    wrong = sum(10 for judged in judged_text(page, text) if judged.agrees is False)
    own = set(values[text.language])
    alone = [
        value for value in own if not any(value in other for lang, other in values.items() if lang != text.language)
    ]
    return wrong + len(alone) * (len(values) > 2)


def _pair(
    text: Text, placed: tuple[Placed, ...], values: Mapping[str, Counter[Value]], other: str, sure: set[int]
) -> Hit | None:
    """Return what one language prints instead of what another does, where both print something of their own."""
    ours, theirs = values[text.language], values[other]
    here, there = _only(ours, theirs, counted=not sure), _only(theirs, ours, counted=not sure)
    if not here or not there:
        return None
    left = sure | {figure.value for figure in placed if figure.term}  # A sum that only one text does is none.
    spots = [figure for figure in placed if _value(figure) in here and figure.value not in left]
    if not spots:
        return None
    place = next((figure for figure in spots if figure.role != "chip"), spots[0])
    shown = {
        "figures": _written(_only(theirs, ours, counted=True), text.text),
        "printed": _written(_only(ours, theirs, counted=True), text.text),
    }
    also = tuple(text.spot(figure.start, figure.end) for figure in spots if figure is not place)
    right = ""
    unsure = [value for value in here if value[0] not in left]
    if len(unsure) == len(there) == 1 and not unsure[0][1]:
        right = like(text.text[place.start : place.end], there[0][0])
    return Hit(text.spot(place.start, place.end), said(OTHERS[other], **shown), right, also)


def _only(ours: Counter[Value], theirs: Counter[Value], *, counted: bool) -> list[Value]:
    """Return what only one side has: values the other lacks, and counts of a chip where the other has other counts.

    Where a case says how many chips there are, it is for the check of its figures to count them.
    """
    amounts, numbers = {value for value, _ in theirs}, {value for value, count in theirs if count and counted}
    return [
        (value, count)
        for value, count in ours
        if value not in amounts or (count and value in numbers and (value, count) not in theirs)
    ]


def _written(values: list[Value], like_text: str) -> str:
    grouped = re.search(r"\d[.]\d{3}(?!\d)", like_text)
    names = [like(grouped[0] if grouped else "0", value) for value, _ in values]
    return ", ".join(f"{count} × {name}" if count else name for name, (_, count) in zip(names, values, strict=True))


def _lacks_an_example(page: Page, key: str, language: str, other: str) -> bool:
    first, second = page.text(language, key), page.text(other, key)
    return (
        bool(first and second) and len(letters(first.text)) != len(letters(second.text)) if first and second else False
    )


class MissingPassages(Check):
    """A case, a clause or a lettered example that another language has."""

    id = "missing"
    name = gettext_lazy("Missing in one language")
    explanation = gettext_lazy(
        "A case, a lettered clause or an example within a case that one language prints and another does not. Like is "
        "compared only with like: a page that quotes the rule unlettered lacks no clauses."
    )
    severity = Severity.WARNING

    def find(self, page: Page) -> Iterator[Hit]:
        """Yield each missing passage once, and each missing example."""
        if len(page.languages) > 1:
            for language in page.languages:
                yield from _missing(page, language)
                for text in page.texts[language]:
                    if text.kind in {CASE, CLAUSE}:
                        yield from _missing_example(page, text)


def _missing(page: Page, language: str) -> Iterator[Hit]:
    for kinds in ({CASE, SITUATION}, {CLAUSE}):
        own = {normal_key(text.key) for text in page.texts[language] if text.kind in kinds}
        if len(own) < 2:
            continue
        lacking = [row for row in page.rows if row.kind in kinds and normal_key(row.key) not in own]
        names = {normal_key(row.key) for row in lacking}
        for row in lacking:
            within_another = any(normal_key(row.key).startswith(f"{name}.") for name in names)
            only_introduces = row.kind == SITUATION and any(normal_key(r.key) in own for r in page.within(row.key))
            if not within_another and not only_introduces and not _is_unlettered(row.key, own):
                yield Hit(Text(row.key, row.kind, language, "").spot(0, 0), tuple(_reasons(page, row.texts, row.key)))


def _is_unlettered(key: str, own: set[str]) -> bool:
    """Say whether a numbered clause lies within one that this language has without numbers."""
    parent, _, item = normal_key(key).rpartition(".")
    return bool(item) and parent in own and parent[:1].isalpha() and not any(k.startswith(f"{parent}.") for k in own)


def _reasons(page: Page, texts: Mapping[str, str], key: str) -> Iterator[Reason]:
    for language in texts:
        yield Said(LACKS[language], {"key": key})


def _missing_example(page: Page, text: Text) -> Iterator[Hit]:
    ours = letters(text.text)
    if not ours and _is_another(page, text):
        return  # Without letters an example is known by its figures, and all of these are others.
    for other, printed in page.sisters(text.key, text.language).items():
        theirs = letters(printed)
        lacking = [
            letter
            for letter, part in (theirs.items() if len(theirs) > 1 else ())
            if letter not in ours and (ours or _is_new(text, part, other))
        ]
        if lacking:
            place = count_word(text.text, text.language)
            start, end = place or (0, len(text.text.rstrip()))
            reasons = [reason for letter in lacking for reason in said(EXAMPLES[other], letter=letter)]
            more = said(_SPEAKS_OF, words=text.text[start:end]) if place else ()
            yield Hit(text.spot(start, end), (*reasons, *more), matter=" ".join(lacking))
            return


def _is_new(text: Text, part: str, other: str) -> bool:
    """Say whether an example prints a figure that a text without letters does not have."""
    values = {figure.value for figure in placed_figures(text.text, text.language)}
    return any(figure.value not in values for figure in placed_figures(part, other))
