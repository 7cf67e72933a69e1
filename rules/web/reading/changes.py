"""What an edition changed: which numbers have moved and by how much, what is new, and what is not known."""

from dataclasses import dataclass
from itertools import pairwise

from rules.web.site.concordance import Concordance, RuleInEdition


@dataclass(frozen=True, slots=True)
class Moved:
    """A run of numbers that have moved alike: from `first` to `last`, now `first_now` to `last_now`."""

    first: RuleInEdition
    last: RuleInEdition
    first_now: RuleInEdition
    last_now: RuleInEdition

    @property
    def one(self) -> bool:
        """Whether it is a single rule."""
        return self.first == self.last


@dataclass(frozen=True, slots=True)
class Changes:
    """An edition against the one before: moved and new rules, and those whose number in it is not known."""

    before: str
    now: str
    moved: tuple[Moved, ...]
    new: tuple[RuleInEdition, ...]
    unknown: tuple[RuleInEdition, ...]


def changes(concordance: Concordance, edition: str) -> Changes | None:
    """Tell an edition from the one before it; None for the oldest."""
    keys = list(concordance.editions)
    if edition not in keys or keys.index(edition) == 0:
        return None
    before = keys[keys.index(edition) - 1]
    pairs = [(old, now) for old in concordance.of(before) if (now := concordance.at(edition, old.slug))]
    return Changes(
        before,
        edition,
        tuple(_runs([pair for pair in pairs if _offset(pair)])),
        tuple(place for place in concordance.of(edition) if concordance.at(before, place.slug) is None),
        tuple(now for _, now in pairs if not now.number),
    )


def _offset(pair: tuple[RuleInEdition, RuleInEdition]) -> int:
    """By how much a number has grown; 0 where it has not, or is not a plain number in both editions."""
    old, now = pair[0].number or "", pair[1].number or ""
    return int(now) - int(old) if old.isdecimal() and now.isdecimal() else 0


def _runs(pairs: list[tuple[RuleInEdition, RuleInEdition]]) -> list[Moved]:
    """Put neighbours together that have moved by the same."""
    if not pairs:
        return []
    breaks = [at for at, (one, other) in enumerate(pairwise(pairs), start=1) if _offset(one) != _offset(other)]
    bounds = [0, *breaks, len(pairs)]
    return [
        Moved(pairs[start][0], pairs[end - 1][0], pairs[start][1], pairs[end - 1][1]) for start, end in pairwise(bounds)
    ]
