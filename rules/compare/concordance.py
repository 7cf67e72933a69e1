"""Which number a rule has in which edition, and which rules a number stands for: the concordance, from one query."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Self

from rules.languages import LANGUAGES, columns
from rules.models import RuleVersion


@dataclass(frozen=True, slots=True)
class Version:
    """A rule as it stands in one edition; `titles` by language, without those that are empty."""

    edition: str
    slug: str
    number: str | None
    clause: str = ""
    titles: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Concordance:
    """All rules in all editions; `editions` from the oldest to the newest."""

    editions: tuple[str, ...]
    versions: tuple[Version, ...]

    @classmethod
    def load(cls) -> Self:
        """Read the concordance that is stored, in one query."""
        rows = RuleVersion.objects.order_by("edition__position", "position").values_list(
            "edition__key", "rule__slug", "number", "clause", *columns("title").values()
        )
        return cls.of(
            Version(edition, slug, number, clause, _by_language(titles))
            for edition, slug, number, clause, *titles in rows
        )

    @classmethod
    def of(cls, versions: Iterable[Version]) -> Self:
        """Put versions together that come edition by edition, the oldest first."""
        held = tuple(versions)
        return cls(tuple(dict.fromkeys(version.edition for version in held)), held)

    def at(self, edition: str, number: str, clause: str = "") -> tuple[Version, ...]:
        """Return the rules that `number` stands for in an edition, in their order: none, one or several.

        Where the number is shared by clauses (41-A and 41-B of 2013), `clause` chooses among them.
        """
        found = self._by_number.get((edition, number), ())
        chosen = tuple(version for version in found if not version.clause or clause.split(".")[0] == version.clause)
        return chosen or found

    def version(self, edition: str, slug: str) -> Version | None:
        """Return a rule as it stands in an edition, or None where it is not known to stand there."""
        return self._by_slug.get((edition, slug))

    def number(self, edition: str, slug: str) -> str | None:
        """Return the number of a rule in an edition, or None where none is established."""
        version = self.version(edition, slug)
        return version.number if version else None

    def numbers(self, edition: str) -> frozenset[int]:
        """Return the numbers that are known to stand for a rule in an edition."""
        return self._numbers.get(edition, frozenset())

    def title(self, edition: str, slug: str, language: str) -> str:
        """Return the title of a rule in an edition and a language; an empty text where there is none."""
        version = self.version(edition, slug)
        return version.titles.get(language, "") if version else ""

    def edition_where(self, slug: str, number: str, clause: str = "", *, other_than: str) -> str | None:
        """Return an edition in which `number` stands for the rule: the newest before `other_than`, or else the next."""
        fitting = [key for key in self.editions if self._stands_for(key, number, clause, slug)]
        older = [key for key in fitting if self.is_older(key, other_than)]
        newer = [key for key in fitting if self.is_older(other_than, key)]
        return older[-1] if older else (newer[0] if newer else None)

    def is_older(self, edition: str, than: str) -> bool:
        """Say whether an edition came before another."""
        return self._place(edition) < self._place(than)

    def _stands_for(self, edition: str, number: str, clause: str, slug: str) -> bool:
        return any(version.slug == slug for version in self.at(edition, number, clause))

    def _place(self, edition: str) -> int:
        return self.editions.index(edition) if edition in self.editions else len(self.editions)

    @cached_property
    def numbering(self) -> str:
        """All numbers of all rules in one text, which says whether any of them has changed."""
        return repr([(version.edition, version.slug, version.number, version.clause) for version in self.versions])

    @cached_property
    def _by_number(self) -> dict[tuple[str, str], tuple[Version, ...]]:
        found: dict[tuple[str, str], tuple[Version, ...]] = {}
        for version in self.versions:
            if version.number:
                key = version.edition, version.number
                found[key] = (*found.get(key, ()), version)
        return found

    @cached_property
    def _numbers(self) -> dict[str, frozenset[int]]:
        found: dict[str, set[int]] = {}
        for version in self.versions:
            if version.number and version.number.isdigit():
                found.setdefault(version.edition, set()).add(int(version.number))
        return {edition: frozenset(numbers) for edition, numbers in found.items()}

    @cached_property
    def _by_slug(self) -> dict[tuple[str, str], Version]:
        return {(version.edition, version.slug): version for version in self.versions}


def _by_language(titles: Iterable[str | None]) -> dict[str, str]:
    return {language: title for language, title in zip(LANGUAGES, titles, strict=True) if title}
