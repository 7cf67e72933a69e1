"""Fields for lists in the form of a scenario: seats with what each has, the choice of one of them, acts in turn."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, ClassVar

from rules.engine.problems import Problem, place
from rules.web.whatif.draft import Holder
from rules.web.whatif.form_fields import Field, Label, Widget
from rules.web.whatif.hand_fields import Values

OPEN = "?"
"""What a choice of nobody or somebody holds before it is made."""


@dataclass(frozen=True, slots=True)
class RowChoice(Field):
    """One of the rows, told by its place, so that it stays chosen under another name; `OPEN` until it is chosen."""

    rows: str = "seats"
    nobody: Label = ""

    def values(self, data: dict[str, Any], prefix: str = "") -> Values:
        names = [row.get("name", "") for row in data[self.rows]]
        if self.nobody and self.key not in data:
            return {prefix + self.key: OPEN}
        name = data.get(self.key)
        return {prefix + self.key: f"{self.rows}{names.index(name)}" if name in names else ""}

    def widgets(self, values: Values, prefix: str = "") -> Iterator[Widget]:
        named = {name: text for name, text in values.items() if name.startswith(self.rows) and name.endswith("-name")}
        choices = [(name.removesuffix("-name"), text) for name, text in named.items() if text.strip()]
        value = values[prefix + self.key]
        nobody = [("", self.nobody or "–")] if self.nobody or not value else []
        unchosen = [(OPEN, "–")] if value == OPEN else []
        yield Widget("choice", prefix + self.key, self.label, value, (*unchosen, *nobody, *choices))

    def fill(self, holder: Holder) -> None:
        word = holder.text(self.key)
        holder.put(self.key, holder.draft.names.get(word))
        if word not in holder.draft.names and (word or not self.nobody):
            holder.draft.refuse(holder.prefix + self.key, Problem("", "missing"))


@dataclass(frozen=True, slots=True)
class Cards(Field):
    """The cards of a row, which the data holds apart, by the name of the row."""

    def values(self, data: dict[str, Any], prefix: str = "") -> Values:
        return {prefix + self.key: " ".join(data.get(self.key, ()))}

    def widgets(self, values: Values, prefix: str = "") -> Iterator[Widget]:
        yield Widget("text", prefix + self.key, self.label, values[prefix + self.key], hint="As 10h")

    def fill(self, holder: Holder) -> None:
        draft, name, here = holder.draft, holder.data["name"], holder.prefix + self.key
        draft.places.setdefault(self.key, here)
        draft.places[place(self.key, name)] = here
        cards = holder.text(self.key).translate(_SUITS).replace(",", " ").split()
        if cards:
            draft.data.setdefault(self.key, {})[name] = cards


_SUITS = str.maketrans("♣♦♥♠", "cdhs")


@dataclass(frozen=True, slots=True)
class Rows(Field):
    """A list of records with a name each; one more can be filled in, and one without a name is left out."""

    columns: tuple[Field, ...] = ()
    most: int = 0

    def values(self, data: dict[str, Any], prefix: str = "") -> Values:
        rows = [*data[self.key], {}][: self.most]
        return {
            name: text
            for at, row in enumerate(rows)
            for column in self.columns
            for name, text in column.values(row, f"{self.key}{at}-").items()
        }

    def lines(self, values: Values) -> list[list[Widget]]:
        """The fields of each row."""
        rows = [f"{self.key}{at}-" for at in range(self.most) if f"{self.key}{at}-name" in values]
        return [[widget for column in self.columns for widget in column.widgets(values, row)] for row in rows]

    def widgets(self, values: Values, prefix: str = "") -> Iterator[Widget]:
        yield from (widget for line in self.lines(values) for widget in line)

    def fill(self, holder: Holder) -> None:
        draft, rows = holder.draft, list[dict[str, Any]]()
        holder.put(self.key, rows, f"{self.key}0-name")
        for at in range(self.most):
            name = draft.values.get(f"{self.key}{at}-name", "").strip()
            if name:
                draft.names[f"{self.key}{at}"] = name
                rows.append({})
                row = Holder(draft, rows[-1], place(self.key, len(rows) - 1), f"{self.key}{at}-")
                for column in self.columns:
                    column.fill(row)


@dataclass(frozen=True, slots=True)
class Acts(Field):
    """Acts in their order, one field each and one more; `played` asks whether there were any where they may be none."""

    words: tuple[tuple[str, Label], ...] = ()
    played: Label = ""
    fewest: ClassVar[int] = 3

    def values(self, data: dict[str, Any], prefix: str = "") -> Values:
        acts = data.get(self.key)
        each = [*(acts or []), ""]
        each += [""] * (self.fewest - len(each))
        told = {f"{self.key}{at}": word for at, word in enumerate(each)}
        return ({self.key: "1" if acts is not None else ""} if self.played else {}) | told

    def widgets(self, values: Values, prefix: str = "") -> Iterator[Widget]:
        if self.played:
            yield Widget("tick", self.key, self.played, values[self.key])
        for name, value in values.items():
            at = name.removeprefix(self.key)
            if at.isdecimal() and (not self.played or values[self.key]):
                yield Widget("choice", name, f"{int(at) + 1}.", value, (("", "–"), *self.words))

    def fill(self, holder: Holder) -> None:
        values, acts = holder.draft.values, list[str]()
        first = self.key if self.played else f"{self.key}0"
        holder.put(self.key, None if self.played and not values[self.key] else acts, first)
        for name in (name for name in values if name.removeprefix(self.key).isdecimal()):
            if values[name]:
                holder.place(place(self.key, len(acts)), name)
                acts.append(values[name])
