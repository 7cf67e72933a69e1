"""The library on disk to entries, or every problem at once."""

import tomllib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

from django.utils.translation import gettext as _
from pydantic import ValidationError
from pydantic_core import ErrorDetails

from rules.documents.page import Page
from rules.documents.reader import read_file, read_page
from rules.documents.refusals import DocumentRefused
from rules.engine.problems import place
from rules.languages import LANGUAGES, TEXT_LANGUAGES
from rules.library.entries import (
    CasesFile,
    ClaimEntry,
    ClaimsFile,
    ConcordanceFile,
    DirectorCaseEntry,
    EditionEntry,
    EditionsFile,
    Entry,
    GlossaryFile,
    OptionsFile,
    RuleEntry,
    SayingsFile,
    ScenarioEntry,
    SectionEntry,
    SectionsFile,
    TermEntry,
    WorkedCaseEntry,
    WorkedCasesFile,
)
from rules.library.problems import LibraryRefused, Problem
from rules.library.worked_texts import WorkedText, read_worked_text
from rules.models import clean_text

SHIPPED = Path(__file__).resolve().parent / "content"
"""Where the content lies that comes with the project."""

CASES = "cases.toml"

CLAIMS = "claims.toml"
"""The sources of a summary of ours; they are not shown."""

OPTIONS = "options.toml"
"""The cases of ours that the director decides."""

OURS = "ours"
"""The folder of what we say ourselves, by rule."""

File = TypeVar("File", bound=Entry)


@dataclass(frozen=True)
class Shelf:
    """The folder of one rule in one edition: its pages by language, and its scenarios."""

    edition: str
    rule: str
    pages: dict[str, Page] = field(default_factory=dict)
    scenarios: list[ScenarioEntry] = field(default_factory=list)

    @property
    def folder(self) -> str:
        return f"{self.edition}/{self.rule}"


@dataclass(frozen=True)
class OwnShelf:
    """What we say ourselves of one rule: the scenarios of our worked cases, the claims, and our words by language.

    `directed` are the cases that the director decides.
    """

    rule: str
    cases: list[WorkedCaseEntry] = field(default_factory=list)
    directed: list[DirectorCaseEntry] = field(default_factory=list)
    claims: list[ClaimEntry] = field(default_factory=list)
    texts: dict[str, WorkedText] = field(default_factory=dict)

    @property
    def folder(self) -> str:
        return f"{OURS}/{self.rule}"

    @property
    def only_directed(self) -> bool:
        """Whether there is nothing but cases that the director decides, which bring their words with them."""
        return bool(self.directed) and not (self.texts or self.cases or self.claims)


@dataclass(frozen=True)
class Library:
    """All that is shipped."""

    editions: list[EditionEntry]
    sections: list[SectionEntry]
    rules: list[RuleEntry]
    sayings: SayingsFile
    glossary: list[TermEntry]
    shelves: list[Shelf]
    ours: list[OwnShelf]


