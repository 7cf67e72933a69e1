"""What an edition changed: which numbers have moved and by how much, what is new, and what is not known."""

from dataclasses import dataclass
from itertools import pairwise

from rules.web.site.concordance import Concordance, Place


@dataclass(frozen=True, slots=True)
class Moved:
    """A run of numbers that have moved alike: from `first` to `last`, now `first_now` to `last_now`."""

    first: Place
    last: Place
    first_now: Place
    last_now: Place

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
    new: tuple[Place, ...]
    unknown: tuple[Place, ...]


def changes(book: Concordance, edition: str) -> Changes | None:
    """Tell an edition from the one before it; None for the oldest."""
    keys = list(book.editions)
    if edition not in keys or keys.index(edition) == 0:
        return None
    before = keys[keys.index(edition) - 1]
    pairs = [(old, now) for old in book.of(before) if (now := book.at(edition, old.slug))]
    return Changes(
        before,
        edition,
        tuple(_runs([pair for pair in pairs if _offset(pair)])),
        tuple(place for place in book.of(edition) if book.at(before, place.slug) is None),
        tuple(now for _, now in pairs if not now.number),
    )


def _offset(pair: tuple[Place, Place]) -> int:
    """By how much a number has grown; 0 where it has not, or is not a plain number in both editions."""
    old, now = pair[0].number or "", pair[1].number or ""
    return int(now) - int(old) if old.isdecimal() and now.isdecimal() else 0


def _runs(pairs: list[tuple[Place, Place]]) -> list[Moved]:
    """Put neighbours together that have moved by the same."""
    if not pairs:
        return []
    breaks = [at for at, (one, other) in enumerate(pairwise(pairs), start=1) if _offset(one) != _offset(other)]
    bounds = [0, *breaks, len(pairs)]
    return [
        Moved(pairs[start][0], pairs[end - 1][0], pairs[start][1], pairs[end - 1][1]) for start, end in pairwise(bounds)
    ]
