"""The terms of the glossary."""

from rules.languages import LANGUAGES, column
from rules.library.entries import TermEntry
from rules.library.keeping import Keeper, Values, kind_of, rows
from rules.models import WORD_KINDS, Term

_TOLD = ("name", "article", "means")
"""What has a column for each language."""


def keep_glossary(keeper: Keeper, terms: list[TermEntry]) -> None:
    """Keep the terms that are shipped, and take away those that were and have not been edited here."""
    standing = {f"term/{row.key}": row for row in rows(Term)}
    for position, entry in enumerate(terms, start=1):
        _keep(keeper, standing.get(f"term/{entry.key}"), position, entry)
    for key in keeper.gone("term/"):
        _take_away(keeper, key, standing.get(key))


def _keep(keeper: Keeper, row: Term | None, position: int, entry: TermEntry) -> None:
    key = f"term/{entry.key}"
    if row is None and keeper.remembered(key) and not keeper.forces(key):
        keeper.account(kind_of(Term), "kept", key)
        return
    keeper.keep(key, row or Term(key=entry.key), _values(position, entry))


def _values(position: int, entry: TermEntry) -> Values:
    wordings = entry.wordings
    told = {column(name, each): getattr(wordings[each], name) for name in _TOLD for each in LANGUAGES}
    words = {language: wording.model_dump(include=set(WORD_KINDS)) for language, wording in wordings.items()}
    return {"position": position, "rules": entry.rules, "plain": entry.plain, "words": words} | told


def _take_away(keeper: Keeper, key: str, row: Term | None) -> None:
    if row is not None and all(getattr(row, name) == value for name, value in keeper.remembered(key).items()):
        row.delete()
        keeper.account(kind_of(Term), "removed", key)
    keeper.forget(key)
