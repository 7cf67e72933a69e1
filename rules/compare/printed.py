"""The figures of a verdict by their roles, and a printed figure that is not one of them.

A figure is judged by its role: 1,150 as the total in front of the player is wrong where the chips make 2,050, though
1,150 is the minimum raise of the same case.
"""

from dataclasses import dataclass

from rules.engine.verdict import Verdict

Figure = int | str
"""Chips, or a decision."""

_OF_VERDICT = ("to", "adds", "returns", "forfeits")
_OF_TABLE = ("minimum_raise", "call", "raises_from", "increment", "out", "faces")


@dataclass(frozen=True, slots=True)
class Disagreement:
    """A printed figure that is not what the verdict comes to.

    `role` is a key of the verdict or the name of a pot; `computed` is None where the verdict has no such figure.
    `also` is the role of the figure of the same case that the printed one equals, if there is one.
    """

    language: str
    role: str
    printed: Figure
    computed: Figure | None
    also: str | None = None


def figures_of(verdict: Verdict) -> dict[str, Figure]:
    """Return every figure of a verdict by its role; those that it does not have are left out."""
    found: dict[str, Figure] = {"decision": str(verdict.decision)}
    for source, roles in ((verdict, _OF_VERDICT), (verdict.figures, _OF_TABLE)):
        values = ((role, getattr(source, role, None)) for role in roles)
        found.update({role: value for role, value in values if value is not None})
    found.update({pot.name: pot.amount for pot in verdict.pots})
    return found
