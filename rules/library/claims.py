"""Whether the claims of our summaries name their sources, and the summaries say how sure they are."""

from collections.abc import Iterator

from django.utils.translation import gettext as _

from rules.engine.problems import place
from rules.library.entries import ClaimEntry
from rules.library.problems import Problem
from rules.library.reading import CLAIMS, Library, OwnShelf

GIVEN = "facts given to the project"
"""The title of the source without an address; it is certain in itself and counts for two."""

MOST_WORDS = 90
"""The most words of a summary that has a file of claims."""

HEDGES = {
    "likely": {"it": "probabilmente", "de": "wahrscheinlich", "es": "probablemente", "en": "likely"},
    "unknown": {"it": "non ci è noto", "de": "uns nicht bekannt", "es": "no nos consta", "en": "not known to us"},
}
"""The words by which a summary says that a claim is not agreed."""


def claim_problems(library: Library) -> Iterator[Problem]:
    """Yield what is wrong with the claims of our summaries; summaries with worked cases may do without the file."""
    for shelf in library.ours:
        file = f"{shelf.folder}/{CLAIMS}"
        if not shelf.claims and not shelf.cases and not shelf.only_directed:
            yield Problem(file, "", _("is missing: a summary without worked cases names its sources"))
        for index, claim in enumerate(shelf.claims):
            for key, fault in claim_faults(claim):
                yield Problem(file, f"{place('claim', index)}.{key}", fault)
        if shelf.claims:
            yield from _summaries(shelf)


def claim_faults(claim: ClaimEntry) -> Iterator[tuple[str, str]]:
    """Yield key and fault of what is wrong with a claim."""
    addresses = {source.address for source in claim.sources}
    if any(not source.address and source.title != GIVEN for source in claim.sources):
        yield "sources", _("only “%(title)s” stands without an address") % {"title": GIVEN}
    if claim.sure == "agreed" and len(addresses) < 2 and "" not in addresses:
        yield "sources", _("a claim that is agreed needs two sources at different addresses")
    if claim.sure == "likely" and not addresses:
        yield "sources", _("a claim that is likely needs a source")
    if claim.sure == "unknown" and addresses:
        yield "sources", _("a claim that has a source is not unknown")


def _summaries(shelf: OwnShelf) -> Iterator[Problem]:
    doubts = {claim.sure for claim in shelf.claims} & HEDGES.keys()
    for language, text in shelf.texts.items():
        file = f"{shelf.folder}/{language}.md"
        if len(text.summary.split()) > MOST_WORDS:
            yield Problem(file, "", _("the summary is longer than %(most)s words") % {"most": MOST_WORDS}, 1)
        for sure in sorted(doubts):
            if HEDGES[sure][language] not in text.summary.casefold():
                fault = _("must say “%(words)s”, as a claim does") % {"words": HEDGES[sure][language]}
                yield Problem(file, "", fault, 1)
