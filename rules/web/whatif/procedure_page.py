"""The what-if of a question besides betting as a page shows it: its fields, the verdict, the editions."""

from dataclasses import dataclass
from itertools import chain

from django.utils.translation import gettext_lazy as _

from rules.engine.editions import CURRENT, EDITIONS
from rules.web.sharing import notation
from rules.web.site import addresses
from rules.web.site.concordance import read_concordance
from rules.web.verdict.box import Box
from rules.web.verdict.under_editions import EditionLine, in_every_edition
from rules.web.whatif.amount_problems import heading
from rules.web.whatif.form_fields import Widget
from rules.web.whatif.form_rows import Rows
from rules.web.whatif.hand_fields import Values
from rules.web.whatif.hand_form import Answer
from rules.web.whatif.hand_page import LABELS, Fault, tell_box
from rules.web.whatif.procedure_form import FilledIn
from rules.web.whatif.procedure_forms import KIND_FORMS, Label, Part


@dataclass(frozen=True, slots=True)
class ShownPart:
    """Fields that belong together, line by line; the lines of a `listed` part are those of a list."""

    legend: Label
    hint: Label
    lines: tuple[tuple[Widget, ...], ...]
    listed: bool


@dataclass(frozen=True, slots=True)
class KindTable:
    """What the page shows; `box` is None where there is no verdict.

    `open` names the fields that still have to be filled in, and `example` is the address of a form that is.
    """

    kind: str
    question: Label
    open: tuple[str, ...]
    example: str
    fields: Values
    problems: dict[str, list[str]]
    heading: str
    text: str
    link: str
    box: Box | None
    parts: tuple[ShownPart, ...]
    editions: tuple[EditionLine, ...]

    known_editions = tuple(reversed(EDITIONS))

    @property
    def faults(self) -> list[Fault]:
        return [Fault(name, self._labels.get(name, ""), why) for name, whys in self.problems.items() for why in whys]

    @property
    def still_open(self) -> list[str]:
        """What the fields are called that still have to be filled in."""
        return [self._labels[name] for name in self.open if name in self._labels]

    @property
    def _labels(self) -> dict[str, str]:
        """The fields by their names, as they are called."""
        widgets = chain.from_iterable(line for part in self.parts for line in part.lines)
        return {widget.name: self._label(widget) for widget in widgets} | {"edition": str(LABELS["edition"])}

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
        filled = FilledIn.of(notation.read(answer.link))
    concordance = read_concordance(language) if answer.scenario else None
    return KindTable(
        filled.kind,
        filled.form.question,
        answer.open,
        _example(filled.kind, language),
        filled.values,
        answer.problems,
        heading(answer.codes) if answer.problems else "",
        answer.link or (notation.write(filled.scenario) if filled.scenario else ""),
        answer.link,
        tell_box(answer, concordance, language) if concordance else None,
        _shown_parts(filled),
        tuple(in_every_edition(answer.scenario, concordance, language)) if concordance and answer.scenario else (),
    )


def _example(kind: str, language: str) -> str:
    scenario = FilledIn.of({"kind": kind, "edition": CURRENT, **KIND_FORMS[kind].example}).scenario
    return f"{addresses.what_if(language, notation.write(scenario))}&example=1" if scenario else ""


def _shown_parts(filled: FilledIn) -> tuple[ShownPart, ...]:
    """The parts of a form that have a field to show."""
    parts = (_shown(part, filled.values) for part in filled.form.parts)
    return tuple(part for part in parts if any(part.lines))


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
