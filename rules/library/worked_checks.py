"""Whether what we say ourselves of a rule fits together: keys, languages, editions, scenarios, references."""

import re
from collections.abc import Iterator

from django.utils.translation import gettext as _

from rules.engine.problems import ScenarioRefused, place
from rules.engine.reading import read_stored_scenario
from rules.languages import LANGUAGES
from rules.library.claims import HEDGES, claim_faults
from rules.library.entries import DirectorCaseEntry, OptionEntry, WorkedCaseEntry
from rules.library.problems import Problem
from rules.library.reading import CASES, OPTIONS, Library, OwnShelf
from rules.library.worked_texts import WorkedText

REFERENCE = re.compile(r"\[\[([^\[\]]*)\]\]")
"""A rule named in our words: its slug, in double brackets."""


def worked_problems(library: Library) -> Iterator[Problem]:
    """Yield what does not fit together in what we say ourselves."""
    slugs = {rule.slug for rule in library.rules}
    editions = [edition.key for edition in library.editions]
    for shelf in library.ours:
        if shelf.rule not in slugs:
            yield Problem(shelf.folder, "", _("no such rule"))
        yield from _repeated(shelf)
        yield from _keys(shelf)
        for index, case in enumerate(shelf.cases):
            for key, fault in _case(case, editions):
                yield Problem(f"{shelf.folder}/{CASES}", f"{place('case', index)}.{key} ({case.key})", fault)
        for index, directed in enumerate(shelf.directed):
            for key, fault in _directed(directed, editions, slugs):
                yield Problem(f"{shelf.folder}/{OPTIONS}", f"{place('case', index)}.{key} ({directed.key})", fault)
        for language, text in shelf.texts.items():
            yield from _references(f"{shelf.folder}/{language}.md", text, slugs)


def _repeated(shelf: OwnShelf) -> Iterator[Problem]:
    """Every case of a rule has a key of its own."""
    known: set[str] = set()
    named = [(CASES, case.key) for case in shelf.cases] + [(OPTIONS, case.key) for case in shelf.directed]
    for file, key in named:
        if key in known:
            yield Problem(f"{shelf.folder}/{file}", key, _("appears here more than once"))
        known.add(key)


def _keys(shelf: OwnShelf) -> Iterator[Problem]:
    """Every language tells the same cases in the same order."""
    keys = [case.key for case in shelf.cases]
    if shelf.only_directed:
        return
    for language in LANGUAGES:
        file = f"{shelf.folder}/{language}.md"
        told = shelf.texts.get(language)
        if told is None:
            yield Problem(file, "", _("is missing"))
            continue
        for key in keys:
            if key not in told.cases:
                yield Problem(file, key, _("this case is missing"))
        for key, case in told.cases.items():
            if key not in keys:
                fault = _("cases.toml does not have the case %(key)s") % {"key": key}
                yield Problem(file, "", fault, case.line)
        if set(keys) == set(told.cases) and keys != list(told.cases):
            yield Problem(file, "", _("the cases are in a different order from cases.toml"))


def _told_for(case: WorkedCaseEntry | DirectorCaseEntry, editions: list[str]) -> Iterator[tuple[str, str]]:
    """Yield key and fault of what is wrong with the editions that a case is told for."""
    for name, edition in (("first", case.first), ("last", case.last)):
        if edition is not None and edition not in editions:
            yield name, _("no such edition")
    if case.last is not None and case.last < case.first:
        yield "last", _("is before the first edition")


def _directed(case: DirectorCaseEntry, editions: list[str], slugs: set[str]) -> Iterator[tuple[str, str]]:
    """Yield key and fault of what is wrong with a case that the director decides."""
    yield from _told_for(case, editions)
    for slug in REFERENCE.findall(" ".join(case.told.values())):
        if slug not in slugs:
            yield "told", _("there is no rule “%(slug)s”") % {"slug": slug}
    for index, option in enumerate(case.option):
        for key, fault in _option(option, slugs):
            yield f"{place('option', index)}.{key}", fault
    for language in LANGUAGES:
        outcomes = [option.then[language] for option in case.option]
        if len(set(outcomes)) < len(outcomes):
            yield f"option.then.{language}", _("two options come to the same")


def _option(option: OptionEntry, slugs: set[str]) -> Iterator[tuple[str, str]]:
    yield from claim_faults(option)
    if option.rule is not None and option.rule not in slugs:
        yield "rule", _("there is no rule “%(slug)s”") % {"slug": option.rule}
    for language, words in HEDGES.get(option.sure, {}).items():
        if words not in option.then[language].casefold():
            yield f"then.{language}", _("must say “%(words)s”, as a claim does") % {"words": words}


def _case(case: WorkedCaseEntry, editions: list[str]) -> Iterator[tuple[str, str]]:
    """Yield key and fault of what is wrong with a case."""
    yield from _told_for(case, editions)
    try:
        read_stored_scenario(case.scenario)
    except ScenarioRefused as refusal:
        for problem in refusal.problems:
            yield f"scenario.{problem.path}" if problem.path else "scenario", problem.code


def _references(file: str, text: WorkedText, slugs: set[str]) -> Iterator[Problem]:
    parts = [(1, text.summary)]
    parts += [(case.line, f"{case.situation} {case.ruling} {case.remark}") for case in text.cases.values()]
    for line, words in parts:
        for slug in REFERENCE.findall(words):
            if slug not in slugs:
                yield Problem(file, "", _("there is no rule “%(slug)s”") % {"slug": slug}, line)
