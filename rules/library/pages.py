"""The printed pages.  A page is cut as a whole, so it is also kept or written as a whole."""

import json
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from hashlib import sha256
from typing import Any

from rules.documents.importer import import_page
from rules.documents.page import Page
from rules.documents.refusals import DocumentRefused
from rules.languages import in_language
from rules.library.keeping import Keeper, kind_of, rows
from rules.library.problems import LibraryRefused, Problem
from rules.library.reading import Shelf
from rules.library.structure import Versions
from rules.models import Passage, RuleVersion, Translation

CREDITS = ("page", "layout", "state", "translator", "reviser", "source", "notice")


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


def keep_pages(keeper: Keeper, shelves: list[Shelf], versions: Versions) -> None:
    """Import the pages that are new or read otherwise than before, as far as they have not been edited here."""
    places = [
        _Place(shelf, language, page, versions[shelf.edition, shelf.rule])
        for shelf in shelves
        for language, page in shelf.pages.items()
    ]
    stands = _stored(places)
    untouched = [place for place in places if _keep(keeper, place, stands.get(place.key))]
    # Passages are shared by languages, so what stands is known only when all pages are in.
    stands = _stored(untouched)
    for place in untouched:
        keeper.remember(place.key, {"page": _digest(asdict(place.page)), "stands": stands[place.key]})


def _keep(keeper: Keeper, place: _Place, stands: str | None) -> bool:
    """Import a page where that is called for; tell whether the database now has it as shipped."""
    loaded, kind = keeper.remembered(place.key), kind_of(Translation)
    news = loaded.get("page") != _digest(asdict(place.page))
    if stands is None and (keeper.force or not loaded):
        outcome = "created"
    elif stands is not None and (keeper.force or stands == loaded.get("stands")):
        outcome = "changed" if news or stands != loaded.get("stands") else "same"
    else:
        outcome = "kept"
    if outcome in ("created", "changed"):
        _import(place)
    elif outcome == "kept" and news:
        keeper.dispute(place.key)
    keeper.account(kind, outcome, place.key)
    return outcome != "kept"


def _import(place: _Place) -> None:
    try:
        import_page(place.page, language=place.language, edition=place.shelf.edition, rule=place.shelf.rule)
    except DocumentRefused as refusal:
        file = f"{place.shelf.folder}/{place.language}.txt"
        raise LibraryRefused([Problem(file, "", str(refusal))]) from refusal


def _stored(places: list[_Place]) -> dict[str, str]:
    """Return a digest of each of the pages as it stands in the database, credits and passages included."""
    versions = {place.version.pk for place in places}
    translations = {(row.version_id, row.language): row for row in rows(Translation).filter(version__in=versions)}
    passages: dict[int, dict[str, Passage]] = defaultdict(dict)
    for passage in rows(Passage).filter(version__in=versions):
        passages[passage.version_id][passage.key] = passage
    return {
        place.key: _digest([*_credits(row), *_texts(row, passages[place.version.pk])])
        for place in places
        if (row := translations.get((place.version.pk, place.language)))
    }


def _credits(row: Translation) -> Iterator[Any]:
    for name in CREDITS:
        yield getattr(row, name)


def _texts(row: Translation, passages: dict[str, Passage]) -> Iterator[Any]:
    for key in row.layout:
        passage = passages.get(key)
        yield passage and [passage.kind, in_language(passage, "text", row.language)]


def _digest(content: Any) -> str:
    return sha256(json.dumps(content, sort_keys=True).encode()).hexdigest()
