"""What is wrong with what was typed, in sentences, and the headline over all that is wrong with a form."""

from collections.abc import Collection

from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _

from rules.engine.problems import Problem
from rules.narration.problems import sentence
from rules.narration.wording import Sentence, put
from rules.web.whatif.written_amounts import Unreadable

_TYPED: dict[str, Sentence] = {
    "not-a-number": _("This cannot be read as a number."),
    "two-amounts": _("This may mean %(small)s or %(large)s: write the number out."),
    "two-piles": _(
        "These chips can be read in two ways. Write the count before an x and a plus between chips: 2x500 + 1x100."
    ),
}

_UNREADABLE = {*_TYPED, "chips-unreadable", "words-unreadable", "unknown-word", "not-a-card", "too-long", "wrong"}
_INVALID = {"negative", "not-positive", "not-a-whole-number", "too-large"}
_MISSING = {"missing", "empty", "too-few", "fewer-cards-than-odd-chips"}
UNFINISHED = "unfinished"
"""The code of what is right as far as it goes, such as words that still need chips."""

_UNFINISHED = {UNFINISHED, "less-than-the-blind"}


def why_unreadable(fault: Unreadable) -> str:
    """Say why a text cannot be read."""
    if fault.code in _TYPED:
        return put(_TYPED[fault.code], fault.figures)
    return sentence(Problem("", fault.code))


def only_missing(codes: Collection[str]) -> bool:
    """Whether all that is wrong is that something has not been filled in yet."""
    return bool(codes) and _MISSING.issuperset(codes)


def is_unfinished(codes: Collection[str]) -> bool:
    """Whether nothing is wrong yet: all is right as far as it goes."""
    return bool(codes) and _UNFINISHED.issuperset(codes)


def heading(codes: Collection[str]) -> str:
    """The headline over faults: what cannot be read is never called impossible."""
    if not _UNREADABLE.isdisjoint(codes):
        return gettext("This cannot be read")
    if not _INVALID.isdisjoint(codes):
        return gettext("Not a valid figure")
    if not _MISSING.isdisjoint(codes):
        return gettext("Something is missing")
    if is_unfinished(codes):
        return gettext("Chips are still missing")
    return gettext("This cannot have happened")
