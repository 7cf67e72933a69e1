"""The terms of a passage, one column for each text: what each language says, and what it has no word for there.

That one language has a word for what another tells in other words is shown, and not called wrong.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from rules.compare.checks.page import Text
from rules.compare.glossary import Printed, printed_terms, terms


@dataclass(frozen=True, slots=True)
class TermLine:
    """A term with the words for it in each text; None where a text has none, or is not there itself."""

    name: str
    columns: tuple[tuple[str, Printed | None], ...]
    """The language of each text, and what it prints."""

    @property
    def everywhere(self) -> bool:
        return all(printed for _, printed in self.columns)


def term_lines(texts: Sequence[tuple[str, Text | None]], language: str) -> tuple[TermLine, ...]:
    """Return the terms of a passage, those that some text lacks first; `texts` come with their languages."""
    if len({text.language for _, text in texts if text}) < 2:
        return ()
    found = [{p.key: p for p in printed_terms(text.text, spoken)} if text else {} for spoken, text in texts]
    lines = [
        TermLine(_name(key, language), tuple((texts[i][0], column.get(key)) for i, column in enumerate(found)))
        for key in dict.fromkeys(key for column in found for key in column)
    ]
    return tuple(sorted(lines, key=lambda line: line.everywhere))


def _name(key: str, language: str) -> str:
    names = terms()[key].names
    return names.get(language) or next(iter(names.values()))
