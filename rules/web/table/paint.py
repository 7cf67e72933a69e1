"""How the parts of a drawn table get their colours: by the style sheet of the page, or written into the picture."""

from dataclasses import dataclass
from typing import Protocol

from rules.web.verdict.chips import face, tone


class Paint(Protocol):
    """Returns the attributes of a part, and draws a chip of the size 40 at a place, scaled."""

    def __call__(self, part: str) -> str: ...

    def chip(self, denomination: int, x: float, y: float, size: float) -> str: ...


class ByStyleSheet:
    """A picture inside a page: classes, and the chip that the page has as a symbol."""

    def __call__(self, part: str) -> str:
        """Return the class of a part."""
        return f' class="{part}"'

    def chip(self, denomination: int, x: float, y: float, size: float) -> str:
        """Draw a chip by the symbol of the page."""
        return (
            f'<use href="#chip" class="{tone(denomination)}" x="{x:g}" y="{y:g}" width="{size:g}" height="{size:g}"/>'
            + figure_on_chip(self, denomination, x, y, size)
        )


BODIES = {
    "d1": ("#d8d4c8", "#3f6ea8"),
    "d5": ("#b23a32", "#fdfcf8"),
    "d25": ("#2e7d4f", "#fdfcf8"),
    "d100": ("#2b2b2b", "#fdfcf8"),
    "d500": ("#6b4aa0", "#fdfcf8"),
    "d1000": ("#d3a017", "#3a3017"),
    "d5000": ("#c8512f", "#fbe3c4"),
    "d25000": ("#3d8a7f", "#f4d9a4"),
    "d100000": ("#2f5d9b", "#f2b8c6"),
    "other": ("#77736a", "#fdfcf8"),
}
"""The body and the spots of a chip, as in the style sheet of the pages."""

TONES = {
    "call": ("#1b5a93", "#eaf2fa"),
    "check": ("#1b5a93", "#eaf2fa"),
    "raise": ("#913905", "#fdf0e6"),
    "bet": ("#913905", "#fdf0e6"),
    "director": ("#643596", "#f4eefa"),
    "held": ("#a8211a", "#fdecea"),
    "table": ("#0b5d4b", "#e8f3ef"),
}
"""The colours of a decision, as in the style sheet."""

OPEN = ("#5a564e", "#f2f0ea")
INK, QUIET, LINE, PAPER, RAISED = "#1d1b18", "#635e55", "#b9b2a3", "#fbfaf6", "#fff"


@dataclass(frozen=True, slots=True)
class Written:
    """A picture that stands alone: every colour in its own attributes, for the tone of one decision."""

    tone: str

    def __call__(self, part: str) -> str:
        """Return the attributes of a part, whose name may have several words: the last that is known counts."""
        ink, tint = TONES.get(self.tone, OPEN)
        looks = {
            "felt": f'fill="#dcebe2" stroke="{LINE}" stroke-width="1.5"',
            "plate": f'fill="{RAISED}" stroke="{LINE}"',
            "due": f'fill="{RAISED}" stroke="{INK}" stroke-width="2"',
            "on": f'fill="{tint}" stroke="{ink}" stroke-width="2"',
            "faded": 'opacity="0.5"',
            "name": f'fill="{INK}" font-weight="700" text-anchor="middle"',
            "quiet": f'fill="{QUIET}" text-anchor="middle"',
            "sum": f'fill="{INK}" font-weight="700" text-anchor="middle"',
            "said": f'fill="{ink}" font-weight="700" text-anchor="middle"',
            "mark": f'fill="{PAPER}" stroke="{INK}"',
            "outline": f'fill="none" stroke="{QUIET}" stroke-width="1.2" stroke-dasharray="3 2.4"',
            "arrow": f'fill="{INK}"',
            "banner": f'fill="{tint}"',
            "digits": 'fill="#1d1b18" font-weight="700" text-anchor="middle"',
        }
        return " " + next((looks[word] for word in reversed(part.split()) if word in looks), "")

    def chip(self, denomination: int, x: float, y: float, size: float) -> str:
        """Draw a chip out of its circles."""
        body, spots = BODIES[tone(denomination)]
        scale = size / 40
        circles = (
            f'<circle cx="20" cy="20" r="19.2" fill="{body}"/>'
            f'<circle cx="20" cy="20" r="16.6" fill="none" stroke="{spots}" stroke-width="4.5" '
            'stroke-dasharray="6.4 10.98"/>'
            f'<circle cx="20" cy="20" r="13" fill="#fdfcf8" stroke="{body}" stroke-width="1.4"/>'
        )
        at = f'<g transform="translate({x:g} {y:g}) scale({scale:g})">{circles}</g>'
        return at + figure_on_chip(self, denomination, x, y, size)


def figure_on_chip(paint: Paint, denomination: int, x: float, y: float, size: float, part: str = "digits") -> str:
    """Write the figure on a chip, smaller where it is long."""
    text = face(denomination)
    height = size * {1: 0.42, 2: 0.4, 3: 0.31, 4: 0.26}.get(len(text), 0.21)
    baseline = y + size / 2 + height * 0.36
    return f'<text{paint(part)} x="{x + size / 2:g}" y="{baseline:g}" font-size="{height:g}">{text}</text>'
