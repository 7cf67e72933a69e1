"""Chips in words: ``one 1,000 chip and five 100s``.  Everywhere the object of the sentence (German: accusative)."""

from django.utils.translation import npgettext, pgettext

from rules.engine.chips import Chips
from rules.narration.figures import LARGEST_WORD, all_of, amount, number_word


def pile(chips: Chips) -> str:
    """A pile in words, the largest denomination first; only the first kind of chip is called a chip."""
    if not chips.piles:
        return ""
    first, *others = chips.piles
    return all_of([_first_kind(*first), *(_next_kind(*other) for other in others)])


def _first_kind(denomination: int, count: int) -> str:
    if count > LARGEST_WORD:
        words = pgettext("chips first in a list", "%(count)s chips of %(value)s")
    else:
        words = npgettext("chips first in a list", "one %(value)s chip", "%(count)s %(value)ss", count)
    return words % {"count": number_word(count), "value": amount(denomination)}


def _next_kind(denomination: int, count: int) -> str:
    if count > LARGEST_WORD:
        words = pgettext("chips later in a list", "%(count)s chips of %(value)s")
    else:
        words = npgettext("chips later in a list", "one %(value)s chip", "%(count)s %(value)ss", count)
    return words % {"count": number_word(count), "value": amount(denomination)}
