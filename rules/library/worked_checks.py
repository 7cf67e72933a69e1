"""Whether what we say ourselves of a rule fits together: keys, languages, editions, scenarios, references."""

import re
from collections.abc import Iterator

from django.utils.translation import gettext as _

from rules.engine.problems import ScenarioRefused, place
from rules.engine.reading import read_stored_scenario
from rules.languages import LANGUAGES
from rules.library.entries import WorkedCaseEntry
from rules.library.problems import Problem
from rules.library.reading import CASES, Library, OwnShelf
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
        yield from _keys(shelf)
        for index, case in enumerate(shelf.cases):
            for key, fault in _case(case, editions):
                yield Problem(f"{shelf.folder}/{CASES}", f"{place('case', index)}.{key} ({case.key})", fault)
        for language, text in shelf.texts.items():
            yield from _references(f"{shelf.folder}/{language}.md", text, slugs)


def _keys(shelf: OwnShelf) -> Iterator[Problem]:
    """Every language tells the same cases in the same order."""
    keys = [case.key for case in shelf.cases]
    for key in sorted({key for key in keys if keys.count(key) > 1}):
        yield Problem(f"{shelf.folder}/{CASES}", key, _("appears here more than once"))
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


def _case(case: WorkedCaseEntry, editions: list[str]) -> Iterator[tuple[str, str]]:
    """Yield key and fault of what is wrong with a case."""
    for name, edition in (("first", case.first), ("last", case.last)):
        if edition is not None and edition not in editions:
            yield name, _("no such edition")
    if case.last is not None and case.last < case.first:
        yield "last", _("is before the first edition")
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
