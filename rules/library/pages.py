"""The printed pages, kept passage by passage: what was edited here stays, and the other passages follow the library."""

import json
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from hashlib import sha256
from typing import Any

from rules.documents.importer import CREDITS, Plan, Values, passages_of, plan_parts, values_of, write
from rules.documents.page import Page
from rules.documents.places import find_version
from rules.documents.refusals import DocumentRefused
from rules.languages import in_language
from rules.library.keeping import Keeper, kind_of, rows
from rules.library.merging import MergedPage, Texts, merge_page
from rules.library.problems import LibraryRefused, Problem
from rules.library.reading import Shelf
from rules.library.structure import Versions
from rules.models import Passage, RuleVersion, Translation

_OLD_COLUMNS = ("page", "layout", "state", *CREDITS)


@dataclass(frozen=True)
class _Place:
    """Where a shipped page belongs."""

    shelf: Shelf
    language: str
    page: Page
    version: RuleVersion

    @property
    def key(self) -> str:
        return f"page/{self.shelf.folder}/{self.language}"


@dataclass(frozen=True)
class _Loaded:
    """What was last loaded of a page: its texts with their kinds, and its credits."""

    texts: Texts
    values: Values
    ever: bool = True


def keep_pages(keeper: Keeper, shelves: list[Shelf], versions: Versions) -> None:
    """Write the passages and credits that are new or other than before, as far as they have not been edited here."""
    places = [
        _Place(shelf, language, page, versions[shelf.edition, shelf.rule])
        for shelf in shelves
        for language, page in shelf.pages.items()
    ]
    stored = _Stored(places)
    # What was loaded is asked before anything is written, since passages are shared by languages.
    loaded = {place.key: _loaded(keeper, place, stored) for place in places}
    results = {place.key: _keep(keeper, place, loaded[place.key]) for place in places}
    after = _Stored(places)
    for place in places:
        result = results[place.key]
        if result is not None:
            keeper.remember(place.key, _memory(result, loaded[place.key], after.texts(place)))


def _keep(keeper: Keeper, place: _Place, loaded: _Loaded) -> MergedPage | None:
    """Write what is called for; return what became of the page, None where it was deleted here."""
    row = place.version.translations.filter(language=place.language).first()
    kind, force = kind_of(Translation), keeper.forces(place.key)
    if row is None and loaded.ever and not force:
        keeper.account(kind, "kept", place.key)
        return None
    standing = _Stored([place]).texts(place)
    result = merge_page(
        place.page.parts, values_of(place.page), loaded.texts, loaded.values, standing, row, force=force
    )
    plan = plan_parts(place.version, place.language, result.parts, result.values)
    stands = row is not None and _stands(plan, row)
    if not stands:
        _refuse_another_rule(place)
        write(plan)
    if result.disputed:
        keeper.dispute(place.key, ", ".join(result.disputed))
    outcome = "created" if row is None else "changed" if not stands else "kept" if result.edited else "same"
    keeper.account(kind, outcome, place.key, ", ".join(_altered(plan)) if result.edited else "")
    return result


def _refuse_another_rule(place: _Place) -> None:
    """Raise LibraryRefused for a page that says of itself that it belongs elsewhere than where it lies."""
    try:
        find_version(place.page, language=place.language, edition=place.shelf.edition, rule=place.shelf.rule)
    except DocumentRefused as refusal:
        file = f"{place.shelf.folder}/{place.language}.txt"
        raise LibraryRefused([Problem(file, "", str(refusal))]) from refusal


def _stands(plan: Plan, row: Translation) -> bool:
    return not _altered(plan) and all(getattr(row, name) == value for name, value in plan.columns.items())


def _altered(plan: Plan) -> list[str]:
    """Return the keys of the passages that a plan writes or takes away."""
    return [*plan.created, *(change.name for change in (*plan.changed, *plan.removed))]


def _loaded(keeper: Keeper, place: _Place, stored: "_Stored") -> _Loaded:
    """Return what was last loaded.  Before passages were remembered one by one, a digest of the page was."""
    memory = keeper.remembered(place.key)
    if "texts" in memory:
        return _Loaded({key: (kind, text) for key, (kind, text) in memory["texts"].items()}, memory["values"])
    if memory and memory.get("stands") == stored.digest(place):
        row = stored.row(place)
        return _Loaded(stored.texts(place), {name: getattr(row, name) for name in ("state", *CREDITS)})
    if memory and memory.get("page") == _digest(asdict(place.page)):
        return _Loaded({part.key: (part.kind, part.text) for part in place.page.parts}, values_of(place.page))
    return _Loaded({}, {}, ever=bool(memory))


def _memory(result: MergedPage, loaded: _Loaded, after: Texts) -> dict[str, Any]:
    """Return what to remember: of what is disputed what was loaded, so that the dispute is reported again."""
    texts = {}
    for key, (kind, text) in result.shipped.items():
        stands = after.get(key, (kind, text))[0]
        before = loaded.texts.get(key)
        texts[key] = [before[0] if before and key in result.edited_kinds else stands, text]
    for key in result.disputed:
        if key in loaded.texts:
            texts[key] = list(loaded.texts[key])
        else:
            texts.pop(key, None)
    values = {name: value for name, value in result.shipped_values.items() if name not in result.disputed}
    return {"texts": texts, "values": {**{n: v for n, v in loaded.values.items() if n in result.disputed}, **values}}


class _Stored:
    """Pages as they stand in the database."""

    def __init__(self, places: list[_Place]) -> None:
        versions = {place.version.pk for place in places}
        found = rows(Translation).filter(version__in=versions)
        self._rows = {(row.version_id, row.language): row for row in found}
        self._passages: dict[int, dict[str, Passage]] = defaultdict(dict)
        for version in {place.version for place in places}:
            self._passages[version.pk] = {passage.key: passage for passage in passages_of(version)}

    def row(self, place: _Place) -> Translation | None:
        return self._rows.get((place.version.pk, place.language))

    def texts(self, place: _Place) -> Texts:
        """Return the passages that have a text in the language of a place."""
        passages = self._passages[place.version.pk].items()
        texts = ((key, row.kind, in_language(row, "text", place.language)) for key, row in passages)
        return {key: (kind, text) for key, kind, text in texts if text}

    def digest(self, place: _Place) -> str | None:
        """Return the digest of a page by which it was remembered before; None where there is no page."""
        row = self.row(place)
        return _digest([*(getattr(row, name) for name in _OLD_COLUMNS), *self._layout(row)]) if row else None

    def _layout(self, row: Translation) -> Iterator[Any]:
        for key in row.layout:
            passage = self._passages[row.version_id].get(key)
            yield passage and [passage.kind, in_language(passage, "text", row.language)]


def _digest(content: Any) -> str:
    return sha256(json.dumps(content, sort_keys=True).encode()).hexdigest()
