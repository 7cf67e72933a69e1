"""The table as SVG: an oval with the players in their order, what lies in front of them, and what is in the middle."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from django.utils.html import escape
from django.utils.translation import pgettext

from rules.engine.scenario import Scenario
from rules.engine.trace import Place, State
from rules.narration.figures import amount
from rules.web.table.layout import PLATE, WIDTH, Layout, Slot
from rules.web.table.paint import Paint, figure_on_chip
from rules.web.table.piles import BADGE, CHIP, Heap

LINE = 17
"""The height of a line in the middle."""

BANNER = 28
_WORDS = re.compile(r"[^\s-]{1,14}[\s-]*|[\s-]+")

_NARROW, _WIDE = set("fijlrtI .,:;!|'’-–()\u00a0\u202f"), set("mwMW@%&+×")


def width_of(words: str, size: float) -> float:
    """Return about how wide words are, in bold letters of the widest of the usual faces."""
    return size * sum(
        0.4 if letter in _NARROW else 0.95 if letter in _WIDE else 0.76 if letter.isupper() else 0.68
        for letter in words
    )


@dataclass(frozen=True, slots=True)
class Drawn:
    """What one picture shows besides the chips: the decision in words, whose act it is, and the lines of the middle.

    `notes` stand on the plates of players instead of what they have left, `tags` under them.
    """

    state: State
    heaps: tuple[Heap, ...]
    said: str
    tone: str
    actor: str
    lines: tuple[str, ...]
    notes: Mapping[str, str] = field(default_factory=dict)
    tags: Mapping[str, str] = field(default_factory=dict)


def text(paint: Paint, part: str, words: str, x: float, y: float, size: float, room: float) -> str:
    """Write words in the middle of `room`; where they could be longer, they are drawn together to fit."""
    fit = f' textLength="{room:g}" lengthAdjust="spacingAndGlyphs"' if width_of(words, size) > room else ""
    return f'<text{paint(part)} x="{x:g}" y="{y:g}" font-size="{size:g}"{fit}>{escape(words)}</text>'


def draw(marks: Sequence[str], drawn: Drawn, layout: Layout, plate: float, paint: Paint) -> str:
    """Draw the inside of the picture, without the element around it."""
    return "".join(
        (
            _felt(layout, paint),
            *_middle(drawn, layout, paint),
            *(
                part
                for at, (place, slot, heap) in enumerate(
                    zip(drawn.state.places, layout.slots, drawn.heaps, strict=True)
                )
                for part in (
                    _heap(heap, slot, paint, moved=place.name == drawn.actor),
                    _player(drawn, place, slot, paint, plate),
                    _mark(marks[at], slot, paint),
                )
            ),
        )
    )


def marks_of(scenario: Scenario) -> list[str]:
    """Return the button and the blinds by seat, empty for the others; a blind that its seat's name says is left out."""
    count = len(scenario.seats)
    found = [""] * count
    if scenario.blinds and scenario.street == "preflop":
        found[:2] = ["BB", ""] if count == 2 else ["SB", "BB"]
    found[-1] = "D"
    return [
        "" if mark == seat.name or seat.posts == 0 else mark for mark, seat in zip(found, scenario.seats, strict=True)
    ]


def _felt(layout: Layout, paint: Paint) -> str:
    round_by = min(150.0, layout.felt / 2)
    dealer = text(paint, "quiet", pgettext("table", "Dealer"), WIDTH / 2, 21, 12, 84)
    return (
        f'<rect{paint("felt")} x="24" y="16" width="{WIDTH - 48}" height="{layout.felt:g}" rx="{round_by:g}"/>'
        f'<rect{paint("plate dealer")} x="{WIDTH / 2 - 46}" y="5" width="92" height="23" rx="11.5"/>{dealer}'
    )


def _middle(drawn: Drawn, layout: Layout, paint: Paint) -> Iterator[str]:
    """The decision and the pots, one line each."""
    y = layout.band
    if drawn.said:
        width = min(330.0, width_of(drawn.said, 13.5) + 14)
        yield f'<rect{paint("banner")} x="{(WIDTH - width) / 2:g}" y="{y + 2:g}" width="{width:g}" height="23" rx="5"/>'
        yield text(paint, "said", drawn.said, WIDTH / 2, y + 18, 13.5, 310)
    y += BANNER
    for line in drawn.lines:
        yield text(paint, "quiet", line, WIDTH / 2, y + 12, 12, 296)
        y += LINE


