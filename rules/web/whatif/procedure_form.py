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
from rules.web.whatif.amount_problems import only_missing
from rules.web.whatif.draft import Draft, Holder
from rules.web.whatif.form_rows import Rows
from rules.web.whatif.hand_fields import Values
from rules.web.whatif.hand_form import Answer
from rules.web.whatif.procedure_forms import KIND_FORMS, KindForm, plain


@dataclass(frozen=True, slots=True)
class FilledIn:
    """A form of some kind as it was filled in.

    `data` is the scenario that it began with, as plain data; there is none yet in a new form.
    """

    kind: str
    data: dict[str, Any]
    scenario: AnyScenario | None
    unchanged: Values
    values: Values

    @property
    def form(self) -> KindForm:
        return KIND_FORMS[self.kind]

    @classmethod
    def of(cls, data: dict[str, Any], values: Mapping[str, str] | None = None) -> "FilledIn":
        """The form for a scenario, filled in with other `values` where there are any; raises ValidationError."""
        scenario = KINDS[data["kind"]].record.model_validate(data)
        return cls._filled(data["kind"], data, scenario, plain(scenario), values or {})

    @classmethod
    def new(cls, kind: str, values: Mapping[str, str] | None = None) -> "FilledIn":
        """The form of a question, blank or as far as it has been filled in."""
        blank = with_rows(KIND_FORMS[kind], values or {})
        return cls._filled(kind, {}, None, {"edition": CURRENT, **blank}, values or {})

    @classmethod
    def _filled(
        cls,
        kind: str,
        data: dict[str, Any],
        scenario: AnyScenario | None,
        told: dict[str, Any],
        values: Mapping[str, str],
    ) -> "FilledIn":
        unchanged = {"edition": told["edition"]}
        for field in KIND_FORMS[kind].fields:
            unchanged |= field.values(told)
        given = {name: text[:500] for name, text in values.items() if name in unchanged}
        if "edition" in given:
            given = _unticked(KIND_FORMS[kind], unchanged) | given
        return cls(kind, data, scenario, unchanged, unchanged | given)

    def answer(self) -> Answer:
        """Judge what the form means."""
        if self.scenario is None and self.values | {"edition": ""} == self.unchanged | {"edition": ""}:
            return Answer(idle=True)
        draft = Draft(values=self.values, data={"kind": self.kind})
        Holder(draft, draft.data).put("edition", self.values["edition"])
        for field in self.form.fields:
            field.fill(Holder(draft, draft.data))
        wrong = set(draft.problems)
        try:
            scenario = read_scenario(self.data if self.data and self.values == self.unchanged else draft.data)
            verdict = judge(scenario)
        except ScenarioRefused as refusal:
            for problem in refusal.problems:
                name = draft.field_of(problem.path)
                if name not in wrong:
                    draft.refuse(name, problem)
        if draft.problems:
            return self._unanswered(draft)
        return Answer(scenario, verdict)

    def _unanswered(self, draft: Draft) -> Answer:
        """What is wrong; in a new form, what has not been filled in yet is still open."""
        still = () if self.scenario else tuple(name for name, codes in draft.codes.items() if only_missing(codes))
        problems = {name: whys for name, whys in draft.problems.items() if name not in still}
        codes = frozenset().union(*(codes for name, codes in draft.codes.items() if name in problems))
        return Answer(problems=problems, idle=not problems, codes=codes, open=still)


def with_rows(form: KindForm, values: Mapping[str, str]) -> dict[str, Any]:
    """The blank data of a form, with as many rows in its lists as have been given a name."""
    data = dict(form.blank)
    for field in form.fields:
        if isinstance(field, Rows):
            named = [at + 1 for at in range(field.most) if values.get(f"{field.key}{at}-name", "").strip()]
            rows = data[field.key]
            data[field.key] = rows + [{} for _ in range(max(named, default=0) - len(rows))]
    return data


def _unticked(form: KindForm, unchanged: Values) -> Values:
    """A box that is not ticked is not sent."""
    widgets = (widget for field in form.fields for widget in field.widgets(unchanged))
    return {widget.name: "" for widget in widgets if widget.shape == "tick"}
