"""A scenario in the making: what the fields of a form hold, the plain data it comes to, and what is wrong where."""

import re
from dataclasses import dataclass, field
from typing import Any

from rules.engine.problems import Problem
from rules.narration.problems import sentence
from rules.web.whatif.amount_problems import why_unreadable
from rules.web.whatif.hand_fields import Values
from rules.web.whatif.written_amounts import Unreadable, read_amount


@dataclass(slots=True, kw_only=True)
class Draft:
    """`places` names the field that each place of the data came from; `names` are those of the rows that are kept.

    `codes` are those of all that is wrong, by the name of the field.
    """

    values: Values
    data: dict[str, Any]
    problems: dict[str, list[str]] = field(default_factory=dict)
    codes: dict[str, set[str]] = field(default_factory=dict)
    places: dict[str, str] = field(default_factory=dict)
    names: dict[str, str] = field(default_factory=dict)

    def refuse(self, name: str, problem: Problem) -> None:
        """Tell what is wrong with a field."""
        self.tell(name, sentence(problem), problem.code)

    def tell(self, name: str, why: str, code: str) -> None:
        """Tell what is wrong with a field, in a sentence that is not told there yet."""
        self.codes.setdefault(name, set()).add(code)
        told = self.problems.setdefault(name, [])
        if why not in told:
            told.append(why)

    @property
    def faults(self) -> frozenset[str]:
        """The codes of all that is wrong."""
        return frozenset().union(*self.codes.values())

    def number(self, name: str, empty: bool = False) -> int | None:
        """The figure of a field; None where it is no figure, which is refused, or where it may be empty and is."""
        text = self.values[name]
        if empty and not text.strip():
            return None
        try:
            return read_amount(text)
        except Unreadable as fault:
            self.tell(name, why_unreadable(fault), fault.code)
            return None

    def field_of(self, path: str) -> str:
        """The field in which a fault stands: of its place, or of what that is part of; empty where there is none."""
        while path and path not in self.places:
            path = re.sub(r"(?:^|\.)[^.\[]*$|\[[^\[]*$", "", path)
        return self.places.get(path, "")


@dataclass(frozen=True, slots=True)
class Holder:
    """What a field fills: the data itself, or a row of it at `path`, with fields whose names begin with `prefix`."""

    draft: Draft
    data: dict[str, Any]
    path: str = ""
    prefix: str = ""

    def put(self, key: str, value: Any, name: str = "") -> None:
        """Put a value under a key; None is left out, and a fault in it stands in the field all the same."""
        self.place(key, name)
        if value is not None:
            self.data[key] = value

    def place(self, key: str, name: str = "") -> None:
        self.draft.places[f"{self.path}.{key}" if self.path else key] = self.prefix + (name or key)

    def text(self, name: str) -> str:
        return self.draft.values.get(self.prefix + name, "").strip()
