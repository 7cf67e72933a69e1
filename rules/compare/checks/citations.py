"""References to rules: unknown numbers, stale numbers, two editions' numbering on one page, another page's label."""

import re
from collections.abc import Iterator

from django.utils.translation import gettext_lazy, gettext_noop

from rules.compare.annotations import UNMARKED
from rules.compare.checks.base import Check, Cites, Hit, Reason, Said, Severity, said
from rules.compare.checks.page import Page, Text
from rules.compare.meaning import Resolved, resolve
from rules.compare.references import references_and_labels

_MOST = 50
"""An edition that so many numbers are known of is known up to its last number."""

_BARE = re.compile(r"\s*(\d{1,3})(?:-[A-Z])?\s?[:.–—]\s")
"""The number of a rule that a heading begins with, without a word for it."""

_UNKNOWN = gettext_noop("In %(edition)s there is no rule %(number)s; the last one is %(last)s.")
_BOTH = gettext_noop("Elsewhere this page cites the same rule as %(number)s: it mixes the numbers of two editions.")
_BOTH_ALIKE = gettext_noop("Other numbers on this page are those of %(edition)s: it mixes the numbers of two editions.")
_LABEL = gettext_noop("This page is rule %(number)s of %(edition)s.")


class References(Check):
    """Numbers of rules that do not exist in the edition, or that stand for another rule than is meant."""

    id = "reference"
    name = gettext_lazy("References to the wrong rule")
    explanation = gettext_lazy(
        "Each number of a rule is read by what is said around it and by what the other languages cite in its"
        " place. It is"
        " reported where it stands for another rule in the edition of the page, or for none."
    )
    severity = Severity.ERROR

    def find(self, page: Page) -> Iterator[Hit]:
        """Yield stale and unknown numbers."""
        for language in page.languages:
            resolved = [
                (text, reference)
                for text in page.texts[language]
                if text.kind not in UNMARKED
                for reference in resolve(text.text, language, page.reading, page.sisters(text.key, language))
            ]
            right = {reference.rule for _, reference in resolved if not reference.stale}
            any_right = next((True for _, reference in resolved if not reference.stale and reference.rule), False)
            for text, reference in resolved:
                yield from _judged(page, text, reference, right, any_right)
            yield from _labels(page, page.texts[language])


def _judged(page: Page, text: Text, found: Resolved, right: set[str | None], any_right: bool) -> Iterator[Hit]:
    spot = text.spot(found.start, found.end)
    if found.stale:
        reasons: tuple[Reason, ...] = (Cites(found, page.reading), *_two_editions(page, found, right, any_right))
        yield Hit(spot, reasons, found.meant_number or "")
    elif not found.candidates and _is_beyond(page, found.number):
        filled = {"edition": page.reading.edition, "number": found.number, "last": str(_last(page))}
        yield Hit(spot, said(_UNKNOWN, **filled))


def _two_editions(page: Page, found: Resolved, right: set[str | None], any_right: bool) -> Iterator[Reason]:
    if found.meant in right and found.meant_number:
        yield Said(_BOTH, {"number": found.meant_number})
    elif found.fits_edition and any_right:
        yield Said(_BOTH_ALIKE, {"edition": page.reading.edition})


def _is_beyond(page: Page, number: str) -> bool:
    last = _last(page)
    return last is not None and int(number) > last


def _last(page: Page) -> int | None:
    concordance, edition = page.reading.concordance, page.reading.edition
    numbers = concordance.numbers(edition)
    return max(numbers) if len(numbers) >= _MOST else None


def _labels(page: Page, texts: tuple[Text, ...]) -> Iterator[Hit]:
    """Yield the labels and headings of a page that bear another number than the page."""
    if not page.number:
        return
    for text in texts:
        if text.kind in {"label", "heading"} and text.key != "edition":
            for reference in references_and_labels(text.text):
                if reference.number != page.number.split("-")[0] and reference.opens <= 2:
                    filled = {"number": page.number, "edition": page.reading.edition}
                    yield Hit(text.spot(reference.start, reference.end), said(_LABEL, **filled), page.number)
            bare = _BARE.match(text.text) if text.kind == "heading" else None
            if bare and bare[1] != page.number.split("-")[0]:
                filled = {"number": page.number, "edition": page.reading.edition}
                yield Hit(text.spot(*bare.span(1)), said(_LABEL, **filled), page.number)
