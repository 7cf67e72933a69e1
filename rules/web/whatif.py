"""What-if: the form that changes a scenario, and the scenario that a form means.

The form holds texts as they were typed.  Of the scenario that it began with it changes what it has fields for, and only
where a field differs; everything else stays as it is.
"""

from collections.abc import Mapping
from copy import deepcopy
from dataclasses import dataclass, field
from typing import Any

from django.utils.translation import gettext as _
from pydantic import ValidationError

from rules.engine.judging import judge
from rules.engine.problems import Problem, ScenarioRefused
from rules.engine.reading import read_scenario
from rules.engine.scenario import Scenario, blind_due
from rules.engine.verdict import Verdict
from rules.narration.problems import sentence
from rules.web import sharing
from rules.web.fields import ACT, SETUP, NotANumber, Outline, Values, field_of, outline_of, read_typed, tap, values_of
from rules.web.setups import PLAYERS, PREFLOP, Setup, build, change

Data = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Answer:
    """What comes of a form: a verdict, or what is wrong by the name of the field.

    `idle` while nothing has been done: the verdict then is on a fold, and only its figures of the table are of use.
    """

    scenario: Scenario | None = None
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

    @classmethod
    def of(cls, data: Data, values: Mapping[str, str] | None = None) -> "Form":
        """The form for a scenario, filled in with other `values` where there are any; raises ValidationError."""
        scenario = Scenario.model_validate(data)
        outline = outline_of(scenario)
        unchanged = values_of(scenario, outline)
        given = {name: text[:500] for name, text in (values or {}).items() if name in unchanged}
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
        if not self.changed(*SETUP):
            return self
        data = {"edition": self.values["edition"], **build(_setup_of(self))}
        kept = ("edition", "small", "big", "stack", "behind", *ACT)
        values = {name: self.values[name] for name in kept if name in self.values and name != "pulls"}
        try:
            return Form.of(data, {"out": "", "says": "", "amount": "", **values})
        except ValidationError:
            return self

    def answer(self) -> Answer:
        """Judge what the form means."""
        draft = _Draft(self, deepcopy(self.data))
        draft.fill()
        try:
            scenario = read_scenario(draft.data)
            verdict = judge(scenario)
        except ScenarioRefused as refusal:
            for problem in refusal.problems:
                draft.refuse(field_of(problem.path, self.outline), sentence(problem))
        if draft.problems:
            return Answer(problems=draft.problems)
        return Answer(scenario if isinstance(scenario, Scenario) else None, verdict, idle=draft.idle)


def _setup_of(form: Form) -> Setup:
    values = form.values
    story, street = values["story"] or "bet", values["street"]
    if form.changed("story") and not form.changed("street") and story in {"sb", "bb", "option"}:
        street = PREFLOP
    players = int(values["players"]) if values["players"].isdecimal() and len(values["players"]) < 3 else 0
    typed = [_or_nothing(values[f"e{at}"]) for at, key in form.outline.amounts if key == "to"]
    first, second, *_rest = [*typed, 0, 0]
    blinds = _or_nothing(values["small"]), _or_nothing(values["big"])
    return Setup(story, street, players if players in PLAYERS else len(form.scenario.seats), blinds, first, second)


def _or_nothing(text: str) -> int:
    try:
        return read_typed(text)
    except NotANumber:
        return 0


