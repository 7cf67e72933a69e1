"""What the checks found, ready for a template: the quotation, the reasons, the way there."""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from django.utils.http import urlencode
from django.utils.text import Truncator

from rules.compare.audit import NotEntered
from rules.compare.checks.registry import BY_ID
from rules.compare.findings import Finding
from rules.engine.verdict import Decision
from rules.models import Dismissal, Passage
from rules.narration.figures import amount
from rules.narration.headlines import WORDS
from rules.web.site import addresses
from rules.web.site.concordance import Concordance, RuleInEdition

_NUMBER = re.compile(r"[0-9A-Z]")
"""How a key begins that the page prints: 1.3, B.1.  Others are words of ours, such as heading."""

_LONGEST_QUOTE, _LONGEST_PLACE = 300, 120
"""What the columns of a dismissal hold."""


@dataclass(frozen=True, slots=True)
class Where:
    """A passage: its key, the kind it is named by where the key is not printed, and its place on the rule's page."""

    key: str
    kind: str
    numbered: bool
    address: str


@dataclass(frozen=True, slots=True)
class Shown:
    """A finding as it is listed; `before`, `spot` and `after` are the quotation, all empty where a passage is missing.

    `right` is what should stand there: in the language of the text, or, where `right_is_ours`, a word of ours for a
    decision.  `dismissal` is there where somebody has found it to be no fault.
    """

    finding: Finding
    where: Where
    also: tuple[Where, ...]
    quotation: tuple[str, str, str]
    names: tuple[str, ...]
    sentences: tuple[str, ...]
    right: str
    right_is_ours: bool
    dismiss: str
    dismissal: Dismissal | None = None


@dataclass(frozen=True, slots=True)
class Group:
    """The findings of one rule in one edition."""

    place: RuleInEdition
    findings: tuple[Shown, ...]


def groups(concordance: Concordance, language: str, found: Iterable[Finding]) -> list[Group]:
    """Put findings under the rules they are of."""
    listed = []
    for (edition, slug), run in groupby(found, key=lambda finding: (finding.edition, finding.slug)):
        place = concordance.at(edition, slug)
        if place:
            listed.append(Group(place, tuple(shown(finding, place, language) for finding in run)))
    return listed


def not_entered(
    concordance: Concordance, language: str, listed: Iterable[NotEntered]
) -> Iterator[tuple[RuleInEdition, str, list[tuple[str, str]]]]:
    """Yield the cases that nobody has entered: the rule, the language of the text, the keys with their addresses."""
    for cases in listed:
        place = concordance.at(cases.edition, cases.slug)
        if place:
            yield place, cases.language, [(key, addresses.case(language, place, key)) for key in cases.keys]


def dismissed(concordance: Concordance, language: str, pairs: Sequence[tuple[Finding, Dismissal]]) -> list[Shown]:
    """Those that somebody has dismissed."""
    placed = ((finding, dismissal, concordance.at(finding.edition, finding.slug)) for finding, dismissal in pairs)
    return [shown(finding, place, language, dismissal) for finding, dismissal, place in placed if place]


def shown(finding: Finding, place: RuleInEdition, language: str, dismissal: Dismissal | None = None) -> Shown:
    """Tell one finding in the active language."""
    right, ours = _right(finding)
    keys = dict.fromkeys(spot.key for spot in finding.also if spot.key != finding.key)
    return Shown(
        finding,
        _where(place, finding.language, language, finding.key, finding.kind),
        tuple(_where(place, finding.language, language, key) for key in keys),
        finding.quoted() if finding.text else ("", "", ""),
        tuple(str(BY_ID[check].name) for check in finding.checks),
        finding.sentences(amount),
        right,
        ours,
        _dismiss(finding, place),
        dismissal,
    )


def _where(place: RuleInEdition, text: str, language: str, key: str, kind: str = "") -> Where:
    page = addresses.rule(language, place)
    kind = kind or (key if key in Passage.Kind else Passage.Kind.LABEL)
    return Where(key, kind, bool(_NUMBER.match(key)), f"{page}?texts={text}#{key}")


def _right(finding: Finding) -> tuple[str, bool]:
    """What should stand at the spot; a decision of the engine as its word."""
    if finding.right in list(Decision):
        return str(WORDS[Decision(finding.right)]), True
    return finding.right, False


def _dismiss(finding: Finding, place: RuleInEdition) -> str:
    """The form in which staff dismisses a finding, with what is known of it filled in."""
    known = {
        "identity": finding.identity,
        "place": f"{place.edition} · {place.label or place.slug} · {finding.language} · {finding.key}"[:_LONGEST_PLACE],
        "quote": Truncator("".join(finding.quoted()).strip()).chars(_LONGEST_QUOTE) if finding.text else "",
        "check_id": finding.check,
    }
    return f"{addresses.dismissal()}?{urlencode(known)}"
