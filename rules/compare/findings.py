"""What the checks found, one finding a spot, with an identity that lasts."""

import hashlib
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from itertools import groupby

from rules.compare.checks.base import Amount, Check, Hit, Reason, Severity, Spot
from rules.compare.checks.page import Page
from rules.compare.checks.registry import CHECKS
from rules.compare.roles import sentence_around

_CONTEXT = 3
"""Words to each side that belong to the identity of a finding."""

_NEAR = 200
"""Characters to each side in which these words are looked for, however long the passage is."""


@dataclass(frozen=True)
class Finding:
    """One thing that is wrong at one place of one page.

    `identity` stays the same when the page is imported again or edited elsewhere.  `checks` are the ids of all checks
    that met here, the gravest first.  ``text[start:end]`` is the spot; it is empty where a passage is missing.  `also`
    are more places of the same fault, on the same page.  `sisters` are what the other languages say there.
    """

    identity: str
    checks: tuple[str, ...]
    severity: Severity
    edition: str
    slug: str
    number: str | None
    language: str
    key: str
    kind: str
    text: str
    start: int
    end: int
    reasons: tuple[Reason, ...]
    right: str = ""
    also: tuple[Spot, ...] = ()
    sisters: Mapping[str, str] = field(default_factory=dict)

    @property
    def check(self) -> str:
        """The id of the gravest check."""
        return self.checks[0]

    @property
    def address(self) -> tuple[str, str, str]:
        """The parts of an address: the edition, the number of the rule (or its slug), the key of the passage."""
        return self.edition, self.number or self.slug, self.key

    @property
    def spot(self) -> str:
        """What is printed at the spot."""
        return self.text[self.start : self.end]

    def quoted(self) -> tuple[str, str, str]:
        """Return the sentence around the spot in three pieces: before, the spot, after."""
        begin, end = sentence_around(self.text, self.start)
        end = max(end, self.end)
        return self.text[begin : self.start], self.spot, self.text[self.end : end].rstrip()

    def sentences(self, amount: Amount = str) -> tuple[str, ...]:
        """Return why it is reported, in the active language; `amount` writes chips."""
        said = (sentence for reason in self.reasons for sentence in reason.sentences(amount))
        return tuple(dict.fromkeys(said))


def findings(page: Page, checks: Iterable[Check] = CHECKS, language: str = "") -> tuple[Finding, ...]:
    """Return what is wrong on a page, or in one language of it, in the order of the page."""
    ordered = list(checks)
    hits = [(rank, check, hit) for rank, check in enumerate(ordered) for hit in check.find(page)]
    found = [_finding(page, group) for group in _meeting(hits) if not language or group[0][2].spot.language == language]
    places = {(text.language, text.key): index for index, text in enumerate(page.every_text())}
    found.sort(key=lambda finding: (places.get((finding.language, finding.key), len(places)), finding.start))
    return tuple(_numbered(found))


Found = tuple[int, Check, Hit]


def _meeting(hits: list[Found]) -> Iterator[list[Found]]:
    """Yield the hits that share words, the gravest first."""

    def passage(found: Found) -> tuple[str, str]:
        return found[2].spot.language, found[2].spot.key

    hits = sorted(hits, key=lambda found: (*passage(found), found[2].spot.start, found[2].spot.end))
    for _, of_passage in groupby(hits, key=passage):
        group: list[Found] = []
        reached = -1
        for found in of_passage:
            spot = found[2].spot
            if group and spot.start >= reached and not (spot.start == spot.end == group[-1][2].spot.end):
                yield sorted(group, key=_gravity)
                group = []
            reached = max(reached if group else -1, spot.end)
            group.append(found)
        if group:
            yield sorted(group, key=_gravity)


def _gravity(found: Found) -> tuple[int, int]:
    rank, check, hit = found
    return (hit.severity or check.severity).rank, rank


def _finding(page: Page, group: list[Found]) -> Finding:
    _, check, hit = group[0]
    spot = hit.spot
    text = page.text(spot.language, spot.key)
    row = page.by_key.get(spot.key)
    return Finding(
        identity=_identity(page, check, hit, text.text if text else ""),
        checks=tuple(dict.fromkeys(other.id for _, other, _ in group)),
        severity=hit.severity or check.severity,
        edition=page.reading.edition,
        slug=page.reading.own,
        number=page.number,
        language=spot.language,
        key=spot.key,
        kind=row.kind if row else "",
        text=text.text if text else "",
        start=spot.start,
        end=spot.end,
        reasons=tuple(reason for _, _, other in group for reason in other.reasons),
        right=next((other.right for _, _, other in group if other.right), ""),
        also=tuple(dict.fromkeys(more for _, _, other in group for more in other.also if more != spot)),
        sisters=dict(_sisters(page, spot, text.text if text else "")),
    )


def _sisters(page: Page, spot: Spot, text: str) -> Iterator[tuple[str, str]]:
    """Yield the sentence of each other language that lies as far into its passage as the spot does."""
    for language, other in page.sisters(spot.key, spot.language).items():
        if not text:
            yield language, other.strip()
            continue
        begin, end = sentence_around(other, int(len(other) * spot.start / max(1, len(text))))
        yield language, other[begin:end].strip()


def _identity(page: Page, check: Check, hit: Hit, text: str) -> str:
    spot = hit.spot
    before, after = text[max(0, spot.start - _NEAR) : spot.start], text[spot.end : spot.end + _NEAR]
    parts = (
        page.reading.edition,
        page.reading.own,
        check.id,
        spot.language,
        spot.key,
        _normal(text[spot.start : spot.end]),
        " ".join(_normal(before).split()[-_CONTEXT:]),
        " ".join(_normal(after).split()[:_CONTEXT]),
        *filter(None, (hit.matter,)),
    )
    return hashlib.sha256("\x1f".join(parts).encode()).hexdigest()[:20]


def _normal(text: str) -> str:
    """Return a text without what an import may change: case, blanks, the sort of apostrophe."""
    return re.sub(r"\s+", " ", text.casefold().replace("’", "'")).strip()


def _numbered(found: Iterable[Finding]) -> Iterator[Finding]:
    """Yield findings with identities of their own: the same fault in the same words is counted."""
    seen: Counter[str] = Counter()
    for finding in found:
        seen[finding.identity] += 1
        count = seen[finding.identity]
        yield finding if count == 1 else replace(finding, identity=f"{finding.identity}-{count}")
