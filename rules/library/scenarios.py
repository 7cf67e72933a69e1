"""The scenarios of the cases."""

from collections import Counter

from rules.library.entries import ScenarioEntry
from rules.library.keeping import Keeper, Values, kind_of, rows
from rules.library.reading import Shelf
from rules.library.structure import Versions
from rules.models import Passage, Scenario

_FIELDS = {"letter", "variant", "languages", "data", "assumed"}


def keep_scenarios(keeper: Keeper, shelves: list[Shelf], versions: Versions) -> None:
    """Keep the scenarios that are shipped, and take away those that were and have not been edited here."""
    standing = {_key(row): row for row in _standing()}
    cases = {(row.version_id, row.key): row for row in rows(Passage).filter(kind=Passage.Kind.CASE)}
    for shelf in shelves:
        version = versions[shelf.edition, shelf.rule]
        positions: Counter[str] = Counter()
        for entry in shelf.scenarios:
            position = positions[entry.case]
            positions[entry.case] += 1
            key = f"scenario/{shelf.folder}/{entry.case}/{position}"
            _keep(keeper, key, standing.get(key), cases.get((version.pk, entry.case)), position, entry)
    for key in keeper.gone("scenario/"):
        _take_away(keeper, key, standing.get(key))


def _keep(
    keeper: Keeper, key: str, row: Scenario | None, case: Passage | None, position: int, entry: ScenarioEntry
) -> None:
    deleted_here = row is None and bool(keeper.remembered(key)) and not keeper.forces(key)
    if case is None or deleted_here:
        keeper.account(kind_of(Scenario), "kept", key)
        return
    keeper.keep(key, row or Scenario(passage=case, position=position), entry.model_dump(include=_FIELDS))


def _take_away(keeper: Keeper, key: str, row: Scenario | None) -> None:
    loaded: Values = keeper.remembered(key)
    if row is not None and all(getattr(row, name) == value for name, value in loaded.items()):
        row.delete()
        keeper.account(kind_of(Scenario), "removed", key)
    keeper.forget(key)


def _standing() -> list[Scenario]:
    return list(rows(Scenario).select_related("passage__version__edition", "passage__version__rule"))


def _key(row: Scenario) -> str:
    version = row.passage.version
    return f"scenario/{version.edition.key}/{version.rule.slug}/{row.passage.key}/{row.position}"
