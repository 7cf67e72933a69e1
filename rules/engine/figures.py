"""The figures of the table that a ruling is made by."""

from rules.engine.rulings.spot import Spot
from rules.engine.verdict import Figures


def figures_of(spot: Spot) -> Figures:
    """The figures in a spot, before its ruling is carried out.

    What the player faces since he last acted, and whether that reopens the betting to him, is told where it is asked.
    Where the rules leave open to what a raise goes there is no figure for it.
    """
    table, acted = spot.table, spot.seat.acted
    completed = table.completed_at is not None
    no_raise = completed or spot.unopened
    faces = None if acted is None or not spot.facing else table.bet - acted
    return Figures(
        call=table.bet,
        increment=table.increment,
        raises_from=None if no_raise else table.raises_from,
        minimum_raise=None if no_raise else table.minimum_raise,
        out=spot.front,
        faces=faces,
        reopened=None if faces is None else faces >= table.reopens_from,
        maximum=None if completed else table.maximum(spot.seat),
        pot=table.whole_pot if table.structure.pot else None,
    )
