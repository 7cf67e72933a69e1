"""The hand of betting that the fields of a what-if mean: each is put in the place of what the scenario had."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from django.utils.translation import gettext as _

from rules.engine.judging import judge
from rules.engine.problems import Problem, ScenarioRefused
from rules.engine.reading import read_scenario
from rules.engine.scenario import blind_due
from rules.web.drafts import Draft
from rules.web.fields import ACT
from rules.web.setups import change
from rules.web.stakes import fill_stakes
from rules.web.winners import fill_shares

if TYPE_CHECKING:
    from rules.web.whatif import Form

Data = dict[str, Any]


@dataclass(slots=True, kw_only=True)
class HandDraft(Draft):
    """A hand of betting in the making; `idle` while nothing has been done."""

    form: Form
    idle: bool = False

    def fill(self) -> None:
        """Put what the form holds in the place of what the scenario had."""
        form, outline = self.form, self.form.outline
        self.data["edition"] = form.values["edition"]
        if form.changed("small", "big"):
            self._blinds()
        fill_stakes(self.data, form.values, form.changed, self.number)
        fill_shares(self.data, form.values, form.unchanged)
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
        figure = self.number(name)
        if figure is not None:
            holder[key] = figure

    def _blinds(self) -> None:
        """Other blinds, or none where both are empty; a blind that stands in front exactly is posted anew."""
        if not any(self.form.values[name].strip() for name in ("small", "big")):
            self.data.pop("blinds", None)
            return
        small, big = self.number("small"), self.number("big")
        if small is not None and big is not None:
            self.data["blinds"] = [small, big]
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
            self.refuse("front", Problem("", "chips-unreadable"))

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
                self.tell("says", _("Words go with chips that are put out, or stand alone."))
        else:
            self.idle = not words
            event |= {"does": "say", "says": words} if words else {"does": "fold"}
        if words and values["quoted"].strip() and self.data.get("betting") == "pot-limit":
            self._amount("quoted", event, "quoted")
        self.data["events"][at] = event

    def _words(self) -> str:
        word, amount = self.form.values["says"], self.form.values["amount"].strip()
        if not amount:
            return word
        if word not in {"", "bet", "raise"}:
            self.tell("amount", _("An amount is said with a bet or a raise, or alone."))
            return word
        figure = self.number("amount")
        return word if figure is None else f"{word} {figure}".strip()

    def _stack(self, seat: Data) -> None:
        """What the player has behind; his last chips are as many as lie in front of him then."""
        behind = self.form.values["behind"]
        if behind == "last" and not self.form.outline.dealt:
            seat.pop("stack", None)
            front = self._front_in_the_end()
            if front:
                seat["stack"] = front
            elif not self.idle:
                self.tell("stack", _("Put out the last chips, or say how many there are."))
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
