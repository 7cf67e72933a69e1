"""Sums that a text does itself."""

import re
from collections.abc import Iterator
from itertools import pairwise
from math import prod

from django.utils.translation import gettext_lazy, gettext_noop

from rules.compare.checks.base import Check, Hit, Severity, said
from rules.compare.checks.page import Page, Text
from rules.compare.checks.verdicts import like
from rules.compare.figures_by_role import judged_text
from rules.compare.numbers import TextFigure, text_figures
from rules.compare.roles import Placed, placed_figures, sentence_around

_PLUS = r"\+|più|plus|und noch|más|plus"
_MINUS = r"[-–−]|meno|minus|menos"
_TIMES = r"[×x*·]|per|mal|por"
_SIGNS = re.compile(rf"\s*(?:(?P<plus>{_PLUS})|(?P<minus>{_MINUS})|(?P<times>{_TIMES}))\s*", re.IGNORECASE)
_EQUALS = re.compile(
    r"\s*(?:=|fa(?:nno)?|è uguale a|sono in tutto|ergibt|ergeben|macht|sind zusammen|son|es igual a|suman"
    r"|makes?|equals?)"
    r"\s*",
    re.IGNORECASE,
)
_BETWEEN_CHIPS = re.compile(
    r"[\s,]*(?:k|er[nsm]?|chips?|l[’']uno|l[’']una|(?:e|y|ed|und|sui|sulle|su|sopra|auf|zu|sobre|plus|più|más|con)(?!\w)"
    r"|(?:i|le|las|los|la|il|die|den|der|zu|dem|un[ao]?|einen?|weitere[nr]?|otras?|altri?)(?!\w)|\d{1,2}(?!\d)"
    r"|due|tre|quattro|cinque|sei|zwei|drei|vier|fünf|sechs|dos|tres|cuatro|cinco|seis"
    r"|getton[ei]|fichas?|chips?|da|de|nuev[ao]s?|neuen?|nuov[ei]|previas?|precedenti|vorherigen?|[\s,)])*",
    re.IGNORECASE,
)
_MAKE_A_TOTAL = re.compile(
    r"(?:k|er[nsm]?)?[\s)]*(?:chips?\s+)?(?:,?\s*(?:è|sono|fa|fanno|danno|per|ist|sind|ergibt|ergeben|machen|es|son|hacen|suman"
    r"|para|für)\s+)(?:quindi |daher |also )?(?:un[ao]? |einen? |eine |la |il )?"
    r"(?:(?:puntata|apuesta|bet|einsatz|gesamteinsatz) )?(?:von )?(?:total[ei]?|insgesamt|in tutto|en total"
    r"|zusammen)(?: (?:di|de|von))?\s*",
    re.IGNORECASE,
)
_THAT_IS = re.compile(
    r"(?:k|er[nsm]?)?[\s),]*(?:cioè|ossia|vale a dire|also|d\.\s?h\.|das sind|es decir,?|o sea,?|por tanto)\s+"
    r"(?:insgesamt |zusammen |un totale di |un total de |in tutto )?",
    re.IGNORECASE,
)

_SUM = gettext_noop("%(sum)s makes %(right)s, not %(printed)s.")
_HALF = gettext_noop("Half of %(whole)s is %(right)s, not %(printed)s.")
_CHIPS = gettext_noop("The chips named here make %(right)s, not %(printed)s.")


class Arithmetic(Check):
    """A sum in the text that does not come out."""

    id = "arithmetic"
    name = gettext_lazy("Wrong sums")
    explanation = gettext_lazy(
        "Sums that the text works out itself: 1400+700=2100, half of 600 is 300, two 1,000s on two 25s are 2,050 in "
        "all."
    )
    severity = Severity.ERROR

    def find(self, page: Page) -> Iterator[Hit]:
        """Yield the results that are wrong."""
        for text in page.every_text("label", "credit"):
            if re.search(r"\d", text.text):
                yield from _sums(text)
                yield from _halves(text)
                yield from _piles(page, text)


