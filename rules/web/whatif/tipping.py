"""The tipping point: which chips turn a call into a raise.

Nothing is reckoned here by rules of its own: other chips are put out in thought, and the engine rules on them.
"""

from collections.abc import Callable
from dataclasses import dataclass
from math import gcd

from rules.engine.chips import LARGEST_COUNT, Chips, read_chips
from rules.engine.rulings.reopening import RaisesCapped
from rules.engine.verdict import Decision, Verdict
from rules.web.verdict.chips import DENOMINATIONS
from rules.web.whatif.starting_tables import change

Judge = Callable[[Chips], Verdict | None]
"""Rules on other chips put out in the same motion; None where they cannot be put out."""

FEWEST_OFFERED = 5
_LAST_START = len(DENOMINATIONS) - FEWEST_OFFERED
_CALLS = {Decision.CALL, Decision.CHECK}


@dataclass(frozen=True, slots=True)
class Flip:
    """One chip of `chip` that changes the decision, and what the verdict then is."""

    chip: int
    verdict: Verdict


@dataclass(frozen=True, slots=True)
class Tipping:
    """Where a call becomes a raise.

    `call_to` is the most that still is a call, and `raise_from` the least that is a raise, where the chips are small
    enough for one to be spare; None where no such total is found.  `more` is the smallest chip that makes a raise of
    this call, `less` the smallest without which this raise is a call.  `flips` names all the chips offered that change
    the decision.  Nothing tips where the round has had all its raises, `capped`, or words have decided, `spoken`.
    """

    call_to: int | None = None
    raise_from: int | None = None
    more: Flip | None = None
    less: Flip | None = None
    flips: tuple[Flip, ...] = ()
    capped: bool = False
    spoken: bool = False


def offered(small: int, big: int, faced: int, *piles: Chips) -> tuple[int, ...]:
    """The denominations to choose from: those that the blinds and the bet are made of, and those that lie there."""
    step = gcd(small, big, faced) or 100
    first = max(at for at, chip in enumerate(DENOMINATIONS) if step % chip == 0)
    usual = [chip for chip in DENOMINATIONS[min(first, _LAST_START) :] if chip <= 10 * max(big, faced, step)]
    few = DENOMINATIONS[min(first, _LAST_START) :][:FEWEST_OFFERED]
    return tuple(sorted({*usual, *few, *(chip for pile in piles for chip, _ in pile.piles)}))


def find(judge: Judge, verdict: Verdict, out: Chips, chips: tuple[int, ...], *, idle: bool) -> Tipping:
    """Find the tipping point of an act; `out` are the chips put out, `idle` while nothing has been done."""
    figures = verdict.figures
    if figures is None or figures.minimum_raise is None:
        return Tipping()
    left = (verdict.motion.prior - verdict.motion.pulled.total) if verdict.motion else figures.out
    if _capped(judge(_in_chips(_steps(figures.minimum_raise - left, chips[0]), chips[0]))):
        return Tipping(capped=True)
    call_to, raise_from = _totals(judge, left, figures.call, figures.minimum_raise, chips[0])
    if idle or not out.count:
        return Tipping(call_to, raise_from)
    flips = _flips(judge, verdict, out, chips)
    more = next((flip for flip in flips if _raises(flip.verdict) and verdict.decision in _CALLS), None)
    return Tipping(call_to, raise_from, more, _spare(judge, out) if _raises(verdict) else None, flips)


def _capped(verdict: Verdict | None) -> bool:
    return verdict is not None and any(isinstance(finding, RaisesCapped) for finding in verdict.findings)


def _flips(judge: Judge, verdict: Verdict, out: Chips, chips: tuple[int, ...]) -> tuple[Flip, ...]:
    found = ((chip, judge(out + Chips.of([(chip, 1)]))) for chip in chips)
    return tuple(Flip(chip, then) for chip, then in found if then and then.decision != verdict.decision)


def _spare(judge: Judge, out: Chips) -> Flip | None:
    """The smallest of the chips put out without which they are a call."""
    if out.count < 2:
        return None
    without = ((chip, judge(out - Chips.of([(chip, 1)]))) for chip, _ in reversed(out.piles))
    return next((Flip(chip, then) for chip, then in without if then and then.decision in _CALLS), None)


def _raises(verdict: Verdict | None) -> bool:
    return verdict is not None and verdict.decision is Decision.RAISE


def _totals(judge: Judge, left: int, call: int, minimum: int, chip: int) -> tuple[int | None, int | None]:
    """The last total that is a call and the first that is a raise, in steps of the smallest chip, by halving.

    At the call it must be a call and at the minimum raise a raise: elsewhere no total decides.
    """
    low, high = _steps(call - left, chip), _steps(minimum - left, chip)
    if low >= high or not _is(judge, low, chip, _CALLS) or not _raises(judge(_in_chips(high, chip))):
        return None, None
    while high - low > 1:
        middle = (low + high) // 2
        if _raises(judge(_in_chips(middle, chip))):
            high = middle
        else:
            low = middle
    if not _is(judge, low, chip, _CALLS):
        return None, left + high * chip
    return left + low * chip, left + high * chip


def _is(judge: Judge, steps: int, chip: int, decisions: set[Decision]) -> bool:
    verdict = judge(_in_chips(steps, chip))
    return verdict is not None and verdict.decision in decisions


def _steps(amount: int, chip: int) -> int:
    """How many of the smallest chips come to an amount, or to the next they can come to; one at least."""
    return max(-(-amount // chip), 1)


def _in_chips(steps: int, chip: int) -> Chips:
    """A total in large chips and one of the smallest, so that one can be spared."""
    smallest = Chips.of([(chip, 1)])
    return smallest + read_chips(change((steps - 1) * chip)) if 1 < steps <= LARGEST_COUNT * LARGEST_COUNT else smallest
