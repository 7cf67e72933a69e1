"""Rule versions out of the database as the pages that checks look at: five queries, however many pages."""

import logging
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any, TypeVar

from django.db import DatabaseError
from django.db.models import QuerySet

from rules.compare.checks.page import Case, Page, Row
from rules.compare.concordance import Concordance
from rules.compare.meaning import Reading
from rules.engine.judging import judge
from rules.engine.reading import ScenarioRefused, in_edition, read_stored_scenario
from rules.engine.scenario import Scenario as Hand
from rules.languages import LANGUAGES, columns
from rules.models import Passage, RuleVersion, Scenario, Translation
from rules.models.shapes import fault_of_shape

log = logging.getLogger(__name__)
Found = TypeVar("Found")
Place = tuple[str, str]
"""The key of an edition and the slug of a rule."""

_PLACE = ("version__edition__key", "version__rule__slug")
_CASE = ("passage__version__edition__key", "passage__version__rule__slug", "passage__key")
_FIELDS = ("letter", "variant", "languages", "data", "assumed")


@dataclass(frozen=True)
class _Stored:
    """A scenario as it is stored: of which edition, for which case."""

    edition: str
    key: str
    values: dict[str, Any]


def load_pages(edition: str = "", rule: str = "", concordance: Concordance | None = None) -> list[Page]:
    """Return all rule versions that have a text, or those of one edition or one rule (a slug), in their order."""
    versions = _chosen(RuleVersion.objects.order_by("edition__position", "position"), "", edition, rule)
    numbers = {
        (key, slug): number for key, slug, number in versions.values_list("edition__key", "rule__slug", "number")
    }
    rows, layouts, stored = _rows(edition, rule), _layouts(edition, rule), _scenarios(rule)
    concordance = concordance or Concordance.load()
    return [
        Page(
            reading=Reading(concordance, *place),
            rows=tuple(rows[place]),
            cases=dict(_cases(place, rows[place], stored.get(place[1], ()))),
            layouts=layouts.get(place, {}),
            number=number,
            entered=frozenset(_entered(place, stored.get(place[1], ()))),
            told=repr(stored.get(place[1], ())),
        )
        for place, number in numbers.items()
        if place in rows
    ]


def look(page: Page, find: Callable[[Page], Iterable[Found]]) -> list[Found] | None:
    """Return what is found on a page; None, and the failure in the log, where looking at it fails."""
    try:
        return list(find(page))
    except DatabaseError:
        raise
    except Exception:
        log.exception("The page of %s in %s cannot be checked", page.reading.own, page.reading.edition)
        return None


def _chosen(rows: QuerySet[Any], before: str, edition: str, rule: str) -> QuerySet[Any]:
    wanted = {f"{before}edition__key": edition, f"{before}rule__slug": rule}
    return rows.filter(**{name: value for name, value in wanted.items() if value})


def _plain(rows: QuerySet[Any]) -> QuerySet[Any]:
    """Return rows unaware of the language of the interface."""
    return rows.rewrite(False) if hasattr(rows, "rewrite") else rows


def _rows(edition: str, rule: str) -> dict[Place, list[Row]]:
    names = tuple(columns("text").values())
    passages = _chosen(_plain(Passage.objects.all()), "version__", edition, rule).order_by("position", "pk")
    found: dict[Place, list[Row]] = {}
    fields = (*_PLACE, "key", "kind", "not_computable", *names)
    for key, slug, passage, kind, not_computable, *texts in passages.values_list(*fields):
        printed = {language: text for language, text in zip(LANGUAGES, texts, strict=True) if text}
        if printed:
            found.setdefault((key, slug), []).append(Row(passage, kind, printed, not_computable))
    return found


def _layouts(edition: str, rule: str) -> dict[Place, dict[str, tuple[str, ...]]]:
    translations = _chosen(Translation.objects.order_by("pk"), "version__", edition, rule)
    found: dict[Place, dict[str, tuple[str, ...]]] = {}
    for key, slug, language, layout in translations.values_list(*_PLACE, "language", "layout"):
        found.setdefault((key, slug), {})[language] = () if fault_of_shape("layout", layout) else tuple(layout)
    return found


def _scenarios(rule: str) -> dict[str, list[_Stored]]:
    rows = Scenario.objects.order_by("passage__version__edition__position", "position", "pk")
    if rule:
        rows = rows.filter(passage__version__rule__slug=rule)
    found: dict[str, list[_Stored]] = {}
    for key, slug, case, *values in rows.values_list(*_CASE, *_FIELDS):
        found.setdefault(slug, []).append(_Stored(key, case, dict(zip(_FIELDS, values, strict=True))))
    return found


def _cases(place: Place, rows: Iterable[Row], stored: Iterable[_Stored]) -> Iterator[tuple[str, tuple[Case, ...]]]:
    """Yield the cases of a page; one without scenarios borrows those of the same case in another edition."""
    by_key: dict[str, dict[str, list[_Stored]]] = {}
    for scenario in stored:
        by_key.setdefault(scenario.key, {}).setdefault(scenario.edition, []).append(scenario)
    for row in rows:
        editions = by_key.get(row.key, {})
        own = editions.get(place[0])
        chosen = own or next(reversed(editions.values()), [])
        cases = tuple(case for scenario in chosen if (case := _judged(scenario, place[0], borrowed=own is None)))
        if cases:
            yield row.key, cases


def _entered(place: Place, stored: Iterable[_Stored]) -> Iterator[str]:
    """Yield the keys of the cases that have a scenario of this edition which can be judged, of whatever kind."""
    for scenario in stored:
        if scenario.edition == place[0]:
            with suppress(ScenarioRefused):
                judge(in_edition(read_stored_scenario(scenario.values["data"]), place[0]))
                yield scenario.key


def judged_under(edition: str, cases: Iterable[Case]) -> tuple[Case, ...]:
    """Return the same cases as they are ruled in another edition, without those that it cannot be asked about."""
    return tuple(ruled for case in cases if (ruled := _ruled_anew(case, edition)))


def _ruled_anew(case: Case, edition: str) -> Case | None:
    scenario = in_edition(case.scenario, edition)
    try:
        return replace(case, scenario=scenario, verdict=judge(scenario), borrowed=True)
    except ScenarioRefused:
        return None


def _judged(stored: _Stored, edition: str, *, borrowed: bool) -> Case | None:
    values = stored.values
    if any(fault_of_shape(name, values[name]) for name in ("languages", "assumed")):
        return None
    try:
        scenario = in_edition(read_stored_scenario(values["data"]), edition)
        verdict = judge(scenario)
    except ScenarioRefused:
        return None
    if not isinstance(scenario, Hand):
        return None
    return Case(
        scenario=scenario,
        verdict=verdict,
        letter=values["letter"],
        variant=values["variant"],
        languages=tuple(values["languages"]),
        assumed=tuple(values["assumed"]),
        borrowed=borrowed,
    )