def _player(drawn: Drawn, place: Place, slot: Slot, paint: Paint, plate: float) -> str:
    """The plate: the name, what is left behind or what became of him, and what stands out about his act."""
    due = drawn.state.to_act == place.name
    look = "on" if place.name == drawn.actor else "due" if due else "plate"
    x = slot.x + PLATE / 2
    left, tag = drawn.notes.get(place.name) or _left(place), drawn.tags.get(place.name) or _tag(place)
    parts = [
        f'<rect{paint(f"plate {look}")} x="{slot.x:g}" y="{slot.y:g}" width="{PLATE}" height="{plate:g}" rx="7"/>',
        *_name(place.name, x, slot.y, plate - (16 if left else 0), paint),
    ]
    if left:
        parts.append(text(paint, "quiet", left, x, slot.y + plate - 6, 12, PLATE - 8))
    if tag:
        said = "said" if place.name == drawn.actor else "quiet"
        parts.append(text(paint, said, tag, x, slot.y + plate + 14, 11.5, PLATE))
    if due:
        parts.append(f'<path{paint("arrow")} d="M{x - 7:g} {slot.y - 6:g}h14l-7 7z"/>')
    return f"<g{paint('faded')}>{''.join(parts)}</g>" if place.folded else "".join(parts)


def _name(name: str, x: float, y: float, room: float, paint: Paint) -> Iterator[str]:
    """The name in the middle of the height that is left for it."""
    lines = split(name)
    size, step = (13, 13) if len(lines) == 1 else (10.5, 11)
    y += (room - step * len(lines)) / 2 + size * 0.85
    for at, line in enumerate(lines):
        yield text(paint, "name", line, x, y + step * at, size, PLATE - 8)


SHORT = 11
"""The longest name in one line."""

MOST_LINES = 3


def split(name: str) -> list[str]:
    """Split a long name into lines, after a space or a hyphen where it has one."""
    if len(name) <= SHORT:
        return [name]
    room = max(SHORT, len(name) // MOST_LINES + 3)
    lines = [""]
    for word in _WORDS.findall(name):
        if lines[-1] and len(lines[-1]) + len(word.rstrip()) > room and len(lines) < MOST_LINES:
            lines.append("")
        lines[-1] += word
    return [line.strip() for line in lines]


def _left(place: Place) -> str:
    """What a player has left, or that he is out of the hand or all-in; empty for a deep stack."""
    if place.folded:
        return pgettext("table", "Fold")
    if place.all_in:
        return pgettext("table", "All-in")
    return "" if place.behind is None else amount(place.behind)


def _tag(place: Place) -> str:
    if place.pending:
        return pgettext("table", "out of turn")
    return pgettext("table", "cards up") if place.tabled else ""


def _mark(mark: str, slot: Slot, paint: Paint) -> str:
    """The button or a blind, at the corner of the plate that looks to the middle."""
    if not mark:
        return ""
    x = slot.x + (4 if slot.side == "right" else PLATE - 4)
    y = slot.y - 1
    return f'<circle{paint("mark")} cx="{x:g}" cy="{y:g}" r="9.5"/>' + text(paint, "name", mark, x, y + 4, 10.5, 18)


def _heap(heap: Heap, slot: Slot, paint: Paint, *, moved: bool) -> str:
    """The chips in front of a player and their sum."""
    if not heap.piles and not heap.figure:
        return ""
    left, top = slot.heap_x - heap.width / 2, slot.heap_y - heap.height / 2
    if slot.side == "foot":
        top = slot.y - heap.height - 8
    parts = [
        _pile_at(pile.denomination, pile.count, left + pile.x, top + pile.y, paint, pulled=pile.pulled)
        for pile in heap.piles
    ]
    if heap.figure:
        parts.append(text(paint, "sum", heap.figure, slot.heap_x, top + heap.height - 4, 13, 86))
    inside = "".join(parts)
    return f"<g{paint(f'heap-{slot.side} moved')}>{inside}</g>" if moved else f"<g>{inside}</g>"


def _pile_at(denomination: int, count: int, x: float, y: float, paint: Paint, *, pulled: bool) -> str:
    if pulled:
        half = CHIP / 2
        chip = f'<circle{paint("outline")} cx="{x + half:g}" cy="{y + half:g}" r="{half - 1:g}"/>'
        chip += figure_on_chip(paint, denomination, x, y, CHIP, part="quiet")
    else:
        chip = paint.chip(denomination, x, y, CHIP)
    if count == 1:
        return chip
    badge = f"×{count}"
    width = BADGE * len(badge)
    return chip + text(paint, "quiet", badge, x + CHIP + width / 2, y + CHIP / 2 + 4, 11, width)
