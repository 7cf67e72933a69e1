"""One picture of a verdict: a hand at its last step, the button and the blinds of the next hand, a chip race."""

from collections.abc import Sequence

from django.utils.safestring import SafeString
from django.utils.translation import pgettext

from rules.engine.chips import NO_CHIPS, Chips
from rules.engine.procedures.button import Button
from rules.engine.procedures.chip_race import ChipRace
from rules.engine.procedures.drawn_cards import hands
from rules.engine.record import AnyScenario
from rules.engine.trace import Place, State
from rules.engine.verdict import Verdict
from rules.narration.figures import amount
from rules.narration.headlines import headline
from rules.web.table.layout import lay_out, room_of
from rules.web.table.paint import ByStyleSheet
from rules.web.table.piles import heap
from rules.web.table.scene import PLATES, on_page, read_scene
from rules.web.table.svg import BANNER, Drawn, draw, split

NOTHING = SafeString("")
_POSITIONS = (("small_blind", "SB"), ("big_blind", "BB"), ("button", "D"))
_SUITS = {"s": "♠", "h": "♥", "d": "♦", "c": "♣"}


def picture_of(scenario: AnyScenario | None, verdict: Verdict | None) -> SafeString:
    """Draw what a verdict is on; empty where there is nothing to see."""
    if scenario is None or verdict is None:
        return NOTHING
    if isinstance(scenario, Button):
        return _button(scenario, verdict)
    if isinstance(scenario, ChipRace):
        return _chip_race(scenario, verdict)
    scene = read_scene(scenario, verdict)
    return scene.svg(scene.last) if scene else NOTHING


def _button(scenario: Button, verdict: Verdict) -> SafeString:
    """The seats with the button and the blinds of the next hand; a seat is faded where nobody sits any more."""
    positions = {
        verdict.details[key]: mark for key, mark in (("small_blind", "SB"), ("big_blind", "BB"), ("button", "D"))
    }
    places = [_place(seat.name, folded=seat.eliminated) for seat in scenario.seats]
    empty = {seat.name: pgettext("table", "Empty seat") for seat in scenario.seats if seat.eliminated}
    return _draw(verdict, places, [positions.get(seat.name, "") for seat in scenario.seats], notes=empty)


def _chip_race(scenario: ChipRace, verdict: Verdict) -> SafeString:
    """The odd chips of each player from seat 1, the cards that were drawn, and what each one is given."""
    if len(scenario.seats) < 2:
        return NOTHING
    places = [_place(seat.name, Chips.of([(scenario.denomination, seat.odd)])) for seat in scenario.seats]
    given = {name: f"+{amount(chips)}" for name, chips in verdict.details.get("awards", {}).items() if chips}
    drawn = hands(scenario.cards, scenario.odd()) if scenario.cards else {}
    cards = {name: " ".join(_card(card) for card in held) for name, held in drawn.items()}
    return _draw(verdict, places, [""] * len(places), notes=given, tags=cards)


def _card(card: str) -> str:
    return card[:-1] + _SUITS.get(card[-1], card[-1])


def _place(name: str, chips: Chips = NO_CHIPS, *, folded: bool = False) -> Place:
    pile = chips if chips.count else None
    return Place(name, None, chips.total, pile, NO_CHIPS, 0, folded, False, False, False, False)


def _draw(
    verdict: Verdict,
    places: Sequence[Place],
    marks: Sequence[str],
    *,
    notes: dict[str, str],
    tags: dict[str, str] | None = None,
) -> SafeString:
    heaps = tuple(heap(place, room_of(len(places), at)) for at, place in enumerate(places))
    plate = PLATES[max(len(split(place.name)) for place in places) - 1]
    layout = lay_out([heap.height for heap in heaps], plate, BANNER + 4)
    said, tone = str(headline(verdict)), str(verdict.decision)
    state = State("preflop", tuple(places), 0, (), None)
    drawn = Drawn(state, heaps, said, tone, "", (), notes, tags or {})
    return on_page(draw(marks, drawn, layout, plate, ByStyleSheet()), tone, layout.height)
