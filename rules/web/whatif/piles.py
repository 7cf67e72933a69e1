"""The piles of chips in the what-if, as they are tapped: one button takes a chip away, another adds one."""

from collections.abc import Iterable
from dataclasses import dataclass

from django.utils.translation import gettext as _
from django.utils.translation import pgettext

from rules.engine.chips import NO_CHIPS, Chips, ChipsMissing
from rules.narration.figures import amount
from rules.narration.headlines import WORDS
from rules.narration.piles import pile
from rules.web.verdict.chips import face, tone
from rules.web.whatif.hand_form import Form, pile_of
from rules.web.whatif.tipping import Tipping, offered


@dataclass(frozen=True, slots=True)
class Key:
    """A button with a chip on it: what it does in words, and the decision that it would lead to where that is new."""

    chip: int
    count: int
    tone: str
    face: str
    label: str
    flip: str = ""
    flip_tone: str = ""


@dataclass(frozen=True, slots=True)
class Zone:
    """One pile, with the chips that can be taken away from it and those that can be added."""

    name: str
    title: str
    total: str
    there: tuple[Key, ...]
    more: tuple[Key, ...]


def chips_offered(form: Form, faced: int) -> tuple[int, ...]:
    """The denominations at this table."""
    small, big = form.scenario.blinds or (0, 0)
    return offered(small, big, faced, pile_of(form, "front"), pile_of(form, "out"))


def zones(form: Form, chips: tuple[int, ...], tipping: Tipping) -> list[Zone]:
    """The piles of the player in question: what stood in front of him, what he pulled back, what he put out."""
    if form.outline.asked is None:
        return []
    front, pulls, out = (pile_of(form, name) for name in ("front", "pulls", "out"))
    found = []
    if form.outline.front:
        total = amount(form.due if form.front_unknown else front.total)
        found.append(Zone("front", pgettext("chips", "Already in front"), total, _there(front), _more(chips)))
    if front.count or pulls.count:
        left = tuple(chip for chip, count in reversed(_left(front, pulls).piles))
        found.append(Zone("pulls", pgettext("chips", "Pulled back"), amount(pulls.total), _there(pulls), _more(left)))
    put_out = Zone("out", pgettext("chips", "Put out"), amount(out.total), _there(out), _more(chips, tipping))
    return [put_out, *found]


def _left(front: Chips, pulls: Chips) -> Chips:
    try:
        return front - pulls
    except ChipsMissing:
        return NO_CHIPS


def _there(chips: Chips) -> tuple[Key, ...]:
    return tuple(
        Key(chip, count, tone(chip), face(chip), _("Take away %(chips)s") % {"chips": _one(chip)})
        for chip, count in chips.piles
    )


def _more(chips: Iterable[int], tipping: Tipping | None = None) -> tuple[Key, ...]:
    flips = {flip.chip: flip.verdict.decision for flip in tipping.flips} if tipping else {}
    return tuple(
        Key(
            chip,
            1,
            tone(chip),
            face(chip),
            _("Add %(chips)s") % {"chips": _one(chip)},
            str(WORDS[flips[chip]]) if chip in flips else "",
            str(flips.get(chip, "")),
        )
        for chip in chips
    )


def _one(chip: int) -> str:
    return pile(Chips.of([(chip, 1)]))
