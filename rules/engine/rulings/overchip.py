"""What does a single chip count as that is larger than needed?

Rule: overchip (2011: 38, 2013: 42, 2019 to 2024: 44, 2026: 46).  Facing a bet or blind one silent chip is a call,
the last chip too.  With nothing to call it is a bet of the whole chip.
"""

from dataclasses import dataclass

from rules.engine.findings import Finding
from rules.engine.rulings.raise_amounts import rule_on_half
from rules.engine.rulings.spot import Spot, called, checked, left_to_director, reading
from rules.engine.verdict import Motion, Ruling


@dataclass(frozen=True, slots=True)
class SilentOverchip(Finding):
    """One chip of `chip`, no raise declared, against a call of `call`: a call."""

    rule = "overchip"
    chip: int
    call: int


@dataclass(frozen=True, slots=True)
class OverchipOnOption(Finding):
    """The blind may check or raise; chips were added in silence (`front` in all), and no raise is faced."""

    rule = "overchip"
    front: int
    call: int


@dataclass(frozen=True, slots=True)
class TooLittleOnOption(Finding):
    """The blind may check or raise; what is in front of him now, `front`, is short of half a raise, `half`: a check."""

    rule = "overchip"
    front: int
    half: int


@dataclass(frozen=True, slots=True)
class OverchipIsCheck(Finding):
    """The usual practice: chips added to an unraised blind in silence are a check."""

    rule = "overchip"


@dataclass(frozen=True, slots=True)
class OverchipIsRaise(Finding):
    """The other reading: the blind raised with all that is in front of him, `front` chips."""

    rule = "overchip"
    front: int


def rule_on_overchip(spot: Spot, chip: int, *findings: Finding) -> Ruling:
    """Rule on one silent chip of `chip` that covers the call."""
    return called(spot, *findings, SilentOverchip(chip, spot.call))


def rule_on_option(spot: Spot, motion: Motion, *findings: Finding) -> Ruling:
    """Rule on one chip that a blind adds in silence when nobody has raised: the director decides, usually a check."""
    front, half = motion.front, spot.table.raises_from
    if front < half:
        return checked(spot, *findings, TooLittleOnOption(front, half))
    readings = (
        reading(spot, checked(spot), OverchipIsCheck()),
        reading(spot, rule_on_half(spot, front), OverchipIsRaise(front)),
    )
    return left_to_director(readings, *findings, OverchipOnOption(front, spot.call))
