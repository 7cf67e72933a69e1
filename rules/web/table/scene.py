"""A hand to be drawn: every step laid out on one table, so that from step to step nothing moves but chips."""

from dataclasses import dataclass, replace
from functools import cached_property

from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import pgettext

from rules.engine.judging import edition_of
from rules.engine.problems import ScenarioRefused
from rules.engine.questions import verdict_on
from rules.engine.record import AnyScenario
from rules.engine.scenario import Ask, Deal, Scenario
from rules.engine.trace import State, Step, trace
from rules.engine.verdict import Verdict
from rules.narration.headlines import headline
from rules.narration.verdicts import narrate_pots
from rules.web.table.layout import WIDTH, Layout, lay_out, room_of
from rules.web.table.paint import ByStyleSheet, Paint
from rules.web.table.piles import Heap, heap
from rules.web.table.svg import BANNER, LINE, Drawn, draw, marks_of, split

PLATES = (36, 43, 54)
"""The height of a plate whose name has one line, two, three."""

LARGE_CHIPS = 77
"""The height that is left for chips where a table is changed while one looks at it."""


def street_name(street: str) -> str:
    """The name of a street as a heading."""
    names = {
        "preflop": pgettext("table", "Before the flop"),
        "flop": pgettext("table", "Flop"),
        "turn": pgettext("table", "Turn"),
        "river": pgettext("table", "River"),
    }
    return names[street]


@dataclass(frozen=True)
class Scene:
    """A hand with its steps; `verdict` is shown at the last one, `roomy` leaves room for chips that may still come."""

    scenario: Scenario
    steps: tuple[Step, ...]
    verdict: Verdict | None = None
    roomy: bool = False

    @property
    def last(self) -> int:
        return len(self.steps) - 1

    @cached_property
    def plate(self) -> int:
        return PLATES[max(len(split(seat.name)) for seat in self.scenario.seats) - 1]

    @cached_property
    def heaps(self) -> tuple[tuple[Heap, ...], ...]:
        """What lies in front of each player, step by step."""
        return tuple(self.heaps_in(step.performed) for step in self.steps)

    def heaps_in(self, state: State) -> tuple[Heap, ...]:
        """What lies in front of each player in a state."""
        count = len(self.scenario.seats)
        return tuple(heap(place, room_of(count, at)) for at, place in enumerate(state.places))

    @cached_property
    def layout(self) -> Layout:
        least = LARGE_CHIPS if self.roomy else 0
        tallest = [max(least, *(heap.height for heap in of_seat)) for of_seat in zip(*self.heaps, strict=True)]
        lines = max(len(step.performed.pots) for step in self.steps) + 1
        return lay_out(tallest, self.plate, BANNER + LINE * lines + 4)

    def verdict_at(self, at: int) -> Verdict | None:
        """The verdict on the act of a step: at the last one that of the hand."""
        if at == self.last:
            return self.verdict
        ruled = self.steps[at].ruled
        return verdict_on(edition_of(self.scenario), ruled) if ruled else None

    def drawn(self, at: int) -> Drawn:
        """What a step shows: what lies there once the player has moved, and who is next by the ruling."""
        step, verdict = self.steps[at], self.verdict_at(at)
        state = replace(step.performed, to_act=step.as_ruled.to_act)
        said, tone = (str(headline(verdict)), str(verdict.decision)) if verdict else ("", "")
        ruled = step.ruled
        actor = (verdict.player if verdict else None) or (ruled.player if ruled else "")
        return Drawn(state, self.heaps[at], said, tone, actor, (street_name(state.street), *_pots(state)))

    def asked(self) -> Drawn:
        """The table before the act that is asked about; all acts are done where the question is about the table."""
        ask = self.scenario.ask
        acts = [at for at, event in enumerate(self.scenario.events) if not isinstance(event, Deal)]
        done = len(self.scenario.events)
        if ask.about == "action" and acts:
            done = acts[-1] if ask.event is None else ask.event
        state = self.steps[min(done, self.last)].as_ruled
        return Drawn(state, self.heaps_in(state), "", "", "", (street_name(state.street), *_pots(state)))

    def inside(self, drawn: Drawn, paint: Paint) -> str:
        """A picture without the element around it."""
        return draw(marks_of(self.scenario), drawn, self.layout, self.plate, paint)

    def svg(self, at: int) -> SafeString:
        """The picture of a step for a page."""
        return self.element(self.drawn(at))

    def element(self, drawn: Drawn) -> SafeString:
        """A picture for a page."""
        return on_page(self.inside(drawn, ByStyleSheet()), drawn.tone, self.layout.height)


def on_page(inside: str, tone: str, height: float) -> SafeString:
    """Put the element around a picture.  The page tells the same in words: it is hidden from those who listen."""
    box = f'class="oval tone-{tone}" viewBox="0 0 {WIDTH} {height:g}"'
    return mark_safe(f'<svg {box} translate="no" aria-hidden="true">{inside}</svg>')  # noqa: S308 - escaped


def read_scene(scenario: AnyScenario, verdict: Verdict | None, *, roomy: bool = False) -> Scene | None:
    """Trace a hand; None where it cannot have happened, and for a scenario of another kind."""
    if not isinstance(scenario, Scenario):
        return None
    try:
        return Scene(scenario, trace(scenario), verdict, roomy)
    except ScenarioRefused:
        return None


def unfinished_picture(scenario: Scenario, verdict: Verdict | None) -> SafeString:
    """Draw the table while nothing is decided: before the act, or before all acts where they cannot have happened."""
    start = scenario.model_copy(update={"events": [], "ask": Ask(about="action", event=0)})
    scene = read_scene(scenario, verdict, roomy=True) or read_scene(start, None, roomy=True)
    return scene.element(scene.asked()) if scene else SafeString("")


def _pots(state: State) -> list[str]:
    """The pots, each with its players where not everybody in the hand plays for it."""
    live = {place.name for place in state.places if not place.folded}
    return [
        pot.text if len(state.pots) > 1 and set(pot.players) != live else f"{pot.name}: {pot.amount}"
        for pot in narrate_pots(state.pots)
    ]
