"""Which amount is "five", where it may be 5, 50, 500 or 5,000?

Rule: non-standard and unclear betting (2013: 49, 2019 to 2024: 57, 2026: 59).  The highest reasonable amount that is no
larger than the pot before the bet, bets in front of the players included.  The practice of 2011 and 2013 was the
smallest.  Where chips are put out together with the word, it is read in this way before it is held against them
(methods of betting, 2024: 40); chips that come to another amount that it may mean are left to the director.
"""

from dataclasses import dataclass, replace

from rules.engine.chips import LARGEST_AMOUNT
from rules.engine.findings import Finding
from rules.engine.rulings.amounts import rule_on_amount
from rules.engine.rulings.bet_facing_bet import rule_on_bet_facing_bet
from rules.engine.rulings.raise_amounts import rule_on_raise_said
from rules.engine.rulings.spot import Spot, distinct, left_to_director, readings_of, same_outcome
from rules.engine.verdict import Ruling


@dataclass(frozen=True, slots=True)
class HighestReasonable(Finding):
    """The word `said` may mean several amounts: `amount` is the highest of them within the pot of `pot`."""

    rule = "unclear-bets"
    said: int
    amount: int
    pot: int


@dataclass(frozen=True, slots=True)
class SmallestMeant(Finding):
    """The word `said` may mean several amounts; the practice under this edition is the smallest legal one, `amount`."""

    rule = "unclear-bets"
    said: int
    amount: int


@dataclass(frozen=True, slots=True)
class UnclearAmountOpen(Finding):
    """The word `said` may mean several amounts, none of them legal and within the pot of `pot`."""

    rule = "unclear-bets"
    said: int
    pot: int


@dataclass(frozen=True, slots=True)
class MeantAmount(Finding):
    """One reading: the word means `amount` chips."""

    rule = "unclear-bets"
    amount: int


@dataclass(frozen=True, slots=True)
class MeantAmountWins(Finding):
    """Words and chips came together: once the amount of the word is found it is reasonable, and wins."""

    rule = "methods-of-betting"


@dataclass(frozen=True, slots=True)
class ChipsMayBeMeant(Finding):
    """Words and chips came together, and what is in front, `chips`, is an amount too that the word may mean."""

    rule = "methods-of-betting"
    chips: int


def rule_on_unclear_amount(spot: Spot, said: int) -> Ruling:
    """Rule on a number word whose scale is open; `said` is the number without its scale."""
    pot, scales = _pot(spot), _scales(said)
    if not spot.edition.unclear_is_highest:
        least = next((amount for amount in scales if _legal(spot, amount)), scales[-1])
        return _rule_on_meant(spot, least, SmallestMeant(said, least))
    within = [amount for amount in scales if amount <= pot]
    if within and _legal(spot, within[-1]):
        return _rule_on_meant(spot, within[-1], HighestReasonable(said, within[-1], pot))
    return _open(spot, said, within, scales, pot)


def may_be_meant_too(spot: Spot, by_words: Ruling, said: int, amount: int) -> bool:
    """Whether the word may mean `amount` chips as well as what was found for the ruling `by_words`.

    That is a legal amount, within the pot where that bounds it and leaves any.
    """
    if by_words.findings[0].figures.get("amount") == amount:
        return False
    legal = [scale for scale in _scales(said) if _legal(spot, scale)]
    within = [scale for scale in legal if scale <= _pot(spot)]
    return amount in (within if within and spot.edition.unclear_is_highest else legal)


def _pot(spot: Spot) -> int:
    """The pot before the bet, bets in front of the players included."""
    return spot.table.pot + sum(seat.contributed for seat in spot.table.seats)


def _rule_on_meant(spot: Spot, amount: int, found: Finding) -> Ruling:
    """Rule on the amount that was meant: the one of a raise, where that was said before."""
    alone = rule_on_amount(spot, amount, found)
    if not spot.seat.raise_declared:
        return alone
    as_raise = rule_on_raise_said(spot, amount, found)
    return rule_on_bet_facing_bet(spot, alone, as_raise) if spot.seat.bet_declared else as_raise


def _open(spot: Spot, said: int, within: list[int], scales: list[int], pot: int) -> Ruling:
    """Nothing legal lies within the pot: the highest within it is one reading, the first above it another.

    With none within it the first legal one is read besides.  Where all come to the same nothing is left open.
    """
    found = UnclearAmountOpen(said, pot)
    above = next((amount for amount in scales if amount > pot), scales[-1])
    legal = next((amount for amount in scales if amount >= above and _legal(spot, amount)), above)
    amounts = dict.fromkeys((*within[-1:], above, *(() if within else (legal,))))
    meant = [(amount, _rule_on_meant(spot, amount, MeantAmount(amount))) for amount in amounts]
    only = meant[0][1]
    if not only.may and all(same_outcome(only, ruling) for _, ruling in meant):
        return replace(only, findings=(found, *only.findings[1:]))
    readings = tuple(one for amount, ruling in meant for one in readings_of(spot, ruling, MeantAmount(amount)))
    return left_to_director(distinct(readings), found)


def _scales(said: int) -> list[int]:
    """The amounts that the word may mean, from the number itself upwards."""
    amounts = [said]
    while amounts[-1] * 10 <= LARGEST_AMOUNT // 10:
        amounts.append(amounts[-1] * 10)
    return amounts


def _legal(spot: Spot, amount: int) -> bool:
    """Whether the amount is at least a bet, or a call where there is one to match."""
    return amount >= (spot.table.least_bet if spot.unopened else spot.call)
