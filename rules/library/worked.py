"""What we say ourselves: summaries and worked cases, kept in the database."""

from rules.languages import LANGUAGES, column
from rules.library.entries import WorkedCaseEntry
from rules.library.keeping import Keeper, Row, Values, kind_of, rows
from rules.library.reading import OwnShelf
from rules.library.worked_texts import WorkedText
from rules.models import Edition, Rule, Summary, WorkedCase

WORDS = ("title", "situation", "ruling", "remark")


def keep_worked(keeper: Keeper, shelves: list[OwnShelf]) -> None:
    """Keep our summaries and worked cases, and take away those that were shipped and have not been edited here."""
    rules = {rule.slug: rule for rule in rows(Rule)}
    editions = {edition.key: edition.pk for edition in rows(Edition)}
    summaries = {f"summary/{row.rule.slug}": row for row in rows(Summary).select_related("rule")}
    cases = {f"worked/{row.rule.slug}/{row.key}": row for row in rows(WorkedCase).select_related("rule")}
    for shelf in shelves:
        rule = rules[shelf.rule]
        _keep(keeper, f"summary/{shelf.rule}", summaries, Summary(rule=rule), _summary(shelf.texts))
        for position, case in enumerate(shelf.cases, start=1):
            values = {"position": position} | _case(case, editions) | _words(case.key, shelf.texts)
            _keep(keeper, f"worked/{shelf.rule}/{case.key}", cases, WorkedCase(rule=rule, key=case.key), values)
    _take_away(keeper, "summary/", summaries)
    _take_away(keeper, "worked/", cases)


def _keep(keeper: Keeper, key: str, standing: dict[str, Row], new: Row, values: Values) -> None:
    row = standing.get(key)
    if row is None and keeper.remembered(key) and not keeper.forces(key):
        keeper.account(kind_of(new), "kept", key)  # It was deleted here.
    else:
        keeper.keep(key, row or new, values)


def _take_away(keeper: Keeper, prefix: str, standing: dict[str, Row]) -> None:
    for key in keeper.gone(prefix):
        row, loaded = standing.get(key), keeper.remembered(key)
        if row is not None and all(getattr(row, name) == value for name, value in loaded.items()):
            row.delete()
            keeper.account(kind_of(row), "removed", key)
        keeper.forget(key)


def _summary(texts: dict[str, WorkedText]) -> Values:
    return {column("text", language): texts[language].summary for language in LANGUAGES}


def _case(case: WorkedCaseEntry, editions: dict[str, int]) -> Values:
    last = editions[case.last] if case.last else None
    return {"first_id": editions[case.first], "last_id": last, "data": case.scenario}


def _words(key: str, texts: dict[str, WorkedText]) -> Values:
    return {
        column(field, language): getattr(texts[language].cases[key], field) for language in LANGUAGES for field in WORDS
    }