def _sums(text: Text) -> Iterator[Hit]:
    figures = text_figures(text.text)
    index = 0
    while index < len(figures):
        terms, signs = _terms(text.text, figures, index)
        last = index + len(terms) - 1
        if signs and last + 1 < len(figures):
            gap = _EQUALS.fullmatch(text.text, figures[last].end, figures[last + 1].start)
            result = figures[last + 1]
            right = _value(terms, signs)
            if gap and right is not None and right != result.value:
                shown = text.text[result.start : result.end]
                written = " ".join(text.text[figures[index].start : figures[last].end].split())
                reasons = said(_SUM, sum=written, right=like(shown, right), printed=shown)
                yield Hit(text.spot(result.start, result.end), reasons, like(shown, right))
        index = max(last, index) + 1


def _terms(text: str, figures: tuple[TextFigure, ...], index: int) -> tuple[list[int], list[str]]:
    terms, signs = [figures[index].value], []
    for first, second in zip(figures[index:], figures[index + 1 :], strict=False):
        sign = _SIGNS.fullmatch(text, first.end, second.start)
        if sign is None:
            break
        signs.append(str(sign.lastgroup))
        terms.append(second.value)
    return terms, signs


def _value(terms: list[int], signs: list[str]) -> int | None:
    """Return what a chain of one kind of sign comes to."""
    if set(signs) == {"times"}:
        return prod(terms)
    if "times" in signs:
        return None
    return terms[0] + sum(term if sign == "plus" else -term for term, sign in zip(terms[1:], signs, strict=True))


def _halves(text: Text) -> Iterator[Hit]:
    """Yield halves that are none: "il 50% di 600 è 250", "das Minimum-Raise ist 600, 50% davon sind 350"."""
    figures = placed_figures(text.text, text.language)
    for whole, half in pairwise(figures):
        between = text.text[whole.end : half.start]
        of_it = re.search(
            r"(?:50\s?%|hälfte|metà|mitad)\s(?:davon|di esso|di questo|de eso|de ello|de esto)", between, re.IGNORECASE
        )
        if half.role != "half" or not (whole.role == "half of" or of_it):
            continue
        if sentence_around(text.text, whole.start) != sentence_around(text.text, half.start):
            continue
        if half.value not in {whole.value // 2, (whole.value + 1) // 2}:
            shown, right = (
                text.text[half.start : half.end],
                like(text.text[half.start : half.end], (whole.value + 1) // 2),
            )
            reasons = said(_HALF, whole=text.text[whole.start : whole.end], right=right, printed=shown)
            yield Hit(text.spot(half.start, half.end), reasons, right)


def _piles(page: Page, text: Text) -> Iterator[Hit]:
    """Yield totals that the chips named just before do not make; where a chip is wrong, the total is not."""
    figures = placed_figures(text.text, text.language)
    wrong = {judged.placed.start for judged in judged_text(page, text) if judged.agrees is False}
    for index, total in enumerate(figures):
        chips = _chips_before(text.text, figures, index)
        if not chips or total.role == "chip" or any(chip.start in wrong for chip in chips):
            continue
        gap = text.text[chips[-1].end : total.start]
        right = sum(chip.value * (chip.count or 0) for chip in chips)
        makes = _MAKE_A_TOTAL.fullmatch(gap) or (total.role == "total" and _THAT_IS.fullmatch(gap))
        if makes and right != total.value:
            shown = text.text[total.start : total.end]
            reasons = said(_CHIPS, right=like(shown, right), printed=shown)
            yield Hit(text.spot(total.start, total.end), reasons, like(shown, right))


def _chips_before(text: str, figures: tuple[Placed, ...], index: int) -> list[Placed]:
    """Return the chips of a list that ends before a figure, all with their counts."""
    found: list[Placed] = []
    for chip in reversed(figures[:index]):
        if chip.role != "chip" or chip.count is None:
            break
        if found and not _BETWEEN_CHIPS.fullmatch(text, chip.end, found[0].opens):
            break
        found.insert(0, chip)
    return found
