"""Editions, sections, rules, and the rules in their editions."""

from rules.languages import columns
from rules.library.entries import EditionEntry
from rules.library.keeping import Keeper, Values, rows
from rules.library.numbering import VersionEntry, versions
from rules.library.reading import Library
from rules.models import Edition, Rule, RuleVersion, Section

Versions = dict[tuple[str, str], RuleVersion]
"""Versions by key of the edition and slug of the rule."""


def keep_structure(keeper: Keeper, library: Library) -> Versions:
    """Keep editions, sections, rules and their versions; return the versions by edition and rule."""
    editions = _keep_editions(keeper, library)
    sections = _keep_sections(keeper, library)
    rules = _keep_rules(keeper, library, sections)
    standing = {(row.edition_id, row.rule_id): row for row in rows(RuleVersion).select_related("edition", "rule")}
    kept = {}
    for edition in library.editions:
        for entry in versions(library.rules, edition.key):
            at = {"edition": editions[edition.key], "rule": rules[entry.rule.slug]}
            row = standing.get((at["edition"].pk, at["rule"].pk)) or RuleVersion(**at)
            key = f"version/{edition.key}/{entry.rule.slug}"
            kept[edition.key, entry.rule.slug] = keeper.keep(key, row, _version(entry))
    return kept


def _version(entry: VersionEntry) -> Values:
    return {
        "number": entry.number,
        "clause": entry.clause,
        "certainty": entry.certainty,
        "position": entry.position,
    } | _in_columns("title", entry.rule.title)


def _keep_editions(keeper: Keeper, library: Library) -> dict[str, Edition]:
    """Keep the editions; the current one last, since two cannot be current at once.

    Where another has been made current by hand, the library does not interfere.
    """
    by_hand = {row.pk for row in rows(Edition).filter(current=True) if not _was_loaded_as_current(keeper, row.key)}
    if keeper.force:
        rows(Edition).filter(pk__in=by_hand).update(current=False)
    standing = {row.key: row for row in rows(Edition)}
    kept = {}
    for position, entry in sorted(enumerate(library.editions, start=1), key=lambda place: place[1].current):
        values = _edition(entry, position)
        if by_hand and not keeper.force:
            del values["current"]
        row = standing.get(entry.key) or Edition(key=entry.key)
        kept[entry.key] = keeper.keep(f"edition/{entry.key}", row, values)
    return kept


def _edition(entry: EditionEntry, position: int) -> Values:
    return {
        "position": position,
        "current": entry.current,
        "releases": [release.model_dump(mode="json") for release in entry.releases],
    } | _in_columns("note", entry.note or {})


def _was_loaded_as_current(keeper: Keeper, key: str) -> bool:
    return bool(keeper.remembered(f"edition/{key}").get("current"))


def _keep_sections(keeper: Keeper, library: Library) -> dict[str, Section]:
    standing = {row.slug: row for row in rows(Section)}
    return {
        entry.slug: keeper.keep(
            f"section/{entry.slug}",
            standing.get(entry.slug) or Section(slug=entry.slug),
            {"position": position} | _in_columns("title", entry.title),
        )
        for position, entry in enumerate(library.sections, start=1)
    }


def _keep_rules(keeper: Keeper, library: Library, sections: dict[str, Section]) -> dict[str, Rule]:
    standing = {row.slug: row for row in rows(Rule)}
    return {
        entry.slug: keeper.keep(
            f"rule/{entry.slug}",
            standing.get(entry.slug) or Rule(slug=entry.slug),
            {"section_id": sections[entry.section].pk},
        )
        for entry in library.rules
    }


def _in_columns(field: str, words: dict[str, str]) -> Values:
    """Spread words over the columns of a translated field; a language without words gets an empty column."""
    return {column: words.get(language, "") for language, column in columns(field).items()}
