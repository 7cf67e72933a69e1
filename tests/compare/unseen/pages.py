"""Pages that no check was written from: two halves, each clean and planted, with what must be found in the second."""

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rules.compare.checks.page import Case, Page
from rules.compare.concordance import Concordance
from rules.compare.findings import Finding, findings
from rules.languages import TEXT_LANGUAGES
from tests.compare.checks.invented import built, case

FOLDER = Path(__file__).parent
_OF_FIGURES = {"figure", "arithmetic", "sister-figures"}
"""Checks that see a wrong figure: which of them does so is no matter."""
_MARKED = re.compile(r"⟦(.*?)⟧")


@dataclass(frozen=True)
class Planted:
    """A fault that was put in: where, which check must see it, and what should stand there."""

    language: str
    key: str
    check: str
    spot: str
    start: int
    right: str | None

    def is_found_by(self, finding: Finding) -> bool:
        """Say whether a finding is about this fault: its place and its kind."""
        kinds = _OF_FIGURES if self.check in _OF_FIGURES else {self.check}
        if (finding.language, finding.key) != (self.language, self.key) or not kinds & {*finding.checks}:
            return False
        return finding.start <= self.start + len(self.spot) and self.start <= finding.end

    def is_told_by(self, finding: Finding) -> bool:
        """Say whether the finding names the right value as well."""
        return self.is_found_by(finding) and self.right in (None, finding.right)


def held(name: str) -> list[dict[str, Any]]:
    return tomllib.loads((FOLDER / f"{name}.toml").read_text(encoding="utf-8"))["page"]


def made(concordance: Concordance, data: dict[str, Any]) -> Page:
    """Build a page, without the marks."""
    rows = [
        (row["key"], row["kind"], {lang: _MARKED.sub(r"\1", row[lang]) for lang in TEXT_LANGUAGES if lang in row})
        for row in data["passage"]
    ]
    cases = {key: tuple(_cases(told, data["edition"])) for key, told in data.get("case", {}).items()}
    return built(concordance, data["edition"], data["rule"], data["number"], rows, cases)


def _cases(told: dict[str, Any] | list[dict[str, Any]], edition: str) -> Iterator[Case]:
    """Yield the scenarios of a case: one, or one for each of its lettered examples."""
    if isinstance(told, dict):
        yield case(told, edition)
    else:
        yield from (case(each, edition, letter=letter) for letter, each in zip("abc", told, strict=False))


def planted(data: dict[str, Any]) -> list[Planted]:
    """What was put into a page; the marks of a passage go with its faults in their order."""
    places = {
        (lang, row["key"]): list(_marks(row[lang])) for row in data["passage"] for lang in TEXT_LANGUAGES if lang in row
    }
    found = []
    for fault in data.get("faults", ()):
        marks = places.get((fault["language"], fault["key"]), [])
        spot, start = marks.pop(0) if marks else ("", 0)
        found.append(Planted(fault["language"], fault["key"], fault["check"], spot, start, fault.get("right")))
    left = [place for place, marks in places.items() if marks]
    assert not left, left
    return found


def _marks(text: str) -> Iterator[tuple[str, int]]:
    for number, match in enumerate(_MARKED.finditer(text)):
        yield match[1], match.start() - 2 * number


def grave(page: Page) -> list[Finding]:
    """The errors and warnings of a page, and notes on spelling and the like."""
    return list(findings(page))
