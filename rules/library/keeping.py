"""Writing shipped content into the database without treading on what was edited there.

`LoadedContent` remembers, row by row, what was last loaded. A value in the database that is not the remembered one has
been edited here, and stays. So the library can be loaded as often as one likes: a value changes only if it is still as
it was loaded *and* the library has another now.
"""

from collections import Counter
from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Any, TypeVar

from django.db.models import Model, QuerySet
from modeltranslation.fields import TranslationField

from rules.models import LoadedContent

Row = TypeVar("Row", bound=Model)
Values = dict[str, Any]


@dataclass
class Report:
    """What became of the rows: counts by kind of row, and by name those that were changed or could not be."""

    counts: dict[str, Counter[str]] = field(default_factory=dict)
    changed: list[str] = field(default_factory=list)
    kept: list[str] = field(default_factory=list)
    """Rows that were edited here and stay so."""
    disputed: list[str] = field(default_factory=list)

    def count(self, kind: str, outcome: str) -> None:
        self.counts.setdefault(kind, Counter())[outcome] += 1

    @property
    def everything_stood(self) -> bool:
        """Whether nothing had to be written."""
        outcomes: Counter[str] = sum(self.counts.values(), Counter())
        return not (outcomes["created"] or outcomes["changed"] or outcomes["removed"])


@dataclass(frozen=True)
class Merge:
    """The shipped values of one row against those that stand."""

    write: Values
    edited: Values
    disputed: list[str]


def merge(shipped: Values, loaded: Values, standing: Values, *, force: bool) -> Merge:
    """Tell which values to write, which were edited here, and which of these the library has changed as well."""
    other = {name: value for name, value in shipped.items() if standing[name] != value}
    if force:
        return Merge(write=other, edited={}, disputed=[])
    write = {name: value for name, value in other.items() if name in loaded and loaded[name] == standing[name]}
    edited = {name: value for name, value in other.items() if name not in write}
    disputed = [name for name, value in edited.items() if name not in loaded or loaded[name] != value]
    return Merge(write, edited, disputed)


class Keeper:
    """Keeps rows as they are shipped, and an account of it.

    `force` gives up what was edited here: in all rows, or in those whose keys it names or begins.
    """

    def __init__(self, *, force: bool | Collection[str] = False) -> None:
        self.force = force is True
        self._forced = () if isinstance(force, bool) else tuple(force)
        self.report = Report()
        self._memory: dict[str, Values] = {row.key: row.content for row in LoadedContent.objects.all()}
        self._before = dict(self._memory)
        self._seen: set[str] = set()

    def forces(self, key: str) -> bool:
        """Say whether what was edited here in a row is given up."""
        return self.force or any(key == forced or key.startswith(f"{forced}/") for forced in self._forced)

    def unknown(self) -> list[str]:
        """Return the keys that were to be forced and are those of no row."""
        return [
            forced
            for forced in self._forced
            if not any(key == forced or key.startswith(f"{forced}/") for key in self._seen)
        ]

    def remembered(self, key: str) -> Values:
        """Return what was last loaded under a key; empty where nothing was."""
        return self._memory.get(key, {})

    def remember(self, key: str, content: Values) -> None:
        self._memory[key] = content

    def account(self, kind: str, outcome: str, key: str, details: str = "") -> None:
        """Put down what became of a row."""
        self._seen.add(key)
        self.report.count(kind, outcome)
        line = f"{key}: {details}" if details else key
        if outcome in ("changed", "removed"):
            self.report.changed.append(line)
        elif outcome == "kept":
            self.report.kept.append(key)

    def keep(self, key: str, row: Row, values: Values) -> Row:
        """Write the shipped values to a row, new or not, as far as they have not been edited here."""
        kind = kind_of(row)
        if row.pk is None:
            _write(row, values)
            self.remember(key, values)
            self.account(kind, "created", key)
            return row
        standing = {name: _stored(row, name) for name in values}
        result = merge(values, self.remembered(key), standing, force=self.forces(key))
        if result.write:
            _write(row, result.write)
        self._note(key, values, result.disputed)
        outcome = "changed" if result.write else "kept" if result.edited else "same"
        self.account(kind, outcome, key, ", ".join(result.write))
        return row

    def dispute(self, key: str, details: str = "") -> None:
        """Put down that the library has something new for a row that was edited here."""
        self.report.disputed.append(f"{key}: {details}" if details else key)

    def gone(self, prefix: str) -> list[str]:
        """Return the keys under a prefix that were loaded once and are not shipped any more."""
        return sorted(key for key in self._memory if key.startswith(prefix) and key not in self._seen)

    def forget(self, key: str) -> None:
        self._memory.pop(key, None)

    def close(self) -> None:
        """Write down what is remembered now, as far as it is new."""
        news = [
            LoadedContent(key=key, content=new) for key, new in self._memory.items() if self._before.get(key) != new
        ]
        LoadedContent.objects.bulk_create(news, update_conflicts=True, unique_fields=["key"], update_fields=["content"])
        lost = self._before.keys() - self._memory.keys()
        LoadedContent.objects.filter(key__in=lost).delete()

    def _note(self, key: str, values: Values, disputed: list[str]) -> None:
        """Remember what is shipped; of a disputed value what was loaded, so that the dispute is reported again."""
        settled = {name: value for name, value in values.items() if name not in disputed}
        self.remember(key, self.remembered(key) | settled)
        if disputed:
            self.dispute(key, ", ".join(disputed))


def kind_of(row: Model | type[Model]) -> str:
    return str(row._meta.verbose_name_plural)


def rows(model: type[Row]) -> QuerySet[Row]:
    """Return all rows of a model, unaware of the interface language: what is asked for is what is meant."""
    every = model._default_manager.all()
    return every.rewrite(False) if hasattr(every, "rewrite") else every


def _write(row: Model, values: Values) -> None:
    for name, value in values.items():
        setattr(row, name, value)
    row.save(update_fields=None if row.pk is None else list(values))


def _stored(row: Model, name: str) -> Any:
    """Return a stored value; a translated column that is null is empty, as the admin writes the one or the other."""
    value = getattr(row, name)
    return "" if value is None and isinstance(row._meta.get_field(name), TranslationField) else value
