"""The reasons of a verdict, as values.

A finding never exists as a sentence only: it is a typed record of its own figures, and words are made of it elsewhere.
"""

import re
from dataclasses import dataclass, fields
from typing import Any, ClassVar

from rules.engine.editions import Edition


@dataclass(frozen=True, slots=True)
class Finding:
    """One reason: a kind, its own figures (chips, as the fields say) and the findings beneath it.

    `rule` is the lasting slug of the rule it rests on, `clause` the clause there in the editions that letter it.
    """

    rule: ClassVar[str]
    clause: ClassVar[str | None] = None
    kind: ClassVar[str] = ""

    def __init_subclass__(cls, **keywords: Any) -> None:
        """Name the kind after the class: `EveryChipNeeded` is ``every-chip-needed``."""
        # `super()` without arguments fails in a class that `slots=True` has made anew.
        super(Finding, cls).__init_subclass__(**keywords)
        cls.kind = re.sub(r"(?<!^)(?=[A-Z])", "-", cls.__name__).lower()

    @property
    def figures(self) -> dict[str, Any]:
        """The figures of this finding by name, without the findings beneath it."""
        return {name: getattr(self, name) for name in _figure_names(type(self))}

    @property
    def beneath(self) -> tuple["Finding", ...]:
        """The findings that this one rests on."""
        return getattr(self, "because", ())

    def as_data(self, edition: Edition) -> dict[str, Any]:
        """The finding as plain data, with the number and clause of its rule in `edition`."""
        number, clause = edition.place(self.rule, self.clause)
        return {
            "kind": self.kind,
            "rule": self.rule,
            "clause": clause,
            "number": number,
            "figures": self.figures,
            "because": [finding.as_data(edition) for finding in self.beneath],
        }


_FIGURE_NAMES: dict[type, tuple[str, ...]] = {}


def _figure_names(kind: type[Finding]) -> tuple[str, ...]:
    """The names of a finding's figures, looked up once a class."""
    if kind not in _FIGURE_NAMES:
        _FIGURE_NAMES[kind] = tuple(f.name for f in fields(kind) if f.name != "because")
    return _FIGURE_NAMES[kind]
