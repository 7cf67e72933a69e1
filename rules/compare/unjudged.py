"""Cases that have no verdict: a state of ours, and no fault of a text."""

from collections.abc import Iterator

from rules.compare.checks.page import Page, Text
from rules.compare.figures_by_role import CASE, telling


def not_entered(page: Page) -> Iterator[Text]:
    """Yield the cases that have no scenario and are not marked as not computable, in each language that prints them."""
    for text in page.every_text():
        if text.kind == CASE and text.key not in page.entered and not page.by_key[text.key].not_computable:
            yield text


def unjudged(page: Page) -> Iterator[Text]:
    """Yield these, and the cases whose text has other figures than the scenario."""
    yield from not_entered(page)
    for text in page.every_text():
        if text.kind == CASE and text.key in page.entered and telling(page, text).other:
            yield text