@dataclass(slots=True)
class _Draft:
    """A scenario in the making."""

    form: Form
    data: Data
    problems: dict[str, list[str]] = field(default_factory=dict)
    idle: bool = False

    def refuse(self, name: str, why: str) -> None:
        told = self.problems.setdefault(name, [])
        if why not in told:
            told.append(why)

    def fill(self) -> None:
        """Put what the form holds in the place of what the scenario had."""
        form, outline = self.form, self.form.outline
        self.data["edition"] = form.values["edition"]
        if form.changed("small", "big"):
            self._blinds()
        for at, key in outline.amounts:
            self._amount(f"e{at}", self.data["events"][at], key)
        for at in outline.stacks:
            self._amount(f"stack{at}", self.data["seats"][at], "stack")
        if outline.asked is not None and outline.actor is not None:
            self._front()
            if form.changed(*ACT):
                self._act(outline.asked, self.data["seats"][outline.actor]["name"])
            self._stack(self.data["seats"][outline.actor])

    def _amount(self, name: str, holder: Data, key: str) -> None:
        try:
            holder[key] = read_typed(self.form.values[name])
        except NotANumber as fault:
            self.refuse(name, sentence(Problem("", str(fault))))

    def _blinds(self) -> None:
        """Other blinds, or none where both are empty; a blind that stands in front exactly is posted anew."""
        typed = {name: self.form.values[name].strip() for name in ("small", "big")}
        if not any(typed.values()):
            self.data.pop("blinds", None)
            return
        for name, text in typed.items():
            try:
                typed[name] = str(read_typed(text))
            except NotANumber as fault:
                self.refuse(name, sentence(Problem("", str(fault))))
        if not {"small", "big"} & self.problems.keys():
            self.data["blinds"] = [int(typed["small"]), int(typed["big"])]
            self._post_anew()

    def _post_anew(self) -> None:
        scenario, outline = self.form.scenario, self.form.outline
        out = scenario.seats[outline.actor].out if outline.actor is not None else None
        if outline.actor is not None and out and out.total == outline.due:
            posted = scenario.model_copy(update={"blinds": self.data["blinds"]})
            self.data["seats"][outline.actor]["out"] = change(blind_due(posted, outline.actor))

    def _front(self) -> None:
        if not self.form.outline.front or not self.form.changed("front"):
            return
        kind, at, key = self.form.outline.front
        self.data[kind][at][key] = self.form.values["front"]
        if not self.form.values["front"].strip():
            self.refuse("front", sentence(Problem("", "chips-unreadable")))

    def _act(self, at: int, player: str) -> None:
        """The act in question: chips put out, chips taken back, words alone, or nothing yet."""
        values, words = self.form.values, self._words()
        event: Data = {"player": player}
        if values["out"].strip():
            event |= {"does": "push", "chips": values["out"], "forward": bool(values["forward"])}
            event |= {"pulls": values["pulls"]} if values["pulls"].strip() else {}
            event |= {"says": words, "first": values["first"]} if words else {}
        elif values["pulls"].strip():
            event |= {"does": "pull", "pulls": values["pulls"]}
            if words:
                self.refuse("says", _("Words go with chips that are put out, or stand alone."))
        else:
            self.idle = not words
            event |= {"does": "say", "says": words} if words else {"does": "fold"}
        self.data["events"][at] = event

    def _words(self) -> str:
        word, amount = self.form.values["says"], self.form.values["amount"].strip()
        if not amount:
            return word
        if word not in {"", "bet", "raise"}:
            self.refuse("amount", _("An amount is said with a bet or a raise, or alone."))
            return word
        try:
            return f"{word} {read_typed(amount)}".strip()
        except NotANumber as fault:
            self.refuse("amount", sentence(Problem("", str(fault))))
            return word

    def _stack(self, seat: Data) -> None:
        """What the player has behind; his last chips are as many as lie in front of him then."""
        behind = self.form.values["behind"]
        if behind == "last" and not self.form.outline.dealt:
            seat.pop("stack", None)
            front = self._front_in_the_end()
            if front:
                seat["stack"] = front
            elif not self.idle:
                self.refuse("stack", _("Put out the last chips, or say how many there are."))
        elif behind == "stack":
            self._amount("stack", seat, "stack")
        else:
            seat.pop("stack", None)

    def _front_in_the_end(self) -> int:
        try:
            motion = judge(read_scenario(self.data)).motion
        except ScenarioRefused:
            return 0
        return motion.front if motion else 0
