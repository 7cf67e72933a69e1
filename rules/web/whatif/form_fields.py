"""The kinds of field that the form of a scenario is made of.

Each tells what it holds for plain data, shows itself, and puts what was typed into it back into the data.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, ClassVar

from django.utils.functional import Promise

from rules.engine.problems import Problem, place
from rules.web.whatif.draft import Holder
from rules.web.whatif.hand_fields import Values

Label = Promise | str


@dataclass(frozen=True, slots=True)
class Widget:
    """A field as a page shows it: `shape` is ``number``, ``text``, ``choice`` or ``tick``."""

    shape: str
    name: str
    label: Label
    value: str
    choices: tuple[tuple[str, Label], ...] = ()
    hint: str = ""


@dataclass(frozen=True, slots=True)
class Field:
    """A line of text under a key of the data; the other kinds do as it does."""

    key: str
    label: Label
    shape: ClassVar[str] = "text"

    def values(self, data: dict[str, Any], prefix: str = "") -> Values:
        value = data.get(self.key)
        return {prefix + self.key: "" if value is None else str(value)}

    def widgets(self, values: Values, prefix: str = "") -> Iterator[Widget]:
        yield Widget(self.shape, prefix + self.key, self.label, values[prefix + self.key])

    def fill(self, holder: Holder) -> None:
        holder.put(self.key, holder.text(self.key))


@dataclass(frozen=True, slots=True)
class Number(Field):
    """An amount or a count; where it is `optional`, nothing typed is none."""

    optional: bool = False
    shape: ClassVar[str] = "number"

    def values(self, data: dict[str, Any], prefix: str = "") -> Values:
        value = data.get(self.key)
        return {prefix + self.key: "" if value is None or (self.optional and not value) else str(value)}

    def fill(self, holder: Holder) -> None:
        holder.put(self.key, holder.draft.number(holder.prefix + self.key, empty=self.optional))


@dataclass(frozen=True, slots=True)
class Numbers(Field):
    """Several amounts in a list, each in a field of its own: `parts` are their names and labels."""

    parts: tuple[tuple[str, Label], ...] = ()

    def values(self, data: dict[str, Any], prefix: str = "") -> Values:
        figures = data.get(self.key) or [""] * len(self.parts)
        return {prefix + name: str(value) for (name, _), value in zip(self.parts, figures, strict=True)}

    def widgets(self, values: Values, prefix: str = "") -> Iterator[Widget]:
        yield from (Widget("number", prefix + name, label, values[prefix + name]) for name, label in self.parts)

    def fill(self, holder: Holder) -> None:
        figures = [holder.draft.number(holder.prefix + name) for name, _ in self.parts]
        first = figures.index(None) if None in figures else 0
        holder.put(self.key, None if None in figures else figures, self.parts[first][0])
        for at, (name, _) in enumerate(self.parts):
            holder.place(place(self.key, at), name)


@dataclass(frozen=True, slots=True)
class Tick(Field):
    """Something that is so or not."""

    shape: ClassVar[str] = "tick"

    def values(self, data: dict[str, Any], prefix: str = "") -> Values:
        return {prefix + self.key: "1" if data.get(self.key) else ""}

    def fill(self, holder: Holder) -> None:
        holder.put(self.key, True if holder.text(self.key) else None)


@dataclass(frozen=True, slots=True)
class Option:
    """One of the things to choose from, and what the data then holds."""

    word: str
    label: Label
    data: dict[str, Any]


@dataclass(frozen=True, slots=True)
class Choice(Field):
    """One of several; it may stand for more than one key."""

    options: tuple[Option, ...] = ()

    def values(self, data: dict[str, Any], prefix: str = "") -> Values:
        chosen = (option.word for option in self.options if option.data.items() <= data.items())
        return {prefix + self.key: next(chosen, "")}

    def widgets(self, values: Values, prefix: str = "") -> Iterator[Widget]:
        value = values[prefix + self.key]
        unchosen = () if value else (("", "–"),)
        choices = tuple((option.word, option.label) for option in self.options)
        yield Widget("choice", prefix + self.key, self.label, value, (*unchosen, *choices))

    def fill(self, holder: Holder) -> None:
        word = holder.text(self.key)
        chosen = next((option for option in self.options if option.word == word), None)
        if chosen is None:
            holder.draft.refuse(holder.prefix + self.key, Problem("", "unknown-word" if word else "missing"))
        for option in self.options:
            for key in option.data:
                holder.put(key, chosen.data.get(key) if chosen else None, self.key)


@dataclass(frozen=True, slots=True)
class Where:
    """A field that there only is where another one holds one of some words."""

    name: str
    words: tuple[str, ...]
    field: Field

    def values(self, data: dict[str, Any], prefix: str = "") -> Values:
        return self.field.values(data, prefix)

    def widgets(self, values: Values, prefix: str = "") -> Iterator[Widget]:
        return self.field.widgets(values, prefix) if values[self.name] in self.words else iter(())

    def fill(self, holder: Holder) -> None:
        if holder.text(self.name) in self.words:
            self.field.fill(holder)
