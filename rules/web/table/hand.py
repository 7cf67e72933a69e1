"""A hand step by step: the picture of one step, what was done, what it counts as, and the addresses of the others."""

from collections.abc import Iterable
from dataclasses import dataclass

from django.http import HttpRequest, QueryDict
from django.utils.safestring import SafeString

from rules.engine.record import AnyScenario
from rules.engine.turns import circumstances
from rules.engine.verdict import Verdict
from rules.narration.acts import narrate_events
from rules.narration.headlines import headline
from rules.narration.setting import narrate_setting
from rules.web.table.scene import Scene, read_scene, street_name
from rules.web.verdict.box import Box


@dataclass(frozen=True, slots=True)
class Act:
    """A step as a line of the list: its address, and what happened."""

    number: int
    address: str
    text: str
    here: bool


@dataclass(frozen=True, slots=True)
class StreetOfActs:
    """The acts of one street."""

    name: str
    acts: tuple[Act, ...]


@dataclass(frozen=True, slots=True)
class Hand:
    """One step of a hand as a page shows it.

    `key` tells the hands of a page apart, `parameter` is the name of the step in its address, `kept` the rest of the
    query.  `told` is the hand up to this step in words, `text` this step, `counts` what it counts as.
    """

    key: int
    parameter: str
    kept: tuple[tuple[str, str], ...]
    number: int
    last: int
    svg: SafeString
    told: str
    text: str
    counts: str
    tone: str
    streets: tuple[StreetOfActs, ...]
    acts: tuple[Act, ...]

    @property
    def previous(self) -> Act:
        return self.acts[max(self.number - 1, 0)]

    @property
    def following(self) -> Act:
        return self.acts[min(self.number + 1, self.last)]

    @property
    def at_start(self) -> bool:
        return self.number == 0

    @property
    def at_end(self) -> bool:
        return self.number == self.last


def read_hands(request: HttpRequest, boxes: Iterable[Box]) -> dict[str, Hand]:
    """Return the hands of a page, each at the step that its address asks for, by the texts of their links."""
    hands: dict[str, Hand] = {}
    for box in boxes:
        if box.scenario and box.verdict and box.shared and box.shared not in hands:
            hand = read_hand(request.path, request.GET, box.scenario, box.verdict, len(hands) + 1)
            hands |= {box.shared: hand} if hand else {}
    return hands


def read_hand(
    path: str, query: QueryDict, scenario: AnyScenario, verdict: Verdict, key: int = 1, *, roomy: bool = False
) -> Hand | None:
    """Return a hand at the step of the query, the last one by default; None where there is none to draw."""
    scene = read_scene(scenario, verdict, roomy=roomy)
    return tell_hand(path, query, scene, key) if scene else None


def tell_hand(path: str, query: QueryDict, scene: Scene, key: int) -> Hand:
    """Tell one step of a hand, and lay out the way to the others."""
    parameter = "step" if key == 1 else f"step{key}"
    number = _number(query.get(parameter, ""), scene.last)
    texts = tell_steps(scene)
    acts = tuple(Act(at, f"{path}?{_with(query, parameter, at)}", text, at == number) for at, text in enumerate(texts))
    counts = scene.verdict_at(number)
    return Hand(
        key,
        parameter,
        tuple((name, value) for name, values in query.lists() if name != parameter for value in map(str, values)),
        number,
        scene.last,
        scene.svg(number),
        " ".join(texts[: number + 1]),
        texts[number],
        str(headline(counts)) if counts else "",
        str(counts.decision) if counts else "",
        tuple(_by_street(scene, acts)),
        acts,
    )


def tell_steps(scene: Scene) -> list[str]:
    """Say how the hand begins, and what was done at each step; the last one of a whole table is told by its answer."""
    scenario = scene.scenario
    events = narrate_events(scenario, circumstances(scenario))
    start = " ".join(narrate_setting(scenario))
    answer = f"{headline(scene.verdict)}." if scene.verdict else ""
    return [
        start if at == 0 else answer if step.event is None else events[step.event]
        for at, step in enumerate(scene.steps)
    ]


def _number(text: str, last: int) -> int:
    """The step that an address asks for; the last one where there is no such step."""
    known = text.isascii() and text.isdecimal() and len(text) <= len(str(last))
    return min(int(text), last) if known else last


def _with(query: QueryDict, parameter: str, number: int) -> str:
    changed = query.copy()
    changed[parameter] = str(number)
    return changed.urlencode()


def _by_street(scene: Scene, acts: tuple[Act, ...]) -> Iterable[StreetOfActs]:
    """Group the acts by the street that they belong to; a card dealt opens its street."""
    grouped: dict[str, list[Act]] = {}
    for act, step in zip(acts, scene.steps, strict=True):
        grouped.setdefault(step.performed.street, []).append(act)
    return [StreetOfActs(street_name(street), tuple(found)) for street, found in grouped.items()]
