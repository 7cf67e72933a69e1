"""What-if: the form that changes a scenario, and the scenario that a form means.

The form holds texts as they were typed.  Of the scenario that it began with it changes what it has fields for, and only
where a field differs; everything else stays as it is.
"""

from collections.abc import Mapping
from copy import deepcopy
from dataclasses import dataclass, field
from typing import Any

from pydantic import ValidationError

from rules.engine.judging import judge
from rules.engine.problems import ScenarioRefused
from rules.engine.reading import read_scenario
from rules.engine.record import AnyScenario
from rules.engine.scenario import Scenario
from rules.engine.verdict import Verdict
from rules.web import sharing
from rules.web.fields import ACT, SETUP, NotANumber, Outline, Values, field_of, outline_of, read_typed, tap, values_of
from rules.web.handdrafts import HandDraft
from rules.web.setups import PLAYERS, PREFLOP, Setup, build
from rules.web.stakes import STAKES
from rules.web.winners import ticks_of

Data = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Answer:
    """What comes of a form: a verdict, or what is wrong by the name of the field.

    `idle` while nothing has been done: the verdict then is on a fold, and only its figures of the table are of use.
    """

    scenario: AnyScenario | None = None
    verdict: Verdict | None = None
    problems: dict[str, list[str]] = field(default_factory=dict)
    idle: bool = False

    @property
    def link(self) -> str:
        """The scenario as the text of a link; empty while there is none to send."""
        return sharing.write(self.scenario) if self.scenario and not self.idle else ""


@dataclass(frozen=True, slots=True)
class Form:
    """A scenario and the fields that change it; `data` is the scenario as plain data."""

    data: Data
    scenario: Scenario
    outline: Outline
    unchanged: Values
    values: Values
    kind = ""

    @classmethod
    def of(cls, data: Data, values: Mapping[str, str] | None = None) -> "Form":
        """The form for a scenario, filled in with other `values` where there are any; raises ValidationError."""
        scenario = Scenario.model_validate(data)
        outline = outline_of(scenario)
        unchanged = values_of(scenario, outline)
        given = {name: text[:500] for name, text in (values or {}).items() if name in unchanged}
        if "edition" in given:
            given = dict.fromkeys(ticks_of(unchanged), "") | given  # A box that is not ticked is not sent.
        return cls(data, scenario, outline, unchanged, unchanged | given)

    def tapped(self, what: str) -> "Form":
        """The form once a chip has been added to a pile, or taken away."""
        return Form(self.data, self.scenario, self.outline, self.unchanged, tap(self.values, what, self.outline.due))

    def with_chips(self, out: str) -> "Form":
        """The form with other chips put out."""
        return Form(self.data, self.scenario, self.outline, self.unchanged, self.values | {"out": out})

    def changed(self, *names: str) -> bool:
        return any(self.values.get(name) != self.unchanged.get(name) for name in names)

    def set_up(self) -> "Form":
        """The form at another table, where its fields ask for one; what the player does is kept."""
        if not self.changed(*SETUP) and not (self.changed("betting") and self.unchanged["story"]):
            return self
        data = {"edition": self.values["edition"], **build(_setup_of(self))}
        kept = ("edition", "small", "big", "stack", "behind", *ACT)
        values = {name: self.values[name] for name in kept if name in self.values and name != "pulls"}
        values |= {name: self.values[name] for name in STAKES if self.values.get(name)}
        try:
            return Form.of(data, {"out": "", "says": "", "amount": "", **values})
        except ValidationError:
            return self

    def answer(self) -> Answer:
        """Judge what the form means."""
        draft = HandDraft(values=self.values, data=deepcopy(self.data), form=self)
        draft.fill()
        try:
            scenario = read_scenario(draft.data)
            verdict = judge(scenario)
        except ScenarioRefused as refusal:
            for problem in refusal.problems:
                draft.refuse(field_of(problem.path, self.outline), problem)
        if draft.problems:
            return Answer(problems=draft.problems)
        return Answer(scenario, verdict, idle=draft.idle)


def _setup_of(form: Form) -> Setup:
    values = form.values
    story, street = values["story"] or "bet", values["street"]
    if form.changed("story") and not form.changed("street") and story in {"sb", "bb", "option"}:
        street = PREFLOP
    players = int(values["players"]) if values["players"].isdecimal() and len(values["players"]) < 3 else 0
    same = not form.changed("betting")
    typed = [_or_nothing(values[f"e{at}"]) for at, key in form.outline.amounts if key == "to" and same]
    first, second, *_rest = [*typed, 0, 0]
    blinds = _or_nothing(values["small"]), _or_nothing(values["big"])
    sizes = {name: _or_nothing(values.get(name, "")) for name in ("pot", "bet", "big_bet")}
    seats = players if players in PLAYERS else len(form.scenario.seats)
    return Setup(story, street, seats, blinds, first, second, values["betting"], **sizes)


def _or_nothing(text: str) -> int:
    try:
        return read_typed(text)
    except NotANumber:
        return 0
