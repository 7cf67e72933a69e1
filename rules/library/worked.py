"""What we say ourselves: summaries and worked cases, kept in the database."""

from rules.languages import LANGUAGES, column
from rules.library.entries import DirectorCaseEntry, OptionEntry, WorkedCaseEntry
from rules.library.keeping import Keeper, Row, Values, kind_of, rows
from rules.library.reading import OwnShelf
from rules.library.worked_texts import WorkedText
from rules.models import CaseOption, Edition, Rule, Summary, WorkedCase

WORDS = ("title", "situation", "ruling", "remark")


def keep_worked(keeper: Keeper, shelves: list[OwnShelf]) -> None:
    """Keep our summaries and worked cases, and take away those that were shipped and have not been edited here."""
    rules = {rule.slug: rule for rule in rows(Rule)}
    editions = {edition.key: edition.pk for edition in rows(Edition)}
    summaries = {f"summary/{row.rule.slug}": row for row in rows(Summary).select_related("rule")}
    cases = {f"worked/{row.rule.slug}/{row.key}": row for row in rows(WorkedCase).select_related("rule")}
    options = {_option_key(row): row for row in rows(CaseOption).select_related("case__rule")}
    for shelf in shelves:
        rule = rules[shelf.rule]
        if not shelf.only_directed:
            _keep(keeper, f"summary/{shelf.rule}", summaries, Summary(rule=rule), _summary(shelf.texts))
        for position, case in enumerate(shelf.cases, start=1):
            values = {"position": position} | _case(case, editions) | _words(case.key, shelf.texts)
            _keep(keeper, f"worked/{shelf.rule}/{case.key}", cases, WorkedCase(rule=rule, key=case.key), values)
        for position, directed in enumerate(shelf.directed, start=len(shelf.cases) + 1):
            values = {"position": position} | _directed(directed, editions)
            key = f"{shelf.rule}/{directed.key}"
            row = _keep(keeper, f"worked/{key}", cases, WorkedCase(rule=rule, key=directed.key), values)
            if row is not None:
                _keep_options(keeper, key, row, directed, options, rules)
    _take_away(keeper, "summary/", summaries)
    _take_away(keeper, "option/", options)
    _take_away(keeper, "worked/", cases)


def _option_key(row: CaseOption) -> str:
    return f"option/{row.case.rule.slug}/{row.case.key}/{row.position}"


def _keep_options(
    keeper: Keeper,
    key: str,
    case: WorkedCase,
    entry: DirectorCaseEntry,
    standing: dict[str, CaseOption],
    rules: dict[str, Rule],
) -> None:
    for position, option in enumerate(entry.option, start=1):
        new = CaseOption(case=case, position=position)
        _keep(keeper, f"option/{key}/{position}", standing, new, _option(option, rules))


def _keep(keeper: Keeper, key: str, standing: dict[str, Row], new: Row, values: Values) -> Row | None:
    """Keep a row and return it; None for one that was deleted here."""
    row = standing.get(key)
    if row is None and keeper.remembered(key) and not keeper.forces(key):
        keeper.account(kind_of(new), "kept", key)
        return None
    return keeper.keep(key, row or new, values)


def _take_away(keeper: Keeper, prefix: str, standing: dict[str, Row]) -> None:
    for key in keeper.gone(prefix):
        row, loaded = standing.get(key), keeper.remembered(key)
        if row is not None and all(getattr(row, name) == value for name, value in loaded.items()):
            row.delete()
            keeper.account(kind_of(row), "removed", key)
        keeper.forget(key)


def _summary(texts: dict[str, WorkedText]) -> Values:
    return {column("text", language): texts[language].summary for language in LANGUAGES}


def _told_for(case: WorkedCaseEntry | DirectorCaseEntry, editions: dict[str, int]) -> Values:
    return {"first_id": editions[case.first], "last_id": editions[case.last] if case.last else None}


def _case(case: WorkedCaseEntry, editions: dict[str, int]) -> Values:
    return _told_for(case, editions) | {"data": case.scenario}


def _words(key: str, texts: dict[str, WorkedText]) -> Values:
    return {
        column(field, language): getattr(texts[language].cases[key], field) for language in LANGUAGES for field in WORDS
    }


def _directed(case: DirectorCaseEntry, editions: dict[str, int]) -> Values:
    """Return the values of a case that the director decides: it has no scenario, no ruling and no remark."""
    words = {"title": case.title, "situation": case.told, "ruling": dict.fromkeys(LANGUAGES, "")}
    words["remark"] = words["ruling"]
    return _told_for(case, editions) | {"data": None} | _columns(words)


def _option(option: OptionEntry, rules: dict[str, Rule]) -> Values:
    rests_on = rules[option.rule].pk if option.rule else None
    return {"sure": option.sure, "rests_on_id": rests_on} | _columns({"condition": option.when, "outcome": option.then})


def _columns(words: dict[str, dict[str, str]]) -> Values:
    return {column(field, language): told[language] for field, told in words.items() for language in LANGUAGES}