class Reader:
    """Reads one library and collects what is wrong with it."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.problems: list[Problem] = []

    def read(self) -> Library:
        """Return the library; raises LibraryRefused with every fault of form."""
        editions = self.table("editions.toml", EditionsFile)
        sections = self.table("sections.toml", SectionsFile)
        concordance = self.table("concordance.toml", ConcordanceFile)
        sayings = self.table("sayings.toml", SayingsFile)
        glossary = self.table("glossary.toml", GlossaryFile)
        shelves = [self._shelf(folder) for folder in sorted(self.root.glob("[0-9]*/*/"))]
        ours = [self._own_shelf(folder) for folder in sorted(self.root.glob(f"{OURS}/*/"))]
        if self.problems or not (editions and sections and concordance and sayings and glossary):
            raise LibraryRefused(self.problems)
        parts = (editions.edition, sections.section, concordance.rule, sayings, glossary.term)
        return Library(*parts, shelves, ours)

    def _shelf(self, folder: Path) -> Shelf:
        shelf = Shelf(edition=folder.parent.name, rule=folder.name)
        for path in sorted(folder.iterdir()):
            if path.name == CASES:
                cases = self.table(f"{shelf.folder}/{CASES}", CasesFile)
                shelf.scenarios.extend(cases.scenario if cases else [])
            elif path.suffix == ".txt" and path.stem in TEXT_LANGUAGES:
                self._page(shelf, path)
            elif not path.name.startswith("."):
                fault = _("neither a page (it.txt, de.txt, es.txt) nor cases.toml")
                self._refuse(f"{shelf.folder}/{path.name}", "", fault)
        return shelf

    def _own_shelf(self, folder: Path) -> OwnShelf:
        shelf = OwnShelf(folder.name)
        for path in sorted(folder.iterdir()):
            if path.name == CASES:
                cases = self.table(f"{shelf.folder}/{CASES}", WorkedCasesFile)
                shelf.cases.extend(cases.case if cases else [])
            elif path.name == OPTIONS:
                options = self.table(f"{shelf.folder}/{OPTIONS}", OptionsFile)
                shelf.directed.extend(options.case if options else [])
            elif path.name == CLAIMS:
                claims = self.table(f"{shelf.folder}/{CLAIMS}", ClaimsFile)
                shelf.claims.extend(claims.claim if claims else [])
            elif path.suffix == ".md" and path.stem in LANGUAGES:
                self._words(shelf, path)
            elif not path.name.startswith("."):
                fault = _("neither our words (it.md, de.md, es.md, en.md) nor cases.toml, claims.toml or options.toml")
                self._refuse(f"{shelf.folder}/{path.name}", "", fault)
        return shelf

    def _words(self, shelf: OwnShelf, path: Path) -> None:
        file = f"{shelf.folder}/{path.name}"
        text = self._text(file)
        if text is None:
            return
        shelf.texts[path.stem], faults = read_worked_text(text)
        for line, fault in faults:
            self.problems.append(Problem(file, "", fault, line))

    def _page(self, shelf: Shelf, path: Path) -> None:
        try:
            shelf.pages[path.stem] = read_page(read_file(path), language=path.stem)
        except DocumentRefused as refusal:
            self._refuse(f"{shelf.folder}/{path.name}", "", str(refusal))

    def table(self, name: str, shape: type[File]) -> File | None:
        """Return what a TOML file says; None where it is faulty, with the faults among the problems."""
        text = self._text(name)
        if text is None:
            return None
        try:
            content = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            self._refuse(name, "", str(error))
            return None
        try:
            return shape.model_validate(content)
        except ValidationError as refusal:
            for fault in refusal.errors(include_url=False):
                self._refuse(name, _key(content, fault["loc"]), _fault(fault))
            return None

    def _text(self, name: str) -> str | None:
        """Return the clean text of a file; None where it cannot be read, with the fault among the problems."""
        try:
            text = (self.root / name).read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            self._refuse(name, "", str(error))
            return None
        damage = clean_text.fault(text)
        if damage is not None:
            self._refuse(name, "", str(damage))
            return None
        return clean_text.clean(text)

    def _refuse(self, file: str, key: str, fault: str) -> None:
        self.problems.append(Problem(file, key, fault))


def read_sayings(root: Path = SHIPPED) -> SayingsFile:
    """Return what people say for a situation; raises LibraryRefused with every fault of form."""
    return _read_one("sayings.toml", SayingsFile, root)


def read_glossary(root: Path = SHIPPED) -> list[TermEntry]:
    """Return the terms of the field; raises LibraryRefused with every fault of form."""
    return _read_one("glossary.toml", GlossaryFile, root).term


def _read_one(name: str, shape: type[File], root: Path) -> File:
    reader = Reader(root)
    file = reader.table(name, shape)
    if file is None:
        raise LibraryRefused(reader.problems)
    return file


def read_library(root: Path = SHIPPED) -> Library:
    """Return the library that lies in `root`; raises LibraryRefused with every fault of form."""
    return Reader(root).read()


def _key(content: Any, steps: tuple[str | int, ...]) -> str:
    """Name the place of a fault, and with it the entry, since nobody counts to sixty: ``rule[59].title (slug)``."""
    try:
        entry = content[steps[0]][steps[1]]
        name = entry.get("slug") or entry.get("key") or entry.get("case")
    except (LookupError, TypeError, AttributeError):
        name = None
    return f"{place(*steps)} ({name})" if name else place(*steps)


def _fault(error: ErrorDetails) -> str:
    if error["type"] == "missing":
        return _("is missing")
    if error["type"] == "extra_forbidden":
        return _("is not known here")
    if error["type"] == "in-every-language":
        return _("must be given in each of these languages and no other: %(languages)s") % {
            "languages": ", ".join(LANGUAGES)
        }
    if error["type"] == "no-such-language":
        return _("there are texts in these languages only: %(languages)s") % {"languages": ", ".join(TEXT_LANGUAGES)}
    return _("cannot be read (%(reason)s)") % {"reason": error["msg"]}
