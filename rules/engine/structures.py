"""No-limit, pot-limit and limit: how large a bet may be.

Rules: pot size and pot-limit bets (2024: rule 54), number of allowable raises (2024: rule 48).
"""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Structure:
    """A betting structure.

    `fixed` is limit: bets are `bet` chips before the flop and on it, `big_bet` from the turn on, with at most `cap`
    raises in a round (None: no cap).  `pot` is pot-limit.
    """

    pot: bool = False
    fixed: bool = False
    bet: int = 0
    big_bet: int = 0
    cap: int | None = None

    def size(self, street: str, big_blind: int) -> int:
        """The least opening bet, in limit the only one."""
        if not self.fixed:
            return big_blind
        return self.big_bet if street in {"turn", "river"} else self.bet

    def maximum(self, bet: int, size: int, pot: int, own: int) -> int | None:
        """The largest total where `bet` must be matched, `pot` lies in all, and the player has `own` in the round.

        Pot-limit: the call, and on top of it the pot as it is once the call is in.
        """
        if self.fixed:
            return bet + size
        return bet + pot + (bet - own) if self.pot else None


NO_LIMIT = Structure()
