"""Which texts are held, as a table: one row an edition, one cell a language."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby

from django.utils.functional import Promise
from django.utils.translation import pgettext_lazy

from rules.compare.coverage import Cell, Held, State, coverage
from rules.languages import TEXT_LANGUAGES
from rules.web.site import addresses
from rules.web.site.concordance import Concordance

WORDS: dict[State, Promise] = {
    State.COMPLETE: pgettext_lazy("texts", "complete"),
    State.UNJUDGED: pgettext_lazy("texts", "cases not judged"),
    State.PARTIAL: pgettext_lazy("texts", "incomplete"),
    State.OUTDATED: pgettext_lazy("texts", "outdated"),
    State.MISSING: pgettext_lazy("texts", "missing"),
}
ASSUMED = pgettext_lazy("texts", "edition assumed")


@dataclass(frozen=True, slots=True)
class HeldRule:
    """A rule with a text: its number, its page, and for what is outdated the edition that the text is of."""

    label: str
    title: str
    address: str
    since: str = ""


@dataclass(frozen=True, slots=True)
class StateLine:
    """How many rules are in one state, and which; those without any text are only counted."""

    state: str
    word: Promise
    count: int
    rules: tuple[HeldRule, ...] = ()


@dataclass(frozen=True, slots=True)
class EditionRow:
    """An edition with a cell for each language."""

    edition: str
    cells: tuple[tuple[str, tuple[StateLine, ...]], ...]


def survey(concordance: Concordance, language: str) -> tuple[tuple[str, ...], list[EditionRow]]:
    """The languages, and the editions, the newest first."""
    rows = [
        EditionRow(edition, tuple((cell.language, tuple(_lines(cell, concordance, language))) for cell in cells))
        for edition, cells in groupby(coverage(), key=lambda cell: cell.edition)
    ]
    return TEXT_LANGUAGES, rows[::-1]


def _lines(cell: Cell, concordance: Concordance, language: str) -> Iterator[StateLine]:
    for state in State:
        held = [rule for rule in cell.rules if rule.state is state]
        if held:
            named = () if state is State.MISSING else tuple(_named(rule, cell, concordance, language) for rule in held)
            yield StateLine(state, WORDS[state], len(held), named)
    assumed = tuple(_named(rule, cell, concordance, language) for rule in cell.rules if rule.assumed)
    if assumed:
        yield StateLine("assumed", ASSUMED, len(assumed), assumed)


def _named(held: Held, cell: Cell, concordance: Concordance, language: str) -> HeldRule:
    """The rule as it is held: outdated texts are those of an older edition, and are read there."""
    place = concordance.at(held.since or cell.edition, held.slug)
    if place is None:
        return HeldRule(held.number or held.slug, "", "", held.since)
    address = f"{addresses.rule(language, place)}?texts={cell.language}"
    return HeldRule(place.label or place.title, place.title, address, held.since)
