"""What-if for the questions besides betting: a form that changes a scenario, and the scenario that a form means."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from rules.engine.editions import CURRENT
from rules.engine.judging import judge
from rules.engine.kinds import KINDS
from rules.engine.problems import ScenarioRefused
from rules.engine.reading import read_scenario
from rules.engine.record import AnyScenario
from rules.web.drafts import Draft, Holder
from rules.web.fields import Values
from rules.web.kindforms import KIND_FORMS, KindForm, plain
from rules.web.whatif import Answer


@dataclass(frozen=True, slots=True)
class FilledIn:
    """A form of some kind as it was filled in; `data` is the scenario that it began with, as plain data."""

    data: dict[str, Any]
    scenario: AnyScenario
    form: KindForm
    unchanged: Values
    values: Values

    @property
    def kind(self) -> str:
        return self.scenario.kind

    @classmethod
    def of(cls, data: dict[str, Any], values: Mapping[str, str] | None = None) -> "FilledIn":
        """The form for a scenario, filled in with other `values` where there are any; raises ValidationError."""
        kind = data["kind"]
        scenario = KINDS[kind].record.model_validate(data)
        form = KIND_FORMS[kind]
        told = plain(scenario)
        unchanged = {"edition": scenario.edition}
        for field in form.fields:
            unchanged |= field.values(told)
        given = {name: text[:500] for name, text in (values or {}).items() if name in unchanged}
        if "edition" in given:
            given = _unticked(form, unchanged) | given
        return cls(data, scenario, form, unchanged, unchanged | given)

    @classmethod
    def fresh(cls, kind: str) -> "FilledIn":
        """The form that one begins with."""
        return cls.of({"kind": kind, "edition": CURRENT, **KIND_FORMS[kind].fresh})

    def answer(self) -> Answer:
        """Judge what the form means."""
        draft = Draft(values=self.values, data={"kind": self.kind})
        Holder(draft, draft.data).put("edition", self.values["edition"])
        for field in self.form.fields:
            field.fill(Holder(draft, draft.data))
        wrong = set(draft.problems)
        try:
            scenario = read_scenario(self.data if self.values == self.unchanged else draft.data)
            verdict = judge(scenario)
        except ScenarioRefused as refusal:
            for problem in refusal.problems:
                name = draft.field_of(problem.path)
                if name not in wrong:
                    draft.refuse(name, problem)
        if draft.problems:
            return Answer(problems=draft.problems)
        return Answer(scenario, verdict)


def _unticked(form: KindForm, unchanged: Values) -> Values:
    """A box that is not ticked is not sent."""
    widgets = (widget for field in form.fields for widget in field.widgets(unchanged))
    return {widget.name: "" for widget in widgets if widget.shape == "tick"}
