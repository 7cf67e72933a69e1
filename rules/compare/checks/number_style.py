"""Thousands written in two ways on the page of one language."""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from django.utils.translation import gettext_lazy, gettext_noop

from rules.compare.checks.base import Check, Hit, Severity, Spot, said
from rules.compare.checks.page import Page, Text
from rules.compare.numbers import TextFigure, text_figures

_YEARS = range(1990, 2036)
_DATED = re.compile(
    r"(?:TDA|edizione|ausgabe|edición|edition|anno|jahr|año|seit|dal|del|im|en|in|von|de|nel|/|\.)\s*$", re.IGNORECASE
)
_SAYS = gettext_noop("“%(printed)s” is written here; other figures on this page are written like “%(other)s”.")


@dataclass(frozen=True)
class _Styled:
    spot: Spot
    shown: str
    separator: str
    value: int


class NumberStyle(Check):
    """Thousands with and without a separator, or with two sorts of it."""

    id = "number-style"
    name = gettext_lazy("Number style mixed")
    explanation = gettext_lazy(
        "Thousands written in two ways on one page, such as 1.400 and 2100. Figures of four digits without a"
        " separator may"
        " stand beside longer ones with it."
    )
    severity = Severity.WARNING

    def find(self, page: Page) -> Iterator[Hit]:
        """Yield the rarer style once, with all its places."""
        for language in page.languages:
            figures = [styled for text in page.texts[language] for styled in _styled(text)]
            counts = Counter(styled.separator for styled in figures)
            if len(counts) > 1 and not _is_long_only(figures):
                yield from _mixed(figures, counts)


def _mixed(figures: list[_Styled], counts: Counter[str]) -> Iterator[Hit]:
    usual = max(counts, key=lambda separator: (counts[separator], separator != ""))
    model = next(styled for styled in figures if styled.separator == usual)
    rare = [styled for styled in figures if styled.separator != usual]
    for separator in dict.fromkeys(styled.separator for styled in rare):
        first, *more = [styled for styled in rare if styled.separator == separator]
        right = f"{first.value:,}".replace(",", usual)
        reasons = said(_SAYS, printed=first.shown, other=model.shown)
        yield Hit(first.spot, reasons, right, tuple(styled.spot for styled in more))


def _is_long_only(figures: list[_Styled]) -> bool:
    """Say whether only figures of five digits and more are separated, all in one way, and no shorter ones."""
    short = {styled.separator for styled in figures if styled.value < 10_000}
    long = {styled.separator for styled in figures if styled.value >= 10_000}
    return short == {""} and len(long) == 1


def _styled(text: Text) -> Iterator[_Styled]:
    if text.kind in {"label", "credit"}:
        return
    for figure in text_figures(text.text):
        shown = text.text[figure.start : figure.end]
        if figure.value >= 1000 and shown[-1].isdigit() and not _is_year(text.text, figure):
            separators = re.sub(r"\d", "", shown)
            yield _Styled(text.spot(figure.start, figure.end), shown, separators[:1], figure.value)


def _is_year(text: str, figure: TextFigure) -> bool:
    """Say whether a figure is a year: its words say so, or it is no sum of the usual chips."""
    plain = figure.end - figure.start == 4 and figure.value in _YEARS
    return plain and (
        figure.value % 25 != 0 or _DATED.search(text[max(0, figure.start - 12) : figure.start]) is not None
    )
