"""The what-if of a question besides betting as a page shows it: its fields, the verdict, the editions."""

from dataclasses import dataclass
from itertools import chain

from django.utils.translation import gettext_lazy as _

from rules.engine.editions import EDITIONS
from rules.web import addresses, sharing
from rules.web.concordance import read_concordance
from rules.web.editions import EditionLine, in_every_edition
from rules.web.fields import Values
from rules.web.kindforms import KIND_FORMS, Label, Part
from rules.web.kinds import FilledIn
from rules.web.rows import Rows
from rules.web.tables import LABELS, Fault, tell_box
from rules.web.verdicts import Box
from rules.web.whatif import Answer
from rules.web.widgets import Widget


@dataclass(frozen=True, slots=True)
class ShownPart:
    """Fields that belong together, line by line; the lines of a `listed` part are those of a list."""

    legend: Label
    hint: Label
    lines: tuple[tuple[Widget, ...], ...]
    listed: bool


@dataclass(frozen=True, slots=True)
class KindTable:
    """What the page shows; `box` is None where there is no verdict."""

    kind: str
    fields: Values
    problems: dict[str, list[str]]
    text: str
    link: str
    box: Box | None
    parts: tuple[ShownPart, ...]
    editions: tuple[EditionLine, ...]

    known_editions = tuple(reversed(EDITIONS))

    @property
    def faults(self) -> list[Fault]:
        widgets = chain.from_iterable(line for part in self.parts for line in part.lines)
        labels = {widget.name: self._label(widget) for widget in widgets}
        labels["edition"] = str(LABELS["edition"])
        return [Fault(name, labels.get(name, ""), why) for name, whys in self.problems.items() for why in whys]

    def _label(self, widget: Widget) -> str:
        """What a field is called; one of a list with the name that its line has."""
        row, __, column = widget.name.rpartition("-")
        name = self.fields.get(f"{row}-name", "").strip() if column != "name" else ""
        return f"{name} · {widget.label}" if name else str(widget.label)

    @property
    def shared(self) -> str:
        """The address to send: it opens in the language of whoever follows it."""
        return addresses.shared(self.link) if self.link else ""


def lay_out_kind(filled: FilledIn, answer: Answer, language: str) -> KindTable:
    """Lay out a form and what came of it."""
    if answer.link:
        filled = FilledIn.of(sharing.read(answer.link))
    book = read_concordance(language) if answer.scenario else None
    return KindTable(
        filled.kind,
        filled.values,
        answer.problems,
        answer.link or sharing.write(filled.scenario),
        answer.link,
        tell_box(answer, book, language) if book else None,
        tuple(_shown(part, filled.values) for part in filled.form.parts),
        tuple(in_every_edition(answer.scenario, book, language)) if book and answer.scenario else (),
    )


def _shown(part: Part, values: Values) -> ShownPart:
    first = part.fields[0]
    if isinstance(first, Rows):
        return ShownPart(part.legend, part.hint, tuple(map(tuple, first.lines(values))), listed=True)
    line = tuple(chain.from_iterable(field.widgets(values) for field in part.fields))
    hint = part.hint if len(line) > 1 else ""  # What a single field may open needs no hint before it is there.
    return ShownPart(part.legend, hint, (line,), listed=False)


BETTING = _("Bets and chips")


def questions() -> list[tuple[str, Label]]:
    """What can be asked, with its titles; a hand of betting comes first and has no kind."""
    return [("", BETTING), *((kind, form.title) for kind, form in KIND_FORMS.items())]
