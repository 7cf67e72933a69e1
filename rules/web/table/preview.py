"""A hand as a picture of 1200 by 630 for slides, chats and previews: the decision, the table, the rule, our name.

It is an SVG with every colour and face in its own attributes, and from it a PNG.  Players stand by their positions.
"""

import base64
import threading
from hashlib import sha256
from pathlib import Path
from string import ascii_uppercase
from typing import Any

import resvg_py
from django.utils.html import escape
from django.utils.translation import gettext

from rules.engine.verdict import Verdict
from rules.narration.figures import NARROW_NO_BREAK, NO_BREAK
from rules.narration.headlines import headline
from rules.narration.seats import is_position
from rules.web.site import cache
from rules.web.site.release import release
from rules.web.table.layout import WIDTH
from rules.web.table.paint import INK, OPEN, PAPER, QUIET, TONES, Written
from rules.web.table.scene import Scene
from rules.web.table.svg import width_of

ACROSS, DOWN = 1200, 630
FACES = "'DejaVu Sans', Verdana, sans-serif"
FONTS = [str(file) for file in sorted((Path(__file__).parent / "fonts").glob("*.ttf"))]
_WORDS = {"does", "chips", "pulls", "says", "about", "out", "street"}
"""Keys of a scenario under which no player is named."""

MONTH = 30 * 24 * 60 * 60
_BETWEEN = ("UTG", "UTG+1", "UTG+2", "UTG+3", "MP", "HJ", "CO")
_one_at_a_time = threading.Semaphore(1)


class Busy(Exception):
    """Another picture is being made."""


def with_positions(data: dict[str, Any]) -> dict[str, Any]:
    """Return a scenario as plain data whose players have names of positions, or letters in other kinds.

    Players who have such names already keep them.
    """
    seats = data.get("seats") or data.get("players") or []
    names = [seat["name"] for seat in seats if isinstance(seat, dict) and "name" in seat]
    if all(len(name) == 1 or is_position(name) for name in names):
        return data
    new = dict(zip(names, ascii_uppercase if "kind" in data else _positions(len(names)), strict=False))
    return {key: value if key in {"kind", "edition"} else _renamed(value, new) for key, value in data.items()}


def _positions(count: int) -> tuple[str, ...]:
    """The positions of a table in the order of its seats, the button last."""
    if count == 2:
        return "BB", "BTN"
    between = _BETWEEN[: max(count - 4, 0)] + _BETWEEN[-1:] if count > 3 else ()
    return "SB", "BB", *between, "BTN"


def _renamed(part: Any, new: dict[str, str]) -> Any:
    if isinstance(part, dict):
        kept = {
            key: value
            for key, value in part.items()
            if key in {"does", "chips", "pulls", "says", "about", "out", "street"}
        }
        return {new.get(key, key): kept.get(key, _renamed(value, new)) for key, value in part.items()}
    if isinstance(part, list):
        return [_renamed(each, new) for each in part]
    return new.get(part, part) if isinstance(part, str) else part


def write_svg(scene: Scene | None, verdict: Verdict, rule: str) -> str:
    """Write the picture: the decision to the left, and the table, where there is one, to the right."""
    ink, tint = TONES.get(str(verdict.decision), OPEN)
    room = 540 if scene else 1080
    line = headline(verdict)
    words, size = _set(line.text, room)
    y = 190.0 - size * 0.2
    parts = []
    for text in words:
        parts.append(_text(text, 64, y, size, ink, bold=True))
        y += size * 1.15
    for text in _lines(line.then or "", room, 34)[:3]:
        parts.append(_text(text, 64, y, 34, INK))
        y += 42
    parts.append(_text(rule, 64, 512, 28, INK))
    parts.append(_text(gettext("TDA rules"), 64, 556, 24, QUIET))
    table = _table(scene, str(verdict.decision)) if scene else ""
    frame = (
        f'<rect width="{ACROSS}" height="{DOWN}" fill="{PAPER}"/><rect width="{ACROSS}" height="{DOWN}" fill="{tint}"/>'
        f'<rect width="16" height="{DOWN}" fill="{ink}"/>'
    )
    head = f'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {ACROSS} {DOWN}" width="{ACROSS}" height="{DOWN}"'
    told = f"<title>{escape(line)}</title>"
    svg = f'<svg {head} role="img" font-family="{FACES}">{told}{frame}{"".join(parts)}{table}</svg>'
    return svg.replace(NARROW_NO_BREAK, NO_BREAK)


def standing_svg() -> str:
    """Write the picture that stands where none can be made."""
    name = _text(gettext("TDA rules"), 64, 340, 84, INK, bold=True)
    head = f'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {ACROSS} {DOWN}" width="{ACROSS}" height="{DOWN}"'
    ground = f'<rect width="{ACROSS}" height="{DOWN}" fill="{PAPER}"/>'
    return f'<svg {head} role="img" font-family="{FACES}">{ground}{name}</svg>'


def png_of(svg: str) -> bytes:
    """Return the picture as a PNG, from the cache where it was made before; raises Busy while another one is made."""
    key = f"hand/{release()}/{sha256(svg.encode()).hexdigest()}"
    made = cache.get(key)
    if isinstance(made, str):
        return base64.b64decode(made)
    if not _one_at_a_time.acquire(timeout=2):
        raise Busy
    try:
        png = bytes(
            resvg_py.svg_to_bytes(svg_string=svg, font_files=FONTS, skip_system_fonts=True, font_family="DejaVu Sans")
        )
    finally:
        _one_at_a_time.release()
    cache.put(key, base64.b64encode(png).decode(), MONTH)
    return png


def _table(scene: Scene, tone: str) -> str:
    """The table at its last step, as large as its side of the picture lets it be."""
    height = scene.layout.height
    scale = min(540 / WIDTH, 566 / height)
    x, y = 900 - WIDTH * scale / 2, (DOWN - height * scale) / 2
    drawn = scene.drawn(scene.last)
    return f'<g transform="translate({x:g} {y:g}) scale({scale:g})">{scene.inside(drawn, Written(tone))}</g>'


def _set(words: str, room: float) -> tuple[list[str], float]:
    """Set words as large as they fit into three lines."""
    for size in (72.0, 60.0, 50.0, 42.0, 34.0):
        lines = _lines(words, room, size)
        if len(lines) <= 3 and all(width_of(line, size) <= room for line in lines):
            return lines, size
    return _lines(words, room, 30)[:5], 30


def _lines(words: str, room: float, size: float) -> list[str]:
    lines: list[str] = []
    for word in words.split():
        if lines and width_of(f"{lines[-1]} {word}", size) <= room:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


def _text(words: str, x: float, y: float, size: float, ink: str, *, bold: bool = False) -> str:
    weight = ' font-weight="700"' if bold else ""
    return f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" fill="{ink}"{weight}>{escape(words)}</text>'
