"""What a verdict lists: who is paid what, who shows when, where the button is, who gets a chip."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from django.utils.translation import gettext, pgettext

from rules.engine.verdict import Decision, Verdict
from rules.narration.figures import all_of, amount, rule_range


@dataclass(frozen=True, slots=True)
class NarratedLine:
    """A line of a list: what it is about, its value, and both in one text."""

    name: str
    value: str
    text: str


@dataclass(frozen=True, slots=True)
class NarratedList:
    """A list with the line over it; `kind` is ``shares``, ``order``, ``places``, ``button`` and so on."""

    kind: str
    label: str
    lines: tuple[NarratedLine, ...]


def listings(verdict: Verdict) -> tuple[NarratedList, ...]:
    """The lists of a verdict, without those that would be empty."""
    return tuple(listed for listed in _listings(verdict) if listed.lines)


def _listings(verdict: Verdict) -> Iterator[NarratedList]:
    details = verdict.details
    match verdict.decision:
        case Decision.SPLIT:
            yield NarratedList("shares", pgettext("list", "Who is paid what"), _chips(details["shares"]))
        case Decision.ORDER if "shared" in details:
            yield NarratedList("places", pgettext("list", "Places"), _places(details["order"], details["shared"]))
        case Decision.ORDER:
            yield NarratedList("order", pgettext("list", "Order of showing"), _places(details["order"] or [], []))
        case Decision.CORRECTED:
            yield NarratedList("owes", pgettext("list", "To add"), _chips(details.get("owes", {})))
            yield NarratedList("returned", pgettext("list", "To take back"), _chips(verdict.returned))
        case Decision.BUTTON:
            yield NarratedList("button", pgettext("list", "Next hand"), tuple(_positions(details)))
        case Decision.BLIND_ANTE:
            yield NarratedList("posted", pgettext("list", "Blind and ante"), tuple(_posted(details)))
        case Decision.CHIP_RACE:
            yield NarratedList("changed", pgettext("list", "Exchanged at equal value"), _chips(details["changed"]))
            yield NarratedList("awards", pgettext("list", "Chips awarded"), _chips(details["awards"]))


def _line(name: str, value: str) -> NarratedLine:
    return NarratedLine(name, value, gettext("%(name)s: %(value)s") % {"name": name, "value": value})


def _chips(chips: Mapping[str, int]) -> tuple[NarratedLine, ...]:
    """Chips by player."""
    return tuple(_line(name, amount(n)) for name, n in chips.items())


def _places(names: Sequence[str], shared: Sequence[Sequence[str]]) -> tuple[NarratedLine, ...]:
    """Numbered places; players who share one stand in one line."""
    lines: list[NarratedLine] = []
    at = 0
    while at < len(names):
        group = next((group for group in shared if names[at] in group), [names[at]])
        place = rule_range(str(at + 1), str(at + len(group)))
        lines.append(_line(place, all_of(group)))
        at += len(group)
    return tuple(lines)


def _positions(details: Mapping[str, Any]) -> Iterator[NarratedLine]:
    """Button and blinds; seats are named as they were written."""
    yield _line(pgettext("position", "Button"), _button(details["button"], dead="button" in details["dead"]))
    yield _line(pgettext("position", "Small blind"), details["small_blind"] or pgettext("position", "nobody"))
    yield _line(pgettext("position", "Big blind"), details["big_blind"])


def _button(name: str | None, *, dead: bool) -> str:
    if name is None:
        return pgettext("position", "dead")
    return pgettext("position", "dead (%(seat)s)") % {"seat": name} if dead else name


def _posted(details: Mapping[str, Any]) -> Iterator[NarratedLine]:
    yield _line(pgettext("position", "Big blind"), amount(details["blind"]))
    yield _line(pgettext("posted", "Ante"), amount(details["ante"]))
    yield _line(pgettext("posted", "Most to win from each opponent"), amount(details["wins_from_each"]))
