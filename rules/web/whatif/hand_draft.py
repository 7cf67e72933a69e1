"""The hand of betting that the fields of a what-if mean: each is put in the place of what the scenario had."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from django.utils.translation import gettext as _

from rules.engine.chips import NO_CHIPS, Chips
from rules.engine.judging import judge
from rules.engine.problems import Problem, ScenarioRefused
from rules.engine.reading import read_scenario
from rules.web.whatif.amount_problems import UNFINISHED, why_unreadable
from rules.web.whatif.betting_fields import fill_stakes
from rules.web.whatif.draft import Draft
from rules.web.whatif.hand_fields import ACT
from rules.web.whatif.winner_fields import fill_shares
from rules.web.whatif.written_amounts import Unreadable, read_pile

if TYPE_CHECKING:
    from rules.web.whatif.hand_form import Form

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
        """Other blinds, or none where both are empty and nobody in question has one in front."""
        outline = self.form.outline
        posted = outline.front is not None and outline.front[0] == "seats"
        if not posted and not any(self.form.values[name].strip() for name in ("small", "big")):
            self.data.pop("blinds", None)
            return
        small, big = self.number("small"), self.number("big")
        if small is None or big is None:
            return
        if posted and small <= big and not self.form.due:
            self.refuse("small" if big else "big", Problem("", "not-positive"))
        else:
            self.data["blinds"] = [small, big]

    def _pile(self, name: str) -> Chips:
        """The chips of a field; none where they cannot be read, which is refused."""
        try:
            return read_pile(self.form.values[name])
        except Unreadable as fault:
            self.tell(name, why_unreadable(fault), fault.code)
            return NO_CHIPS

    def _front(self) -> None:
        if not self.form.outline.front or not self.form.changed("front"):
            return
        kind, at, key = self.form.outline.front
        pile = self._pile("front")
        if pile.count:
            self.data[kind][at][key] = str(pile)
        elif "front" not in self.problems and self.form.due and kind == "seats":
            self.refuse("front", Problem("", "less-than-the-blind", {"due": self.form.due}))
        elif "front" not in self.problems:
            self.tell("front", _("No chips are in front yet."), UNFINISHED)

    def _act(self, at: int, player: str) -> None:
        """The act in question: chips put out, chips taken back, words alone, or nothing yet."""
        values, words = self.form.values, self._words()
        out, pulls = self._pile("out"), self._pile("pulls")
        event: Data = {"player": player}
        if out.count:
            event |= {"does": "push", "chips": str(out), "forward": bool(values["forward"])}
            event |= {"pulls": str(pulls)} if pulls.count else {}
            event |= {"says": words, "first": values["first"]} if words else {}
        elif pulls.count:
            event |= {"does": "pull", "pulls": str(pulls)}
            if words:
                self.tell("says", _("Words go with chips that are put out, or stand alone."), UNFINISHED)
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
        if word not in {"", "bet", "raise", "more"}:
            self.tell("amount", _("An amount is said with a bet or a raise, or alone."), "amount-without-raise")
            return word
        figure = self.number("amount")
        if word == "more" and figure is not None:
            return f"{figure} more"
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
                self.tell("stack", _("Put out the last chips, or say how many there are."), UNFINISHED)
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
