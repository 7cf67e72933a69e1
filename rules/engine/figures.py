"""The figures of the table that a ruling is made by."""

from rules.engine.rulings.spot import Spot
from rules.engine.verdict import Figures


def figures_of(spot: Spot) -> Figures:
    """The figures in a spot, before its ruling is carried out.

    What the player faces since he last acted, and whether that reopens the betting to him, is told where it is asked.
    """
    table, acted = spot.table, spot.seat.acted
    faces = None if acted is None or not spot.facing else table.bet - acted
    return Figures(
        call=table.bet,
        increment=table.increment,
        raises_from=None if spot.unopened else table.raises_from,
        minimum_raise=None if spot.unopened else table.minimum_raise,
        out=spot.front,
        faces=faces,
        reopened=None if faces is None else faces >= table.reopens_from,
        maximum=table.maximum(spot.seat),
        pot=table.whole_pot if table.structure.pot else None,
    )
