"""Whether the parts of the library fit together, beyond the form of each file."""

from collections.abc import Iterator
from typing import Any

from django.utils.translation import gettext as _

from rules.documents.page import Kind, Page
from rules.engine.problems import ScenarioRefused, place
from rules.engine.reading import read_stored_scenario
from rules.library.entries import RuleEntry, ScenarioEntry
from rules.library.glossary_checks import glossary_problems
from rules.library.problems import Problem
from rules.library.reading import CASES, Library, Shelf
from rules.models.addressing import RESERVED_SLUGS
from rules.models.shapes import leads_somewhere


def problems(library: Library) -> Iterator[Problem]:
    """Yield what does not fit together in a library whose files are each of the right form."""
    yield from _names(library)
    yield from _concordance(library)
    yield from _sayings(library)
    yield from glossary_problems(library)
    for shelf in library.shelves:
        yield from _shelf(library, shelf)


def _names(library: Library) -> Iterator[Problem]:
    for file, names in (
        ("editions.toml", [edition.key for edition in library.editions]),
        ("sections.toml", [section.slug for section in library.sections]),
        ("concordance.toml", [rule.slug for rule in library.rules]),
    ):
        for name in sorted({name for name in names if names.count(name) > 1}):
            yield Problem(file, name, _("appears here more than once"))
    for slug in sorted(RESERVED_SLUGS & {rule.slug for rule in library.rules}):
        yield Problem("concordance.toml", slug, _("another page has this address"))
    if sum(edition.current for edition in library.editions) != 1:
        yield Problem("editions.toml", "current", _("must be true for one edition and no other"))


def _concordance(library: Library) -> Iterator[Problem]:
    editions = {edition.key for edition in library.editions}
    sections = {section.slug for section in library.sections}
    for rule in library.rules:
        if rule.section not in sections:
            yield Problem("concordance.toml", f"section ({rule.slug})", _("no such section"))
        for edition in sorted({*rule.numbers, *rule.clauses, *rule.certainty} - editions):
            yield Problem("concordance.toml", f"{edition} ({rule.slug})", _("no such edition"))
        yield from _certainty(rule)


def _sayings(library: Library) -> Iterator[Problem]:
    slugs = {rule.slug for rule in library.rules}
    keys = {(shelf.rule, part.key) for shelf in library.shelves for page in shelf.pages.values() for part in page.parts}
    for index, situation in enumerate(library.sayings.situation):
        at = f"{place('situation', index)} ({situation.name['en']})"
        for lead in situation.leads:
            if lead.rule not in slugs:
                yield Problem("sayings.toml", at, _("no such rule"))
            elif lead.key and (lead.rule, lead.key) not in keys:
                yield Problem("sayings.toml", at, _("no page has this case"))


def _certainty(rule: RuleEntry) -> Iterator[Problem]:
    for edition in rule.clauses.keys() - rule.numbers.keys():
        yield Problem("concordance.toml", f"clauses.{edition} ({rule.slug})", _("a clause needs a number"))
    for edition, certainty in rule.certainty.items():
        if (certainty == "unknown") == (edition in rule.numbers):
            fault = _("a number is either given or unknown, and one that is not given cannot be likely or derived")
            yield Problem("concordance.toml", f"certainty.{edition} ({rule.slug})", fault)


def _shelf(library: Library, shelf: Shelf) -> Iterator[Problem]:
    rule = next((rule for rule in library.rules if rule.slug == shelf.rule), None)
    if shelf.edition not in {edition.key for edition in library.editions}:
        yield Problem(shelf.folder, "", _("no such edition"))
    elif rule is None:
        yield Problem(shelf.folder, "", _("no such rule"))
    elif shelf.edition not in rule.numbers and shelf.edition not in rule.certainty:
        yield Problem(shelf.folder, "", _("the concordance does not have this rule in this edition"))
    for index, scenario in enumerate(shelf.scenarios):
        for key, fault in _scenario(shelf, scenario):
            at = f"{place('scenario', index)}{'.' if key else ''}{key} ({scenario.case})"
            yield Problem(f"{shelf.folder}/{CASES}", at, fault)


def _scenario(shelf: Shelf, scenario: ScenarioEntry) -> Iterator[tuple[str, str]]:
    """Yield key and fault of what is wrong with a scenario."""
    if not any(_has_case(page, scenario.case) for page in shelf.pages.values()):
        yield "case", _("no page has this case")
    for language in scenario.languages:
        if language in shelf.pages and not _has_case(shelf.pages[language], scenario.case):
            yield "languages", _("the page %(page)s does not have this case") % {"page": f"{language}.txt"}
    for path in scenario.assumed:
        if not leads_somewhere(scenario.data, path):
            yield "assumed", _("there is nothing at %(path)s in the data") % {"path": path}
    yield from _data(scenario.data)


def _has_case(page: Page, case: str) -> bool:
    return any(part.key == case and part.kind == Kind.CASE for part in page.parts)


def _data(data: dict[str, Any]) -> Iterator[tuple[str, str]]:
    try:
        read_stored_scenario(data)
    except ScenarioRefused as refusal:
        for problem in refusal.problems:
            yield f"data.{problem.path}" if problem.path else "data", problem.code
