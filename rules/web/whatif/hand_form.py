"""What-if: the form that changes a scenario, and the scenario that a form means.

The form holds texts as they were typed.  Of the scenario that it began with it changes what it has fields for, and only
where a field differs; everything else stays as it is.
"""

from collections.abc import Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass, field, replace
from typing import Any

from pydantic import ValidationError

from rules.engine.chips import NO_CHIPS, Chips
from rules.engine.judging import judge
from rules.engine.problems import ScenarioRefused
from rules.engine.reading import read_scenario
from rules.engine.record import AnyScenario
from rules.engine.scenario import Scenario, blind_due
from rules.engine.verdict import Verdict
from rules.web.sharing import notation
from rules.web.whatif.betting_fields import STAKES
from rules.web.whatif.hand_draft import HandDraft
from rules.web.whatif.hand_fields import ACT, EMPTY, SETUP, Outline, Values, field_of, outline_of, tap, values_of
from rules.web.whatif.starting_tables import PLAYERS, PREFLOP, Setup, build, change
from rules.web.whatif.winner_fields import ticks_of
from rules.web.whatif.written_amounts import Unreadable, read_amount, read_pile

Data = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Answer:
    """What comes of a form: a verdict, or what is wrong by the name of the field.

    `idle` while nothing has been done: the verdict then is on a fold, and only its figures of the table are of use.
    `codes` are those of all that is wrong, `open` the fields of a new form that still have to be filled in.
    """

    scenario: AnyScenario | None = None
    verdict: Verdict | None = None
    problems: dict[str, list[str]] = field(default_factory=dict)
    idle: bool = False
    codes: frozenset[str] = frozenset()
    open: tuple[str, ...] = ()

    @property
    def link(self) -> str:
        """The scenario as the text of a link; empty while there is none to send."""
        return notation.write(self.scenario) if self.scenario and not self.idle else ""


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

    def tapped(self, taps: Sequence[str]) -> "Form":
        """The form once chips have been added to piles, or taken away."""
        values = self.values
        for what in taps:
            values = tap(values, what, change(self.due) if self.front_unknown else "")
        return replace(self, values=values)

    def with_chips(self, out: str) -> "Form":
        """The form with other chips put out."""
        return replace(self, values=self.values | {"out": out})

    @property
    def front_unknown(self) -> bool:
        """Whether a blind is in front of the player, nobody said in which chips."""
        return bool(self.outline.front) and not self.unchanged["front"] and not self.values["front"].strip()

    @property
    def faced(self) -> int:
        """The largest bet or raise of the others, as far as it can be read."""
        return max((_or_nothing(self.values[f"e{at}"]) for at, _key in self.outline.amounts), default=0)

    @property
    def due(self) -> int:
        """The blind of the player in question under the blinds in the form; 0 while these cannot be."""
        blinds = _or_nothing(self.values["small"]), _or_nothing(self.values["big"])
        if self.outline.actor is None or blinds[0] > blinds[1]:
            return 0
        return blind_due(self.scenario.model_copy(update={"blinds": blinds}), self.outline.actor)

    def posted_anew(self) -> "Form":
        """The form with the blind of the player in question in chips of the blinds in the form.

        Only a blind that stood in front exactly is posted anew: `posted` is the one that the chips in the form mean.
        """
        due, posted = self.due, _or_nothing(self.values.get("posted", ""))
        if not posted or due in {0, posted}:
            return self
        exact = not self.front_unknown and pile_of(self, "front").total == posted
        front = {"front": change(due)} if exact else {}
        return replace(self, values=self.values | {"posted": str(due)} | front)

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
            form = Form.of(data, {"out": "", "says": "", "amount": "", **values})
        except ValidationError:
            return self
        return replace(form, values=form.values | self._in_front_at(form))

    def _in_front_at(self, form: "Form") -> Values:
        """The chips in front and those pulled back, where the player posts the same blind at another table."""
        same = self.values.get("posted") and self.values["posted"] == form.values.get("posted")
        known = self.values.get("front", "").strip() or (same and self.unchanged["front"] and EMPTY)
        return {"front": known, "pulls": self.values["pulls"]} if same and known else {}

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
            return Answer(problems=draft.problems, codes=draft.faults)
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
        return read_amount(text)
    except Unreadable:
        return 0


def pile_of(form: Form, name: str) -> Chips:
    """The chips of a pile; none where there is no such pile, or what was typed is no chips."""
    try:
        return read_pile(form.values.get(name, ""))
    except Unreadable:
        return NO_CHIPS
