"""Which events of a scenario were out of turn, and what else of them only play tells."""

from rules.engine.editions import CURRENT, EDITIONS
from rules.engine.hand import play
from rules.engine.ruled import Circumstance
from rules.engine.scenario import Act, Bet, Call, Check, Deal, Fold, Push, Raise, Scenario


def circumstances(scenario: Scenario) -> dict[int, Circumstance]:
    """Return the circumstances of the events that have some, by index; play the hand only if there can be any."""
    names = [seat.name for seat in scenario.seats]
    if any(not isinstance(event, Deal) and event.player not in names for event in scenario.events):
        return {}
    if _in_order(scenario, names):
        return {}
    return play(scenario, EDITIONS.get(scenario.edition, EDITIONS[CURRENT])).circumstances


def _in_order(scenario: Scenario, names: list[str]) -> bool:
    """Whether the players plainly act one after another, so that nothing can be out of turn."""
    preflop, folded, acted = scenario.street == "preflop", set[str](), set[str]()
    last = 0 if preflop and len(names) == 2 else 1 if preflop and scenario.blinds else -1
    facing = preflop and bool(scenario.blinds)
    for event in scenario.events:
        if isinstance(event, Deal):
            last, facing, acted = -1, False, set()
            continue
        may_raise = event.player not in acted and scenario.betting != "limit"
        if not _is_plain(event, facing=facing, may_raise=may_raise) or event.player != _next(names, last, folded):
            return False
        last = names.index(event.player)
        acted.add(event.player)
        folded |= {event.player} if isinstance(event, Fold) else set()
        facing = facing or isinstance(event, (Bet, Raise, Push))
    return True


def _is_plain(act: Act, *, facing: bool, may_raise: bool) -> bool:
    """Whether an act is surely complete: nothing that may be held, and leave its player to act."""
    if act.conditional:
        return False
    match act:
        case Fold() | Call():
            return True
        case Check():
            return not facing
        case Bet() | Raise():
            return may_raise
        case Push():
            return act.says is None
    return False


def _next(names: list[str], last: int, folded: set[str]) -> str | None:
    """The next player clockwise who has not folded."""
    turns = (names[(last + step) % len(names)] for step in range(1, len(names) + 1))
    return next((name for name in turns if name not in folded), None)
