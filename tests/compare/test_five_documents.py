"""The five shipped pages: which of their references are stale, and none but those."""

from pathlib import Path

import pytest

from rules.compare.annotations import annotate
from rules.compare.concordance import Concordance
from rules.compare.meaning import Reading
from rules.documents.reader import read_file, read_page
from rules.library.reading import SHIPPED

PAGES = [
    ("2026", "prior-bet-chips", "it", {"1.3": "45>47 45>47", "2.2": "45>47", "3.1": "45>47", "4": "45>47 45>47"}),
    ("2026", "prior-bet-chips", "es", {}),
    ("2024", "multiple-chips", "it", {"quote": "41>43", "explanation": "41>43"}),
    ("2024", "multiple-chips", "de", {}),
    ("2024", "face-up-for-all-ins", "it", {}),
]
RIGHT = {
    ("prior-bet-chips", "it"): {"C": "43 47", "C.1": "45", "C.2": "45 47", "5": "47"},
    ("prior-bet-chips", "es"): {
        "C": "43 47",
        "C.1": "45",
        "C.2": "45 47",
        "1.3": "47 47",
        "2.2": "47",
        "3.1": "47",
        "4": "47 47",
        "5": "47",
    },
    ("multiple-chips", "it"): {"2": "43", "3": "43"},
    ("multiple-chips", "de"): {"B.1": "43", "2": "43", "3": "43"},
    ("face-up-for-all-ins", "it"): {},
}


def passages(edition: str, slug: str) -> dict[str, dict[str, tuple[str, str]]]:
    """By key and language, the kind and text of each passage of a rule."""
    found: dict[str, dict[str, tuple[str, str]]] = {}
    for file in sorted(Path(SHIPPED, edition, slug).glob("*.txt")):
        for part in read_page(read_file(file), language=file.stem).parts:
            found.setdefault(part.key, {})[file.stem] = part.kind, part.text
    return found


def references(concordance: Concordance, edition: str, slug: str, language: str, *, stale: bool, alone: bool):
    reading, found = Reading(concordance, edition, slug), {}
    for key, texts in passages(edition, slug).items():
        kind, text = texts.get(language, ("", ""))
        sisters = {} if alone else {other: value for other, (_, value) in texts.items()}
        spans = [span for span in annotate(text, language, reading, sisters=sisters, kind=kind) if span.reference]
        wanted = [span.reference for span in spans if span.reference.stale == stale]
        if wanted:
            found[key] = " ".join(f"{r.number}>{r.meant_number}" if stale else r.number for r in wanted)
    return found


@pytest.mark.parametrize("alone", [False, True], ids=["beside its sisters", "alone"])
@pytest.mark.parametrize(("edition", "slug", "language", "expected"), PAGES)
def test_the_stale_references_of_the_five_pages_are_found(concordance, edition, slug, language, expected, alone):
    assert references(concordance, edition, slug, language, stale=True, alone=alone) == expected


@pytest.mark.parametrize("alone", [False, True], ids=["beside its sisters", "alone"])
@pytest.mark.parametrize(("edition", "slug", "language"), [page[:3] for page in PAGES])
def test_the_other_references_of_the_five_pages_are_right(concordance, edition, slug, language, alone):
    assert references(concordance, edition, slug, language, stale=False, alone=alone) == RIGHT[slug, language]
